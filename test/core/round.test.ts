import { describe, expect, it } from 'vitest';
import { roundReply } from '../../src/core/round.ts';

describe('distances and magnitudes', () => {
  it('from a coast in tenths of a kilometre up to 25 km, whole beyond', () => {
    expect(roundReply({ distance_to_coast_km: 24.86 })).toEqual({ distance_to_coast_km: 24.9 });
    expect(roundReply({ distance_to_coast_km: 25.36 })).toEqual({ distance_to_coast_km: 25 });
    expect(roundReply({ coast_distance_km: 48.62 })).toEqual({ coast_distance_km: 49 });
  });

  it('carry no digits that nobody knows', () => {
    expect(roundReply({ distance_to_fault_km: 0.4509876 })).toEqual({
      distance_to_fault_km: 0.451,
    });
    expect(
      roundReply({
        nearest_vent_km: 1.57906,
        rupture_distance_km: 25.491,
        expected: 14.2342,
        ratio: 0.948422,
        missing_weight_fraction: 0.123456,
        mean: { magnitude: 6.8649 },
        fa: 1.27212,
        share_of_global_mean_2100: 0.62 / 0.56,
        ground_motion: { value: 0.65407, unit: 'g' },
        base_brier: 0.0300889,
      }),
    ).toEqual({
      nearest_vent_km: 1.58,
      rupture_distance_km: 25.5,
      expected: 14.2,
      ratio: 0.948,
      missing_weight_fraction: 0.123,
      mean: { magnitude: 6.86 },
      fa: 1.27,
      share_of_global_mean_2100: 1.11,
      ground_motion: { value: 0.654, unit: 'g' },
      base_brier: 0.03009,
    });
    expect(roundReply({ mcgarr: 4.750734, statistical_mode: 4.198971 })).toEqual({
      mcgarr: 4.75,
      statistical_mode: 4.2,
    });
  });
});

