import { describe, expect, it } from 'vitest';
import { readPayloadOf as read } from '../support/savedPayload.ts';

const KEY_WEST = { id: '8724580', name: 'Key West', lat: '24.5508', lon: '-81.8081' };
const body = (rows: object[], metadata: object = KEY_WEST) => ({ metadata, data: rows });
const at = (product: string) => ({ stationId: '8724580', product });

describe('products of CO-OPS', () => {
  it('are winds with direction and gusts', () => {
    const rows = [
      { t: '2026-05-01 12:00', s: '5.2', d: '110.00', dr: 'ESE', g: '7.1', f: '0,0' },
      { t: '2026-05-01 12:06', s: '', d: '', dr: '', g: '', f: '1,1' },
    ];
    expect(read('noaa-coops', body(rows), at('wind'))).toMatchObject({
      outcome: 'data',
      asOf: '2026-05-01T12:00:00.000Z',
      value: {
        station: { id: '8724580', name: 'Key West', lat: 24.5508 },
        product: 'wind',
        values: [{ value: 5.2, directionDeg: 110, gustMps: 7.1 }],
      },
    });
  });

  it('are monthly means with their month', () => {
    const rows = [
      { year: '2026', month: '3', highest: '0.612', MHHW: '0.31', MSL: '0.021', inferred: '0' },
      { year: '2026', month: '4', MSL: '', inferred: '1' },
    ];
    expect(read('noaa-coops', body(rows), at('monthly_mean'))).toMatchObject({
      value: {
        product: 'monthly_mean',
        values: [{ at: '2026-03-01T00:00:00.000Z', value: 0.021 }],
      },
    });
  });

  it('are heights of datums, of either interface', () => {
    const short = {
      datums: [
        { n: 'MHHW', v: '1.812' },
        { n: 'NAVD', v: '2.007' },
      ],
    };
    const long = { units: 'meters', datums: [{ name: 'MHHW', description: 'x', value: 1.812 }] };
    expect(read('noaa-coops', short, at('datums'))).toMatchObject({
      outcome: 'data',
      value: { datums: [{ name: 'MHHW', heightM: 1.812 }, { name: 'NAVD' }], values: [] },
    });
    expect(read('noaa-coops', long, at('datums'))).toMatchObject({
      value: { datums: [{ name: 'MHHW', heightM: 1.812 }] },
    });
    expect(read('noaa-coops', { ...long, units: 'feet' }, at('datums'))).toMatchObject({
      outcome: 'unavailable',
      reason: 'the reply is in feet',
    });
  });

  it('are not mixed up: another product or station is refused', () => {
    const level = [{ t: '2026-05-01 12:00', v: '0.512', s: '0.003', f: '0,0,0,0', q: 'p' }];
    expect(read('noaa-coops', body(level), at('air_pressure'))).toMatchObject({
      outcome: 'unavailable',
      reason: 'the reply holds water_level, not air_pressure',
    });
    expect(
      read('noaa-coops', body(level), { ...at('water_level'), stationId: '9414290' }),
    ).toMatchObject({
      outcome: 'unavailable',
      reason: 'the reply is about station 8724580, not 9414290',
    });
    const plain = [{ t: '2026-05-01 12:00', v: '26.1', f: '0,0,0' }];
    expect(read('noaa-coops', body(plain), at('air_pressure'))).toMatchObject({
      outcome: 'unavailable',
      reason: 'no record of the reply can be air_pressure at a time',
    });
    expect(read('noaa-coops', body(plain), at('water_temperature')).outcome).toBe('data');
    expect(read('noaa-coops', body(plain))).toMatchObject({ value: { product: null } });
  });

  it('without a time are no values', () => {
    const timeless = [{ t: '', v: '1013.2', f: '0,0,0' }];
    expect(read('noaa-coops', body(timeless), at('air_pressure')).outcome).toBe('unavailable');
  });

  it('in local times or English units are refused where the address says so', () => {
    const recorded = (query: string) => ({
      interactions: [
        {
          request: {
            uri: `https://api.tidesandcurrents.noaa.gov/api/prod/datagetter?station=8724580&product=water_level&${query}`,
          },
          response: {
            status: { code: 200 },
            headers: {},
            body: { string: JSON.stringify(body([{ t: '2026-05-01 12:00', v: '0.512', q: 'p' }])) },
          },
        },
      ],
    });
    expect(read('noaa-coops', recorded('time_zone=lst_ldt&units=metric'))).toMatchObject({
      reason: expect.stringContaining('local time'),
    });
    expect(read('noaa-coops', recorded('time_zone=gmt&units=english'))).toMatchObject({
      reason: expect.stringContaining('English units'),
    });
    expect(read('noaa-coops', recorded('time_zone=gmt&units=metric'))).toMatchObject({
      value: { product: 'water_level', values: [{ value: 0.512 }] },
    });
  });
});

