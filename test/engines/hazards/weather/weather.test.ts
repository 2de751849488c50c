import { describe, expect, it } from 'vitest';
import { weatherComponent } from '../../../../engines/hazards/weather/component.ts';
import { factsFor, isKnown, type Fact, type NeedTree } from '../../../../engines/facts.ts';
import { context, historical } from '../../../../engines/hazards/weather/index.ts';
import {
  extremeLaws,
  returnLevelsOf,
} from '../../../../engines/hazards/weather/historicalReport.ts';
import { historyChunks } from '../../../../engines/hazards/weather/historyChunks.ts';
import { koppenClass } from '../../../../engines/hazards/weather/koppen.ts';
import { annualSeries } from '../../../../engines/hazards/weather/annualSeries.ts';
import { severeWeatherClimate } from '../../../../engines/ground/datasets/weatherClimates.ts';
import { currentWeather } from '../../../../engines/ground/datasets/weather.ts';
import {
  currentSection,
  hurricaneSection,
} from '../../../../engines/hazards/weather/contextReport.ts';
import {
  efRating,
  isSevereGust,
  isSevereHail,
} from '../../../../engines/hazards/weather/severeCriteria.ts';
import {
  tornadoLossPerYear,
  tornadoStrikePerYear,
} from '../../../../engines/hazards/weather/tornado.ts';
import { gustOfReturnPeriod } from '../../../../engines/hazards/weather/windstorm.ts';
import { atlas } from '../../../../src/atlas/index.ts';
import { severeWeatherAtlas } from '../../../../src/atlas/severeWeatherClimate.ts';

const MOMENT = { iso: '2026-06-01T00:00:00Z', ms: Date.parse('2026-06-01T00:00:00Z') };

/** Facts of the embedded tables; what only live sources know is missing. */
function offline(needs: NeedTree): never {
  return factsFor(needs, ({ dataset, query }): Fact<unknown> => {
    const source = atlas.find((table) => table.dataset.id === dataset.id);
    return source
      ? {
          value: source.answer(query as never),
          source: source.id,
          asOf: source.asOf,
          retrievedAt: MOMENT.iso,
          status: 'embedded',
        }
      : { missing: 'network unreachable', source: 'test' };
  }) as never;
}

const weatherAt = (lat: number, lon: number) => {
  const place = { lat, lon, radiusKm: 50 };
  return weatherComponent.assess(place, offline(weatherComponent.needs(place)), MOMENT);
};

describe('weather component', () => {
  it.each([
    ['Miami', 25.77, -80.19, 'hurricane'],
    ['New Orleans', 29.95, -90.07, 'hurricane'],
    ['Manila', 14.6, 121, 'typhoon'],
    ['Hong Kong', 22.3, 114.2, 'typhoon'],
    ['Darwin', -12.46, 130.84, 'cyclone'],
    ['Oklahoma City', 35.47, -97.52, 'hail'],
    ['Denver', 39.74, -105, 'hail'],
    ['London', 51.5, -0.12, 'extratropical'],
    ['Shetland', 60.2, -1.2, 'extratropical'],
  ])('%s is led by %s, %f, %s', (_name, lat, lon, cause) => {
    expect(weatherAt(lat, lon).drivers[0]).toContain(cause);
  });

  it('ranks places as a meteorologist would', () => {
    const score = (lat: number, lon: number) => weatherAt(lat, lon).score ?? NaN;
    expect(score(25.77, -80.19)).toBeGreaterThan(score(40.7, -74));
    expect(score(35.47, -97.52)).toBeGreaterThan(score(49.9, -97.1));
    expect(weatherAt(51.5, -0.12).level).toBe('LOW');
    expect(weatherAt(-90, 0).level).toBe('LOW');
    expect(weatherAt(0, -160).level).toBe('LOW');
    expect(['HIGH', 'CRITICAL']).toContain(weatherAt(29.95, -90.07).level);
  });

  it('moves by less than 2 points of score in 1 km, across coasts, borders and the antimeridian', () => {
    for (let k = 0; k < 300; k++) {
      const lat = -60 + ((k * 37.7) % 130);
      const lon = -180 + ((k * 71.3) % 360);
      const step = Math.abs(
        (weatherAt(lat, lon).score ?? NaN) - (weatherAt(lat + 0.009, lon).score ?? NaN),
      );
      expect(step).toBeLessThan(2);
    }
    expect(
      Math.abs((weatherAt(10, 179.999).score ?? NaN) - (weatherAt(10, -179.999).score ?? NaN)),
    ).toBeLessThan(0.5);
  });

  it('is unknown, not zero, when a climate is missing', () => {
    const place = { lat: 10, lon: 10, radiusKm: 1 };
    const facts = {
      ...(offline(weatherComponent.needs(place)) as object),
      severe: { missing: 'no table', source: 'test' },
    } as never;
    const answer = weatherComponent.assess(place, facts, MOMENT);
    expect(answer.state).toBe('unknown');
    expect(answer.score).toBeNull();
    expect(answer.reason).toContain('no table');
  });
});

