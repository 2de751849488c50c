import { describe, expect, it } from 'vitest';
import { disasterSignals } from '../../../../engines/signals/earlyWarning/disasterSignals.ts';
import { feedStatus, FEEDS } from '../../../../engines/signals/earlyWarning/feeds.ts';
import { globalSummary } from '../../../../engines/signals/earlyWarning/globalSummary.ts';
import { mergeSignals } from '../../../../engines/signals/earlyWarning/mergeSignals.ts';
import { quakeSignals } from '../../../../engines/signals/earlyWarning/quakeSignals.ts';
import { BLANK, type Signal } from '../../../../engines/signals/earlyWarning/signal.ts';
import { tsunamiSignals } from '../../../../engines/signals/earlyWarning/tsunamiSignals.ts';
import { noticeSignals } from '../../../../engines/signals/earlyWarning/volcanoSignals.ts';
import {
  alertSignals,
  gaugeSignals,
  incidentSignals,
} from '../../../../engines/signals/earlyWarning/weatherSignals.ts';

const NOW = Date.parse('2026-05-01T12:00:00Z');
const iso = (minutesAgo: number) => new Date(NOW - minutesAgo * 60_000).toISOString();

const quake = (
  id: string,
  more: { mag: number; lat?: number; secondsLater?: number; status?: 'reviewed' | 'automatic' },
) => ({
  id,
  time: new Date(NOW - 3_600_000 + (more.secondsLater ?? 0) * 1000).toISOString(),
  lat: more.lat ?? 38,
  lon: 142,
  depthKm: 20,
  magnitude: more.mag,
  magnitudeType: 'mww',
  place: 'off Honshu',
  url: null,
  status: more.status ?? ('automatic' as const),
  updatedAt: null,
  agency: 'x',
  pagerAlert: null,
  tsunamiRegion: false,
  otherIds: [],
  feltReports: null,
});
const usgs = (...events: ReturnType<typeof quake>[]) =>
  quakeSignals('usgs-earthquakes', 'usgs', events);
const emsc = (...events: ReturnType<typeof quake>[]) =>
  quakeSignals('emsc-earthquakes', 'emsc', events);

describe('earthquakes', () => {
  it('of two networks within 100 km, 60 s and 0.7 are one validated event', () => {
    // 0.89 degrees of latitude are 99 km
    const [event, ...others] = mergeSignals(
      [
        ...usgs(quake('us1', { mag: 6.2 })),
        ...emsc(quake('em1', { mag: 5.5, lat: 38.89, secondsLater: 60 })),
      ],
      NOW,
    );
    expect(others).toEqual([]);
    expect(event?.validation).toMatchObject({
      basis: 'two_independent_feeds',
      feeds: ['usgs-earthquakes', 'emsc-earthquakes'],
    });
  });

  it.each([
    ['110 km apart', { mag: 6.2, lat: 39 }, 2],
    ['61 s apart', { mag: 6.2, secondsLater: 61 }, 2],
    ['0.8 magnitudes apart', { mag: 7 }, 1],
  ])('are not validated when %s', (_why, other, events) => {
    const merged = mergeSignals(
      [...usgs(quake('us1', { mag: 6.2 })), ...emsc(quake('em1', other))],
      NOW,
    );
    expect(merged).toHaveLength(events);
    expect(merged.every(({ validation }) => validation.basis === 'none')).toBe(true);
  });

  it('below the alert rule count as evidence, and never as an event of their own', () => {
    expect(mergeSignals(emsc(quake('em1', { mag: 5.4 })), NOW)).toEqual([]);
    const [event] = mergeSignals(
      [...usgs(quake('us1', { mag: 5.6 })), ...emsc(quake('em1', { mag: 5.4 }))],
      NOW,
    );
    expect(event?.validation.basis).toBe('two_independent_feeds');
  });

  it('copied by another system are one witness, not two', () => {
    const copy = disasterSignals([
      {
        id: 'EQ1',
        type: 'EQ',
        name: 'Earthquake in Japan',
        alertLevel: 'Orange',
        alertScore: 2,
        isCurrent: true,
        country: 'Japan',
        lat: 38,
        lon: 142,
        from: iso(60),
        to: null,
        updatedAt: null,
        severity: 6.2,
        severityText: 'Magnitude 6.2M',
        sourceAgency: 'NEIC',
      },
    ]);
    const [event, ...others] = mergeSignals([...usgs(quake('us1', { mag: 6.2 })), ...copy], NOW);
    expect(others).toEqual([]);
    expect(event?.feeds).toEqual(expect.arrayContaining(['usgs-earthquakes', 'gdacs']));
    expect(event?.validation.basis).toBe('none');
  });

  it('reviewed by a person are validated by that', () => {
    const [event] = mergeSignals(usgs(quake('us1', { mag: 6.2, status: 'reviewed' })), NOW);
    expect(event?.validation.basis).toBe('human_reviewed');
  });

  it('fade: M 5.6 of two days ago is no active event, M 7.6 is', () => {
    const old = (mag: number) => usgs({ ...quake('us1', { mag }), time: iso(2 * 1440) });
    expect(mergeSignals(old(5.6), NOW)).toEqual([]);
    expect(mergeSignals(old(7.6), NOW)).toHaveLength(1);
  });
});

