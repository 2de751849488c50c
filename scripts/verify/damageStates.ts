import type { Computed } from './binding.ts';

/**
 * Columns of the fragility tables of Hazus from the chances of reaching each state of damage.
 *
 * @returns chances of exceeding a state (`p_…`) and of ending in one, from none (`ds0`) to complete (`ds4`); all 0 to 1
 */
export function damageStates(chances: {
  readonly slight: number;
  readonly moderate: number;
  readonly extensive: number;
  readonly complete: number;
}): Computed {
  const { slight, moderate, extensive, complete } = chances;
  return {
    p_slight: slight,
    p_moderate: moderate,
    p_extensive: extensive,
    p_complete: complete,
    ds0: 1 - slight,
    ds1: slight - moderate,
    ds2: moderate - extensive,
    ds3: extensive - complete,
    ds4: complete,
  };
}
