import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers, footprintOf } from '../../../../engines/signals/alerts/footprint.ts';
import { levelRank } from '../../../../engines/signals/alerts/alertHazards.ts';
import { advance, type AlertRecord } from '../../../../engines/signals/alerts/lifeCycle.ts';
import { minuteOfDay, sendableAt } from '../../../../engines/signals/alerts/muteHours.ts';
import { planNotices, type Notice } from '../../../../engines/signals/alerts/planNotices.ts';
import { mergeSignals } from '../../../../engines/signals/earlyWarning/mergeSignals.ts';
import {
  BLANK,
  type Severity,
  type Signal,
} from '../../../../engines/signals/earlyWarning/signal.ts';

const NOW = Date.UTC(2026, 5, 1);
const HOUR = 3_600_000;

function signal(part: Partial<Signal> & Pick<Signal, 'id'>): Signal {
  return {
    ...BLANK,
    feed: 'nws-alerts',
    kind: 'weather',
    witness: 'nws',
    event: 'Tornado Warning',
    urgency: 'Immediate',
    severity: 'Severe',
    certainty: 'Likely',
    headline: 'Tornado Warning',
    onsetMs: NOW - HOUR,
    expiresMs: NOW + 10 * HOUR,
    lat: 35,
    lon: -97,
    ...part,
  };
}

let count = 0;
const newId = () => `ev_${++count}`;
const HEARD = new Set(['nws-alerts', 'usgs-earthquakes', 'emsc-earthquakes'] as const);

function look(
  known: readonly AlertRecord[],
  signals: readonly Signal[],
  nowMs = NOW,
  heard: ReadonlySet<never> = HEARD as never,
) {
  const changes = advance(known, { events: mergeSignals(signals, nowMs), heard, nowMs, newId });
  const records = new Map(known.map((record) => [record.id, record]));
  for (const { record, absorbed } of changes) {
    records.set(record.id, record);
    for (const id of absorbed) {
      const taken = records.get(id);
      if (taken) records.set(id, { ...taken, state: 'ended' });
    }
  }
  return { changes, records: [...records.values()] };
}

describe('the life of an event', () => {
  it('new once, changed when it matters, cancelled when its feed withdraws it', () => {
    const first = look([], [signal({ id: 'a', thread: 'T1' })]);
    expect(first.changes.map(({ stage }) => stage)).toEqual(['new']);
    expect(look(first.records, [signal({ id: 'a', thread: 'T1' })]).changes).toEqual([]);
    const worse = look(first.records, [signal({ id: 'b', thread: 'T1', severity: 'Extreme' })]);
    expect(worse.changes.map(({ stage, record }) => [stage, record.revision])).toEqual([
      ['changed', 2],
    ]);
    const gone = look(worse.records, []);
    expect(gone.changes.map(({ stage }) => stage)).toEqual(['cancelled']);
    expect(look(gone.records, []).changes).toEqual([]);
  });

  it('over when its time is up; never over because a feed is silent', () => {
    const { records } = look([], [signal({ id: 'a' })]);
    expect(look(records, [], NOW, new Set()).changes).toEqual([]);
    expect(look(records, [], NOW + 11 * HOUR, new Set()).changes.map(({ stage }) => stage)).toEqual(
      ['ended'],
    );
  });

  it('two feeds that tell of one earthquake are one event, also when the second comes later', () => {
    const usgs = signal({
      id: 'us1',
      feed: 'usgs-earthquakes',
      witness: 'usgs',
      kind: 'earthquake',
      magnitude: 6,
      expiresMs: null,
    });
    const emsc = {
      ...usgs,
      id: 'em1',
      feed: 'emsc-earthquakes' as const,
      witness: 'emsc',
      magnitude: 6.1,
    };
    const one = look([], [usgs]);
    const two = look(one.records, [usgs, emsc]);
    expect(two.records).toHaveLength(1);
    expect(two.records[0]?.keys).toHaveLength(2);
    const only = look(two.records, [emsc]);
    expect(only.records).toHaveLength(1);
  });

  it('one that comes back after it was withdrawn is the same event, told again as a change', () => {
    const { records } = look([], [signal({ id: 'a' })]);
    const gone = look(records, []);
    const back = look(gone.records, [signal({ id: 'a' })]);
    expect(back.changes.map(({ stage, record }) => [stage, record.state, record.revision])).toEqual(
      [['changed', 'active', 2]],
    );
    expect(back.records).toHaveLength(1);
    expect(look(back.records, [signal({ id: 'a' })]).changes).toEqual([]);
  });
});