describe('weather context', () => {
  const input = context.input.parse({ lat: 29.95, lon: -90.07 });
  const reply = context.output.parse(context.assess(input, offline(context.needs(input)), MOMENT));

  it('answers climatology offline and says what is missing', () => {
    expect(reply.current).toBeNull();
    expect(reply.alerts).toBeNull();
    expect((reply as { current_reason?: string }).current_reason).toContain('network unreachable');
    expect(reply.hurricane?.wind_by_return_period).toHaveLength(6);
    expect(reply.severe_weather?.tornado_strike_per_yr).toBeGreaterThan(1e-5);
    expect(reply.warnings.join(' ')).toContain('ask the national weather service');
  });

  it('gives the same number as the component', () =>
    expect(reply.score).toBe(weatherAt(29.95, -90.07).score));
});

describe('weather history', () => {
  it('names the field when the start is after the end', () => {
    const parsed = historical.input.safeParse({ lat: 1, lon: 1, start_year: 2001, end_year: 2000 });
    expect(parsed.error?.issues[0]?.path).toEqual(['start_year']);
    expect(historical.input.safeParse({ lat: 1, lon: 1, start_year: 1939 }).success).toBe(false);
    expect(historical.input.safeParse({ lat: 1, lon: 1, start_year: 1990.5 }).success).toBe(false);
  });

  it('cuts the years at decades and leaves the unfinished alone', () => {
    expect(historyChunks(1995, 2012).map(({ startDate, endDate }) => [startDate, endDate])).toEqual(
      [
        ['1995-01-01', '1999-12-31'],
        ['2000-01-01', '2009-12-31'],
        ['2010-01-01', '2012-12-31'],
      ],
    );
    expect(historyChunks(2025, 2027).map(({ name }) => name)).toEqual([
      'years2025to2025',
      'years2026to2026',
      'years2027to2027',
    ]);
  });

  it('answers normals offline and no series', () => {
    const input = historical.input.parse({ lat: 35.68, lon: 139.77 });
    const reply = historical.output.parse(
      historical.assess(input, offline(historical.needs(input)), MOMENT),
    );
    expect(reply.normals?.koppen).toBe('Cfa');
    expect(reply.series).toBeNull();
    expect(reply.homogeneity_notes.join(' ')).toContain('1979');
  });

  it('counts a year only with enough days', () => {
    const days = (n: number) => Array.from({ length: n }, (_, i) => 10 + (i % 7));
    const part = {
      startDate: '2001-01-01',
      temperatureMaxC: days(400),
      temperatureMinC: days(400),
      precipitationMm: days(400),
      windGustMaxMps: days(400),
      elevationM: 1,
    };
    const [first, second] = annualSeries([part]);
    expect(first).toMatchObject({ year: 2001, hottestDayC: 16 });
    expect(second).toMatchObject({ year: 2002, hottestDayC: null, precipitationMm: null });
  });
});

