import { describe, expect, it } from 'vitest';
import {
  failureFrequency,
  PRIOR_MEAN,
  storeRelease,
} from '../../../../engines/systems/tailings/storeFailure.ts';

const store = { raising: 'c', isClosed: false, hadConcern: false } as const;
const nowhere = { pga475G: undefined, rainMm: undefined };

describe('the frequency of failures', () => {
  it('is the log-uniform prior for a store of which nothing is known: 1e-4 to 1e-3, mean 3.9e-4, median 3.2e-4', () => {
    const of = failureFrequency({ ...store, heightM: null, volumeMm3: null }, nowhere);
    expect(of.mean).toBeCloseTo(9e-4 / Math.log(10), 12);
    expect(of.mean).toBe(PRIOR_MEAN);
    expect(of.p50).toBeCloseTo(Math.sqrt(1e-4 * 1e-3), 12);
    expect(of.p90 / of.p10).toBeCloseTo(10 ** 0.8, 9);
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
