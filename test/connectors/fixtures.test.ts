import { describe, expect, it } from 'vitest';
import { sourceFixtures } from '../support/fixture.ts';
import { wrongTypes } from '../support/faultServer.ts';

const fixtures = sourceFixtures();

describe('replies in the documented format', () => {
  it.each(fixtures)(
    '$name means $outcome',
    ({ service, reply, query, outcome, expected, asOf }) => {
      const asked = service.dataset.query.parse(query);
      const parsed = service.parse(reply, asked);
      expect(parsed.outcome).toBe(outcome);
      if (parsed.outcome === 'unavailable') return expect(parsed.reason).not.toBe('');
      expect(service.dataset.answer.parse(parsed.value)).toEqual(close(expected));
      if (asOf !== undefined) expect(parsed.asOf).toBe(asOf);
    },
  );
});

describe('the same replies, damaged', () => {
  const good = fixtures.filter(({ outcome, status }) => outcome === 'data' && status === 200);
  it.each(good)(
    '$name cut in half or with wrong types is never data',
    ({ service, reply, query }) => {
      const asked = service.dataset.query.parse(query);
      for (const text of [reply.text.slice(0, reply.text.length / 2), wrongTypes(reply.text)])
        expect(
          service.parse({ ...reply, text, bytes: new TextEncoder().encode(text) }, asked),
        ).toMatchObject({ outcome: 'unavailable', reason: expect.stringMatching(/./) });
    },
  );
});

/** The same tree with tolerant numbers. */
function close(value: unknown): unknown {
  if (typeof value === 'number') return expect.closeTo(value, 6) as unknown;
  if (Array.isArray(value)) return value.map(close);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, close(member)]));
}
