import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BLANK } from '../../../engines/signals/earlyWarning/signal.ts';
import { mappedIntensity } from '../../../engines/signals/alerts/shakingGrid.ts';
import { readShakingMaps } from '../../../src/features/alerts/shakingMaps.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const EVENT = 'us20002926';
/** Intensity by place, as a map of shaking would say it: strongest in the south-west. */
const intensityOf = (row: number, column: number): number => 8.5 - 0.4 * row - 0.3 * column;

/** A map of shaking in the form of ShakeMap: a header that names the grid and its fields, then a line for each place. */
function gridXml(): string {
  const cells = Array.from({ length: 24 }, (_unused, i) => {
    const [row, column] = [Math.floor(i / 6), i % 6];
    return `${85 + column / 10} ${27.5 + row / 10} 30 25 ${intensityOf(row, column)}`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<shakemap_grid event_id="${EVENT}" shakemap_id="${EVENT}" shakemap_version="9" process_timestamp="2015-07-02T22:50:42Z" map_status="RELEASED" shakemap_event_type="ACTUAL">
<event event_id="${EVENT}" magnitude="7.8" depth="8.22" lat="28.2305" lon="84.7314" event_timestamp="2015-04-25T06:11:25UTC" event_description="NEPAL" />
<grid_specification lon_min="85" lat_min="27.5" lon_max="85.5" lat_max="27.8" nominal_lon_spacing="0.1" nominal_lat_spacing="0.1" nlon="6" nlat="4" />
<grid_field index="1" name="LON" units="dd" />
<grid_field index="2" name="LAT" units="dd" />
<grid_field index="3" name="PGA" units="pctg" />
<grid_field index="4" name="PGV" units="cms" />
<grid_field index="5" name="MMI" units="intensity" />
<grid_data>
${cells.join('\n')}
</grid_data>
</shakemap_grid>`;
}

let source: Server;
let server: TestServer;
const asked: string[] = [];

/** What the earthquake catalogue and the geocoder say, as their documentation shows it. */
function answerTo(path: string): {
  readonly status: number;
  readonly type: string;
  readonly text: string;
} {
  if (path.startsWith('/search'))
    return json([
      {
        display_name: '12, Rue du Lac, Annecy, Haute-Savoie, France',
        lat: '45.8992',
        lon: '6.1294',
        osm_type: 'way',
        importance: 0.3,
        address: { country_code: 'fr', country: 'France', state: 'Auvergne-Rhône-Alpes' },
      },
    ]);
  if (path.startsWith('/fdsnws/event/1/query')) {
    const url = `https://earthquake.usgs.gov/product/shakemap/${EVENT}/grid.xml`;
    const contents = { 'download/grid.xml': { url } };
    return json({
      properties: { products: { shakemap: [{ preferredWeight: 1, contents }] } },
      geometry: { coordinates: [84.7, 28.2, 8] },
    });
  }
  if (path.endsWith('/grid.xml')) return { status: 200, type: 'application/xml', text: gridXml() };
  return { status: 500, type: 'text/plain', text: 'what is this' };
}

const json = (value: unknown) => ({
  status: 200,
  type: 'application/json',
  text: JSON.stringify(value),
});

beforeAll(async () => {
  source = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { status, type, text } = answerTo(request.url ?? '');
    response.writeHead(status, { 'Content-Type': type }).end(text);
  });
  await new Promise<void>((ready) => source.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(source.address() as AddressInfo).port}`;
  server = await startTestServer({ SOURCE_OSM_NOMINATIM_URL: url, SOURCE_USGS_SHAKEMAP_URL: url });
}, 60_000);
afterAll(async () => {
  await server.stop();
  source.close();
});

describe('the live geocoder', () => {
  it('is asked where the gazetteer is not sure, and named in the answer', async () => {
    const { json: found } = await server.call(
      `/api/v1/alerts/geocode?q=${encodeURIComponent('12 rue du lac, annecy')}`,
    );
    expect(found.matches[0]).toMatchObject({
      match_code: 'address',
      lat: 45.8992,
      lon: 6.1294,
      country_code: 'FR',
      place_id: null,
    });
    expect(found.attribution).toContain('OpenStreetMap');
  });

  it('is left alone where the gazetteer has the name', async () => {
    const before = asked.length;
    const { json: found } = await server.call('/api/v1/alerts/geocode?q=Annecy');
    expect(found.matches[0]).toMatchObject({ match_code: 'exact', country_code: 'FR' });
    expect(asked).toHaveLength(before);
  });
});

describe('a map of shaking', () => {
  it('is fetched for an earthquake that is an alert, and gives what it says where people are', async () => {
    const quake = {
      ...BLANK,
      id: EVENT,
      feed: 'usgs-earthquakes',
      kind: 'earthquake',
      witness: 'usgs',
      alerting: true,
      magnitude: 7.8,
    } as never;
    const maps = await readShakingMaps([quake], {
      ...server.services,
      signal: new AbortController().signal,
    });
    const map = maps.get(`usgs-earthquakes:${EVENT}`);
    expect(map?.version).toContain('9');
    expect(map && mappedIntensity(map.grid, 27.5, 85)).toBeCloseTo(intensityOf(0, 0), 1);
    expect(map && mappedIntensity(map.grid, 27.72, 85.32)).toBeCloseTo(intensityOf(2, 3), 1);
    expect(map && mappedIntensity(map.grid, 29, 85)).toBeUndefined();
  });
});
