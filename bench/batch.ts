import { benchRow, cpuMicroseconds, median, type BenchRow } from './harness.ts';
import { load, type Shot } from './load.ts';
import { cpuMsOf, preparedFolder, startBare, startProduct, ready } from './serverProcess.ts';

const ROUNDS = 3;
const REQUESTS = 20;
const WARM_UP = 20;
const LOCATIONS = 100;

/** Portfolios of a hundred houses around a hundred cities; no two bodies have a place in common. */
const BODIES = Array.from({ length: ROUNDS * REQUESTS + WARM_UP }, (_unused, n) =>
  JSON.stringify({
    locations: Array.from({ length: LOCATIONS }, (_none, i) => ({
      property_id: `p-${i}`,
      lat: Math.round(Math.sin((n * LOCATIONS + i) * 7.3) * 550_000) / 10_000,
      lon: Math.round(Math.sin((n * LOCATIONS + i) * 3.1) * 1_790_000) / 10_000,
    })),
  }),
);

/** A portfolio of a hundred over HTTP: CPU of all threads, beside parsing and writing the same bytes and a bare request. */
export async function batch(): Promise<BenchRow[]> {
  const { folder, key, remove } = await preparedFolder();
  const product = await startProduct(folder);
  await ready(product);
  const shot: Shot = {
    url: `${product.url}/api/v1/insurance/portfolio-batch`,
    headers: { 'X-API-Key': key },
    bodies: BODIES,
  };
  const { bodyBytes } = await load(shot, { connections: 2, requests: WARM_UP });
  const ours: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuMsOf(product.child);
    await load(
      { ...shot, bodies: BODIES.slice(WARM_UP + round * REQUESTS) },
      { connections: 2, requests: REQUESTS },
    );
    ours.push(((cpuMsOf(product.child) - before) * 1000) / REQUESTS);
  }
  const answer = await fetch(shot.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...shot.headers },
    body: BODIES[0] ?? '',
  });
  const reference =
    (await jsonUs(BODIES[0] ?? '', await answer.text())) + (await bareUs(bodyBytes));
  await product.stop();
  remove();
  return [
    benchRow({
      id: 'batch100',
      what: 'insurance/portfolio-batch of 100 over HTTP: CPU per request, beside parsing and writing its bytes and a bare request',
      value: median(ours),
      unit: 'us',
      reference,
      goal: 10,
    }),
  ];
}

/** Parsing the question and writing the answer, microseconds of CPU. */
async function jsonUs(question: string, answer: string): Promise<number> {
  const value: unknown = JSON.parse(answer);
  const times = 200;
  let length = 0;
  const run = () =>
    cpuMicroseconds(() => {
      for (let i = 0; i < times; i++) {
        length += Object.keys(JSON.parse(question) as object).length;
        length += JSON.stringify(value).length;
      }
      return Promise.resolve();
    });
  await run();
  const us = (await run()) / times;
  if (length === 0) throw new Error('nothing was written');
  return us;
}

async function bareUs(bodyBytes: number): Promise<number> {
  const bare = await startBare(Math.round(bodyBytes));
  const shot: Shot = { url: `${bare.url}/`, headers: {}, bodies: BODIES };
  await load(shot, { connections: 2, requests: 500 });
  const before = cpuMsOf(bare.child);
  await load(shot, { connections: 2, requests: 500 });
  const us = ((cpuMsOf(bare.child) - before) * 1000) / 500;
  await bare.stop();
  return us;
}
