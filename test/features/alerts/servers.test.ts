import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config/env.ts';
import { createServer, type RunningServer } from '../../../src/app.ts';
import { createLog } from '../../../src/core/log.ts';
import { AlertLocation } from '../../../src/db/alertLocation.ts';
import { AlertMessage } from '../../../src/db/alertMessage.ts';
import { HookEndpoint } from '../../../src/db/hookEndpoint.ts';
import { deliverMessages } from '../../../src/features/alerts/deliver.ts';
import { sendDigests } from '../../../src/features/alerts/digest.ts';
import { hookPost } from '../../../src/features/alerts/hookPost.ts';
import { settingsOf } from '../../../src/features/alerts/ownPlaces.ts';
import { lookAt, redFlag } from '../../support/alertLooks.ts';
import { openPostbox, type Postbox } from '../../support/cloudApi.ts';
import { POSTGRES_URL, postgresDatabase } from '../../support/database.ts';
import { openMailServer, type MailServer } from '../../support/smtpServer.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const never = new AbortController().signal;

describe.runIf(POSTGRES_URL)(
  'two servers on one PostgreSQL owe the same people',
  { timeout: 150_000 },
  () => {
    const folders: string[] = [];
    const killed: ChildProcess[] = [];
    let database: Awaited<ReturnType<typeof postgresDatabase>>;
    let smtp: MailServer;
    let hook: Postbox;
    let a: RunningServer;
    let b: RunningServer;
    let now = Date.now();
    let person = 0;
    let account = 0;

    async function start(): Promise<RunningServer> {
      const dataDir = mkdtempSync(join(tmpdir(), 'gri-alerts-'));
      folders.push(dataDir);
      const config = readConfig({
        PORT: '0',
        OFFLINE: '1',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        DATABASE_URL: database.url,
        SMTP_URL: smtp.url,
      });
      const server = await createServer(config, {
        log: createLog('silent'),
        routines: [],
        clock: { now: () => now },
      });
      Object.assign(server.services.outlets, { hooks: hookPost(() => true) });
      return server;
    }

    beforeAll(async () => {
      [database, smtp, hook] = await Promise.all([
        postgresDatabase(),
        openMailServer(),
        openPostbox(),
      ]);
      a = await start();
      b = await start();
    }, 90_000);
    afterAll(async () => {
      for (const child of killed) child.kill('SIGKILL');
      await Promise.all([a.stop(), b.stop()]);
      await Promise.all([smtp.close(), hook.close()]);
      await database.drop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    beforeEach(async () => {
      const { database: db } = a.services;
      await db.sql('delete from alert_message');
      await db.sql('delete from alert_location');
      const email = `p${++person}@example.org`;
      const [row] = await db.sql<{ id: number }>(
        `insert into account (email, tier, is_admin, created_at) values ($1, 'free', false, now()) returning id`,
        [email],
      );
      account = row?.id ?? 0;
      await db.em().insert(AlertLocation, {
        account,
        name: 'Berkeley, California',
        lat: 37.87,
        lon: -122.27,
        timeZone: 'America/Los_Angeles',
        thresholds: { wildfire: 'Minor' },
        muteFrom: null,
        muteTo: null,
        createdAt: new Date(now),
      });
      smtp.mails.length = 0;
      smtp.mood = 'take';
      hook.posts.length = 0;
      hook.answers = 200;
    });
    const send = (server: RunningServer) => deliverMessages.run(server.services, never);

    it('looks at the same feeds at the same time make one event and one mail', async () => {
      const signals = [redFlag(now, { id: 'both' })];
      await Promise.all([
        lookAt(a.services, signals),
        lookAt(b.services, signals),
        lookAt(a.services, signals),
      ]);
      await Promise.all([send(a), send(b), send(a), send(b)]);
      expect(smtp.mails.map(({ to }) => to)).toEqual([`p${person}@example.org`]);
      const [row] = await a.services.database.sql<{ count: string }>(
        `select count(*)::text as count from alert_event where keys::text like '%both%'`,
      );
      expect(row?.count).toBe('1');
      const [mail] = smtp.mails;
      expect(mail?.text).toMatch(/List-Unsubscribe: <http[^>]*\/api\/v1\/alerts\/leave\/[^>]+>/);
      expect(mail?.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      await lookAt(a.services, []);
    });

    it('three hundred messages go out once each', async () => {
      const row = (i: number) => ({
        onceKey: `many ${person} ${i}`,
        account,
        eventId: null,
        channel: 'mail' as const,
        endpointId: null,
        body: { to: `many${i}@example.org`, subject: 's', text: 't' },
        state: 'queued' as const,
        attempts: 0,
        notBefore: new Date(now),
        leasedUntil: null,
        sourceAt: null,
        createdAt: new Date(now),
        sentAt: null,
        error: null,
      });
      await a.services.database.em().insertMany(
        AlertMessage,
        Array.from({ length: 300 }, (_, i) => row(i)),
      );
      await Promise.all([send(a), send(b), send(a), send(b)]);
      expect(smtp.mails).toHaveLength(300);
      expect(new Set(smtp.mails.map(({ to }) => to)).size).toBe(300);
    });

    it('what a killed server had taken is sent by another, with the same Message-ID, once', async () => {
      await lookAt(a.services, [redFlag(now, { id: `killed ${person}` })]);
      smtp.mood = 'hang';
      const dataDir = mkdtempSync(join(tmpdir(), 'gri-killed-'));
      folders.push(dataDir);
      const child = spawn(process.execPath, [join(ROOT, 'bin/start.mjs')], {
        env: {
          ...process.env,
          PORT: '0',
          OFFLINE: '1',
          DATA_DIR: dataDir,
          DATABASE_URL: database.url,
          SMTP_URL: smtp.url,
        },
        stdio: 'ignore',
      });
      killed.push(child);
      // A server of its own takes up what is owed when its routines begin; then it is killed in the middle of the mail.
      await until(async () => {
        await a.services.jobs.wake('alerts-deliver');
        return smtp.unconfirmed.length > 0;
      }, 100_000);
      child.kill('SIGKILL');
      smtp.mood = 'take';
      await send(b);
      expect(smtp.mails).toHaveLength(0);
      now = Date.now() + 121_000; // the killed server went by the machine's clock
      await Promise.all([send(a), send(b)]);
      expect(smtp.mails).toHaveLength(1);
      const ids = [...smtp.unconfirmed, ...smtp.mails].map(
        ({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1],
      );
      expect([ids.length, new Set(ids).size, ids.includes(undefined)]).toEqual([2, 1, false]);
      expect(await states()).toEqual(['sent']);
      await Promise.all([send(a), send(b)]);
      expect(smtp.mails).toHaveLength(1);
      await lookAt(a.services, []);
    });

    const states = async () =>
      (await a.services.database.sql<{ state: string }>('select state from alert_message')).map(
        ({ state }) => state,
      );

    it('a mail server that fails for a while is tried again after a pause', async () => {
      await lookAt(a.services, [redFlag(now, { id: `busy ${person}` })]);
      smtp.mood = 'refuse';
      await send(a);
      expect(await states()).toEqual(['queued']);
      smtp.mood = 'take';
      await send(b);
      expect(smtp.mails).toHaveLength(0);
      now += 31_000;
      await send(b);
      expect(smtp.mails).toHaveLength(1);
      await lookAt(a.services, []);
    });

    it('webhooks are tried again by another server, with their own id; a rotated secret signs for a day more', async () => {
      const em = a.services.database.em();
      const secret = (letter: string) => `whsec_${Buffer.alloc(32, letter).toString('base64')}`;
      await em.insert(HookEndpoint, {
        account,
        url: `${hook.url}/x`,
        secret: secret('b'),
        previousSecret: secret('a'),
        previousUntil: new Date(now + 86_400_000),
        disabledReason: null,
        disabledAt: null,
        createdAt: new Date(now),
      });
      await settingsOf(em, account, now);
      await a.services.database.sql(
        `update alert_settings set channel = 'none' where account_id = $1`,
        [account],
      );
      hook.answers = 500;
      await lookAt(a.services, [redFlag(now, { id: `hook ${person}` })]);
      await send(a);
      expect(hook.posts).toHaveLength(1);
      const extra = await start();
      await extra.stop();
      hook.answers = 200;
      now += 10_000;
      await Promise.all([send(a), send(b)]);
      expect(hook.posts).toHaveLength(2);
      const [first, second] = hook.posts.map(({ headers }) => headers);
      expect(second?.['webhook-id']).toBe(first?.['webhook-id']);
      expect(String(second?.['webhook-signature']).split(' ')).toHaveLength(2);
      now += 86_400_000;
      await lookAt(a.services, [redFlag(now, { id: `hook2 ${person}` })]);
      await send(b);
      expect(String(hook.posts.at(-1)?.headers['webhook-signature']).split(' ')).toHaveLength(1);
      await lookAt(a.services, []);
    });

    it('the summary comes once in the morning of the place, by whichever server', async () => {
      const em = a.services.database.em();
      await settingsOf(em, account, now);
      await a.services.database.sql('update alert_settings set digest = (account_id = $1)', [
        account,
      ]);
      const digest = async () => {
        await Promise.all([
          sendDigests.run(a.services, never),
          sendDigests.run(b.services, never),
          sendDigests.run(a.services, never),
        ]);
        await Promise.all([send(a), send(b)]);
        return smtp.mails.filter(({ to }) => to === `p${person}@example.org`).length;
      };
      // 14 h UTC is 7 in Los Angeles while summer time holds there; 13 h is 6.
      now = Date.UTC(2027, 5, 1, 13, 59);
      expect(await digest()).toBe(0);
      now = Date.UTC(2027, 5, 1, 14, 5);
      expect(await digest()).toBe(1);
      now += 15 * 60_000;
      expect(await digest()).toBe(1);
      now = Date.UTC(2027, 5, 2, 14, 5);
      expect(await digest()).toBe(2);
      const { text } = smtp.mails[1] ?? { text: '' };
      expect(text).toContain('Your places, 2027-06-02');
      expect(text).toContain('Berkeley, California: nothing active in the feeds we read');
      expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      const link = /leave\/([\w.-]+)/.exec(text)?.[1] ?? '';
      const left = await fetch(`${b.url}/api/v1/alerts/leave/${link}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(left.status).toBe(200);
      now = Date.UTC(2027, 5, 3, 14, 5);
      expect(await digest()).toBe(2);
    });
  },
);

async function until(check: () => Promise<boolean>, ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (!(await check())) {
    if (performance.now() > end) throw new Error('it did not come');
    await new Promise((next) => setTimeout(next, 100));
  }
}

describe.runIf(!POSTGRES_URL)('two servers on one PostgreSQL owe the same people', () => {
  it.skip('did not run: TEST_DATABASE_URL is not set', () => undefined);
});
