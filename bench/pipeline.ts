import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, request } from 'undici';
import { elevation } from '../engines/ground/datasets/terrain.ts';
import { quakesNear } from '../engines/ground/datasets/quakes.ts';
import type { Embedded } from '../src/connectors/connector.ts';
import { connectors } from '../src/connectors/index.ts';
import { createPipeline, type Pipeline } from '../src/connectors/pipeline/pipeline.ts';
import { benchRow, cpuMicroseconds, median, type BenchRow } from './harness.ts';

const ROUNDS = 7;
const CALLS = 400;
const AT_ONCE = 16;
const FACTS = 100_000;

/**
 * What the pipeline costs beside bare undici: fetching a source on this machine (CPU per call, parsing and checks included),
 * answering from memory, and answering from a table while the network is closed.
 */
export async function pipeline(): Promise<BenchRow[]> {
  const { server, url } = await source();
  const agent = new Agent({ connections: AT_ONCE });
  const made = open(url);
  const fetched = await compareFetches(made, url, agent);
  const kept = await perCall(() => made.ask(elevation({ lat: 10, lon: 20 })), made);
  const closed = open(undefined);
  const near = quakesNear({ lat: 10, lon: 20, radiusKm: 100, minMagnitude: 4 });
  const table = await perCall(() => closed.ask(near), closed);
  await Promise.all([made.close(), closed.close(), agent.destroy()]);
  server.close();
  const atHand = (id: string, what: string, value: number) =>
    benchRow({ id, what, unit: 'us', value, reference: null, goal: 5 });
  return [
    benchRow({
      id: 'pipeline',
      what: 'fetch, parse and check of a source through the pipeline: CPU per call',
      unit: 'us',
      value: fetched.ours,
      reference: fetched.bare,
      goal: 4,
    }),
    atHand('pipeline_cached', 'an answer at hand', kept),
    atHand('pipeline_closed', 'an answer from a table while the network is closed', table),
  ];
}

/** Elevations of ever new places, through the pipeline and by bare calls that parse the same reply. */
function compareFetches(
  made: Pipeline,
  url: string,
  dispatcher: Agent,
): Promise<{ ours: number; bare: number }> {
  let place = 0;
  const bareCall = async () => {
    const address = `${url}/v1/elevation?latitude=1&longitude=${place++ % 180}`;
    return JSON.parse(await (await request(address, { dispatcher })).body.text());
  };
  return compare(
    () =>
      each(async () => {
        const at = { lat: (place++ % 60_000) / 1000, lon: (place / 1000) % 180 };
        take(await made.ask(elevation(at)));
      }),
    () => each(bareCall),
  );
}

/** A table that costs nothing, so that only the pipeline is measured. */
const stub: Embedded = {
  kind: 'embedded',
  id: 'bench-table',
  title: 'Table',
  category: 'environmental',
  provider: 'bench',
  home: 'https://localhost',
  licence: 'none',
  cadence: 'none',
  coverage: 'world',
  dataset: quakesNear,
  asOf: '2026-01-01T00:00:00Z',
  answer: () => quakesNear.sample,
};

function open(url: string | undefined): Pipeline {
  const chosen = connectors
    .filter(({ id }) => (url === undefined ? true : id === 'open-meteo-elevation'))
    .map((each) => ({ ...each, perMinute: 1e9 }));
  return createPipeline({
    connectors: chosen,
    atlas: [stub],
    offline: url === undefined,
    settings: () => (url === undefined ? {} : { url }),
    clock: { now: () => Date.now() },
    userAgent: 'bench',
    manners: { concurrent: AT_ONCE, queue: CALLS },
  });
}

async function source(): Promise<{ server: Server; url: string }> {
  const body = JSON.stringify({ elevation: [412] });
  const server = createServer(
    (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(body),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function take(fact: unknown): void {
  if (typeof fact !== 'object' || fact === null || !('value' in fact))
    throw new Error(`no answer: ${JSON.stringify(fact)}`);
}

async function each(job: () => Promise<void>): Promise<void> {
  let left = CALLS;
  const worker = async () => {
    while (left-- > 0) await job();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** CPU per call of two contenders, in turn, the middle of the rounds; the server on this machine is in both. */
async function compare(
  ours: () => Promise<void>,
  bare: () => Promise<void>,
): Promise<{ ours: number; bare: number }> {
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round++) {
    const first = await cpuMicroseconds(bare);
    const second = await cpuMicroseconds(ours);
    if (round === 0) continue;
    theirs.push(first / CALLS);
    mine.push(second / CALLS);
  }
  return { ours: median(mine), bare: median(theirs) };
}

/** Microseconds of CPU of an answer without a promise. */
async function perCall(ask: () => unknown, made: Pipeline): Promise<number> {
  await made.ready;
  await ask();
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = process.cpuUsage();
    let known = 0;
    for (let call = 0; call < FACTS; call++) {
      const fact = ask();
      if (typeof fact === 'object' && fact !== null && 'value' in fact) known++;
    }
    if (known !== FACTS) throw new Error('an answer was a promise or missing');
    const { user, system } = process.cpuUsage(from);
    rounds.push((user + system) / FACTS);
  }
  return median(rounds);
}
