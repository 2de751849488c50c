import { describe, expect, it } from 'vitest';
import { blankReply } from '../../../../engines/signals/replay/replyParts.ts';

describe('the moment at which a replay is frozen', () => {
  it.each([
    ['2019-07-06', '2019-07-06T00:00:00Z'],
    ['1906', '1906-01-01T00:00:00Z'],
    ['2019-07-06T03:19:53Z', '2019-07-06T03:19:53Z'],
    [null, null],
  ])('%s is RFC 3339 in UTC', (given, moment) => {
    const { known_then } = blankReply({
      summary: '',
      event: null,
      knownThen: { frozen_at: given, inputs: [], hindcast: null },
      knownNow: {},
      excluded: [],
      asOf: '2026-11-28T00:00:00Z',
    });
    expect(known_then.frozen_at).toBe(moment);
  });
});
