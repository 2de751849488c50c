import type * as z from 'zod';
import type { seismicHazard } from '../../../ground/datasets/tectonics.ts';
import type { soil } from '../../../ground/datasets/terrain.ts';
import { M_PER_INCH } from '../../../ground/math/units.ts';
import {
  groundFailureProbability,
  lateralSpreadM,
} from '../../../hazards/earthquake/liquefaction/hazus.ts';
import { susceptibilityOf } from '../../../hazards/earthquake/liquefaction/liquefactionSite.ts';
import { motionLevels, yearlyMean } from '../shaking/motionLevels.ts';
import { repairsByDisplacement, repairsByShaking } from './repairRate.ts';

/** POLICY. Depth of groundwater where none is mapped, m: that of the Hazus reference. */
const WATER_TABLE_M = 1.5;
/** POLICY. Spreading of more than this, inches, pulls a main apart once; more displacement breaks no more pipe. */
const MOST_INCH = 60;

/** Yearly repairs per km after earthquakes. */
export interface SeismicBreaks {
  readonly shakingPerKmYear: number;
  readonly displacementPerKmYear: number;
}

/**
 * Repairs after earthquakes as a yearly mean: the Hazus rates over the site's hazard curve.
 *
 * @returns repairs per km and year by shaking and by liquefied ground
 */
export function seismicBreaks(
  hazard: z.output<typeof seismicHazard.answer>,
  ground: z.output<typeof soil.answer>,
  isDuctile: boolean,
): SeismicBreaks {
  const levels = motionLevels(hazard, ground.vs30Mps);
  const susceptibility = susceptibilityOf(ground, ground.vs30Mps);
  const site = {
    susceptibility,
    magnitude: hazard.meanMagnitude,
    waterTableM: ground.waterTableDepthM ?? WATER_TABLE_M,
  };
  return {
    shakingPerKmYear: yearlyMean(levels, ({ pgvCmps }) => repairsByShaking(pgvCmps, isDuctile)),
    displacementPerKmYear: yearlyMean(levels, ({ pgaG }) => {
      const inch = Math.min(MOST_INCH, lateralSpreadM({ ...site, pgaG }) / M_PER_INCH);
      return groundFailureProbability({ ...site, pgaG }) * repairsByDisplacement(inch, isDuctile);
    }),
  };
}