describe('what people are told, over any life of an event', () => {
  const severity = fc.constantFrom<Severity>('Minor', 'Moderate', 'Severe', 'Extreme');
  const moves = fc.array(
    fc.array(fc.record({ id: fc.integer({ min: 1, max: 6 }), severity }), { maxLength: 6 }),
    { minLength: 1, maxLength: 30 },
  );

  it('no place is told twice of the same, none is cleared that was not told, all are cleared at the end', () => {
    fc.assert(
      fc.property(moves, (steps) => {
        let notices: Notice[] = [];
        const said = new Map<number, { severity: Severity; open: boolean }>();
        for (const reached of [...steps, []]) {
          const now = new Map(reached.map(({ id, severity: level }) => [id, level]));
          for (let twice = 0; twice < 2; twice++) {
            const plan = planNotices(now, notices);
            if (twice) expect(plan).toEqual({ created: [], raised: [], cleared: [] });
            for (const id of plan.created) {
              expect(said.get(id)?.open ?? false).toBe(false);
              said.set(id, { severity: now.get(id) ?? 'Unknown', open: true });
            }
            for (const id of plan.raised) {
              const before = said.get(id);
              expect(before?.open).toBe(true);
              expect(levelRank(now.get(id) ?? 'Unknown')).toBeGreaterThan(
                levelRank(before?.severity ?? 'Extreme'),
              );
              said.set(id, { severity: now.get(id) ?? 'Unknown', open: true });
            }
            for (const id of plan.cleared) {
              expect(said.get(id)?.open).toBe(true);
              said.set(id, { severity: said.get(id)?.severity ?? 'Unknown', open: false });
            }
            notices = [...said].map(([locationId, each]) => ({
              locationId,
              severity: each.severity,
              cleared: !each.open,
            }));
          }
          for (const [id, { open }] of said) expect(open).toBe(now.has(id));
        }
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});

describe('hours of rest', () => {
  const rest = { timeZone: 'America/New_York', from: 22 * 60, to: 7 * 60 };

  it('go by the clock of the place', () => {
    const noon = Date.UTC(2026, 6, 1, 16);
    expect(sendableAt(noon, rest)).toBe(noon);
    const night = Date.UTC(2026, 6, 1, 4);
    expect(new Date(sendableAt(night, rest)).toISOString()).toBe('2026-07-01T11:00:00.000Z');
    expect(sendableAt(night, { ...rest, timeZone: 'Asia/Tokyo' })).toBe(night);
  });

  it('follow clocks that change in the night', () => {
    const before = Date.UTC(2026, 2, 8, 6);
    expect(minuteOfDay(sendableAt(before, rest), rest.timeZone)).toBe(7 * 60);
    const autumn = Date.UTC(2026, 10, 1, 5);
    expect(minuteOfDay(sendableAt(autumn, rest), rest.timeZone)).toBe(7 * 60);
  });

  it.each([
    // 2026-03-08 02:00 EST is 03:00 EDT: an end at 02:30 is passed when the clocks are put forward, at 07:00 UTC.
    ['America/New_York', '2026-03-08T05:10Z', 150, '2026-03-08T07:00Z'],
    // 2026-11-01 02:00 EDT is 01:00 EST: 01:30 comes twice, the first at 05:30 UTC; 02:30 once, at 07:30 UTC.
    ['America/New_York', '2026-11-01T04:10Z', 90, '2026-11-01T05:30Z'],
    ['America/New_York', '2026-11-01T04:10Z', 150, '2026-11-01T07:30Z'],
    // 2026-03-29 01:00 UTC: Berlin goes from 02:00 to 03:00.
    ['Europe/Berlin', '2026-03-28T23:00Z', 420, '2026-03-29T05:00Z'],
    // 2026-10-04 02:00 is 02:30 at Lord Howe (UTC+10:30 to +11), at 15:30 UTC the day before.
    ['Australia/Lord_Howe', '2026-10-03T14:00Z', 135, '2026-10-03T15:30Z'],
    ['Australia/Lord_Howe', '2026-10-03T14:00Z', 420, '2026-10-03T20:00Z'],
  ])('in %s at %s', (timeZone, from, to, end) => {
    const at = sendableAt(Date.parse(from), { timeZone, from: 22 * 60, to });
    expect(new Date(at)).toEqual(new Date(end));
  });

  const wallClocks = new Map<string, Intl.DateTimeFormat>();
  /** Whether the wall clock of a zone lies in the hours of rest. */
  function rests(ms: number, { timeZone, from, to }: typeof rest): boolean {
    const clock =
      wallClocks.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone, timeStyle: 'short' });
    wallClocks.set(timeZone, clock);
    const [hour = 0, minute = 0] = clock.format(ms).split(':').map(Number);
    const at = 60 * hour + minute;
    return from < to ? at >= from && at < to : at >= from || at < to;
  }

  it('end at the first minute that is not one of rest, in zones of half and quarter hours too', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        // Whole years, and the nights in which clocks change.
        fc.oneof(
          fc.integer({ min: NOW, max: NOW + 400 * 24 * HOUR }),
          fc
            .tuple(
              fc.constantFrom('2026-10-03T14:00Z', '2026-10-25T00:00Z', '2026-11-01T05:00Z'),
              fc.integer({ min: -4 * HOUR, max: 8 * HOUR }),
            )
            .map(([night, shift]) => Date.parse(night) + shift),
          fc
            .tuple(
              fc.constantFrom('2027-03-14T06:00Z', '2027-03-28T00:00Z', '2027-04-03T14:00Z'),
              fc.integer({ min: -4 * HOUR, max: 8 * HOUR }),
            )
            .map(([night, shift]) => Date.parse(night) + shift),
        ),
        fc.constantFrom(
          'Asia/Kolkata', // +5:30
          'Asia/Kathmandu', // +5:45
          'Asia/Yangon', // +6:30
          'Australia/Adelaide', // +9:30 and +10:30
          'Australia/Lord_Howe', // +10:30 and +11: half an hour is changed
          'Pacific/Chatham', // +12:45 and +13:45
          'America/St_Johns', // -3:30 and -2:30
          'Pacific/Marquesas', // -9:30
          'Europe/Berlin',
          'America/New_York',
        ),
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 0, max: 1439 }),
        (ms, timeZone, from, to) => {
          const mute = { timeZone, from, to };
          const at = sendableAt(ms, mute);
          let expected = ms;
          if (from !== to && rests(ms, mute)) {
            expected = Math.floor(ms / 60_000) * 60_000;
            while (rests(expected, mute)) expected += 60_000;
            seen.add(timeZone);
          }
          expect(new Date(at)).toEqual(new Date(expected));
        },
      ),
      { numRuns: 600, seed: 3 },
    );
    expect(seen.size).toBe(10);
  }, 60_000);
});

