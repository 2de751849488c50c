import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPayloadOf as read } from '../support/savedPayload.ts';

const BODY = '{"elevation":[38.0]}';

describe('recordings', () => {
  // Layouts of VCR.py 6, go-vcr 1 and 2, and Python's responses 0.23, as their documentation shows them.
  const vcr = (body: string, headers = '{}') =>
    `interactions:\n- request:\n    uri: https://example.org/v1\n  response:\n    body: ${body}\n    headers: ${headers}\n    status: {code: 200, message: OK}\nversion: 1\n`;
  it.each([
    ['of VCR.py', vcr(`{string: '${BODY}'}`)],
    ['with lines of Windows', vcr(`{string: '${BODY}'}`).replaceAll('\n', '\r\n')],
    [
      'with a remark behind the list',
      vcr(`{string: '${BODY}'}`).replace('interactions:', 'interactions: # one'),
    ],
    ['packed by gzip', vcr(`{string: !!binary ${gzipSync(BODY).toString('base64')}}`)],
    [
      'packed by brotli',
      vcr(
        `{string: !!binary ${brotliCompressSync(BODY).toString('base64')}}`,
        '{Content-Encoding: [br]}',
      ),
    ],
    ['in base 64 and packed', vcr(`{base64_string: ${gzipSync(BODY).toString('base64')}}`)],
    [
      'in flow style',
      `{interactions: [{request: {uri: 'https://example.org'}, response: {status: {code: 200}, headers: {}, body: {string: '${BODY}'}}}]}`,
    ],
    [
      'of go-vcr',
      `---\nversion: 2\ninteractions:\n    - id: 0\n      request:\n        url: https://example.org\n      response:\n        body: '${BODY}'\n        headers:\n            Content-Type:\n                - application/json\n        status: 200 OK\n        code: 200\n`,
    ],
    [
      'of responses',
      `responses:\n- response:\n    body: '${BODY}'\n    content_type: application/json\n    method: GET\n    status: 200\n    url: https://example.org\n`,
    ],
  ])('%s are read', (_, text) => {
    expect(read('open-meteo-elevation', text)).toMatchObject({
      outcome: 'data',
      value: { elevationM: 38 },
    });
  });
});

describe('texts as editors and services end and mark their lines', () => {
  const chart = 'observation_date,DHHNGSP\n2026-09-22,3.1\n';
  it.each([
    ['with a byte order mark', `\uFEFF${chart}`],
    ['with lines of Windows', chart.replaceAll('\n', '\r\n')],
    ['after blank lines', `\n \n${chart}`],
    ['in UTF-16', Buffer.from(`\uFEFF${chart}`, 'utf16le')],
    ['packed', gzipSync(chart)],
  ])('are the same %s', (_, payload) => {
    expect(read('fred-chart', payload)).toMatchObject({
      outcome: 'data',
      value: { seriesId: 'DHHNGSP', observations: [{ date: '2026-09-22', value: 3.1 }] },
    });
  });
});

