import { describe, expect, it } from 'vitest';
import { HYPOTHESES } from '../../engines/signals/hypotheses/register.ts';
import { hypothesisReply } from '../../src/features/admin/studies.ts';

describe('hypotheses', () => {
  it('stand as they were registered', () => {
    for (const each of HYPOTHESES)
      expect(hypothesisReply(each), each.id).toMatchObject({ intact: true });
  });

  it('whose text was changed without a new version say so', () => {
    const [first] = HYPOTHESES;
    if (!first) throw new Error('the register is empty');
    for (const member of ['claim', 'falsifier', 'resolution', 'registeredOn'] as const)
      expect(hypothesisReply({ ...first, [member]: `${first[member]} ` }).intact).toBe(false);
    expect(hypothesisReply({ ...first, verdict: 'supported' }).intact).toBe(true);
  });

  it('count their versions from 1, each registered before it is resolved', () => {
    for (const [, versions] of Map.groupBy(HYPOTHESES, ({ id }) => id))
      expect(versions.map(({ version }) => version)).toEqual(versions.map((_, i) => i + 1));
    for (const { registeredOn, resolvesOn } of HYPOTHESES)
      expect(registeredOn < resolvesOn).toBe(true);
  });
});
