import { describe, expect, it } from 'vitest';
import { readPayloadOf as read } from '../support/savedPayload.ts';

describe('FRED in XML, the form that it sends unless asked otherwise', () => {
  // Layout of the documentation of series/observations, with made-up values.
  const xml = (rows: string, attributes = '') =>
    `<?xml version="1.0" encoding="utf-8" ?>\n<observations realtime_start="2026-08-14" realtime_end="2026-08-14" observation_start="1776-07-04" observation_end="9999-12-31" ${attributes} output_type="1" file_type="xml" order_by="observation_date" sort_order="asc" count="2" offset="0" limit="100000">\n${rows}</observations>`;
  const row = (date: string, value: string) =>
    `<observation realtime_start="2026-08-14" realtime_end="2026-08-14" date="${date}" value="${value}"/>\n`;

  it('is the same series, a point a day without a value', () => {
    const text = xml(row('2026-08-12', '3.25') + row('2026-08-13', '.'), 'units="lin"');
    expect(read('fred', text, { seriesId: 'DGS1' })).toMatchObject({
      outcome: 'data',
      value: { seriesId: 'DGS1', observations: [{ date: '2026-08-12', value: 3.25 }] },
    });
  });

  it('of one day is one day, and of none is empty', () => {
    expect(read('fred', xml(row('2026-08-12', '3.25')))).toMatchObject({
      value: { observations: [{ value: 3.25 }] },
    });
    expect(read('fred', xml('')).outcome).toBe('empty');
  });

  it('says so where the numbers are changes of the series, as JSON does', () => {
    const text = xml(row('2026-08-12', '3.25'), 'units="pc1"');
    const body = { units: 'pc1', observations: [{ date: '2026-08-12', value: '3.25' }] };
    for (const payload of [text, body])
      expect(read('fred', payload, { seriesId: 'CPIAUCSL' })).toMatchObject({
        value: { units: 'per cent change from a year ago' },
      });
  });

  it('describes a series and lists releases', () => {
    const series =
      '<?xml version="1.0" encoding="utf-8" ?><seriess realtime_start="2026-08-14" realtime_end="2026-08-14"><series id="GNPCA" realtime_start="2026-08-14" realtime_end="2026-08-14" title="Real Gross National Product" observation_start="1929-01-01" observation_end="2025-01-01" frequency="Annual" frequency_short="A" units="Billions of Chained 2017 Dollars" units_short="Bil." seasonal_adjustment="Not Seasonally Adjusted" last_updated="2026-03-28 16:06:02-05" popularity="39" notes="BEA"/></seriess>';
    expect(read('fred', series, { seriesId: 'GNPCA' })).toMatchObject({
      dataset: 'economic-series-info',
      value: { seriesId: 'GNPCA', frequency: 'Annual', startDate: '1929-01-01' },
    });
    expect(read('fred', series, { seriesId: 'GDP' })).toMatchObject({
      outcome: 'unavailable',
      reason: 'the reply is about GNPCA, not GDP',
    });
    const releases =
      '<releases realtime_start="2026-08-14"><release id="9" name="Advance Monthly Sales" press_release="true" link="https://www.census.gov/retail/"/><release id="10" name="Consumer Price Index" press_release="false"/></releases>';
    expect(read('fred', releases)).toMatchObject({
      value: {
        releases: [
          { id: '9', isPressRelease: true },
          { id: '10', isPressRelease: false },
        ],
      },
    });
  });

  it('fails in its own words', () => {
    const text =
      '<?xml version="1.0" encoding="utf-8" ?><error code="400" message="Bad Request.  The series does not exist."/>';
    expect(read('fred', text)).toMatchObject({
      outcome: 'unavailable',
      reason: 'the source says: Bad Request. The series does not exist.',
    });
  });
});