describe('several series in one reply', () => {
  const indicator = (id: string, date: string, value: number) => ({
    indicator: { id, value: id },
    country: { id: 'US', value: 'United States' },
    countryiso3code: 'USA',
    date,
    value,
  });
  const bank = [
    { page: 1, pages: 1, lastupdated: '2026-01-01' },
    [indicator('SP.POP.TOTL', '2023', 3e8), indicator('NY.GDP.MKTP.CD', '2023', 2e13)],
  ];

  it('name their indicator each, and are one where one was asked for', () => {
    expect(read('world-bank', bank)).toMatchObject({
      value: {
        indicator: null,
        values: [{ indicator: 'SP.POP.TOTL' }, { indicator: 'NY.GDP.MKTP.CD' }],
      },
    });
    const asked = read('world-bank', bank, { indicator: 'SP.POP.TOTL' });
    expect(asked).toMatchObject({ value: { values: [{ value: 3e8 }], title: 'SP.POP.TOTL' } });
    expect(read('world-bank', bank, { indicator: 'SP.DYN.LE00.IN' })).toMatchObject({
      outcome: 'unavailable',
      reason: 'the reply holds SP.POP.TOTL, NY.GDP.MKTP.CD, not SP.DYN.LE00.IN',
    });
  });

  it('have quarters and months with their year', () => {
    const quarters = [{ page: 1, pages: 1 }, [indicator('A.B.C', '2023Q1', 5)]];
    expect(read('world-bank', quarters)).toMatchObject({
      value: { indicator: 'A.B.C', values: [{ year: 2023, period: '2023Q1', value: 5 }] },
    });
  });

  it('are columns of a chart: never the first for another', () => {
    const chart = 'observation_date,DCOILWTICO,DHHNGSP\n2026-09-22,96.41,3.1\n';
    expect(read('fred-chart', chart, { seriesId: 'DHHNGSP' })).toMatchObject({
      value: { observations: [{ value: 3.1 }] },
    });
    expect(read('fred-chart', chart, { seriesId: 'GASREGW' }).outcome).toBe('unavailable');
    expect(read('fred-chart', chart)).toMatchObject({
      value: {
        seriesId: null,
        observations: [{ seriesId: 'DCOILWTICO' }, { seriesId: 'DHHNGSP', value: 3.1 }],
      },
    });
  });

  it('are rows of the EIA, each with its units', () => {
    const row = (series: string, value: string, units: string) => ({
      period: '2026-01-02',
      series,
      value,
      units,
    });
    const body = { response: { data: [row('RBRTE', '75', '$/BBL'), row('RWTC', '70', '$/BBL')] } };
    expect(read('eia', body, { seriesId: 'DCOILWTICO' })).toMatchObject({
      value: { units: '$/BBL', observations: [{ value: 70 }] },
    });
    expect(read('eia', body, { seriesId: 'DHHNGSP' }).outcome).toBe('unavailable');
    expect(read('eia', body)).toMatchObject({
      value: { seriesId: null, observations: [{ seriesId: 'RBRTE' }, { seriesId: 'RWTC' }] },
    });
  });

  it('are sensors of a station, each by its number', () => {
    const latest = (sensorsId: number, value: number) => ({
      datetime: { utc: '2026-05-01T12:00:00Z' },
      value,
      sensorsId,
    });
    const body = { meta: {}, results: [latest(3917, 0.03), latest(3916, 12)] };
    expect(read('openaq', body)).toMatchObject({
      value: { measurements: [{ sensorId: '3917', value: 0.03 }, { sensorId: '3916' }] },
    });
    expect(read('openaq', body, { sensorId: '3916' })).toMatchObject({
      value: { measurements: [{ value: 12 }] },
    });
  });
});

describe('several vintages in one reply', () => {
  // FRED API, series/observations: `output_type` 1 has a row for each real-time period, 2 a column for each vintage.
  const row = (date: string, value: string, from: string, until: string) => ({
    realtime_start: from,
    realtime_end: until,
    date,
    value,
  });
  const rows = {
    observations: [
      row('2020-01-01', '5', '2020-04-01', '2020-05-01'),
      row('2020-01-01', '5.5', '2020-05-02', '9999-12-31'),
      row('2020-04-01', '.', '2020-07-01', '9999-12-31'),
    ],
  };
  const columns = {
    observations: [{ date: '2020-01-01', GDP_20200401: '5', GDP_20200502: '5.5' }],
  };

  it.each([
    ['rows', rows],
    ['columns', columns],
  ])('in %s give the newest of each day', (_, body) => {
    expect(read('fred', body, { seriesId: 'GDP' })).toMatchObject({
      value: { seriesId: 'GDP', observations: [{ date: '2020-01-01', value: 5.5 }] },
    });
    expect(read('fred', body)).toMatchObject({
      value: {
        observations: [
          { value: 5, vintage: '2020-04-01' },
          { value: 5.5, vintage: '2020-05-02' },
        ],
      },
    });
  });

  it('of a census give the newest', () => {
    const body = [
      ['NAME', 'B01003_001E', 'YEAR', 'state'],
      ['Utah', '3271616', '2020', '49'],
      ['Utah', '3271617', '2021', '49'],
    ];
    expect(read('us-census', body)).toMatchObject({
      value: { areas: [{ population: 3_271_617 }] },
    });
  });
});

