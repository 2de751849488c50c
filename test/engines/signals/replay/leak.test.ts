import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isNeed, type Fact, type FactTree, type NeedTree } from '../../../../engines/facts.ts';
import { event } from '../../../../engines/signals/replay/index.ts';
import { Past } from '../../../../engines/signals/replay/past.ts';

const MOMENT = { iso: '2026-11-23T00:00:00Z', ms: Date.parse('2026-11-23T00:00:00Z') };
const FOLDER = new URL('../../../../engines/signals/replay/', import.meta.url);

function fact<A>(value: A, asOf = '2026-01-01T00:00:00Z'): Fact<A> {
  return { value, source: 'test', asOf, retrievedAt: MOMENT.iso, status: 'live' };
}

/** The reply where each dataset answers with what is given for it, and nobody answers the rest. */
function replied(input: Record<string, unknown>, answers: (id: string, query: never) => unknown) {
  const asked = event.input.parse(input);
  const factsOf = (tree: NeedTree): FactTree<NeedTree> =>
    Object.fromEntries(
      Object.entries(tree).map(([name, node]) => [
        name,
        node === undefined
          ? undefined
          : isNeed(node)
            ? (answers(node.dataset.id, node.query as never) ?? {
                missing: 'nobody',
                source: 'test',
              })
            : factsOf(node),
      ]),
    ) as FactTree<NeedTree>;
  let facts = factsOf(event.needs(asked) as NeedTree);
  facts = { ...facts, ...factsOf((event.thenNeeds?.(asked, facts as never) ?? {}) as NeedTree) };
  facts = { ...facts, ...factsOf((event.lastNeeds?.(asked, facts as never) ?? {}) as NeedTree) };
  return event.assess(asked, facts as never, MOMENT);
}

const quake = (id: string, time: string, magnitude: number) => ({
  id,
  time,
  lat: 35.8,
  lon: -117.6,
  depthKm: 8,
  magnitude,
  magnitudeType: 'mw',
  place: id,
  tsunami: false,
  felt: null,
  alert: null,
  status: 'reviewed',
  significance: null,
  url: null,
});