describe('any week of feeds', () => {
  const severities = ['Moderate', 'Severe', 'Extreme'] as const;
  const seen = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    severity: fc.constantFrom(...severities),
    isNear: fc.boolean(),
  });
  const step = fc.record({
    signals: fc.uniqueArray(seen, { maxLength: 3, selector: ({ id }) => id }),
    isHeard: fc.boolean(),
    hours: fc.integer({ min: 0, max: 8 }),
  });
  const ring = (east: number) =>
    [
      [-98 + east, 34],
      [-96 + east, 34],
      [-96 + east, 36],
      [-98 + east, 36],
    ] as const;
  const PLACE = { lat: 35, lon: -97 };

  it('leaves each person with the truth: told of what reaches them and no milder than it is, told of its end where it is over', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
        let records: AlertRecord[] = [];
        let notices = new Map<string, Notice>();
        let nowMs = NOW;
        const revisions = new Map<string, number>();
        for (const { signals, isHeard, hours } of steps) {
          nowMs += hours * HOUR;
          const told = signals.map(({ id, severity, isNear }) =>
            signal({
              id,
              severity,
              onsetMs: NOW,
              expiresMs: nowMs + 4 * HOUR,
              polygon: [ring(isNear ? 0 : 20)],
            }),
          );
          const looked = look(records, told, nowMs, (isHeard ? HEARD : new Set()) as never);
          expect(
            look(looked.records, told, nowMs, (isHeard ? HEARD : new Set()) as never).changes,
          ).toEqual([]);
          records = looked.records;
          for (const record of records) {
            expect(record.revision).toBeGreaterThanOrEqual(revisions.get(record.id) ?? 1);
            revisions.set(record.id, record.revision);
            const reaches = record.state === 'active' && covers(footprintOf(record), PLACE);
            const reached = new Map(reaches ? [[1, record.severity] as const] : []);
            const before = notices.get(record.id);
            const plan = planNotices(reached, before ? [before] : []);
            const ids = [...plan.created, ...plan.raised, ...plan.cleared];
            expect(ids.length).toBeLessThanOrEqual(1);
            if (plan.cleared.length > 0)
              notices = new Map(notices).set(record.id, {
                locationId: 1,
                severity: before?.severity ?? 'Unknown',
                cleared: true,
              });
            else if (ids.length > 0)
              notices = new Map(notices).set(record.id, {
                locationId: 1,
                severity: record.severity,
                cleared: false,
              });
            const after = notices.get(record.id);
            const isOpen = after !== undefined && !after.cleared;
            expect(isOpen).toBe(reaches);
            if (reaches && after)
              expect(levelRank(after.severity)).toBeGreaterThanOrEqual(levelRank(record.severity));
          }
          // What a feed names is active and once; what it does not name, and was heard, is over.
          for (const { id } of signals)
            expect(
              records.filter(
                ({ keys, state }) => state === 'active' && keys.includes(`nws-alerts:${id}`),
              ),
            ).toHaveLength(1);
          if (isHeard)
            expect(records.filter(({ state }) => state === 'active')).toHaveLength(signals.length);
        }
      }),
      { numRuns: 300, seed: 5 },
    );
  });
});
