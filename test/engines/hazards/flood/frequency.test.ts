import { describe, expect, it } from 'vitest';
import { fitExpectedMoments } from '../../../../engines/hazards/flood/expectedMoments.ts';
import {
  logPearsonQuantile,
  stationMoments,
} from '../../../../engines/hazards/flood/logPearson.ts';
import {
  countLowOutliers,
  lowOutlierProbability,
} from '../../../../engines/hazards/flood/lowOutliers.ts';
import { normalQuantile } from '../../../../engines/ground/math/normal.ts';
import { uniforms } from '../../../../engines/ground/math/random.ts';

/** Fishkill Creek at Beacon, New York, 1945 to 1968, cfs: Bulletin 17B, appendix 12, example 1. */
const FISHKILL = [
  2290, 1470, 2220, 2970, 3020, 1210, 2490, 3170, 3220, 1760, 8800, 8280, 1310, 2500, 1960, 2140,
  4340, 3060, 1780, 1380, 980, 1040, 1580, 3630,
];

describe('Bulletin 17C', () => {
  it('gives the station moments of Fishkill Creek where nothing is censored', () => {
    const fit = fitExpectedMoments(FISHKILL);
    expect(fit?.lowOutliers).toBe(0);
    expect(fit?.mean).toBeCloseTo(3.3684, 4);
    expect(fit?.sd).toBeCloseTo(0.2456, 4);
    expect(fit?.skew).toBeCloseTo(0.73, 3);
  });

  it('weights the skew of the region and comes near the published 1 % flood, 11,500 cfs with skew 0.7', () => {
    const fit = fitExpectedMoments(FISHKILL, { skew: 0.6, meanSquareError: 0.302 });
    expect(fit?.skew).toBeGreaterThan(0.6);
    expect(fit?.skew).toBeLessThan(0.73);
    expect(logPearsonQuantile({ mean: 3.3684, sd: 0.2456, skew: 0.7 }, 0.01) / 11_500).toBeCloseTo(
      1,
      2,
    );
  });

  it('finds zeros and tiny peaks as low outliers and keeps the upper tail', () => {
    const draw = uniforms(7);
    const flows = Array.from({ length: 60 }, () => 10 ** (3 + 0.2 * normalQuantile(draw())));
    const spoiled = flows.map((flow, i) => (i < 6 ? ([0, 2, 3, 0, 5, 1][i] ?? 0) : flow));
    const clean = fitExpectedMoments(flows.slice(6));
    const fit = fitExpectedMoments(spoiled);
    const naive = stationMoments(spoiled.map((flow) => Math.max(flow, 1)));
    // The four are found; the test may take a few of the smallest real peaks with them.
    expect(fit?.lowOutliers).toBeGreaterThanOrEqual(4);
    expect(fit?.lowOutliers).toBeLessThanOrEqual(15);
    expect(fit?.threshold).toBeGreaterThan(100);
    const q100 = (law: Parameters<typeof logPearsonQuantile>[0] | undefined) =>
      law ? logPearsonQuantile(law, 0.01) : NaN;
    const off = (law: Parameters<typeof q100>[0]) => Math.abs(Math.log(q100(law) / q100(clean)));
    expect(off(fit)).toBeLessThan(0.15);
    expect(off(fit)).toBeLessThan(off(naive));
  });

  it('knows the law of a censored record', () => {
    const draw = uniforms(11);
    const flows = Array.from({ length: 4000 }, () => 10 ** (2.5 + 0.3 * normalQuantile(draw())));
    const median = flows.toSorted((a, b) => a - b)[1000] ?? 0;
    const fit = fitExpectedMoments(flows.map((flow) => (flow < median ? 0 : flow)));
    expect(fit?.mean).toBeCloseTo(2.5, 1);
    expect(fit?.sd).toBeCloseTo(0.3, 1);
    expect(Math.abs(fit?.skew ?? 9)).toBeLessThan(0.3);
  });

  it('refuses short records', () => {
    expect(fitExpectedMoments([1, 2, 3])).toBeUndefined();
  });
});

describe('multiple Grubbs-Beck test', () => {
  it('agrees with simulation near the level of the inward sweep', () => {
    const draw = uniforms(3);
    const [n, r, trials] = [30, 2, 4000];
    const etas = Array.from({ length: trials }, () => {
      const z = Array.from({ length: n }, () => normalQuantile(draw())).toSorted((a, b) => a - b);
      const larger = z.slice(r);
      const mean = larger.reduce((a, b) => a + b, 0) / larger.length;
      const sd = Math.sqrt(larger.reduce((a, x) => a + (x - mean) ** 2, 0) / (larger.length - 1));
      return ((z[r - 1] ?? 0) - mean) / sd;
    }).toSorted((a, b) => a - b);
    const tenth = etas[trials / 10] ?? NaN;
    expect(lowOutlierProbability(tenth, n, r)).toBeGreaterThan(0.08);
    expect(lowOutlierProbability(tenth, n, r)).toBeLessThan(0.12);
  });

  it('passes an even sample', () => {
    expect(
      countLowOutliers(Array.from({ length: 40 }, (_, i) => normalQuantile((i + 0.5) / 40))),
    ).toBe(0);
  });
});
