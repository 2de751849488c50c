import { describe, expect, it } from 'vitest';
import { coastLevels } from '../../src/atlas/data/coastLevels.ts';
import { CELLS, middleOf, seaCellAt, shoreCells } from '../../src/atlas/geography/seaWays.ts';
import { waysByTable, waysByWalk } from '../../src/atlas/surgeWays.ts';

/** Every so manieth cell along the shores is walked from. */
const EVERY = 331;

/** Nobody lives farther south, degrees: there the sea is walked over at run time. */
const SOUTHERNMOST_DEG = -60;

describe('the table of ways over the sea', () => {
  const shores = shoreCells().filter((cell) => middleOf(cell).lat > SOUTHERNMOST_DEG);

  it('holds what walks find, from every cell along the shores', () => {
    expect(shores.filter((cell) => waysByTable(cell) === undefined)).toEqual([]);
    const walked = shores.filter((_cell, i) => i % EVERY === 0);
    expect(walked.length).toBeGreaterThan(60);
    for (const cell of walked) expect(waysByTable(cell), `cell ${cell}`).toEqual(waysByWalk(cell));
  }, 60_000);

  it('is of the listed coasts as they are: each is where its own cell has it', () => {
    const strangers = coastLevels.filter(([, lat, lon], row) => {
      if (lat < SOUTHERNMOST_DEG) return false;
      const ways = waysByTable(seaCellAt(lat, lon) ?? -1);
      return ways?.find((way) => way.row === row)?.wayKm !== 0;
    });
    expect(strangers.map(([name]) => name)).toEqual([]);
  });

  it('says nothing of the open sea and of no cell', () => {
    expect(waysByTable(seaCellAt(30, -40) ?? -1)).toBeUndefined();
    expect(waysByTable(CELLS)).toBeUndefined();
  });
});
