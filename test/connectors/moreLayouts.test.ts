import { describe, expect, it } from 'vitest';
import { connectors } from '../../src/connectors/index.ts';
import type { Parsed, Service, SourceRequest } from '../../src/connectors/connector.ts';
import { wrongTypes } from '../support/faultServer.ts';

function serviceOf(source: string, dataset: string): Service {
  const found = connectors
    .find(({ id }) => id === source)
    ?.serves.find((each) => each.dataset.id === dataset);
  if (found === undefined) throw new Error(`${source} does not serve ${dataset}`);
  return found;
}

/** What a service makes of a text; data that break the dataset throw. */
function read(
  source: string,
  dataset: string,
  text: string,
  query: object = {},
  status = 200,
): Parsed<unknown> {
  const service = serviceOf(source, dataset);
  const parsed = service.parse(
    {
      status,
      contentType: '',
      text,
      bytes: new TextEncoder().encode(text),
      url: 'https://example.org',
    },
    query,
  );
  if (parsed.outcome !== 'unavailable') service.dataset.answer.parse(parsed.value);
  return parsed;
}

function asked(
  source: string,
  dataset: string,
  query: object,
  key?: string,
): SourceRequest | undefined {
  const service = serviceOf(source, dataset);
  return service.request(
    service.dataset.query.parse(query),
    key,
    Date.parse('2026-06-01T00:00:00Z'),
  );
}

