import * as z from 'zod';
import { climateNormals } from '../../ground/datasets/climate.ts';
import {
  currentWeather,
  dailyWeatherHistory,
  weatherAlerts,
  weatherForecast,
} from '../../ground/datasets/weather.ts';
import { isKnown, whyMissing, type Fact } from '../../facts.ts';
import { point } from '../../schemas.ts';
import { UnresolvedInput } from '../../unresolvedInput.ts';
import { vertical } from '../../vertical.ts';
import { annualSeries, type WeatherYear } from './annualSeries.ts';
import { climateNeeds, knownClimates, weatherComponent } from './component.ts';
import {
  alertsSection,
  currentSection,
  forecastSection,
  heatSection,
  hurricaneSection,
  normalsSection,
  severeSection,
  windstormSection,
} from './contextReport.ts';
import {
  extremeLaws,
  homogeneityNotes,
  returnLevelsOf,
  trendsOf,
  yearRow,
} from './historicalReport.ts';
import { droughtIndices, monthlyBalance } from './droughtIndices.ts';
import { FIRST_YEAR, historyChunks, LAST_WHOLE_YEAR } from './historyChunks.ts';
import { CONTEXT_CARD, HISTORY_CARD } from './modelCards.ts';
import { exposureWarning } from './orography.ts';
import { weatherContext, weatherHistory } from './schemas.ts';
import { contextSummary, historySummary } from './summaries.ts';
import { weatherLossParts } from './weatherLoss.ts';

/** The section of a fact, or null and the reason under its own name. */
function section<A, S, K extends string>(name: K, fact: Fact<A>, make: (answer: A) => S) {
  const reason = isKnown(fact) ? {} : { [`${name}_reason`]: whyMissing(fact) };
  return { [name]: isKnown(fact) ? make(fact.value) : null, ...reason } as Record<K, S | null>;
}

const ASK_THE_SERVICE =
  'Whether an official warning is in force is not known: ask the national weather service.';
const UNVERIFIED =
  'Rates of cyclones, tornadoes, hail, heat and gusts come from reference tables restated to one or two figures, unverified row by row.';

/** POST /api/v1/weather/context */
export const context = vertical({
  path: '/api/v1/weather/context',
  title: 'Weather context',
  summary:
    'The weather at a place now, to come and officially warned of, with its climate of tropical cyclones, storms, tornadoes, hail and heat.',
  input: point,
  output: weatherContext,
  needs: ({ lat, lon }) => ({
    ...climateNeeds({ lat, lon }),
    normals: climateNormals({ lat, lon }),
    current: currentWeather({ lat, lon }),
    forecast: weatherForecast({ lat, lon }),
    alerts: weatherAlerts({ lat, lon }),
  }),
  assess({ lat, lon }, facts, moment) {
    const { hurricane, severe, windstorm, heat } = facts;
    const answer = weatherComponent.assess(
      { lat, lon, radiusKm: 1 },
      { hurricane, severe, windstorm, heat },
      moment,
    );
    const parts = weatherLossParts(lat, knownClimates(facts));
    return {
      ...answer,
      summary: contextSummary(answer, facts.alerts),
      losses: parts.map(({ cause, perYear }) => ({ cause, loss_ratio_per_yr: perYear })),
      ...section('current', facts.current, currentSection),
      ...section('forecast', facts.forecast, forecastSection),
      ...section('alerts', facts.alerts, alertsSection),
      severe_weather: isKnown(severe) ? severeSection(severe.value) : null,
      hurricane: isKnown(hurricane) ? hurricaneSection(lat, hurricane.value) : null,
      windstorm: isKnown(windstorm) ? windstormSection(windstorm.value) : null,
      heat: isKnown(heat) ? heatSection(heat.value) : null,
      climate: isKnown(facts.normals) ? normalsSection(facts.normals.value) : null,
      warnings: [
        ...(isKnown(facts.alerts) ? [] : [ASK_THE_SERVICE]),
        UNVERIFIED,
        exposureWarning(isKnown(windstorm) ? windstorm.value.orographyFactor : 1),
      ],
    };
  },
  cost: 'light',
  model: CONTEXT_CARD,
  sources: [
    'doi:10.1175/2010MWR3317.1',
    'doi:10.1175/MWR3106.1',
    'doi:10.1175/WCAS-D-11-00007.1',
    'doi:10.5194/nhess-21-393-2021',
    'doi:10.1175/2009BAMS2755.1',
    'https://www.spc.noaa.gov/wcm/',
    'https://www.nrc.gov/reading-rm/doc-collections/nuregs/contract/cr4461/',
    'doi:10.5194/nhess-3-725-2003',
    'doi:10.1175/JAMC-D-11-0143.1',
    'doi:10.1007/s00484-011-0454-1',
    'doi:10.1080/15459620802310770',
    'doi:10.25921/800j-vn07',
  ],
  example: { lat: 29.95, lon: -90.07 },
});

