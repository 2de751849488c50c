import { describe, expect, it } from 'vitest';
import {
  gaugeLevels,
  paretoLevelM,
  type GaugeLevels,
} from '../../scripts/validation/seaGaugeSection.ts';
import { SEA_GAUGES, type GaugeMaker } from '../../scripts/validation/tables/seaGauges.ts';
import { coastLevels } from '../../src/atlas/data/coastLevels.ts';

const levels = gaugeLevels();

/** Root mean square of ours less the published among the gauges that set nothing, m. */
function judged(maker: GaugeMaker, at: 0 | 1): number {
  const rows = levels.filter((row) => row.maker === maker && row.sets === undefined);
  expect(rows.length).toBeGreaterThan(15);
  const off = ({ ownM, publishedM }: GaugeLevels) => (ownM[at] ?? NaN) - (publishedM[at] ?? NaN);
  return Math.sqrt(rows.reduce((sum, row) => sum + off(row) ** 2, 0) / rows.length);
}

describe('levels of the sea at gauges', () => {
  it.each([
    // Buchanan et al. (2016), supplement: levels with a chance of 10 % and 1 % a year, m above mean higher high water.
    ['Boston', 1.0266, 1.3796],
    ['New York, the Battery', 1.1094, 1.7999],
    ['Charleston', 0.771, 1.1856],
    ['La Jolla', 0.6435, 0.7089],
    ['Juneau', 1.8998, 2.2221],
    ['Galveston Pier 21', 0.9909, 1.8988],
  ])('follow the published law at %s', (name, tenM, hundredM) => {
    const gauge = SEA_GAUGES.find(([one]) => one === name);
    expect(gauge && paretoLevelM(gauge, 10)).toBeCloseTo(tenM, 1);
    expect(gauge && Math.abs(paretoLevelM(gauge, 10) - tenM)).toBeLessThan(0.005);
    expect(gauge && Math.abs(paretoLevelM(gauge, 100) - hundredM)).toBeLessThan(0.02);
  });

  it('are near the published at gauges that set no reach', () => {
    expect(judged('e', 0)).toBeLessThan(0.15);
    expect(judged('o', 0)).toBeLessThan(0.12);
    expect(judged('t', 0)).toBeLessThan(0.22);
    expect(judged('e', 1)).toBeLessThan(0.22);
    expect(judged('o', 1)).toBeLessThan(0.22);
  });

  it('are those of the table where a gauge sets a reach', () => {
    for (const gauge of SEA_GAUGES) {
      const [name, , , maker, , , , , , sets] = gauge;
      if (sets === undefined) continue;
      const row = coastLevels.find(([reach]) => reach === sets);
      expect(row, name).toBeDefined();
      expect(Math.abs((row?.[4] ?? NaN) - paretoLevelM(gauge, 10)), name).toBeLessThan(0.02);
      if (maker !== 't')
        expect(Math.abs((row?.[5] ?? NaN) - paretoLevelM(gauge, 100)), name).toBeLessThan(0.02);
    }
  });
});
