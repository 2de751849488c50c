import { describe, expect, it } from 'vitest';
import { readPayloadOf as read } from '../support/savedPayload.ts';

describe('storm reports of a day', () => {
  const tail = 'Location,County,State,Lat,Lon,Comments';
  const day = `Time,F_Scale,${tail}\n1810,EF1,2 N ADA,PONTOTOC,OK,34.80,-96.68,TREES DOWN. (OUN)\nTime,Speed,${tail}\n1930,65,3 S ENID,GARFIELD,OK,36.35,-97.88,MEASURED. (OUN)\nTime,Size,${tail}\n2005,175,HUGO,CHOCTAW,OK,34.01,-95.51,GOLF BALL. (SHV)\n`;

  it('in one file are tornadoes, winds and hail, each with its own measure', () => {
    expect(read('spc', day)).toMatchObject({
      value: {
        reports: [
          { kind: 'tornado', efScale: 1, gustMps: null },
          { kind: 'wind', efScale: null, gustMps: expect.closeTo(29.06, 2), hailMm: null },
          { kind: 'hail', hailMm: expect.closeTo(44.45, 2) },
        ],
      },
    });
  });

  it('are those of the kind asked for', () => {
    expect(read('spc', day, { kind: 'hail' }, 'storm-reports')).toMatchObject({
      value: { reports: [{ kind: 'hail' }] },
    });
    const winds = `Time,Speed,${tail}\n1930,UNK,3 S ENID,GARFIELD,OK,36.35,-97.88,X\n`;
    expect(read('spc', winds, { kind: 'hail' }, 'storm-reports')).toMatchObject({
      outcome: 'unavailable',
      reason: 'the reply holds reports of wind, not of hail',
    });
    expect(read('spc', `Time,Size,${tail}\n`).outcome).toBe('empty');
  });
});

describe('disasters of the feed', () => {
  const feature = (eventtype: string, eventid: number) => ({
    geometry: { type: 'Point', coordinates: [10, 45] },
    properties: {
      eventtype,
      eventid,
      alertlevel: 'Green',
      iscurrent: 'true',
      fromdate: '2026-05-01T00:00:00',
    },
  });

  it('are those of the type asked for', () => {
    const body = { features: [feature('TC', 1), feature('EQ', 2)] };
    expect(read('gdacs', body, { type: 'EQ' })).toMatchObject({
      value: { events: [{ id: 'EQ2' }] },
    });
    expect(read('gdacs', body)).toMatchObject({
      value: { events: [{ id: 'TC1' }, { id: 'EQ2' }] },
    });
  });
});

describe('flood zones at a point', () => {
  const esri = (zone: string, special: string) => ({
    attributes: { FLD_ZONE: zone, SFHA_TF: special, STATIC_BFE: -9999 },
  });

  it('on the line between two are the hazardous one', () => {
    expect(read('fema-nfhl', { features: [esri('X', 'F'), esri('AE', 'T')] })).toMatchObject({
      value: { zone: 'AE', isSpecialHazard: true, baseFloodElevationFt: null },
    });
  });

  it('left out of the map are not mapped, which is not zone X', () => {
    expect(read('fema-nfhl', { features: [esri('AREA NOT INCLUDED', 'F')] })).toMatchObject({
      outcome: 'empty',
      value: { zone: null, isSpecialHazard: null },
    });
  });

  it('are the same in GeoJSON, with names in any case', () => {
    const body = {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: null,
          properties: { fld_zone: 'VE', sfha_tf: 'T', static_bfe: 14 },
        },
      ],
    };
    expect(read('fema-nfhl', body)).toMatchObject({
      value: { zone: 'VE', isSpecialHazard: true, baseFloodElevationFt: 14 },
    });
  });
});

describe('heights of the national map', () => {
  it('of the service before 2022 are read in the units that they name', () => {
    const old = (units: string, height: number) => ({
      USGS_Elevation_Point_Query_Service: {
        Elevation_Query: {
          x: -105,
          y: 39.7,
          Data_Source: '3DEP 1/3 arc-second',
          Elevation: height,
          Units: units,
        },
      },
    });
    expect(read('usgs-epqs', old('Meters', 1744.2))).toMatchObject({
      value: { elevationM: 1744.2 },
    });
    expect(read('usgs-epqs', old('Feet', 5722))).toMatchObject({
      value: { elevationM: expect.closeTo(1744.07, 2) },
    });
    expect(read('usgs-epqs', old('Feet', -1_000_000)).outcome).toBe('unavailable');
  });
});

describe('building-code motions', () => {
  const answer = (siteClass: string, pgam: number) => ({
    request: { parameters: { latitude: 34, longitude: -118, riskCategory: 'III', siteClass } },
    response: { data: { pgam, ss: 1.5, s1: 0.5 } },
  });
  const asked = { lat: 34, lon: -118, riskCategory: 'III' };

  it('of several are those of the site class asked for', () => {
    const list = [answer('C', 0.7), answer('D', 0.9)];
    expect(read('usgs-design-maps', list, { ...asked, siteClass: 'D' })).toMatchObject({
      value: { pgam: 0.9 },
    });
    expect(read('usgs-design-maps', list, { ...asked, siteClass: 'E' })).toMatchObject({
      outcome: 'unavailable',
      reason: 'the reply holds 2 answers, none of them to the question asked',
    });
  });
});

