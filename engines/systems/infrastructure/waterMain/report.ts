import { DAYS_PER_YEAR } from '../../../ground/math/time.ts';
import type * as z from 'zod';
import type { Moment } from '../../../facts.ts';
import { scoredBy } from '../../../levels.ts';
import { leversOf, type Alternative } from '../../answer/lever.ts';
import { lognormal } from '../../answer/scored.ts';
import { figure, leverSentence, paragraph, scoreSentence } from '../../answer/words.ts';
import { mainRate, type Main, type MainFacts, type MainRate } from './mainRate.ts';
import type { waterMainReply } from './schemas.ts';
import { warningsOf } from './mainWarnings.ts';
import { BREAK_ANCHORS, KM_PER_100_MILES, MATERIALS } from './tables.ts';
import type { WeekAhead } from './weekAhead.ts';

type Reply = z.input<typeof waterMainReply>;
/** The answer for a main that lies in ground. */
type Body = Omit<Reply, 'summary' | 'warnings'> & {
  readonly breaks_per_100_miles_yr: number;
  readonly forecast_7_day: Week;
};
type Week = NonNullable<Reply['forecast_7_day']>;
const WEEKS_PER_YEAR = DAYS_PER_YEAR / 7;
const NAMES = {
  cast_iron: 'cast iron',
  ductile_iron: 'ductile iron',
  pvc: 'PVC',
  hdpe: 'HDPE',
  concrete: 'concrete',
  steel: 'steel',
  mixed: 'unknown material',
} as const;

/** The answer for a main. */
export function waterMainReport(
  { lat, lon }: { readonly lat: number; readonly lon: number },
  main: Main,
  {
    facts,
    week,
    moment,
  }: { readonly facts: MainFacts; readonly week: WeekAhead; readonly moment: Moment },
): Reply {
  const rate = mainRate(main, facts);
  const material = main.material ?? 'mixed';
  const quantity = lognormal('breaks_per_km_per_year', '1/(km yr)', rate.perKmYear, rate);
  const scored = scoredBy(BREAK_ANCHORS, quantity);
  const drivers = driversOf(rate, material);
  const body: Body = {
    lat,
    lon,
    ...scored,
    pipe_material: material,
    pipe_age_years: rate.ageYears,
    material_is_given: main.material !== undefined,
    age_is_given: main.ageYears !== undefined,
    breaks_per_100_miles_yr: rate.perKmYear * KM_PER_100_MILES,
    survey_breaks_per_100_miles_yr: MATERIALS[material].breaksPer100MilesYear,
    primary_driver: drivers[0]?.driver ?? 'material',
    drivers,
    earthquake_repairs_per_km_yr: rate.seismic
      ? {
          shaking: rate.seismic.shakingPerKmYear,
          ground_displacement: rate.seismic.displacementPerKmYear,
        }
      : null,
    forecast_7_day: weekReply(quantity, week, moment),
    levers: leversOf(BREAK_ANCHORS, rate.perKmYear, alternatives(main, rate, facts)),
  };
  return { ...body, summary: words(body), warnings: warningsOf(main, rate, week, moment) };
}

function weekReply(
  { value, p10, p90 }: { readonly value: number; readonly p10: number; readonly p90: number },
  { basis, reason, factor, isColdSnap, meanAirC }: WeekAhead,
  { iso }: Moment,
): Week {
  const chance = (perYear: number): number => -Math.expm1((-perYear * factor) / WEEKS_PER_YEAR);
  return {
    basis,
    ...(reason === undefined ? {} : { reason }),
    from_date: iso.slice(0, 10),
    days: 7,
    factor,
    cold_snap: isColdSnap,
    mean_air_temperature_c: meanAirC,
    probability_per_km: chance(value),
    probability_p10: chance(p10),
    probability_p90: chance(p90),
    expected_breaks_per_100_km: (100 * value * factor) / WEEKS_PER_YEAR,
  };
}

