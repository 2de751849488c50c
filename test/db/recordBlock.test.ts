import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packBlock, textsInBlock } from '../../src/db/recordBlock.ts';

/** Texts that hardly pack, so that a block of them is about as long as they are. */
const noise = (length: number): string => randomBytes(length).toString('base64').slice(0, length);

describe('a block of records', () => {
  it('holds the texts that it was made of, however many are made at once', async () => {
    const groups = Array.from({ length: 40 }, (_unused, i) =>
      Array.from({ length: 1 + (i % 7) }, (_none, k) => `{"block":${i},"text":"${k}é${noise(i)}"}`),
    );
    const blocks = await Promise.all(groups.map((texts) => packBlock(texts)));
    expect(await Promise.all(blocks.map((block) => textsInBlock(block)))).toEqual(groups);
  });

  it('holds them at whatever length a piece of the packed bytes ends', async () => {
    const texts = Array.from({ length: 60 }, (_unused, i) => noise(21_760 + 2 * i));
    for (const text of [...texts, noise(3_000_000), '{}']) {
      const [found = ''] = await textsInBlock(await packBlock([text]));
      expect(found === text, `${text.length} characters`).toBe(true);
    }
  });

  it('holds texts that come in pieces as if they came whole', async () => {
    const pieces = ['{"a":"é', Buffer.from(`🌋${noise(1_200_000)}`), Buffer.from('"'), '}'];
    const whole = pieces.map(String).join('');
    expect(await textsInBlock(await packBlock(['{}', pieces, '{"b":1}']))).toEqual([
      '{}',
      whole,
      '{"b":1}',
    ]);
  });

  it('is a frame of its own, read by the dictionary alone', async () => {
    const file = new URL('../../src/db/data/usualRecords1.txt', import.meta.url);
    await packBlock(['{"before":1}']);
    const block = await packBlock(['{"a":1}', '{"b":2}']);
    expect(block[0]).toBe(1);
    const lines = zstdDecompressSync(block.subarray(1), { dictionary: readFileSync(file) });
    expect(lines.toString()).toBe('{"a":1}\n{"b":2}');
  });
});
