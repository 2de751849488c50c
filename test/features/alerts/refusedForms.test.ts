import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOUD_SETTINGS } from '../../support/cloudApi.ts';
import { mailTo, tokenIn } from '../../support/outbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const EMAIL = 'forms@example.org';

describe('a form that is refused', { timeout: 60_000 }, () => {
  let server: TestServer;
  let cookie = '';
  beforeAll(async () => {
    server = await startTestServer(
      { ...CLOUD_SETTINGS, WHATSAPP_API_BASE: 'http://127.0.0.1:9' },
      { routines: [] },
    );
    await send('signin', { email: EMAIL });
    const reply = await send('session', { token: tokenIn(await mailTo(server, EMAIL)) });
    cookie = reply.cookie;
    expect((await send('location', { q: 'Lyon', hazards: 'flood' })).status).toBe(303);
  }, 60_000);
  afterAll(() => server.stop());

  async function send(path: string, fields: Record<string, string>) {
    const reply = await fetch(`${server.url}/api/v1/alerts/${path}`, {
      method: 'POST',
      headers: { Accept: 'text/html', Cookie: cookie },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    return {
      status: reply.status,
      text: await reply.text(),
      cookie: reply.headers.get('set-cookie')?.split(';', 1)[0] ?? '',
    };
  }
  const errorAt = (text: string, id: string) =>
    new RegExp(`<p class="error" id="${id}-error">([^<]*)`).exec(text)?.[1];
  /** The start tag of a control. */
  const tag = (text: string, id: string) =>
    new RegExp(`<input[^>]*id="${id}"[^>]*>`).exec(text)?.[0];

  it('says what is wrong with each field of a place and keeps the rest', async () => {
    const { status, text } = await send('location', {
      q: 'Kyoto',
      name: 'A & "B"',
      level: 'Severe',
      hazards: 'tsunami',
      mute_from: '25:00',
      mute_to: '07:00',
    });
    expect(status).toBe(422);
    expect(errorAt(text, 'place-mute_from')).toBe('Write a time as 22:00.');
    expect(tag(text, 'place-q')).toContain('value="Kyoto"');
    expect(tag(text, 'place-name')).toContain('value="A &amp; &quot;B&quot;"');
    expect(tag(text, 'place-mute_from')).toContain('value="25:00"');
    expect(tag(text, 'place-mute_to')).toContain('value="07:00"');
    expect(text).toContain('<option value="Severe" selected>');
    expect(tag(text, 'place-hazards-1')).toContain('checked');
    expect(tag(text, 'place-hazards-0')).not.toContain('checked');
  });

  it('an unknown place lists the nearest, each with a button to choose it', async () => {
    const { status, text } = await send('location', { q: 'Lundon', hazards: 'flood' });
    expect(status).toBe(422);
    expect(errorAt(text, 'place-q')).toBe(
      'No place is called Lundon. Choose one below, or write another name.',
    );
    expect(text).toMatch(/name="choice"[^>]*>London, England, United Kingdom \([\d,]+ people\)/);
    const choice = /name="choice"[^>]*value="(\d+)"[^>]*>London, England/.exec(text)?.[1] ?? '';
    expect((await send('location', { q: 'Lundon', hazards: 'flood', choice })).status).toBe(303);
  });

  it('no hazard marked is no place with all of them', async () => {
    const { status, text } = await send('location', { q: 'Kyoto' });
    expect([status, errorAt(text, 'place-hazards')]).toEqual([422, 'Mark at least one hazard.']);
    expect(tag(text, 'place-hazards-0')).not.toContain('checked');
    expect(tag(text, 'place-q')).toContain('value="Kyoto"');
  });

  it('how to be warned stays as it was chosen, with the reason beside it', async () => {
    const { status, text } = await send('settings', { channel: 'whatsapp', digest: 'on' });
    expect(status).toBe(409);
    expect(text).toContain('WhatsApp is not active yet');
    expect(tag(text, 'settings-channel-1')).toContain('checked');
    expect(tag(text, 'settings-digest')).toContain('checked');
    const odd = await send('settings', { channel: 'pigeon', digest: 'on' });
    expect(errorAt(odd.text, 'settings-channel')).toContain('mail');
    // Nothing was kept.
    const { text: page } = await (async () => {
      const reply = await fetch(`${server.url}/app/alerts`, {
        headers: { Accept: 'text/html', Cookie: cookie },
      });
      return { text: await reply.text() };
    })();
    expect(tag(page, 'settings-channel-0')).toContain('checked');
    expect(tag(page, 'settings-digest')).not.toContain('checked');
  });
});