/** Factors against the average main, strongest first. */
function driversOf(rate: MainRate, material: keyof typeof MATERIALS): Reply['drivers'] {
  const shaking = rate.seismic
    ? rate.perKmYear /
      (rate.perKmYear - rate.seismic.shakingPerKmYear - rate.seismic.displacementPerKmYear)
    : 1;
  const average = MATERIALS.mixed.breaksPer100MilesYear;
  const all: Reply['drivers'] = [
    {
      driver: 'material',
      factor: MATERIALS[material].breaksPer100MilesYear / average,
      words: `${NAMES[material]} against the mean of all mains`,
    },
    { driver: 'age', factor: rate.age, words: 'age against the mean age of the material' },
    { driver: 'soil', factor: rate.soil, words: 'soil about the main against average soil' },
    {
      driver: 'frost',
      factor: rate.frost,
      words: 'winters of the place against those of the surveyed networks',
    },
    { driver: 'shaking', factor: shaking, words: 'repairs after earthquakes, as a yearly mean' },
  ];
  return all.toSorted((a, b) => Math.abs(Math.log(b.factor)) - Math.abs(Math.log(a.factor)));
}

function alternatives(main: Main, rate: MainRate, facts: MainFacts): Alternative[] {
  const other = (change: Partial<Main>): number =>
    mainRate({ ...main, ...change }, facts).perKmYear;
  const plain =
    rate.perKmYear -
    (rate.seismic ? rate.seismic.shakingPerKmYear + rate.seismic.displacementPerKmYear : 0);
  return [
    ['replaced by new PVC', other({ material: 'pvc', ageYears: 0 })],
    ['replaced by new ductile iron', other({ material: 'ductile_iron', ageYears: 0 })],
    ['twenty years older', other({ ageYears: rate.ageYears + 20 })],
    ['average soil', rate.perKmYear + plain * (1 / rate.soil - 1)],
    ['winters of the surveyed networks', rate.perKmYear + plain * (1 / rate.frost - 1)],
    ['no earthquakes', plain],
  ];
}

/** What weather the forecast of a week rests on, in words. */
const WEATHER_WORDS: Readonly<Record<Body['forecast_7_day']['basis'], string>> = {
  forecast: 'by the forecast',
  climatology: 'by the usual weather of the month, since no forecast answered',
  none: 'by the mean week of the year, since no weather answered',
};

function words(body: Body): string {
  const { quantity, score, level, interval, forecast_7_day: week, drivers, levers } = body;
  if (!quantity || score === null || !interval) return '';
  const [first] = drivers;
  const age = body.age_is_given
    ? `${figure(body.pipe_age_years, 3)} years old`
    : `of unknown age (taken as ${figure(body.pipe_age_years, 3)} years)`;
  const weather = WEATHER_WORDS[week.basis];
  return paragraph(
    `A main of ${NAMES[body.pipe_material]}, ${age}, is expected to break ${figure(quantity.value)} times per kilometre and year here (80 % interval ${figure(quantity.p10)} to ${figure(quantity.p90)}), or ${figure(body.breaks_per_100_miles_yr)} in the unit of the trade (breaks per hundred miles and year).`,
    scoreSentence(score, level, interval),
    moved(first),
    `In the coming seven days a kilometre breaks with a probability of ${figure(week.probability_per_km)} (${figure(week.probability_p10)} to ${figure(week.probability_p90)}), ${weather}.`,
    leverSentence(levers),
  );
}

/** POLICY. Factors nearer to one than this, natural logarithm, are not worth a sentence. */
const LITTLE = 0.05;

function moved(first: Reply['drivers'][number] | undefined): string {
  if (!first) return '';
  return Math.abs(Math.log(first.factor)) < LITTLE
    ? 'Nothing that is known of it or of the place moves it by more than a twentieth from the mean of the survey.'
    : `What moves it most is ${first.driver}, a factor of ${figure(first.factor)}.`;
}
