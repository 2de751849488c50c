import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { Agent, request } from 'undici';
import { JSON_TYPE, leastHeap, MB, percentile, timed, type Attack } from './measure.ts';

const CONNECTIONS = 100;

interface Crowd {
  go(): Promise<void>;
  /** Answers since the last start. */
  stop(): Promise<number>;
  end(): void;
}

/** Strangers in a process of their own, who never stop until told. */
async function crowdOf(url: string): Promise<Crowd> {
  const child = fork(join(import.meta.dirname, 'crowd.ts'), [url, String(CONNECTIONS)]);
  // Strangers have machines of their own; here they get what the server and the payer leave.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  await once(child, 'message');
  const say = async (order: string): Promise<unknown> => {
    child.send(order);
    return (await once(child, 'message'))[0];
  };
  return {
    async go() {
      await say('go');
    },
    stop: async () => Number(await say('stop')),
    end: () => child.disconnect(),
  };
}

/** Calls of each kind in one round, and rounds: quiet and loaded ones in turn, so that what else the machine does meets both. */
const CALLS = 100;
const ROUNDS = 5;

/** Times of a call while nobody else asks, and while a crowd does. */
async function besideCrowd(
  url: string,
  call: () => Promise<unknown>,
): Promise<{ calm: number[]; loaded: number[]; perSecond: number }> {
  const crowd = await crowdOf(url);
  const [calm, loaded]: [number[], number[]] = [[], []];
  let answered = 0;
  let loadedMs = 0;
  try {
    await timed(200, call);
    for (let round = 0; round < ROUNDS; round++) {
      calm.push(...(await timed(CALLS, call)));
      const from = performance.now();
      await crowd.go();
      await new Promise((next) => setTimeout(next, 500));
      loaded.push(...(await timed(CALLS, call)));
      loadedMs += performance.now() - from;
      answered += await crowd.stop();
    }
  } finally {
    crowd.end();
  }
  return { calm, loaded, perSecond: answered / (loadedMs / 1000) };
}

export const loudStranger: Attack = {
  name: 'a stranger with 100 connections: p99 of a paying caller, over unloaded',
  isLong: true,
  async run({ url, key }) {
    const dispatcher = new Agent({ connections: 1 });
    const call = async () => {
      const { body } = await request(`${url}/api/v1/volcano/predict`, {
        dispatcher,
        method: 'POST',
        headers: { ...JSON_TYPE, 'X-API-Key': key },
        body: '{"lat":40.8,"lon":14.3}',
      });
      await body.dump();
    };
    const { calm, loaded, perSecond } = await besideCrowd(url, call);
    await dispatcher.close();
    const at = (times: readonly number[], share: number) => percentile(times, share).toFixed(1);
    return {
      figure: percentile(loaded, 0.99) / percentile(calm, 0.99),
      unit: 'times',
      bound: 3,
      note: `p50 ${at(calm, 0.5)} to ${at(loaded, 0.5)} ms, p99 ${at(calm, 0.99)} to ${at(loaded, 0.99)} ms, ${Math.round(perSecond)} strangers answered a second`,
    };
  },
};

export const healthBesideStrangers: Attack = {
  name: 'a stranger with 100 connections: p99 of /healthz',
  isLong: true,
  async run({ url }) {
    const dispatcher = new Agent({ connections: 1 });
    const { calm, loaded } = await besideCrowd(url, async () => {
      const { body } = await request(`${url}/healthz`, { dispatcher });
      await body.dump();
    });
    await dispatcher.close();
    return {
      figure: percentile(loaded, 0.99),
      unit: 'ms',
      bound: 20,
      note: `${percentile(calm, 0.99).toFixed(1)} ms unloaded`,
    };
  },
};

export const heavyStranger: Attack = {
  name: 'a stranger with 100 connections: heap gained meanwhile',
  isLong: true,
  async run({ url, metric }) {
    const resident = () => metric('process_resident_memory_bytes');
    const [before, residentBefore] = [await leastHeap(metric), await resident()];
    const crowd = await crowdOf(url);
    await crowd.go();
    await new Promise((next) => setTimeout(next, 10_000));
    const during = await leastHeap(metric);
    const gained = (await resident()) - residentBefore;
    await crowd.stop();
    crowd.end();
    const note = `resident ${(gained / MB).toFixed(0)} MB, with the threads that they started`;
    return { figure: (during - before) / MB, unit: 'MB', bound: 64, note };
  },
};
