import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, request as fetchBare } from 'undici';
import { quakesNear } from '../engines/ground/datasets/quakes.ts';
import { elevation } from '../engines/ground/datasets/terrain.ts';
import { riverDischarge } from '../engines/ground/datasets/water.ts';
import {
  currentWeather,
  dailyWeatherHistory,
  weatherForecast,
} from '../engines/ground/datasets/weather.ts';
import { connectors } from '../src/connectors/index.ts';
import { createPipeline, type Pipeline } from '../src/connectors/pipeline/pipeline.ts';
import { gather as gatherFacts } from '../src/core/gather.ts';
import { benchRow, median, type BenchRow } from './harness.ts';

const ROUNDS = 9;
/** What each source takes to answer, ms. */
const SLOW_MS = 80;
const SAME = 100;

const daily = { time: ['2026-05-01'], temperature_2m_max: [20], river_discharge: [12] };
const BODY = JSON.stringify({
  latitude: 10,
  longitude: 20,
  elevation: 412,
  daily,
  current: { time: '2026-05-01T12:00', temperature_2m: 20 },
  features: [],
  metadata: {},
});

const HEIGHT = JSON.stringify({ elevation: [412] });

/** Six slow sources at once against six bare calls at once; and a hundred equal questions, counted as fetches. */
export async function gather(): Promise<BenchRow[]> {
  const { server, url, arrived } = await slowSource();
  const made = pipelineTo(url);
  const { ours, bare } = await sixAtOnce(made, url);
  const before = arrived();
  const same = quakesNear({ lat: 80, lon: 0, radiusKm: 10, minMagnitude: 5 });
  await Promise.all(Array.from({ length: SAME }, async () => made.ask(same)));
  const fetches = arrived() - before;
  await made.close();
  server.close();
  return [
    benchRow({
      id: 'gather',
      what: 'six slow sources at once',
      unit: 'ms',
      value: ours,
      reference: bare,
      goal: 1.2,
    }),
    benchRow({
      id: 'gather_same',
      what: 'fetches for a hundred equal questions',
      unit: 'fetches',
      value: fetches,
      reference: 1,
      goal: 1,
    }),
  ];
}

/** A server that answers every service after a while, and counts who came. */
async function slowSource(): Promise<{ server: Server; url: string; arrived: () => number }> {
  let count = 0;
  const server = createServer((request, response) => {
    count++;
    const body = request.url?.startsWith('/v1/elevation') === true ? HEIGHT : BODY;
    setTimeout(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
      SLOW_MS,
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, url, arrived: () => count };
}

function pipelineTo(url: string): Pipeline {
  return createPipeline({
    connectors: connectors.map((each) => ({ ...each, perMinute: 1e9 })),
    atlas: [],
    offline: false,
    settings: () => ({ url }),
    clock: { now: () => Date.now() },
    userAgent: 'bench',
    manners: { concurrent: 8, retryMs: [] },
  });
}

/** Milliseconds of six questions through the pipeline and of six bare calls, in turn; the first round is not counted. */
async function sixAtOnce(made: Pipeline, url: string): Promise<{ ours: number; bare: number }> {
  const agent = new Agent({ connections: 8 });
  const bareCall = async () => (await fetchBare(url, { dispatcher: agent })).body.text();
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round++) {
    const started = performance.now();
    await gatherFacts(questions(round), (need, signal) => made.ask(need, signal), {
      deadlineMs: 5000,
    });
    const between = performance.now();
    await Promise.all(Array.from({ length: 6 }, bareCall));
    if (round === 0) continue;
    bare.push(performance.now() - between);
    ours.push(between - started);
  }
  await agent.destroy();
  return { ours: median(ours), bare: median(bare) };
}

/** Questions to six services, at a new place each round so that no answer is at hand; each is answered by the first source asked. */
function questions(round: number) {
  const at = { lat: -10 - round, lon: 20 };
  return {
    quakes: quakesNear({ ...at, radiusKm: 100, minMagnitude: 4 }),
    height: elevation(at),
    river: riverDischarge(at),
    now: currentWeather(at),
    days: weatherForecast({ ...at, days: 1 }),
    history: dailyWeatherHistory({ ...at, startDate: '2026-05-01', endDate: '2026-05-01' }),
  };
}
