import { Z90 } from '../../../ground/math/normal.ts';
import { emptyScenario, PGA, type GroundMotionModel, type Motion, type Scenario } from './model.ts';
import { expectedHypocentreKm, expectedZtorKm } from './ruptureDefaults.ts';
import { inValidity } from './validity.ts';

/** A rupture and a site by three numbers. */
export interface PlainScenario {
  readonly magnitude: number;
  /** Distance to the rupture, km. */
  readonly distanceKm: number;
  readonly vs30Mps: number;
}

/** Peak ground acceleration by one model. */
export interface PlainMotion {
  /** Median and the 10 and 90 % quantiles of one earthquake, g. */
  readonly pgaG: number;
  readonly p10G: number;
  readonly p90G: number;
  /** Log standard deviation. */
  readonly sigmaLn: number;
  /** Why the scenario lies outside what the model was fitted to; empty where it lies inside. */
  readonly outside: readonly string[];
}

/**
 * Peak ground acceleration of a rupture known by magnitude and distance alone: a vertical strike-slip fault whose depths are those that
 * are expected of the magnitude.
 *
 * @returns undefined where the model has no peak acceleration or cannot say it
 */
export function plainMotion(
  model: GroundMotionModel,
  given: PlainScenario,
): PlainMotion | undefined {
  const evaluate = model.at(PGA);
  if (!evaluate) return undefined;
  const scenario = scenarioOf(given);
  const out: Motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };
  evaluate(scenario, out);
  if (!Number.isFinite(out.lnMedian) || !Number.isFinite(out.sigma)) return undefined;
  const standing = inValidity(model, scenario);
  return {
    pgaG: Math.exp(out.lnMedian),
    p10G: Math.exp(out.lnMedian - Z90 * out.sigma),
    p90G: Math.exp(out.lnMedian + Z90 * out.sigma),
    sigmaLn: out.sigma,
    outside: standing.inside ? [] : standing.reasons,
  };
}

function scenarioOf({ magnitude, distanceKm, vs30Mps }: PlainScenario): Scenario {
  const ztorKm = Math.min(expectedZtorKm(magnitude, 0), distanceKm);
  const rjbKm = Math.sqrt(distanceKm * distanceKm - ztorKm * ztorKm);
  const depthKm = expectedHypocentreKm({ magnitude, dipDeg: 90, ztorKm });
  return {
    ...emptyScenario(),
    magnitude,
    ztorKm,
    hypocentralDepthKm: depthKm,
    rjbKm,
    rrupKm: distanceKm,
    rxKm: rjbKm,
    rhypKm: Math.hypot(rjbKm, depthKm),
    repiKm: rjbKm,
    vs30Mps,
  };
}
