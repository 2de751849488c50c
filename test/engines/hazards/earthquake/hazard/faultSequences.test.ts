import { describe, expect, it } from 'vitest';
import type { FaultSource } from '../../../../../engines/ground/datasets/tectonics.ts';
import { preparedFault } from '../../../../../engines/hazards/earthquake/hazard/faultHazard.ts';
import { faultCurves } from '../../../../../engines/hazards/earthquake/hazard/faultSequences.ts';
import { groundOf, storeOf } from '../../../../../engines/hazards/earthquake/hazard/siteHazard.ts';
import { meanOfAlternatives } from '../../../../../engines/hazards/earthquake/hazard/sourceCurves.ts';
import { faults } from '../../../../../src/atlas/faults.ts';

const store = storeOf({ ground: groundOf(760), periodsS: [0] });
const view = { site: { lat: 36.59, lon: -89.53 }, store, treeOf: () => 'stable' as const };
const newMadrid = faults.filter(({ sequence }) => sequence === 'New Madrid');
const alone = newMadrid.map(({ sequence: _sequence, ...fault }): FaultSource => fault);
const ratesOf = (list: readonly FaultSource[], level: number): number =>
  faultCurves(list, [], view).reduce(
    (sum, source) => sum + (meanOfAlternatives(source, 0, 0)[level] ?? NaN),
    0,
  );

describe('faults whose earthquakes are dated', () => {
  it('break at the dated pace in large earthquakes alone', () => {
    expect(newMadrid.length).toBe(3);
    for (const fault of newMadrid) {
      const { floating, characteristic } = preparedFault(fault);
      expect(floating.mfd.ratesPerYear.length).toBe(0);
      for (const { mfd } of characteristic)
        expect(mfd.ratesPerYear.reduce((sum, rate) => sum + rate, 0)).toBeCloseTo(1 / 500, 9);
    }
  });

  it('count a weak motion once a sequence, a rare one as often as its faults make it', () => {
    const perYear = 0.2 / 800 + 0.6 / 500 + 0.2 / 300;
    // the weakest level is passed by every earthquake of all three
    expect(ratesOf(alone, 0) / perYear).toBeCloseTo(3, 1);
    expect(ratesOf(newMadrid, 0) / perYear).toBeCloseTo(1, 2);
    const strong = store.frame.measures[0]?.levels.values.findIndex((level) => level > 5) ?? -1;
    expect(ratesOf(newMadrid, strong)).toBeLessThan(ratesOf(alone, strong));
    expect(ratesOf(newMadrid, strong) / ratesOf(alone, strong)).toBeGreaterThan(0.9);
  });
});
