import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawdownOf } from '../../engines/systems/droughtPilot/drawdown.ts';
import { readWatches } from '../../src/features/admin/readWatches.ts';
import { refreshValidationDaily } from '../../src/features/science/rushValley.ts';
import { faultServer, type Behaviour, type FaultServer } from '../support/faultServer.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const fixture = (name: string): { text?: string; body?: unknown } =>
  JSON.parse(
    readFileSync(new URL(`../fixtures/usgs-water-data/${name}.json`, import.meta.url), 'utf8'),
  ) as { text?: string; body?: unknown };

/** Depths to water of two wells in Park Valley: one falls 1.5 feet a year, the other half a foot. */
function levels(): unknown {
  const feature = (site: string, lon: number, year: number, depthFt: number) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, 41.8] },
    properties: {
      monitoring_location_id: site,
      parameter_code: '72019',
      time: `${year}-03-10`,
      unit_of_measure: 'ft',
      value: String(depthFt),
    },
  });
  const years = [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024];
  return {
    type: 'FeatureCollection',
    features: years.flatMap((year, i) => [
      feature('USGS-1', -113.25, year, 100 + 1.5 * i),
      feature('USGS-2', -113.3, year, 40 + 0.5 * i),
    ]),
  };
}

const air = {
  latitude: 41.8,
  longitude: -113.3,
  utc_offset_seconds: 0,
  timezone: 'GMT',
  current: { time: '2026-05-10T22:00', interval: 3600, pm10: 180.5, pm2_5: 20 },
};

let source: FaultServer;
let server: TestServer;
let isUp = true;
const wells = JSON.stringify({ type: 'FeatureCollection', features: [] });

function answer(url: string): Behaviour {
  if (!isUp) return 'error_503';
  if (url.includes('fullphyschem'))
    return { type: 'text/csv', body: fixture('tracers').text ?? '' };
  if (url.includes('field-measurements')) return { body: JSON.stringify(levels()) };
  if (url.includes('monitoring-locations')) return { body: wells };
  return { body: JSON.stringify(air) };
}

beforeAll(async () => {
  source = await faultServer('{}');
  source.behave(({ url }) => answer(url ?? ''));
  server = await startTestServer({
    OFFLINE: '0',
    SOURCE_USGS_WATER_DATA_URL: source.url,
    SOURCE_OPEN_METEO_AIR_QUALITY_URL: source.url,
  });
}, 300_000);
afterAll(async () => {
  await server.stop();
  await source.close();
});

const validation = async () =>
  (await server.call('/api/v1/science/rush-valley-validation')).json as Record<string, never>;

describe('Rush Valley by the wells of its source', { timeout: 60_000 }, () => {
  it('is computed from the samples of the years of the report', async () => {
    const json = await validation();
    const asked = source.seen.find((url) => url.includes('fullphyschem')) ?? '';
    expect(decodeURIComponent(asked)).toContain('boundingBox=-112.7000,40.0500,-112.1500,40.5000');
    expect(asked).toContain('activityStartDateLower=2008-01-01');
    expect(json).toMatchObject({ status: 'ok', stale: false, reason: null });
    expect(json['wells_source']).toContain('usgs-water-data');
    // Tritium 0.19 TU on the floor is old and is said to be; 6 TU on the eastern slope is young; below 0.28 TU on the floor is old.
    expect(json['blind']).toMatchObject({ wells: 3, hit_rate: 1, majority_baseline: 0.666667 });
    expect(json['consistency']).toMatchObject({ wells: 1, hit_rate: 1 });
  });

  it('keeps what it has where the source ceases to answer', async () => {
    isUp = false;
    const signal = new AbortController().signal;
    await refreshValidationDaily.run(server.services, signal);
    isUp = true;
    expect(await validation()).toMatchObject({ status: 'ok' });
  });
});

describe('water and dust of the pilot', { timeout: 60_000 }, () => {
  it('are read zone by zone, and what is not known says why', async () => {
    const read = await readWatches(server.services, new AbortController().signal);
    expect(read).toEqual({ drawdown: 1, dust: 6 });
    const { json } = await server.call('/admin/d4-pilot/box-elder/api/zones');
    const zone = (id: string) =>
      json.features.find(({ properties }: { properties: { id: string } }) => properties.id === id)
        .properties;
    expect(zone('curlew-park').drawdown).toMatchObject({
      state: 'known',
      trend: 'falling',
      wells: 2,
      median_m_per_yr: 0.305,
      newest_measurement: '2024-03-10',
    });
    expect(zone('curlew-park').dust_state).toMatchObject({
      state: 'known',
      class: 'unhealthy',
      pm10_ug_m3: 180.5,
    });
    expect(zone('promontory').drawdown).toMatchObject({ state: 'unknown', median_m_per_yr: null });
    expect(zone('promontory').drawdown.reason).toContain('no well');
    expect(zone('promontory').deformation).toMatchObject({ state: 'unknown' });
    expect(zone('promontory').drought_class).toBeNull();
  });

  it('make alerts of their own kinds', async () => {
    const { json } = await server.call('/admin/d4-pilot/box-elder/api/alerts?days=7');
    const kinds = (zone: string) =>
      json.alerts
        .filter((alert: { zone: string }) => alert.zone === zone)
        .map(({ kind }: { kind: string }) => kind)
        .toSorted();
    expect(kinds('curlew-park')).toEqual(['dust', 'falling_water']);
    expect(kinds('promontory')).toEqual(['dust']);
    const water = json.unknown.find(({ watch }: { watch: string }) => watch === 'drawdown');
    expect(water.zones).toContain('promontory');
    expect(water.zones).not.toContain('curlew-park');
  });

  it('a well needs five years', () => {
    const level = (year: number) => ({
      siteId: 'a',
      lat: 41.8,
      lon: -113.3,
      day: `${year}-03-01`,
      depthToWaterM: year - 2000,
    });
    expect(drawdownOf([level(2020), level(2021), level(2022), level(2024)])).toBeUndefined();
    expect(drawdownOf([2018, 2019, 2021, 2022, 2024].map(level))).toMatchObject({
      wells: 1,
      medianMPerYr: 1,
      trend: 'falling',
    });
  });
});
