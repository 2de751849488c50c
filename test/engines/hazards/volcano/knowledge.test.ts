import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../engines/hazards/volcano/knowledge.ts';
import { volcanoTable } from '../../../../src/atlas/volcanoes.ts';

describe('what follows from a volcano alone', () => {
  it('is worked out once for all copies of a row', () => {
    for (const volcano of volcanoTable.slice(0, 50))
      expect(knowledge(structuredClone(volcano))).toBe(knowledge(structuredClone(volcano)));
  });

  it.each([
    ['a later eruption', { lastEruptionYear: 2026 }],
    ['another summit', { elevationM: 1234 }],
    ['another count', { eruptionsByVei: [9, 9, 9, 9, 0, 0, 0, 0, 0] }],
  ])('is another of the same number with %s', (_what, change) => {
    const [volcano] = volcanoTable;
    if (!volcano) throw new Error('no volcano is listed');
    const before = knowledge(volcano);
    const other = knowledge({ ...volcano, ...change });
    expect(other).not.toBe(before);
    expect(knowledge(volcano)).toBe(before);
  });
});
