import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as engines from '../../engines/index.ts';
import type { Vertical } from '../../engines/vertical.ts';
import { canonicalJson } from '../../src/core/canonicalJson.ts';
import { bytesIn, wholeText } from '../../src/core/jsonText.ts';
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

const batch = (id: string): NamedOperation => ({
  method: 'POST',
  path: '/a/c',
  access: 'none',
  title: 't',
  summary: 's',
  input: z.object({}),
  output: z.object({ from: z.object({ list: z.array(z.object({ n: z.number() })) }) }),
  isSampled: true,
  run: () => ({ from: { list: [] } }),
  group: 'a',
  procedure: id,
  id: `a_${id}`,
});

it('of a long list, what stands in it many times is checked as well', () => {
  const [right, wrong] = [{ n: 1 }, { n: 'one' }];
  const answer = (last: object) => ({
    from: { list: [...Array.from({ length: 1000 }, () => right), last] },
  });
  const whole = answer(right);
  expect(checkedOutput(batch('c'), whole)).toBe(whole);
  expect(() => checkedOutput(batch('d'), answer(wrong))).toThrow(z.ZodError);
});

it('of a long list of different items, all are checked within a few answers', () => {
  const list = Array.from({ length: 100 }, (_none, n) => ({ n: n === 77 ? 'one' : n }));
  const operation = batch('e');
  const found = Array.from({ length: 14 }, () => {
    try {
      checkedOutput(operation, { from: { list } });
      return 0;
    } catch {
      return 1;
    }
  });
  // Sixteen at a time: item 77 is in the fifth sixteen, and again when the list was gone through once.
  expect(found.reduce<number>((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(2);
  expect(found.slice(0, 7)).toContain(1);
});

describe('every engine answers with what its schema names, and nothing else', () => {
  it.each(all)('%s', async (_name, vertical) => {
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
      const written = await writeReply(reply as object);
      expect(written.reply).toEqual(roundReply(reply));
      expect(wholeText(written.texts?.canonical ?? '')).toBe(canonicalJson(rounded));
      const sent = JSON.parse(wholeText(written.texts?.sent ?? '')) as object;
      expect(sent).toEqual(rounded);
      expect(Object.keys(sent)).toEqual(Object.keys(rounded as object));
    }
  });
});

describe('an answer with long lists', () => {
  /** A hundred places, and where what is told of them came from: a few inputs many times each. */
  const inputs = ['b', 'a'].map((source) => ({ source, dataset: 'd', as_of: null }));
  const full = {
    summary: 'Many — “places”',
    results: Array.from({ length: 100 }, (_none, i) => ({
      lon: i / 7,
      index: i,
      curve: { rates: Array.from({ length: 300 }, (_one, k) => 1 / (3 + k * i)), at: [] },
      absent: undefined,
    })),
    numbers: Array.from({ length: 100 }, (_none, i) => i / 3),
    provenance: {
      model: { version: '1', name: 'm' },
      inputs: Array.from({ length: 1000 }, (_none, i) => inputs[i % 2]),
      gaps: Array.from({ length: 70 }, (_none, i) => (i === 3 ? undefined : { b: i, a: null })),
    },
    ordered: { a: 1, list: Array.from({ length: 64 }, (_none, i) => ({ z: i, a: i / 9 })) },
  };
  const members = (value: unknown, change: (member: unknown) => unknown): unknown =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? change(value)
      : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one)]));
  const inCanonicalOrder = (value: unknown): unknown => JSON.parse(canonicalJson(value));

  it('is the same as if it were written in one piece', async () => {
    const rounded = JSON.parse(JSON.stringify(roundReply(full))) as unknown;
    const { reply, texts } = await writeReply(full);
    expect(JSON.parse(JSON.stringify(reply))).toEqual(rounded);
    // The curves of a hundred places are some 600 kB.
    expect(texts?.canonical.length).toBeGreaterThan(2);
    expect(typeof texts?.canonical).toBe('object');
    expect(wholeText(texts?.canonical ?? '')).toBe(canonicalJson(rounded));
    expect(bytesIn(texts?.canonical ?? '')).toBe(Buffer.byteLength(canonicalJson(rounded)));
    const outer = members(rounded, (member) => members(member, inCanonicalOrder));
    expect(wholeText(texts?.sent ?? '')).toBe(JSON.stringify(outer));
  });

  it('is written in turns with others', async () => {
    let others = 0;
    const turn = (): void => {
      others++;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    const heavy = { results: Array.from({ length: 600 }, () => ({ ...full.results[1] })) };
    await writeReply(heavy);
    clearImmediate(next);
    expect(others).toBeGreaterThan(2);
  });
});

it('a noted text is sent as it is, for that very answer alone', () => {
  const answer = { b: 1, a: 2 };
  expect(jsonTextOf(answer)).toBe('{"b":1,"a":2}');
  noteText(answer, '{"a":2,"b":1}');
  expect(jsonTextOf(answer)).toBe('{"a":2,"b":1}');
  expect(jsonTextOf({ ...answer })).toBe('{"b":1,"a":2}');
});
