import { ab06Update2011 } from './ab06.ts';
import type { GroundMotionModel, Motion, Scenario } from './model.ts';
import { pezeshk11 } from './pezeshk11.ts';
import { sp16 } from './sp16.ts';
import { ya15 } from './ya15.ts';

/**
 * The models for stable continental crust, with equal weights: two hybrid empirical, one generic and one stochastic finite-fault model.
 *
 * POLICY: equal weights; nobody has shown one of the four to be the better one outside eastern North America.
 */
export const stableModels: readonly GroundMotionModel[] = [ab06Update2011, pezeshk11, sp16, ya15];

/**
 * Mean of the medians of the stable set.
 *
 * @param periodS  s; 0 for PGA; models without the period are left out (AB06 below 0.025 s and above 5 s)
 * @returns a function of the scenario, g, or undefined where no model has the period
 */
export function stableMean(periodS: number): ((scenario: Scenario) => number) | undefined {
  const evaluators = stableModels.flatMap((model) => model.at(periodS) ?? []);
  if (evaluators.length === 0) return undefined;
  const motion: Motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };
  return (scenario) => {
    let sum = 0;
    for (const evaluate of evaluators) {
      evaluate(scenario, motion);
      sum += Math.exp(motion.lnMedian);
    }
    return sum / evaluators.length;
  };
}
