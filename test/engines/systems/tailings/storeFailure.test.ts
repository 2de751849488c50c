import { describe, expect, it } from 'vitest';
import {
  failureFrequency,
  PRIOR_MEAN,
  storeRelease,
} from '../../../../engines/systems/tailings/storeFailure.ts';
import { reachProbability } from '../../../../engines/systems/tailings/reach.ts';

const store = { raising: 'c', isClosed: false, hadConcern: false } as const;
const nowhere = { pga475G: undefined, rainMm: undefined };

describe('the frequency of failures', () => {
  const of = (change: object) =>
    failureFrequency({ ...store, heightM: null, volumeMm3: null, ...change }, nowhere);

  it('is that of a log-uniform prior from 1e-4 to 1e-3, as wide as it whatever is known: mean 3.9e-4, median 3.2e-4', () => {
    expect(PRIOR_MEAN).toBeCloseTo(9e-4 / Math.log(10), 12);
    const { mean, p10, p50, p90 } = of({});
    expect(p50 / mean).toBeCloseTo(Math.sqrt(1e-4 * 1e-3) / (9e-4 / Math.log(10)), 9);
    expect(p90 / p10).toBeCloseTo(10 ** 0.8, 9);
  });

  // Franks et al. (2020), Table 1: 653, 464, 101 and 143 of 1743 upstream, downstream, centreline and single raise, 140 of two kinds, the rest (in pits, dry) as single; 224 of 653 and
  // 230 of 464 active; one in ten with a concern.
  it('is the prior over the facilities of the world', () => {
    const active = (224 + 230) / (653 + 464);
    const overStates = (raising: string) =>
      active * (0.9 * of({ raising }).mean + 0.1 * of({ raising, hadConcern: true }).mean) +
      (1 - active) *
        (0.9 * of({ raising, isClosed: true }).mean +
          0.1 * of({ raising, isClosed: true, hadConcern: true }).mean);
    const rest = 1743 - 653 - 464 - 101 - 143 - 140;
    const mean =
      (653 * overStates('u') +
        464 * overStates('d') +
        101 * overStates('c') +
        (143 + rest) * overStates('s') +
        140 * overStates('n')) /
      1743;
    expect(mean / PRIOR_MEAN).toBeGreaterThan(0.95);
    expect(mean / PRIOR_MEAN).toBeLessThan(1.05);
  });
});

describe('what a failure releases', () => {
  it('goes by both regressions: Rico and Concha Larrauri, the geometric mean of both', () => {
    // 20 million m3 behind 40 m. Rico: 0.354 x 20^1.01 = 7.295, 1.61 (40 x 7.295)^0.66 = 68.2 km. Concha Larrauri: 0.332 x 20^0.95 = 5.716,
    // Hf = 40 x (5.716 / 20) x 5.716 = 65.35, 3.04 x 65.35^0.545 = 29.7 km.
    const { byModel, releasedMm3, runoutKm } = storeRelease({ heightM: 40, volumeMm3: 20 });
    expect(byModel.rico.releasedMm3).toBeCloseTo(7.295, 2);
    expect(byModel.rico.runoutKm).toBeCloseTo(68.2, 0);
    expect(byModel.larrauri.releasedMm3).toBeCloseTo(5.716, 2);
    expect(byModel.larrauri.runoutKm).toBeCloseTo(29.7, 0);
    expect(releasedMm3.p50).toBeCloseTo(Math.sqrt(7.295 * 5.716), 2);
    expect(runoutKm.p50).toBeCloseTo(Math.sqrt(68.2 * 29.7), 0);
  });

  it('carries what is not known of the release over to the runout, by the mean of its powers in both', () => {
    // In Rico the runout grows with the release to the 0.66, in Concha Larrauri with its square to the 0.545: on the mean 0.875. A store of unknown
    // size has the same middle as one of 40 m and 20 million m3, and ln 1.2 more in its release.
    const known = storeRelease({ heightM: 40, volumeMm3: 20 });
    const unknown = storeRelease({ heightM: null, volumeMm3: null });
    expect(unknown.runoutKm.p50).toBe(known.runoutKm.p50);
    expect(unknown.lnRunoutSigma ** 2 - known.lnRunoutSigma ** 2).toBeCloseTo(
      (0.875 * 1.2) ** 2,
      9,
    );
    // 1.34 of the runouts, half of what the two are apart, 0.875 times the 0.86 of the release.
    const apart = Math.log(68.2 / 29.7) / 2;
    expect(known.lnRunoutSigma).toBeCloseTo(Math.hypot(1.34, apart, 0.875 * 0.86), 2);
  });
});

describe('what the place does to the frequency of failures', () => {
  const at = (change: object, site: object = {}) =>
    failureFrequency(
      { ...store, heightM: null, volumeMm3: null, ...change },
      { ...nowhere, ...site },
    ).mean / PRIOR_MEAN;

  // Rico et al. (2008): more than 90 % of the failures of Europe, 83 % of the world's, at active mines; with 41 % of facilities active that is 13 and 7 times as many to each.
  it('is several times as much where a mine works as where it has closed', () => {
    const times = at({}) / at({ isClosed: true });
    expect(times).toBeGreaterThan(0.83 / 0.41 / (0.17 / 0.59));
    expect(times).toBeLessThan(0.9 / 0.41 / (0.1 / 0.59));
  });

  // As the policy page states them: upstream 3 times a single dam, downstream 0.7; a concern twice none; shaking over 0.1 g to the 0.5 (0.8 upstream), half to
  // four times; rain over 800 mm to the 0.3, 0.6 to 1.6 times.
  it.each([
    [{ raising: 'u' }, {}, 3],
    [{ raising: 'd' }, {}, 0.7],
    [{ hadConcern: true }, {}, 2],
    [{}, { pga475G: 0.4 }, 2],
    [{ raising: 'u' }, { pga475G: 0.2 }, 3 * 2 ** 0.8],
    [{}, { pga475G: 0.001 }, 0.5],
    [{ raising: 'u' }, { pga475G: 2 }, 12],
    [{}, { rainMm: 1600 }, 2 ** 0.3],
    [{}, { rainMm: 1 }, 0.6],
    [{}, { rainMm: 9000 }, 1.6],
  ])('%o, %o: %d times', (change, site, times) => {
    expect(at(change, site) / at({})).toBeCloseTo(times, 9);
  });
});

describe('how far a failure reaches', () => {
  const runout = { medianKm: 13, lnSigma: 1 };
  const near = { dropM: undefined, dropSigmaM: undefined };

  it('is half at the middle runout along a valley 1.3 times as long as the straight line, times the share on the way', () => {
    const onWay = 0.15 + 0.85 * Math.exp(-10);
    expect(reachProbability({ distanceKm: 10, ...near }, runout)).toBeCloseTo(onWay / 2, 9);
    // One standard deviation of the logarithm farther: 15.87 % run so far.
    const farther = reachProbability({ distanceKm: 10 * Math.E, ...near }, runout);
    expect(farther).toBeCloseTo(0.15866 * 0.15, 5);
  });

  it('falls to half where the place lies ten metres above the store, and by the spread of heights about it', () => {
    const at = (dropM: number) =>
      reachProbability({ distanceKm: 10, dropM, dropSigmaM: 20 }, runout) /
      reachProbability({ distanceKm: 10, ...near }, runout);
    expect(at(-10)).toBeCloseTo(0.5, 9);
    expect(at(10)).toBeCloseTo(0.84134, 5);
    expect(at(-30)).toBeCloseTo(0.15866, 5);
  });
});
