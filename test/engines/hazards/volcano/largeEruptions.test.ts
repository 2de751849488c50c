import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Volcano } from '../../../../engines/ground/datasets/volcanoes.ts';
import { eruptionRate } from '../../../../engines/hazards/volcano/eruptionRate.ts';
import { largeEruptions } from '../../../../engines/hazards/volcano/largeEruptions.ts';
import { newEruptions } from '../../../../engines/hazards/volcano/newEruptions.ts';
import { LARGE_LAW } from '../../../../engines/hazards/volcano/tables.ts';
import { veiDistribution } from '../../../../engines/hazards/volcano/veiDistribution.ts';
import { volcanoTable } from '../../../../src/atlas/volcanoes.ts';

const ERUPTIONS = new URL(
  '../../../../../shared/catalogs/smithsonian-gvp/VOTW467_8May18_eruption_data.csv',
  import.meta.url,
);
interface Eruption {
  readonly number: number;
  readonly year: number;
  readonly vei: number;
}
/** Confirmed eruptions of VEI 5 and more of the catalogue. */
const LARGE: readonly Eruption[] = existsSync(ERUPTIONS)
  ? readFileSync(ERUPTIONS, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.replaceAll(/"[^"]*"/g, '').split(','))
      .filter((cells) => cells[3] === '1' && cells[8] !== '' && Number(cells[5]) >= 5)
      .map((cells) => ({
        number: Number(cells[0]),
        year: Number(cells[8]),
        vei: Number(cells[5]),
      }))
  : [];

function named(name: string): Volcano {
  const found = volcanoTable.find((v) => v.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}
/** Rates per year of VEI 5, 6 and 7 and more as the answers have them. */
function rates(volcano: Volcano): number[] {
  const rate = eruptionRate(volcano);
  const chances = veiDistribution(volcano, rate);
  return [5, 6, 7].map((vei) => rate.ratePerYear * chances.slice(vei).reduce((a, b) => a + b, 0));
}
const world = volcanoTable
  .map(rates)
  .reduce((sums, each) => sums.map((sum, i) => sum + (each[i] ?? NaN)), [0, 0, 0]);

describe('eruptions that are known of a volcano', () => {
  it('count for every size that they reach: one of VEI 7 is one of 6 and more, and of 5 and more', () => {
    const empty = { ...named('Fujisan'), eruptionsByVei: [0, 0, 0, 0, 0, 0, 0, 0, 0] };
    const with7 = largeEruptions({ ...empty, earlierLargeByVei: [0, 0, 1] }).perYear;
    const with6 = largeEruptions({ ...empty, earlierLargeByVei: [0, 1, 0] }).perYear;
    const with5 = largeEruptions({ ...empty, earlierLargeByVei: [1, 0, 0] }).perYear;
    expect([with7[0], with6[0]]).toEqual([with5[0], with5[0]]);
    expect(with7[1]).toBe(with6[1]);
    expect(with6[1]).toBeGreaterThan(with5[1]);
    expect(with7[2]).toBeGreaterThan(with6[2]);
  });
});

describe('large eruptions', () => {
  it('come in the whole world as often as published', () => {
    const [five = NaN, six = NaN, seven = NaN] = world;
    // 23 of VEI 5 and more from 1800 to 2018, Volcanoes of the World v. 4.6.7: 90 % Poisson interval of 0.106 a year.
    expect(five).toBeGreaterThan(15.7 / 218);
    expect(five).toBeLessThan(32.6 / 218);
    expect(six).toBeGreaterThan(1 / 100);
    expect(six).toBeLessThan(1 / 50);
    // Newhall, Self & Robock (2018), Geosphere 14, 572-603: one to two per thousand years.
    expect(seven).toBeGreaterThan(1 / 1000);
    expect(seven).toBeLessThan(1 / 500);
  });
  it('are not told by the one eruption that opened a window: no volcano has a VEI 6 more often than once in 1,000 years', () => {
    for (const volcano of volcanoTable) {
      const [five = NaN, six = NaN, seven = NaN] = rates(volcano);
      expect(six, volcano.name).toBeLessThan(1 / 1000);
      expect(six, volcano.name).toBeLessThan(five);
      expect(seven, volcano.name).toBeLessThan(six);
    }
    const [, krakatau = NaN] = rates(named('Krakatau'));
    expect(krakatau).toBeGreaterThan(1 / 10_000);
  });
  it('are less certain than all eruptions of a volcano', () => {
    const etna = named('Etna');
    const width = (vei: number) => {
      const { p95, p05 } = newEruptions(etna, vei, 365).chance;
      return p95 / p05;
    };
    expect(width(6)).toBeGreaterThan(2 * width(2));
  });
  it('are of all kinds of volcano by the words of the table', () => {
    expect(Object.keys(LARGE_LAW.kinds).toSorted()).toEqual(
      [...new Set(volcanoTable.map(({ volcanoType }) => volcanoType))].toSorted(),
    );
  });
  it.runIf(LARGE.length > 0)('hold every one of the catalogue', () => {
    for (const { gvpNumber, name, completeSinceYear, earlierLargeByVei } of volcanoTable) {
      const before = LARGE.filter((e) => e.number === gvpNumber && e.year < completeSinceYear);
      expect(earlierLargeByVei ?? [0, 0, 0], name).toEqual(
        [5, 6, 7].map((vei) => before.filter((e) => e.vei === vei).length),
      );
    }
  });
  it.runIf(LARGE.length > 0).each([
    [1700, 26],
    [1900, 13],
  ])('were foreseen by what was known before %i better than by chance', (until, count) => {
    const asOf = volcanoTable.map((volcano) => {
      const mine = LARGE.filter((e) => e.number === volcano.gvpNumber && e.year < until);
      const earlierLargeByVei = [5, 6, 7].map((vei) => mine.filter((e) => e.vei === vei).length);
      return { ...volcano, earlierLargeByVei, eruptionsByVei: Array<number>(9).fill(0) };
    });
    const perYear = new Map(asOf.map((v) => [v.gvpNumber, largeEruptions(v).perYear[0]]));
    const total = [...perYear.values()].reduce((a, b) => a + b, 0);
    const later = LARGE.filter((e) => e.year >= until && perYear.has(e.number));
    expect(later.length).toBe(count);
    const score = later.reduce(
      (sum, { number }) => sum - Math.log((perYear.get(number) ?? NaN) / total),
      0,
    );
    // All volcanoes alike score ln 1196 = 7.09.
    expect(score / later.length).toBeLessThan(Math.log(volcanoTable.length) - 0.7);
  });
});