describe('the World Bank in XML, the form that it sends unless asked otherwise', () => {
  const row = (country: string, iso3: string, date: string, value: string) =>
    `<wb:data><wb:indicator id="SP.POP.TOTL">Population, total</wb:indicator><wb:country id="${iso3.slice(0, 2)}">${country}</wb:country><wb:countryiso3code>${iso3}</wb:countryiso3code><wb:date>${date}</wb:date><wb:value>${value}</wb:value><wb:unit /><wb:obs_status /><wb:decimal>0</wb:decimal></wb:data>`;
  const bank = (...rows: string[]) =>
    `\uFEFF<?xml version="1.0" encoding="utf-8"?>\r\n<wb:data page="1" pages="2" per_page="2" total="3" sourceid="2" lastupdated="2026-07-01" xmlns:wb="http://www.worldbank.org">${rows.join('\r\n')}</wb:data>`;

  it('is the same indicator; a year without a value is left out, and a page is not the whole', () => {
    const text = bank(row('Brazil', 'BRA', '2024', '211998573'), row('Brazil', 'BRA', '2023', ''));
    expect(read('world-bank', text, { country: 'BRA', indicator: 'SP.POP.TOTL' })).toEqual({
      dataset: 'country-indicator',
      outcome: 'data',
      asOf: '2026-07-01T00:00:00Z',
      value: {
        indicator: 'SP.POP.TOTL',
        title: 'Population, total',
        complete: false,
        values: [
          {
            indicator: 'SP.POP.TOTL',
            country: 'BRA',
            countryName: 'Brazil',
            year: 2024,
            period: '2024',
            value: 211_998_573,
          },
        ],
      },
    });
  });

  it('of several countries is that of the one asked for, or refused without it', () => {
    const text = bank(row('Brazil', 'BRA', '2024', '2'), row('Peru', 'PER', '2024', '3'));
    const asked = (country: string) =>
      read('world-bank', text, { country, indicator: 'SP.POP.TOTL' });
    expect(asked('PER')).toMatchObject({ value: { values: [{ country: 'PER', value: 3 }] } });
    expect(asked('all')).toMatchObject({ value: { values: [{ value: 2 }, { value: 3 }] } });
    expect(asked('CHL')).toMatchObject({
      outcome: 'unavailable',
      reason: 'the reply holds BRA, PER, not CHL',
    });
    expect(read('world-bank', text)).toMatchObject({
      value: { values: [{ country: 'BRA' }, { country: 'PER' }] },
    });
  });

  it('fails in its own words', () => {
    const text =
      '<?xml version="1.0" encoding="utf-8"?><wb:error xmlns:wb="http://www.worldbank.org"><wb:message id="120" key="Invalid value">The provided parameter value is not valid</wb:message></wb:error>';
    expect(read('world-bank', text)).toMatchObject({
      outcome: 'unavailable',
      reason: 'the source says: The provided parameter value is not valid',
    });
  });
});

describe('disaster declarations as a table', () => {
  const header =
    'femaDeclarationString,disasterNumber,state,declarationType,declarationDate,fyDeclared,incidentType,declarationTitle,incidentBeginDate,fipsStateCode,fipsCountyCode,designatedArea';
  const row = (state: string, number: number, county: string, area: string) =>
    `DR-${number}-${state},${number},${state},DR,2020-07-09T00:00:00.000Z,2020,Earthquake,"EARTHQUAKE, AND AFTERSHOCKS",2020-03-18T00:00:00.000Z,49,${county},${area}`;
  const table = (...rows: string[]) => `${[header, ...rows].join('\r\n')}\r\n`;

  it('are the same declarations, with codes that keep their zeros', () => {
    expect(
      read(
        'openfema',
        table(row('UT', 4548, '035', 'Salt Lake (County)'), row('UT', 4525, '000', 'Statewide')),
      ),
    ).toMatchObject({
      outcome: 'data',
      value: {
        complete: true,
        declarations: [
          {
            id: 'DR-4548-UT',
            disasterNumber: 4548,
            title: 'EARTHQUAKE, AND AFTERSHOCKS',
            declaredOn: '2020-07-09T00:00:00.000Z',
            countyCode: '035',
            isStatewide: false,
          },
          { id: 'DR-4525-UT', countyCode: null, isStatewide: true },
        ],
      },
    });
  });

  it('are those of the state asked for', () => {
    const both = table(
      row('UT', 4548, '035', 'Salt Lake (County)'),
      row('NV', 1, '001', 'Churchill'),
    );
    expect(read('openfema', both, { state: 'NV' })).toMatchObject({
      value: { declarations: [{ id: 'DR-1-NV' }] },
    });
    expect(read('openfema', both, { state: 'HI' })).toMatchObject({
      outcome: 'unavailable',
      reason: 'the reply holds UT, NV, not HI',
    });
    expect(read('openfema', table()).outcome).toBe('empty');
  });
});

