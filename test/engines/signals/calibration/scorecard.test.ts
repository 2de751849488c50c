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

  // Squares 0.01, 0.04, 0.09 and 0.64 over four forecasts, however they lie in blocks; of the base rates 0.5 each 0.25.
  it('weigh every forecast alike, whatever the size of its block', () => {
    const uneven = [0.1, 0.2, 0.3].map((p) => forecast(p, false)).concat(forecast(0.2, true, 'b'));
    const scores = scoresOf(uneven, 'seed');
    expect(scores).toMatchObject({ count: 4, hits: 1, blocks: 2, baseBrier: 0.25 });
    expect(scores.brier.value).toBeCloseTo(0.78 / 4, 12);
    const logs = [0.9, 0.8, 0.7, 0.2].reduce((sum, p) => sum - Math.log(p), 0);
    expect(scores.logNats.value).toBeCloseTo(logs / 4, 12);
    expect(scores.brierSkill?.value).toBeCloseTo(1 - 0.78, 12);
    expect(scores.logSkill?.value).toBeCloseTo(1 - logs / (4 * Math.LN2), 12);
  });

  // Two blocks drawn twice: both right with probability 1/4, one of each 1/2, both wrong 1/4.
  it('have an interval from whole blocks that are drawn anew', () => {
    const blocks = [forecast(0, false, 'a'), forecast(0, false, 'a'), forecast(0.5, true, 'b')];
    const { brier } = scoresOf(blocks, 'seed');
    expect(brier).toEqual({ value: 0.25 / 3, p05: 0, p95: 0.25 });
    const one = scoresOf([forecast(0.2, false), forecast(0.4, true)], 'seed').brier;
    expect([one.p05, one.p95]).toEqual([one.value, one.value]);
  });

  it('have no skill against a long-term rate that made no error', () => {
    const known = { ...forecast(0.8, true), base: 1 };
    expect(scoresOf([known], 'seed')).toMatchObject({ baseBrier: 0, brierSkill: null });
    const half = [known, { ...forecast(0.8, true, 'b'), base: 0.6 }];
    // 0.04 over half of 0.16; of a draw of the faultless rate alone nothing can be said.
    expect(scoresOf(half, 'seed').brierSkill?.value).toBeCloseTo(1 - 0.08 / 0.16, 12);
    expect(scoresOf(half, 'seed').brierSkill?.p95).toBeCloseTo(1 - 0.04 / 0.16, 12);
  });

  // Newcombe (1998), Stat. Med. 17, 857-872, table I, method 3: 81 of 263 lies in 0.2553 to 0.3662.
  it('come with bins, their mean forecast and Wilson’s interval', () => {
    const many = Array.from({ length: 263 }, (_none, i) =>
      forecast(i % 2 === 0 ? 0.22 : 0.28, i < 81),
    );
    const [bin, ...others] = scoresOf([...many, forecast(1, true)], 'seed').bins;
    expect(bin).toMatchObject({ from: 0.2, to: 0.3, count: 263, hits: 81 });
    expect(bin?.forecast).toBeCloseTo((132 * 0.22 + 131 * 0.28) / 263, 12);
    expect(bin?.observed).toBeCloseTo(81 / 263, 12);
    expect(bin?.low).toBeCloseTo(0.2553, 4);
    expect(bin?.high).toBeCloseTo(0.3662, 4);
    expect(others).toMatchObject([{ from: 0.9, to: 1, count: 1 }]);
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
