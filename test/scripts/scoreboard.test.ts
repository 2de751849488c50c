import { describe, expect, it } from 'vitest';
import { failing } from '../../bench/guard.ts';
import { benchRow, type BenchRow } from '../../bench/harness.ts';
import { pageOf } from '../../bench/performancePage.ts';
import { scaledLimits, slower, yardstickMs, type Scoreboard } from '../../bench/scoreboard.ts';

const row = (id: string, value: number, goal: number, more: Partial<BenchRow> = {}): BenchRow => ({
  ...benchRow({ id, what: 'w', value, unit: 'ms', reference: 10, goal }),
  ...more,
});
const board = (...rows: BenchRow[]): Scoreboard => ({
  date: '2026-01-01',
  machine: 'm',
  yardstickMs: 40,
  rows,
});
const idsOf = (rows: BenchRow[], before?: Scoreboard) => slower(rows, before).map(({ id }) => id);

describe('the guard', () => {
  it('fails what passes its goal, or the recorded ratio by half', () => {
    expect(idsOf([row('a', 39, 4), row('b', 41, 4)])).toEqual(['b']);
    expect(idsOf([row('a', 29, 4)], board(row('a', 20, 4)))).toEqual([]);
    expect(idsOf([row('a', 31, 4)], board(row('a', 20, 4)))).toEqual(['a']);
  });

  it('judges what never reached its goal by the record alone', () => {
    expect(idsOf([row('a', 140, 4)], board(row('a', 100, 4)))).toEqual([]);
    expect(idsOf([row('a', 160, 4)], board(row('a', 100, 4)))).toEqual(['a']);
  });

  it('judges how cost grows by its goal alone: a record below even growth was an accident', () => {
    expect(idsOf([row('place_growth', 10, 1.5)], board(row('place_growth', 5, 1.5)))).toEqual([]);
    expect(idsOf([row('place_growth', 16, 1.5)], board(row('place_growth', 5, 1.5)))).toEqual([
      'place_growth',
    ]);
  });

  it('judges counts by the second the other way, and nothing by a yardstick that nobody gave', () => {
    const bare = { reference: null, ratio: null };
    expect(idsOf([row('a', 5, 4, { ...bare, unit: 'million/s' })])).toEqual([]);
    expect(idsOf([row('a', 3, 4, { ...bare, unit: 'million/s' })])).toEqual(['a']);
    expect(idsOf([row('a', 5, 4, bare)])).toEqual(['a']);
    expect(idsOf([row('a', 5, 4, { ...bare, isNamed: true })])).toEqual([]);
  });

  it('scales the recorded yardsticks by the machine', () => {
    const then = { ...board(row('mc10k', 20, 4)), yardstickMs: 40 };
    expect(scaledLimits(then, 80)['mc10k_scalar_ms']).toBe(20);
    expect(scaledLimits({ ...then, yardstickMs: null }, 80)).toEqual({});
  });

  it('takes the machine by work that takes some milliseconds', () => {
    expect(yardstickMs()).toBeGreaterThan(1);
  });

  it('fails only what is slower every time, by the machine as it was then', async () => {
    const named = { isNamed: true };
    const then = { ...board(row('mc10k', 20, 4, named)), yardstickMs: 40 };
    const run = async (values: number[], ticks: number[] = []) => {
      let runs = 0;
      const found = await failing(
        ({ mc10k_scalar_ms: reference = NaN }) => {
          const value = values[Math.min(runs++, values.length - 1)] ?? NaN;
          return Promise.resolve([
            benchRow({ ...row('mc10k', value, 4), reference, isNamed: true }),
            row('late_p99', 1_000, 4),
          ]);
        },
        then,
        () => ticks.shift() ?? 40,
      );
      return [found.map(({ id }) => id), runs];
    };
    expect(await run([29])).toEqual([[], 1]);
    expect(await run([31])).toEqual([['mc10k'], 4]);
    expect(await run([60, 50, 29])).toEqual([[], 3]);
    expect(await run([58], [80, 80])).toEqual([[], 1]);
    expect(await run([58], [40, 80])).toEqual([[], 1]);
  });

  it('has a page that marks what is not reached', () => {
    const page = pageOf(board(row('a', 39, 4), row('b', 41, 4)));
    expect(page).toContain('| `a` | w | 39 ms | 3.9x | 4x |');
    expect(page).toContain('| `b` | w | 41 ms | 4.1x | 4x, not reached |');
    expect(page).toContain('### `point_http`: 6 bare requests');
  });

  it('has a page that tells of second figures', () => {
    const page = pageOf(board(row('mc10k', 14, 4), row('start', 80, 12), row('kml', 90, 8)));
    expect(page).toContain('| `mc10k` | w | 14 ms | 1.4x | 4x, and 1.5x |');
    expect(page).toContain('| `start` | w | 80 ms | 8x | 12x; 6x not reached |');
    expect(page).toContain('| `kml` | w | 90 ms | 9x | 8x, not reached |');
  });
});
