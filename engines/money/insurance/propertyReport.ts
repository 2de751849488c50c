import type { Foundation } from '../../ground/vulnerability/tables/buildingWords.ts';
import { lossAbout } from '../../component.ts';
import { modelMixture } from '../../ground/vulnerability/modelMixture.ts';
import { levelOf, scoreAt } from '../../levels.ts';
import { inPercent, percentWords } from '../../percentWords.ts';
import { occurrencePoints } from '../loss/occurrence.ts';
import {
  missingInfluences,
  propertyCurve,
  referenceHouseLoss,
  type PropertyLoss,
} from '../siteRisk/propertyLoss.ts';
import { eventsOf, type PerilLoss } from '../siteRisk/siteLoss.ts';
import { sinkholeClaimsWarning } from '../siteRisk/sinkholeClaims.ts';
import { stormClaimsWarning } from '../siteRisk/stormClaims.ts';
import { LOSS_ANCHORS } from '../siteRisk/tables.ts';
import type { Property, PropertyScore } from './schemas.ts';

const scoreOf = (ratio: number): number => scoreAt(LOSS_ANCHORS, ratio);

/** Perils below this share of the loss are left out of the words. */
const NAMED_SHARE = 0.05;

function perilFields(peril: PerilLoss, total: number): PropertyScore['perils'][number] {
  const { state, averageAnnual, lnSigma, drivers, reason } = peril;
  if (state !== 'known')
    return {
      peril: peril.peril,
      state,
      expected_annual_loss_ratio: null,
      share: null,
      score: null,
      pml_100yr: null,
      pml_250yr: null,
      drivers: [],
      ...(reason === undefined ? {} : { reason }),
    };
  const [pml100, pml250] = occurrencePoints(eventsOf([peril]), 1, [100, 250]);
  return {
    peril: peril.peril,
    state,
    expected_annual_loss_ratio: lossAbout(averageAnnual, lnSigma),
    share: total > 0 ? averageAnnual / total : 0,
    score: scoreOf(averageAnnual),
    pml_100yr: pml100?.loss ?? 0,
    pml_250yr: pml250?.loss ?? 0,
    drivers: [...drivers],
  };
}

/** Model building types of the mixture, largest share first, small ones left out. */
function modelTypes({ building }: PropertyLoss) {
  const shares = new Map<string, number>();
  for (const { type, level, share } of modelMixture(building))
    shares.set(`${type} ${level}`, (shares.get(`${type} ${level}`) ?? 0) + share);
  return [...shares]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 8)
    .map(([key, share]) => {
      const [type = '', design = ''] = key.split(' ');
      return { type, design_level: design, share };
    });
}

/** A house of which all of this is said leaves nothing to average over: material, year, storeys and foundation. */
const WORDS_OF_A_HOUSE = 4;

const FOUNDATION_WORDS: Readonly<Record<Foundation, string>> = {
  slab: 'on a slab',
  crawlspace: 'over a crawlspace',
  basement: 'over a basement',
  deep: 'on piles',
};

/** The building in words: what was said of it, and that the rest is averaged. */
function houseWords(given: Property, { building }: PropertyLoss): string {
  const foundation =
    building.foundation === undefined ? undefined : FOUNDATION_WORDS[building.foundation];
  const said = [
    building.constructionType?.replaceAll('_', ' '),
    building.constructionYear === undefined ? undefined : `built ${building.constructionYear}`,
    building.stories === undefined
      ? undefined
      : `${building.stories} ${building.stories === 1 ? 'storey' : 'storeys'}`,
    foundation,
  ].filter((word) => word !== undefined);
  const rest =
    said.length === WORDS_OF_A_HOUSE ? '' : ', what was not given averaged over the usual stock';
  if (building.firstFloorM !== undefined)
    said.push(`first floor ${Number(building.firstFloorM.toPrecision(2))} m above the ground`);
  return `${given.property_type} building${said.length > 0 ? ` (${said.join(', ')})` : ''}${rest}`;
}

