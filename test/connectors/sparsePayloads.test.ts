import { describe, expect, it } from 'vitest';
import { connectors } from '../../src/connectors/index.ts';
import type { Parsed } from '../../src/connectors/connector.ts';

/** What a source makes of a text; data that break the dataset throw. */
function read(source: string, dataset: string, text: string, query: object): Parsed<unknown> {
  const service = connectors
    .find(({ id }) => id === source)
    ?.serves.find((each) => each.dataset.id === dataset);
  if (!service) throw new Error(`${source} does not serve ${dataset}`);
  const parsed = service.parse(
    { status: 200, contentType: '', text, url: 'https://example.org' },
    service.dataset.query.parse(query),
  );
  if (parsed.outcome !== 'unavailable') service.dataset.answer.parse(parsed.value);
  return parsed;
}
const json = (source: string, dataset: string, body: unknown, query: object) =>
  read(source, dataset, JSON.stringify(body), query);

describe('records of a buoy', () => {
  // Layouts of realtime2 as NDBC describes them; the numbers are made up.
  it.each([
    [
      'txt',
      '#YY  MM DD hh mm WDIR WSPD GST  WVHT   DPD   APD MWD   PRES  ATMP  WTMP  DEWP  VIS PTDY  TIDE\n#yr  mo dy hr mn degT m/s  m/s     m   sec   sec degT   hPa  degC  degC  degC  nmi  hPa    ft\n2026 05 01 12 50 310  8.0 10.0   2.4    11   7.1 300 1016.2  12.1  12.5  10.0   MM   MM    MM\n',
      { windSpeedMps: 8, waveHeightM: 2.4, pressureHpa: 1016.2, swellHeightM: null },
    ],
    [
      'spec',
      '#YY  MM DD hh mm WVHT  SwH  SwP  WWH  WWP SwD WWD  STEEPNESS  APD MWD\n#yr  mo dy hr mn    m    m  sec    m  sec  -  degT     -      sec degT\n2026 05 01 12 40  2.4  2.1 11.4  1.0  5.9 WNW  NW    AVERAGE  7.1 298\n',
      { waveHeightM: 2.4, swellHeightM: 2.1, swellPeriodS: 11.4, windWaveHeightM: 1 },
    ],
    [
      'cwind',
      '#YY  MM DD hh mm WDIR WSPD GDR GST GTIME\n#yr  mo dy hr mn degT m/s degT m/s hhmm\n2026 05 01 12 50 312  7.8 999 99.0 9999\n',
      { windDirectionDeg: 312, windSpeedMps: 7.8, windGustMps: null },
    ],
  ])('reads .%s by its heading', (file, text, first) => {
    const parsed = read('ndbc-buoys', 'buoy-record', text, { stationId: '46026', file });
    expect(parsed).toMatchObject({
      outcome: 'data',
      value: { readings: [{ at: expect.stringMatching(/^2026-05-01T12:/), ...first }] },
    });
  });
});

describe('maps of shaking', () => {
  it('reads the information file of ShakeMap 3, in per cent of g', () => {
    const body = {
      input: {
        event_information: { magnitude: 6.7, depth: 18.2, latitude: 34.21, longitude: -118.54 },
      },
      output: {
        ground_motions: {
          intensity: { max: 9.1, units: 'intensity' },
          pga: { max: 93.5, units: '%g' },
          pgv: { max: 128.9, units: 'cm/s' },
          psa03: { max: 212.2, units: '%g' },
        },
      },
    };
    expect(json('usgs-shakemap', 'shaking-of-event', body, { eventId: 'ci3144585' })).toMatchObject(
      {
        outcome: 'data',
        value: { maxPgaG: 0.935, maxPgvCmps: 128.9, maxIntensityMmi: 9.1, lat: 34.21 },
      },
    );
  });

  it('reads a grid that leaves its units out in those of the format', () => {
    const field = (index: number, name: string) =>
      `<grid_field index="${index}" name="${name}" units="" />`;
    const xml = `<?xml version="1.0"?><shakemap_grid shakemap_version="3.5"><event event_id="a" magnitude="6" depth="10" lat="34" lon="-118" /><grid_specification lon_min="-118" lat_min="34" lon_max="-117.9" lat_max="34" nominal_lon_spacing="0.1" nominal_lat_spacing="0.1" nlon="2" nlat="1" />${['LON', 'LAT', 'PGA', 'PGV', 'MMI'].map((name, i) => field(i + 1, name)).join('')}<grid_data>\n-118 34 25.0 20.0 7.1\n-117.9 34 24.0 19.0 7.0\n</grid_data></shakemap_grid>`;
    expect(read('usgs-shakemap', 'shaking-grid', xml, { eventId: 'us1' })).toMatchObject({
      outcome: 'data',
      value: { cells: [{ pgaG: 0.25, pgvCmps: 20, mmi: 7.1 }, { pgaG: 0.24 }], complete: true },
    });
  });
});

