import { describe, expect, it } from 'vitest';
import { tsunamiEvents } from '../../../../engines/ground/datasets/tsunamiFeeds.ts';
import { severeWeatherHistory } from '../../../../engines/ground/datasets/stormRecords.ts';
import { recentEruptions } from '../../../../engines/ground/datasets/volcanoCatalogue.ts';
import { quakesNear } from '../../../../engines/ground/datasets/quakes.ts';
import type { Dataset, Fact, FactTree, NeedTree } from '../../../../engines/facts.ts';
import { RESOLVERS } from '../../../../engines/signals/market/resolution/index.ts';
import type { Closed, Verdict } from '../../../../engines/signals/market/resolution/verdict.ts';
import type { HazardType } from '../../../../engines/signals/market/input.ts';
import type { Connector } from '../../../../src/connectors/connector.ts';
import { nceiHazards } from '../../../../src/connectors/sources/nceiHazards.ts';
import { nceiSwdi } from '../../../../src/connectors/sources/nceiSwdi.ts';
import { smithsonianGvpVotw } from '../../../../src/connectors/sources/smithsonianGvpVotw.ts';
import { usgsFdsnEvent } from '../../../../src/connectors/sources/usgsFdsnEvent.ts';

const MISSING: Fact<never> = { missing: 'network unreachable', source: 'none' };

/** What a source's own payload says, as the pipeline hands it on. */
function told(source: Connector, dataset: Dataset, query: object, text: string): Fact<unknown> {
  const service = source.serves.find((each) => each.dataset === dataset);
  if (!service) throw new Error(`${source.id} does not serve ${dataset.id}`);
  const contentType = text.startsWith('<') ? 'application/xml' : 'application/json';
  const parsed = service.parse(
    { status: 200, contentType, text, url: source.baseUrl },
    dataset.query.parse(query),
  );
  if (parsed.outcome === 'unavailable') throw new Error(parsed.reason);
  return {
    value: parsed.value,
    source: source.id,
    asOf: parsed.asOf ?? '',
    retrievedAt: '2030-01-01T00:00:00Z',
    status: 'live',
  };
}

const early = (fact: Fact<unknown>): Fact<unknown> =>
  'value' in fact ? { ...fact, retrievedAt: '1950-01-01T00:00:00Z' } : fact;

function closed(about: Partial<Closed>, from: string, to: string): Closed {
  return {
    id: undefined,
    threshold: undefined,
    lat: undefined,
    lon: undefined,
    days: (Date.parse(to) - Date.parse(from)) / 86_400_000,
    opensMs: Date.parse(from),
    closesMs: Date.parse(to),
    resolvesMs: Date.parse(to) + 90 * 86_400_000,
    ...about,
  };
}

const decide = (hazard: HazardType, about: Closed, facts: Record<string, Fact<unknown>>): Verdict =>
  RESOLVERS[hazard].decide(about, facts as FactTree<NeedTree>);
const reasonOf = (verdict: Verdict): string => ('unresolved' in verdict ? verdict.unresolved : '');

