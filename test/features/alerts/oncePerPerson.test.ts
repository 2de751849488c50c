import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BLANK, type Signal } from '../../../engines/signals/earlyWarning/signal.ts';
import { AlertLocation } from '../../../src/db/alertLocation.ts';
import { deliverMessages } from '../../../src/features/alerts/deliver.ts';
import { sendDigests } from '../../../src/features/alerts/digest.ts';
import { editPlace } from '../../../src/features/alerts/editPlace.ts';
import { settingsOf } from '../../../src/features/alerts/ownPlaces.ts';
import { removePlace } from '../../../src/features/alerts/removePlace.ts';
import { take } from '../../../src/features/alerts/takeMessages.ts';
import { lookAt, redFlag } from '../../support/alertLooks.ts';
import { outbox, WELCOME } from '../../support/outbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const BERKELEY = { name: 'Berkeley, California', lat: 37.87, lon: -122.27 };
const NAPA = { name: 'Napa, California', lat: 38.3, lon: -122.29 };
const ALL = { earthquake: 'Minor', wildfire: 'Moderate' } as const;
const REST = { muteFrom: 22 * 60, muteTo: 7 * 60 };
const HOUR = 3_600_000;
const never = new AbortController().signal;
/** 23:00 in California, in the hours of rest. */
const NIGHT = Date.UTC(2026, 5, 2, 6);
const MORNING = Date.UTC(2026, 5, 2, 14, 1);
/** Outlines of both places, and of Berkeley alone. */
const ring = (north: number) =>
  [
    [
      [-123, 37],
      [-122, 37],
      [-122, north],
      [-123, north],
    ],
  ] as const;
const BOTH = ring(38.5);
const SOUTH = ring(38);

