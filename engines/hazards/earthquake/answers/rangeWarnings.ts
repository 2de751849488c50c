import { emptyScenario } from '../groundMotion/model.ts';
import { inValidity } from '../groundMotion/validity.ts';
import type { MeanScenario } from '../hazard/disaggregationTally.ts';
import { motionTree, type TreeName } from '../hazard/motionTree.ts';

/** Share of the hazard from which a kind of earthquake is worth a warning. POLICY. */
const LEAST_SHARE = 0.05;

const NAMES: Partial<Record<TreeName, string>> = { stableEurope: 'stable crust of Europe' };

/**
 * Where the mean earthquake behind a hazard lies outside what a ground-motion model was fitted to: there the model extrapolates.
 *
 * @param scenarios  mean earthquakes by kind, from a disaggregation; the rupture distance stands for every distance
 * @param vs30Mps    of the ground, m/s
 * @returns a sentence for each kind with a model that is beyond its range
 */
export function rangeWarnings(scenarios: readonly MeanScenario[], vs30Mps: number): string[] {
  return scenarios
    .filter(({ share }) => share >= LEAST_SHARE)
    .flatMap(({ tree, share, magnitude, distanceKm }) => {
      const [m, km] = [Number(magnitude.toFixed(1)), Math.round(distanceKm)];
      const scenario = {
        ...emptyScenario(),
        magnitude: m,
        rjbKm: km,
        rrupKm: km,
        rhypKm: km,
        vs30Mps: Math.round(vs30Mps),
      };
      const reasons = motionTree(tree).branches.flatMap(({ model }) => {
        const standing = inValidity(model, scenario);
        return standing.inside ? [] : standing.reasons;
      });
      if (reasons.length === 0) return [];
      return `The mean earthquake behind ${Math.round(100 * share)} % of the hazard (M ${m} at ${km} km, models of kind ${NAMES[tree] ?? tree}) lies beyond what models were fitted to: ${reasons.join('; ')}.`;
    });
}
