import * as z from 'zod';
import {
  gaugesInState,
  gaugesNear,
  type RiverGauge,
} from '../../../engines/ground/datasets/water.ts';
import { inUnitedStates } from '../../connectors/pipeline/coverage.ts';
import { catalogueAnswer, perRow, type Catalogue } from './catalogue.ts';

/** The states, the capital and the territories with gauges. */
const STATES = [
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'FL',
  'GA',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'OK',
  'OR',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
  'DC',
  'PR',
  'VI',
  'GU',
] as const;

const Entry = z.object({
  id: z.string(),
  usgsId: z.string().nullable(),
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
});

/** What a gauge shows is known to the live source only. */
const NOTHING_NOW: RiverGauge['observed'] = {
  stageM: null,
  flowM3s: null,
  category: null,
  state: 'not_current',
  at: null,
};

const gaugeIn = perRow(({ value }): RiverGauge => ({
  ...Entry.parse(value),
  observed: NOTHING_NOW,
  forecast: NOTHING_NOW,
}));

/** River gauges of the United States: where they are, not what they show. */
export const gauges: Catalogue = {
  id: 'gauges',
  title: 'River gauges of the United States (NOAA NWPS)',
  sourceId: 'nwps-gauges',
  freshDays: 90,
  scope: () => ({ version: 1 }),
  pages: () => STATES,
  async read(state, _scope, ask) {
    const { gauges: listed } = await ask(gaugesInState({ state }));
    return listed.map(({ id, usgsId, name, lat, lon }) => ({
      id,
      lat,
      lon,
      reachKm: 0,
      size: null,
      time: null,
      value: { id, usgsId, name, lat, lon },
    }));
  },
  answers: [
    catalogueAnswer({
      dataset: gaugesNear,
      area: ({ lat, lon, radiusKm }) =>
        inUnitedStates({ lat, lon }) ? { lat, lon, radiusKm } : undefined,
      answer: (_query, rows, standing) => ({ gauges: rows.map((row) => gaugeIn(row, standing)) }),
    }),
  ],
};
