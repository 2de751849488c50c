import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { nhcStorms } from '../../src/connectors/sources/nhcStorms.ts';
import { issueTimeIn, nearestTime } from '../../src/connectors/formats/usLocalTime.ts';

const NOW = Date.parse('2026-08-20T00:00:00Z');

function serviceOf(id: string) {
  const found = nhcStorms.serves.find(({ dataset }) => dataset.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

/** What a text comes to as the answer of a dataset, checked against it. */
function parse(
  id: string,
  text: string,
  query: object = {},
  bytes = new TextEncoder().encode(text),
) {
  const service = serviceOf(id);
  const parsed = service.parse(
    { status: 200, contentType: '', text, bytes, url: nhcStorms.baseUrl },
    query,
  );
  if (parsed.outcome !== 'unavailable') service.dataset.answer.parse(parsed.value);
  return parsed;
}

const urlOf = (id: string, query: object) =>
  serviceOf(id).request(serviceOf(id).dataset.query.parse(query), undefined, NOW)?.url;
const features = (...all: object[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: all.map((feature) => ({ type: 'Feature', ...feature })),
  });

describe('times of the products', () => {
  it.each([
    ['200 PM EDT Tue Aug 18 2026', '2026-08-18T18:00:00.000Z'],
    ['1200 AM HST Thu Jan 01 2026', '2026-01-01T10:00:00.000Z'],
    ['1500 UTC THU AUG 26 2021', '2021-08-26T15:00:00.000Z'],
    ['1145 PM ChST Thu Dec 31 2026', '2026-12-31T13:45:00.000Z'],
  ])('%s', (text, at) => expect(issueTimeIn(`A\n${text}\nB`)?.at).toBe(at));
  it.each([
    '200 PM XYZ Tue Aug 18 2026',
    '1300 PM EDT Tue Aug 18 2026',
    '200 PM EDT Tue Feb 30 2026',
    'soon',
  ])('%s is no time', (text) => expect(issueTimeIn(text)).toBeUndefined());
  it('a day without a month is the nearest', () => {
    expect(nearestTime('01', '0600', Date.parse('2026-12-31T18:00:00Z'))).toBe(
      Date.parse('2027-01-01T06:00:00Z'),
    );
    expect(nearestTime('31', '1800', Date.parse('2026-02-01T00:00:00Z'))).toBe(
      Date.parse('2026-01-31T18:00:00Z'),
    );
    expect(nearestTime('32', '1800', NOW)).toBeUndefined();
  });
});

describe('tracks of the forecasting system', () => {
  const deck = [
    'EP, 05, 2026082000,   , BEST,   0, 155N, 1202W,  75,  984, HU,  34, NEQ,   80,   60,    0,   70, 1008,  150,  20,  90,   0,   E,   0,    ,   0,   0,      TESTER, D,',
    'EP, 05, 2026082000,   , BEST,   0, 155N, 1202W,  75,  984, HU,  50, NEQ,   30,   20,    0,   25, 1008,  150,  20,  90,   0,   E,   0,    ,   0,   0,      TESTER, D,',
    'EP, 05, 2026082006, 30, BEST,   0, 160S, 1795E,   0,    0, XX,  34, AAA,   40,    0,    0,    0,',
    'EP, 05, 2026082006, 03, SHIP,  12,   0N,    0W,  65,    0, XX,  34, NEQ,    0,    0,    0,    0,',
  ].join('\n');

  it('joins the wind radii of a fix, and knows what is not given', () => {
    const parsed = parse('storm-fixes', deck);
    expect(parsed).toMatchObject({ outcome: 'data', asOf: '2026-08-20T06:00:00.000Z' });
    expect(parsed).toHaveProperty('value.fixes', [
      {
        stormId: 'ep052026',
        name: 'TESTER',
        technique: 'BEST',
        analysedAt: '2026-08-20T00:00:00.000Z',
        leadHours: 0,
        validAt: '2026-08-20T00:00:00.000Z',
        lat: 15.5,
        lon: -120.2,
        windSpeedKt: 75,
        gustKt: 90,
        pressureHpa: 984,
        maxWindRadiusNm: 20,
        development: 'HU',
        windRadii: [
          { windKt: 34, neNm: 80, seNm: 60, swNm: 0, nwNm: 70 },
          { windKt: 50, neNm: 30, seNm: 20, swNm: 0, nwNm: 25 },
        ],
      },
      {
        stormId: 'ep052026',
        name: null,
        technique: 'BEST',
        analysedAt: '2026-08-20T06:00:00.000Z',
        leadHours: 0,
        validAt: '2026-08-20T06:30:00.000Z',
        lat: -16,
        lon: 179.5,
        windSpeedKt: null,
        gustKt: null,
        pressureHpa: null,
        maxWindRadiusNm: null,
        development: null,
        windRadii: [{ windKt: 34, neNm: 40, seNm: 40, swNm: 40, nwNm: 40 }],
      },
      {
        stormId: 'ep052026',
        name: null,
        technique: 'SHIP',
        analysedAt: '2026-08-20T06:00:00.000Z',
        leadHours: 12,
        validAt: '2026-08-20T18:00:00.000Z',
        lat: null,
        lon: null,
        windSpeedKt: 65,
        gustKt: null,
        pressureHpa: null,
        maxWindRadiusNm: null,
        development: null,
        windRadii: [],
      },
    ]);
  });

  it('reads packed decks, and one technique where asked', () => {
    const packed = new Uint8Array(gzipSync(deck));
    const parsed = parse(
      'storm-fixes',
      new TextDecoder().decode(packed),
      { technique: 'SHIP' },
      packed,
    );
    expect(parsed).toHaveProperty('value.fixes.length', 1);
    expect(parse('storm-fixes', deck, { technique: 'OFCL' })).toMatchObject({ outcome: 'empty' });
    expect(parse('storm-fixes', 'x', {}, packed.slice(0, 40))).toMatchObject({
      outcome: 'unavailable',
    });
  });

  it.each([
    ['letters for digits', deck.replaceAll(/\d/g, 'x')],
    ['no hemisphere', deck.replaceAll(/[NSEW],/g, ',')],
    ['a page', '<html><body>404 Not Found</body></html>'],
  ])('%s is unavailable', (_, text) =>
    expect(parse('storm-fixes', text)).toMatchObject({
      outcome: 'unavailable',
      reason: expect.stringMatching(/./),
    }),
  );

  it('asks for this year, former years and aids where they lie', () => {
    expect(urlOf('storm-fixes', { stormId: 'ep052026' })).toBe(
      'https://ftp.nhc.noaa.gov/atcf/btk/bep052026.dat',
    );
    expect(urlOf('storm-fixes', { stormId: 'ep052026', technique: 'OFCL' })).toBe(
      'https://ftp.nhc.noaa.gov/atcf/aid_public/aep052026.dat.gz',
    );
    expect(urlOf('storm-fixes', { stormId: 'al092021' })).toBe(
      'https://ftp.nhc.noaa.gov/atcf/archive/2021/bal092021.dat.gz',
    );
  });

  const register = [
    '    TESTER, EP, E, CP, , , , 05, 2025, HU, S, 2025082318, 2025091000, , 019, , , 2, , 4, EP052025',
    ' GENESIS01, AL, L, , , , , 71, 2026, DB, O, 2026081218, 9999999999, , 001, , , , GENESIS, , AL712026',
  ].join('\n');

  it('reads the register of storms; one that goes on has no end', () => {
    expect(parse('storm-register', register)).toHaveProperty('value.storms', [
      {
        stormId: 'ep052025',
        name: 'TESTER',
        basin: 'EP',
        otherBasins: ['CP'],
        number: 5,
        year: 2025,
        development: 'HU',
        startsAt: '2025-08-23T18:00:00.000Z',
        endsAt: '2025-09-10T00:00:00.000Z',
        state: null,
      },
      {
        stormId: 'al712026',
        name: 'GENESIS01',
        basin: 'AL',
        otherBasins: [],
        number: 71,
        year: 2026,
        development: 'DB',
        startsAt: '2026-08-12T18:00:00.000Z',
        endsAt: null,
        state: 'genesis',
      },
    ]);
    expect(parse('storm-register', register, { year: 2026 })).toHaveProperty(
      'value.storms.length',
      1,
    );
    expect(parse('storm-register', register.replaceAll(/\d/g, 'x'))).toMatchObject({
      outcome: 'unavailable',
    });
  });
});

describe('advisories', () => {
  const advisory = `ZCZC MIATCMAT4 ALL

POST-TROPICAL CYCLONE TESTER SPECIAL FORECAST/ADVISORY NUMBER  12
NWS NATIONAL HURRICANE CENTER MIAMI FL       AL042026
2100 UTC SUN AUG 30 2026

POST-TROPICAL CYCLONE CENTER LOCATED NEAR 29.8N  43.9W AT 30/2100Z
POSITION ACCURATE WITHIN  30 NM

PRESENT MOVEMENT TOWARD THE NORTH-NORTHEAST OR  15 DEGREES AT   8 KT

ESTIMATED MINIMUM CENTRAL PRESSURE  991 MB
MAX SUSTAINED WINDS  55 KT WITH GUSTS TO  65 KT.
50 KT....... 20NE   0SE   0SW   0NW.
34 KT....... 90NE  80SE  30SW  40NW.
12 FT SEAS..120NE 150SE  60SW  60NW.

REPEAT...CENTER LOCATED NEAR 29.8N  43.9W AT 30/2100Z
AT 30/1800Z CENTER WAS LOCATED NEAR 29.4N  44.0W

FORECAST VALID 31/0600Z 31.0N  43.5W
MAX WIND  50 KT...GUSTS  60 KT.
34 KT... 90NE  80SE  30SW   0NW.

FORECAST VALID 01/0600Z 33.0N  42.0W...POST-TROP/EXTRATROP

OUTLOOK VALID 02/1800Z...DISSIPATED

REQUEST FOR 3 HOURLY SHIP REPORTS WITHIN 300 MILES OF 29.8N  43.9W

NEXT ADVISORY AT 31/0300Z

$$
FORECASTER TEST
`;
  const shared = { storm: 'Post-Tropical Cyclone Tester', advisory: '12' };
  const points = [
    {
      ...shared,
      leadHours: 0,
      validAt: '2026-08-30T21:00:00.000Z',
      lat: 29.8,
      lon: -43.9,
      windSpeedKt: 55,
      gustKt: 65,
      pressureHpa: 991,
      movementDeg: 15,
      movementKt: 8,
      windRadii: [
        { windKt: 50, neNm: 20, seNm: 0, swNm: 0, nwNm: 0 },
        { windKt: 34, neNm: 90, seNm: 80, swNm: 30, nwNm: 40 },
      ],
    },
    {
      ...shared,
      leadHours: 12,
      validAt: '2026-08-31T06:00:00.000Z',
      lat: 31,
      lon: -43.5,
      windSpeedKt: 50,
      gustKt: 60,
      pressureHpa: null,
      movementDeg: null,
      movementKt: null,
      windRadii: [{ windKt: 34, neNm: 90, seNm: 80, swNm: 30, nwNm: 0 }],
    },
    {
      ...shared,
      leadHours: 36,
      validAt: '2026-09-01T06:00:00.000Z',
      lat: 33,
      lon: -42,
      windSpeedKt: null,
      gustKt: null,
      pressureHpa: null,
      movementDeg: null,
      movementKt: null,
      windRadii: [],
    },
  ];

  it('in words give the centre and the forecast, as text or in a page', () => {
    expect(parse('storm-forecast', advisory)).toEqual({
      outcome: 'data',
      value: { points },
      asOf: '2026-08-30T21:00:00.000Z',
    });
    expect(
      parse(
        'storm-forecast',
        `<!DOCTYPE html><html><body><p>x</p><pre>\n${advisory.replaceAll('\n', '\r\n')}</pre></body></html>`,
      ),
    ).toMatchObject({ outcome: 'data', value: { points } });
    expect(urlOf('storm-forecast', { stormId: 'al042026', advisory: 12 })).toBe(
      '/archive/2026/al04/al042026.fstadv.012.shtml',
    );
  });

  it('cut short or without numbers are unavailable', () => {
    for (const text of [
      advisory.slice(0, advisory.length / 2),
      advisory.replace('$$', ''),
      advisory.replaceAll(/\d/g, 'x'),
      advisory.replaceAll('LOCATED', 'SOMEWHERE'),
    ])
      expect(parse('storm-forecast', text)).toMatchObject({
        outcome: 'unavailable',
        reason: expect.stringMatching(/./),
      });
  });

  const members = {
    STORMNAME: 'Tester',
    ADVISNUM: '5',
    ADVDATE: '1100 AM EDT Mon Aug 31 2026',
    FCSTPRD: 120,
  };
  const lower = (properties: object) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value]),
    );

  it.each([
    ['upper', (properties: object) => properties],
    ['lower', lower],
  ])('as points in %s case', (_, cased) => {
    const point = {
      ...members,
      TAU: 24,
      VALIDTIME: '01/1200',
      MAXWIND: 80,
      GUST: 9999,
      MSLP: 9999,
      TCDIR: 9999,
      TCSPD: 9999,
    };
    const at = (more: object) => ({
      geometry: { type: 'Point', coordinates: [-80.5, 25.5] },
      properties: cased({ ...point, ...more }),
    });
    const text = features(
      at({}),
      at({ TAU: 0, VALIDTIME: '31/1200', MSLP: 970, TCDIR: 350, TCSPD: 12, GUST: 100 }),
    );
    expect(parse('storm-forecast', text)).toHaveProperty('value.points', [
      {
        storm: 'Tester',
        leadHours: 0,
        validAt: '2026-08-31T15:00:00.000Z',
        lat: 25.5,
        lon: -80.5,
        windSpeedKt: 80,
        gustKt: 100,
        pressureHpa: 970,
        movementDeg: 350,
        movementKt: 12,
        windRadii: [],
        advisory: '5',
      },
      {
        storm: 'Tester',
        leadHours: 24,
        validAt: '2026-09-01T12:00:00.000Z',
        lat: 25.5,
        lon: -80.5,
        windSpeedKt: 80,
        gustKt: null,
        pressureHpa: null,
        movementDeg: null,
        movementKt: null,
        windRadii: [],
        advisory: '5',
      },
    ]);
  });

  it('as a track, a cone and coastal warnings', () => {
    const ring = [
      [-181, 20],
      [-179, 21],
      [-180, 22],
      [-181, 20],
    ];
    const text = features(
      {
        geometry: {
          type: 'LineString',
          coordinates: [
            [-80, 20],
            [-81, 21],
          ],
        },
        properties: members,
      },
      { geometry: { type: 'Polygon', coordinates: [ring] }, properties: lower(members) },
      {
        geometry: {
          type: 'MultiLineString',
          coordinates: [
            [
              [-80, 25],
              [-80, 26],
            ],
            [
              [-81, 25],
              [-81, 26],
            ],
          ],
        },
        properties: { ...members, TCWW: 'HWA' },
      },
      { geometry: null, properties: members },
    );
    const shape = {
      storm: 'Tester',
      advisory: '5',
      issuedAt: '2026-08-31T15:00:00.000Z',
      forecastHours: 120,
    };
    expect(parse('advisory-shapes', text)).toHaveProperty('value.shapes', [
      {
        ...shape,
        kind: 'track',
        warning: null,
        parts: [
          [
            [-80, 20],
            [-81, 21],
          ],
        ],
      },
      { ...shape, kind: 'cone', warning: null, parts: [ring] },
      {
        ...shape,
        kind: 'watch_warning',
        warning: 'hurricane_watch',
        parts: [
          [
            [-80, 25],
            [-80, 26],
          ],
          [
            [-81, 25],
            [-81, 26],
          ],
        ],
      },
    ]);
    expect(parse('advisory-shapes', features())).toMatchObject({ outcome: 'empty' });
    expect(
      parse(
        'advisory-shapes',
        features({
          geometry: { type: 'LineString', coordinates: [['a', 'b']] },
          properties: members,
        }),
      ),
    ).toMatchObject({ outcome: 'unavailable' });
  });

  it('are asked of the layers that hold the storms of all slots', () => {
    const layer = (id: string, query: object) =>
      /MapServer\/(\d+)\/query\?where=binnumber%3D%27EP2%27/.exec(urlOf(id, query) ?? '')?.[1];
    expect(layer('storm-forecast', { bin: 'EP2' })).toBe('5');
    expect(
      ['track', 'cone', 'watches_warnings'].map((name) =>
        layer('advisory-shapes', { bin: 'EP2', layer: name }),
      ),
    ).toEqual(['6', '7', '8']);
  });
});