describe('severe weather of the inventory', () => {
  it('as a table has its kind by the columns', () => {
    const table =
      '#ZTIME,LON,LAT,WSR_ID,CELL_ID,RANGE,AZIMUTH,SEVPROB,PROB,MAXSIZE\n20190520211500,-97.5,35.4,KTLX,A0,30,250,90,100,1.75\n';
    expect(read('ncei-swdi', table)).toMatchObject({
      outcome: 'data',
      value: { events: [{ kind: 'nx3hail', magnitude: 1.75, lat: 35.4, lon: -97.5 }] },
    });
  });
});

describe('sensors of citizens', () => {
  it('in houses are left out', () => {
    const body = {
      data_time_stamp: 1_780_000_000,
      fields: [
        'sensor_index',
        'latitude',
        'longitude',
        'location_type',
        'pm2.5_cf_1',
        'humidity',
        'last_seen',
      ],
      data: [
        [1, 37.7, -122.4, 1, 80, 40, 1_780_000_000],
        [2, 37.7, -122.4, 0, 10, 40, 1_780_000_000],
      ],
    };
    expect(read('purpleair', body)).toMatchObject({ value: { sensors: [{ id: '2' }] } });
  });

  it('of noise measure nothing of the air', () => {
    const row = (id: number, value_type: string) => ({
      timestamp: '2026-05-01 12:00:00',
      location: { latitude: '48.8', longitude: '9.2', indoor: 0 },
      sensor: { id },
      sensordatavalues: [{ value_type, value: '50' }],
    });
    expect(read('sensor-community', [row(1, 'noise_LAeq'), row(2, 'P2')])).toMatchObject({
      value: { sensors: [{ id: '2', pm25Ugm3: 50 }] },
    });
  });
});

describe('records of what was asked for', () => {
  it('are the company of the number asked for', () => {
    const facts = { cik: 320193, entityName: 'Apple Inc.', facts: { 'us-gaap': {} } };
    expect(read('sec-xbrl-credit', facts, { cik: '0000789019' })).toMatchObject({
      outcome: 'unavailable',
      reason: 'the reply is about company 320193, not 0000789019',
    });
  });

  it('are the gauge of either of its identifiers', () => {
    const gauge = {
      lid: 'BRKM2',
      usgsId: '01646500',
      name: 'Potomac',
      latitude: 38.9,
      longitude: -77.1,
    };
    const asked = (gaugeId: string) => read('nwps-gauges', gauge, { gaugeId });
    expect(asked('brkm2').outcome).toBe('data');
    expect(asked('01646500').outcome).toBe('data');
    expect(asked('ABCD1')).toMatchObject({
      outcome: 'unavailable',
      reason: 'the reply is about gauge BRKM2, not ABCD1',
    });
  });

  it('are natural events that are still open, of the category asked for, in either version', () => {
    const event = (id: string, category: string | number, closed: string | null = null) => ({
      id,
      title: id,
      closed,
      categories: [{ id: category }],
      [typeof category === 'number' ? 'geometries' : 'geometry']: [
        { date: '2026-05-01T00:00:00Z', type: 'Point', coordinates: [10, 45] },
      ],
    });
    const events = [
      event('A', 'volcanoes'),
      event('B', 12),
      event('C', 'wildfires'),
      event('D', 'volcanoes', '2026-05-02T00:00:00Z'),
    ];
    expect(read('nasa-eonet', { events }, { category: 'volcanoes' })).toMatchObject({
      value: { events: [{ id: 'A' }, { id: 'B' }] },
    });
    expect(read('nasa-eonet', { events })).toMatchObject({
      value: { events: [{ id: 'A' }, { id: 'B' }, { id: 'C' }] },
    });
  });

  it('are layers of soil of the same depth, in whatever order', () => {
    const depth = (top_depth: number, bottom_depth: number, mean: number) => ({
      range: { top_depth, bottom_depth },
      values: { mean },
    });
    const layer = (name: string, depths: object[]) => ({
      name,
      unit_measure: { d_factor: 10 },
      depths,
    });
    const layers = [
      layer('clay', [depth(0, 5, 200), depth(5, 15, 250)]),
      layer('sand', [depth(5, 15, 400), depth(0, 5, 300)]),
    ];
    expect(read('isric-soilgrids', { properties: { layers } })).toMatchObject({
      value: {
        layers: [
          { topCm: 0, clayPct: 20, sandPct: 30 },
          { topCm: 5, clayPct: 25, sandPct: 40 },
        ],
      },
    });
  });

  it('are places as GeoJSON too, and none at sea', () => {
    const body = {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { display_name: 'Bonn', osm_type: 'relation', importance: 0.7 },
          geometry: { type: 'Point', coordinates: [7.1, 50.73] },
        },
      ],
    };
    expect(read('osm-nominatim', body)).toMatchObject({
      value: { places: [{ name: 'Bonn', lat: 50.73, lon: 7.1, kind: 'relation' }] },
    });
    expect(read('osm-nominatim', { error: 'Unable to geocode' })).toMatchObject({
      outcome: 'empty',
      value: { places: [] },
    });
  });

  it('are weather by the names that the variables had before', () => {
    const old = {
      latitude: 40.75,
      longitude: -111.88,
      current_weather: {
        time: '2022-05-01T12:00',
        temperature: 20,
        windspeed: 36,
        winddirection: 90,
        weathercode: 3,
      },
    };
    expect(read('open-meteo-forecast', old)).toMatchObject({
      value: { temperatureC: 20, windSpeedMps: 10, windDirectionDeg: 90, wmoCode: 3 },
    });
    const daily = {
      latitude: 40.75,
      longitude: -111.88,
      daily_units: { windspeed_10m_max: 'km/h' },
      daily: { time: ['2022-05-01'], windspeed_10m_max: [72], weathercode: [61] },
    };
    expect(read('open-meteo-forecast', daily)).toMatchObject({
      value: { days: [{ windSpeedMaxMps: 20, wmoCode: 61 }] },
    });
  });

  it('are readings of the archive of Sensor.Community', () => {
    const file =
      'sensor_id;sensor_type;location;lat;lon;timestamp;P1;durP1;ratioP1;P2;durP2;ratioP2\n152;SDS011;74;48.79;9.16;2026-05-01T00:00:32;12.50;;;7.25;;\n';
    expect(read('sensor-community', file)).toMatchObject({
      value: {
        sensors: [{ id: '152', pm10Ugm3: 12.5, pm25Ugm3: 7.25, at: '2026-05-01T00:00:32.000Z' }],
      },
    });
  });
});

