import { describe, expect, it } from 'vitest';
import { tsunamiSources, type TsunamiPath } from '../../../../engines/ground/datasets/tsunamis.ts';
import {
  coastalHazard,
  coastalRates,
  HEIGHTS_M,
  jointRate,
} from '../../../../engines/hazards/tsunami/coastalHazard.ts';
import { eventsOf } from '../../../../engines/hazards/tsunami/sourceEvents.ts';
import {
  firstArrivalMinutes,
  mattering,
  zoneFields,
} from '../../../../engines/hazards/tsunami/report.ts';

const [sample] = tsunamiSources.sample.paths as readonly TsunamiPath[];
if (!sample) throw new Error('the sample has a path');
const pathOf = (
  source: Partial<TsunamiPath['source']>,
  rest: Partial<TsunamiPath> = {},
): TsunamiPath => ({
  ...sample,
  ...rest,
  source: { ...sample.source, ...source },
});
const every = (years: number) => ({ low: years, best: years, high: years });

describe('heights of a coast', () => {
  it('without listed sources fall by the power law of the others: 0.1 m in 475 years, rate by the 1.5th power', () => {
    const { height475M, height2475M, height975M } = coastalHazard([], 1);
    expect(height475M).toBeCloseTo(0.1, 3);
    expect(height975M).toBeCloseTo(0.1 * (975 / 475) ** (1 / 1.5), 3);
    expect(height2475M).toBeCloseTo(0.1 * (2475 / 475) ** (1 / 1.5), 3);
  });

  it('are passed as often as the events of all sources together, sorted or not', () => {
    const paths = [
      pathOf({ recurrenceYears: every(300) }),
      pathOf({ id: 'b', magnitude: 8.2 }, { distanceKm: 900 }),
    ];
    const { rates } = coastalRates(paths, 1);
    // Sums leave out what lies beyond 3.5 standard deviations, 2.33e-4 of the events of both sources.
    const leftOut = 2.4e-4 * 10 ** 0.56 * (1 / 300 + 1 / 530);
    HEIGHTS_M.forEach((heightM, i) => {
      const unlisted = (0.1 / heightM) ** 1.5 / 474.56;
      const listed = jointRate(paths, { bayFactor: 1, heightM }, () => 1);
      expect(Math.abs((rates[i] ?? NaN) - unlisted - listed)).toBeLessThan(leftOut);
    });
  });

  it('are moved by the spread of recurrence intervals as by an interval that far off', () => {
    const years = 200;
    const spread = { low: years / 2, best: years, high: years * 2 };
    // Low and high span 80 %: one standard deviation is ln 4 / 2.563 = 0.541 of the logarithm of the rate.
    const sigma = Math.log(4) / 2.563;
    const near = pathOf({ recurrenceYears: spread });
    const heightEvery = (factor: number) =>
      coastalHazard([pathOf({ recurrenceYears: every(years * factor) })], 1).height475M;
    const moved = Math.log(heightEvery(Math.exp(-sigma)) / heightEvery(Math.exp(sigma))) / 2;
    expect(coastalHazard([near], 1).rateLnSigma / moved).toBeGreaterThan(0.85);
    expect(coastalHazard([near], 1).rateLnSigma / moved).toBeLessThan(1.15);
    expect(coastalHazard([pathOf({ recurrenceYears: every(years) })], 1).rateLnSigma).toBe(0);
  });

  it('sort their sources by what they contribute', () => {
    const rare = pathOf({ id: 'rare', recurrenceYears: every(200_000) }, { travelMinutes: 5 });
    const often = pathOf({ id: 'often', recurrenceYears: every(2000) }, { travelMinutes: 50 });
    const { effects } = coastalHazard([rare, often], 1);
    expect(effects.map(({ path }) => path.source.id)).toEqual(['often', 'rare']);
    const shares = effects.map(({ shareOfRate }) => shareOfRate);
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
    expect((shares[0] ?? NaN) / (shares[1] ?? NaN)).toBeCloseTo(100, 6);
  });
});

describe('events of a source', () => {
  // Gutenberg and Richter's law with b of 0.7: 10^0.28 of the rate are at least 0.4 below the characteristic event, 10^0.56 at least 0.8.
  it('are the characteristic one at its recurrence and lesser ones that add up by their law', () => {
    const events = eventsOf(pathOf({ magnitude: 8.5, recurrenceYears: every(100) }).source);
    expect(events.map(({ magnitude }) => magnitude)).toEqual([8.5, 8.1, 7.7]);
    const total = (n: number) => events.slice(0, n).reduce((sum, { rate }) => sum + 100 * rate, 0);
    expect(total(1)).toBeCloseTo(1, 9);
    expect(total(2)).toBeCloseTo(10 ** 0.28, 9);
    expect(total(3)).toBeCloseTo(10 ** 0.56, 9);
    // Magnitudes of the lesser ones are given: only the characteristic one scatters by its own.
    expect(events[1]?.sigma).toBeCloseTo(0.5, 9);
    expect(events[0]?.sigma).toBeCloseTo(Math.hypot(0.5, 0.15 * Math.LN10), 9);
    expect(eventsOf(pathOf({ magnitude: 7.5 }).source)).toHaveLength(1);
  });
});

describe('sources that matter for warnings', () => {
  const rare = pathOf(
    { id: 'rare', zone: 'A', recurrenceYears: every(1e6) },
    { travelMinutes: 10 },
  );
  const often = pathOf(
    { id: 'often', zone: 'B', recurrenceYears: every(50) },
    { distanceKm: 9000, travelMinutes: 700 },
  );

  it('are those that come often and those that are high, however rare', () => {
    const coast = coastalHazard([rare, often], 1);
    const of = (id: string) => coast.effects.find(({ path }) => path.source.id === id);
    expect(of('rare')?.shareOfRate).toBeLessThan(0.02);
    expect(of('rare')?.characteristicHeightM).toBeGreaterThan(0.3);
    expect(
      mattering(coast)
        .map(({ path }) => path.source.id)
        .toSorted(),
    ).toEqual(['often', 'rare']);
    expect(firstArrivalMinutes(coast)).toBe(10);
    const low = {
      ...coast,
      effects: coast.effects.map((each) => ({ ...each, characteristicHeightM: 0.2 })),
    };
    expect(mattering(low).map(({ path }) => path.source.id)).toEqual(['often']);
    expect(firstArrivalMinutes(low)).toBe(700);
    const none = { ...low, effects: low.effects.map((each) => ({ ...each, shareOfRate: 0.01 })) };
    expect(firstArrivalMinutes(none)).toBeNull();
  });

  it('are told by zone, soonest first, with what the zone makes together', () => {
    const coast = coastalHazard(
      [rare, often, pathOf({ id: 'c', zone: 'B' }, { travelMinutes: 30 })],
      1,
    );
    const zones = zoneFields(
      coast,
      coast.effects.map(({ path }) => path.source),
    );
    expect(zones.map(({ zone, first_arrival_min: first }) => [zone, first])).toEqual([
      ['A', 10],
      ['B', 30],
    ]);
    const ofB = coast.effects.filter(({ path }) => path.source.zone === 'B');
    expect(zones[1]?.share_of_rate).toBeCloseTo(
      Math.min(
        1,
        ofB.reduce((sum, { shareOfRate }) => sum + shareOfRate, 0),
      ),
      9,
    );
  });
});
