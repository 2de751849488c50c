import { describe, expect, it } from 'vitest';
import {
  calibratedShares,
  scoresOf,
  statedProbability,
  type ScoredForecast,
} from '../../../../engines/signals/calibration/scorecard.ts';
import {
  earthquakeHindcast,
  type ListedQuake,
} from '../../../../engines/signals/market/hindcast.ts';
import { RETROSPECTIVE_SCORES } from '../../../../engines/signals/market/tables/retrospectiveScores.ts';
import { retrospectiveScores } from '../../../../scripts/forecastScores/retrospective.ts';
import { REGIONS } from '../../../../engines/hazards/earthquake/regions/tables.ts';

const forecast = (probability: number, outcome: boolean, block = 'a'): ScoredForecast => ({
  probability,
  outcome,
  base: 0.5,
  block,
});

describe('scores', () => {
  it('are those of the definitions', () => {
    const scores = scoresOf([forecast(0.2, false), forecast(0.8, true, 'b')], 'seed');
    expect(scores.brier.value).toBeCloseTo(0.04, 12);
    expect(scores.logNats.value).toBeCloseTo(-Math.log(0.8), 12);
    expect(scores.baseBrier).toBeCloseTo(0.25, 12);
    expect(scores.baseLogNats).toBeCloseTo(Math.LN2, 12);
    expect(scores.brierSkill?.value).toBeCloseTo(0.84, 12);
    expect(scores.bins.map(({ from, count, hits }) => [from, count, hits])).toEqual([
      [0.2, 1, 0],
      [0.7, 1, 1],
    ]);
  });

  it('bear a miss of what four digits write as 1', () => {
    const sure = [true, true, true, false].map((hit) => forecast(statedProbability(1), hit));
    expect(scoresOf(sure, 'seed').logNats.value).toBeCloseTo(-Math.log(0.00005) / 4, 3);
    expect(statedProbability(0.9999)).toBe(0.9999);
  });

  it('have an interval that holds the true score in about nine of ten samples', () => {
    // A coin of 0.3, forecast as such: the true Brier score is 0.3 * 0.7 = 0.21.
    let state = 1;
    const next = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
    let held = 0;
    for (let sample = 0; sample < 100; sample++) {
      const flips = Array.from({ length: 200 }, (_unused, i) =>
        forecast(0.3, next() < 0.3, String(i)),
      );
      const { brier } = scoresOf(flips, String(sample));
      if (brier.p05 <= 0.21 && brier.p95 >= 0.21) held++;
    }
    // Binomial(100, 0.9): within four standard deviations.
    expect(held).toBeGreaterThanOrEqual(78);
    expect(held).toBeLessThanOrEqual(100);
  });
});

describe('questions asked of the past', () => {
  const region = REGIONS.find(({ id }) => id === 'japan');
  const quakes: ListedQuake[] = Array.from({ length: 300 }, (_unused, i) => ({
    timeMs: Date.UTC(1965, 0) + i * 60 * 86_400_000,
    lat: 38,
    lon: 142,
    magnitude: 5.5 + (i % 20) / 10,
  }));
  const list = { leastMagnitude: 5.5, fromMs: Date.UTC(1965, 0), toMs: Date.UTC(2014, 0) };
  const asked = { magnitudes: [6], days: 30, firstMs: Date.UTC(1985, 0) };

  it('see nothing later than themselves', () => {
    if (!region) throw new Error('no such region');
    const cut = Date.UTC(1995, 0);
    const whole = earthquakeHindcast(region, { ...list, quakes }, asked);
    const early = earthquakeHindcast(
      region,
      { ...list, quakes: quakes.filter(({ timeMs }) => timeMs < cut) },
      asked,
    );
    const before = Math.floor((cut - asked.firstMs) / (30 * 86_400_000));
    const said = (all: readonly ScoredForecast[]): number[] =>
      all.slice(0, before).map(({ probability }) => probability);
    expect(said(early)).toEqual(said(whole));
    expect(early.slice(before + 13).map(({ probability }) => probability)).not.toEqual(
      whole.slice(before + 13).map(({ probability }) => probability),
    );
  });

  it('have the scores of the table', () => {
    const round = (_key: string, value: unknown): unknown =>
      typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(6)) : value;
    expect(JSON.parse(JSON.stringify(retrospectiveScores(), round))).toEqual(RETROSPECTIVE_SCORES);
  }, 240_000);
});

describe('calibrated shares', () => {
  it('pool neighbours that fall, by their counts', () => {
    const bins = [
      { observed: 0.1, count: 10 },
      { observed: 0.3, count: 10 },
      { observed: 0.2, count: 30 },
      { observed: 0.9, count: 5 },
    ];
    // (0.3 x 10 + 0.2 x 30) / 40
    expect(calibratedShares(bins)).toEqual([0.1, 0.225, 0.225, 0.9]);
    expect(calibratedShares([])).toEqual([]);
  });
});
