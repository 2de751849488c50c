import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLines, type Piece } from '../../../src/features/portfolios/splitLines.ts';

async function* chunksOf(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function split(text: string, size: number, rowsEach = 2, isCsv = true): Promise<Piece[]> {
  return Array.fromAsync(splitLines(chunksOf(text, size), { isCsv, rowsEach }));
}

describe('a file cut into pieces', () => {
  it('keeps every byte, whatever the chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' }).map((line) => line.replaceAll(/["\n]/g, ' '))),
        fc.integer({ min: 1, max: 40 }),
        async (lines, size) => {
          const text = lines.join('\n');
          const pieces = await split(text, size);
          expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('says with which line each begins; a line end between quotes ends no row', async () => {
    const pieces = await split('a\n"b\nb"\nc\nd\ne\n', 3);
    expect(pieces).toEqual([
      { text: 'a\n"b\nb"\n', firstLine: 1 },
      { text: 'c\nd\n', firstLine: 4 },
      { text: 'e\n', firstLine: 6 },
    ]);
  });

  it('refuses a quote that is never closed before it fills the memory', async () => {
    const endless = `"${'x'.repeat(17 * 1024 * 1024)}`;
    await expect(split(endless, 1 << 20)).rejects.toThrow(/quote is never closed/);
  });

  it('refuses what is not UTF-8', async () => {
    const bytes = async function* (): AsyncGenerator<Uint8Array> {
      yield Uint8Array.of(0x61, 0xff, 0x0a);
    };
    await expect(
      Array.fromAsync(splitLines(bytes(), { isCsv: true, rowsEach: 5 })),
    ).rejects.toThrow(/UTF-8/);
  });
});
