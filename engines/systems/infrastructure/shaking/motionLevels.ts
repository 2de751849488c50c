import type * as z from 'zod';
import { CURVE_YEARS, type seismicHazard } from '../../../ground/datasets/tectonics.ts';
import { lnMotionAt } from '../../../hazards/earthquake/shakingCurve.ts';
import { siteFactor, pgaSiteFactor } from '../../../hazards/siteAmplification/siteFactor.ts';

type Hazard = z.output<typeof seismicHazard.answer>;

/** Ground motion at the site that is passed with one yearly rate. */
export interface MotionLevel {
  /** Rate of earthquakes whose motion lies in this step, 1/yr. */
  readonly ratePerYear: number;
  readonly pgaG: number;
  readonly sa02sG: number;
  readonly sa1sG: number;
  readonly pgvCmps: number;
}

const [AT_475, AT_2475] = [CURVE_YEARS.indexOf(475), CURVE_YEARS.indexOf(2475)];
/** POLICY. From once in 50 to once in 20,000 years: shaking more frequent does no damage, rarer adds little to a yearly mean. */
const [OFTEN, SELDOM, STEPS] = [0.02, 5e-5, 24] as const;
/** Stands for no motion at all, g: far below what breaks anything. */
const LEAST_G = 1e-6;
/** The ground answers to the median motion behind a hazard value. POLICY, as in the earthquake component. */
const MEDIAN_SHARE = 0.6;

/**
 * A hazard curve as steps of equal log rate on the site's own ground: the mean curve of the map, straight in the logarithms between its points.
 *
 * Between return periods spectral acceleration at 0.2 s rises as peak acceleration does, and PGV as spectral acceleration at 1 s.
 */
export function motionLevels(hazard: Hazard, vs30Mps: number): MotionLevel[] {
  const lnPga = hazard.curve.pgaG.map(lnMotion);
  const lnSa1s = hazard.curve.sa1sG.map(lnMotion);
  const levels: MotionLevel[] = [];
  const step = (OFTEN / SELDOM) ** (1 / STEPS);
  for (let i = 0; i < STEPS; i++) {
    const above = OFTEN / step ** i;
    const middle = above / Math.sqrt(step);
    const lnRockPga = lnMotionAt(lnPga, middle);
    const lnRockSa1s = lnMotionAt(lnSa1s, middle);
    const rockPga = Math.exp(lnRockPga);
    const soilShare = MEDIAN_SHARE * rockPga;
    const soft = siteFactor(vs30Mps, 1, soilShare) ?? 1;
    levels.push({
      ratePerYear: above - above / step,
      pgaG: rockPga * pgaSiteFactor(vs30Mps, soilShare),
      sa02sG:
        hazard.sa02s2475G.mean *
        Math.exp(lnRockPga - lnPga[AT_2475]) *
        (siteFactor(vs30Mps, 0.2, soilShare) ?? 1),
      sa1sG: Math.exp(lnRockSa1s) * soft,
      pgvCmps: hazard.pgv475Cmps.mean * Math.exp(lnRockSa1s - lnSa1s[AT_475]) * soft,
    });
  }
  return levels;
}

const lnMotion = (g: number): number => Math.log(Math.max(LEAST_G, g));

/** Yearly mean of what each motion does: the sum of rate times consequence. */
export function yearlyMean(
  levels: readonly MotionLevel[],
  consequence: (motion: MotionLevel) => number,
): number {
  return levels.reduce((sum, motion) => sum + motion.ratePerYear * consequence(motion), 0);
}
