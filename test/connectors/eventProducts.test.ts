import { describe, expect, it } from 'vitest';
import type { RawReply, Service } from '../../src/connectors/connector.ts';
import { emscEvent } from '../../src/connectors/sources/emscEvent.ts';
import { usgsShakemap } from '../../src/connectors/sources/usgsShakemap.ts';

const QUERY = { eventId: 'xx1234' };
const reply = (
  text: string,
  url = 'https://earthquake.usgs.gov/product/shakemap/xx1234/xx/1/download/grid.xml',
): RawReply => ({ status: 200, contentType: '', text, url });

function serviceOf(id: string): Service {
  const found = [...usgsShakemap.serves, ...emscEvent.serves].find(
    ({ dataset }) => dataset.id === id,
  );
  if (found === undefined) throw new Error(`no service ${id}`);
  return found;
}

const grid = (parts: {
  fields: string;
  rows: string;
  lonMin?: string;
  lonMax?: string;
}) => `<?xml version="1.0" encoding="UTF-8"?>
<shakemap_grid xmlns="http://earthquake.usgs.gov/eqcenter/shakemap" event_id="xx1234" shakemap_version="3" process_timestamp="2020-05-01T10:00:00Z" map_status="REVIEWED" shakemap_event_type="SCENARIO">
<event event_id="xx1234" magnitude="6.1" depth="12.5" lat="-17.5" lon="-178.25" event_timestamp="2020-05-01T09:30:15UTC" event_network="xx" event_description="Fiji region" />
<grid_specification lon_min="${parts.lonMin ?? '179.5'}" lat_min="-18.0" lon_max="${parts.lonMax ?? '181.5'}" lat_max="-17.0" nominal_lon_spacing="2.0" nominal_lat_spacing="1.0" nlon="2" nlat="1" />
${parts.fields}
<grid_data>
${parts.rows}
</grid_data>
</shakemap_grid>`;

const field = (index: number, name: string, units: string) =>
  `<grid_field index="${index}" name="${name}" units="${units}" />`;

describe('the grid of a ShakeMap', () => {
  const fields = [
    field(1, 'LON', 'dd'),
    field(2, 'LAT', 'dd'),
    field(3, 'PGA', 'pctg'),
    field(4, 'PGV', 'cm/s'),
    field(5, 'MMI', 'intensity'),
    field(6, 'PSA10', '%g'),
    field(7, 'SVEL', 'ft/s'),
  ].join('\n');
  const service = serviceOf('shaking-grid');

  it('is read in g, cm/s and degrees within 180, and says what map it is', () => {
    const parsed = service.parse(
      reply(
        grid({
          fields,
          rows: '179.5 -17.0 23.5 12.25 6.4 8.0 1000\n181.5 -17.0 0 nan 1.0 0.5 1000',
        }),
      ),
      QUERY,
    );
    expect(parsed).toMatchObject({
      outcome: 'data',
      asOf: '2020-05-01T10:00:00.000Z',
      value: {
        map: {
          eventId: 'xx1234',
          magnitude: 6.1,
          depthKm: 12.5,
          lat: -17.5,
          lon: -178.25,
          time: '2020-05-01T09:30:15.000Z',
          place: 'Fiji region',
          version: '3',
          status: 'REVIEWED',
          isScenario: true,
        },
        grid: {
          west: 179.5,
          east: -178.5,
          south: -18,
          north: -17,
          lonSpacingDeg: 2,
          latSpacingDeg: 1,
          columns: 2,
          rows: 1,
        },
        complete: true,
        cells: [
          {
            lat: -17,
            lon: 179.5,
            pgaG: 0.235,
            pgvCmps: 12.25,
            mmi: 6.4,
            psa10G: 0.08,
            psa03G: null,
            vs30Mps: null,
          },
          { lat: -17, lon: -178.5, pgaG: 0, pgvCmps: null, mmi: 1, psa10G: 0.005 },
        ],
      },
    });
  });

  it('drops rows that are not whole and says that cells are missing', () => {
    expect(
      service.parse(
        reply(grid({ fields, rows: '179.5 -17.0 23.5 12.25 6.4 8.0 1000\n181.5 -17.0 1' })),
        QUERY,
      ),
    ).toMatchObject({ outcome: 'data', value: { complete: false, cells: [{ lon: 179.5 }] } });
  });

  it('is unavailable without cells, when cut, and when it is the other file', () => {
    const whole = grid({ fields, rows: '179.5 -17.0 23.5 12.25 6.4 8.0 1000' });
    for (const text of [
      grid({ fields, rows: '' }),
      whole.slice(0, -30),
      whole.replaceAll(/\d/g, 'x'),
      whole
        .replace('name="PGA"', 'name="A"')
        .replace('name="PGV"', 'name="B"')
        .replace('name="MMI"', 'name="C"'),
    ])
      expect(service.parse(reply(text), QUERY).outcome).toBe('unavailable');
  });

  it('has its uncertainty in a file beside it', () => {
    const of = [
      field(1, 'LON', 'dd'),
      field(2, 'LAT', 'dd'),
      field(3, 'STDPGA', 'ln(pctg)'),
      field(4, 'STDPGV', 'ln(cms)'),
      field(5, 'STDMMI', 'intensity'),
      field(6, 'STDPSA30', 'ln(%g)'),
    ].join('');
    const file = reply(grid({ fields: of, rows: '179.5 -17.0 0.53 0.56 0.72 0.7' }));
    expect(serviceOf('shaking-uncertainty').parse(file, QUERY)).toMatchObject({
      outcome: 'data',
      value: {
        cells: [
          {
            lat: -17,
            lon: 179.5,
            stdLnPga: 0.53,
            stdLnPgv: 0.56,
            stdMmi: 0.72,
            stdLnPsa30: 0.7,
            stdLnPsa10: null,
          },
        ],
      },
    });
    expect(service.parse(file, QUERY).outcome).toBe('unavailable');
  });
});

