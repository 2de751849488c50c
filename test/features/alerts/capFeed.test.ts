import { existsSync, readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Signal } from '../../../engines/signals/earlyWarning/signal.ts';
import { lookAt, redFlag } from '../../support/alertLooks.ts';
import { atomBreaches, capBreaches } from '../../support/capSchema.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const RECORDED = '../shared/connectors/samples/tsunami-gov/PHEBCAP.xml';
const BARE = { polygon: null, lat: null, lon: null } as const;

describe('the feed of CAP messages', { timeout: 60_000 }, () => {
  let server: TestServer;
  let now = Date.UTC(2026, 5, 1, 20);
  beforeAll(async () => {
    server = await startTestServer({}, { routines: [], clock: { now: () => now } });
  }, 60_000);
  afterAll(() => server.stop());

  const feed = async () => {
    const { text } = await server.call('/api/v1/alerts/feed');
    expect(await atomBreaches(text)).toEqual([]);
    const { feed: found } = new XMLParser({
      ignoreAttributes: false,
      isArray: (name) => name === 'entry',
    }).parse(text) as {
      feed: { entry?: { id: string; link: Record<string, string> }[] } & Record<string, unknown>;
    };
    return found;
  };
  const cap = async (href: string) => (await server.call(new URL(href).pathname)).text;
  const of = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

  it('is well-formed Atom, and every message fits the schema, whatever is said of the event', async () => {
    const kinds: Partial<Signal>[] = [
      { id: 'a', headline: 'Fire & smoke <near> "here"\u0001' },
      { id: 'b', ...BARE, counties: ['06001', '06075'], area: 'Alameda; San Francisco' },
      { id: 'c', ...BARE, area: 'Coastal waters' },
      { id: 'd', ...BARE },
      {
        id: 'e',
        kind: 'earthquake',
        polygon: null,
        lat: -0.5,
        lon: 179.99,
        magnitude: 7.1,
        expiresMs: null,
      },
      { id: 'f', kind: 'hurricane', polygon: null, lat: 21, lon: -71, severity: 'Unknown' },
      {
        id: 'g',
        kind: 'volcano',
        polygon: null,
        lat: 64,
        lon: -22,
        certainty: 'Unknown',
        urgency: 'Unknown',
      },
    ];
    await lookAt(
      server.services,
      kinds.map((part) => redFlag(now, part)),
    );
    const { entry = [], id, title, updated, author } = await feed();
    expect([id, title, updated, author].every((each) => each !== undefined)).toBe(true);
    expect(entry).toHaveLength(kinds.length);
    for (const { link } of entry) {
      expect(link['@_type']).toBe('application/cap+xml');
      const xml = await cap(link['@_href'] ?? '');
      expect(await capBreaches(xml), xml).toEqual([]);
      expect(of(xml, 'msgType')).toBe('Alert');
      expect(xml).not.toContain('<references>');
    }
    const all = await Promise.all(entry.map(({ link }) => cap(link['@_href'] ?? '')));
    expect(
      all.filter((xml) => xml.includes('<valueName>SAME</valueName><value>006075</value>')),
    ).toHaveLength(1);
    expect(all.filter((xml) => xml.includes('<polygon>'))).toHaveLength(1);
    await lookAt(server.services, []);
  });

  it('an update, a cancellation and an all-clear refer to every message before them', async () => {
    now += 3_600_000;
    const read = async (headline: string) => {
      const { entry = [] } = await feed();
      for (const { link } of entry) {
        const xml = await cap(link['@_href'] ?? '');
        if (xml.includes(headline)) {
          expect(await capBreaches(xml), xml).toEqual([]);
          return xml;
        }
      }
      throw new Error('not in the feed');
    };
    const say = (part: Partial<Signal>) =>
      redFlag(now, {
        id: 'life',
        headline: 'A whole life',
        onsetMs: Date.UTC(2026, 5, 1, 20),
        expiresMs: Date.UTC(2026, 5, 2),
        ...part,
      });
    const names: string[] = [];
    const note = (xml: string) =>
      names.push(`${of(xml, 'sender')},${of(xml, 'identifier')},${of(xml, 'sent')}`);
    await lookAt(server.services, [say({})]);
    note(await read('A whole life'));
    now += 60_000;
    // A change that nobody is told of leaves the message as it was sent.
    await lookAt(server.services, [say({ certainty: 'Observed' })]);
    expect(of(await read('A whole life'), 'sent')).toBe(names[0]?.split(',')[2]);
    now += 60_000;
    await lookAt(server.services, [say({ severity: 'Extreme' })]);
    const update = await read('A whole life');
    expect([of(update, 'msgType'), of(update, 'references')]).toEqual(['Update', names.join(' ')]);
    note(update);
    now += 60_000;
    await lookAt(server.services, []);
    const cancel = await read('A whole life');
    expect([of(cancel, 'msgType'), of(cancel, 'references')]).toEqual(['Cancel', names.join(' ')]);
    note(cancel);
    now += 60_000;
    await lookAt(server.services, [say({ severity: 'Extreme' })]);
    const back = await read('A whole life');
    expect([of(back, 'msgType'), of(back, 'references')]).toEqual(['Update', names.join(' ')]);
    note(back);
    now = Date.UTC(2026, 5, 2, 0, 1);
    await lookAt(server.services, []);
    const over = await read('A whole life');
    expect([of(over, 'msgType'), of(over, 'references'), of(over, 'responseType')]).toEqual([
      'Update',
      names.join(' '),
      'AllClear',
    ]);
    expect(new Set(names.map((name) => name.split(',')[1])).size).toBe(names.length);
  });

  it.runIf(existsSync(RECORDED))('the schema admits a message of a warning centre', async () => {
    expect(await capBreaches(readFileSync(RECORDED, 'utf8'))).toEqual([]);
  });

  it.each([
    ['>Actual<', '>Real<'],
    ['-00:00</sent>', 'Z</sent>'],
    ['<scope>Public</scope>', ''],
    [/<sender>[^<]*</, '<sender>s t<'],
    [/(<identifier>.*<\/identifier>)(<sender>.*<\/sender>)/, '$2$1'],
    ['cap:1.2', 'cap:1.1'],
    ['</info>', '</info><area/>'],
    ['<category>Fire<', '<category>Smoke<'],
    ['<severity>Moderate<', '<severity>moderate<'],
    [/<expires>[^<]*</, '<expires>tomorrow<'],
    ['</urgency>', '</urgency><urgency>Past</urgency>'],
    [/<event>[^<]*</, '<event> <'],
    [/<areaDesc>.*<\/areaDesc>/, ''],
    [/<polygon>(\S+) [^<]*</, '<polygon>$1 $1<'],
    ['<polygon>37,-123 ', '<polygon>38,-123 '],
    ['</alert>', ''],
  ])('a message with %s made %s is found broken', async (from, to) => {
    await lookAt(server.services, [redFlag(now, { id: 'broken', area: 'Alameda' })]);
    const { entry = [] } = await feed();
    const xmls = await Promise.all(entry.map(({ link }) => cap(link['@_href'] ?? '')));
    const good = xmls.find((xml) => xml.includes('Alameda</areaDesc>')) ?? '';
    const broken = good.replace(from, to);
    expect(broken).not.toBe(good);
    expect(await capBreaches(good)).toEqual([]);
    expect((await capBreaches(broken)).length).toBeGreaterThan(0);
  });

  it.each([
    [/<updated>[^<]*</, '<updated>yesterday<'],
    ['<author><name>', '<author>'],
    [/<entry><id>[^<]*<\/id>/, '<entry>'],
    ['rel="self" href', 'rel="self" ref'],
    ['type="application/cap+xml"', 'type="cap"'],
    ['2005/Atom', '2003/Atom'],
    ['<title>', '<titel>'],
  ])('a feed with %s made %s is found broken', async (from, to) => {
    const { text } = await server.call('/api/v1/alerts/feed');
    expect(text.replace(from, to)).not.toBe(text);
    expect((await atomBreaches(text.replace(from, to))).length).toBeGreaterThan(0);
  });
});
