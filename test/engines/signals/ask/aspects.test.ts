import { describe, expect, it } from 'vitest';
import type { Asked } from '../../../../engines/signals/ask/aspectParts.ts';
import { aspectsIn } from '../../../../engines/signals/ask/aspects.ts';
import { Quotes } from '../../../../engines/signals/narrative/record.ts';

/** What an aspect says of an answer. */
function said(id: string, reply: Record<string, unknown>, asked: Asked, question: string) {
  const aspect = aspectsIn(question).find((each) => each.id === id);
  const record = { computed_at: '', input: {}, operation: aspect?.operation ?? '', reply };
  return aspect?.say(asked)(new Quotes(record));
}

describe('the shaking that is asked for', () => {
  const measures = (pga: number) => [
    { name: 'sa_1s', mean: 9, p05: 8, p95: 10 },
    { name: 'pga', mean: pga, p05: pga / 2, p95: pga * 2 },
  ];
  const reply = {
    hazard: {
      return_periods: [
        { return_period_years: 475, measures: measures(0.2) },
        { return_period_years: 2475, measures: measures(0.4) },
      ],
    },
  };
  const shaking = (returnYears?: number) =>
    said('shaking', reply, { returnYears }, 'shaking once in so many years: 1');

  it('is the peak acceleration of that period, with its interval', () => {
    expect(shaking(2475)).toBe(
      'Peak ground acceleration on this ground once in 2475 years: 0.4 g (90 % interval 0.2 to 0.8).',
    );
    expect(shaking(2500)).toBe(shaking(2475));
  });

  it('is not said where none is asked for or where the summary says it', () => {
    for (const years of [undefined, 475]) expect(shaking(years)).toBeUndefined();

    expect(shaking(10_000)).toMatch(
      /^Of the return period asked for nothing is listed; the nearest: .* once in 2475 years: 0\.4 g/,
    );
  });
});

describe('volcanoes', () => {
  const volcano = (name: string, distance_km: number, year: number, value: number) => ({
    name,
    distance_km,
    last_eruption_year: year,
    chances: {
      horizon_days: 365,
      probability: [value],
      probability_p05: [value / 2],
      probability_p95: [value * 2],
    },
  });
  // As by the Smithsonian Global Volcanism Program: Vesuvius in 1944, the Phlegraean Fields in 1538.
  const reply = {
    volcanoes: [volcano('Vesuvius', 14, 1944, 0.002), volcano('Campi Flegrei', 9, 1538, 0.004)],
  };
  const told = (asked: Asked) => said('eruptions', reply, asked, 'the nearest volcano');

  it('are told of by the nearest where none is named', () => {
    expect(told({})).toContain('The nearest volcano of the list is Campi Flegrei, 9 km away.');
    expect(told({})).toContain('The last known eruption of Campi Flegrei was in 1538.');
  });

  it('are told of by the one that is named', () => {
    expect(told({ volcano: 'Vesuvius' })).toBe(
      'Vesuvius is 14 km away. The last known eruption of Vesuvius was in 1944. The chance that a new eruption of Vesuvius begins within 365 days, at any size, is 0.002 (90 % interval 0.001 to 0.004).',
    );
  });
});

describe('lahars', () => {
  const name = 'Rainier';
  const valley = { name: 'Puyallup and Mowich' };
  const rainier = { name, distance_km: 69, annual_lahar_probability: 0.0003 };

  it('are told of with their valley where one is drawn', () => {
    const reply = { volcanoes: [{ ...rainier, ground_paths: { valley } }] };
    expect(said('eruptions', reply, { volcano: name }, 'would a lahar reach')).toContain(
      'The yearly chance that a lahar of Rainier reaches the place is 0.0003 (valley: Puyallup and Mowich).',
    );
  });

  it('are not told of where none is', () => {
    const reply = { volcanoes: [{ ...rainier, ground_paths: { valley: null } }] };
    expect(said('eruptions', reply, { volcano: name }, 'would a lahar reach')).not.toContain(
      'lahar',
    );
  });
});

describe('faults', () => {
  const fault = (note: string) =>
    said(
      'fault',
      {
        checks: [
          { check: 'liquefaction', note: 'wet sand' },
          { check: 'fault_rupture', note },
        ],
      },
      {},
      'distance to the nearest fault',
    );

  it('are told by the check of a site, none listed included', () => {
    expect(fault('Hayward at 5.4 km')).toBe('Active faults: Hayward at 5.4 km.');
    expect(fault('no listed active fault within 30 km')).toContain('no listed active fault');
  });
});

describe('water and wind', () => {
  const reply = {
    sea: {
      coast: 'the Wash',
      rise_so_far_m: 0.1,
      land_motion_mm_per_yr: -1,
      levels: [
        { return_period_yr: 10, level_m: 4, level_p10_m: 3.5, level_p90_m: 4.5 },
        {
          return_period_yr: 100,
          level_m: 5,
          level_p10_m: 4.5,
          level_p90_m: 5.5,
          level_2050_m: 5.2,
        },
      ],
    },
    hurricane: {
      wind_by_return_period: [
        { return_period_yr: 50, gust_3s_mps: 60 },
        { return_period_yr: 100, gust_3s_mps: 66 },
      ],
    },
    windstorm: { gust_by_return_period: [{ return_period_yr: 50, gust_3s_mps: 33 }] },
  };

  it('of the sea are told for a century where no period is asked for, and no later than the table', () => {
    const sea = said('sea', reply, { laterYear: 2100 }, 'how high will the sea be');
    expect(sea).toContain('The sea off the Wash reaches 5 m once in 100 years');
    expect(sea).toContain('the middle of the century the same water stands at 5.2 m');
    expect(sea).toContain('Of later years it says nothing.');
    expect(said('sea', reply, { returnYears: 10 }, 'sea')).toContain('4 m once in 10 years');
    expect(said('sea', reply, { returnYears: 30 }, 'sea')).toMatch(
      /^Of the return period asked for nothing is listed; the nearest: The sea off the Wash reaches 4 m once in 10 years/,
    );
  });

  it('of rain are told for the period that is asked for, for a century where none of the list is', () => {
    const level = (years: number, mm: number) => ({
      return_period_yr: years,
      rain_24h_mm: mm,
      rain_24h_p10_mm: 0.8 * mm,
      rain_24h_p90_mm: 1.25 * mm,
    });
    const wet = {
      heavy_rain: { nearest_gauge: 'Hobby', levels: [level(10, 200), level(100, 400)] },
    };
    expect(said('heavy_rain', wet, { returnYears: 10 }, 'rainfall')).toBe(
      '200 mm of rain fall within a day once in 10 years (10 to 90 %: 160 to 250 mm); the nearest gauge of the table is Hobby.',
    );
    expect(said('heavy_rain', wet, {}, 'rainfall')).toContain(
      '400 mm of rain fall within a day once in 100',
    );
    expect(said('heavy_rain', wet, { returnYears: 30 }, 'rainfall')).toContain('once in 100 years');
  });

  it('of gusts are told for the period that is asked for, from both kinds of storm', () => {
    expect(said('wind', reply, { returnYears: 50 }, 'gusts')).toBe(
      'Gust of a hurricane once in 50 years: 60 m/s. Gust of a storm of the temperate zone once in 50 years: 33 m/s.',
    );
    expect(said('wind', reply, {}, 'gusts')).toBeUndefined();
    expect(said('wind', reply, { returnYears: 700 }, 'gusts')).toContain(
      'nothing is listed; the nearest: Gust of a hurricane once in 100 years: 66 m/s. Gust of a storm of the temperate zone once in 50 years',
    );
  });
});
