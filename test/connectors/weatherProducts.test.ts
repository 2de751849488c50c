import { describe, expect, it } from 'vitest';
import type { Connector } from '../../src/connectors/connector.ts';
import { nwpsGauges } from '../../src/connectors/sources/nwpsGauges.ts';
import { nwsApi } from '../../src/connectors/sources/nwsApi.ts';
import { spc } from '../../src/connectors/sources/spc.ts';

function serviceOf(source: Connector, id: string) {
  const found = source.serves.find(({ dataset }) => dataset.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

const replyOf = (text: string) => ({
  status: 200,
  contentType: '',
  text,
  bytes: new TextEncoder().encode(text),
  url: 'https://example.org',
});

/** What a text comes to as the answer of a dataset, checked against it. */
function parse(source: Connector, id: string, text: string, query: object = {}) {
  const service = serviceOf(source, id);
  const parsed = service.parse(replyOf(text), query);
  if (parsed.outcome !== 'unavailable') service.dataset.answer.parse(parsed.value);
  return parsed;
}

describe('local storm reports', () => {
  const product = `692
NWUS53 KDMX 010154
LSRDMX

PRELIMINARY LOCAL STORM REPORT
NATIONAL WEATHER SERVICE DES MOINES IA
854 PM CDT FRI JUL 31 2026

..TIME...   ...EVENT...      ...CITY LOCATION...     ...LAT.LON...
..DATE...   ....MAG....      ..COUNTY LOCATION..ST.. ...SOURCE....
            ..REMARKS..

0801 PM     HAIL             2 SW SAMPLE TOWN LAKE A 43.24N 93.64W
07/31/2026  E1.75 INCH       HANCOCK            IA   TRAINED SPOTTER

            GOLF BALLS ON THE
            MAIN STREET.

1210 AM     NON-TSTM WND GST SAMPLE AIRPORT          41.30N 93.11W
07/31/2026  M60.00 MPH       MARION             IA   AWOS

0900 AM     TORNADO          1 E SAMPLE              41.30N 93.11W
07/31/2026  F1               MARION             IA   NWS STORM SURVEY


&&
$$
`;
  const reports = [
    {
      at: '2026-08-01T01:01:00.000Z',
      event: 'HAIL',
      magnitude: expect.closeTo(44.45, 6),
      unit: 'mm',
      magnitudeText: 'E1.75 INCH',
      isMeasured: false,
      lat: 43.24,
      lon: -93.64,
      place: '2 SW SAMPLE TOWN LAKE A',
      county: 'HANCOCK',
      state: 'IA',
      source: 'TRAINED SPOTTER',
      remarks: 'GOLF BALLS ON THE MAIN STREET.',
    },
    {
      at: '2026-07-31T05:10:00.000Z',
      event: 'NON-TSTM WND GST',
      magnitude: expect.closeTo(26.8224, 6),
      unit: 'm/s',
      magnitudeText: 'M60.00 MPH',
      isMeasured: true,
      lat: 41.3,
      lon: -93.11,
      place: 'SAMPLE AIRPORT',
      county: 'MARION',
      state: 'IA',
      source: 'AWOS',
      remarks: null,
    },
    {
      at: '2026-07-31T14:00:00.000Z',
      event: 'TORNADO',
      magnitude: null,
      unit: null,
      magnitudeText: 'F1',
      isMeasured: null,
      lat: 41.3,
      lon: -93.11,
      place: '1 E SAMPLE',
      county: 'MARION',
      state: 'IA',
      source: 'NWS STORM SURVEY',
      remarks: null,
    },
  ];
  const read = (text: string) => parse(nwsApi, 'local-storm-reports', text);

  it('as text, and inside the reply of the interface', () => {
    const expected = {
      outcome: 'data',
      value: { issuedAt: '2026-08-01T01:54:00.000Z', reports },
      asOf: '2026-08-01T01:54:00.000Z',
    };
    expect(read(product)).toEqual(expected);
    expect(read(JSON.stringify({ id: 'a', productCode: 'LSR', productText: product }))).toEqual(
      expected,
    );
  });

  it('are followed from the list of the office, which may be empty', () => {
    const service = serviceOf(nwsApi, 'local-storm-reports');
    expect(service.request(service.dataset.query.parse({ office: 'DMX' }), undefined, 0)?.url).toBe(
      '/products/types/LSR/locations/DMX',
    );
    expect(service.follow?.(replyOf('{"@graph":[{"id":"0a-1"},{"id":"0b-2"}]}'), {})?.url).toBe(
      '/products/0a-1',
    );
    for (const text of ['{"@graph":[]}', '{"@graph":[{"id":"../stations"}]}', 'x'])
      expect(service.follow?.(replyOf(text), {})).toBeUndefined();
    expect(read('{"@graph":[]}')).toMatchObject({ outcome: 'empty' });
    expect(read('{"@graph":[{"id":5}]}')).toMatchObject({ outcome: 'unavailable' });
  });

  it('cut short, without numbers or in an unknown zone are unavailable', () => {
    for (const text of [
      product.slice(0, product.length / 2),
      product.replaceAll(/\d/g, 'x'),
      product.replace('CDT', 'QQQ'),
      product.replaceAll(/\d\d\/\d\d\/\d{4}/g, '99/99/9999 '),
    ])
      expect(read(text)).toMatchObject({
        outcome: 'unavailable',
        reason: expect.stringMatching(/./),
      });
  });
});

describe('observations of a station', () => {
  it('without time or value are none', () => {
    const seen = (properties: object) => JSON.stringify({ features: [{ properties }] });
    expect(
      parse(
        nwsApi,
        'station-observations',
        seen({ '@id': 'https://api.weather.gov/stations/KAAA/observations/1' }),
        { stationId: 'KAAA' },
      ),
    ).toMatchObject({
      outcome: 'empty',
      value: { stationId: 'KAAA', observations: [] },
    });
    expect(
      parse(
        nwsApi,
        'station-observations',
        seen({ '@id': 'https://api.weather.gov/1', timestamp: 5 }),
        { stationId: 'KAAA' },
      ),
    ).toMatchObject({ outcome: 'unavailable' });
  });
});

describe('points of outlooks', () => {
  const outlook = (rows: string) => `966
WUUS48 KWNS 300857
PTSD48

DAY 4-8 CONVECTIVE OUTLOOK AREAL OUTLINE
NWS STORM PREDICTION CENTER NORMAN OK
0357 AM CST MON NOV 30 2026

VALID TIME 031200Z - 081200Z

SEVERE WEATHER OUTLOOK POINTS DAY 4-8

... ANY SEVERE ...

${rows}
&&
`;
  const rows = `D4     34170766 34640819 35160036
       34170766 99999999 40009999 41000001
D6-7   30008000 31008100`;
  const read = (text: string) => parse(spc, 'outlook-areas', text);

  it('become lines with the sign of the west and the days of their label', () => {
    expect(read(outlook(rows))).toEqual({
      outcome: 'data',
      asOf: '2026-11-30T09:57:00.000Z',
      value: {
        product: 'PTSD48',
        issuedAt: '2026-11-30T09:57:00.000Z',
        areas: [
          {
            hazard: 'ANY SEVERE',
            label: 'D4',
            validFrom: '2026-12-03T12:00:00.000Z',
            validUntil: '2026-12-04T12:00:00.000Z',
            lines: [
              {
                isClosed: true,
                points: [
                  [-107.66, 34.17],
                  [-108.19, 34.64],
                  [-100.36, 35.16],
                  [-107.66, 34.17],
                ],
              },
              {
                isClosed: false,
                points: [
                  [-99.99, 40],
                  [-100.01, 41],
                ],
              },
            ],
          },
          {
            hazard: 'ANY SEVERE',
            label: 'D6-7',
            validFrom: '2026-12-05T12:00:00.000Z',
            validUntil: '2026-12-07T12:00:00.000Z',
            lines: [
              {
                isClosed: false,
                points: [
                  [-80, 30],
                  [-81, 31],
                ],
              },
            ],
          },
        ],
      },
    });
  });

  it('a category is valid as long as the product', () => {
    const text = outlook('SLGT   30008000 31008100\n0.05   30008000 31008100').replace(
      'POINTS DAY 4-8',
      'POINTS DAY 1',
    );
    expect(read(text)).toMatchObject({
      value: {
        areas: [
          {
            label: 'SLGT',
            validFrom: '2026-12-03T12:00:00.000Z',
            validUntil: '2026-12-08T12:00:00.000Z',
          },
          { label: '0.05' },
        ],
      },
    });
  });

  it('without areas are empty; damaged they are unavailable', () => {
    expect(read(outlook(''))).toMatchObject({ outcome: 'empty', value: { areas: [] } });
    for (const text of [
      outlook(rows).slice(0, -20),
      outlook(rows).replaceAll(/\d/g, 'x'),
      outlook(rows.replace('34640819', '99640819')),
      outlook(rows).replace('VALID TIME', 'VALID'),
    ])
      expect(read(text)).toMatchObject({
        outcome: 'unavailable',
        reason: expect.stringMatching(/./),
      });
  });

  it('are asked of the gateway by heading, office and name', () => {
    const service = serviceOf(spc, 'outlook-areas');
    expect(
      service.request(service.dataset.query.parse({ product: 'PTSDY2' }), undefined, 0)?.url,
    ).toBe('https://tgftp.nws.noaa.gov/data/raw/wu/wuus02.kwns.pts.dy2.txt');
  });
});

describe('hydrologic bulletins', () => {
  const datum = (valid: string, primary: string, secondary: string) =>
    `<datum><valid timezone="UTC">${valid}</valid><primary>${primary}</primary><secondary>${secondary}</secondary></datum>`;
  const site = (id: string, series: string) =>
    `<?xml version="1.0" standalone="yes"?>\n<site generationtime="2026-03-13T17:10:07+00:00" originator="DMX" name="Sample" id="${id}">${series}</site>\n`;
  const bulletin = [
    '286\nSRUS53 KDMX 131710\nHMLDMX\n',
    site(
      'AAAI4',
      `<observed primaryUnits="ft" secondaryUnits="kcfs">${datum('2026-03-13T16:15:00-00:00', '2.0', '-999')}${datum('2026-03-13T16:00:00-00:00', '1.0', '0.5')}</observed>`,
    ),
    site(
      'AAAI4',
      `<observed primaryUnits="kcfs" secondaryUnits="ft">${datum('2026-03-13T16:15:00-00:00', '2', '-999')}${datum('2026-03-13T16:30:00-00:00', '-9999', '-999')}</observed>`,
    ),
    site(
      'BBBI4',
      `<forecast issued="2026-03-13T15:00:00-00:00" primaryUnits="ft" secondaryUnits="furlongs">${datum('2026-03-14T00:00:00-00:00', '10', '4')}</forecast>`,
    ),
  ].join('');
  const read = (text: string, query: object = {}) => parse(nwpsGauges, 'gauge-series', text, query);

  it('join what a gauge says of stage and of flow', () => {
    const points = [
      {
        at: '2026-03-13T16:00:00.000Z',
        stageM: expect.closeTo(0.3048, 6),
        flowM3s: expect.closeTo(14.1584235, 6),
      },
      {
        at: '2026-03-13T16:15:00.000Z',
        stageM: expect.closeTo(0.6096, 6),
        flowM3s: expect.closeTo(56.633694, 6),
      },
    ];
    const expected = {
      outcome: 'data',
      value: { issuedAt: '2026-03-13T17:10:07.000Z', points },
      asOf: '2026-03-13T17:10:07.000Z',
    };
    expect(read(bulletin)).toEqual(expected);
    expect(read(bulletin, { gaugeId: 'aaai4', kind: 'observed' })).toEqual(expected);
  });

  it('answer for the gauge and the kind asked for, and no other', () => {
    expect(read(bulletin, { gaugeId: 'BBBI4', kind: 'forecast' })).toMatchObject({
      outcome: 'data',
      value: {
        issuedAt: '2026-03-13T15:00:00.000Z',
        points: [{ at: '2026-03-14T00:00:00.000Z', stageM: 3.048, flowM3s: null }],
      },
    });
    expect(read(bulletin, { gaugeId: 'AAAI4', kind: 'forecast' })).toMatchObject({
      outcome: 'empty',
    });
    expect(read(bulletin, { gaugeId: 'CCCI4', kind: 'forecast' })).toMatchObject({
      outcome: 'unavailable',
    });
  });

  it('damaged are unavailable', () => {
    for (const text of [
      bulletin.slice(0, bulletin.length / 2),
      bulletin.replaceAll(/\d/g, 'x'),
      bulletin.replaceAll('<valid', '<wrong').replaceAll('</valid', '</wrong'),
    ])
      expect(read(text)).toMatchObject({
        outcome: 'unavailable',
        reason: expect.stringMatching(/./),
      });
  });
});