describe('a volcano question', () => {
  /** Rows of the layer of eruptions; 0 stands for an unknown part of a date. */
  const listed = (
    ...rows: [number: number, vei: number | null, y: number, m: number, d: number][]
  ) =>
    told(
      smithsonianGvpVotw,
      recentEruptions,
      {},
      JSON.stringify({
        features: rows.map(([volcano, vei, year, month, day], i) => ({
          properties: {
            Eruption_Number: 22_500 + i,
            Volcano_Number: volcano,
            Volcano_Name: 'a volcano',
            ExplosivityIndexMax: vei,
            StartDateYear: year,
            StartDateMonth: month,
            StartDateDay: day,
          },
        })),
      }),
    );
  const ETNA = 211_060;
  const winter = closed({ id: 'etna' }, '2022-11-01T00:00:00Z', '2022-12-31T00:00:00Z');
  const on = (fact: Fact<unknown>) => decide('volcano', winter, { eruptions: fact });

  it('is yes by a listed eruption of the size that began in its time, and names it', () => {
    expect(on(listed([ETNA, 2, 2022, 11, 27]))).toMatchObject({
      outcome: true,
      source: 'smithsonian-gvp-votw',
      decisive: ['eruption 22500: VEI 2, began 2022-11-27'],
    });
  });

  it.each([
    ['of another volcano', [332_010, 3, 2022, 11, 27]],
    ['too small', [ETNA, 1, 2022, 11, 27]],
    ['that began before', [ETNA, 2, 2022, 5, 13]],
    ['that began after', [ETNA, 2, 2023, 1, 2]],
  ] as const)('is no where the list holds one %s', (_what, row) => {
    expect(on(listed([...row]))).toMatchObject({ outcome: false, decisive: [] });
  });

  it.each([
    ['no VEI yet', [ETNA, null, 2022, 11, 27], /no VEI yet, or no day/],
    ['a month that reaches out of the time', [ETNA, 2, 2022, 0, 0], /no VEI yet, or no day/],
  ] as const)('stays open for an eruption with %s', (_what, row, reason) => {
    expect(reasonOf(on(listed([...row])))).toMatch(reason);
  });

  it('stays open without a list, and with one that came too early', () => {
    expect(reasonOf(on(MISSING))).toContain('network unreachable');
    expect(reasonOf(on(early(listed([332_010, 3, 2022, 11, 27]))))).toContain('before its record');
  });
});

describe('a tsunami question', () => {
  const asked = closed({ id: 'chile_peru' }, '1960-05-01T00:00:00Z', '1960-07-01T00:00:00Z');
  const quakes = (magnitude: number, lat = -38.143, lon = -73.407) =>
    told(
      usgsFdsnEvent,
      quakesNear,
      { lat: -25, lon: -75, radiusKm: 3000, minMagnitude: 8, limit: 20_000 },
      JSON.stringify({
        features: [
          {
            id: 'official19600522191120',
            geometry: { coordinates: [lon, lat, 25] },
            properties: {
              time: Date.parse('1960-05-22T19:11:20Z'),
              updated: null,
              mag: magnitude,
              status: 'reviewed',
            },
          },
        ],
      }),
    );
  /** The record of NCEI for the tsunami of 22 May 1960, with members changed. */
  const waves = (changed: object = {}, pages = 1) =>
    told(
      nceiHazards,
      tsunamiEvents,
      { lat: 0, lon: 0, radiusKm: 20_001, minYear: 1960 },
      JSON.stringify({
        page: 1,
        totalPages: pages,
        items: [
          {
            id: 1902,
            year: 1960,
            month: 5,
            day: 22,
            eventValidity: 4,
            causeCode: 1,
            eqMagnitude: 9.5,
            country: 'CHILE',
            locationName: 'SOUTHERN CHILE',
            latitude: -38.143,
            longitude: -73.407,
            maxWaterHeight: 25,
            numRunups: 1279,
            ...changed,
          },
        ],
      }),
    );
  const on = (quake: Fact<unknown>, wave: Fact<unknown>) =>
    decide('tsunami', asked, { quakes: quake, waves: wave });

  it('is yes by earthquake and wave together, and names both', () => {
    const verdict = on(quakes(9.5), waves());
    expect(verdict).toMatchObject({ outcome: true, source: 'usgs-fdsn-event, ncei-hazards' });
    expect('decisive' in verdict && verdict.decisive.join(' ')).toMatch(
      /official1960.*tsunami 1902/,
    );
  });

  it('is no without such an earthquake, whatever the list of tsunamis says', () => {
    expect(on(quakes(7.9), MISSING)).toMatchObject({ outcome: false });
    expect(on(quakes(9.5, 38, 142), MISSING)).toMatchObject({ outcome: false });
  });

  it.each([
    ['only a probable tsunami', { eventValidity: 3 }],
    ['water below half a metre', { maxWaterHeight: 0.3 }],
    ['a tsunami of another month', { month: 6, day: 20 }],
  ])('is no where the whole list holds %s', (_what, changed) => {
    expect(on(quakes(9.5), waves(changed))).toMatchObject({ outcome: false });
  });

  it.each([
    ['a list that is missing', MISSING, /network unreachable/],
    ['a height that is not known', waves({ maxWaterHeight: null }), /how high its water was/],
    ['a list that was cut', waves({ eventValidity: 2 }, 2), /was cut/],
    ['a list that came too early', early(waves({ eventValidity: 2 })), /before its record/],
  ])('stays open with %s', (_what, list, reason) => {
    expect(reasonOf(on(quakes(9.5), list))).toMatch(reason);
  });
});