describe('a replay reads nothing that became known later', () => {
  it('of an earthquake: whatever came after changes nothing that was known then', () => {
    const before = Array.from({ length: 60 }, (_, i) =>
      quake(`old-${i}`, `${1980 + (i % 39)}-03-0${1 + (i % 9)}T00:00:00Z`, 5 + (i % 15) / 10),
    );
    const main = quake('main', '2019-07-06T03:19:53Z', 7.1);
    const ask = (later: readonly ReturnType<typeof quake>[]) =>
      replied(
        { lat: 35.77, lon: -117.6, event_type: 'earthquake', event_date: '2019-07-06' },
        (id) =>
          id === 'quakes-near'
            ? fact({ events: [...before, main, ...later], complete: true })
            : undefined,
      );
    const plain = ask([]);
    // As a source might answer that pays no heed to the window asked for.
    const leaking = ask([
      quake('same-instant', '2019-07-06T03:19:53Z', 6.9),
      quake('aftershock', '2019-07-06T03:47:53Z', 5.5),
      quake('later', '2024-01-01T00:00:00Z', 6.8),
    ]);
    expect(plain.known_then.hindcast?.counted).toBe(60);
    expect(leaking.known_then).toEqual(plain.known_then);
    expect(leaking.known_now).not.toEqual(plain.known_now);
  });

  it('of an eruption', () => {
    const eruption = (startYear: number, startMonth: number | null, vei: number | null) => ({
      gvpNumber: 211060,
      name: 'Etna',
      eruptionNumber: startYear * 100 + (startMonth ?? 0),
      startYear,
      startMonth,
      startDay: null,
      endYear: null,
      vei,
    });
    const old = [1964, 1971, 1975, 1983, 1989, 1991, 1995].map((year) => eruption(year, 1, 2));
    const volcano = {
      gvpNumber: 211060,
      name: 'Etna',
      lat: 37.75,
      lon: 15,
      lastEruptionYear: 2026,
    };
    const ask = (later: readonly unknown[], lastEruptionYear: number) =>
      replied({ lat: 37.75, lon: 15, event_type: 'volcano', event_date: '2001-07-17' }, (id) =>
        id === 'volcanoes-near'
          ? fact({ volcanoes: [{ ...volcano, lastEruptionYear }], complete: true })
          : id === 'recent-eruptions'
            ? fact({ eruptions: [...old, eruption(2001, 7, 2), ...later] })
            : undefined,
      );
    const plain = ask([], 2001);
    const leaking = ask([eruption(2001, 7, 4), eruption(2002, 10, 3), eruption(2021, 2, 3)], 2026);
    expect(plain.known_then.hindcast?.counted).toBe(7);
    expect(leaking.known_then.hindcast).toEqual(plain.known_then.hindcast);
    expect(leaking.known_then.earlier_events).toEqual(plain.known_then.earlier_events);
  });

  it('of a flood, with the warnings that were out before its day', () => {
    const peaks = Array.from({ length: 20 }, (_, i) => ({
      date: `${1990 + i}-05-10`,
      flowM3s: 100 + ((i * 37) % 90),
    }));
    const site = { siteId: '01', name: 'River', kind: 'ST', lat: 40, lon: -80 };
    const ask = (later: readonly unknown[], warnings: readonly unknown[]) =>
      replied({ lat: 40, lon: -80, event_type: 'flood', event_date: '2009-05-10' }, (id) =>
        id === 'water-sites'
          ? fact({ sites: [site] })
          : id === 'annual-peaks'
            ? fact({ peaks: [...peaks, ...later] })
            : id === 'past-warnings'
              ? fact({ warnings })
              : undefined,
      );
    const early = {
      event: 'Flood Watch',
      issuedAt: '2009-05-09T18:00:00Z',
      expiresAt: '2009-05-11T00:00:00Z',
    };
    const plain = ask([], [early]);
    const leaking = ask(
      [{ date: '2015-01-01', flowM3s: 900 }],
      [early, { ...early, event: 'Flood Warning', issuedAt: '2009-05-10T20:00:00Z' }],
    );
    expect(plain.known_then.hindcast?.years).toBe(19);
    expect(plain.known_then.warnings_in_force).toHaveLength(1);
    expect(leaking.known_then).toEqual(plain.known_then);
  });

  it('of a sinkhole: ground that was mapped later is left out and named', () => {
    const input = { lat: 28, lon: -82, event_type: 'sinkhole', event_date: '2013-02-28' };
    const ground: Record<string, unknown> = {
      setting: { isLand: true, coastDistanceKm: 50 },
      relief: { reliefClass: 'plain' },
      karst: {
        rock: 'carbonate',
        cover: 'covered',
        dolines: 'dense',
        regionName: 'Florida',
        distanceKm: 0,
        edgeSigmaKm: 5,
        groundwaterDrawdown: false,
        subsidenceMmPerYear: null,
      },
    };
    const old = replied(input, (id) => fact(ground[id], '2010-01-01T00:00:00Z'));
    expect(old.known_then.susceptibility?.state).toBe('known');
    expect(old.leakage.excluded).toEqual([]);
    const young = replied(input, (id) =>
      fact(ground[id], id === 'karst' ? '2022-01-01T00:00:00Z' : '2010-01-01T00:00:00Z'),
    );
    expect(young.known_then.susceptibility?.state).not.toBe('known');
    expect(young.leakage.excluded).toEqual([
      'karst: test is of 2022-01-01, not known before 2013-02-28',
    ]);
  });
});

describe('the past', () => {
  it('ends before the moment, and holds nothing without a date', () => {
    const rows = new Past('2019-07-06').rows(
      ['2019-07-05', '2019-07-06', '2020-01-01', 'unknown'],
      (day) => day,
    );
    expect(rows).toEqual(['2019-07-05']);
    expect(() => new Past('some day')).toThrow(RangeError);
  });
  it('is the only maker of rows that were known then', () => {
    for (const name of readdirSync(FOLDER).filter((each) => each.endsWith('.ts')))
      if (name !== 'past.ts')
        expect(readFileSync(new URL(name, FOLDER), 'utf8'), name).not.toMatch(
          /as\s+(unknown\s+as\s+)?KnownThen/,
        );
  });
});