describe('NASA POWER as a table', () => {
  const head = (lines: readonly string[]) =>
    [
      '-BEGIN HEADER-',
      'NASA/POWER Source Native Resolution Daily Data ',
      'Dates (month/day/year): 12/31/2023 through 01/01/2024 in UTC',
      'Location: latitude  40.5   longitude -111.9 ',
      'elevation from MERRA-2: Average for 0.5 x 0.625 degree lat/lon region = 1702.5 meters',
      'The value for missing source data that cannot be computed or is outside of the sources availability range: -999 ',
      'parameter(s): ',
      ...lines,
      '-END HEADER-',
    ].join('\r\n');
  const parameters = [
    'ALLSKY_SFC_SW_DWN     CERES SYN1deg All Sky Surface Shortwave Downward Irradiance (MJ/m^2/day) ',
    'T2M     MERRA-2 Temperature at 2 Meters (C) ',
    'T2M_MAX     MERRA-2 Temperature at 2 Meters Maximum (C) ',
  ];
  const daily = `${head(parameters)}\r\nYEAR,DOY,ALLSKY_SFC_SW_DWN,T2M,T2M_MAX\r\n2023,365,7.2,-1.5,3\r\n2024,1,-999,0,4.25\r\n`;

  it('has days by day of the year, kilowatt hours for megajoules, and null for the fill value', () => {
    expect(read('nasa-power', 'solar-daily', daily)).toEqual({
      outcome: 'data',
      asOf: '2024-01-01T00:00:00Z',
      value: {
        days: [
          {
            date: '2023-12-31',
            solarKwhM2: 2,
            temperatureC: -1.5,
            temperatureMaxC: 3,
            precipitationMm: null,
            windSpeedMps: null,
          },
          {
            date: '2024-01-01',
            solarKwhM2: null,
            temperatureC: 0,
            temperatureMaxC: 4.25,
            precipitationMm: null,
            windSpeedMps: null,
          },
        ],
      },
    });
  });

  it('has days by month and day as well, and the elevation of the cell', () => {
    const table = daily
      .replace('YEAR,DOY,', 'YEAR,MO,DY,')
      .replace('2023,365,', '2023,12,31,')
      .replace('2024,1,', '2024,1,1,');
    expect(read('nasa-power', 'daily-weather-history', table)).toMatchObject({
      outcome: 'data',
      value: {
        startDate: '2023-12-31',
        temperatureMaxC: [3, 4.25],
        temperatureMinC: [null, null],
        precipitationMm: [null, null],
        elevationM: 1702.5,
      },
    });
  });

  it('is unavailable when it was cut off', () => {
    for (const end of [daily.indexOf('2024,1,'), daily.length - 10, daily.indexOf('-END')])
      expect(read('nasa-power', 'solar-daily', daily.slice(0, end)).outcome).toBe('unavailable');
  });

  it('is unavailable with days that do not exist, or none of the parameters', () => {
    expect(read('nasa-power', 'solar-daily', daily.replace('2024,1,', '2024,400,')).outcome).toBe(
      'unavailable',
    );
    expect(
      read('nasa-power', 'daily-weather-history', daily.replaceAll('T2M_MAX', 'T2MDEW')).outcome,
    ).toBe('unavailable');
  });

  const climate = `${head(['T2M     MERRA-2 Temperature at 2 Meters (C) ', 'Message(s): ', 'from a pre-computed climatological period (January 2001 - December 2020) ']).replace(/Dates[^\n]*\n/, '')}\r\nPARAMETER,JAN,FEB,MAR,APR,MAY,JUN,JUL,AUG,SEP,OCT,NOV,DEC,ANN\r\nT2M,-2,0,5,9,14,19,24,23,18,11,4,-1,10.4\r\n`;

  it('has the months of a climate in their order', () => {
    const parsed = read('nasa-power', 'solar-climate', climate);
    expect(parsed).toMatchObject({
      outcome: 'data',
      value: {
        fromYear: 2001,
        toYear: 2020,
        elevationM: 1702.5,
        year: { temperatureC: 10.4, solarKwhM2: null },
      },
    });
    expect(parsed).toMatchObject({
      value: {
        months: [-2, 0, 5, 9, 14, 19, 24, 23, 18, 11, 4, -1].map((temperatureC, index) => ({
          month: index + 1,
          temperatureC,
        })),
      },
    });
    expect(read('nasa-power', 'solar-climate', climate.slice(0, -20)).outcome).toBe('unavailable');
    expect(read('nasa-power', 'solar-climate', daily).outcome).toBe('unavailable');
    expect(read('nasa-power', 'solar-daily', climate).outcome).toBe('unavailable');
  });

  it('comes in JSON with the same units', () => {
    const body = {
      header: { fill_value: -999 },
      geometry: { type: 'Point', coordinates: [-111.9, 40.5, 1702.5] },
      parameters: { ALLSKY_SFC_SW_DWN: { units: 'MJ/m^2/day', longname: 'Sun' } },
      properties: { parameter: { ALLSKY_SFC_SW_DWN: { 20240101: 18, 20240102: -999 } } },
    };
    expect(read('nasa-power', 'solar-daily', JSON.stringify(body))).toMatchObject({
      value: {
        days: [
          { date: '2024-01-01', solarKwhM2: 5 },
          { date: '2024-01-02', solarKwhM2: null },
        ],
      },
    });
    const hours = {
      ...body,
      parameters: { ALLSKY_SFC_SW_DWN: { units: 'kW-hr/m^2/day', longname: 'Sun' } },
    };
    expect(read('nasa-power', 'solar-daily', JSON.stringify(hours))).toMatchObject({
      value: { days: [{ solarKwhM2: 18 }, { solarKwhM2: null }] },
    });
  });
});

