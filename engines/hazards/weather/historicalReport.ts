import { fitGev, returnLevel, returnPeriodYears, type GevFit } from '../../ground/math/extremes.ts';
import { fitGevOfRecord } from '../../ground/math/geophysicalPrior.ts';
import { trendOf } from '../../ground/math/trend.ts';
import { onWire } from '../../onWire.ts';
import { pick } from '../../pick.ts';
import type { WeatherYear } from './annualSeries.ts';

/** Measures with a trend, by wire name. */
const TRENDS = {
  mean_temperature_c: 'meanTemperatureC',
  hottest_day_c: 'hottestDayC',
  coldest_night_c: 'coldestNightC',
  precipitation_mm: 'precipitationMm',
  wettest_day_mm: 'wettestDayMm',
  strongest_gust_mps: 'strongestGustMps',
} as const satisfies Record<string, keyof WeatherYear>;

/** Measures whose yearly maxima follow an extreme-value law. */
const EXTREMES = {
  hottest_day_c: 'hottestDayC',
  wettest_day_mm: 'wettestDayMm',
  strongest_gust_mps: 'strongestGustMps',
} as const;

type ExtremeName = keyof typeof EXTREMES;

/** A law of yearly maxima, and whether its shape was drawn towards what is known of others. */
interface ExtremeLaw extends GevFit {
  readonly shapePrior: 'none' | 'geophysical';
}

/** Years that a trend and an extreme-value law without prior need. POLICY: 10 and 20; 30 is the WMO's wish. */
const LEAST_YEARS = { trend: 10, extremes: 20 };

/** Two-sided significance below which a trend is called one. */
const SIGNIFICANT = 0.05;

/** Theil-Sen and Mann-Kendall trends of the series, per decade. */
export function trendsOf(series: readonly WeatherYear[]) {
  return Object.entries(TRENDS).flatMap(([measure, key]) => {
    const rows = series.filter((year) => year[key] !== null);
    if (rows.length < LEAST_YEARS.trend) return [];
    const trend = trendOf(
      rows.map((row) => row.year),
      rows.map((row) => row[key] ?? NaN),
    );
    if (!trend) return [];
    return [
      {
        measure,
        years: trend.n,
        per_decade: trend.slope * 10,
        low_per_decade: trend.low * 10,
        high_per_decade: trend.high * 10,
        tau: trend.tau,
        p: trend.p,
        significant: trend.p < SIGNIFICANT,
      },
    ];
  });
}

/** Extreme-value laws of the yearly maxima by measure; those without enough years are left out. */
export function extremeLaws(series: readonly WeatherYear[]): ReadonlyMap<ExtremeName, ExtremeLaw> {
  const laws = new Map<ExtremeName, ExtremeLaw>();
  for (const measure of Object.keys(EXTREMES) as ExtremeName[]) {
    const maxima = series.map((year) => year[EXTREMES[measure]]).filter((value) => value !== null);
    const law = lawOf(measure, maxima);
    if (law) laws.set(measure, law);
  }
  return laws;
}

/** Rain of short records takes the shape that rivers and rain have everywhere; heat and gusts have no such prior, so they wait for years. */
function lawOf(measure: ExtremeName, maxima: readonly number[]): ExtremeLaw | undefined {
  const isShort = maxima.length < LEAST_YEARS.extremes;
  if (isShort && measure !== 'wettest_day_mm') return undefined;
  const law = isShort ? fitGevOfRecord(maxima) : fitGev(maxima);
  return law && { ...law, shapePrior: isShort ? 'geophysical' : 'none' };
}

/** Return levels of 10, 50 and 100 years by measure. */
export function returnLevelsOf(laws: ReadonlyMap<ExtremeName, ExtremeLaw>) {
  return [...laws].map(([measure, law]) => ({
    measure,
    gev_location: law.location,
    gev_scale: law.scale,
    gev_shape: law.shape,
    gev_shape_se: law.standardErrors.shape,
    gev_shape_prior: law.shapePrior,
    levels: [10, 50, 100].map((years) => ({
      return_period_yr: years,
      level: returnLevel(law, years),
    })),
  }));
}

/** A year on the wire, with the return periods of its extremes; null beyond ten times the record's length. */
export function yearRow(
  year: WeatherYear,
  laws: ReadonlyMap<ExtremeName, ExtremeLaw>,
  recordYears: number,
) {
  const period = (measure: ExtremeName): number | null => {
    const law = laws.get(measure);
    const value = year[EXTREMES[measure]];
    if (!law || value === null) return null;
    const years = returnPeriodYears(law, value);
    return years <= 10 * recordYears ? years : null;
  };
  return {
    ...onWire(pick(year, 'year', 'meanTemperatureC', 'hottestDayC')),
    hottest_day_return_period_yr: period('hottest_day_c'),
    ...onWire(pick(year, 'coldestNightC', 'precipitationMm', 'wettestDayMm')),
    wettest_day_return_period_yr: period('wettest_day_mm'),
    strongest_gust_mps: year.strongestGustMps,
    strongest_gust_return_period_yr: period('strongest_gust_mps'),
  };
}

/** What a reader must know of the evenness of the record. */
export function homogeneityNotes(startYear: number, endYear: number): string[] {
  const notes = [
    'The series is the ERA5 reanalysis of a grid cell of about 25 km, not a station: extremes of rain and gusts are smoothed.',
  ];
  if (startYear < 1979 && endYear >= 1979) {
    notes.push(
      'Satellite data enter in 1979: a step there, above all in rain and in the southern hemisphere, may be of the observing system and not of the climate.',
    );
  }
  if (startYear < 1959)
    notes.push(
      '1940 to 1958 come from the later back extension of ERA5 with far fewer observations; tropical cyclones in it are less sure.',
    );
  return notes;
}