describe('a severe-weather question', () => {
  const place = { lat: 30.93, lon: -90.43 };
  const may = ['2006-05-05T00:00:00Z', '2006-05-10T00:00:00Z'] as const;
  /** Storm reports of 9 May 2006 in Louisiana, as the inventory gives them. */
  const reports = (
    ...rows: [event: string, size: number, lon: number, lat: number, at?: string][]
  ) =>
    told(
      nceiSwdi,
      severeWeatherHistory,
      { ...place, radiusKm: 40, startDate: '2006-05-05', endDate: '2006-05-10', product: 'plsr' },
      `<?xml version="1.0"?><swdiXmlResponse>${rows
        .map(
          ([event, size, lon, lat, at = '2006-05-09T02:20:00Z']) =>
            `<result><ztime>${at}</ztime><id>427540</id><event>${event}</event><magnitude>${size}</magnitude><city>5 E KENTWOOD</city><shape>POINT (${lon} ${lat})</shape></result>`,
        )
        .join('')}<summary><count>${rows.length}</count></summary></swdiXmlResponse>`,
    );
  const hail = closed(place, ...may);
  const tornado = (threshold: number) => closed({ ...place, threshold }, ...may);

  it('is yes by hail of an inch within 40 km, and names the report', () => {
    expect(
      decide('severe_weather', hail, { reports: reports(['HAIL', 1, -90.43, 30.93]) }),
    ).toMatchObject({
      outcome: true,
      decisive: [expect.stringMatching(/^HAIL at 2006-05-09T02:20:00\S*Z, 5 E KENTWOOD$/)],
    });
  });

  it.each([
    ['hail that is smaller', ['HAIL', 0.88, -90.43, 30.93]],
    ['hail farther away', ['HAIL', 2, -89.9, 30.93]],
    ['wind', ['TSTM WND DMG', -9999, -90.43, 30.93]],
    ['hail after the end', ['HAIL', 1, -90.43, 30.93, '2006-05-10T02:20:00Z']],
  ] as const)('is no with %s alone', (_what, row) => {
    const verdict = decide('severe_weather', hail, { reports: reports([...row]) });
    expect(verdict).toMatchObject({ outcome: false });
  });

  it('is no by an empty inventory, and open while the month may not be in it yet', () => {
    const nothing = reports();
    expect(decide('severe_weather', hail, { reports: nothing })).toMatchObject({ outcome: false });
    expect(reasonOf(decide('severe_weather', hail, { reports: early(nothing) }))).toContain(
      'before its record',
    );
    expect(reasonOf(decide('severe_weather', hail, { reports: MISSING }))).toContain(
      'storm reports',
    );
  });

  it('counts any tornado for EF0 and cannot rate one for more', () => {
    const seen = { reports: reports(['TORNADO', -9999, -90.43, 30.9]) };
    expect(decide('severe_weather', tornado(0), seen)).toMatchObject({ outcome: true });
    expect(reasonOf(decide('severe_weather', tornado(2), seen))).toContain('do not rate it');
    const none = { reports: reports(['HAIL', 2, -90.43, 30.93]) };
    expect(decide('severe_weather', tornado(2), none)).toMatchObject({ outcome: false });
  });
});

describe('a flood question', () => {
  it('is never settled: it says so in words', () => {
    const asked = closed(
      { lat: 29.76, lon: -95.37 },
      '2026-01-01T00:00:00Z',
      '2026-02-01T00:00:00Z',
    );
    expect(reasonOf(decide('flood', asked, {}))).toContain('no public record');
  });
});
