import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  bValueTintiMulargia,
  shrunkBValue,
} from '../../../../../engines/hazards/earthquake/seismicity/bValue.ts';
import { completenessMagnitude } from '../../../../../engines/hazards/earthquake/seismicity/completenessMagnitude.ts';
import {
  likelihoodQuantile,
  numberTest,
} from '../../../../../engines/hazards/earthquake/seismicity/consistencyTests.ts';
import {
  decluster,
  type CatalogueEvent,
} from '../../../../../engines/hazards/earthquake/seismicity/decluster.ts';
import { expectedAftershocks } from '../../../../../engines/hazards/earthquake/seismicity/reasenbergJones.ts';
import {
  productivityPosterior,
  sequenceCount,
} from '../../../../../engines/hazards/earthquake/seismicity/sequenceForecast.ts';
import {
  DECLUSTERING_WINDOWS,
  GENERIC_AFTERSHOCKS,
} from '../../../../../engines/hazards/earthquake/seismicity/tables.ts';
import { weichertFit } from '../../../../../engines/hazards/earthquake/seismicity/weichert.ts';

const CASE = join(
  import.meta.dirname,
  '../../../../../shared/verification/seismicity/gk_small_catalogue_case.csv',
);

function smallCase(): { events: CatalogueEvent[]; flags: number[] } {
  const rows = readFileSync(CASE, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  const events = rows.map(([year, month, day, lon, lat, magnitude]) => ({
    timeMs: Date.UTC(Number(year), Number(month) - 1, Number(day)),
    lon: Number(lon),
    lat: Number(lat),
    magnitude: Number(magnitude),
  }));
  return { events, flags: rows.map((row) => Number(row[6])) };
}

describe('declustering', () => {
  it.runIf(existsSync(CASE))('flags the six-event case as its authors do', () => {
    const { events, flags } = smallCase();
    expect(
      decluster(events).map(({ kind }) => ({ main: 0, foreshock: -1, aftershock: 1 })[kind]),
    ).toEqual(flags);
  });

  it('has no windows of zero, and larger ones for larger main shocks', () => {
    for (const { days, distanceKm } of Object.values(DECLUSTERING_WINDOWS)) {
      for (const m of [3, 5, 6.4, 6.5, 7.5]) {
        expect(days(m + 0.5)).toBeGreaterThan(days(m));
        expect(distanceKm(m + 0.5)).toBeGreaterThan(distanceKm(m));
      }
    }
  });

  // Gardner & Knopoff (1974), table 1: of M 7, 70 km and 915 days.
  it('counts the last event of a catalogue to the main shock before it, and the first to the one after it', () => {
    const day = 86_400_000;
    const kinds = decluster([
      { timeMs: 0, lat: 0.1, lon: 0, magnitude: 5 },
      { timeMs: day, lat: 0, lon: 0, magnitude: 7 },
      { timeMs: 2 * day, lat: 0.1, lon: 0, magnitude: 5 },
    ]);
    expect(kinds).toEqual([
      { kind: 'foreshock', cluster: 1 },
      { kind: 'main', cluster: 1 },
      { kind: 'aftershock', cluster: 1 },
    ]);
  });

  it('keeps an event on the other side of the world', () => {
    const kinds = decluster([
      { timeMs: 0, lat: 0, lon: 0, magnitude: 8 },
      { timeMs: 1000, lat: 0, lon: 179, magnitude: 5 },
    ]);
    expect(kinds.map(({ kind }) => kind)).toEqual(['main', 'main']);
  });
});

describe('magnitudes', () => {
  // Exact Gutenberg-Richter counts of b = 1 in bins of 0.1: 1000 events at or above 3.
  const magnitudes = Array.from({ length: 40 }, (_, i) => 3 + i / 10).flatMap((m) =>
    Array.from({ length: Math.round(1e5 * 10 ** -(m - 3) * (1 - 10 ** -0.1)) }, () => m),
  );

  it('finds b = 1 in counts that follow it', () => {
    expect(bValueTintiMulargia(magnitudes, 3, 0.1)?.b).toBeCloseTo(1, 2);
  });

  it('gives no b of one event, and draws b of few events to 1', () => {
    expect(bValueTintiMulargia([4], 3, 0.1)).toBeUndefined();
    const few = bValueTintiMulargia([3, 3.1, 3.05, 3.2], 3, 0.1);
    expect(few && Math.abs(shrunkBValue(few).b - 1)).toBeLessThan(Math.abs((few?.b ?? NaN) - 1));
  });

  it('puts completeness 0.2 above the fullest bin', () => {
    expect(completenessMagnitude([2, 2, 2, 2.1, 2.1, 3])).toBeCloseTo(2.2, 9);
    expect(completenessMagnitude([])).toBeUndefined();
  });

  it('agrees with the simple estimate where all magnitudes were recorded alike', () => {
    const bins = Array.from({ length: 30 }, (_, i) => ({
      magnitude: 4.05 + i / 10,
      years: 50,
      count: Math.round(5000 * 10 ** (-i / 10)),
    }));
    expect(weichertFit(bins, 0.1, 4)?.b).toBeCloseTo(1, 2);
    expect(weichertFit([], 0.1, 4)).toBeUndefined();
  });
});

/** Reasenberg & Jones (1994), Science 265, 1251-1252. */
const CALIFORNIA = { a: -1.67, b: 0.91, p: 1.08, cDays: 0.05 };

describe('aftershocks', () => {
  it('has Båth’s law in the California parameters: near one M 5.8 and more after an M 7', () => {
    const count = expectedAftershocks(CALIFORNIA, {
      mainMagnitude: 7,
      magnitude: 5.8,
      fromDays: 0.01,
      toDays: 365,
    });
    expect(count).toBeGreaterThan(0.7);
    expect(count).toBeLessThan(3.5);
  });

  it('averages productivity over its scatter: more than the mean a alone', () => {
    const set = GENERIC_AFTERSHOCKS.activeShallow;
    const sequence = { mainMagnitude: 7, elapsedDays: 0.01, observed: 0, completeMagnitude: 4.5 };
    const count = sequenceCount(set, sequence, productivityPosterior(set, sequence), {
      magnitude: 5,
      days: 30,
    });
    const alone = expectedAftershocks(set, {
      mainMagnitude: 7,
      magnitude: 5,
      fromDays: 0.01,
      toDays: 30.01,
    });
    // The mean of a lognormal: exp((0.63 ln 10)^2 / 2) = 2.86 times the median.
    expect(count.mean / alone).toBeCloseTo(2.86, 1);
    expect(count.p05).toBeLessThan(count.mean);
    expect(count.p95).toBeGreaterThan(count.mean);
  });

  it('believes a rich sequence more than a poor one', () => {
    const set = GENERIC_AFTERSHOCKS.activeShallow;
    const after = (observed: number) => {
      const sequence = { mainMagnitude: 7, elapsedDays: 3, observed, completeMagnitude: 4.5 };
      return sequenceCount(set, sequence, productivityPosterior(set, sequence), {
        magnitude: 5,
        days: 7,
      }).mean;
    };
    expect(after(60)).toBeGreaterThan(4 * after(2));
  });
});

describe('forecast tests', () => {
  it('judges numbers by the Poisson law', () => {
    // Poisson of mean 10: P(N >= 10) = 0.5421, P(N <= 10) = 0.5830 (Abramowitz & Stegun, table 26.7).
    expect(numberTest(10, 10).delta1).toBeCloseTo(0.5421, 4);
    expect(numberTest(10, 10).delta2).toBeCloseTo(0.583, 4);
    expect(numberTest(0, 3).delta1).toBe(1);
  });

  it('rejects earthquakes where the forecast has none, and accepts the likely', () => {
    expect(likelihoodQuantile([1, 0], [0, 1], 'none')).toBe(0);
    expect(likelihoodQuantile([50, 50], [1, 1], 'even')).toBeGreaterThan(0.5);
    expect(likelihoodQuantile([95, 5], [1, 1], 'uneven')).toBeLessThan(0.01);
    expect(likelihoodQuantile([0, 0], [1, 1], 'empty')).toBeUndefined();
  });
});