function summaryOf(given: Property, loss: PropertyLoss): string {
  const { total, perils, reason } = loss;
  if (!total) return `No loss can be given: ${reason ?? 'nothing is known'}.`;
  const named = perils
    .filter(({ averageAnnual }) => averageAnnual > NAMED_SHARE * total.value)
    .toSorted((a, b) => b.averageAnnual - a.averageAnnual)
    .map(
      ({ peril, averageAnnual }) =>
        `${peril.replace('_', ' ')} ${Math.round((100 * averageAnnual) / total.value)} %`,
    );
  return `Expected loss ${percentWords(total.value)} of the replacement value a year (80 % interval ${inPercent(total.p10)} to ${percentWords(total.p90)}) of this ${houseWords(given, loss)}: ${named.join(', ')}.`;
}

/** Why the ratio is another than that of the composite at the same place: both losses. */
function otherHouse(loss: PropertyLoss): string[] {
  if (!loss.total) return [];
  return [
    `The building described here is priced: ${percentWords(loss.total.value)} a year. The composite of georisk/score prices one reference house (one light storey on a slab, mixed quality, the same everywhere), which loses about ${percentWords(referenceHouseLoss(loss))} a year here to the same perils: without wildfire, which only this answer counts, and heat, which only the composite does.`,
  ];
}

function warningsOf(loss: PropertyLoss): string[] {
  const { perils, countryCode } = loss;
  const unknown = perils.filter(({ state }) => state === 'unknown');
  return [
    ...unknown.map(({ peril, reason }) => `${peril} is unknown and not in the loss: ${reason}`),
    ...stormClaimsWarning({ perils, countryCode }),
    ...sinkholeClaimsWarning(loss),
    ...otherHouse(loss),
    'Structure only: contents, interruption, liquefaction and fire after an earthquake are not counted.',
  ];
}

/** The dominant peril of a loss. */
export function dominantOf({ perils, total }: PropertyLoss) {
  if (!total || total.value <= 0) return null;
  return perils.reduce((best, each) => (each.averageAnnual > best.averageAnnual ? each : best))
    .peril;
}

/** Quantity, score, level and interval of a loss; what every answer of expected loss begins with. */
export function scoredFields({ total, reason }: Pick<PropertyLoss, 'total' | 'reason'>) {
  const score = total ? scoreOf(total.value) : null;
  return {
    quantity: total && {
      name: 'expected_annual_loss_ratio',
      unit: '1/yr',
      value: total.value,
      p10: total.p10,
      p50: total.p50,
      p90: total.p90,
    },
    score,
    level: score === null ? null : levelOf(score),
    interval: total && {
      p10: scoreOf(total.p10),
      p50: scoreOf(total.p50),
      p90: scoreOf(total.p90),
    },
    ...(reason === undefined ? {} : { reason }),
  };
}

function missingAttributes(loss: PropertyLoss): PropertyScore['missing_attributes'] {
  if (!loss.total) return [];
  return missingInfluences(loss).map(({ attribute, least, most }) => ({
    attribute: attribute.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    least_annual_loss_pct: 100 * least,
    most_annual_loss_pct: 100 * most,
  }));
}

/** The answer for one building. */
export function propertyReport(given: Property, loss: PropertyLoss): PropertyScore {
  const { total, perils, building } = loss;
  const known = perils.filter(({ state }) => state !== 'unknown').length;
  return {
    lat: given.lat,
    lon: given.lon,
    ...scoredFields(loss),
    summary: summaryOf(given, loss),
    average_annual_loss_pct: total && 100 * total.value,
    dominant_peril: dominantOf(loss),
    perils: perils.map((peril) => perilFields(peril, total?.value ?? 0)),
    exceedance: total ? propertyCurve(loss) : [],
    coverage: perils.length > 0 ? known / perils.length : 0,
    building: {
      property_type: given.property_type,
      construction_type: building.constructionType ?? null,
      construction_year: building.constructionYear ?? null,
      stories: building.stories ?? null,
      foundation: building.foundation ?? null,
      first_floor_height_m: building.firstFloorM ?? null,
      model_types: modelTypes(loss),
    },
    missing_attributes: missingAttributes(loss),
    warnings: warningsOf(loss),
  };
}