describe('shaking without units', () => {
  const info = (motions: object) => ({
    input: { event_information: { magnitude: '4.1', depth: '8' } },
    output: { ground_motions: motions },
  });
  it.each([
    // 6.5 % of g goes with MMI 4 to 5 (Worden et al. 2012: -1.60 + 3.70 log10(63.7) = 5.1), 6.5 g with none.
    ['of ShakeMap 3', { intensity: { max: 4.6 }, pga: { max: 6.5 } }, 0.065],
    ['of ShakeMap 4', { MMI: { max: '4.6' }, PGA: { max: '0.065' } }, 0.065],
    ['as a logarithm', { MMI: { max: '4.6' }, PGA: { max: '-2.733', units: 'ln(g)' } }, 0.065],
  ])('%s are g', (_, motions, maxPgaG) => {
    expect(read('usgs-shakemap', info(motions))).toMatchObject({
      value: { magnitude: 4.1, maxPgaG: expect.closeTo(maxPgaG, 4) },
    });
  });

  it('stand in a grid that names fields in small letters and has lost its earthquake', () => {
    const field = (name: string, index: number) =>
      `<grid_field index="${index + 1}" name="${name}" />`;
    const xml = `<?xml version="1.0"?><shakemap_grid event_id="19940117" shakemap_version="1"><grid_specification lon_min="-118" lat_min="34" lon_max="-118" lat_max="34" nominal_lon_spacing="0.1" nominal_lat_spacing="0.1" nlon="1" nlat="1" />${['lon', 'lat', 'pga', 'mmi', 'SA(0.3)'].map(field).join('')}<grid_data>\n-118 34 25 7.1 50\n</grid_data></shakemap_grid>`;
    expect(read('usgs-shakemap', xml)).toMatchObject({
      dataset: 'shaking-grid',
      value: {
        map: { eventId: '19940117', magnitude: null },
        cells: [{ pgaG: 0.25, mmi: 7.1, psa03G: 0.5 }],
      },
    });
  });
});

describe('files of buoys', () => {
  const line = '2026 05 01 12 50';
  it('of other things than wind, waves and weather are refused', () => {
    for (const [columns, values] of [
      ['ACCUM', '0.2'],
      ['DEPTH  OTMP', '1.0 12.5'],
      // Extremes within the hour under names of means. @source NDBC, Supplemental Measurements
      ['PRES PTIME WSPD WDIR WTIME', '1013.2 1230 10.1 300 1240'],
    ])
      expect(
        read('ndbc-buoys', `#YY  MM DD hh mm ${columns}\n#yr  mo dy hr mn x\n${line} ${values}\n`)
          .outcome,
      ).toBe('unavailable');
  });

  it('of the years before 1999 call direction and pressure otherwise', () => {
    const text = 'YY MM DD hh WD WSPD GST BAR\n98 01 01 00 120 5.0 99.0 1009.0\n';
    expect(read('ndbc-buoys', text)).toMatchObject({
      value: {
        readings: [
          {
            at: '1998-01-01T00:00:00.000Z',
            windDirectionDeg: 120,
            windGustMps: null,
            pressureHpa: 1009,
          },
        ],
      },
    });
  });

  it('are empty with a heading alone', () => {
    expect(
      read('ndbc-buoys', '#YY  MM DD hh mm WDIR WSPD\n#yr  mo dy hr mn degT m/s\n').outcome,
    ).toBe('empty');
  });

  it('of all stations are read by their heading', () => {
    const text =
      '#STN LAT LON YYYY MM DD hh mm WVHT WSPD WDIR\n#text deg deg yr mo day hr mn m m/s degT\n46026 37.8 -122.8 2026 05 01 12 50 2.4 MM 300\n';
    expect(read('ndbc-buoys', text)).toMatchObject({
      dataset: 'buoy-observations',
      value: { stations: [{ waveHeightM: 2.4, windSpeedMps: null, windDirectionDeg: 300 }] },
    });
  });
});

