import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unpackedFile } from '../../src/connectors/pipeline/unpackedFile.ts';
import type { Connector, RawReply, Service } from '../../src/connectors/connector.ts';
import { smithsonianGvp } from '../../src/connectors/sources/smithsonianGvp.ts';
import { smithsonianGvpVotw } from '../../src/connectors/sources/smithsonianGvpVotw.ts';
import { stateOilGas } from '../../src/connectors/sources/stateOilGas.ts';
import { viirsNightfire } from '../../src/connectors/sources/viirsNightfire.ts';

const reply = (text: string): RawReply => ({
  status: 200,
  contentType: '',
  text,
  url: 'https://service.example',
});

function serviceOf(source: Connector, id: string): Service {
  const found = source.serves.find(({ dataset }) => dataset.id === id);
  if (found === undefined) throw new Error(`no service ${id}`);
  return found;
}

describe('the catalogue of volcanoes', () => {
  const feature = (properties: object) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-78.44, -0.68] },
    properties,
  });
  const collection = (...features: readonly unknown[]) =>
    reply(JSON.stringify({ type: 'FeatureCollection', features }));
  const expected = {
    outcome: 'data',
    value: {
      volcanoes: [
        {
          gvpNumber: 352050,
          name: 'Cotopaxi',
          country: 'Ecuador',
          type: 'Stratovolcano',
          lastEruptionYear: -999,
          elevationM: 5911,
          evidence: 'Eruption Observed',
          tectonicSetting: 'Subduction zone',
          region: 'South America',
          lat: -0.68,
          lon: -78.44,
        },
      ],
    },
  };

  it('is the same by the names of the layer and by short ones', () => {
    const full = {
      Volcano_Number: '352050',
      Volcano_Name: 'Cotopaxi',
      Country: 'Ecuador',
      Primary_Volcano_Type: 'Stratovolcano',
      Last_Eruption_Year: -999,
      Elevation: 5911,
      Evidence_Category: 'Eruption Observed',
      Tectonic_Setting: 'Subduction zone',
      Region: 'South America',
    };
    const short = {
      n: 352050,
      name: 'Cotopaxi',
      type: 'Stratovolcano',
      last: -999,
      elev: 5911,
      country: 'Ecuador',
      region: 'South America',
      setting: 'Subduction zone',
      evidence: 'Eruption Observed',
    };
    for (const source of [smithsonianGvp, smithsonianGvpVotw])
      for (const properties of [full, short])
        expect(
          serviceOf(source, 'holocene-volcanoes').parse(collection(feature(properties)), {}),
        ).toMatchObject(expected);
    expect(
      serviceOf(smithsonianGvp, 'holocene-volcanoes').parse(
        collection(feature({ ...short, last: null })),
        {},
      ),
    ).toMatchObject({ value: { volcanoes: [{ lastEruptionYear: null }] } });
    expect(
      serviceOf(smithsonianGvp, 'holocene-volcanoes').parse(collection(feature({ n: 1 })), {})
        .outcome,
    ).toBe('unavailable');
  });

  it('has its eruptions in the layer and in the spreadsheet', () => {
    const service = serviceOf(smithsonianGvp, 'holocene-eruptions');
    const sheet = [
      '"Volcano Number","Volcano Name","Eruption Number","Eruption Category","VEI","VEI Modifier","Start Year","Start Year Uncertainty","Start Month","Start Day","End Year","End Month","Latitude","Longitude"',
      '352050,Cotopaxi,11,1,4,-9999,-5820,75,,,,,-0.677,-78.436',
      '352050,,12,3,-9999,,1532,,11,15,1534,0,-0.677,-78.436',
      '352050,,13,1,2,,-9999,,,,,,-0.677,-78.436',
    ].join('\n');
    expect(service.parse(reply(sheet), {})).toMatchObject({
      outcome: 'data',
      value: {
        eruptions: [
          {
            eruptionNumber: 11,
            gvpNumber: 352050,
            name: 'Cotopaxi',
            certainty: 'confirmed',
            vei: 4,
            startYear: -5820,
            startYearErrorYears: 75,
            startMonth: null,
            endYear: null,
            lat: -0.677,
            lon: -78.436,
          },
          {
            eruptionNumber: 12,
            certainty: 'uncertain',
            vei: null,
            startYear: 1532,
            startMonth: 11,
            startDay: 15,
            endYear: 1534,
            endMonth: null,
          },
        ],
      },
    });
    const layer = [
      'FID,Volcano_Number,Volcano_Name,Eruption_Number,Activity_Type,ExplosivityIndexMax,StartEvidenceMethod,StartDateYear,StartDateMonth,StartDateDay,GeoLocation',
      'x.1,352050,Cotopaxi,14,Confirmed Eruption,1,Historical Observations,2015,8,14,POINT (-78.436 -0.677)',
      'x.2,352050,Cotopaxi,15,Discredited Eruption,,,1900,1,1,',
    ].join('\n');
    expect(service.parse(reply(layer), {})).toMatchObject({
      value: {
        eruptions: [
          {
            eruptionNumber: 14,
            certainty: 'confirmed',
            vei: 1,
            startYear: 2015,
            startMonth: 8,
            startDay: 14,
            dating: 'Historical Observations',
            lat: -0.677,
            lon: -78.436,
          },
        ],
      },
    });
    for (const text of [sheet.replaceAll(/\d/g, 'x'), '<ServiceException/>'])
      expect(service.parse(reply(text), {}).outcome).toBe('unavailable');
  });
});

