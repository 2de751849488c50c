import type { Lever } from '../answer/lever.ts';
import { compositeOf, type Composite } from './compositeOf.ts';
import type { PlaceInputs } from './placeInputs.ts';
import { wordsOf } from './placeWords.ts';
import type { Pressures } from './pressuresOf.ts';
import { PRESSURES, WEIGHTS, type PressureName } from './tables/parameters.ts';

const ZERO_PRESSURE = { value: 0, p10: 0, p90: 0, score: 0, scoreP10: 0, scoreP90: 0 } as const;
const ZERO_SCORE = { score: 0, p10: 0, p90: 0 } as const;
/** A change that does not show in a score of one decimal. */
const LEAST_CHANGE = 0.05;

/** The pressure with the highest score: its quantity is that of the answer; undefined where none is known. */
export function strongestPressure(pressures: Pressures): PressureName | undefined {
  const [name] = PRESSURES.filter((each) => pressures[each] !== null).toSorted(
    (a, b) => (pressures[b]?.score ?? -1) - (pressures[a]?.score ?? -1),
  );
  return name;
}

/** What the score of a place would be without each of its terms, strongest first. */
export function leversWithout(
  composite: Composite,
  pressures: Pressures,
  inputs: Pick<PlaceInputs, 'geohazards'>,
): Lever[] {
  const strongest = strongestPressure(pressures);
  const value = (strongest && pressures[strongest]?.value) ?? 0;
  return composite.terms
    .filter(({ score }) => score !== null && score > 0)
    .map(({ kind, name }) => {
      const without =
        kind === 'pressure'
          ? compositeOf({ ...pressures, [name]: ZERO_PRESSURE }, inputs.geohazards, WEIGHTS.stated)
          : compositeOf(pressures, { ...inputs.geohazards, [name]: ZERO_SCORE }, WEIGHTS.stated);
      const score = without?.score ?? 0;
      return {
        change: `without ${wordsOf(name)} (${kind})`,
        quantity: kind === 'pressure' && name === strongest ? 0 : value,
        score,
        score_change: score - composite.score,
      };
    })
    .filter(({ score_change: change }) => Math.abs(change) >= LEAST_CHANGE)
    .toSorted((a, b) => a.score_change - b.score_change);
}
