import { describe, expect, it } from 'vitest';
import { readPayloadOf as read } from '../support/savedPayload.ts';

/** A cubic foot a second in m³/s: 0.3048³. */
const CFS = 0.3048 ** 3;
const flows = (...values: number[]) =>
  values.map((value) => ({ value: expect.closeTo(value * CFS, 4) }));

describe('readings of the USGS', () => {
  const xml = (site: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><ns1:timeSeriesResponse xmlns:ns1="http://www.cuahsi.org/waterML/1.1/"><ns1:queryInfo/><ns1:timeSeries name="USGS:${site}:00060:00000"><ns1:sourceInfo><ns1:siteName>POTOMAC RIVER</ns1:siteName><ns1:siteCode network="NWIS" agencyCode="USGS">${site}</ns1:siteCode><ns1:geoLocation><ns1:geogLocation srs="EPSG:4326"><ns1:latitude>38.94977778</ns1:latitude><ns1:longitude>-77.12763889</ns1:longitude></ns1:geogLocation></ns1:geoLocation></ns1:sourceInfo><ns1:variable><ns1:variableCode network="NWIS" vocabulary="NWIS:UnitValues" default="true">00060</ns1:variableCode><ns1:unit><ns1:unitCode>ft3/s</ns1:unitCode></ns1:unit><ns1:options><ns1:option name="Statistic" optionCode="00000"/></ns1:options><ns1:noDataValue>-999999.0</ns1:noDataValue></ns1:variable><ns1:values><ns1:value qualifiers="P" dateTime="2026-05-01T08:00:00.000-04:00">4000</ns1:value><ns1:value qualifiers="P" dateTime="2026-05-01T08:15:00.000-04:00">-999999</ns1:value><ns1:method methodID="69928"><ns1:methodDescription/></ns1:method></ns1:values></ns1:timeSeries></ns1:timeSeriesResponse>`;

  it('in XML, the form that it sends unless asked otherwise', () => {
    expect(read('usgs-water', xml('01646500'))).toMatchObject({
      outcome: 'data',
      asOf: '2026-05-01T12:00:00.000Z',
      value: {
        sites: [
          {
            siteId: '01646500',
            name: 'POTOMAC RIVER',
            lat: expect.closeTo(38.9498, 3),
            parameter: 'discharge_m3s',
            values: [{ at: '2026-05-01T12:00:00.000Z', provisional: true, ...flows(4000)[0] }],
          },
        ],
      },
    });
  });

  it('are of the site asked for', () => {
    expect(read('usgs-water', xml('01646500'), { siteId: '09380000' }, 'streamflow')).toMatchObject(
      {
        outcome: 'unavailable',
        reason: 'the reply is about site 01646500, not 09380000',
      },
    );
  });

  it('in a table, on the clock of the site', () => {
    const table =
      '# Data provided for site 01646500\nagency_cd\tsite_no\tdatetime\ttz_cd\t69928_00060\t69928_00060_cd\t69929_00065\t69929_00065_cd\n5s\t15s\t20d\t6s\t14n\t10s\t14n\t10s\nUSGS\t01646500\t2026-05-01 08:00\tEDT\t4000\tP\t4.00\tP\nUSGS\t01646500\t2026-05-01 08:15\tEDT\t\t\t4.10\tA\n';
    expect(read('usgs-water', table, undefined, 'streamflow')).toMatchObject({
      outcome: 'data',
      value: {
        sites: [
          {
            parameter: 'discharge_m3s',
            values: [{ at: '2026-05-01T12:00:00.000Z', ...flows(4000)[0] }],
          },
          {
            parameter: 'gauge_height_m',
            values: [
              { value: expect.closeTo(1.2192, 6), provisional: true },
              { value: expect.closeTo(1.24968, 6), provisional: false },
            ],
          },
        ],
      },
    });
  });

  it('in a zone that nobody knows have no time and are no values', () => {
    const table =
      'agency_cd\tsite_no\tdatetime\ttz_cd\t1_00060\t1_00060_cd\n5s\t15s\t20d\t6s\t14n\t10s\nUSGS\t01646500\t2026-05-01 08:00\tXYZ\t4000\tP\n';
    expect(read('usgs-water', table, undefined, 'streamflow').outcome).not.toBe('data');
  });

  it('as features of the new interface, oldest first', () => {
    const feature = (time: string, value: string, parameter = '00060', unit = 'ft^3/s') => ({
      type: 'Feature',
      id: time,
      geometry: { type: 'Point', coordinates: [-77.12763889, 38.94977778] },
      properties: {
        monitoring_location_id: 'USGS-01646500',
        parameter_code: parameter,
        statistic_id: '00011',
        time_series_id: 'a',
        time,
        value,
        unit_of_measure: unit,
        approval_status: 'Provisional',
      },
    });
    const body = {
      type: 'FeatureCollection',
      features: [
        feature('2026-05-01T12:15:00+00:00', '4100'),
        feature('2026-05-01T12:00:00+00:00', '4000'),
        feature('2026-05-01T12:00:00+00:00', '9', '00060', 'ton/day'),
      ],
    };
    const { value } = read('usgs-water', {
      ...body,
      features: body.features.slice(0, 2),
    }) as unknown as {
      value: object;
    };
    expect(value).toMatchObject({
      sites: [{ siteId: '01646500', lon: expect.closeTo(-77.1276, 3), values: flows(4000, 4100) }],
    });
    expect(read('usgs-water', { ...body, features: body.features.slice(2) }).outcome).toBe('empty');
  });
});

describe('yearly peaks', () => {
  const peaks = (...sites: string[]) =>
    `agency_cd\tsite_no\tpeak_dt\tpeak_tm\tpeak_va\tpeak_cd\tgage_ht\n5s\t15s\t10d\t6s\t8s\t33s\t8s\n${sites.map((site, i) => `USGS\t${site}\t200${i}-03-19\t\t${1000 + i}\t\t7.5\n`).join('')}`;

  it('of several sites are never mixed', () => {
    const both = peaks('01646500', '09380000');
    expect(read('usgs-water', both, { siteId: '09380000' }, 'annual-peaks')).toMatchObject({
      value: { peaks: [{ date: '2001-03-19' }] },
    });
    expect(read('usgs-water', both, undefined, 'annual-peaks')).toMatchObject({
      outcome: 'unavailable',
      reason: 'the table holds 2 sites: say which',
    });
    expect(read('usgs-water', both, { siteId: '11111111' }, 'annual-peaks').outcome).toBe(
      'unavailable',
    );
    expect(read('usgs-water', peaks('01646500'), undefined, 'annual-peaks').outcome).toBe('data');
  });
});

describe('drought by week', () => {
  const json = (format: number) => [
    {
      mapDate: '2026-05-05T00:00:00',
      none: 40,
      d0: 30,
      d1: 20,
      d2: 10,
      d3: 0,
      d4: 0,
      statisticFormatID: format,
    },
  ];

  it('as a table, the form that comes unless asked otherwise', () => {
    const table =
      'MapDate,StateAbbreviation,None,D0,D1,D2,D3,D4,ValidStart,ValidEnd,StatisticFormatID\n20260505,UT,40.00,60.00,30.00,10.00,0.00,0.00,2026-05-05,2026-05-11,1\n';
    expect(read('us-drought-monitor', table)).toMatchObject({
      outcome: 'data',
      asOf: '2026-05-05T12:00:00Z',
      value: { weeks: [{ mapDate: '2026-05-05', nonePct: 40, d0Pct: 60, d1Pct: 30, d2Pct: 10 }] },
    });
  });

  it('has classes that hold those above them, also where the reply has each alone', () => {
    expect(read('us-drought-monitor', json(2))).toMatchObject({
      value: { weeks: [{ nonePct: 40, d0Pct: 60, d1Pct: 30, d2Pct: 10, d3Pct: 0 }] },
    });
    expect(read('us-drought-monitor', json(1))).toMatchObject({
      value: { weeks: [{ d0Pct: 30, d1Pct: 20 }] },
    });
  });

  it('is that of the county asked for', () => {
    const table =
      'MapDate,FIPS,County,State,None,D0,D1,D2,D3,D4,ValidStart,ValidEnd,StatisticFormatID\n20260505,49035,Salt Lake County,UT,0,100,0,0,0,0,2026-05-05,2026-05-11,1\n20260505,49049,Utah County,UT,50,50,0,0,0,0,2026-05-05,2026-05-11,1\n';
    const asked = (areaCode: string) =>
      read(
        'us-drought-monitor',
        table,
        { areaCode, startDate: '2026-05-01', endDate: '2026-05-08' },
        'drought-statistics',
      );
    expect(asked('49049')).toMatchObject({ value: { weeks: [{ d0Pct: 50 }] } });
    expect(asked('32003')).toMatchObject({
      outcome: 'unavailable',
      reason: 'the reply is about 49035, not 32003',
    });
  });
});

describe('days of a station', () => {
  const header = '"STATION","DATE","PRCP","SNOW","TMAX","TMIN"';
  const row = (station: string, tmax: string) =>
    `"${station}","2020-01-01","0.8","","${tmax}","-2.1"`;
  const asked = { stationId: 'USW00024127', startDate: '2020-01-01', endDate: '2020-01-02' };

  it('as a table, the form that comes unless asked otherwise', () => {
    expect(read('noaa-ncei-cdo', `${header}\n${row('USW00024127', '3.9')}\n`, asked)).toMatchObject(
      {
        outcome: 'data',
        value: {
          days: [
            {
              date: '2020-01-01',
              temperatureMaxC: 3.9,
              temperatureMinC: -2.1,
              precipitationMm: 0.8,
              snowMm: null,
            },
          ],
        },
      },
    );
  });

  it('are never those of another one, and never tenths or degrees Fahrenheit', () => {
    const two = `${header}\n${row('USW00024127', '3.9')}\n${row('USW00003017', '9.9')}\n`;
    expect(read('noaa-ncei-cdo', two, asked)).toMatchObject({
      value: { days: [{ temperatureMaxC: 3.9 }] },
    });
    expect(read('noaa-ncei-cdo', two)).toMatchObject({
      outcome: 'unavailable',
      reason: 'the reply holds 2 stations: say which',
    });
    expect(read('noaa-ncei-cdo', two, { ...asked, stationId: 'USW00000001' })).toMatchObject({
      outcome: 'unavailable',
      reason: 'the reply is about station USW00024127, USW00003017, not USW00000001',
    });
    expect(read('noaa-ncei-cdo', `${header}\n${row('USW00024127', '289')}\n`)).toMatchObject({
      outcome: 'unavailable',
      reason: 'the reply holds temperatures that are not in °C',
    });
  });
});
