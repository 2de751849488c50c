import { describe, expect, it } from 'vitest';
import { floodFrequency } from '../../../../engines/signals/replay/floodFrequency.ts';

const M3S_PER_CFS = 0.3048 ** 3;
/** Fishkill Creek at Beacon, New York, 1945 to 1968, cfs: Bulletin 17B, appendix 12, example 1. */
const FISHKILL = [
  2290, 1470, 2220, 2970, 3020, 1210, 2490, 3170, 3220, 1760, 8800, 8280, 1310, 2500, 1960, 2140,
  4340, 3060, 1780, 1380, 980, 1040, 1580, 3630,
].map((cfs) => cfs * M3S_PER_CFS);

describe('flood frequency of a gauge', () => {
  it('has the station moments of Fishkill Creek, and its 1 % flow by the factor of appendix 3', () => {
    const found = floodFrequency(FISHKILL);
    expect(found?.peaks).toBe(24);
    expect((found?.mean_log10_m3s ?? NaN) - Math.log10(M3S_PER_CFS)).toBeCloseTo(3.3684, 3);
    expect(found?.sd_log10).toBeCloseTo(0.2456, 3);
    expect(found?.station_skew).toBeCloseTo(0.73, 2);
    // K of 1 % is 2.82359 at skew 0.7 and 2.89101 at 0.8: 2.8438 at 0.73.
    const flow = found?.flows.find(({ return_period_yr }) => return_period_yr === 100)?.flow_m3s;
    expect((flow ?? NaN) / (10 ** (3.3684 + 0.2456 * 2.8438) * M3S_PER_CFS)).toBeCloseTo(1, 2);
  });

  it('is not known from fewer than ten peaks', () => {
    expect(floodFrequency(FISHKILL.slice(0, 9))).toBeNull();
  });
});
