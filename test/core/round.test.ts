import { describe, expect, it } from 'vitest';
import { roundReply } from '../../src/core/round.ts';

describe('an answer is rounded once', () => {
  it('by what its members are', () => {
    expect(
      roundReply({
        score: 61.25,
        annual_probability: 0.0123456,
        moved_pct: 12.34,
        small_pct: 0.01234,
        annual_cost_usd: 1234.565,
        lat: 37.77490049,
        pga_g: 0.123456789,
        share: 0.2213691,
        distance_km: 27.1234567,
        nearest_place_distance_km: 0.00400962,
        level_2050_m: 1.916741,
        elevation_m: 1631.45678,
        apparent_ohm_m: 0.0123456789,
        count: 12_345_678,
      }),
    ).toEqual({
      score: 61.3,
      annual_probability: 0.01235,
      moved_pct: 12.3,
      small_pct: 0.012,
      annual_cost_usd: 1234.57,
      lat: 37.7749,
      pga_g: 0.123457,
      share: 0.2214,
      distance_km: 27.123,
      nearest_place_distance_km: 0.004,
      level_2050_m: 1.917,
      elevation_m: 1631.46,
      apparent_ohm_m: 0.0123457,
      count: 12_345_678,
    });
  });

  it('to three digits where a log standard deviation stands beside them, in lists within too', () => {
    expect(
      roundReply({
        zone: 'x',
        gusts: [{ return_period_yr: 475, gust_3s_mps: 67.2518 }],
        hail_days_per_yr: 1.23456,
        ln_sigma: 0.112308,
      }),
    ).toEqual({
      zone: 'x',
      gusts: [{ return_period_yr: 475, gust_3s_mps: 67.3 }],
      hail_days_per_yr: 1.23,
      ln_sigma: 0.112,
    });
    // A narrow one says more.
    expect(roundReply({ gust_3s_mps: 67.2518, ln_sigma: 0.01 })).toEqual({
      gust_3s_mps: 67.2518,
      ln_sigma: 0.01,
    });
  });

  it('to three digits where the interval carries no more, with or without a unit', () => {
    const wide = { value: 0.0000712876, p10: 0.00000498122, p50: 0.0000283707, p90: 0.000161577 };
    const rounded = { value: 0.0000713, p10: 0.00000498, p50: 0.0000284, p90: 0.000162 };
    expect(roundReply({ expected_loss: wide })).toEqual({ expected_loss: rounded });
    expect(roundReply({ name: 'loss', unit: '1/yr', ...wide })).toEqual({
      name: 'loss',
      unit: '1/yr',
      ...rounded,
    });
  });

  it('to three digits where names share an interval', () => {
    expect(
      roundReply({ vs30_mps: 207.2424, vs30_p10_mps: 123.7531, vs30_p90_mps: 347.0571 }),
    ).toEqual({ vs30_mps: 207, vs30_p10_mps: 124, vs30_p90_mps: 347 });
    expect(
      roundReply({ level_m: 3.88159, level_p10_m: 2.57368, level_p90_m: 5.1895, other_m: 3.88159 }),
    ).toEqual({ level_m: 3.88, level_p10_m: 2.57, level_p90_m: 5.19, other_m: 3.882 });
    expect(roundReply({ p05: 0.9750881, p50: 1.304361, mean: 1.374221, p95: 1.900912 })).toEqual({
      p05: 0.975,
      p50: 1.3,
      mean: 1.37,
      p95: 1.9,
    });
  });

  it('to its own digits where the interval is narrow', () => {
    expect(roundReply({ value: 1013.254, p10: 1012.123, p90: 1014.789 })).toEqual({
      value: 1013.25,
      p10: 1012.12,
      p90: 1014.79,
    });
  });

  it('with percentiles of a score as scores', () => {
    expect(roundReply({ score: 91.14, p10: 79.5946, p90: 97.1803 })).toEqual({
      score: 91.1,
      p10: 79.6,
      p90: 97.2,
    });
  });

  it('lets no NaN, infinity or minus zero out', () => {
    expect(roundReply([NaN, Infinity, -0])).toEqual([null, null, 0]);
  });

  it('no finer than models know: rates, factors and loss curves to four digits, curves with an interval to three, air to a tenth', () => {
    expect(
      roundReply({
        annual_ash_probability: { at_least_10mm: 0.008417051 },
        exceedance: [{ return_period_yr: 514.1187, aep: 0.000373635, aep_tvar: 0.0372199 }],
        levers: [{ score_change: -48.8165 }],
        score_p10: 99.4564,
        curve: { level: [0.000675001], mean: [1.374221], p05: [0.975088], p95: [1.754992] },
        climate: { mean_temperature_c: [12.2102], precipitation_mm: [131.0444] },
      }),
    ).toEqual({
      annual_ash_probability: { at_least_10mm: 0.008417 },
      exceedance: [{ return_period_yr: 514.1, aep: 0.0003736, aep_tvar: 0.03722 }],
      levers: [{ score_change: -48.8 }],
      score_p10: 99.5,
      curve: { level: [0.000675001], mean: [1.37], p05: [0.975], p95: [1.75] },
      climate: { mean_temperature_c: [12.2], precipitation_mm: [131] },
    });
  });
});
