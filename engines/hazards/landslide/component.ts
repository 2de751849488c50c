import { component, known, notApplicable, unknown, type Place } from '../../component.ts';
import { climateNormals } from '../../ground/datasets/climate.ts';
import { seismicHazard } from '../../ground/datasets/tectonics.ts';
import { relief, setting } from '../../ground/datasets/terrain.ts';
import type { Anchors } from '../../levels.ts';
import { isKnown, type FactTree } from '../../facts.ts';
import type { ComponentAnswer, Quantity } from '../../schemas.ts';
import { landslideEvent, type LandslideEvent, type LandslideSite } from './hazard.ts';
import { landslideLoss } from './landslideLoss.ts';
import { landslideSite, type GroundKnown } from './siteOf.ts';
import { INTERVAL_FACTOR } from './tables.ts';

/** POLICY. Quantity to score. */
const ANCHORS: Anchors = [
  [1e-4, 5],
  [1e-3, 20],
  [1e-2, 45],
  [0.1, 75],
];

/** What the landslide hazard of a place is worked out from. */
export function landslideNeeds({ lat, lon }: Pick<Place, 'lat' | 'lon'>) {
  const at = { lat, lon };
  return {
    setting: setting(at),
    relief: relief(at),
    seismicHazard: seismicHazard(at),
    climate: climateNormals(at),
  };
}

type Facts = FactTree<ReturnType<typeof landslideNeeds>>;

/** Site and event where all is known; the component's answer in any case. */
export interface Assessed {
  readonly known?: { readonly site: LandslideSite; readonly event: LandslideEvent };
  readonly answer: ComponentAnswer;
}

/** Works out the hazard of a place; the vertical and the component both answer with it. */
export function assessLandslide(facts: Facts, ground: GroundKnown = {}): Assessed {
  const { setting: where, relief: land, seismicHazard: shaking, climate } = facts;
  if (isKnown(where) && !where.value.isLand)
    return { answer: notApplicable('open water: no slope of the land') };
  if (!isKnown(land)) return { answer: unknown(`relief: ${land.missing}`) };
  if (land.value.reliefClass === 'ocean')
    return { answer: notApplicable('open water: no slope of the land') };
  if (land.value.reliefClass === 'ice')
    return { answer: notApplicable('ice sheet: no slope of soil or rock') };
  if (!isKnown(shaking)) return { answer: unknown(`shaking: ${shaking.missing}`) };
  if (!isKnown(climate)) return { answer: unknown(`rain: ${climate.missing}`) };
  const site = landslideSite(
    { relief: land.value, hazard: shaking.value, climate: climate.value },
    ground,
  );
  const event = landslideEvent(site);
  return {
    known: { site, event },
    answer: known(ANCHORS, quantityOf(site, event), driversOf(event, land.value.featureName)),
  };
}

/** Landslide: share of the ground that fails in the 475-year shaking or the 475-year day of rain. */
export const landslideComponent = component({
  name: 'landslide',
  words: 'landslides',
  anchors: ANCHORS,
  needs: landslideNeeds,
  assess: (_place, facts) => assessLandslide(facts).answer,
  loss(_place, { setting: where, relief: land, seismicHazard: shaking, climate }) {
    if (isKnown(where) && !where.value.isLand) return 'not_applicable';
    if (!isKnown(land)) return 'unknown';
    if (land.value.reliefClass === 'ocean' || land.value.reliefClass === 'ice')
      return 'not_applicable';
    if (!isKnown(shaking) || !isKnown(climate)) return 'unknown';
    return landslideLoss(
      landslideSite({ relief: land.value, hazard: shaking.value, climate: climate.value }),
    );
  },
  usual: { share: 0.01, lossP90: 1.9e-5 },
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
