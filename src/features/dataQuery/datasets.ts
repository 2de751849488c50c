import { cycloneWarnings } from '../../../engines/ground/datasets/cycloneWarnings.ts';
import { activeStorms, disasterAlerts } from '../../../engines/ground/datasets/hazardFeeds.ts';
import { tsunamiBulletins } from '../../../engines/ground/datasets/tsunamiFeeds.ts';
import { activeFires, wildfireIncidents } from '../../../engines/ground/datasets/fire.ts';
import { airStations, citizenAir } from '../../../engines/ground/datasets/air.ts';
import { instruments } from '../../../engines/ground/datasets/instruments.ts';
import { quakesNear } from '../../../engines/ground/datasets/quakes.ts';
import { HALF_WAY_KM, pastTsunamis } from '../../../engines/ground/datasets/tsunamis.ts';
import { volcanoAlerts, volcanoesNear } from '../../../engines/ground/datasets/volcanoes.ts';
import { gaugesNear } from '../../../engines/ground/datasets/water.ts';
import { weatherAlerts, weatherForecast } from '../../../engines/ground/datasets/weather.ts';
import type { Dataset, Need } from '../../../engines/facts.ts';
import { onWire } from '../../../engines/onWire.ts';

/** Where and when a question is about: a circle, however it was asked, and a window. */
export interface Scope {
  readonly lat: number;
  readonly lon: number;
  readonly radiusKm: number;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly limit: number;
}

/** A dataset that may be queried. */
export interface Queryable {
  readonly id: string;
  readonly dataset: Dataset;
  /** Member of the answer that holds the rows. */
  readonly list: string;
  /** Whether rows belong to a place; others come for the whole world. */
  readonly isPlaced: boolean;
  readonly maxRadiusKm: number;
  /** Member with the time of a row, snake_case; undefined: none, and a window is refused. */
  readonly time: string | undefined;
  /** Fields of its rows, where they are told by its schema. */
  readonly fields?: readonly string[];
  need(scope: Scope): Need;
}

const place = ({ lat, lon, radiusKm }: Scope) => ({ lat, lon, radiusKm });

