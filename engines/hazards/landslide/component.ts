import { component, known, notApplicable, unknown } from '../../component.ts';
import type { Anchors } from '../../levels.ts';
import { isKnown } from '../../facts.ts';
import type { ComponentAnswer, Quantity } from '../../schemas.ts';
import { landslideEvent, type LandslideEvent, type LandslideSite } from './hazard.ts';
import { landslideLoss } from './landslideLoss.ts';
import { quickClayAt } from './quickClay.ts';
import { knownSite, landslideNeeds, type GroundKnown, type LandslideFacts } from './siteOf.ts';
import { INTERVAL_FACTOR } from './tables.ts';

/** POLICY. Quantity to score. */
const ANCHORS: Anchors = [
  [1e-4, 5],
  [1e-3, 20],
  [1e-2, 45],
  [0.1, 75],
];

/** Site and event where all is known; the component's answer in any case. */
export interface Assessed {
  /** Lowland of old sea clay, whose slides are in no number here. */
  readonly quickClay?: string;
  readonly known?: { readonly site: LandslideSite; readonly event: LandslideEvent };
  readonly answer: ComponentAnswer;
}

/** Works out the hazard of a place by its slopes. */
export function assessLandslide(facts: LandslideFacts, ground?: GroundKnown): Assessed {
  const water = noSlope(facts);
  if (water !== undefined) return { answer: notApplicable(water) };
  const site = knownSite(facts, ground);
  if (typeof site === 'string') return { answer: unknown(site) };
  const event = landslideEvent(site);
  const { relief: land } = facts;
  const featureName = isKnown(land) ? land.value.featureName : null;
  return {
    known: { site, event },
    answer: known(ANCHORS, quantityOf(site, event), driversOf(event, featureName)),
  };
}

/** The same at a place: where quick clay may lie, the answer says that its slides are not in the number. */
export function assessLandslideAt(
  at: { readonly lat: number; readonly lon: number },
  facts: LandslideFacts,
  ground?: GroundKnown,
): Assessed {
  const assessed = assessLandslide(facts, ground);
  const quickClay = quickClayAt(at);
  if (!assessed.known || quickClay === undefined) return assessed;
  const { answer } = assessed;
  const words = `quick clay may lie here, and its slides are not in this number: ${quickClay}`;
  return { ...assessed, quickClay, answer: { ...answer, drivers: [...answer.drivers, words] } };
}

/** Why no slope of soil or rock can fail here; undefined where one can, or nobody knows. */
function noSlope({ setting: where, relief: land }: LandslideFacts): string | undefined {
  const water = 'open water: no slope of the land';
  if (isKnown(where) && !where.value.isLand) return water;
  if (!isKnown(land)) return undefined;
  if (land.value.reliefClass === 'ocean') return water;
  return land.value.reliefClass === 'ice' ? 'ice sheet: no slope of soil or rock' : undefined;
}

/** Landslide: share of the ground that fails in the 475-year shaking or the 475-year day of rain. */
export const landslideComponent = component({
  name: 'landslide',
  words: 'landslides',
  anchors: ANCHORS,
  needs: landslideNeeds,
  assess: (place, facts) => assessLandslideAt(place, facts).answer,
  loss(_place, facts) {
    if (noSlope(facts) !== undefined) return 'not_applicable';
    const site = knownSite(facts);
    return typeof site === 'string' ? 'unknown' : landslideLoss(site);
  },
  usual: { share: 0.009, lossP90: 1.3e-5 },
});

/** The upper end is that of rates taken from classes of ground, and of a place that may stand on steep ground nearby that its own height does not tell. */
function quantityOf(site: LandslideSite, { combined: value }: LandslideEvent): Quantity {
  const slopeP90Deg = Math.max(site.slopeP90Deg, site.unseenP90Deg ?? 0);
  const steeper = landslideEvent({ ...site, slopeP90Deg }).combined;
  const upward = Math.hypot(Math.log(INTERVAL_FACTOR), Math.log(Math.max(1, steeper / value)));
  return {
    name: 'areal_landslide_probability_475yr',
    value,
    unit: 'areal fraction',
    p10: value / INTERVAL_FACTOR,
    p50: value,
    p90: Math.min(0.5, value * Math.exp(upward)),
  };
}

function driversOf(
  { coseismic, rainfall, rain24hMm }: LandslideEvent,
  featureName: string | null,
): string[] {
  const shaking = `shaking of 475 years: ${percent(coseismic)} of the ground`;
  const rain = `rain of 475 years, ${Math.round(rain24hMm)} mm in a day: ${percent(rainfall)} of the ground`;
  const parts = coseismic >= rainfall ? [shaking, rain] : [rain, shaking];
  return featureName === null ? parts : [...parts, `landform: ${featureName}`];
}

function percent(share: number): string {
  return share < 1e-6 ? 'next to none' : `${(share * 100).toPrecision(2)} %`;
}