const year = z.number().int().min(FIRST_YEAR).max(2100);

/** POST /api/v1/weather/historical */
export const historical = vertical({
  path: '/api/v1/weather/historical',
  title: 'Weather history',
  summary:
    'Yearly weather from 1940 on at a place: means, extremes, trends, return levels, and what is known of the evenness of the record.',
  input: point
    .extend({
      start_year: year
        .default(FIRST_YEAR)
        .describe('First year, 1940 to the present; default 1940'),
      end_year: year
        .default(LAST_WHOLE_YEAR)
        .describe(`Last year, included, up to the present; default ${LAST_WHOLE_YEAR}`),
    })
    .refine(({ start_year, end_year }) => start_year <= end_year, {
      path: ['start_year'],
      error: 'start_year must not be after end_year',
    }),
  output: weatherHistory,
  needs: ({ lat, lon, start_year, end_year }) => ({
    normals: climateNormals({ lat, lon }),
    days: Object.fromEntries(
      historyChunks(start_year, end_year).map(({ name, startDate, endDate }) => [
        name,
        dailyWeatherHistory({ lat, lon, startDate, endDate }),
      ]),
    ),
  }),
  assess({ lat, start_year, end_year }, { normals, days }, moment) {
    const present = Number(moment.iso.slice(0, 4));
    if (start_year > present)
      throw new UnresolvedInput(
        ['start_year'],
        `${start_year} is still to come: give a year from ${FIRST_YEAR} to ${present}`,
      );
    const chunks = Object.values(days);
    const known = chunks.filter((chunk) => isKnown(chunk)).map((chunk) => chunk.value);
    const series = annualSeries(known).filter(({ year: y }) => y >= start_year && y <= end_year);
    const missing = chunks.find((chunk) => !isKnown(chunk));
    const reason = missing && 'missing' in missing ? whyMissing(missing) : 'no year is complete';
    const report =
      series.length > 0
        ? historyReport(series)
        : { series: null, series_reason: reason, trends: null, return_levels: null };
    const warnings =
      end_year > present
        ? [`Years after ${present} lie in the future and have no weather yet.`]
        : [];
    if (series.length > 0 && missing) warnings.push(`Part of the years is missing: ${reason}.`);
    return {
      start_year,
      end_year,
      summary: historySummary(report.trends, series.length, normals),
      ...section('normals', normals, normalsSection),
      ...report,
      ...droughtSection(known, lat, reason),
      homogeneity_notes: homogeneityNotes(start_year, end_year),
      warnings,
    };
  },
  cost: 'heavy',
  model: HISTORY_CARD,
  sources: [
    'doi:10.1002/qj.3803',
    'doi:10.1002/qj.4174',
    'doi:10.1080/01621459.1968.10480934',
    'Coles (2001), doi:10.1007/978-1-4471-3675-0',
    'doi:10.1029/1999WR900330',
    'doi:10.1175/2009JCLI2909.1',
    'doi:10.25921/800j-vn07',
  ],
  example: { lat: 35.68, lon: 139.77, start_year: 1991, end_year: 2020 },
});

/** Drought indices of the last month, or why there are none. */
function droughtSection(known: Parameters<typeof monthlyBalance>[0], lat: number, missing: string) {
  const balance = monthlyBalance(known, lat);
  if (!balance) return { drought: null, drought_reason: missing };
  const drought = droughtIndices(balance);
  return drought.length > 0
    ? { drought }
    : { drought: null, drought_reason: 'fewer than ten whole years' };
}

function historyReport(series: readonly WeatherYear[]) {
  const laws = extremeLaws(series);
  return {
    series: series.map((row) => yearRow(row, laws, series.length)),
    trends: trendsOf(series),
    return_levels: returnLevelsOf(laws),
  };
}