describe('cyclone warnings outside US waters', () => {
  const item = (title: string, description: string) =>
    `<item><title>Current ${title} Tropical Systems</title><description><![CDATA[${description}]]></description><category>${title} Tropical Systems</category></item>`;
  const feed = (...items: string[]) =>
    `<?xml version="1.0"?><rss version="2.0"><channel><title>JTWC FEED</title><pubDate>Tue, 01 Sep 2026 01:30:03 +0000</pubDate>${items.join('')}</channel></rss>`;
  const QUIET = "<ul><li><font color='red'>No Current Tropical Cyclone Warnings.</font></li></ul>";
  const storms = `<p><b>Super Typhoon  22W (Bang-lang) Warning #14A   <font color=red><b>Final Warning</b></font></b><br>
<b>Issued at 31/2100Z<b>
<ul><li><a href='https://www.metoc.navy.mil/jtwc/products/wp2226web.txt' target='newwin'>TC Warning Text </a></li></ul>
<p><b>Tropical Cyclone Formation Alert WTPN21 </b><br>
<b>Reissued at 01/0100Z<b>`;

  it('one after the other, with the month of the feed', () => {
    expect(
      parse(
        'cyclone-warnings',
        feed(
          item('Northwest Pacific/North Indian Ocean*', storms),
          item('Southern Hemisphere', QUIET),
        ),
      ),
    ).toEqual({
      outcome: 'data',
      asOf: '2026-09-01T01:30:03.000Z',
      value: {
        warnings: [
          {
            kind: 'warning',
            id: '22W',
            stormId: 'wp222026',
            name: 'Bang-lang',
            classification: 'Super Typhoon',
            area: 'Northwest Pacific/North Indian Ocean',
            warningNumber: 14,
            isFinal: true,
            issuedAt: '2026-08-31T21:00:00.000Z',
            links: [
              {
                title: 'TC Warning Text',
                url: 'https://www.metoc.navy.mil/jtwc/products/wp2226web.txt',
              },
            ],
          },
          {
            kind: 'formation_alert',
            id: 'WTPN21',
            stormId: null,
            name: null,
            classification: 'Tropical Cyclone Formation Alert',
            area: 'Northwest Pacific/North Indian Ocean',
            warningNumber: null,
            isFinal: false,
            issuedAt: '2026-09-01T01:00:00.000Z',
            links: [],
          },
        ],
      },
    });
  });

  it('none is an answer; a storm that cannot be read is not none', () => {
    expect(parse('cyclone-warnings', feed(item('Southern Hemisphere', QUIET)))).toMatchObject({
      outcome: 'empty',
    });
    expect(
      parse(
        'cyclone-warnings',
        feed(item('Southern Hemisphere', QUIET), item('Northwest Pacific', 'Typhoon somewhere')),
      ),
    ).toMatchObject({ outcome: 'unavailable' });
    expect(parse('cyclone-warnings', feed())).toMatchObject({ outcome: 'unavailable' });
    expect(
      parse('cyclone-warnings', feed(item('Southern Hemisphere', QUIET)).slice(0, 200)),
    ).toMatchObject({ outcome: 'unavailable' });
  });
});

