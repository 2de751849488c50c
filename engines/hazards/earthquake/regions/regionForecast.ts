import * as z from 'zod';
import { regionSeismicity } from '../../../ground/datasets/regionSeismicity.ts';
import { distanceKm } from '../../../ground/earth/geodesy.ts';
import { isKnown, type Fact } from '../../../facts.ts';
import { vertical } from '../../../vertical.ts';
import { sequenceCount, sequenceIntensity } from '../seismicity/sequenceForecast.ts';
import { GENERIC_AFTERSHOCKS } from '../seismicity/tables.ts';
import { expectationOf, type ActiveSequence } from './forecast.ts';
import { REGION_SOURCES, regionModelCard } from './regionModelCard.ts';
import { isWhole, quakeListsOf, sequencesIn } from './recentQuakes.ts';
import { ratesOf, reasonOf, regionReply, testsReply, testWarnings } from './regionReply.ts';
import { regionForecastReply } from './schemas.ts';
import { FORECAST_DAYS, FORECAST_MAGNITUDES, REGIONS, type RegionRow } from './tables.ts';

const LISTED_SEQUENCES = 10;
/** Aftershocks of a sequence are told from this magnitude on. */
const LISTED_FROM = 5;
/** What a forecast lacks where the list of the years before the last month did not answer. */
export const OLDER_MISSING =
  'Sequences older than 30 days are left out: no complete list of the last three years answered.';

/** The region of a name, hyphens and capitals allowed; undefined for an unknown one. */
export function regionNamed(name: string): RegionRow | undefined {
  const id = name.toLowerCase().replaceAll('-', '_');
  return REGIONS.find((region) => region.id === id);
}

/** Circle about the bounds of a region. */
export function circleOf({ bounds: [south, west, north, east] }: RegionRow): {
  readonly lat: number;
  readonly lon: number;
  readonly radiusKm: number;
} {
  const [lat, lon] = [(south + north) / 2, (west + east) / 2];
  return {
    lat,
    lon,
    radiusKm: Math.max(distanceKm(lat, lon, south, west), distanceKm(lat, lon, north, west)),
  };
}

/**
 * GET /api/v1/earthquake/predict/{region}
 *
 * Served by the feature `earthquake`, which answers 404 for a region that does not exist.
 */
export const regionForecast = vertical({
  method: 'GET',
  path: '/api/v1/earthquake/predict/{region}',
  title: 'Regional earthquake forecast',
  summary:
    'How likely earthquakes of a size are in a region over days to years: baseline and clustering parts with intervals, and how the rates fared in tests.',
  input: z.object({
    region: z
      .string()
      .min(2)
      .max(40)
      .describe(`One of ${REGIONS.map(({ id }) => id).join(', ')}`),
    horizon_days: z
      .number()
      .min(0.1)
      .max(18_263)
      .optional()
      .describe('A horizon of your own besides those always given, days, 0.1 to 18263 (50 years)'),
  }),
  output: regionForecastReply,
  needs({ region }) {
    const found = regionNamed(region);
    const circle = found ? circleOf(found) : { lat: 0, lon: 0, radiusKm: 1 };
    return {
      rates: regionSeismicity({}),
      ...quakeListsOf(circle),
    };
  },
  assess({ region: name, horizon_days }, { rates, quakes, older }, moment) {
    const region = regionNamed(name) ?? {
      id: name,
      name,
      bounds: [0, 0, 0, 0],
      aftershocks: 'activeShallow',
    };
    const sequences = sequencesIn(region, { quakes, older }, moment.ms);
    const horizons =
      horizon_days === undefined
        ? FORECAST_DAYS
        : [...FORECAST_DAYS, horizon_days].toSorted((a, b) => a - b);
    return {
      region: regionReply(region, rates, sequences),
      model_version: isKnown(rates) ? rates.value.modelVersion : null,
      ...forecastsOf(region, { rates, sequences, horizons }),
      ...clusteringOf(region, sequences, quakes),
      retrospective_tests: testsReply(region.id),
      warnings: [
        ...testWarnings(region.id),
        ...(sequences
          ? []
          : [
              'Probabilities are those of the long-term baseline: after a large earthquake they are too low for days to months.',
            ]),
        ...(sequences && !isWhole(older) ? [OLDER_MISSING] : []),
        'A forecast of numbers in a region, not a prediction of a place, a day or an earthquake.',
      ],
    };
  },
  cost: 'light',
  keep: true,
  model: regionModelCard,
  sources: REGION_SOURCES,
  example: { region: 'california' },
});

type Named = Parameters<typeof regionReply>[0];
type Sequences = ReturnType<typeof sequencesIn>;

/** Every magnitude over every horizon, or why there are no forecasts. */
function forecastsOf(
  region: Named,
  told: {
    readonly rates: Parameters<typeof ratesOf>[0];
    readonly sequences: Sequences;
    readonly horizons: readonly number[];
  },
) {
  const { rates, sequences, horizons } = told;
  const found = ratesOf(rates, region.id);
  if (!found) return { forecasts: [], forecast_reason: reasonOf(rates) };
  const of = (magnitude: number, days: number) =>
    forecastReply(
      expectationOf(found.rates, sequences, { magnitude, days, regime: region.aftershocks }),
    );
  return {
    forecasts: horizons.flatMap((days) =>
      FORECAST_MAGNITUDES.flatMap((magnitude) => of(magnitude, days)),
    ),
  };
}

/** The sequences under way, the most productive first, or why they are not known. */
function clusteringOf(region: Named, sequences: Sequences, quakes: Fact<unknown>) {
  if (!sequences)
    return {
      clustering_state: 'unknown' as const,
      clustering_reason: isKnown(quakes)
        ? 'the list of earthquakes that answered holds significant ones only'
        : quakes.missing,
      sequences: [],
    };
  return {
    clustering_state: 'known' as const,
    sequences: sequences
      .map((sequence) => sequenceReply(region, sequence))
      .toSorted((a, b) => b.expected_m5_7_days - a.expected_m5_7_days)
      .slice(0, LISTED_SEQUENCES),
  };
}

function forecastReply(found: ReturnType<typeof expectationOf>) {
  if (!found) return [];
  const { magnitude, days, probability, baseline, clustering } = found;
  return [
    {
      magnitude,
      horizon_days: days,
      probability: probability.mean,
      probability_p05: probability.p05,
      probability_p95: probability.p95,
      expected_baseline: { ...baseline },
      expected_clustering: clustering ? { ...clustering } : null,
    },
  ];
}

function sequenceReply(region: RegionRow, sequence: ActiveSequence) {
  const { main, observed, posterior } = sequence;
  const set = GENERIC_AFTERSHOCKS[region.aftershocks];
  const week = sequenceCount(set, sequence, posterior, { magnitude: LISTED_FROM, days: 7 });
  return {
    event_id: main.id,
    time: main.time,
    lat: main.lat,
    lon: main.lon,
    magnitude: sequence.mainMagnitude,
    place: main.place,
    aftershocks_seen: observed,
    expected_m5_7_days: week.mean,
    m5_per_day_now: sequenceIntensity(set, sequence, posterior, LISTED_FROM),
  };
}