describe('severe weather', () => {
  it('rates gusts on the EF scale', () => {
    const byMph = (mph: number) => efRating(mph * 0.44704);
    expect([64, 65, 85, 86, 110.4, 111, 136, 166, 200, 201].map(byMph)).toEqual([
      undefined,
      'EF0',
      'EF0',
      'EF1',
      'EF1',
      'EF2',
      'EF3',
      'EF4',
      'EF4',
      'EF5',
    ]);
  });

  it('tells of the gust of now whether it is severe, and nothing where it is not measured', () => {
    const air = { ...currentWeather.sample, windGustMps: 26 };
    expect(currentSection(air).severe_gust).toBe(true);
    expect(currentSection({ ...air, windGustMps: 25 }).severe_gust).toBe(false);
    expect(currentSection({ ...air, windGustMps: null }).severe_gust).toBeNull();
  });

  it('tells what the air feels like by the indices of other services', () => {
    const air = { ...currentWeather.sample, temperatureC: 30, humidityPct: 60, windSpeedMps: 3 };
    const felt = currentSection(air);
    // By hand: Thom 30 - 0.55 x 0.4 x 15.5; Steadman 30 + 0.33 x 25.4 hPa - 0.7 x 3 - 4
    expect(felt.discomfort_index_c).toBeCloseTo(26.59, 6);
    expect(felt.apparent_temperature_c).toBeCloseTo(32.3, 1);
    expect(felt.normal_effective_temperature_c).toBeGreaterThan(20);
    expect(felt.normal_effective_temperature_c).toBeLessThan(30);
    const dry = currentSection({ ...air, humidityPct: null });
    expect(dry.discomfort_index_c).toBeNull();
    expect(dry.apparent_temperature_c).toBeNull();
  });

  // Environment Canada's table of wind chill, by air and wind at 10 m in km/h: 0 and 20: -5; -10 and 30: -20; -20 and 50: -35.
  it.each([
    [0, 20, -5],
    [-10, 30, -20],
    [-20, 50, -35],
  ])('chills air of %f °C by wind of %f km/h to %f', (temperatureC, windKmh, chill) => {
    const air = { ...currentWeather.sample, temperatureC, windSpeedMps: windKmh / 3.6 };
    expect(Math.round(currentSection(air).wind_chill_c ?? NaN)).toBe(chill);
  });

  it('knows no chill of warm air or of air that hardly moves', () => {
    const chill = (temperatureC: number, windSpeedMps: number | null) =>
      currentSection({ ...currentWeather.sample, temperatureC, windSpeedMps }).wind_chill_c;
    expect(chill(11, 5)).toBeNull();
    expect(chill(-5, 4.7 / 3.6)).toBeNull();
    expect(chill(-5, 4.9 / 3.6)).toBeLessThan(-5);
    expect(chill(-5, null)).toBeNull();
  });

  it('rates the gusts of hurricanes by the Enhanced Fujita scale', () => {
    const rates = { kt34: 0.4, kt64: 0.15, kt96: 0.05, kt113: 0.02, kt137: 0.005 };
    const { wind_by_return_period: rows } = hurricaneSection(25.8, {
      basin: 'NA',
      ratePerYear: rates,
      rateLnSigma: 0.3,
      nearestReference: 'Miami',
      referenceDistanceKm: 0,
    });
    for (const { gust_3s_mps: gust, ef_rating: rating } of rows) {
      // Lower bounds of the scale by NWS, mph: 65, 86, 111, 136, 166, 201
      const mph = Math.round((gust ?? 0) / 0.44704);
      const grade = [65, 86, 111, 136, 166, 201].filter((least) => mph >= least).length - 1;
      expect(rating).toBe(grade < 0 ? null : `EF${grade}`);
    }
    expect(rows.at(-1)?.ef_rating).toMatch(/^EF[2-5]$/);
  });

  it('calls 1 inch and 58 mph severe', () => {
    expect([
      isSevereHail(25.3),
      isSevereHail(25.4),
      isSevereGust(25.9),
      isSevereGust(25.93),
    ]).toEqual([false, true, false, true]);
  });

  it('strikes a point of Oklahoma with the order of the published probability', () => {
    // NUREG/CR-4461: 1e-4 to 5e-4 per year over the central plains.
    const strike = tornadoStrikePerYear({
      per10000Km2Year: 3.8,
      efShare: [0.58, 0.275, 0.1, 0.034, 0.01, 0.001],
    });
    expect(strike).toBeGreaterThan(0.8e-4);
    expect(strike).toBeLessThan(5e-4);
  });

  it('sets the level of tornado losses by the United States where they were set, not elsewhere', () => {
    const climate = { per10000Km2Year: 1, efShare: [0.74, 0.225, 0.032, 0.003, 0, 0] };
    const loss = (usAndCanadaShare: number) => tornadoLossPerYear({ ...climate, usAndCanadaShare });
    expect(loss(1) / loss(0)).toBeCloseTo(6, 9);
    const shareAt = (lat: number, lon: number) =>
      severeWeatherClimate.answer.parse(severeWeatherAtlas.answer({ lat, lon })).usAndCanadaShare;
    expect(shareAt(35.5, -97.5)).toBeCloseTo(1, 12);
    expect(shareAt(43.7, -79.4)).toBeGreaterThan(0.99);
    expect(shareAt(51.5, -0.1)).toBe(0);
    expect(shareAt(23.8, 90.4)).toBe(0);
  });

  it('gives back the 50-year gust', () =>
    expect(gustOfReturnPeriod(36, 3.6, 50)).toBeCloseTo(36, 12));
});

describe('return levels of short records', () => {
  const years = (n: number) =>
    Array.from({ length: n }, (_unused, i) => ({
      year: 2000 + i,
      meanTemperatureC: 10,
      hottestDayC: 30 + ((i * 7) % 11) / 2,
      coldestNightC: -5,
      precipitationMm: 800,
      wettestDayMm: 40 + ((i * 5) % 13) * 3,
      strongestGustMps: 20 + ((i * 3) % 7),
    }));

  it('are those of rain alone under 20 years, with the prior of Martins and Stedinger said', () => {
    const short = returnLevelsOf(extremeLaws(years(12)));
    expect(short.map(({ measure, gev_shape_prior }) => [measure, gev_shape_prior])).toEqual([
      ['wettest_day_mm', 'geophysical'],
    ]);
    // The prior ends at -0.5 and 0.5.
    expect(Math.abs(short[0]?.gev_shape ?? NaN)).toBeLessThan(0.5);
    const long = returnLevelsOf(extremeLaws(years(39)));
    expect(long.length).toBeGreaterThan(1);
    expect(long.every(({ gev_shape_prior }) => gev_shape_prior === 'none')).toBe(true);
    expect(returnLevelsOf(extremeLaws(years(9)))).toEqual([]);
  });
});

describe('Köppen classes', () => {
  it('needs twelve months', () =>
    expect(koppenClass({ temperatureC: [1], precipitationMm: [1], lat: 0 })).toBeUndefined());

  it('tells a knowable fact from a missing one', () =>
    expect(isKnown({ missing: 'x', source: 'y' })).toBe(false));
});
