import { join } from 'node:path';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { connectors } from '../../src/connectors/index.ts';
import { recordsOf } from '../../src/connectors/pipeline/readPayload.ts';
import { readSaved } from '../../src/connectors/pipeline/savedPayload.ts';
import { sourceNamed } from '../../src/connectors/pipeline/sourceNames.ts';
import { errorBodies, garbage } from '../support/garbage.ts';

const services = connectors.flatMap((source) =>
  source.serves.map((service) => ({ name: `${source.id} ${service.dataset.id}`, source, service })),
);

describe('the list of sources', () => {
  it('names every source once, with licence, attribution where asked, cadence and coverage', () => {
    expect(new Set(connectors.map(({ id }) => id)).size).toBe(connectors.length);
    for (const {
      id,
      licence,
      cadence,
      coverage,
      provider,
      home,
      perMinute,
      serves,
    } of connectors) {
      expect({ id, licence, cadence, coverage, provider }).toEqual({
        id,
        licence: expect.stringMatching(/./),
        cadence: expect.stringMatching(/./),
        coverage: expect.stringMatching(/./),
        provider: expect.stringMatching(/./),
      });
      expect(home).toMatch(/^https:\/\//);
      expect(perMinute).toBeGreaterThan(0);
      expect(serves.length).toBeGreaterThan(0);
    }
  });

  it('holds at least 60 sources, the 25 connectors and the sources of the 14 feeds among them', () => {
    const ids = connectors.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(60);
    expect(ids).toEqual(expect.arrayContaining([...CONNECTORS, ...FEEDS]));
  });

  it('can ask each source at least one question, below its own hosts and never with a missing key', () => {
    for (const source of connectors) {
      const asked = source.serves.filter(({ example }) => example !== undefined);
      expect(asked.length, source.id).toBeGreaterThan(0);
      for (const service of asked) {
        const query = service.dataset.query.parse(service.example);
        const request = service.request(
          query,
          source.key === 'required' ? 'KEY' : undefined,
          Date.parse('2026-06-01T00:00:00Z'),
        );
        const url = new URL(request?.url ?? '', `${source.baseUrl}/`);
        expect([new URL(source.baseUrl).host, ...(source.hosts ?? [])], source.id).toContain(
          url.host,
        );
        expect(JSON.stringify(request), source.id).not.toMatch(/undefined|NaN/);
        if (source.key === 'required')
          expect(
            service.request(query, undefined, 0),
            `${source.id} without a key`,
          ).toBeUndefined();
      }
    }
  });

  it('keeps a moving window under one key, and asks for its true times', () => {
    const window = connectors.find(({ id }) => id === 'usgs-fdsn-event')?.serves[0];
    const at = (time: string) => ({
      lat: 37.774,
      lon: -122.419,
      radiusKm: 100,
      minMagnitude: 4,
      startTime: `2026-05-01T${time}Z`,
      limit: 100,
    });
    expect(window?.round?.(at('10:00:01.123'))).toEqual(window?.round?.(at('10:59:59.999')));
    expect(window?.round?.(at('10:00:01.123'))).not.toEqual(window?.round?.(at('11:00:01.123')));
    expect(
      window?.request(at('10:00:01.123'), undefined, Date.parse('2026-06-01T00:00:00Z'))?.url,
    ).toContain('starttime=2026-05-01T10%3A00%3A01.123Z');
  });

  it('rounds queries to queries that still belong to the dataset', () => {
    for (const { service } of services) {
      if (service.round === undefined || service.example === undefined) continue;
      expect(
        service.dataset.query.safeParse(service.round(service.dataset.query.parse(service.example)))
          .success,
      ).toBe(true);
    }
  });
});

describe('a reply that is no answer', () => {
  it.each(services)('is a named outcome and never data: $name', ({ source, service }) => {
    const query = service.example === undefined ? {} : service.dataset.query.parse(service.example);
    for (const [kind, text] of garbage()) {
      const reply = {
        status: 200,
        contentType: 'application/json',
        text,
        bytes: new TextEncoder().encode(text),
        url: source.baseUrl,
      };
      const parsed = service.parse(reply, query);
      expect(['empty', 'unavailable'], kind).toContain(parsed.outcome);
      if (parsed.outcome === 'unavailable') expect(parsed.reason, kind).not.toBe('');
      else expect(service.dataset.answer.safeParse(parsed.value).success, kind).toBe(true);
    }
  });

  it.each(services)(
    'with an error inside is unavailable, whatever the status: $name',
    ({ source, service }) => {
      const query =
        service.example === undefined ? {} : service.dataset.query.parse(service.example);
      for (const [kind, text] of errorBodies())
        for (const status of [200, 400, 401, 403])
          expect(
            service.parse(
              {
                status,
                contentType: 'application/json',
                text,
                bytes: new TextEncoder().encode(text),
                url: source.baseUrl,
              },
              query,
            ),
            kind,
          ).toMatchObject({
            outcome: 'unavailable',
            reason: expect.stringMatching(/./),
          });
    },
  );

  it.each(services)(
    'a 404 that a proxy, a load balancer or a moved path may send is never "none there": $name',
    ({ source, service }) => {
      const query =
        service.example === undefined ? {} : service.dataset.query.parse(service.example);
      const urls = [source.baseUrl, `${source.baseUrl}/fdsnws/event/1/query`];
      for (const text of ['', 'Not Found', '404 page not found', '{"message":"Not Found"}'])
        for (const url of urls) {
          const bytes = new TextEncoder().encode(text);
          const reply = { status: 404, contentType: 'text/plain', text, bytes, url };
          expect([text, service.parse(reply, query).outcome]).toEqual([text, 'unavailable']);
        }
    },
  );

  it.each(services)(
    'without a body (204, 404) is empty or unavailable: $name',
    ({ source, service }) => {
      const query =
        service.example === undefined ? {} : service.dataset.query.parse(service.example);
      for (const status of [204, 404]) {
        const parsed = service.parse(
          { status, contentType: '', text: '', bytes: new Uint8Array(), url: source.baseUrl },
          query,
        );
        expect(['empty', 'unavailable']).toContain(parsed.outcome);
        if (parsed.outcome === 'empty')
          expect(service.dataset.answer.safeParse(parsed.value).success).toBe(true);
      }
    },
  );
});

const SAMPLES = `${join(import.meta.dirname, '../../../shared/connectors/samples')}/`;
const folders = existsSync(SAMPLES)
  ? readdirSync(SAMPLES).filter((name) => !name.includes('.'))
  : [];

describe.runIf(folders.length > 0)('recorded replies of the live services', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(SAMPLES + folder)
      .filter((file) => file !== 'README.md')
      .map((file) => ({ folder, file })),
  );
  it.each(files)('$folder/$file', ({ folder, file }) => {
    const source = sourceNamed(folder);
    if (source === undefined) throw new Error(`no connector ${folder}`);
    const { parsed } = readSaved(source, readFileSync(`${SAMPLES}${folder}/${file}`));
    expect(parsed, parsed.outcome === 'unavailable' ? parsed.reason : '').toMatchObject({
      outcome: outcomeOf(file),
    });
    if (parsed.outcome === 'data') expect(recordsOf(parsed.value).length).toBeGreaterThan(0);
    if (parsed.outcome === 'unavailable')
      expect(parsed.reason, 'in the words of the source').toMatch(
        /^the source says: .{5}|^the reply is a web page: .{5}|^the reply is not what was asked for \(.{5}/,
      );
  });
});

