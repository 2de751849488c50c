import { describe, expect, it } from 'vitest';
import type { RawReply, Service } from '../../src/connectors/connector.ts';
import { nceiHazards } from '../../src/connectors/sources/nceiHazards.ts';

const reply = (text: string): RawReply => ({
  status: 200,
  contentType: '',
  text,
  url: 'https://service.example',
});

function serviceOf(id: string): Service {
  const found = nceiHazards.serves.find(({ dataset }) => dataset.id === id);
  if (found === undefined) throw new Error(`no service ${id}`);
  return found;
}

describe('tables of the earthquakes of history', () => {
  const NAMES = [
    'I_D',
    'FLAG_TSUNAMI',
    'YEAR',
    'MONTH',
    'DAY',
    'HOUR',
    'MINUTE',
    'SECOND',
    'FOCAL_DEPTH',
    'EQ_PRIMARY',
    'EQ_MAG_MW',
    'EQ_MAG_MS',
    'INTENSITY',
    'COUNTRY',
    'LOCATION_NAME',
    'LATITUDE',
    'LONGITUDE',
    'DEATHS',
    'TOTAL_DEATHS',
    'TOTAL_INJURIES',
    'TOTAL_DAMAGE_MILLIONS_DOLLARS',
    'TOTAL_HOUSES_DESTROYED',
  ];
  const table = (...rows: readonly Record<string, string>[]) =>
    [
      NAMES.join('\t'),
      ...rows.map((row) => NAMES.map((name) => row[name] ?? '').join('\t')),
      '',
    ].join('\n');
  const VALDIVIA = {
    I_D: '10',
    FLAG_TSUNAMI: 'Tsu',
    YEAR: '1960',
    MONTH: '5',
    DAY: '22',
    HOUR: '19',
    MINUTE: '11',
    SECOND: '17.4',
    FOCAL_DEPTH: ' 33',
    EQ_PRIMARY: ' 9.5',
    EQ_MAG_MW: ' 9.5',
    EQ_MAG_MS: ' 8.5',
    INTENSITY: '12',
    COUNTRY: 'CHILE',
    LOCATION_NAME: 'CHILE:  VALDIVIA',
    LATITUDE: ' -38.143',
    LONGITUDE: '  -73.407',
    DEATHS: '    1655',
    TOTAL_DEATHS: '    2226',
    TOTAL_INJURIES: '3000',
    TOTAL_DAMAGE_MILLIONS_DOLLARS: '1175.5',
    TOTAL_HOUSES_DESTROYED: '58622',
  };
  const ANCIENT = {
    I_D: '11',
    YEAR: '-999',
    LATITUDE: ' 31.1',
    LONGITUDE: '  35.5',
    EQ_PRIMARY: ' 7.3',
    DEATHS: '5',
  };
  const service = serviceOf('significant-quakes');

  it('are read with their losses, and with years that look like sentinels', () => {
    expect(
      service.parse(reply(table(VALDIVIA, ANCIENT, { ...ANCIENT, LATITUDE: '' })), {
        minYear: -3000,
        maxYear: 2000,
        page: 1,
      }),
    ).toMatchObject({
      outcome: 'data',
      value: {
        totalPages: 1,
        events: [
          {
            id: 'ncei-10',
            time: '1960-05-22T19:11:17Z',
            year: 1960,
            lat: -38.143,
            lon: -73.407,
            depthKm: 33,
            magnitude: 9.5,
            magnitudeType: 'mw',
            intensityMmi: 12,
            hadTsunami: true,
            deaths: 2226,
            injuries: 3000,
            damageMillionUsd: 1175.5,
            housesDestroyed: 58_622,
            housesDamaged: null,
            missing: null,
            country: 'CHILE',
          },
          {
            id: 'ncei-11',
            time: '-0999',
            year: -999,
            magnitude: 7.3,
            magnitudeType: null,
            hadTsunami: false,
            deaths: 5,
            depthKm: null,
            place: null,
          },
        ],
      },
    });
    expect(
      service.parse(reply(table(VALDIVIA, ANCIENT)), { minYear: 1900, maxYear: 2000, page: 1 }),
    ).toMatchObject({ value: { events: [{ id: 'ncei-10' }] } });
  });

  it('are the same as pages of the service', () => {
    const item = {
      id: 12,
      year: 2011,
      month: 3,
      day: 11,
      hour: 5,
      minute: 46,
      second: 24.1,
      latitude: 38.297,
      longitude: 142.373,
      eqDepth: 29,
      eqMagnitude: 9.1,
      eqMagMw: 9.1,
      deaths: 1475,
      deathsTotal: 18428,
      tsunamiEventId: 5413,
    };
    expect(
      service.parse(reply(JSON.stringify({ items: [item], page: 1, totalPages: 3 })), {
        minYear: 2011,
        maxYear: 2011,
        page: 1,
      }),
    ).toMatchObject({
      outcome: 'data',
      value: {
        totalPages: 3,
        events: [
          {
            id: 'ncei-12',
            time: '2011-03-11T05:46:24Z',
            magnitudeType: 'mw',
            hadTsunami: true,
            deaths: 18_428,
            injuries: null,
          },
        ],
      },
    });
    expect(service.request({ minYear: 2011, maxYear: 2012, page: 2 }, undefined, 0)?.url).toBe(
      '/earthquakes?minYear=2011&maxYear=2012&page=2&itemsPerPage=200',
    );
  });

  it('that cannot be read are unavailable', () => {
    for (const text of [
      table(VALDIVIA).replaceAll(/\d/g, 'x'),
      table(VALDIVIA).slice(0, 60),
      '<html>',
    ])
      expect(service.parse(reply(text), { minYear: 1, maxYear: 2000, page: 1 }).outcome).toBe(
        'unavailable',
      );
  });
});

