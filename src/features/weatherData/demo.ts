import type * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { DATA_CARD } from './card.ts';
import type { demoReply } from './schemas.ts';

type Demo = z.input<typeof demoReply>;
type Row = Demo['records'][number];

const WMO = 'World Meteorological Organization, Archive of Weather and Climate Extremes';

/** Records that the WMO keeps, restated. @source WMO World Weather and Climate Extremes Archive (2024), wmo.asu.edu */
export const WEATHER_RECORDS: readonly Row[] = [
  {
    what: 'highest_air_temperature',
    value: 56.7,
    unit: 'c',
    place: 'Furnace Creek, California',
    lat: 36.46,
    lon: -116.87,
    observed_on: '1913-07-10',
    source: WMO,
  },
  {
    what: 'lowest_air_temperature',
    value: -89.2,
    unit: 'c',
    place: 'Vostok, Antarctica',
    lat: -78.46,
    lon: 106.84,
    observed_on: '1983-07-21',
    source: WMO,
  },
  {
    what: 'strongest_gust',
    value: 113.2,
    unit: 'mps',
    place: 'Barrow Island, Australia',
    lat: -20.82,
    lon: 115.38,
    observed_on: '1996-04-10',
    source: WMO,
  },
  {
    what: 'lowest_sea_level_pressure',
    value: 870,
    unit: 'hpa',
    place: 'Eye of Typhoon Tip, western Pacific',
    lat: 16.73,
    lon: 137.77,
    observed_on: '1979-10-12',
    source: WMO,
  },
  {
    what: 'rain_in_24_hours',
    value: 1825,
    unit: 'mm',
    place: 'Foc-Foc, La Réunion',
    lat: -21.23,
    lon: 55.68,
    observed_on: '1966-01-08',
    source: WMO,
  },
];

/** Landmark measurements, restated. @source USGS, NOAA NWS, NOAA GML, GVP and CAL FIRE, as each row says */
export const ENVIRONMENTAL_RECORDS: readonly Row[] = [
  {
    what: 'earthquake_magnitude',
    value: 9.5,
    unit: 'mw',
    place: 'Valdivia, Chile',
    lat: -38.14,
    lon: -73.41,
    observed_on: '1960-05-22',
    source: 'US Geological Survey, largest earthquakes in the world since 1900',
  },
  {
    what: 'river_stage',
    value: 15.11,
    unit: 'm',
    place: 'Mississippi at St. Louis',
    lat: 38.63,
    lon: -90.18,
    observed_on: '1993-08-01',
    source: 'NOAA National Weather Service, historic crests (49.58 ft)',
  },
  {
    what: 'volcanic_explosivity_index',
    value: 6,
    unit: 'vei',
    place: 'Pinatubo, Philippines',
    lat: 15.13,
    lon: 120.35,
    observed_on: '1991-06-15',
    source: 'Smithsonian Institution, Global Volcanism Program',
  },
  {
    what: 'wildfire_area',
    value: 62_053,
    unit: 'ha',
    place: 'Camp Fire, California',
    lat: 39.81,
    lon: -121.44,
    observed_on: '2018-11-08',
    source: 'CAL FIRE, incident archive (153,336 acres)',
  },
  {
    what: 'tsunami_runup',
    value: 524,
    unit: 'm',
    place: 'Lituya Bay, Alaska',
    lat: 58.64,
    lon: -137.57,
    observed_on: '1958-07-10',
    source: 'NOAA NCEI, Global Historical Tsunami Database',
  },
];

/** A sample of a group: past records, said to be one. */
export function demoOf(
  group: 'weather' | 'environmental',
  records: readonly Row[],
  { clock }: Context,
): Demo {
  const { name, version, methodology } = DATA_CARD;
  const sources = [...new Set(records.map(({ source }) => source))];
  const newest = (source: string) =>
    records
      .filter((row) => row.source === source)
      .map(({ observed_on }) => observed_on)
      .toSorted()
      .at(-1) ?? null;
  return {
    group,
    sample: true,
    note: 'Sample data: real records of the past, embedded here. They are not current and are not read from any source.',
    records: [...records],
    provenance: {
      model: { name, version, methodology },
      computed_at: new Date(clock.now()).toISOString(),
      degraded: false,
      warnings: ['Sample data.'],
      inputs: sources.map((source) => ({
        dataset: `${group}-sample`,
        source,
        as_of: newest(source),
        retrieved_at: null,
        licence: 'facts restated',
        status: 'sample' as const,
      })),
    },
  };
}