describe('files of products', () => {
  const catalogue = (products: object) =>
    reply(
      JSON.stringify({ properties: { products } }),
      'https://earthquake.usgs.gov/fdsnws/event/1/query?format=geojson&eventid=xx1234',
    );
  const file = (weight: number, url: string) => ({
    preferredWeight: weight,
    contents: { 'download/grid.xml': { url, length: 1 } },
  });
  const service = serviceOf('shaking-grid');

  it('are fetched where the catalogue says, of the preferred product', () => {
    const found = catalogue({
      shakemap: [
        file(10, 'https://earthquake.usgs.gov/product/a/grid.xml'),
        file(200, 'https://earthquake.usgs.gov/product/b/grid.xml'),
      ],
    });
    expect(service.request(QUERY, undefined, 0)).toEqual({
      url: '/fdsnws/event/1/query?format=geojson&eventid=xx1234',
    });
    expect(service.follow?.(found, QUERY)).toEqual({
      url: 'https://earthquake.usgs.gov/product/b/grid.xml',
    });
    expect(service.parse(found, QUERY).outcome).toBe('unavailable');
    expect(
      service.follow?.(
        catalogue({ shakemap: [file(1, 'https://elsewhere.example/grid.xml')] }),
        QUERY,
      ),
    ).toBeUndefined();
    expect(service.follow?.(reply('<shakemap_grid/>'), QUERY)).toBeUndefined();
  });

  it('that an event does not have are an answer; files that are gone are none', () => {
    expect(service.parse(catalogue({ dyfi: [{}] }), QUERY)).toMatchObject({
      outcome: 'empty',
      value: { map: null, cells: [] },
    });
    expect(
      service.parse(
        {
          ...reply(
            'Error 404: Not Found\n\nNot Found\n',
            'https://earthquake.usgs.gov/fdsnws/event/1/query',
          ),
          status: 404,
        },
        QUERY,
      ).outcome,
    ).toBe('empty');
    expect(service.parse({ ...reply(''), status: 404 }, QUERY).outcome).toBe('unavailable');
  });
});

