import { expect, it } from 'vitest';
import type { Fact } from '../../engines/facts.ts';
import { passingInputs } from '../../src/core/evidenceDesk.ts';
import type { Asked } from '../../src/core/gather.ts';
import { knownFact } from '../support/knownFact.ts';

const asked = (fact: Fact<unknown>): Asked => ({ dataset: 'x', fact });
const from = (status: 'live' | 'cached' | 'stale' | 'embedded', value: unknown) =>
  asked({ ...knownFact(value), status });

// Tables stand in the code of a release, whose commit is noted with the answer; what a source said passes away.
it('keeps what cannot be looked up again, at its place among all that was asked', () => {
  expect(
    passingInputs([
      from('embedded', 1),
      from('live', 2),
      asked({ missing: 'network unreachable', source: 'test' }),
      from('cached', 3),
      from('stale', 4),
    ]),
  ).toEqual([
    { place: 1, value: 2 },
    { place: 3, value: 3 },
    { place: 4, value: 4 },
  ]);
  expect(passingInputs([])).toEqual([]);
});
