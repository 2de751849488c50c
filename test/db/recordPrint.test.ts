import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { wholeText, type JsonText } from '../../src/core/jsonText.ts';
import { printOf } from '../../src/db/recordPrint.ts';

const record = (text: JsonText) => ({
  operation: 'a_b',
  accountId: null,
  input: { lat: 1 },
  reply: undefined,
  text,
  computedAt: '2026-01-15T00:00:00.000Z',
});

it.each([
  ['short', 0],
  ['long, its pieces cut between the halves of a character', 700_000],
  ['long, cut elsewhere', 700_001],
])('the hash of a record is that of its whole text: %s', async (_name, length) => {
  const reply = JSON.stringify({ a: 'x'.repeat(length % 2) + '🌋'.repeat(length / 2) });
  const { text, sha256 } = await printOf(record(reply));
  expect(wholeText(text)).toBe(
    `{"computed_at":"2026-01-15T00:00:00.000Z","input":{"lat":1},"operation":"a_b","reply":${reply}}`,
  );
  expect(sha256).toBe(
    createHash('sha256')
      .update(Buffer.from(wholeText(text)))
      .digest('hex'),
  );
});

it('the hash of a record whose answer comes in pieces is that of its whole text', async () => {
  const reply = ['{"a":"', Buffer.from('🌋'.repeat(90_000)), Buffer.from('x"'), '}'];
  const { text, sha256 } = await printOf(record(reply));
  const whole = `{"computed_at":"2026-01-15T00:00:00.000Z","input":{"lat":1},"operation":"a_b","reply":{"a":"${'🌋'.repeat(90_000)}x"}}`;
  expect(wholeText(text)).toBe(whole);
  expect(sha256).toBe(createHash('sha256').update(whole).digest('hex'));
});