describe('downloads of the historical database', () => {
  it('of earthquakes, under the names of today', () => {
    const table =
      '"Search Parameters"\t"Year"\t"Mo"\t"Dy"\t"Hr"\t"Mn"\t"Sec"\t"Tsu"\t"Vol"\t"Location Name"\t"Latitude"\t"Longitude"\t"Focal Depth (km)"\t"Mag"\t"MMI Int"\t"Deaths"\t"Total Deaths"\n"[""2010 <= Year <= 2011""]"\t""\t""\t""\t""\t""\t""\t""\t""\t""\t""\t""\t""\t""\t""\t""\t""\n""\t"2011"\t"3"\t"11"\t"5"\t"46"\t"24.1"\t"5413"\t""\t"JAPAN:  HONSHU"\t"38.297"\t"142.373"\t"30"\t"9.1"\t"8"\t"1475"\t"18428"\n';
    expect(read('ncei-hazards', table)).toMatchObject({
      outcome: 'data',
      dataset: 'significant-quakes',
      value: {
        events: [
          {
            year: 2011,
            time: expect.stringMatching(/^2011-03-11T05:46:24/),
            lat: 38.297,
            lon: 142.373,
            depthKm: 30,
            magnitude: 9.1,
            intensityMmi: 8,
            hadTsunami: true,
            deaths: 18428,
          },
        ],
      },
    });
  });

  it('of tsunamis, under the names of today', () => {
    const table =
      'Search Parameters\tYear\tMo\tDy\tHr\tMn\tSec\tTsunami Event Validity\tTsunami Cause Code\tEarthquake Magnitude\tCountry\tLocation Name\tLatitude\tLongitude\tMaximum Water Height (m)\tNumber of Runups\n\t-330\t\t\t\t\t\t3\t1\t\tGREECE\tNE LEMNOS\t40\t25.25\t\t\n';
    expect(read('ncei-hazards', table)).toMatchObject({
      outcome: 'data',
      value: { events: [{ year: -330, lat: 40, lon: 25.25 }] },
    });
  });
});

it('reads a series of the first version of the interface of the EIA by its own name', () => {
  const body = {
    request: { command: 'series' },
    series: [
      {
        series_id: 'PET.RBRTE.D',
        units: 'Dollars per Barrel',
        data: [['20220103', 78.9]],
      },
      {
        series_id: 'PET.RWTC.D',
        units: 'Dollars per Barrel',
        data: [
          ['20220104', 77.0],
          ['20220103', 75.9],
          ['20220101', null],
        ],
      },
    ],
  };
  expect(read('eia', body, { seriesId: 'DCOILWTICO' })).toMatchObject({
    outcome: 'data',
    value: {
      seriesId: 'DCOILWTICO',
      units: 'Dollars per Barrel',
      observations: [
        { date: '2022-01-03', value: 75.9 },
        { date: '2022-01-04', value: 77 },
      ],
    },
  });
  expect(read('eia', body, { seriesId: 'DHHNGSP' })).toMatchObject({
    outcome: 'unavailable',
    reason: 'the reply holds RBRTE, RWTC, not DHHNGSP',
  });
});
