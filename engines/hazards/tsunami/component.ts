import {
  component,
  known,
  notApplicable,
  unknown,
  type LossOrState,
  type Place,
} from '../../component.ts';
import { shoreNote } from '../../ground/earth/shoreNote.ts';
import { elevation, setting } from '../../ground/datasets/terrain.ts';
import { tsunamiSources } from '../../ground/datasets/tsunamis.ts';
import { Z90 } from '../../ground/math/normal.ts';
import type { Anchors } from '../../levels.ts';
import { isKnown, type Fact, type FactTree } from '../../facts.ts';
import type { ComponentAnswer, Quantity } from '../../schemas.ts';
import {
  coastalHazard,
  coastalRates,
  MOST_HEIGHT_M,
  type CoastalHazard,
  type CoastalRates,
} from './coastalHazard.ts';
import { isOutOfReach, outOfReach, siteShare, type SeaSite } from './siteReach.ts';
import { tsunamiLoss } from './tsunamiLoss.ts';
import { INLAND_LIMIT_KM, MODEL_LN_SIGMA, UNLISTED } from './tables.ts';

/** POLICY. Quantity to score. */
const ANCHORS: Anchors = [
  [0.1, 5],
  [0.5, 25],
  [1, 40],
  [3, 65],
  [10, 95],
];

/** What the tsunami hazard of a place is worked out from. */
export function tsunamiNeeds({ lat, lon }: { readonly lat: number; readonly lon: number }) {
  return {
    setting: setting({ lat, lon }),
    elevation: elevation({ lat, lon }),
    sources: tsunamiSources({ lat, lon }),
  };
}

export type TsunamiFacts = FactTree<ReturnType<typeof tsunamiNeeds>>;

/** The site and its coast, or why nothing can be said. */
export interface TsunamiView {
  readonly answer: ComponentAnswer;
  readonly site: SeaSite | null;
  readonly coast: CoastalHazard | null;
}

/** POLICY. Extra spread where the ground is not measured, log standard deviation at an elevation spread of 20 m and more. */
const COARSE_GROUND_LN_SIGMA = 0.7;
const COARSE_GROUND_M = 20;

/** Works out the tsunami hazard of a place from the facts; the component and the vertical both come here. */
export function assessTsunami(facts: TsunamiFacts): TsunamiView {
  if (!isKnown(facts.setting)) return bare(unknown(`coastline: ${facts.setting.missing}`));
  const { isLand, surface, coastDistanceKm, coastSigmaKm } = facts.setting.value;
  const site: SeaSite = {
    isLand,
    isLake: surface === 'lake',
    coastDistanceKm,
    coastSigmaKm,
    elevation: groundOf(facts.elevation),
  };
  if (coastDistanceKm > INLAND_LIMIT_KM)
    return { ...bare(notApplicable(outOfReach(0, site) ?? 'out of reach of the sea')), site };
  if (!isKnown(facts.sources))
    return { ...bare(unknown(`tsunami sources: ${facts.sources.missing}`)), site };
  const { paths, bayFactor, bayName } = facts.sources.value;
  const coast = coastalHazard(paths, bayFactor);
  const reason = outOfReach(coast.height475M, site);
  if (reason !== undefined) return { answer: notApplicable(reason), site, coast };
  return {
    answer: known(ANCHORS, quantityOf(coast, site), [
      ...shoreNote(facts.setting.value),
      ...driversOf(coast, site, { bayFactor, bayName }),
    ]),
    site,
    coast,
  };
}

/** The loss, or the state of `assessTsunami`. */
function lossOf(facts: TsunamiFacts): LossOrState {
  if (!isKnown(facts.setting)) return 'unknown';
  const { isLand, coastDistanceKm, coastSigmaKm } = facts.setting.value;
  if (coastDistanceKm > INLAND_LIMIT_KM) return 'not_applicable';
  if (!isKnown(facts.sources)) return 'unknown';
  const site: SeaSite = {
    isLand,
    coastDistanceKm,
    coastSigmaKm,
    elevation: groundOf(facts.elevation),
  };
  // Ground that no wave could reach asks for none.
  if (isOutOfReach(MOST_HEIGHT_M, site)) return 'not_applicable';
  const coast = coastalRates(facts.sources.value.paths, facts.sources.value.bayFactor);
  return isOutOfReach(coast.height475M, site)
    ? 'not_applicable'
    : tsunamiLoss(coast, site, heightLnSigma(coast, site));
}

function bare(answer: ComponentAnswer): TsunamiView {
  return { answer, site: null, coast: null };
}

function groundOf(
  fact: Fact<{ readonly elevationM: number; readonly sigmaM: number }>,
): SeaSite['elevation'] {
  return isKnown(fact)
    ? { elevationM: fact.value.elevationM, sigmaM: Math.max(0.5, fact.value.sigmaM) }
    : null;
}

/** How far the height at the site may be off, log standard deviation. */
export function heightLnSigma(coast: CoastalRates, site: SeaSite): number {
  const ground = site.isLand
    ? COARSE_GROUND_LN_SIGMA *
      Math.min(1, (site.elevation?.sigmaM ?? COARSE_GROUND_M) / COARSE_GROUND_M)
    : 0;
  return Math.hypot(MODEL_LN_SIGMA, coast.rateLnSigma, ground);
}

/** Water lower than this on the ground is none, m. */
const LEAST_WATER_M = 0.01;

/** The 475-year coastal height discounted by ground and distance, with its interval, m. */
function quantityOf(coast: CoastalHazard, site: SeaSite): Quantity {
  const share = (heightM: number) => {
    const leftM = heightM * siteShare(heightM, site);
    return leftM < LEAST_WATER_M ? 0 : leftM;
  };
  const spread = Math.exp(Z90 * heightLnSigma(coast, site));
  const value = share(coast.height475M);
  return {
    name: 'tsunami_height_475yr_at_site',
    value,
    unit: 'm',
    p10: share(coast.height475M / spread),
    p50: value,
    p90: share(coast.height475M * spread),
  };
}

function driversOf(
  coast: CoastalHazard,
  site: SeaSite,
  bay: { readonly bayFactor: number; readonly bayName: string | null },
): string[] {
  const drivers: string[] = [];
  for (const { path, shareOfRate } of coast.effects) {
    if (drivers.length === 3 || shareOfRate < 0.05) break;
    drivers.push(
      `${path.source.name}, M ${path.source.magnitude}, first wave after ${Math.round(path.travelMinutes)} min: ${Math.round(100 * shareOfRate)} % of the rate`,
    );
  }
  if (drivers.length === 0)
    drivers.push(
      `no listed source raises the coast above ${UNLISTED.height475M} m once in 475 years; small local sources remain`,
    );
  if (bay.bayName !== null)
    drivers.push(
      bay.bayFactor > 1
        ? `${bay.bayName} raises distant waves above the open coast`
        : `${bay.bayName} shelters from the open sea`,
    );
  if (site.isLand && site.coastDistanceKm > 0.5)
    drivers.push(`${site.coastDistanceKm.toFixed(1)} km from the shore`);
  return drivers;
}

/** Tsunami: 475-year height at the place, m. */
export const tsunamiComponent = component({
  name: 'tsunami',
  words: 'tsunami',
  anchors: ANCHORS,
  needs: ({ lat, lon }: Place) => tsunamiNeeds({ lat, lon }),
  assess: (_place, facts) => assessTsunami(facts).answer,
  loss: (_place, facts) => lossOf(facts),
  usual: { share: 0.002, lossP90: 3e-7 },
});
