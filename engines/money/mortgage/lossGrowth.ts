import { calendarYear } from '../../ground/math/time.ts';
import { isKnown, type FactTree, type Moment } from '../../facts.ts';
import { landMotion } from '../../ground/datasets/seaLevel.ts';
import { seaFloodGrowth } from '../../hazards/flood/seaGrowth.ts';
import { realisedRiseM } from '../../hazards/seaLevel/globalMeanRise.ts';
import { relativeRise } from '../../hazards/seaLevel/relativeRise.ts';
import type { Peril } from '../siteRisk/perils.ts';
import type { PropertyLoss } from '../siteRisk/propertyLoss.ts';
import { annualLoss } from '../siteRisk/siteLoss.ts';
import { siteNeeds } from '../siteRisk/sitePerils.ts';
import { LOSS_GROWTH, SEA_MEETS_SCENARIO_YEARS, SEA_SCENARIO } from './tables.ts';

/** Everything that the losses of a place, now and in years to come, are worked out from. */
export const futureNeeds = (at: { readonly lat: number; readonly lon: number }) => ({
  ...siteNeeds(at),
  land: landMotion({ lat: at.lat, lon: at.lon }),
});

export type FutureFacts = FactTree<ReturnType<typeof futureNeeds>>;

/** Expected loss of a peril so many years from now, over that of today. */
export type LossGrowth = (peril: Peril, years: number) => number;

/** The latest year that the observed rise of the sea is known to. */
const LATEST_YEAR = 2035;

/**
 * How the losses of a place grow: each peril by its yearly rate, but floods by the sea by the rise of the sea against the land, as in
 * `climate-migration/score`.
 */
export function lossGrowth(loss: PropertyLoss, facts: FutureFacts, moment: Moment): LossGrowth {
  const plain: LossGrowth = (peril, years) => (1 + LOSS_GROWTH[peril]) ** years;
  const { share, perYear } = seaOf(loss);
  const rising = share > 0 ? seaGrowth(facts, moment) : undefined;
  if (!rising) return plain;
  const kept = new Map<number, number>();
  return (peril, years) => {
    if (peril !== 'flood') return plain(peril, years);
    // No year has more than one flood that counts.
    const known = kept.get(years) ?? Math.min(1 / perYear, rising(years));
    kept.set(years, known);
    return (1 - share) * plain(peril, years) + share * known;
  };
}

/** Share of the sea in the expected loss by floods, 0 to 1, and how often it comes. */
function seaOf({ sites, perils }: PropertyLoss): {
  readonly share: number;
  readonly perYear: number;
} {
  const causes = sites.find(({ peril }) => peril === 'flood')?.causes ?? [];
  const floods = perils.find(({ peril }) => peril === 'flood');
  const at = causes.findIndex(({ damage }) => damage === 'coastal_flood');
  if (at < 0 || !floods || !(floods.averageAnnual > 0)) return { share: 0, perYear: 0 };
  return {
    share: annualLoss(floods.slices[at]) / floods.averageAnnual,
    perYear: causes[at].beginsPerYear ?? 1,
  };
}

/** Floods by the sea so many years from now over those of today; undefined where no level of the sea or no rise is known. */
function seaGrowth(
  { flood, land }: FutureFacts,
  moment: Moment,
): ((years: number) => number) | undefined {
  const climate = isKnown(flood.flood) ? flood.flood.value.sea : null;
  const from = Math.min(LATEST_YEAR, calendarYear(moment.ms));
  const nowM = realisedRiseM(from);
  if (climate === null || nowM === undefined || !isKnown(flood.setting)) return undefined;
  const site = {
    ground: isKnown(flood.elevation) ? flood.elevation.value : null,
    coastDistanceKm: flood.setting.value.coastDistanceKm,
  };
  const motion = isKnown(land)
    ? land.value
    : { rateMmPerYear: climate.landMotionMmPerYear, sigmaMmPerYear: 0 };
  const coast = { ...motion, pattern: climate.risePattern };
  const riseBy = (to: number) => relativeRise(SEA_SCENARIO, { from, to }, coast)?.toComeM;
  const aheadM = -(riseBy(from) ?? 0);
  return (years) => {
    const riseM = riseBy(Math.min(2100, from + years));
    if (riseM === undefined) return 1;
    const toComeM = riseM + aheadM * Math.max(0, 1 - years / SEA_MEETS_SCENARIO_YEARS);
    return seaFloodGrowth(climate, site, { nowM, toComeM });
  };
}