describe('networks of instruments', () => {
  const text =
    '#Network | Description | StartTime | EndTime | TotalStations \nZA|First array|2003-01-01T00:00:00|2500-12-31T23:59:59|1700\nZB|Second|2011-01-01T00:00:00|2014-06-30T00:00:00|0\n';

  it('end when they ended, not in the year 2500', () => {
    expect(read('earthscope-infrasound', 'station-networks', text)).toEqual({
      outcome: 'data',
      asOf: null,
      value: {
        networks: [
          {
            code: 'ZA',
            description: 'First array',
            startsAt: '2003-01-01T00:00:00.000Z',
            endsAt: null,
            isOpen: true,
            stations: 1700,
          },
          {
            code: 'ZB',
            description: 'Second',
            startsAt: '2011-01-01T00:00:00.000Z',
            endsAt: '2014-06-30T00:00:00.000Z',
            isOpen: false,
            stations: 0,
          },
        ],
      },
    });
  });

  it('come as StationXML, with little or much said', () => {
    const xml =
      '<?xml version="1.0"?><FDSNStationXML xmlns="http://www.fdsn.org/xml/station/1" schemaVersion="1.2"><Source>T</Source><Network code="ZC"/><Network code="ZD" startDate="1999-02-01T00:00:00Z" endDate="2001-01-01T00:00:00Z"><Description>Fourth</Description><TotalNumberStations>3</TotalNumberStations></Network></FDSNStationXML>';
    expect(read('earthscope-infrasound', 'station-networks', xml)).toMatchObject({
      outcome: 'data',
      value: {
        networks: [
          {
            code: 'ZC',
            description: null,
            startsAt: null,
            endsAt: null,
            isOpen: true,
            stations: null,
          },
          {
            code: 'ZD',
            description: 'Fourth',
            startsAt: '1999-02-01T00:00:00.000Z',
            endsAt: '2001-01-01T00:00:00.000Z',
            isOpen: false,
            stations: 3,
          },
        ],
      },
    });
    expect(read('earthscope-infrasound', 'station-networks', xml.slice(0, -20)).outcome).toBe(
      'unavailable',
    );
    expect(
      read(
        'earthscope-infrasound',
        'station-networks',
        '<?xml version="1.0"?><FDSNStationXML><Source>T</Source></FDSNStationXML>',
      ).outcome,
    ).toBe('unavailable');
  });

  it('may be none', () => {
    expect(read('earthscope-infrasound', 'station-networks', '', {}, 204)).toEqual({
      outcome: 'empty',
      value: { networks: [] },
      asOf: null,
    });
    expect(asked('earthscope-infrasound', 'station-networks', { network: 'IM' })?.url).toBe(
      '/station/1/query?level=network&format=text&network=IM',
    );
  });
});

describe('the archive of Copernicus', () => {
  const id = '0ad9ef1c-91e5-4f6c-a8ee-e4ea0c5cba35';
  const expected = {
    id,
    name: 'S2A_TEST',
    startsAt: '2016-09-22T01:55:00.563Z',
    endsAt: '2016-09-22T01:58:40.769Z',
    publishedAt: '2018-04-07T18:04:59.601Z',
    updatedAt: '2022-01-19T07:57:58.403Z',
    sizeBytes: 700_011,
    isOnline: false,
    footprint: [
      [
        [170, 80],
        [-179, 80.5],
        [171, 81],
        [170, 80],
      ],
    ],
  };
  const old = {
    d: {
      Id: id,
      Name: 'S2A_TEST',
      ContentLength: '700011',
      IngestionDate: '/Date(1523124299601)/',
      ModificationDate: '/Date(1642579078403)/',
      Online: false,
      ContentDate: { Start: '/Date(1474509300563)/', End: '/Date(1474509520769)/' },
      ContentGeometry:
        '<gml:Polygon xmlns:gml="http://www.opengis.net/gml"><gml:coordinates>80,170 80.5,-179 81,171 80,170</gml:coordinates></gml:Polygon>',
    },
  };
  const today = {
    Id: id,
    Name: 'S2A_TEST',
    ContentLength: 700_011,
    PublicationDate: '2018-04-07T18:04:59.601Z',
    ModificationDate: '2022-01-19T07:57:58.403Z',
    Online: false,
    ContentDate: { Start: '2016-09-22T01:55:00.563Z', End: '2016-09-22T01:58:40.769Z' },
    GeoFootprint: {
      type: 'Polygon',
      coordinates: [
        [
          [170, 80],
          [-179, 80.5],
          [171, 81],
          [170, 80],
        ],
      ],
    },
  };

  it.each([
    ['of old', old],
    ['of today', today],
  ])('describes a product in the form %s', (_, body) => {
    expect(read('copernicus-dataspace', 'satellite-product', JSON.stringify(body))).toEqual({
      outcome: 'data',
      asOf: '2022-01-19T07:57:58.403Z',
      value: expected,
    });
    expect(
      read('copernicus-dataspace', 'satellite-product', wrongTypes(JSON.stringify(body))).outcome,
    ).toBe('unavailable');
  });

  it('counts, and zero is an answer', () => {
    expect(
      read(
        'copernicus-dataspace',
        'satellite-image-count',
        '{"feed":{"opensearch:totalResults":"10000"}}',
      ),
    ).toMatchObject({ outcome: 'data', value: { count: 10_000 } });
    expect(
      read('copernicus-dataspace', 'satellite-image-count', '{"@odata.count":74,"value":[{}]}'),
    ).toMatchObject({ outcome: 'data', value: { count: 74 } });
    expect(
      read('copernicus-dataspace', 'satellite-image-count', '{"@odata.count":0,"value":[]}'),
    ).toMatchObject({ outcome: 'empty', value: { count: 0 } });
    expect(
      read('copernicus-dataspace', 'satellite-image-count', '{"@odata.count":-1}').outcome,
    ).toBe('unavailable');
  });

  it('is asked with longitude before latitude', () => {
    const url = new URL(
      asked('copernicus-dataspace', 'satellite-image-count', {
        lat: 40.76,
        lon: -111.89,
        from: '2026-05-01T00:00:00Z',
        to: '2026-06-01T00:00:00Z',
      })?.url ?? '',
    );
    expect(url.searchParams.get('$filter')).toContain(
      "POINT(-111.89 40.76)') and ContentDate/Start ge 2026-05-01T00:00:00Z and ContentDate/Start lt 2026-06-01T00:00:00Z",
    );
    expect(asked('copernicus-dataspace', 'satellite-product', { productId: id })?.url).toBe(
      `https://catalogue.dataspace.copernicus.eu/odata/v1/Products(${id})`,
    );
  });
});