describe('several points in one reply of Open-Meteo', () => {
  const point = (latitude: number, longitude: number, temperature: number) => ({
    latitude,
    longitude,
    elevation: 100,
    utc_offset_seconds: 0,
    current_units: { time: 'iso8601', temperature_2m: '°C' },
    current: { time: '2026-05-01T12:00', temperature_2m: temperature },
    daily_units: { time: 'iso8601', temperature_2m_max: '°C' },
    daily: { time: ['2026-05-01'], temperature_2m_max: [temperature] },
  });
  const now = (points: object[], place: { lat: number; lon: number }) =>
    read('open-meteo-forecast', points, place, 'current-weather');
  const two = [point(52.52, 13.41, 11), { ...point(40.75, -111.88, 22), location_id: 1 }];

  it('answer with the point of the place asked for, whichever comes first', () => {
    for (const points of [two, two.toReversed()])
      expect(now(points, { lat: 40.76, lon: -111.89 })).toMatchObject({
        outcome: 'data',
        value: { temperatureC: 22 },
      });
  });

  it('answer no place that is not among them', () => {
    expect(now(two, { lat: 25.2, lon: 55.3 })).toMatchObject({
      outcome: 'unavailable',
      reason: 'the reply holds 2 points, none of them the place asked for',
    });
  });

  it('are found across the antimeridian', () => {
    const fiji = [point(-17.8, 179.9, 28), point(0, 0, 30)];
    expect(now(fiji, { lat: -17.8, lon: -179.95 })).toMatchObject({
      value: { temperatureC: 28 },
    });
  });

  it('as a table have a number each, and their units behind the names', () => {
    const table =
      'location_id,latitude,longitude,elevation,utc_offset_seconds,timezone,timezone_abbreviation\n0,52.52,13.41,38.0,0,GMT,GMT\n1,40.75,-111.88,1310.0,0,GMT,GMT\n\nlocation_id,time,temperature_2m_max (°F),precipitation_sum (mm)\n0,2026-05-01,50,1.5\n1,2026-05-01,77,0.0\n1,2026-05-02,86,NaN\n';
    expect(
      read('open-meteo-archive', table, {
        lat: 40.76,
        lon: -111.89,
        startDate: '2026-05-01',
        endDate: '2026-05-02',
      }),
    ).toMatchObject({
      outcome: 'data',
      value: {
        startDate: '2026-05-01',
        elevationM: 1310,
        temperatureMaxC: [25, 30],
        precipitationMm: [0, null],
      },
    });
  });

  it('as heights alone are told apart by the address, and refused without it', () => {
    const heights = { elevation: [38, 1310] };
    const place = { lat: 40.76, lon: -111.89 };
    expect(read('open-meteo-elevation', heights, place)).toMatchObject({
      outcome: 'unavailable',
      reason: expect.stringContaining('2 heights'),
    });
    const cassette = `interactions:\n- request:\n    uri: https://api.open-meteo.com/v1/elevation?latitude=52.52,40.76&longitude=13.41,-111.89\n  response:\n    body: {string: '${JSON.stringify(heights)}'}\n    headers: {}\n    status: {code: 200, message: OK}\nversion: 1\n`;
    expect(read('open-meteo-elevation', cassette, place)).toMatchObject({
      outcome: 'data',
      value: { elevationM: 1310 },
    });
    expect(read('open-meteo-elevation', cassette, { lat: 1, lon: 2 }).outcome).toBe('unavailable');
  });

  it('of Open Topo Data are told apart by their own positions', () => {
    const result = (lat: number, lng: number, elevation: number) => ({
      elevation,
      location: { lat, lng },
      dataset: 'srtm90m',
    });
    const body = { status: 'OK', results: [result(-43.5, 172.5, 45), result(27.6, 1.98, 402)] };
    expect(read('opentopodata', body, { lat: 27.6, lon: 1.98 })).toMatchObject({
      value: { elevationM: 402 },
    });
    expect(read('opentopodata', body, { lat: 30, lon: 2 }).outcome).toBe('unavailable');
  });
});

describe('what a station says', () => {
  const seen = (station: string) => ({
    properties: {
      station: `https://api.weather.gov/stations/${station}`,
      timestamp: '2026-05-01T12:53:00+00:00',
      temperature: { value: 20, unitCode: 'wmoUnit:degC' },
    },
  });

  it('is never taken for another one', () => {
    expect(
      read('nws-api', seen('KSLC'), { stationId: 'KDEN' }, 'station-observations'),
    ).toMatchObject({
      outcome: 'unavailable',
      reason: 'the reply is about station KSLC, not KDEN',
    });
    expect(read('nws-api', { features: [seen('KSLC')] })).toMatchObject({
      value: { stationId: 'KSLC', observations: [{ temperatureC: 20 }] },
    });
  });

  it('of a buoy names none unless the question or the address does', () => {
    const file =
      '#YY  MM DD hh mm WDIR WSPD GST  WVHT\n#yr  mo dy hr mn degT m/s  m/s     m\n2026 05 01 12 50 120  5.0  6.0   1.2\n';
    expect(read('ndbc-buoys', file)).toMatchObject({ value: { stationId: null } });
    expect(read('ndbc-buoys', file, { lat: 1, lon: 2 })).toMatchObject({
      value: { stationId: null },
    });
    expect(read('ndbc-buoys', file, { stationId: '41001' })).toMatchObject({
      value: { stationId: '41001' },
    });
    const cassette = {
      interactions: [
        {
          request: { uri: 'https://www.ndbc.noaa.gov/data/realtime2/41002.txt' },
          response: { status: { code: 200 }, headers: {}, body: { string: file } },
        },
      ],
    };
    expect(read('ndbc-buoys', cassette)).toMatchObject({ value: { stationId: '41002' } });
  });
});

