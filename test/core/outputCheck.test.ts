import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as engines from '../../engines/index.ts';
import type { Vertical } from '../../engines/vertical.ts';
import { canonicalJson } from '../../src/core/canonicalJson.ts';
import type { NamedOperation } from '../../src/core/operation.ts';
import { checkedOutput } from '../../src/core/outputCheck.ts';
import { roundReply } from '../../src/core/round.ts';
import { jsonTextOf, noteText, writeReply } from '../../src/core/writtenReply.ts';
import { missingFacts, sampleFacts } from '../support/sampleFacts.ts';

const MOMENT = { ms: Date.UTC(2026, 0, 15), iso: '2026-01-15T00:00:00.000Z' };
const all = Object.entries(
  engines as unknown as Readonly<Record<string, Readonly<Record<string, Vertical>>>>,
).flatMap(([group, members]) =>
  Object.entries(members).map(([name, vertical]) => [`${group}.${name}`, vertical] as const),
);

describe('an answer that is checked now and then', () => {
  const sampled: NamedOperation = {
    method: 'POST',
    path: '/a/b',
    access: 'none',
    title: 't',
    summary: 's',
    input: z.object({}),
    output: z.object({ n: z.number() }),
    isSampled: true,
    run: () => ({ n: 1 }),
    group: 'a',
    procedure: 'b',
    id: 'a_b',
  };

  it('is checked at first, and again after a while', () => {
    const wrong = { n: 'one' };
    for (let i = 0; i < 20; i++) expect(() => checkedOutput(sampled, wrong)).toThrow(z.ZodError);
    let found = 0;
    for (let i = 0; i < 640; i++) {
      try {
        checkedOutput(sampled, wrong);
      } catch {
        found++;
      }
    }
    expect(found).toBe(10);
  });
});

describe('every engine answers with what its schema names, and nothing else', () => {
  it.each(all)('%s', (_name, vertical) => {
    const input = vertical.input.parse(vertical.example);
    for (const tell of [sampleFacts, missingFacts]) {
      let reply: unknown;
      try {
        reply = vertical.assess(input, tell(vertical.needs(input)) as never, MOMENT);
      } catch {
        continue; // What does not resolve is the caller's to know.
      }
      const rounded = JSON.parse(JSON.stringify(roundReply(reply))) as unknown;
      expect(JSON.parse(JSON.stringify(vertical.output.parse(rounded)))).toEqual(rounded);
      const written = writeReply(reply as object);
      expect(written.reply).toEqual(roundReply(reply));
      expect(written.texts?.canonical).toBe(canonicalJson(rounded));
      const sent = JSON.parse(written.texts?.sent ?? '') as object;
      expect(sent).toEqual(rounded);
      expect(Object.keys(sent)).toEqual(Object.keys(rounded as object));
    }
  });
});

it('a noted text is sent as it is, for that very answer alone', () => {
  const answer = { b: 1, a: 2 };
  expect(jsonTextOf(answer)).toBe('{"b":1,"a":2}');
  noteText(answer, '{"a":2,"b":1}');
  expect(jsonTextOf(answer)).toBe('{"a":2,"b":1}');
  expect(jsonTextOf({ ...answer })).toBe('{"b":1,"a":2}');
});
