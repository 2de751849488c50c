import { CMPS2_PER_G } from '../../ground/math/units.ts';
import { atkinson15 } from '../../hazards/earthquake/groundMotion/atkinson15.ts';
import { emptyScenario, PGA, PGV } from '../../hazards/earthquake/groundMotion/model.ts';
import { intensityOf } from '../../hazards/earthquake/intensity/worden12.ts';

const pga = atkinson15.at(PGA);
const pgv = atkinson15.at(PGV);

/** Median shaking of an induced earthquake on rock. */
export interface InducedShaking {
  readonly pgaG: number;
  readonly pgvCmps: number;
  readonly lnSigma: number;
  readonly mmi: number;
}

/**
 * Shaking of a small, shallow earthquake.
 *
 * @param magnitude  3 to 6
 * @param rhypKm     hypocentral distance, up to 40 km
 * @returns undefined outside the model's range
 * @source Atkinson (2015), Bull. Seismol. Soc. Am. 105(2A), 981-992. doi:10.1785/0120140142; intensity by Worden et al. (2012)
 */
export function inducedShaking(magnitude: number, rhypKm: number): InducedShaking | undefined {
  const {
    magnitude: [low, high],
    distanceKm: [, far],
  } = atkinson15.validity;
  if (!pga || !pgv || !(magnitude >= low && magnitude <= high && rhypKm <= far)) return undefined;
  const scenario = { ...emptyScenario(), magnitude, rhypKm };
  const motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };
  pga(scenario, motion);
  const [pgaG, lnSigma] = [Math.exp(motion.lnMedian), motion.sigma];
  pgv(scenario, motion);
  const pgvCmps = Math.exp(motion.lnMedian);
  const byPga = intensityOf(pgaG * CMPS2_PER_G, 'pga')?.value ?? 1;
  const byPgv = intensityOf(pgvCmps, 'pgv')?.value ?? 1;
  return { pgaG, pgvCmps, lnSigma, mmi: Math.min(10, Math.max(1, (byPga + byPgv) / 2)) };
}