describe('monitors of AirNow in a box', () => {
  const monitor = (lat: number, lon: number, more: object) => ({
    Latitude: lat,
    Longitude: lon,
    UTC: '2026-05-01T12:00',
    Parameter: 'PM2.5',
    Unit: 'UG/M3',
    ...more,
  });
  const salt = monitor(40.7364, -111.8722, {
    AQI: 59,
    Category: 2,
    Value: 14.2,
    SiteName: 'Hawthorne',
    AgencyName: 'Utah Department of Environmental Quality',
    FullAQSCode: '490353006',
  });
  const denver = monitor(39.7511, -104.9876, { AQI: 21, Category: 1 });
  const place = { lat: 40.76, lon: -111.89 };

  it('are readings with place, time and concentration, those around the place', () => {
    expect(read('epa-airnow', [denver, salt], place)).toEqual({
      dataset: 'air-quality-report',
      outcome: 'data',
      asOf: '2026-05-01T12:00:00.000Z',
      value: {
        readings: [
          {
            parameter: 'PM2.5',
            aqi: 59,
            category: 'Moderate',
            area: 'Hawthorne',
            at: '2026-05-01T12:00:00.000Z',
            agency: 'Utah Department of Environmental Quality',
            lat: 40.7364,
            lon: -111.8722,
            concentration: 14.2,
            unit: 'UG/M3',
          },
        ],
      },
    });
    expect(read('epa-airnow', [denver], place)).toMatchObject({
      outcome: 'unavailable',
      reason: 'no monitor of the reply is within 80 km of the place',
    });
    expect(read('epa-airnow', [denver, salt])).toMatchObject({
      value: { readings: [{ aqi: 21 }, { aqi: 59 }] },
    });
  });

  it('without an index have their concentration, and without either nothing', () => {
    const bare = monitor(40.7, -111.9, { AQI: -999, Category: 0, Value: 0 });
    expect(read('epa-airnow', [bare], place)).toMatchObject({
      value: { readings: [{ aqi: null, category: null, concentration: 0 }] },
    });
    expect(read('epa-airnow', [monitor(40.7, -111.9, { AQI: -999 })], place).outcome).toBe(
      'unavailable',
    );
  });

  it('are tables without a header, those of reporting areas with one', () => {
    const monitors =
      '"40.7364","-111.8722","2026-05-01T12:00","PM2.5","14.2","UG/M3","59","2"\r\n"40.7364","-111.8722","2026-05-01T12:00","OZONE","31","PPB","29","1"';
    expect(read('epa-airnow', monitors, place)).toMatchObject({
      value: {
        readings: [
          { parameter: 'PM2.5', concentration: 14.2, unit: 'UG/M3', aqi: 59, category: 'Moderate' },
          { parameter: 'OZONE', concentration: 31, aqi: 29, category: 'Good' },
        ],
      },
    });
    const short = '"40.7364","-111.8722","2026-05-01T12:00","PM2.5","UG/M3","59","2"\n';
    expect(read('epa-airnow', short, place)).toMatchObject({
      value: { readings: [{ unit: 'UG/M3', aqi: 59, concentration: null }] },
    });
    const areas =
      '"DateObserved","HourObserved","LocalTimeZone","ReportingArea","StateCode","Latitude","Longitude","ParameterName","AQI","CategoryNumber","CategoryName"\n"2026-05-01 ","5","MST","Salt Lake City","UT","40.777","-111.93","O3","29","1","Good"\n';
    expect(read('epa-airnow', areas, place)).toMatchObject({
      value: {
        readings: [
          {
            parameter: 'O3',
            aqi: 29,
            category: 'Good',
            area: 'Salt Lake City',
            at: '2026-05-01 5:00 MST',
          },
        ],
      },
    });
  });
});
