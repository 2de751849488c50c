import type * as z from 'zod';
import type { climateNormals } from '../../ground/datasets/climate.ts';
import type { seismicHazard } from '../../ground/datasets/tectonics.ts';
import type { relief } from '../../ground/datasets/terrain.ts';
import { coverOf, type LandslideSite } from './hazard.ts';
import { landCoverEffect } from './nowickiJessee.ts';

/** What a caller knows better than the maps. */
export interface GroundKnown {
  readonly slopeDeg?: number | undefined;
  readonly lithology?: number | undefined;
  readonly landCover?: number | undefined;
  readonly cti?: number | undefined;
}

interface Ground {
  readonly relief: z.output<typeof relief.answer>;
  readonly hazard: z.output<typeof seismicHazard.answer>;
  readonly climate: z.output<typeof climateNormals.answer>;
}

/** POLICY. A slope measured at the place spreads by a third around itself: log of its 90th percentile over its median. */
const MEASURED_P90 = 1.35;

/**
 * The site of the landslide models from the facts. Shaking is that of rock: slopes that fail are seldom soft ground.
 *
 * @param known  values given by the caller, which win over the maps
 */
export function landslideSite(
  { relief: ground, hazard, climate }: Ground,
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
    pga2475G: hazard.pga2475G.mean,
    pgv475Cmps: hazard.pgv475Cmps.mean,
    annualRainMm: climate.annualPrecipitationMm,
    wettestMonthMm: Math.max(...climate.precipitationMm),
  };
}

/** Effect of a mapped land cover: that of its class, and of unknown cover for the share of pixels that are wrong. */
function mappedCover({ landCover }: Ground['relief'], annualRainMm: number): number | undefined {
  if (landCover === undefined) return undefined;
  const { code, wrongShare } = landCover;
  return (1 - wrongShare) * landCoverEffect(code) + wrongShare * coverOf(annualRainMm);
}