describe('the table of tsunamis', () => {
  const HEADER =
    'ID,YEAR,MONTH,DAY,HOUR,MINUTE,LATITUDE,LONGITUDE,LOCATION_NAME,COUNTRY,REGION,CAUSE,EVENT_VALIDITY,EQ_MAGNITUDE,EQ_DEPTH,TS_INTENSITY,DEATHS_TOTAL_DESCRIPTION,COMMENTS';
  const rows = [
    '7,2018,9.0,28.0,10.0,2.0,-0.178,119.84,"SULAWESI, PALU",INDONESIA,Pacific,Earthquake and Landslide,Definite Tsunami,7.5,13.0,,Very Many,a comment',
    '8,1783,,,,,38.1,-15.5,STRAIT,ITALY,Mediterranean,Volcano,Event that only caused a seiche or disturbance in an inland river,,,,,',
  ];
  const service = serviceOf('tsunamis-of-years');

  it('gives cause and validity as the service counts them', () => {
    expect(
      service.parse(reply([HEADER, ...rows].join('\n')), { minYear: 1700, maxYear: 2020, page: 1 }),
    ).toMatchObject({
      outcome: 'data',
      value: {
        totalPages: 1,
        events: [
          {
            id: '7',
            year: 2018,
            time: '2018-09-28T10:02:00Z',
            lat: -0.178,
            lon: 119.84,
            cause: 'earthquake and landslide',
            validity: 4,
            earthquakeMagnitude: 7.5,
            place: 'SULAWESI, PALU',
            deaths: null,
          },
          {
            id: '8',
            year: 1783,
            time: '1783',
            lon: -15.5,
            cause: 'volcano',
            validity: 0,
            earthquakeMagnitude: null,
            maxWaterHeightM: null,
          },
        ],
      },
    });
    expect(
      service.parse(reply([HEADER, ...rows].join('\n')), { minYear: 2000, maxYear: 2020, page: 1 }),
    ).toMatchObject({ value: { events: [{ id: '7' }] } });
  });
});
