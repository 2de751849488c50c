import type * as z from 'zod';
import type { seismicHazard } from '../../../ground/datasets/tectonics.ts';
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

const RATE_475 = 1 / 474.56;
const RATE_2475 = 1 / 2474.9;
/** POLICY. From once in 50 to once in 20,000 years: shaking more frequent does no damage, rarer adds little to a yearly mean. */
const [OFTEN, SELDOM, STEPS] = [0.02, 5e-5, 24] as const;
/** POLICY. Slopes of hazard curves between 475 and 2475 years lie within these. @source ASCE 7-16 risk-targeting commentary: 1 to 4 in most of the US */
const [FLATTEST, STEEPEST] = [1, 5] as const;
/** POLICY. Hazard curves bend downwards: on the frequent side of 475 years motion falls off by so much more than the chord to 2475 years. */
const BEND = 1.4;
/** The ground answers to the median motion behind a hazard value. POLICY, as in the earthquake component. */
const MEDIAN_SHARE = 0.6;

/**
 * A hazard curve as steps of equal log rate: the power law through the motions of 475 and 2475 years, bent on the
 * frequent side, on the site's own ground.
 *
 * PGV rises between the two as spectral acceleration at 1 s does.
 *
 * @source Cornell (1996), PEER: power law of the hazard curve about a level
 */
export function motionLevels(hazard: Hazard, vs30Mps: number): MotionLevel[] {
  const grow = (low: number, high: number): number =>
    Math.min(
      1 / FLATTEST,
      Math.max(1 / STEEPEST, Math.log(high / low) / Math.log(RATE_475 / RATE_2475)),
    );
  const long = grow(hazard.sa1s475G.mean, hazard.sa1s2475G.mean);
  const short = grow(hazard.pga475G.mean, hazard.pga2475G.mean);
  const levels: MotionLevel[] = [];
  const step = (OFTEN / SELDOM) ** (1 / STEPS);
  for (let i = 0; i < STEPS; i++) {
    const above = OFTEN / step ** i;
    const middle = above / Math.sqrt(step);
    const since475 = RATE_475 / middle;
    const bend = since475 < 1 ? BEND : 1;
    const rockPga = hazard.pga475G.mean * since475 ** (bend * short);
    const soilShare = MEDIAN_SHARE * rockPga;
    const soft = siteFactor(vs30Mps, 1, soilShare) ?? 1;
    levels.push({
      ratePerYear: above - above / step,
      pgaG: rockPga * pgaSiteFactor(vs30Mps, soilShare),
      sa02sG:
        hazard.sa02s2475G.mean *
        (RATE_2475 / RATE_475) ** short *
        since475 ** (bend * short) *
        (siteFactor(vs30Mps, 0.2, soilShare) ?? 1),
      sa1sG: hazard.sa1s475G.mean * since475 ** (bend * long) * soft,
      pgvCmps: hazard.pgv475Cmps.mean * since475 ** (bend * long) * soft,
    });
  }
  return levels;
}

/** Yearly mean of what each motion does: the sum of rate times consequence. */
export function yearlyMean(
  levels: readonly MotionLevel[],
  consequence: (motion: MotionLevel) => number,
): number {
  return levels.reduce((sum, motion) => sum + motion.ratePerYear * consequence(motion), 0);
}