describe('an answer is rounded once', () => {
  it('to the tenth of a score where two scores are set against each other', () => {
    expect(
      roundReply({
        relief: 40.5176,
        push: [{ name: 'drought', push: 4.85674, pull_back: -0.049609, net: 4.807131 }],
        flow_index: 0.0217659,
        mean: { epsilon: 1.92717 },
      }),
    ).toEqual({
      relief: 40.5,
      push: [{ name: 'drought', push: 4.9, pull_back: 0, net: 4.8 }],
      flow_index: 0.0218,
      mean: { epsilon: 1.93 },
    });
  });

  it('to three digits where a model knows a tenth at best', () => {
    const velocity = { velocity_km_per_decade: 29.3482, gradients: { slope_deg: 0.0963723 } };
    expect(
      roundReply({
        design: { ss_g: 0.343742, sds_g: 0.349472, spectrum: [{ period_s: 1, sa_g: 0.139789 }] },
        velocity,
        stress_ratio: 1.29247,
        days_above_35_c_per_yr: 149.731,
        days_heat_index_41_c_per_yr: 48.9567,
        lower_80: 57.8715,
        score_0_5: 4.59872,
        levers: [{ quantity: 0.00542993 }],
        quantity: { value: 0.123456, p10: 0.123, p90: 0.124 },
        measures: { mean: 0.00122259, p16: null, p84: 0.00376132 },
      }),
    ).toEqual({
      design: { ss_g: 0.344, sds_g: 0.349, spectrum: [{ period_s: 1, sa_g: 0.14 }] },
      velocity: { velocity_km_per_decade: 29.3, gradients: { slope_deg: 0.0964 } },
      stress_ratio: 1.29,
      days_above_35_c_per_yr: 150,
      days_heat_index_41_c_per_yr: 49,
      lower_80: 57.9,
      score_0_5: 4.6,
      levers: [{ quantity: 0.00543 }],
      quantity: { value: 0.123456, p10: 0.123, p90: 0.124 },
      measures: { mean: 0.00122, p16: null, p84: 0.00376 },
    });
  });
  it('to what a shoreline and a modelled wave carry', () => {
    expect(
      roundReply({
        distance_to_coast_km: 12.3456,
        far: { coast_distance_km: 230.764 },
        coastal_height_475yr_m: 1.23456,
        sources: [{ coastal_height_m: 0.0123456 }],
        runup_475yr_m: 12.3456,
        plane_beach_runup_m: 3.45678,
        elevation_m: 12.3456,
      }),
    ).toEqual({
      distance_to_coast_km: 12.3,
      far: { coast_distance_km: 231 },
      coastal_height_475yr_m: 1.23,
      sources: [{ coastal_height_m: 0.0123 }],
      runup_475yr_m: 12.3,
      plane_beach_runup_m: 3.46,
      elevation_m: 12.346,
    });
  });
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

  // A standard error carries two digits, a standard deviation of what varies one.
  it('keeps of a value one digit of its deviation, two of its standard error', () => {
    expect(roundReply({ value: 1.234_567, standard_error: 0.0123 })).toMatchObject({
      value: 1.235,
    });
    expect(roundReply({ value: 1.234_567, sigma: 0.0123 })).toMatchObject({ value: 1.23 });
  });

  it('lets no NaN, infinity or minus zero out', () => {
    expect(roundReply([NaN, Infinity, -0])).toEqual([null, null, 0]);
  });

  it('no finer than models know: rates, factors and loss curves to four digits, curves with an interval to three, air to a tenth', () => {
    expect(
      roundReply({
        annual_ash_probability: { at_least_10mm: 0.008417051 },
        exceedance: [{ return_period_yr: 514.1187, aep: 0.000373635, aep_tvar: 0.0372199 }],
        pml_250yr: 0.0786992,
        conditional_expected_loss: 0.408203,
        spread_bp: 807.939,
        levers: [{ score_change: -48.8165 }],
        score_p10: 99.4564,
        curve: { level: [0.000675001], mean: [1.374221], p05: [0.975088], p95: [1.754992] },
        climate: { mean_temperature_c: [12.2102], precipitation_mm: [131.0444] },
      }),
    ).toEqual({
      annual_ash_probability: { at_least_10mm: 0.008417 },
      exceedance: [{ return_period_yr: 514.1, aep: 0.0003736, aep_tvar: 0.03722 }],
      pml_250yr: 0.0787,
      conditional_expected_loss: 0.4082,
      spread_bp: 807.9,
      levers: [{ score_change: -48.8 }],
      score_p10: 99.5,
      curve: { level: [0.000675001], mean: [1.37], p05: [0.975], p95: [1.75] },
      climate: { mean_temperature_c: [12.2], precipitation_mm: [131] },
    });
  });

  it('no finer than the standard deviation beside it', () => {
    expect(
      roundReply({
        elevation_m: 3.6961,
        elevation_sigma_m: 3.2163,
        mmi: { value: 7.33855, sigma: 0.66 },
      }),
    ).toEqual({ elevation_m: 4, elevation_sigma_m: 3.2, mmi: { value: 7.3, sigma: 0.66 } });
    expect(roundReply({ elevation_m: 3.6961, elevation_sigma_m: 0.05 })).toEqual({
      elevation_m: 3.7,
      elevation_sigma_m: 0.05,
    });
    expect(roundReply({ elevation_m: 3.6961, elevation_sigma_m: null })).toEqual({
      elevation_m: 3.696,
      elevation_sigma_m: null,
    });
    // What a caller sent is not ours to round.
    expect(roundReply({ position_m: 12.345, position_sigma_m: 100 })).toEqual({
      position_m: 12.345,
      position_sigma_m: 100,
    });
  });

  it('of drawn numbers no finer than the second digit of their standard error', () => {
    expect(roundReply({ value: 0.15505, standard_error: 0.00255939 })).toEqual({
      value: 0.1551,
      standard_error: 0.00256,
    });
    expect(roundReply({ loss_percentiles: { p90: 0.000130799 } })).toEqual({
      loss_percentiles: { p90: 0.0001308 },
    });
    expect(
      roundReply({
        loan_to_value: 0.780021,
        value_discount: 2.48863e-5,
        spread_range_bp: { low: 210.954 },
      }),
    ).toEqual({ loan_to_value: 0.78, value_discount: 2.489e-5, spread_range_bp: { low: 211 } });
  });

  it('alike with and without defences, and to nothing below one in a million million', () => {
    expect(roundReply({ annual_probability: 0.00514065, without_defences: 0.00514065 })).toEqual({
      annual_probability: 0.005141,
      without_defences: 0.005141,
    });
    expect(
      roundReply({ annual_probability: 4.768e-252, storms_per_yr: 7.85e-42, annual_rate: 1.5e-12 }),
    ).toEqual({ annual_probability: 0, storms_per_yr: 0, annual_rate: 1.5e-12 });
    expect(
      roundReply({ passages: { major: 1.52e-20, hurricane: 0.01234 }, rate_ln_sigma: 0.6 }),
    ).toEqual({ passages: { major: 0, hurricane: 0.0123 }, rate_ln_sigma: 0.6 });
    expect(roundReply({ precipitation_mm: [98.1234, 1.389e-12] })).toEqual({
      precipitation_mm: [98.1, 0],
    });
  });
});
