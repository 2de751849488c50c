import { describe, expect, it } from 'vitest';
import type { FaultSource } from '../../../../../engines/ground/datasets/tectonics.ts';
import { preparedFault } from '../../../../../engines/hazards/earthquake/hazard/faultHazard.ts';
import { faultRateFrom } from '../../../../../engines/hazards/earthquake/hazard/faultCounts.ts';
import { momentRateOf } from '../../../../../engines/hazards/earthquake/hazard/magnitudeFrequency.ts';
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

  // Mariniere et al. (2020): M 6.5 and more every 200 to 1,200 years on the Quito fault; Chen et al. (2007): a rupture at Juisui, on the middle of the
  // Longitudinal Valley fault, every 170 to 210 years; Sapkota et al. (2013) and Bollinger et al. (2014): 679, 750 +- 140 and 870 +- 350 years at a trench of
  // eastern Nepal; Le Roux-Mallouf et al. (2020): 550 +- 211 in western Bhutan.
  it.each([
    ['Quito', 6.5, 200, 1200],
    ['Longitudinal Valley (Milun-Chihshang)', 6.8, 170, 210],
    ['Main Himalayan Thrust (Kathmandu-Bihar)', 7.8, 610, 890],
    ['Main Himalayan Thrust (Sikkim-Bhutan)', 7.8, 339, 761],
  ] as const)('make as many on %s as geodesy and trenches tell', (name, least, short, long) => {
    const fault = faults.find((each) => each.name === name);
    if (!fault) throw new Error(`no fault ${name}`);
    const { surface, floating, characteristic } = preparedFault(fault);
    // In a year over the middle of the fault: a rupture covers as much of it as it is long.
    const overMiddle = ({ mfd, sizeOf }: typeof floating): number =>
      mfd.ratesPerYear.reduce((sum, perYear, i) => {
        const magnitude = mfd.magnitudes[i] ?? NaN;
        const lengthKm = sizeOf?.(magnitude).lengthKm ?? NaN;
        const covered = Math.min(1, lengthKm / surface.lengthKm);
        return magnitude < least ? sum : sum + perYear * (name === 'Quito' ? 1 : covered);
      }, 0);
    const weights = [0.2, 0.6, 0.2];
    const perYear = characteristic.reduce(
      (sum, each, i) => sum + (weights[i] ?? NaN) * overMiddle(each),
      overMiddle(floating),
    );
    expect(1 / perYear).toBeGreaterThan(short);
    expect(1 / perYear).toBeLessThan(long);
  });

  // USGS list, 1965 to 2016, between the Himalayan front and 110 km behind it: M 6.5 and more in 1980, 1991, 1999, 2011 and 2015, with two aftershocks of 2015 that day and the
  // next and M 7.3 in May, 8 in all.
  it('make no more of M 6.5 and more under the Himalaya than were seen', () => {
    const front = faults.filter(({ name }) => name.startsWith('Main Himalayan Thrust'));
    const perYear = front.reduce((sum, fault) => sum + faultRateFrom(fault, 6.5), 0);
    expect(front.length).toBe(7);
    expect(52 * perYear).toBeLessThan(8);
    // and slip no faster than geodesy sees: 15.1e19 N m a year over the arc, Stevens and Avouac (2015)
    const moment = front.reduce((sum, fault) => {
      const { floating, characteristic } = preparedFault(fault);
      return (
        sum + momentRateOf(floating.mfd) + momentRateOf(characteristic[1]?.mfd ?? floating.mfd)
      );
    }, 0);
    expect(moment).toBeLessThan(15.1e19);
    expect(moment).toBeGreaterThan(0.5 * 15.1e19);
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