const bulletin = (
  id: string,
  more: {
    category?: 'warning' | 'information' | 'cancellation';
    test?: boolean;
    ago?: number;
    expires?: string;
  },
) => ({
  id,
  centre: 'PTWC',
  category: more.category ?? ('warning' as const),
  region: 'off Chile',
  lat: -30,
  lon: -72,
  magnitude: 8.4,
  depthKm: 20,
  issuedAt: iso(more.ago ?? 30),
  expiresAt: more.expires ?? null,
  isTest: more.test ?? false,
  url: null,
});
const buoy = (lat: number, lon: number, hoursLater: number): Signal => ({
  ...BLANK,
  feed: 'ndbc-dart',
  id: 'd',
  kind: 'tsunami',
  witness: 'ndbc-dart',
  event: 'wave',
  urgency: 'Immediate',
  severity: 'Unknown',
  certainty: 'Observed',
  headline: 'wave',
  lat,
  lon,
  onsetMs: NOW - 30 * 60_000 + hoursLater * 3_600_000,
});

describe('tsunamis', () => {
  it('of two centres on one earthquake are validated', () => {
    const [event] = mergeSignals(
      [
        ...tsunamiSignals('ptwc-tsunami', [bulletin('a', {})], NOW),
        ...tsunamiSignals('ntwc-tsunami', [bulletin('b', { ago: 10 })], NOW),
      ],
      NOW,
    );
    expect(event?.validation).toMatchObject({ basis: 'two_independent_feeds' });
    expect(event?.lead.severity).toBe('Extreme');
  });
  it('tests, expired, information and cancelled messages never alert', () => {
    const quiet = [
      bulletin('t', { test: true }),
      bulletin('i', { category: 'information' }),
      bulletin('e', { expires: iso(1) }),
    ];
    for (const each of quiet) expect(tsunamiSignals('ptwc-tsunami', [each], NOW)).toEqual([]);
    expect(
      tsunamiSignals(
        'ptwc-tsunami',
        [bulletin('w', { ago: 60 }), bulletin('c', { category: 'cancellation', ago: 5 })],
        NOW,
      ),
    ).toEqual([]);
  });
  it('are confirmed by a buoy that the wave can have reached, and not by one it cannot', () => {
    const message = tsunamiSignals('ptwc-tsunami', [bulletin('a', {})], NOW);
    const [near] = mergeSignals([...message, buoy(-18, -86.4, 1.5)], NOW);
    expect(near?.validation.basis).toBe('two_independent_feeds');
    expect(mergeSignals([...message, buoy(45.9, -128.8, 1.5)], NOW)).toHaveLength(2);
  });
});