if (folders.length === 0)
  describe('recorded replies of the live services', () =>
    it.skip('are not on this machine: not run', () => undefined));

/** What a recorded file comes to, by the words in its name and its README. */
function outcomeOf(file: string): 'data' | 'empty' | 'unavailable' {
  if (/error|redirect/.test(file)) return 'unavailable';
  return /empty|missing_value|weather-outlook|none|no-results/.test(file) ? 'empty' : 'data';
}

const CONNECTORS = [
  'sec-edgar',
  'gleif',
  'fred',
  'eia',
  'world-bank',
  'us-census',
  'sec-xbrl-credit',
  'nws-api',
  'open-meteo-forecast',
  'open-meteo-archive',
  'nhc-storms',
  'spc',
  'usgs-fdsn-event',
  'nwps-gauges',
  'usgs-water',
  'nasa-firms',
  'usgs-hans',
  'tsunami-gov',
  'us-drought-monitor',
  'openaq',
  'epa-airnow',
  'purpleair',
  'sensor-community',
  'raspberry-shake',
  'earthscope-infrasound',
];
const FEEDS = [
  'usgs-summary-feeds',
  'emsc-event',
  'geofon-event',
  'tsunami-gov',
  'ndbc-buoys',
  'usgs-hans',
  'smithsonian-gvp',
  'vaac-advisories',
  'nws-api',
  'nhc-storms',
  'nwps-gauges',
  'nifc-wfigs',
  'gdacs',
];
