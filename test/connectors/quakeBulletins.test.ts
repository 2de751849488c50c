import { describe, expect, it } from 'vitest';
import type { RawReply } from '../../src/connectors/connector.ts';
import { fromIsf } from '../../src/connectors/formats/isf.ts';
import { usgsFdsnEvent } from '../../src/connectors/sources/usgsFdsnEvent.ts';
import { usgsNshmpHazard } from '../../src/connectors/sources/usgsNshmpHazard.ts';

const reply = (text: string, status = 200): RawReply => ({
  status,
  contentType: '',
  text,
  url: 'https://service.example',
});

const ORIGINS =
  '   Date       Time        Err   RMS Latitude Longitude  Smaj  Smin  Az Depth   Err Ndef Nsta Gap  mdist  Mdist Qual   Author      OrigID';
const MAGNITUDES = 'Magnitude  Err Nsta Author      OrigID';

/** Lays texts out at the columns where the format has them. */
function columns(...parts: readonly (readonly [start: number, text: string])[]): string {
  return parts.reduce((line, [start, text]) => line.padEnd(start) + text, '');
}

const FIRST = columns(
  [0, '2004/12/26'],
  [11, '00:58:50.00'],
  [36, '  3.3000'],
  [45, ' -95.7800'],
  [71, ' 10.0'],
  [76, 'f'],
  [115, 'se'],
  [118, 'NEIC'],
  [128, '11'],
);
const PRIME = columns(
  [0, '2004/12/26'],
  [11, '00:58:53.45'],
  [24, ' 0.21'],
  [30, '1.250'],
  [36, ' -3.2950'],
  [45, '  95.9820'],
  [71, ' 30.1'],
  [76, ' '],
  [78, ' 2.5'],
  [83, ' 900'],
  [88, ' 850'],
  [93, ' 24'],
  [97, '  2.15'],
  [104, '178.22'],
  [115, 'ke'],
  [118, 'ISC'],
  [128, '12'],
);
const LAST = columns(
  [0, '2004/12/26'],
  [11, '00:59:00'],
  [36, '  3.0000'],
  [45, '  95.0000'],
  [115, 'uk'],
  [118, 'MOS'],
  [128, '13'],
);

const bulletin = (origins: readonly string[], magnitudes: readonly string[] = []) =>
  [
    'DATA_TYPE BULLETIN IMS1.0:short',
    'ISC Bulletin',
    'Event    77777 Off northern Sumatra',
    '',
    ORIGINS,
    ...origins,
    '',
    MAGNITUDES,
    ...magnitudes,
    '',
    'Sta     Dist  EvAz Phase        Time',
    'AAA     1.00  30.0 P',
    '',
    'STOP',
    '',
  ].join('\n');