describe('volcanoes', () => {
  it('need an observatory and an ash advisory', () => {
    const notice = noticeSignals(
      [
        {
          gvpNumber: 311120,
          name: 'Great Sitkin',
          observatory: 'AVO',
          alertLevel: 'WATCH',
          aviationColourCode: 'ORANGE',
          sentAt: iso(60),
          url: null,
        },
      ],
      [],
    );
    const ash: Signal = {
      ...BLANK,
      feed: 'vaac-ash',
      id: 'v',
      kind: 'volcano',
      witness: 'vaac',
      event: 'ash',
      urgency: 'Immediate',
      severity: 'Severe',
      certainty: 'Observed',
      headline: 'ash',
      onsetMs: NOW,
      name: 'GREAT SITKIN',
    };
    expect(mergeSignals(notice, NOW)[0]?.validation.basis).toBe('none');
    const [event, ...others] = mergeSignals([...notice, ash], NOW);
    expect(others).toEqual([]);
    expect(event?.validation.basis).toBe('two_independent_feeds');
  });
  it('at ADVISORY / YELLOW are no alert', () => {
    expect(
      mergeSignals(
        noticeSignals(
          [
            {
              gvpNumber: 1e5,
              name: 'X',
              observatory: 'AVO',
              alertLevel: 'ADVISORY',
              aviationColourCode: 'YELLOW',
              sentAt: iso(60),
              url: null,
            },
          ],
          [],
        ),
        NOW,
      ),
    ).toEqual([]);
  });
});

const warning = (polygon: [number, number][][] | null) =>
  alertSignals(
    [
      {
        id: 'nws1',
        event: 'Flood Warning',
        severity: 'Severe',
        certainty: 'Likely',
        urgency: 'Immediate',
        headline: null,
        description: null,
        instruction: null,
        area: 'Somewhere',
        sentAt: iso(60),
        startsAt: iso(60),
        endsAt: new Date(NOW + 3_600_000).toISOString(),
        issuer: 'NWS',
        messageType: 'Alert',
        vtec: ['/O.NEW.KLZK.FL.W.0012.260501T1000Z-260502T1000Z/'],
        countyCodes: [],
        zoneCodes: [],
        polygon,
      },
    ],
    NOW,
  );

describe('the place of a warning', () => {
  it.each([
    ['a square that ends where it begins', 0, { lat: 5, lon: 5 }],
    ['the same over the 180th meridian', 175, { lat: 5, lon: 180 }],
  ])('is the middle of %s', (_of, west, { lat, lon }) => {
    const east = west + 10 > 180 ? west - 350 : west + 10;
    const [signal] = warning([
      [
        [west, 0],
        [east, 0],
        [east, 10],
        [west, 10],
        [west, 0],
      ],
    ]);
    expect(signal?.lat).toBeCloseTo(lat, 9);
    expect(Math.abs(signal?.lon ?? NaN)).toBeCloseTo(lon, 9);
  });
});

const silent = {
  stageM: null,
  flowM3s: null,
  category: null,
  state: 'not_current' as const,
  at: null,
};
const gauge = (lat: number, category: 'minor' | 'moderate', minutesAgo = 20) =>
  gaugeSignals(
    [
      {
        id: 'G1',
        usgsId: null,
        name: 'River',
        lat,
        lon: -92,
        observed: { stageM: 5, flowM3s: null, category, state: 'current', at: iso(minutesAgo) },
        forecast: silent,
      },
    ],
    NOW,
  );
const box: [number, number][][] = [
  [
    [-93, 34],
    [-91, 34],
    [-91, 36],
    [-93, 36],
    [-93, 34],
  ],
];