describe('a person hears of an event once, and of how it is', { timeout: 60_000 }, () => {
  let server: TestServer;
  let now = NIGHT;
  let person = 0;
  let account = 0;
  beforeAll(async () => {
    server = await startTestServer({}, { routines: [], clock: { now: () => now } });
  }, 60_000);
  afterAll(() => server.stop());
  beforeEach(async () => {
    now = NIGHT + ++person * 30 * 24 * HOUR;
    const [row] = await server.services.database.sql<{ id: number }>(
      `insert into account (email, tier, is_admin, created_at, email_proven_at) values ($1, 'free', false, now(), now()) returning id`,
      [`one${person}@example.org`],
    );
    account = row?.id ?? 0;
    await server.services.database.sql('delete from alert_location');
  });

  const morning = () => MORNING + person * 30 * 24 * HOUR;
  const place = (at: typeof BERKELEY, part: object = {}) =>
    server.services.database.em().insert(AlertLocation, {
      account,
      timeZone: 'America/Los_Angeles',
      thresholds: ALL,
      muteFrom: null,
      muteTo: null,
      createdAt: new Date(now),
      ...at,
      ...part,
    });
  const say = (part: Partial<Signal> = {}) =>
    redFlag(now, {
      id: `fire ${person}`,
      onsetMs: NIGHT + person * 30 * 24 * HOUR - HOUR,
      expiresMs: NIGHT + person * 30 * 24 * HOUR + 20 * HOUR,
      polygon: BOTH,
      ...part,
    });
  async function look(...signals: readonly Signal[]): Promise<void> {
    now += 60_000;
    await lookAt(server.services, signals);
    await deliverMessages.run(server.services, never);
  }
  const mails = () =>
    outbox(server)
      .filter(({ to, text }) => to === `one${person}@example.org` && !text.includes(WELCOME))
      .map(({ text }) => text.replaceAll(/\r?\n[ \t]+/g, ' '));
  const subjects = () => mails().map((text) => /^Subject: (.*)$/m.exec(text)?.[1]);
  const wakeUp = async () => {
    now = morning();
    await deliverMessages.run(server.services, never);
  };

  it('what became extreme in the night is told at once, and the milder warning that waited never', async () => {
    await place(BERKELEY, REST);
    await look(say());
    expect(subjects()).toEqual([]);
    await look(say({ severity: 'Extreme' }));
    expect(subjects()).toEqual(['Warning: Wildfire at Berkeley']);
    expect(mails()[0]).toContain('- Berkeley, California: Extreme');
    await wakeUp();
    expect(subjects()).toHaveLength(1);
    await look();
    expect(subjects()).toEqual([
      'Warning: Wildfire at Berkeley',
      'Cancelled: Wildfire at Berkeley',
    ]);
  });

  it('what got worse in the night is told once in the morning, as it is then', async () => {
    await place(BERKELEY, REST);
    await look(say());
    await look(say({ severity: 'Severe' }));
    await look(say({ severity: 'Severe' }));
    expect(subjects()).toEqual([]);
    await wakeUp();
    expect(subjects()).toEqual(['Warning: Wildfire at Berkeley']);
    expect(mails()[0]).toContain('- Berkeley, California: Severe');
  });

  it('a place that is out of it again before morning is left out, the other is told', async () => {
    await place(BERKELEY, REST);
    await place(NAPA, REST);
    await look(say());
    await look(say({ polygon: SOUTH }));
    await wakeUp();
    expect(subjects()).toEqual(['Warning: Wildfire at Berkeley']);
    // Out and in again: both, though the same two were named in a message that was never sent.
    await look(say({ polygon: BOTH }));
    expect(mails().at(-1)).toContain('- Napa, California: Moderate');
  });

  it('nothing is told of a place that was removed before morning; the others are told', async () => {
    await place(BERKELEY, REST);
    await place(NAPA, REST);
    const rows = await server.services.database.sql<{ id: number; name: string }>(
      'select id, name from alert_location where account_id = $1 order by id',
      [account],
    );
    const remove = (name: string) =>
      removePlace(
        rows.find((row) => row.name === name)?.id ?? 0,
        account,
        server.services.database.em(),
      );
    await look(say());
    expect(await remove(NAPA.name)).toBe(true);
    expect(await remove(NAPA.name)).toBe(false);
    await look(say());
    await wakeUp();
    expect(subjects()).toEqual(['Warning: Wildfire at Berkeley']);
    expect(mails()[0]).not.toContain('Napa');
    // What went out is not told again when a place goes.
    await place(NAPA);
    await look(say());
    expect(subjects()).toHaveLength(2);
    await remove(BERKELEY.name);
    await look(say());
    expect(subjects()).toHaveLength(2);
  });

  it('what was over before morning is never told of', async () => {
    await place(BERKELEY, REST);
    await look(say());
    await look(say({ severity: 'Severe' }));
    await look();
    await wakeUp();
    expect(subjects()).toEqual([]);
  });

  it('who does not want to hear of a hazard any more hears nothing, least of all that it is over', async () => {
    await place(BERKELEY);
    const [{ id } = { id: 0 }] = await server.services.database.sql<{ id: number }>(
      'select id from alert_location where account_id = $1',
      [account],
    );
    const choose = (wildfire: 'off' | 'Minor') =>
      editPlace({ id, chosen: { wildfire }, mute: {} }, account, server.services.database.em());
    await look(say());
    expect(subjects()).toHaveLength(1);
    await choose('off');
    await look(say());
    await choose('Minor');
    await look(say());
    expect(subjects()).toHaveLength(1);
    await look();
    expect(subjects().at(-1)).toBe('Cancelled: Wildfire at Berkeley');
  });

  it('a warning that is downgraded below what was asked for is said to have eased', async () => {
    await place(BERKELEY);
    await look(say());
    await look(say({ severity: 'Minor' }));
    expect(subjects().at(-1)).toBe('Eased or moved on: Wildfire at Berkeley');
    expect(mails().at(-1)).toContain('The event goes on');
    await look();
    expect(subjects()).toHaveLength(2);
  });

  it('an earthquake of two feeds is one message, together or one after the other, and also where they agree late', async () => {
    await place(BERKELEY);
    const onsetMs = now - 120_000;
    const quake = (feed: Signal['feed'], part: Partial<Signal> = {}): Signal => ({
      ...BLANK,
      id: `${feed} ${person}`,
      feed,
      kind: 'earthquake',
      witness: feed,
      event: 'Earthquake',
      urgency: 'Past',
      severity: 'Severe',
      certainty: 'Observed',
      headline: 'M 6.8, Bay Area',
      magnitude: 6.8,
      lat: 37.9,
      lon: -122.3,
      onsetMs,
      sentMs: onsetMs,
      expiresMs: onsetMs + 24 * HOUR,
      ...part,
    });
    const usgs = quake('usgs-earthquakes');
    const emsc = quake('emsc-earthquakes', {
      magnitude: 6.7,
      lat: 37.95,
      onsetMs: onsetMs + 4_000,
    });
    await look(usgs);
    await look(usgs, emsc);
    await look(emsc, usgs);
    await look(emsc);
    expect(subjects()).toHaveLength(1);
    // 90 s apart they are two; revised, they are one, and nobody is told again.
    const gfz = quake('geofon-earthquakes', { onsetMs: onsetMs + 7_200_000, id: `late ${person}` });
    await look(usgs, gfz);
    expect(subjects()).toHaveLength(2);
    await look(usgs, { ...gfz, onsetMs: onsetMs + 10_000 });
    expect(subjects()).toHaveLength(2);
    expect((await server.services.database.sql(ACTIVE)).length).toBe(1);
    now = onsetMs + 25 * HOUR;
    await look();
    expect(subjects()).toHaveLength(3);
    expect(subjects().at(-1)).toBe('Over: Earthquake at Berkeley');
  });
  const ACTIVE = `select id from alert_event where state = 'active' and kind = 'earthquake'`;

  it('a mail whose sending takes long stays with the server that sends it', async () => {
    await place(BERKELEY);
    const { mail } = server.services;
    let arrived = (): void => undefined;
    let accept = (): void => undefined;
    const isSending = new Promise<void>((next) => (arrived = next));
    const accepted = new Promise<void>((next) => (accept = next));
    const send = vi.spyOn(mail, 'send').mockImplementation(() => (arrived(), accepted));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await lookAt(server.services, [say()]);
      const delivery = deliverMessages.run(server.services, never);
      await isSending;
      for (let i = 0; i < 10; i++) {
        now += 30_000;
        await vi.advanceTimersByTimeAsync(30_000);
        await vi.waitFor(async () => expect(await leaseLeftS()).toBeGreaterThan(100));
        expect(await take(server.services, 'mail')).toEqual([]);
      }
      accept();
      await delivery;
      expect(send).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
      send.mockRestore();
    }
  });
  const leaseLeftS = async () => {
    const [row] = await server.services.database.sql<{ until: Date }>(
      `select leased_until as until from alert_message where state = 'sending'`,
    );
    return (new Date(row?.until ?? 0).getTime() - now) / 1_000;
  };

  it('the summary comes to who wants nothing else, and also where no server ran at seven; never twice a day', async () => {
    await server.services.database.sql('delete from alert_event');
    await place(BERKELEY);
    await settingsOf(server.services.database.em(), account, now);
    const set = (channel: string) =>
      server.services.database.sql(
        'update alert_settings set digest = (account_id = $1), channel = $2',
        [account, channel],
      );
    await set('none');
    const day = (hour: number, minute = 0) => Date.UTC(2027, 5, 1, hour + 7, minute);
    const digestAt = async (ms: number) => {
      now = ms;
      await sendDigests.run(server.services, never);
      await deliverMessages.run(server.services, never);
      return mails().length;
    };
    expect(await digestAt(day(6, 59))).toBe(0);
    expect(await digestAt(day(11, 45))).toBe(1);
    expect(mails()[0]).toContain('nothing active in the feeds we read');
    expect(await digestAt(day(11, 59))).toBe(1);
    expect(await digestAt(day(24 + 12))).toBe(1);
    expect(await digestAt(day(48 + 7))).toBe(2);
    // Where the first place is now further west, the same day's morning comes later: no second summary.
    await server.services.database.sql(
      `update alert_location set time_zone = 'Pacific/Kiritimati' where account_id = $1`,
      [account],
    );
    expect(await digestAt(Date.UTC(2027, 5, 3, 17))).toBe(3);
    await server.services.database.sql(
      `update alert_location set time_zone = 'Pacific/Honolulu' where account_id = $1`,
      [account],
    );
    expect(await digestAt(Date.UTC(2027, 5, 3, 18))).toBe(3);
    expect(await digestAt(Date.UTC(2027, 5, 5, 18))).toBe(4);
  });
});
