import type * as z from 'zod';
import { isKnown, type FactTree } from '../../facts.ts';
import { climateNormals } from '../../ground/datasets/climate.ts';
import { seismicHazard } from '../../ground/datasets/tectonics.ts';
import { relief, setting } from '../../ground/datasets/terrain.ts';
import { stormRain } from '../../ground/datasets/weatherClimates.ts';
import { coverOf, type LandslideSite } from './hazard.ts';
import { landCoverEffect } from './nowickiJessee.ts';

/** What a caller knows better than the maps. */
export interface GroundKnown {
  readonly slopeDeg?: number | undefined;
  readonly lithology?: number | undefined;
  readonly landCover?: number | undefined;
  readonly cti?: number | undefined;
}

/** What the landslide hazard of a place is worked out from. */
export function landslideNeeds(at: { readonly lat: number; readonly lon: number }) {
  const { lat, lon } = at;
  return {
    setting: setting({ lat, lon }),
    relief: relief({ lat, lon }),
    seismicHazard: seismicHazard({ lat, lon }),
    climate: climateNormals({ lat, lon }),
    stormRain: stormRain({ lat, lon }),
  };
}

export type LandslideFacts = FactTree<ReturnType<typeof landslideNeeds>>;

interface Ground {
  readonly relief: z.output<typeof relief.answer>;
  readonly hazard: z.output<typeof seismicHazard.answer>;
  readonly climate: z.output<typeof climateNormals.answer>;
  readonly stormRain: z.output<typeof stormRain.answer>;
}

/**
 * The site where all that it takes is known, else what is missing, in words.
 *
 * @param known  values given by the caller, which win over the maps
 */
export function knownSite(facts: LandslideFacts, known?: GroundKnown): LandslideSite | string {
  const { relief: land, seismicHazard: shaking, climate, stormRain: rain } = facts;
  if (!isKnown(land)) return `relief: ${land.missing}`;
  if (!isKnown(shaking)) return `shaking: ${shaking.missing}`;
  if (!isKnown(climate)) return `rain: ${climate.missing}`;
  if (!isKnown(rain)) return `rain of the wettest days: ${rain.missing}`;
  return landslideSite(
    { relief: land.value, hazard: shaking.value, climate: climate.value, stormRain: rain.value },
    known,
  );
}

/** POLICY. A slope measured at the place spreads by a third around itself: log of its 90th percentile over its median. */
const MEASURED_P90 = 1.35;

/**
 * The site of the landslide models from the facts. Shaking is that of rock: slopes that fail are seldom soft ground.
 *
 * @param known  values given by the caller, which win over the maps
 */
function landslideSite(
  { relief: ground, hazard, climate, stormRain: rain }: Ground,
  known: GroundKnown = {},
): LandslideSite {
  const slopeDeg = known.slopeDeg ?? ground.slopeDeg;
  return {
    slopeDeg: Math.max(0.01, slopeDeg),
    slopeP90Deg:
      known.slopeDeg === undefined ? ground.slopeP90Deg : Math.max(0.01, slopeDeg * MEASURED_P90),
    unseenP90Deg: known.slopeDeg === undefined ? ground.unseenP90Deg : undefined,
    lithology: known.lithology,
    landCover: known.landCover ?? mappedCover(ground, climate.annualPrecipitationMm),
    cti: known.cti,
    pga475G: hazard.pga475G.mean,
    pgaCurveG: hazard.curve.pgaG,
    pgv475Cmps: hazard.pgv475Cmps.mean,
    annualRainMm: climate.annualPrecipitationMm,
    stormRain: rain,
  };
}

/** Effect of a mapped land cover: that of its class, and of unknown cover for the share of pixels that are wrong. */
function mappedCover({ landCover }: Ground['relief'], annualRainMm: number): number | undefined {
  if (landCover === undefined) return undefined;
  const { code, wrongShare } = landCover;
  return (1 - wrongShare) * landCoverEffect(code) + wrongShare * coverOf(annualRainMm);
}
