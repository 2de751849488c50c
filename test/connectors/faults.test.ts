import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isKnown, type Need } from '../../engines/facts.ts';
import { connectors } from '../../src/connectors/index.ts';
import { recordsOf } from '../../src/connectors/pipeline/readPayload.ts';
import { createPipeline, type Pipeline } from '../../src/connectors/pipeline/pipeline.ts';
import { sourceNamed } from '../../src/connectors/pipeline/sourceNames.ts';
import {
  faults,
  faultServer,
  wrongTypes,
  type Fault,
  type FaultServer,
} from '../support/faultServer.ts';
import { readPayloadOf } from '../support/savedPayload.ts';

/** Members that many sources read, each plausible: damaged, they must not become numbers of an answer. */
const GOOD = JSON.stringify({
  features: [
    {
      type: 'Feature',
      id: 'a',
      geometry: { type: 'Point', coordinates: [20, 10, 5] },
      properties: { mag: 5.1, time: 1_767_225_600_000, status: 'reviewed' },
    },
  ],
  elevation: [412],
  value: '412',
  results: [{ elevation: 412, attributes: { 'Pixel Value': '412' } }],
  status: 'OK',
  daily: { time: ['2026-05-01'], temperature_2m_max: [20] },
  gauges: [],
  activeStorms: [],
  events: [],
  response: { data: [] },
  observations: [],
  elements: [],
  items: [],
  data: [],
  latitude: 10,
  longitude: 20,
});

const DEADLINE_MS = 300;
const hurried = (timeoutMs: number) => {
  const limits = { timeoutMs, maxBytes: 256 * 1024 };
  return connectors.map((source) => ({
    ...source,
    ...limits,
    perMinute: 1e6,
    serves: source.serves.map((service) => ({ ...service, ...limits })),
  }));
};
const needs = connectors.flatMap((source) =>
  source.serves.flatMap((service) =>
    service.example === undefined
      ? []
      : [
          {
            id: source.id,
            need: { dataset: service.dataset, query: service.example } satisfies Need,
          },
        ],
  ),
);

let server: FaultServer;
beforeAll(async () => {
  server = await faultServer(GOOD);
});
afterAll(() => server.close());

function pipeline(timeoutMs = DEADLINE_MS): Pipeline {
  return createPipeline({
    connectors: hurried(timeoutMs),
    atlas: [],
    offline: false,
    settings: () => ({ url: server.url, key: 'secret-key' }),
    clock: { now: () => Date.now() },
    userAgent: 'test/1 (test@example.org)',
    manners: { concurrent: 50, queue: 1000, failures: 1e6, retryMs: [1, 2] },
    probe: { reach: async () => true },
  });
}

describe('every source before a server that fails', () => {
  it.each(faults)('%s: nothing is thrown, invented or waited for', async (fault: Fault) => {
    server.behave(fault);
    const made = pipeline();
    const started = performance.now();
    const facts = await Promise.all(
      needs.map(async ({ id, need }) => [id, await made.askFrom(id, need)] as const),
    );
    expect(performance.now() - started, 'a hang').toBeLessThan(20_000);
    for (const [id, fact] of facts) {
      const name = `${id} ${JSON.stringify(fact).slice(0, 200)}`;
      if (isKnown(fact)) expect(recordsOf(fact.value).filter(hasNumber), name).toEqual([]);
      else expect(fact.missing, name).toMatch(/./);
      expect(JSON.stringify(fact), 'a key in a reason').not.toContain('secret-key');
    }
    await made.close();
  });

  it('tells each source from the others in its health', async () => {
    server.behave('error_500');
    // Time enough for an answer also where the machine is busy: the reason must be the status, not the clock.
    const made = pipeline(10_000);
    await Promise.all(needs.map(async ({ id, need }) => made.askFrom(id, need)));
    for (const health of made.health())
      expect(health).toMatchObject({
        status: 'down',
        reason: expect.stringContaining('500'),
        failures: health.calls,
      });
    await made.close();
  });
});

/** Replies of the sources as archives recorded them; they lie outside the repository. */
const RECORDED = `${import.meta.dirname}/../../../shared/connectors/samples`;

describe.skipIf(!existsSync(RECORDED))(
  `recorded replies, damaged (skipped where ${RECORDED} is not at hand)`,
  () => {
    const recorded = existsSync(RECORDED)
      ? readdirSync(RECORDED, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && sourceNamed(entry.name) !== undefined)
          .map(({ name }) => name)
      : [];

    it.each(recorded)('of %s are neither a measurement nor "nothing there"', (id) => {
      const folder = `${RECORDED}/${id}`;
      const datasets = sourceNamed(id)?.serves.map(({ dataset }) => dataset.id) ?? [];
      for (const file of readdirSync(folder).filter((name) => name !== 'README.md')) {
        const text = readFileSync(`${folder}/${file}`, 'utf8');
        for (const datasetId of datasets) {
          const read = readPayloadOf(id, wrongTypes(text), undefined, datasetId);
          const name = `${file} as ${datasetId}: ${JSON.stringify(read).slice(0, 200)}`;
          // Where the whole reply says nothing either, its damaged form may.
          const whole = readPayloadOf(id, text, undefined, datasetId).outcome;
          if (read.outcome === 'empty') expect(whole, name).toBe('empty');
          if (read.outcome === 'data')
            expect(recordsOf(read.value).filter(hasNumber), name).toEqual([]);
        }
      }
    });
  },
);

/** A record that claims to have measured something. */
function hasNumber(record: unknown): boolean {
  if (typeof record === 'number') return true;
  return typeof record === 'object' && record !== null && Object.values(record).some(hasNumber);
}