describe('catalogues of images', () => {
  const links = [
    { rel: 'self', href: 'https://example.org/v1' },
    { rel: 'child', href: 'https://example.org/v1/collections/naip' },
    { rel: 'child', href: 'https://example.org/v1/collections/sentinel-2-l2a/' },
  ];

  it('name their collections', () => {
    const landing = JSON.stringify({
      type: 'Catalog',
      id: 'open',
      title: 'Open images',
      description: 'All',
      links,
    });
    expect(read('earth-search-stac', 'image-catalogue', landing)).toEqual({
      outcome: 'data',
      asOf: null,
      value: {
        id: 'open',
        title: 'Open images',
        description: 'All',
        collections: [
          { id: 'naip', url: 'https://example.org/v1/collections/naip' },
          { id: 'sentinel-2-l2a', url: 'https://example.org/v1/collections/sentinel-2-l2a/' },
        ],
      },
    });
    expect(
      asked('earth-search-stac', 'image-catalogue', { source: 'planetary-computer-stac' }),
    ).toBeUndefined();
  });

  it('have items without outline or time', () => {
    const item = (properties: object) => ({
      type: 'Feature',
      id: 'a',
      collection: 'dem',
      bbox: [0, 0, 1, 1],
      properties,
    });
    const page = JSON.stringify({
      type: 'FeatureCollection',
      features: [
        item({ datetime: '2021-04-22T00:00:00Z' }),
        item({ created: '2026-01-01T00:00:00Z' }),
      ],
      numberMatched: 26_450,
    });
    expect(read('earth-search-stac', 'satellite-images', page, { maxCloudPct: 100 })).toMatchObject(
      {
        outcome: 'data',
        asOf: '2021-04-22T00:00:00.000Z',
        value: {
          matched: 26_450,
          images: [
            { id: 'a', at: '2021-04-22T00:00:00.000Z', footprint: [] },
            { id: 'a', at: null },
          ],
        },
      },
    );
  });
});