/** The datasets that `data/query` answers, and nothing else. */
export const QUERYABLE: readonly Queryable[] = [
  {
    id: 'earthquakes',
    dataset: quakesNear,
    list: 'events',
    isPlaced: true,
    maxRadiusKm: 2000,
    time: 'time',
    need: ({ from, to, limit: _limit, ...at }) =>
      quakesNear({
        ...at,
        minMagnitude: 2.5,
        ...(from === undefined ? {} : { startTime: from }),
        ...(to === undefined ? {} : { endTime: to }),
        limit: 5000,
      }),
  },
  {
    id: 'volcanoes',
    dataset: volcanoesNear,
    list: 'volcanoes',
    isPlaced: true,
    maxRadiusKm: 2000,
    time: undefined,
    need: (scope) => volcanoesNear(place(scope)),
  },
  {
    id: 'volcano_alerts',
    dataset: volcanoAlerts,
    list: 'notices',
    isPlaced: false,
    maxRadiusKm: 0,
    time: 'sent_at',
    need: () => volcanoAlerts({}),
  },
  {
    id: 'past_tsunamis',
    dataset: pastTsunamis,
    list: 'events',
    isPlaced: true,
    maxRadiusKm: HALF_WAY_KM,
    time: undefined,
    need: (scope) => pastTsunamis(place(scope)),
  },
  {
    id: 'tsunami_messages_pacific',
    dataset: tsunamiBulletins,
    list: 'bulletins',
    isPlaced: false,
    maxRadiusKm: 0,
    time: 'issued_at',
    need: () => tsunamiBulletins({ centre: 'PTWC' }),
  },
  {
    id: 'tsunami_messages_us',
    dataset: tsunamiBulletins,
    list: 'bulletins',
    isPlaced: false,
    maxRadiusKm: 0,
    time: 'issued_at',
    need: () => tsunamiBulletins({ centre: 'NTWC' }),
  },
  {
    id: 'river_gauges',
    dataset: gaugesNear,
    list: 'gauges',
    isPlaced: true,
    maxRadiusKm: 300,
    time: undefined,
    need: (scope) => gaugesNear(place(scope)),
  },
  {
    id: 'active_fires',
    dataset: activeFires,
    list: 'fires',
    isPlaced: true,
    maxRadiusKm: 500,
    time: 'at',
    need: (scope) => activeFires({ ...place(scope), days: 5 }),
  },
  {
    id: 'wildfire_incidents',
    dataset: wildfireIncidents,
    list: 'incidents',
    isPlaced: true,
    maxRadiusKm: 1000,
    time: 'discovered_at',
    need: (scope) => wildfireIncidents(place(scope)),
  },
  {
    id: 'weather_alerts',
    dataset: weatherAlerts,
    list: 'alerts',
    isPlaced: true,
    maxRadiusKm: 50,
    time: 'starts_at',
    need: ({ lat, lon }) => weatherAlerts({ lat, lon }),
  },
  {
    id: 'weather_forecast',
    dataset: weatherForecast,
    list: 'days',
    isPlaced: true,
    maxRadiusKm: 50,
    time: 'date',
    need: ({ lat, lon }) => weatherForecast({ lat, lon, days: 16 }),
  },
  {
    id: 'tropical_storms',
    dataset: activeStorms,
    list: 'storms',
    isPlaced: false,
    maxRadiusKm: 0,
    time: 'updated_at',
    need: () => activeStorms({}),
  },
  {
    id: 'cyclone_warnings',
    dataset: cycloneWarnings,
    list: 'warnings',
    isPlaced: false,
    maxRadiusKm: 0,
    time: 'issued_at',
    need: () => cycloneWarnings({}),
  },
  {
    id: 'disasters_floods',
    dataset: disasterAlerts,
    list: 'events',
    isPlaced: false,
    maxRadiusKm: 0,
    time: 'from',
    need: () => disasterAlerts({ type: 'FL', days: 30 }),
  },
  {
    id: 'disasters_droughts',
    dataset: disasterAlerts,
    list: 'events',
    isPlaced: false,
    maxRadiusKm: 0,
    time: 'from',
    need: () => disasterAlerts({ type: 'DR', days: 90 }),
  },
  {
    id: 'air_stations',
    dataset: airStations,
    list: 'stations',
    isPlaced: true,
    maxRadiusKm: 25,
    time: 'last_at',
    need: (scope) => airStations(place(scope)),
  },
  {
    id: 'citizen_air',
    dataset: citizenAir,
    list: 'sensors',
    isPlaced: true,
    maxRadiusKm: 50,
    time: 'at',
    need: (scope) => citizenAir(place(scope)),
  },
  {
    id: 'citizen_seismographs',
    dataset: instruments,
    list: 'instruments',
    isPlaced: true,
    maxRadiusKm: 5000,
    time: undefined,
    need: (scope) => instruments({ ...place(scope), kind: 'citizen_seismic' }),
  },
  {
    id: 'infrasound_stations',
    dataset: instruments,
    list: 'instruments',
    isPlaced: true,
    maxRadiusKm: 5000,
    time: undefined,
    need: (scope) => instruments({ ...place(scope), kind: 'infrasound' }),
  },
];

/** In place of a list: the answer itself is the one row. */
export const WHOLE = '';

export type Row = Readonly<Record<string, unknown>>;

/** Rows of an answer. */
export function rowsOf({ list }: Queryable, answer: unknown): Row[] {
  if (list === WHOLE) return [{ ...(onWire(answer) as object) }];
  const rows: unknown =
    answer !== null && typeof answer === 'object' && list in answer
      ? Object.entries(answer).find(([name]) => name === list)?.[1]
      : [];
  return Array.isArray(rows) ? rows.map((row) => ({ ...(onWire(row) as object) })) : [];
}

/** The fields of a dataset, from its own sample. */
export function fieldsOf(queryable: Queryable): string[] {
  return [
    ...(queryable.fields ?? Object.keys(rowsOf(queryable, queryable.dataset.sample)[0] ?? {})),
  ];
}
