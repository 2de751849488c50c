import { describe, expect, it } from 'vitest';
import { blockOf, blockPages, wholeBlock, type Block } from '../../src/atlas/catalogues/blocks.ts';

/** A layer of numbered rows whose source gives at most a few at a time, and the questions that it was asked. */
function layer(last: number, most: number) {
  const asked: Block[] = [];
  const read = async (block: Block) => {
    asked.push(block);
    const all = Array.from({ length: last + 1 }, (_none, i) => i).filter(
      (number) => number >= block.from && number <= block.to,
    );
    return { rows: all.slice(0, most), complete: all.length <= most };
  };
  return { read, asked };
}

describe('blocks of a numbered layer', () => {
  it('hold every number up to the last, and none where there is none', () => {
    expect(blockPages(null, 100)).toEqual([]);
    expect(blockPages(0, 100)).toEqual(['0-99']);
    expect(blockPages(99, 100)).toEqual(['0-99']);
    expect(blockPages(100, 100)).toEqual(['0-99', '100-199']);
    expect(blockPages(100, 100).map(blockOf)).toEqual([
      { from: 0, to: 99 },
      { from: 100, to: 199 },
    ]);
  });

  it('are read by halves where the source cuts its list: each row once', async () => {
    const { read } = layer(99, 7);
    expect(await wholeBlock({ from: 0, to: 99 }, read)).toEqual(
      Array.from({ length: 100 }, (_none, i) => i),
    );
  });

  it('end at a single number that the source still calls cut', async () => {
    const { read, asked } = layer(3, 0);
    expect(await wholeBlock({ from: 2, to: 3 }, read)).toEqual([]);
    expect(asked).toHaveLength(3);
  });
});