describe('PAGER', () => {
  const bins = (probability: number) => [
    { color: 'green', min: '0', max: '1', probability },
    { color: 'yellow', min: '1', max: '10', probability: 0.25 },
  ];

  it('gives chances of deaths, and of losses in millions of dollars', () => {
    const body = {
      fatality: {
        type: 'fatality',
        units: 'fatalities',
        summary: false,
        level: 'green',
        bins: bins(0.75),
      },
      economic: { type: 'economic', units: 'USD', summary: true, level: 'yellow', bins: bins(0.5) },
    };
    expect(serviceOf('loss-alerts').parse(reply(JSON.stringify(body)), QUERY)).toMatchObject({
      outcome: 'data',
      value: {
        alerts: [
          {
            kind: 'fatality',
            level: 'green',
            isSummary: false,
            unit: 'deaths',
            bins: [
              { level: 'green', min: 0, max: 1, probability: 0.75 },
              { level: 'yellow', min: 1, max: 10, probability: 0.25 },
            ],
          },
          {
            kind: 'economic',
            level: 'yellow',
            isSummary: true,
            unit: 'million_usd',
            bins: [
              { level: 'green', min: 0, max: 1, probability: 0.5 },
              { level: 'yellow', min: 1, max: 10, probability: 0.25 },
            ],
          },
        ],
      },
    });
    expect(
      serviceOf('loss-alerts').parse(reply('{"fatality":{"bins":[]},"economic":7}'), QUERY).outcome,
    ).toBe('unavailable');
  });

  it('gives losses in all and by country', () => {
    const body = {
      empirical_fatality: {
        total_fatalities: 5,
        country_fatalities: [
          { country_code: 'PE', rates: [0], fatalities: 5 },
          { country_code: 'EC', fatalities: 0 },
        ],
      },
      empirical_economic: {
        total_dollars: 1_250_000,
        country_dollars: [{ country_code: 'PE', us_dollars: 1_250_000 }],
      },
      semi_empirical_fatalities: { fatalities: 3 },
    };
    expect(serviceOf('loss-estimates').parse(reply(JSON.stringify(body)), QUERY)).toMatchObject({
      outcome: 'data',
      value: {
        deaths: 5,
        lossUsd: 1_250_000,
        deathsByBuildings: 3,
        countries: [
          { country: 'PE', deaths: 5, lossUsd: 1_250_000 },
          { country: 'EC', deaths: 0, lossUsd: null },
        ],
      },
    });
  });
});

describe('the description of a service', () => {
  const wadl = `<?xml version="1.0"?><application xmlns="http://wadl.dev.java.net/2009/02"><doc title="Event service 2.0"/><resources base="https://data.example/event/1/">
    <resource path="/"><method name="GET" id="root"><response><representation mediaType="text/html"/></response></method>
      <resource path="query"><param name="key" style="query" type="xs:string" required="true"/>
        <method name="GET" id="query"><doc>Events found</doc><request>
          <param name="format" style="query" type="xs:string" default="xml"><doc xml:lang="en" title="Form of
            the answer">as text or XML</doc><option value="xml"/><option value="text"/></param>
          <param name="minmag" style="query" type="xs:double"/></request>
          <response status="200"><representation mediaType="application/xml"/><representation mediaType="text/plain"/></response></method></resource>
    </resource></resources></application>`;
  const service = serviceOf('service-description');
  const query = { source: 'emsc-event', service: 'event' };

  it('lists methods with their parameters, options and defaults', () => {
    expect(service.parse(reply(wadl), query)).toEqual({
      outcome: 'data',
      asOf: null,
      value: {
        title: 'Event service 2.0',
        baseUrl: 'https://data.example/event/1/',
        methods: [
          {
            id: 'root',
            verb: 'GET',
            url: 'https://data.example/event/1/',
            about: null,
            parameters: [],
            formats: ['text/html'],
          },
          {
            id: 'query',
            verb: 'GET',
            url: 'https://data.example/event/1/query',
            about: 'Events found',
            formats: ['application/xml', 'text/plain'],
            parameters: [
              {
                name: 'key',
                style: 'query',
                type: 'string',
                isRequired: true,
                default: null,
                options: [],
                about: null,
              },
              {
                name: 'format',
                style: 'query',
                type: 'string',
                isRequired: false,
                default: 'xml',
                options: ['xml', 'text'],
                about: 'Form of the answer',
              },
              {
                name: 'minmag',
                style: 'query',
                type: 'double',
                isRequired: false,
                default: null,
                options: [],
                about: null,
              },
            ],
          },
        ],
      },
    });
  });

  it('is asked of the source whose service it is, and is nothing without methods', () => {
    expect(service.request(query, undefined, 0)).toEqual({ url: '/application.wadl' });
    expect(service.request({ source: 'other', service: 'event' }, undefined, 0)).toBeUndefined();
    expect(service.parse(reply(wadl.slice(0, 400)), query).outcome).toBe('unavailable');
    expect(
      service.parse(
        reply('<application><resources base="https://data.example/"/></application>'),
        query,
      ).outcome,
    ).toBe('unavailable');
  });
});