it('reads a bulletin of the tsunami centres in mixed case', () => {
  const text =
    'WEPA40 PHEB 110546\nTSUPAC\n\nTsunami Message Number 1\nNWS Pacific Tsunami Warning Center Honolulu HI\n0546 UTC Fri Mar 11 2011\n\n...Tsunami Threat Message...\n\nAn earthquake with a preliminary magnitude of 7.9 occurred\n';
  expect(read('tsunami-gov', 'tsunami-bulletins', text, { centre: 'PTWC' })).toMatchObject({
    outcome: 'data',
    value: {
      bulletins: [
        {
          centre: 'PTWC',
          category: 'threat',
          magnitude: 7.9,
          issuedAt: '2011-03-11T05:46:00.000Z',
        },
      ],
    },
  });
});

it('reads a single sensor of PurpleAir like one of many', () => {
  const body = {
    api_version: 'V1.0.11',
    time_stamp: 1_700_000_010,
    data_time_stamp: 1_700_000_000,
    sensor: {
      sensor_index: 131075,
      last_seen: 1_699_999_990,
      latitude: 40.1,
      longitude: -111.2,
      confidence: 100,
      humidity: 40,
      'pm2.5_cf_1': 10,
    },
  };
  const query = { lat: 40.1, lon: -111.2, radiusKm: 10 };
  expect(json('purpleair', 'citizen-air', body, query)).toMatchObject({
    outcome: 'data',
    value: { sensors: [{ id: '131075', humidityPct: 40, pm25Ugm3: expect.closeTo(7.54, 2) }] },
  });
});

it('reads the newest values of a station of OpenAQ for the sensor asked, without its neighbours', () => {
  const value = (sensorsId: number, one: number) => ({
    datetime: { utc: '2026-05-01T12:00:00Z', local: '2026-05-01T08:00:00-04:00' },
    value: one,
    coordinates: { latitude: 35.1, longitude: -106.6 },
    sensorsId,
    locationsId: 2178,
  });
  const body = { meta: { found: 2 }, results: [value(3917, 0.03), value(3916, 12)] };
  expect(json('openaq', 'air-measurements', body, { sensorId: '3917' })).toMatchObject({
    outcome: 'data',
    value: { measurements: [{ sensorId: '3917', value: 0.03, parameter: null, units: null }] },
  });
});

it('reads sparse rows of the World Bank, and never another indicator', () => {
  const row = (indicator: string, date: string, value: number | null) => ({
    indicator: { id: indicator, value: '' },
    country: { id: 'US' },
    countryiso3code: '',
    date,
    value,
  });
  const body = [
    { page: 1, pages: 1, per_page: '1000', total: 3 },
    [
      row('NY.GDP.MKTP.CD', '2023', 2.7e13),
      row('SP.POP.TOTL', '2023', 3.3e8),
      row('NY.GDP.MKTP.CD', '2024', null),
    ],
  ];
  const query = { country: 'USA', indicator: 'NY.GDP.MKTP.CD', fromYear: 2020, toYear: 2024 };
  const parsed = json('world-bank', 'country-indicator', body, query);
  expect(parsed).toMatchObject({ outcome: 'data', value: { values: [{ value: 2.7e13 }] } });
});

it('reads declarations of which few fields were asked for', () => {
  const body = {
    DisasterDeclarationsSummaries: [
      { disasterNumber: 4085, state: 'NY', declarationDate: '2012-10-30T00:00:00.000Z' },
    ],
  };
  expect(json('openfema', 'disaster-declarations', body, { state: 'NY' })).toMatchObject({
    outcome: 'data',
    value: { declarations: [{ id: 'FEMA-4085-NY', type: null, incident: null }] },
  });
});