describe('a bulletin in IASPEI Seismic Format', () => {
  const magnitudes = [
    columns([0, 'mb'], [6, ' 7.0'], [15, ' 300'], [20, 'ISC'], [30, '12']),
    columns([0, 'MS'], [6, ' 8.6'], [11, '0.2'], [20, 'ISC'], [30, '12']),
    columns([0, 'MS'], [6, ' 8.8'], [20, 'NEIC'], [30, '11']),
  ];

  it('gives the origin that it marks as prime, whatever its place, and all others', () => {
    const parsed = fromIsf(
      reply(bulletin([FIRST, PRIME, ' (#PRIME)', ' (a remark)', LAST], magnitudes)),
      10,
    );
    expect(parsed).toMatchObject({
      outcome: 'data',
      value: {
        complete: true,
        events: [
          {
            id: '77777',
            place: 'Off northern Sumatra',
            time: '2004-12-26T00:58:53.450Z',
            lat: -3.295,
            lon: 95.982,
            depthKm: 30.1,
            depthHold: null,
            agency: 'ISC',
            kind: 'earthquake',
            isCertain: true,
            magnitude: 8.6,
            magnitudeType: 'MS',
            origins: [
              {
                id: '11',
                agency: 'NEIC',
                isPrime: false,
                lat: 3.3,
                lon: -95.78,
                depthKm: 10,
                depthHold: 'fixed',
                stations: null,
              },
              {
                id: '12',
                agency: 'ISC',
                isPrime: true,
                timeErrorS: 0.21,
                rmsS: 1.25,
                depthErrorKm: 2.5,
                definingPhases: 900,
                stations: 850,
                gapDeg: 24,
                minDistanceDeg: 2.15,
                maxDistanceDeg: 178.22,
              },
              {
                id: '13',
                agency: 'MOS',
                isPrime: false,
                time: '2004-12-26T00:59:00.000Z',
                depthKm: null,
              },
            ],
            magnitudes: [
              { type: 'mb', value: 7, stations: 300, agency: 'ISC', originId: '12' },
              { type: 'MS', value: 8.6, error: 0.2 },
              { type: 'MS', value: 8.8, agency: 'NEIC', originId: '11' },
            ],
          },
        ],
      },
    });
  });

  it('takes the last origin where none is marked, and a moment magnitude by anyone', () => {
    const moment = columns([0, 'MW'], [6, ' 9.0'], [20, 'GCMT'], [30, '99']);
    expect(fromIsf(reply(bulletin([PRIME, FIRST], [...magnitudes, moment])), 10)).toMatchObject({
      value: {
        events: [
          {
            agency: 'NEIC',
            depthHold: 'fixed',
            isCertain: false,
            kind: 'earthquake',
            magnitude: 9,
            magnitudeType: 'MW',
          },
        ],
      },
    });
    expect(fromIsf(reply(bulletin([LAST], magnitudes)), 10)).toMatchObject({
      value: { events: [{ magnitude: null, kind: 'unknown', isCertain: null }] },
    });
  });

  it('is empty without events, and unavailable cut off or unreadable', () => {
    expect(
      fromIsf(reply('DATA_TYPE BULLETIN IMS1.0:short\nISC Bulletin\n\nSTOP\n'), 10),
    ).toMatchObject({ outcome: 'empty', value: { events: [] } });
    expect(fromIsf(reply('', 204), 10).outcome).toBe('empty');
    const whole = bulletin([PRIME], magnitudes);
    for (const text of [
      whole.slice(0, whole.length / 2),
      whole.replaceAll(/\d/g, 'x'),
      bulletin(['1999/01/01 nothing']),
    ])
      expect(fromIsf(reply(text), 10).outcome).toBe('unavailable');
    expect(fromIsf(reply(whole), 1)).toMatchObject({ value: { complete: false } });
  });
});

describe('lists of what a service has', () => {
  const catalogues = usgsFdsnEvent.serves.find(({ dataset }) => dataset.id === 'quake-catalogues');

  it('names catalogues and contributors', () => {
    const text =
      '<?xml version="1.0"?><Catalogs><Catalog>us</Catalog><Catalog>1967</Catalog></Catalogs>';
    expect(catalogues?.parse(reply(text), { of: 'catalogs' })).toMatchObject({
      outcome: 'data',
      value: { codes: [{ code: 'us' }, { code: '1967' }] },
    });
    expect(catalogues?.parse(reply(text), { of: 'contributors' }).outcome).toBe('unavailable');
    expect(
      catalogues?.parse(reply('<Contributors><Contributor>ak</Contributor></Contributors>'), {
        of: 'contributors',
      }),
    ).toMatchObject({ value: { codes: [{ code: 'ak' }] } });
    expect(catalogues?.request({ of: 'contributors' }, undefined, 0)).toEqual({
      url: '/contributors',
    });
  });

  it('names editions and regions of a hazard model', () => {
    const models = usgsNshmpHazard.serves.find(({ dataset }) => dataset.id === 'hazard-models');
    const region = {
      value: 'R1',
      display: 'Region one',
      minlatitude: 20,
      maxlatitude: 30,
      minlongitude: -120,
      maxlongitude: -100,
      gridspacing: 0.1,
      supports: { imt: ['PGA', 'SA1P0'], vs30: ['760', '180'] },
    };
    const body = (regions: readonly unknown[]) =>
      JSON.stringify({
        status: 'usage',
        parameters: {
          edition: {
            values: [{ value: 'E1', display: 'Edition one', supports: { region: ['R1', 'R9'] } }],
          },
          region: { values: regions },
        },
      });
    expect(models?.parse(reply(body([region])), {})).toEqual({
      outcome: 'data',
      asOf: null,
      value: {
        models: [
          {
            edition: 'E1',
            editionName: 'Edition one',
            region: 'R1',
            regionName: 'Region one',
            south: 20,
            north: 30,
            west: -120,
            east: -100,
            gridSpacingDeg: 0.1,
            imts: ['PGA', 'SA1P0'],
            vs30Mps: [760, 180],
          },
        ],
      },
    });
    expect(models?.parse(reply(body([])), {}).outcome).toBe('unavailable');
  });
});