describe('forms of CO-OPS', () => {
  it.each([
    ['Date Time, Pressure, X, N, R \n2026-05-01 12:00,1013.2,0,0,0\n', 'air_pressure', 1013.2],
    [
      'Date Time, Water Level, Sigma, O or I (for verified), F, R, L, Quality \n2026-05-01 12:00,0.512,0.003,0,0,0,0,p\n',
      'water_level',
      0.512,
    ],
    ['Date Time, Prediction\n2026-05-01 12:00,0.498\n', 'predictions', 0.498],
    [
      'Year, Month, Highest, MHHW, MHW, MSL, MTL, MLW, MLLW, DTL, GT, MN, DHQ, DLQ, HWI, LWI, Lowest, Inferred\n2026,3,0.612,0.31,0.28,0.021,0.02,-0.2,-0.3,0.0,0.6,0.5,0.03,0.1,1.2,7.1,-0.41,0\n',
      'monthly_mean',
      0.021,
    ],
  ])('are tables: %s', (text, product, value) => {
    expect(read('noaa-coops', text)).toMatchObject({
      outcome: 'data',
      value: { product, values: [{ value }] },
    });
    expect(read('noaa-coops', text, { stationId: '8724580', product: 'wind' })).toMatchObject({
      outcome: 'unavailable',
      reason: `the reply holds ${product}, not wind`,
    });
  });

  it('are tables of wind, whose direction is in degrees', () => {
    const text =
      'Date Time, Speed, Direction, Direction, Gust, X, R \n2026-05-01 12:00,5.2,110.00,ESE,7.1,0,0\n';
    expect(read('noaa-coops', text)).toMatchObject({
      value: { product: 'wind', values: [{ value: 5.2, directionDeg: 110, gustMps: 7.1 }] },
    });
  });

  it('are XML', () => {
    const xml =
      '<?xml version="1.0" encoding="UTF-8" ?>\n<data><metadata id="8724580" name="Key West" lat="24.5508" lon="-81.8081"/><observations><ws t="2026-05-01 12:00" s="5.2" d="110.00" dr="ESE" g="7.1" f="0,0" /><ws t="2026-05-01 12:06" s="5.4" d="112.00" dr="ESE" g="7.3" f="0,0" /></observations></data>';
    expect(read('noaa-coops', xml)).toMatchObject({
      value: {
        station: { id: '8724580' },
        product: 'wind',
        values: [{ value: 5.2 }, { value: 5.4 }],
      },
    });
    const tide =
      '<?xml version="1.0"?><data><predictions><pr t="2026-05-01 12:00" v="0.498"/></predictions></data>';
    expect(read('noaa-coops', tide)).toMatchObject({
      value: { station: { id: null }, product: 'predictions', values: [{ value: 0.498 }] },
    });
  });

  it('say why there is nothing', () => {
    expect(
      read('noaa-coops', '<?xml version="1.0"?><error>No data was found.</error>'),
    ).toMatchObject({ reason: 'the source says: No data was found.' });
    expect(read('noaa-coops', '\n Error: No data was found.\n')).toMatchObject({
      outcome: 'unavailable',
      reason: expect.stringContaining('No data was found'),
    });
  });
});
