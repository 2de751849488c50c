import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BLANK, type Signal } from '../../../engines/signals/earlyWarning/signal.ts';
import { deliverMessages } from '../../../src/features/alerts/deliver.ts';
import { hookPost } from '../../../src/features/alerts/hookPost.ts';
import { isPublicAddress } from '../../../src/features/alerts/publicAddress.ts';
import { takeLook } from '../../../src/features/alerts/lookAtFeeds.ts';
import { take } from '../../../src/features/alerts/takeMessages.ts';
import { watchedPlaces } from '../../../src/features/alerts/watchedPlaces.ts';
import { TEXT_VERSION } from '../../../src/features/whatsapp/consentTexts.ts';
import { AlertLocation } from '../../../src/db/alertLocation.ts';
import { AlertMessage } from '../../../src/db/alertMessage.ts';
import { HookEndpoint } from '../../../src/db/hookEndpoint.ts';
import { CLOUD_SETTINGS, inbound, openPostbox, type Postbox } from '../../support/cloudApi.ts';
import { outbox, WELCOME } from '../../support/outbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const BERKELEY = { lat: 37.87, lon: -122.27 };
const ALL = { earthquake: 'Minor', weather: 'Minor', wildfire: 'Minor' };

describe('what is owed reaches the right person once', { timeout: 60_000 }, () => {
  let server: TestServer;
  let cloud: Postbox;
  let hook: Postbox;
  let now = Date.UTC(2026, 5, 1, 20);
  let account = 0;
  let key = '';
  beforeAll(async () => {
    [cloud, hook] = await Promise.all([openPostbox(), openPostbox()]);
    server = await startTestServer(
      {
        ...CLOUD_SETTINGS,
        WHATSAPP_API_BASE: cloud.url,
        POSTS_ACCESS_TOKEN: 'posts',
        POSTS_API_BASE: cloud.url,
      },
      { routines: [], clock: { now: () => now } },
    );
    Object.assign(server.services.outlets, { hooks: hookPost(() => true) });
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    await Promise.all([cloud.close(), hook.close()]);
  });

  let person = 0;
  beforeEach(async () => {
    const email = `person${++person}@example.org`;
    const { json } = await server.call('/api/v1/auth/register', {
      body: { email, password: 'quartz-lantern-mosaic-7-harbour' },
      key: null,
    });
    [account, key] = [json.account_id, json.api_key];
    await confirm(true);
    await place({});
    cloud.posts.length = 0;
    hook.posts.length = 0;
    hook.answers = 200;
  });

  const confirm = (isConfirmed: boolean) =>
    server.services.database.sql(
      `update account set email_proven_at = case when $2::boolean then now() end where id = $1`,
      [account, isConfirmed],
    );

  async function place(part: { muteFrom?: number; muteTo?: number }): Promise<void> {
    const row = {
      account,
      name: 'Berkeley, California',
      ...BERKELEY,
      timeZone: 'America/Los_Angeles',
      thresholds: ALL,
      muteFrom: null,
      muteTo: null,
      createdAt: new Date(now),
      ...part,
    };
    await server.services.database.em().insert(AlertLocation, row);
  }

  function fire(part: Partial<Signal>): Signal {
    return {
      ...BLANK,
      id: `fire-${person}`,
      feed: 'nws-alerts',
      kind: 'fire',
      witness: 'nws',
      event: 'Red Flag Warning',
      urgency: 'Expected',
      severity: 'Moderate',
      certainty: 'Likely',
      headline: `Red Flag Warning ${person}`,
      onsetMs: now - 60_000,
      sentMs: now - 60_000,
      expiresMs: now + 5 * 3_600_000,
      polygon: [
        [
          [-123, 37],
          [-122, 37],
          [-122, 38.5],
          [-123, 38.5],
        ],
      ],
      ...part,
    };
  }

  /** What the feeds say, what becomes of it, and a round of sending. */
  async function look(signals: readonly Signal[]): Promise<void> {
    const fact = {
      value: {},
      source: 'nws-api',
      asOf: null,
      retrievedAt: '',
      status: 'live',
    } as never;
    const polls = [
      { id: 'nws-alerts' as const, facts: [{ dataset: 'state-alerts', fact }], signals },
    ];
    await takeLook(polls, server.services, await watchedPlaces(server.services.database));
    await deliverMessages.run(server.services, new AbortController().signal);
  }

  const mails = () =>
    outbox(server)
      .filter(({ to, text }) => to === `person${person}@example.org` && !text.includes(WELCOME))
      .map(({ text }) => text.replaceAll(/\r?\n[ \t]+/g, ' '));
  const messages = () =>
    server.services.database.em().find(AlertMessage, { account }, { orderBy: { id: 'asc' } });

  it('no mail goes to an address that somebody registered and nobody confirmed', async () => {
    await confirm(false);
    await look([fire({})]);
    expect([mails(), await messages()]).toEqual([[], []]);
    await confirm(true);
    await look([fire({ severity: 'Extreme' })]);
    expect(mails()).toHaveLength(1);
  });

  it('by mail: the warning once, worse once, over once; with the links that end it', async () => {
    for (let repeat = 0; repeat < 3; repeat++) await look([fire({})]);
    expect(mails()).toHaveLength(1);
    expect(mails()[0]).toMatch(/Subject: Warning: Wildfire at Berkeley/);
    expect(mails()[0]).toMatch(/List-Unsubscribe: <http/);
    expect(mails()[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    for (let repeat = 0; repeat < 2; repeat++) await look([fire({ severity: 'Extreme' })]);
    expect(mails()[1]).toMatch(/Subject: Worse: Wildfire/);
    for (let repeat = 0; repeat < 2; repeat++) await look([]);
    expect(mails()).toHaveLength(3);
    expect(mails()[2]).toMatch(/Subject: Cancelled: Wildfire/);
    const [first] = await messages();
    expect(first?.sourceAt && Number(first.createdAt) - Number(first.sourceAt)).toBe(60_000);
  });

  it('how long it took from the event to the outbox is told to operators and on the page', async () => {
    // By the clock of the test: one warning, a minute after it began, and its end, which is no measure.
    await look([fire({ onsetMs: now - 60_000 })]);
    await look([]);
    const { json } = await server.call('/api/v1/admin/diagnostics');
    const { source_to_outbox: delay, hours } = json.alert_delays;
    expect([hours, delay.p50_s]).toEqual([24, 60]);
    const metrics = (await server.call('/metrics')).text;
    expect(metrics).toContain('alert_delay_seconds{step="source_to_outbox",quantile="0.5"} 60');
    const page = await server.call('/alerts', { key: null, headers: { Accept: 'text/html' } });
    expect(page.text).toMatch(/In the last 24 hours \d+ messages? (was|were) written 60 s/);
  });

  it('one click ends it, also what waits; a link that is not ours does nothing', async () => {
    await look([fire({})]);
    const link = /alerts\/leave\/([\w.-]+)/.exec(mails()[0] ?? '')?.[1] ?? '';
    const post = (token: string) =>
      server.call(`/api/v1/alerts/leave/${token}`, {
        key: null,
        raw: 'List-Unsubscribe=One-Click',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
    expect(
      (await post(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')).replace(/^(\d+)/, '$1')))
        .status,
    ).toBe(401);
    expect((await server.call(`/api/v1/alerts/leave/${link}`, { key: null })).text).toContain(
      'End my alerts',
    );
    expect((await post(link)).status).toBe(200);
    await look([fire({ severity: 'Extreme' })]);
    expect(mails()).toHaveLength(1);
  });

  it('hours of rest hold it back to their end, and nothing is said of what was over before', async () => {
    const em = server.services.database.em();
    await em.nativeUpdate(AlertLocation, { account }, { muteFrom: 12 * 60, muteTo: 15 * 60 });
    await look([fire({})]);
    expect(mails()).toHaveLength(0);
    await look([]);
    now += 4 * 3_600_000;
    await look([]);
    expect(mails()).toHaveLength(0);
    expect((await messages()).map(({ state }) => state)).toEqual(['dropped']);
  });

  it('what is extreme comes through the hours of rest', async () => {
    await server.services.database
      .em()
      .nativeUpdate(AlertLocation, { account }, { muteFrom: 0, muteTo: 23 * 60 + 59 });
    await look([fire({ severity: 'Extreme' })]);
    expect(mails()).toHaveLength(1);
  });

  it('two that take at the same time take different messages, and a lease that ends gives back', async () => {
    for (let i = 0; i < 6; i++)
      await server.services.database.em().insert(AlertMessage, {
        onceKey: `twice ${person} ${i}`,
        account,
        eventId: null,
        channel: 'mail',
        endpointId: null,
        body: { to: 'x@example.org', subject: 's', text: 't' },
        state: 'queued',
        attempts: 0,
        notBefore: new Date(now),
        leasedUntil: null,
        sourceAt: null,
        createdAt: new Date(now),
        sentAt: null,
        error: null,
      });
    const mails = () => take(server.services, 'mail');
    const round = async () =>
      (await Promise.all([mails(), mails(), mails()])).flat().map(({ id }) => id);
    const taken = [...(await round()), ...(await round())];
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken.length).toBe(6);
    expect(await round()).toEqual([]);
    now += 121_000;
    const again = [...(await round()), ...(await round())];
    expect(new Set(again)).toEqual(new Set(taken));
    await server.services.database.em().nativeDelete(AlertMessage, { account });
  });

  it('webhooks: signed, tried again, replayed, ended by 410', async () => {
    const made = await server.call('/api/v1/alerts/webhooks', {
      key,
      body: { url: 'https://example.org/hook' },
    });
    expect(made.status).toBe(200);
    const { webhook_id: id, secret } = made.json;
    await server.services.database
      .em()
      .nativeUpdate(HookEndpoint, { id }, { url: `${hook.url}/hook` });
    hook.answers = 500;
    await look([fire({})]);
    expect(hook.posts).toHaveLength(1);
    const [sent] = hook.posts;
    const signature = (whsec: string) =>
      `v1,${createHmac('sha256', Buffer.from(whsec.slice(6), 'base64'))
        .update(
          `${String(sent?.headers['webhook-id'])}.${String(sent?.headers['webhook-timestamp'])}.${sent?.text}`,
        )
        .digest('base64')}`;
    expect(sent?.headers['webhook-signature']).toBe(signature(secret));
    expect(sent?.json).toMatchObject({
      type: 'alert.created',
      data: { hazard: 'wildfire', locations: [{ name: 'Berkeley, California' }] },
    });
    hook.answers = 200;
    now += 10_000;
    await look([fire({})]);
    expect(hook.posts).toHaveLength(2);
    expect(hook.posts[1]?.headers['webhook-id']).toBe(sent?.headers['webhook-id']);
    const log = await server.call(`/api/v1/alerts/webhooks/${id}/deliveries`, { key });
    expect(log.json.items.map(({ status }: { status: number }) => status)).toEqual([200, 500]);
    const rotated = await server.call(`/api/v1/alerts/webhooks/${id}/rotate`, { key, body: {} });
    await server.call(`/api/v1/alerts/webhooks/${id}/replay`, {
      key,
      body: { message_id: log.json.items[0].message_id },
    });
    hook.answers = 410;
    await look([fire({})]);
    expect(String(hook.posts[2]?.headers['webhook-signature']).split(' ')).toHaveLength(2);
    expect(rotated.json.secret).not.toBe(secret);
    const list = await server.call('/api/v1/alerts/webhooks', { key });
    expect(list.json.items[0].disabled_reason).toContain('410');
    expect((await server.call(`/api/v1/alerts/webhooks/${id}/deliveries`)).status).toBe(404);
  });

  it('webhooks: a test message is signed, delivered and told, without any alert', async () => {
    const made = await server.call('/api/v1/alerts/webhooks', {
      key,
      body: { url: 'https://example.org/tested' },
    });
    const { webhook_id: id, secret } = made.json;
    const test = (as: string) =>
      server.call(`/api/v1/alerts/webhooks/${id}/test`, { key: as, body: {} });
    const em = () => server.services.database.em();
    await em().nativeUpdate(HookEndpoint, { id }, { url: `${hook.url}/tested` });
    const { status, json } = await test(key);
    expect([status, json.status]).toEqual([200, 'queued']);
    await deliverMessages.run(server.services, new AbortController().signal);
    const [sent] = hook.posts;
    expect(sent?.json).toMatchObject({ type: 'webhook.test', data: { webhook_id: id } });
    const { 'webhook-id': message, 'webhook-timestamp': moment } = sent?.headers ?? {};
    const signed = `${String(message)}.${String(moment)}.${sent?.text}`;
    const hmac = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'));
    expect(sent?.headers['webhook-signature']).toBe(`v1,${hmac.update(signed).digest('base64')}`);
    const log = await server.call(`/api/v1/alerts/webhooks/${id}/deliveries`, { key });
    expect(log.json.items).toMatchObject([
      { message_id: json.message_id, type: 'webhook.test', status: 200, message_state: 'sent' },
    ]);
    expect((await test(server.adminKey)).status).toBe(404);
    await em().nativeUpdate(HookEndpoint, { id }, { disabledAt: new Date(now) });
    expect(await test(key)).toMatchObject({ status: 409, json: { code: 'conflict' } });
  });

  it('a redirect is not followed, and a private address is not called', async () => {
    hook.answers = 302;
    expect(await hookPost(() => true)(`${hook.url}/x`, { headers: {}, body: '{}' })).toEqual({
      status: 302,
      error: null,
    });
    const before = hook.posts.length;
    expect(await hookPost()(`${hook.url}/x`, { headers: {}, body: '{}' })).toMatchObject({
      status: null,
      error: expect.stringContaining('not on the open internet'),
    });
    expect(
      (await hookPost()(hook.url.replace('127.0.0.1', 'localhost'), { headers: {}, body: '{}' }))
        .status,
    ).toBeNull();
    expect(hook.posts.length).toBe(before);
    for (const address of [
      '10.0.0.1',
      '127.0.0.1',
      '169.254.169.254',
      '100.64.0.1',
      '::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '0.0.0.0',
      '192.168.1.1',
      '224.0.0.1',
      '::7f00:1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      'fec0::1',
      'nonsense',
    ])
      expect(isPublicAddress(address), address).toBe(false);
    expect(isPublicAddress('168.63.129.16')).toBe(false);
    for (const address of ['93.184.216.34', '2606:2800:220:1::1'])
      expect(isPublicAddress(address), address).toBe(true);
  });

  it.each([
    'https://localhost/x',
    'https://localhost./x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[::127.0.0.1]/x',
    'https://169.254.169.254/latest/meta-data',
  ])('%s is refused when it is added', async (url) => {
    const { status, json } = await server.call('/api/v1/alerts/webhooks', { key, body: { url } });
    expect([status, json.detail[0].loc]).toEqual([422, ['body', 'url']]);
    expect(json.detail[0].msg).toContain('open internet');
  });

  it.each(['22', '25', '465', '993', '5432', '6379', '10250'])(
    'port %s, at which another service listens, is refused when it is added',
    async (port) => {
      const url = `https://example.org:${port}/x`;
      const { status, json } = await server.call('/api/v1/alerts/webhooks', { key, body: { url } });
      expect([status, json.detail[0].loc]).toEqual([422, ['body', 'url']]);
      expect(json.detail[0].msg).toContain('port 443');
    },
  );

  it('who receives slowly holds nobody up, and messages that come in meanwhile are sent', async () => {
    const released: (() => void)[] = [];
    const arrived: string[] = [];
    const { outlets } = server.services;
    const { hooks } = outlets;
    const slow: typeof hooks = async (url) => {
      arrived.push(url);
      if (url.endsWith('/slow')) await new Promise<void>((go) => released.push(go));
      return { status: 200, error: null };
    };
    Object.assign(outlets, { hooks: slow });
    try {
      const add = async (url: string) =>
        (await server.call('/api/v1/alerts/webhooks', { key, body: { url } })).json.webhook_id;
      const test = async (id: number) =>
        (await server.call(`/api/v1/alerts/webhooks/${id}/test`, { key, body: {} })).status;
      const [hanging, quick] = [
        await add('https://example.org/slow'),
        await add('https://example.org:8443/quick'),
      ];
      expect([await test(hanging), await test(quick)]).toEqual([200, 200]);
      const round = deliverMessages.run(server.services, new AbortController().signal);
      await expect.poll(() => arrived.length).toBe(2);
      expect(await test(quick)).toBe(200);
      await expect
        .poll(() => arrived.filter((url) => url.endsWith('/quick')).length, { timeout: 10_000 })
        .toBe(2);
      released.forEach((go) => go());
      await round;
      expect((await messages()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
    } finally {
      Object.assign(outlets, { hooks });
    }
  });

  describe('WhatsApp', () => {
    const phoneOf = () => `1415555${String(1000 + person)}`;
    const say = (text: string, id = `wamid.${person}.${text}.${now}`) => {
      const { raw, headers } = inbound({ id, from: phoneOf(), text, atMs: now });
      return server.call('/api/v1/whatsapp/webhook', { key: null, raw, headers });
    };
    const send = () => deliverMessages.run(server.services, new AbortController().signal);

    it('nothing but the question is sent before YES; alerts come after it; STOP ends them at once', async () => {
      await server.services.database.sql(
        `insert into alert_settings (account_id, channel, leave_secret, updated_at) values ($1, 'whatsapp', 's', now())`,
        [account],
      );
      const made = await server.call('/api/v1/whatsapp/subscribe', {
        key,
        body: { phone: `+${phoneOf()}`, language: 'es' },
      });
      expect(made.json).toMatchObject({ state: 'pending', language: 'es' });
      await send();
      expect(cloud.posts.map(({ json }) => json['type'])).toEqual(['template']);
      await look([fire({})]);
      expect(cloud.posts).toHaveLength(1);
      expect((await say('Sí')).json).toEqual({ status: 'ok', handled: 1 });
      await send();
      expect(cloud.posts[1]?.json).toMatchObject({
        type: 'text',
        text: { body: expect.stringContaining('activas') },
      });
      await look([fire({ severity: 'Extreme' })]);
      expect(cloud.posts[2]?.json).toMatchObject({ type: 'text', to: phoneOf() });
      now += 25 * 3_600_000;
      await look([fire({ id: `second-${person}`, expiresMs: now + 3_600_000, onsetMs: now })]);
      const later = cloud.posts.slice(3).map(({ json }) => json['type']);
      expect(later.length).toBeGreaterThan(0);
      expect(new Set(later)).toEqual(new Set(['template']));
      await say('stop');
      await send();
      const count = cloud.posts.length;
      await look([
        fire({
          id: `third-${person}`,
          severity: 'Extreme',
          expiresMs: now + 3_600_000,
          onsetMs: now,
        }),
      ]);
      expect(cloud.posts).toHaveLength(count);
      expect((await server.call('/api/v1/whatsapp/status', { key })).json.phones[0].state).toBe(
        'stopped',
      );
      const ledger = await server.services.database.sql<{ event: string }>(
        'select event from consent where phone = $1 order by id',
        [phoneOf()],
      );
      expect(ledger.map(({ event }) => event)).toEqual(['requested', 'agreed', 'stopped']);
    });

    it('START, STATUS, YES and STOP do their work in any case and in the language of the text; a late YES does not', async () => {
      await server.call('/api/v1/whatsapp/subscribe', {
        key,
        body: { phone: `+${phoneOf()}`, language: 'es' },
      });
      const state = async () =>
        (await server.call('/api/v1/whatsapp/status', { key })).json.phones[0].state;
      const answer = async (text: string) => {
        now += 1_000;
        await say(text);
        await send();
        const { text: said } = (cloud.posts.at(-1)?.json ?? {}) as unknown as {
          text?: { body: string };
        };
        return said?.body ?? '';
      };
      // STOP before the question went out: it is not asked any more.
      expect(await answer('Alto')).toContain('han terminado');
      expect(cloud.posts.map(({ json }) => json['type'])).toEqual(['text']);
      expect(await state()).toBe('stopped');
      expect(await answer('sí')).toContain('han terminado');
      expect(await state()).toBe('stopped');
      expect(await answer('iniciar, por favor')).toContain('Responda SÍ');
      expect(await state()).toBe('pending');
      expect(await answer('Estado')).toContain('esperan su SÍ');
      now += 25 * 3_600_000;
      await answer('SI');
      expect(await state()).toBe('stopped');
      expect(await answer('START')).toContain('Responda SÍ');
      expect(await answer('Yes!')).toContain('activas');
      expect(await answer('status')).toContain('activas');
      expect(await answer('hola')).toContain('INICIAR');
      expect(await state()).toBe('active');
      const ledger = await server.services.database.sql<Record<string, string>>(
        'select event, channel, language, text_version from consent where phone = $1 order by id',
        [phoneOf()],
      );
      expect(ledger.map(({ event }) => event)).toEqual([
        'requested',
        'stopped',
        'started',
        'lapsed',
        'started',
        'agreed',
      ]);
      expect(ledger.map(({ channel }) => channel)).toEqual(['api', ...Array(5).fill('whatsapp')]);
      for (const { language, text_version } of ledger)
        expect([language, text_version]).toEqual(['es', TEXT_VERSION]);
    });

    it('forged, repeated and stale messages change nothing; the challenge needs the right token', async () => {
      await server.call('/api/v1/whatsapp/subscribe', { key, body: { phone: `+${phoneOf()}` } });
      const state = async () =>
        (await server.call('/api/v1/whatsapp/status', { key })).json.phones[0].state;
      const forged = inbound(
        { id: 'wamid.f', from: phoneOf(), text: 'YES', atMs: now },
        'another-secret',
      );
      expect(
        (await server.call('/api/v1/whatsapp/webhook', { key: null, ...forged })).json.code,
      ).toBe('invalid_signature');
      expect(await state()).toBe('pending');
      const stale = inbound({
        id: `wamid.s${person}`,
        from: phoneOf(),
        text: 'YES',
        atMs: now - 3_600_000,
      });
      expect(
        (await server.call('/api/v1/whatsapp/webhook', { key: null, ...stale })).json.handled,
      ).toBe(1);
      expect(await state()).toBe('pending');
      await say('yes', `wamid.r${person}`);
      expect(await state()).toBe('active');
      now += 1_000;
      await say('stop');
      expect((await say('yes', `wamid.r${person}`)).json.handled).toBe(0);
      expect(await state()).toBe('stopped');
      const challenge = (token: string) =>
        server.call(
          `/api/v1/whatsapp/webhook?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=123`,
          { key: null },
        );
      expect((await challenge('verify-me')).text).toBe('123');
      expect((await challenge('wrong')).status).toBe(403);
    });
  });

  it('a drafted post is shown by GET, published once by POST, and says when it was used or is too old', async () => {
    const draft = async () => {
      const { json } = await server.call('/api/v1/x/draft-post', {
        body: { text: 'All clear <b>now</b>.' },
      });
      return new URL(json.approval_url).searchParams.get('token') ?? '';
    };
    const token = await draft();
    const get = (given: string, accept = 'application/json') =>
      server.call(`/api/v1/x/authorize-post?token=${given}`, {
        key: null,
        headers: { Accept: accept },
      });
    const post = (given: string) =>
      server.call('/api/v1/x/authorize-post', {
        key: null,
        raw: `token=${given}`,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
    expect((await get(token)).json.text).toBe('All clear <b>now</b>.');
    const page = await get(token, 'text/html');
    expect(page.text).toContain('Publish now');
    expect(page.text).not.toContain('<b>now');
    expect(cloud.posts).toHaveLength(0);
    const both = await Promise.all([post(token), post(token)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(cloud.posts).toHaveLength(1);
    expect((await get(token)).json.detail).toContain('published already');
    const old = await draft();
    now += 25 * 3_600_000;
    expect((await get(old)).json.detail).toContain('expired');
    expect((await post(old)).status).toBe(401);
    cloud.answers = 503;
    const again = await draft();
    expect((await post(again)).status).toBe(502);
    cloud.answers = 200;
    expect((await post(again)).status).toBe(200);
  });

  it('the feed lists an event and its CAP message', async () => {
    await look([fire({ headline: 'Fire & smoke <near>' })]);
    const atom = await server.call('/api/v1/alerts/feed', { key });
    expect(atom.headers.get('content-type')).toContain('application/atom+xml');
    expect(atom.text).toContain('Fire &amp; smoke &lt;near&gt;');
    const entry = atom.text.split('<entry>').find((each) => each.includes('Fire &amp; smoke'));
    const id = /cap\/(ev_[\w-]+)/.exec(entry ?? '')?.[1] ?? '';
    const cap = await server.call(`/api/v1/alerts/cap/${id}`, { key });
    expect(cap.headers.get('content-type')).toContain('application/cap+xml');
    expect(cap.text).toMatch(/<msgType>Alert<\/msgType>.*<polygon>37,-123 /s);
  });

  it('the payment webhook is closed without a secret', async () => {
    const { status, json } = await server.call('/api/v1/alerts/webhook', {
      key: null,
      raw: '{}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect([status, json.code]).toEqual([503, 'not_configured']);
  });
});