describe('bulletins of the tsunami centres', () => {
  const text = `WEXX20 PAAQ 110612\nTSUAT1\n\nTsunami Information Statement Number 1\nNWS National Tsunami Warning Center Palmer AK\n212 AM AST Wed Mar 11 2026\n\n...This is an Information Statement for the east coast...\n\n * Magnitude      6.3\n * Coordinates    19.1 South 81.2 West\n * Depth          12 miles\n * Location       45 miles SW of Nowhere\n`;
  const quake = {
    magnitude: 6.3,
    lat: -19.1,
    lon: -81.2,
    depthKm: expect.closeTo(19.3, 1),
    isTest: false,
  };
  it.each([
    ['in mixed case', text],
    ['in capitals', text.toUpperCase()],
    ['on a page', `<html><body><pre>\n${text}</pre></body></html>`],
    ['as a product of the weather service', { productCode: 'TSU', productText: text }],
  ])('say where and how deep %s', (_, payload) => {
    expect(read('tsunami-gov', payload)).toMatchObject({
      value: { bulletins: [{ category: 'information', centre: 'NTWC', ...quake }] },
    });
  });

  it('say whether they are a test, in any case', () => {
    const testOf = (more: string) => read('tsunami-gov', text.replace('\n\n *', `\n\n${more}\n *`));
    for (const more of [
      '...Test...Test...Test...',
      'This is a communications test.',
      'Monthly Test',
    ])
      expect(testOf(more), more).toMatchObject({ value: { bulletins: [{ isTest: true }] } });
    for (const more of ['THIS IS NOT A TEST', 'The latest gauges show waves.'])
      expect(testOf(more), more).toMatchObject({ value: { bulletins: [{ isTest: false }] } });
  });
});

describe('records that leave out what others have', () => {
  it('are declarations by their string alone', () => {
    const body = {
      metadata: null,
      DisasterDeclarationsSummaries: [{ femaDeclarationString: 'DR-4086-NJ' }],
    };
    expect(read('openfema', body)).toMatchObject({
      value: {
        declarations: [
          {
            id: 'DR-4086-NJ',
            disasterNumber: 4086,
            type: 'DR',
            declaredOn: null,
            isStatewide: null,
          },
        ],
      },
    });
  });

  it('are sensors with two channels, and none without a place', () => {
    const sensor = {
      sensor_index: 7,
      last_seen: 1_699_999_990,
      humidity: 40,
      'pm2.5_cf_1_a': 12,
      'pm2.5_cf_1_b': 8,
    };
    // Barkjohn et al. (2021): 0.524 × 10 − 0.0862 × 40 + 5.75.
    expect(
      read('purpleair', { sensor: { ...sensor, latitude: 40, longitude: -111 } }),
    ).toMatchObject({
      value: { sensors: [{ id: '7', pm25Ugm3: expect.closeTo(7.542, 3) }] },
    });
    expect(read('purpleair', { sensor })).toMatchObject({
      outcome: 'unavailable',
      reason: 'the sensors come without latitude, longitude',
    });
  });

  it('are stations of which nobody says who runs them', () => {
    const body = {
      results: [
        {
          id: 1,
          name: null,
          coordinates: { latitude: 1, longitude: 2 },
          isMonitor: null,
          sensors: [{ id: 1 }, { id: 2, parameter: { name: 'o3', units: null } }],
        },
      ],
    };
    expect(read('openaq', body)).toMatchObject({
      value: {
        stations: [{ isReference: null, sensors: [{ id: '2', parameter: 'o3', units: null }] }],
      },
    });
  });
});

describe('what stands beside what was asked for', () => {
  const reading = (value: string) => ({
    value,
    qualifiers: ['P'],
    dateTime: '2026-05-01T12:00:00.000-05:00',
  });
  const series = (unitCode: string, values: unknown) => ({
    value: {
      timeSeries: [
        {
          sourceInfo: { siteName: 'x', siteCode: [{ value: '01646500' }] },
          variable: {
            variableCode: [{ value: '00060' }],
            unit: { unitCode },
            noDataValue: -999_999,
          },
          values,
        },
      ],
    },
  });

  it('is another sensor of a site: their readings are kept apart', () => {
    // USGS, instantaneous values: `values` has a member for each method.
    const values = [
      { value: [reading('100')], method: [{ methodDescription: 'upstream', methodID: 1 }] },
      { value: [reading('200'), reading('-999999')], method: [{ methodID: 2 }] },
    ];
    const sites = [
      { sensor: 'upstream', values: [{ value: expect.closeTo(2.8317, 4) }] },
      { sensor: '2', values: [{ value: expect.closeTo(5.6634, 4) }] },
    ];
    expect(read('usgs-water', series('ft3/s', values))).toMatchObject({ value: { sites } });
    const metric = read('usgs-water', series('m3/s', [{ value: [reading('2')] }]));
    expect(metric).toMatchObject({ value: { sites: [{ values: [{ value: 2 }] }] } });
  });

  it('is a prediction of the index of the days to come', () => {
    const rows = [
      ['time_tag', 'kp', 'observed', 'noaa_scale'],
      ['2026-05-01 00:00:00', '2.33', 'observed', null],
      ['2026-05-02 00:00:00', '5.33', 'predicted', 'G1'],
    ];
    expect(read('noaa-swpc', rows)).toMatchObject({
      dataset: 'planetary-k',
      value: { values: [{ at: '2026-05-01T00:00:00.000Z', kp: 2.33 }] },
    });
  });

  it('is the forecast beside the observations of a gauge', () => {
    const one = (primary: number) => ({
      issuedTime: '2026-05-01T12:00:00Z',
      primaryUnits: 'ft',
      secondaryUnits: 'kcfs',
      data: [{ validTime: '2026-05-01T12:00:00Z', primary, secondary: -999 }],
    });
    const both = { observed: one(10), forecast: one(20) };
    for (const [kind, stageM] of [
      ['observed', 3.048],
      ['forecast', 6.096],
    ] as const)
      expect(read('nwps-gauges', both, { gaugeId: 'AAAT2', kind })).toMatchObject({
        value: { points: [{ stageM: expect.closeTo(stageM, 6), flowM3s: null }] },
      });
  });
});

