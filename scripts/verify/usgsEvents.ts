import { join } from 'node:path';
import { earthquakeTrigger, type TriggerEvent } from '../../engines/signals/parametric/trigger.ts';
import { quakeFeed } from '../../engines/ground/datasets/quakeFeeds.ts';
import { usgsSummaryFeeds } from '../../src/connectors/sources/usgsSummaryFeeds.ts';
import { need, num, type Row, type Topic } from './binding.ts';
import { readCsv } from './readTables.ts';

/** The feed's GeoJSON with one feature made of a row. */
function feedOf(row: Row): string {
  const { event_id, mag_type, place, status } = row;
  const properties = {
    mag: num(row, 'mag') ?? null,
    place,
    time: need(row, 'time_ms'),
    updated: need(row, 'time_ms'),
    tz: null,
    url: null,
    detail: null,
    felt: null,
    cdi: null,
    mmi: null,
    alert: null,
    status,
    tsunami: need(row, 'tsunami'),
    sig: 0,
    net: 'us',
    code: event_id,
    ids: `,${event_id},`,
    sources: ',us,',
    types: ',origin,',
    magType: mag_type,
    type: 'earthquake',
    title: place,
  };
  const coordinates = [need(row, 'lon'), need(row, 'lat'), num(row, 'depth_km') ?? null];
  return JSON.stringify({
    type: 'FeatureCollection',
    metadata: { generated: 1_517_966_154_000, title: 'week', status: 200, api: '1.5.8', count: 1 },
    features: [
      { type: 'Feature', id: event_id, properties, geometry: { type: 'Point', coordinates } },
    ],
  });
}

function parsedRow(row: Row) {
  const service = usgsSummaryFeeds.serves.find(({ dataset }) => dataset.id === quakeFeed.id);
  const reply = {
    status: 200,
    contentType: 'application/json',
    text: feedOf(row),
    url: 'https://earthquake.usgs.gov/',
  };
  const parsed = service?.parse(reply, { hours: 168, minMagnitude: -9 });
  if (parsed === undefined || parsed.outcome === 'unavailable')
    throw new Error(parsed?.reason ?? 'no parser');
  const [event] = quakeFeed.answer.parse(parsed.value).events;
  if (event === undefined) throw new Error('the parser left the event out');
  return {
    event_id: event.id,
    time_ms: Date.parse(event.time),
    lat: event.lat,
    lon: event.lon,
    depth_km: event.depthKm ?? undefined,
    mag: event.magnitude ?? undefined,
    mag_type: event.magnitudeType ?? undefined,
    place: event.place ?? undefined,
    status: event.status,
    tsunami: event.tsunamiRegion ? 1 : 0,
  };
}

export const usgsEvents: Topic = {
  topic: 'usgs_events',
  tables: [
    {
      kind: 'rows',
      table: 'parametric_trigger_queries',
      tolerances: { '*': 'exact', distance_km: { relative: 0.005 } },
      prepare: (_rows, { dir }): TriggerEvent[] =>
        readCsv(join(dir, 'trigger_catalogue.csv')).rows.map((row) => ({
          id: row['event_id'] ?? '',
          timeMs: need(row, 'time_ms'),
          lat: need(row, 'lat'),
          lon: need(row, 'lon'),
          magnitude: num(row, 'mag') ?? null,
        })),
      compute(row, prepared) {
        const cover = {
          lat: need(row, 'lat'),
          lon: need(row, 'lon'),
          magnitude: need(row, 'threshold_mag'),
          radiusKm: need(row, 'radius_km'),
          hours: need(row, 'lookback_hours'),
          asOfMs: need(row, 'as_of_ms'),
        };
        const { triggered, matches } = earthquakeTrigger(cover, prepared as TriggerEvent[]);
        const [largest] = matches;
        const found =
          largest === undefined
            ? {}
            : {
                largest_event_id: largest.id,
                largest_magnitude: largest.magnitude ?? undefined,
                distance_km: largest.distanceKm,
              };
        return { triggered: triggered ? 'yes' : 'no', matching_events: matches.length, ...found };
      },
    },
    { kind: 'rows', table: 'usgs_week_catalog', tolerances: { '*': 'exact' }, compute: parsedRow },
  ],
};