describe('floods', () => {
  it('are validated by a gauge in minor flood inside the warning', () => {
    const [event, ...others] = mergeSignals([...warning(box), ...gauge(35, 'minor')], NOW);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ kind: 'flood', validation: { basis: 'two_independent_feeds' } });
  });
  it('are not by a gauge outside, nor where the warning has no outline', () => {
    expect(mergeSignals([...warning(box), ...gauge(37, 'moderate')], NOW)).toHaveLength(2);
    expect(mergeSignals([...warning(null), ...gauge(35, 'moderate')], NOW)).toHaveLength(2);
  });
  it('a reading of two days ago is no flood of today', () =>
    expect(gauge(35, 'moderate', 2880)).toEqual([]));
  it('a gauge in minor flood alone is no alert', () =>
    expect(mergeSignals(gauge(35, 'minor'), NOW)).toEqual([]));
});

describe('wildfires', () => {
  const fire = (sizeAcres: number, containedPct: number | null) =>
    incidentSignals(
      [
        {
          id: 'F',
          name: 'OLD 99',
          lat: 40,
          lon: -120,
          sizeAcres,
          containedPct,
          discoveredAt: iso(600),
          cause: null,
          state: 'US-CA',
          kind: 'WF',
        },
      ],
      NOW,
    ).length;
  it.each([
    [1000, 49, 1],
    [999, 0, 0],
    [5000, 50, 0],
    [5000, null, 1],
  ])('%s acres, %s %% contained: %s alert', (acres, contained, alerts) =>
    expect(fire(acres, contained)).toBe(alerts),
  );
});

describe('health and summary', () => {
  it.each([
    [0, 'healthy'],
    [180, 'healthy'],
    [181, 'degraded'],
    [720, 'degraded'],
    [721, 'down'],
  ] as const)('a feed polled each minute, heard %s s ago, is %s', (age, status) =>
    expect(feedStatus(NOW - age * 1000, 60, NOW)).toBe(status),
  );
  it('a feed never heard is down', () => expect(feedStatus(undefined, 60, NOW)).toBe('down'));

  const feeds = (stale?: string) =>
    FEEDS.map(({ id, lifeSafety }) => ({
      id,
      lifeSafety,
      status: id === stale ? ('degraded' as const) : ('healthy' as const),
    }));
  it('is green only when nothing is active and life-safety feeds are healthy', () => {
    expect(globalSummary(feeds(), []).status).toBe('green');
    expect(globalSummary(feeds('nifc-wildfire'), [])).toMatchObject({
      status: 'green',
      isComplete: false,
    });
    for (const { id } of FEEDS.filter(({ lifeSafety }) => lifeSafety))
      expect(globalSummary(feeds(id), [])).toMatchObject({ status: 'unknown', blind: [id] });
  });
  it.each([
    ['Extreme', 'red'],
    ['Severe', 'orange'],
    ['Moderate', 'yellow'],
    ['Minor', 'yellow'],
    ['Unknown', 'yellow'],
  ] as const)('takes the colour of the worst event: %s is %s', (severity, colour) => {
    const [event] = mergeSignals(usgs(quake('us1', { mag: 7.6 })), NOW);
    if (!event) throw new Error('no event');
    const worst = { ...event, lead: { ...event.lead, severity } };
    expect(globalSummary(feeds(), [worst]).status).toBe(colour);
  });
  it('never lets silence sound like safety', () => {
    expect(globalSummary(feeds(), []).sentence).toBe('No active event in any feed.');
    const [blind] = FEEDS.filter(({ lifeSafety }) => lifeSafety);
    expect(globalSummary(feeds(blind?.id), []).sentence).toBe(
      `No active event is known, and that cannot be relied on. Not heard from in time: ${blind?.id}.`,
    );
  });
  it('calls a great earthquake red', () =>
    expect(globalSummary(feeds(), mergeSignals(usgs(quake('us1', { mag: 7.6 })), NOW)).status).toBe(
      'red',
    ));
  it('has 14 feeds', () => expect(FEEDS).toHaveLength(14));
});