describe('lists beside the data', () => {
  it('are the substances of OpenAQ', () => {
    const body = JSON.stringify({
      meta: { found: 1 },
      results: [{ id: 2, name: 'pm25', units: 'µg/m³', displayName: 'PM2.5', description: null }],
    });
    expect(read('openaq', 'air-parameters', body)).toMatchObject({
      outcome: 'data',
      value: {
        parameters: [
          { id: '2', name: 'pm25', units: 'µg/m³', displayName: 'PM2.5', description: null },
        ],
      },
    });
    expect(asked('openaq', 'air-parameters', { parameterId: 2 }, 'KEY')).toEqual({
      url: '/parameters/2',
      headers: { 'x-api-key': 'KEY' },
    });
    expect(asked('openaq', 'air-parameters', {})).toBeUndefined();
  });

  it('are the releases of FRED', () => {
    const body = JSON.stringify({
      realtime_start: '2024-11-02',
      releases: [
        { id: 10, name: 'Prices', press_release: true, link: 'http://example.org/cpi/' },
        { id: 11, name: 'Work' },
      ],
    });
    expect(read('fred', 'economic-releases', body)).toEqual({
      outcome: 'data',
      asOf: null,
      value: {
        releases: [
          {
            id: '10',
            name: 'Prices',
            isPressRelease: true,
            url: 'http://example.org/cpi/',
            notes: null,
          },
          { id: '11', name: 'Work', isPressRelease: null, url: null, notes: null },
        ],
      },
    });
    expect(asked('fred', 'economic-releases', {}, 'KEY')?.url).toBe(
      '/releases?api_key=KEY&file_type=json',
    );
  });

  it('are the names of layers of rock', () => {
    const row = {
      strat_name: 'Grey Shale',
      strat_name_long: 'Grey Shale',
      rank: 'Fm',
      strat_name_id: 7,
      bed: '',
      mbr: '',
      fm: 'Grey Shale',
      subgp: '',
      gp: 'Blue',
      sgp: '',
      b_age: 12.5,
      t_age: 10,
      b_period: 'Neogene',
      t_period: 'Neogene',
      ref_id: 1,
    };
    expect(
      read(
        'macrostrat',
        'stratigraphic-names',
        JSON.stringify({ success: { data: [row], refs: { 1: 'A book' } } }),
      ),
    ).toEqual({
      outcome: 'data',
      asOf: null,
      value: {
        names: [
          {
            id: '7',
            name: 'Grey Shale',
            longName: 'Grey Shale',
            rank: 'Fm',
            bed: null,
            member: null,
            formation: 'Grey Shale',
            subgroup: null,
            group: 'Blue',
            supergroup: null,
            topAgeMa: 10,
            bottomAgeMa: 12.5,
            topPeriod: 'Neogene',
            bottomPeriod: 'Neogene',
            reference: 'A book',
          },
        ],
      },
    });
    expect(read('macrostrat', 'stratigraphic-names', '{"success":{"data":[]}}').outcome).toBe(
      'empty',
    );
    expect(asked('macrostrat', 'stratigraphic-names', { nameId: 7 })?.url).toBe(
      '/defs/strat_names?strat_name_id=7',
    );
  });
});

describe('tables that were cut off', () => {
  const head = '#Network|Station|Latitude|Longitude|Elevation|SiteName|StartTime|EndTime';
  const near = { lat: 48, lon: -122, radiusKm: 500 };

  it('leave out a last line without all of its cells', () => {
    const parsed = read(
      'earthscope-infrasound',
      'instruments',
      `${head}\nZA|AAA|48.5|-122.5|23|Bay|2004-09-19T00:00:00|\nZA|BBB|48.1|-12`,
      near,
    );
    expect(parsed).toMatchObject({
      outcome: 'data',
      value: { instruments: [{ station: 'AAA', isOpen: true }] },
    });
    expect(JSON.stringify(parsed)).not.toContain('BBB');
    expect(
      read('earthscope-infrasound', 'instruments', `${head}\nZA|AAA|48.5|-122.5|2`, near).outcome,
    ).toBe('unavailable');
    expect(
      read('fred', 'economic-series', 'observation_date,X\n2026-01-01,5.5\n2026-01-0', {
        seriesId: 'X',
      }),
    ).toMatchObject({
      outcome: 'data',
      value: { observations: [{ date: '2026-01-01', value: 5.5 }] },
    });
    expect(
      read('fred', 'economic-series', 'observation_date,X\n2026-01-0', { seriesId: 'X' }).outcome,
    ).toBe('unavailable');
  });

  it('are not empty because their first line is all that is left', () => {
    expect(read('earthscope-infrasound', 'instruments', head.slice(0, 40), near).outcome).toBe(
      'unavailable',
    );
    expect(
      read('isc-event', 'quakes-near', '#EventID|Time|Latitude|Longitu', { limit: 10 }).outcome,
    ).toBe('unavailable');
    expect(read('fred', 'economic-series', 'observation_date,DCO', { seriesId: 'X' }).outcome).toBe(
      'unavailable',
    );
    expect(read('earthscope-infrasound', 'instruments', `${head}\n`, near).outcome).toBe('empty');
  });
});
