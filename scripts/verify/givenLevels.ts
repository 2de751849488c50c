import type { Levels } from '../../engines/hazards/earthquake/hazard/hazardCurve.ts';

/** Levels as given, rising. */
export function givenLevels(values: readonly number[]): Levels {
  return {
    values: Float64Array.from(values),
    ln: Float64Array.from(values, Math.log),
    lnStep: NaN,
  };
}
