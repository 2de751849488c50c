import type { GroundMotionModel, Scenario } from './model.ts';

/** How a scenario lies to a model: inside what it was fitted to, or outside with the reasons. */
export type Standing =
  { readonly inside: true } | { readonly inside: false; readonly reasons: readonly string[] };

const INSIDE: Standing = { inside: true };

/**
 * Whether a model may be asked about a scenario without extrapolating.
 *
 * The evaluators themselves extrapolate; a caller refuses or flags by what this says.
 *
 * @returns the reasons name the quantity, its value and the range of the model
 */
export function inValidity(model: GroundMotionModel, scenario: Scenario): Standing {
  const { magnitude, distanceKm, distance, vs30Mps } = model.validity;
  const reasons: string[] = [];
  const check = (what: string, value: number, [min, max]: readonly [number, number]) => {
    if (!(value >= min && value <= max))
      reasons.push(`${what} ${value} outside ${min} to ${max} of ${model.id}`);
  };
  check('magnitude', scenario.magnitude, magnitude);
  check(`distance (${distance}, km)`, scenario[`${distance}Km`], distanceKm);
  check('Vs30 (m/s)', scenario.vs30Mps, vs30Mps);
  return reasons.length === 0 ? INSIDE : { inside: false, reasons };
}