it('reads days that come as seconds, and a list of one point', () => {
  const body = {
    latitude: 40,
    longitude: -100,
    utc_offset_seconds: -21_600,
    daily_units: { time: 'unixtime', river_discharge: 'm³/s' },
    // 2026-01-01T06:00Z: midnight six hours west of Greenwich.
    daily: { time: [1_767_247_200], river_discharge: [5] },
  };
  for (const reply of [body, [body]])
    expect(read('open-meteo-flood', reply)).toMatchObject({
      value: { startDate: '2026-01-01', dischargeM3s: [5] },
    });
});

it('reads a gauge of which nothing is known but where it is', () => {
  const gauge = {
    lid: 'AAAT2',
    name: 'x',
    latitude: 30,
    longitude: -97,
    status: { observed: null, forecast: null },
    flood: { impacts: [{ stage: 5, statement: null }] },
  };
  expect(read('nwps-gauges', gauge)).toMatchObject({
    outcome: 'data',
    value: { gauge: { observed: { state: 'not_current', category: null } }, impacts: [] },
  });
});

describe('tables whose columns others name or order otherwise', () => {
  // FDSN event text; INGV writes `Depth/Km`.
  const row = '1|2026-05-01T00:00:00.1|42.1|13.2|9.9|X|X|X|1|ML|3.1|--|Nowhere\n';
  const text = `#EventID|Time|Latitude|Longitude|Depth/Km|Author|Catalog|Contributor|ContributorID|MagType|Magnitude|MagAuthor|EventLocationName\n${row}`;
  it.each(['ingv', 'usgs-fdsn-event', 'emsc-event', 'geofon-event'])('are quakes of %s', (id) => {
    expect(read(id, text)).toMatchObject({
      value: { events: [{ depthKm: 9.9, magnitude: 3.1, place: 'Nowhere' }] },
    });
  });

  it('are fires with a country before them', () => {
    const fires =
      'country_id,latitude,longitude,bright_ti4,acq_date,acq_time,satellite,confidence,frp,daynight\nUSA,40.1,-111.2,330.1,2026-05-01,41,N,n,3.2,N\n';
    expect(read('nasa-firms', fires)).toMatchObject({
      value: { fires: [{ lat: 40.1, at: '2026-05-01T00:41:00.000Z', frpMw: 3.2 }] },
    });
  });

  it('are days of a monitor once for each standard, which they name', () => {
    const day = (pollutant_standard: string, aqi: number | null) => ({
      date_local: '2025-01-01',
      state_code: '49',
      county_code: '035',
      site_number: '3006',
      poc: 1,
      arithmetic_mean: 7.1,
      aqi,
      pollutant_standard,
    });
    const body = {
      Header: [{ status: 'Success' }],
      Data: [day('PM25 24-hour 2012', 30), day('PM25 Annual 2012', null)],
    };
    expect(read('epa-aqs', body)).toMatchObject({
      value: { days: [{ standard: 'PM25 24-hour 2012', instrument: 1 }, { aqi: null }] },
    });
  });
});