describe('state records', () => {
  it('list the earthquakes of Oklahoma in UTC', () => {
    const service = serviceOf(stateOilGas, 'state-quakes');
    const text =
      'id,origintime,latitude,longitude,depth,county,prefmag\n7,2016-09-03 12:02:44.520000,36.4298,-96.9291,4.48,PAWNEE,5.8\n8,2016-09-04 01:00:00,36.1,-97.2,,,\n9,soon,36.1,-97.2,,,1\n';
    expect(service.parse(reply(text), { state: 'OK', year: 2016 })).toEqual({
      outcome: 'data',
      asOf: '2016-09-04T01:00:00.000Z',
      value: {
        events: [
          {
            id: 'ogs-7',
            time: '2016-09-03T12:02:44.520Z',
            lat: 36.4298,
            lon: -96.9291,
            depthKm: 4.48,
            magnitude: 5.8,
            magnitudeType: null,
            place: null,
            url: null,
            status: 'historic',
            updatedAt: null,
            county: 'PAWNEE',
          },
          {
            id: 'ogs-8',
            time: '2016-09-04T01:00:00.000Z',
            lat: 36.1,
            lon: -97.2,
            depthKm: null,
            magnitude: null,
            magnitudeType: null,
            place: null,
            url: null,
            status: 'historic',
            updatedAt: null,
            county: null,
          },
        ],
      },
    });
    expect(service.request({ state: 'OK', year: 2016 }, undefined, 0)?.url).toBe(
      'https://ogsweb.ou.edu/api/earthquake?start=201601010000&end=201612312359&mag=0&format=csv',
    );
    expect(
      service.parse(reply(text.replaceAll(/\d/g, 'x')), { state: 'OK', year: 2016 }).outcome,
    ).toBe('unavailable');
  });

  it('list flared gas, also packed, of the state and year asked for', async () => {
    const service = serviceOf(stateOilGas, 'reported-flares');
    const text =
      'run,state,key_type,key,month,operator,flared\n1,ND,api,33007001790000,2020-05-01,A OIL,82.0\n1,TX,lease,08-12345,2021-01-01,,0.0\n1,ND,api,33007001790000,2020-13-01,A OIL,1\n1,ND,api,33,2020-06-01,A OIL,-5\n';
    const nd = { state: 'ND', keyType: 'api', operator: 'A OIL' };
    const tx = {
      state: 'TX',
      keyType: 'lease',
      key: '08-12345',
      month: '2021-01',
      operator: null,
      flaredMcf: 0,
    };
    const bytes = await unpackedFile(new Uint8Array(gzipSync(text)), 1_000);
    const packed = reply(new TextDecoder().decode(bytes));
    const all = [
      { ...nd, key: '33007001790000', month: '2020-05', flaredMcf: 82 },
      tx,
      { ...nd, key: '33', month: '2020-06', flaredMcf: null },
    ];
    expect(service.parse(packed, {})).toEqual({
      outcome: 'data',
      asOf: null,
      value: { reports: all },
    });
    expect(service.parse(reply(text), { state: 'TX', year: 2021 })).toMatchObject({
      value: { reports: [tx] },
    });
    expect(service.parse(reply(text), { year: 1999 + 1 }).outcome).toBe('empty');
    const broken = await unpackedFile(new Uint8Array(gzipSync(text)).subarray(0, 40), 1_000);
    expect(service.parse(reply(new TextDecoder().decode(broken)), {}).outcome).toBe('unavailable');
  });
});

describe('flaring by basin', () => {
  const service = serviceOf(viirsNightfire, 'basin-flaring');

  it('is read by month with its units', () => {
    const text =
      'basin,play_subbasin,product_type,product_units,dec_2019,jan_2020\nPermian,All,flared gas,mmcf,12.5,\nPermian,All,flared gas,mcfpd,400,\nPermian,All,equivalent co2 released monthly,metric tons,7.25,1\nPermian,All,something,else,1,1\n';
    const row = { basin: 'Permian', play: 'All' };
    expect(service.parse(reply(text), {})).toEqual({
      outcome: 'data',
      asOf: null,
      value: {
        series: [
          {
            ...row,
            quantity: 'flared_gas',
            per: 'month',
            unit: 'million_cubic_feet',
            values: [
              { month: '2019-12', value: 12.5 },
              { month: '2020-01', value: null },
            ],
          },
          {
            ...row,
            quantity: 'flared_gas',
            per: 'day',
            unit: 'thousand_cubic_feet',
            values: [
              { month: '2019-12', value: 400 },
              { month: '2020-01', value: null },
            ],
          },
          {
            ...row,
            quantity: 'co2_equivalent',
            per: 'month',
            unit: 'tonnes',
            values: [
              { month: '2019-12', value: 7.25 },
              { month: '2020-01', value: 1 },
            ],
          },
        ],
      },
    });
    expect(service.parse(reply(text.replaceAll(/,[\d.,]*\n/g, ',\n')), {}).outcome).toBe(
      'unavailable',
    );
  });
});
