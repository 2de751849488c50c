import { expect, it } from 'vitest';
import { canonicalJson } from '../../src/core/canonicalJson.ts';
import { isShort, shortText, TextLine, wholeText } from '../../src/core/jsonText.ts';
import { roundReply } from '../../src/core/round.ts';
import { sharedCopyOf, sharedListText, sharedPart } from '../../src/core/sharedPart.ts';
import { writeReply } from '../../src/core/writtenReply.ts';

const plain = (source: string) => ({ source, dataset: 'd', as_of: null, licence: 'CC “BY”' });
const answerOf = (inputs: readonly object[]) => ({
  value: 1 / 3,
  provenance: { model: { version: '1', name: 'm' }, inputs, warnings: [] },
});

it('an answer with shared parts is written as one with parts of its own', async () => {
  const own = answerOf([plain('b'), plain('a'), plain('b')]);
  const b = sharedPart(plain('b'));
  const shared = answerOf([b, sharedPart(plain('a')), b]);
  for (const inputs of [shared, { ...shared }, answerOf([b, plain('a'), b])]) {
    const written = await writeReply(inputs);
    expect(written.reply).toEqual(roundReply(own));
    expect(wholeText(written.texts?.canonical ?? '')).toBe(canonicalJson(roundReply(own)));
    expect(wholeText(written.texts?.sent ?? '')).toBe(
      wholeText((await writeReply(own)).texts?.sent ?? ''),
    );
  }
  expect(JSON.stringify(roundReply(shared))).toBe(JSON.stringify(roundReply(own)));
});

it('the text of a list of shared parts is made once, and told from that of others', () => {
  const parts = ['a', 'b', 'c'].map((source) => sharedPart(plain(source)));
  const copies = parts.map((part) => sharedCopyOf(part));
  const text = sharedListText(copies);
  expect(text).toBe(`[${parts.map(canonicalJson).join(',')}]`);
  const reversed = copies.toReversed();
  expect(sharedListText(reversed)).toBe(`[${parts.toReversed().map(canonicalJson).join(',')}]`);
  expect(sharedListText([...copies])).toBe(text);
  expect(sharedListText([...copies, plain('d')])).toBeUndefined();
  expect(sharedListText([])).toBeUndefined();
  expect(Object.isFrozen(parts[0])).toBe(true);
});

it('strings of a line are one text, bytes between them stay as they are', () => {
  const line = new TextLine().add('{').add(['"a":', '1']).add('}');
  expect([line.text, line.text]).toEqual(['{"a":1}', '{"a":1}']);
  const bytes = Buffer.from('“');
  expect(new TextLine().add('a').add('b').add(bytes).add('c').text).toEqual(['ab', bytes, 'c']);
  expect([new TextLine().text, new TextLine().add(bytes).text]).toEqual(['', [bytes]]);
  expect([isShort(['x'.repeat(249_999), 'x']), isShort(['x'.repeat(250_000), 'x'])]).toEqual([
    true,
    false,
  ]);
  expect([shortText(['a', 'b']), shortText(['a', bytes])]).toEqual(['ab', undefined]);
});
