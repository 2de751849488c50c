import { normalCdf } from '../../ground/math/normal.ts';
import { pgaSiteFactor } from '../../hazards/siteAmplification/siteFactor.ts';
import { inducedShaking } from '../induced/inducedShaking.ts';
import type { MagnitudeRate } from './eventRate.ts';
import { meanDamage } from './meanDamage.ts';
import { COMMON_SCATTER, MMI_PER_LN, type Construction } from './tables/parameters.ts';

/** What can be lost. */
export interface Exposure {
  readonly insuredValueUsd: number;
  /** From the asset, km, along the ground. */
  readonly distanceKm: number;
  readonly construction: Construction;
  readonly vs30Mps: number;
  /** Depth of the earthquakes, km. */
  readonly depthKm: number;
}

/** A loss that comes with a rate. */
export interface LossEvent {
  readonly ratePerYear: number;
  readonly lossUsd: number;
  readonly magnitude: number;
}

/** Scatter of motion in steps of half a standard deviation. */
const STEPS = Array.from({ length: 13 }, (_, i) => -3 + 0.5 * i);
const STEP_WEIGHTS = STEPS.map((z, i) => {
  const low = i === 0 ? -Infinity : z - 0.25;
  const high = i === STEPS.length - 1 ? Infinity : z + 0.25;
  return (high === Infinity ? 1 : normalCdf(high)) - (low === -Infinity ? 0 : normalCdf(low));
});

/**
 * Losses by earthquakes of each size with the common scatter of their motion, all value shaken alike: Atkinson (2015) on rock, the site's
 * factor, intensity, damage.
 *
 * @returns events with a loss above zero
 * @source Atkinson (2015), doi:10.1785/0120140142; Worden et al. (2012), doi:10.1785/0120110156
 */
export function lossEvents(rates: readonly MagnitudeRate[], exposure: Exposure): LossEvent[] {
  const rhypKm = Math.hypot(exposure.distanceKm, exposure.depthKm);
  return rates.flatMap(({ magnitude, ratePerYear }) => {
    const shaking = inducedShaking(magnitude, rhypKm);
    if (!shaking || ratePerYear <= 0) return [];
    const soil = Math.log(pgaSiteFactor(exposure.vs30Mps, shaking.pgaG));
    return STEPS.flatMap((z, i) => {
      const mmi = shaking.mmi + MMI_PER_LN * (soil + COMMON_SCATTER * z * shaking.lnSigma);
      const lossUsd =
        exposure.insuredValueUsd * meanDamage(exposure.construction, Math.min(10, mmi));
      return lossUsd > 0
        ? [{ ratePerYear: ratePerYear * STEP_WEIGHTS[i], lossUsd, magnitude }]
        : [];
    });
  });
}