describe('outlook on formation', () => {
  const outlook = (body: string) =>
    `ABNT20 KNHC 301136\nTWOAT\n\nTropical Weather Outlook\nNWS National Hurricane Center Miami FL\n800 AM EDT Sun Aug 30 2026\n\nFor the North Atlantic...Caribbean Sea and the Gulf of America:\n\n${body}\n\n$$\nForecaster Test\n`;
  const areas = `Active Systems:
The National Hurricane Center is issuing advisories on Tester.

1. East of the Islands (Remnants of Test):
A strong wave is moving
west.
* Formation chance through 48 hours...low...near 0 percent.
* Formation chance through 7 days...low...20 percent.

Northern Gulf of America (AL97):
Showers.
* FORMATION CHANCE THROUGH 48 HOURS...HIGH...70 PERCENT.`;

  it('names areas with their chances', () => {
    expect(parse('formation-outlook', outlook(areas))).toEqual({
      outcome: 'data',
      asOf: '2026-08-30T12:00:00.000Z',
      value: {
        issuedAt: '2026-08-30T12:00:00.000Z',
        areas: [
          {
            name: 'East of the Islands (Remnants of Test)',
            chance2DayPct: 0,
            chance7DayPct: 20,
            text: 'A strong wave is moving west.',
          },
          {
            name: 'Northern Gulf of America (AL97)',
            chance2DayPct: 70,
            chance7DayPct: null,
            text: 'Showers.',
          },
        ],
      },
    });
  });

  it('says that none is expected, and is unavailable where it says nothing or stops', () => {
    expect(
      parse(
        'formation-outlook',
        outlook('Tropical cyclone formation is not expected during the next 7 days.'),
      ),
    ).toMatchObject({ outcome: 'empty', value: { areas: [] } });
    for (const text of [
      outlook('Nothing.'),
      outlook(areas).replace('$$', ''),
      outlook(areas).replaceAll(/\d/g, 'x'),
      outlook(areas).replace('Northern Gulf of America (AL97):', 'Gulf'),
    ])
      expect(parse('formation-outlook', text)).toMatchObject({
        outcome: 'unavailable',
        reason: expect.stringMatching(/./),
      });
  });

  it('is asked of the centre of the basin', () =>
    expect(urlOf('formation-outlook', { basin: 'central_pacific' })).toBe('/text/HFOTWOCP.shtml'));
});
