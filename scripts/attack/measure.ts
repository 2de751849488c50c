import type { Target } from './target.ts';

/** What an attack reached, and the most that it may reach. */
export interface Finding {
  readonly figure: number;
  readonly unit: string;
  readonly bound: number;
  /** What was answered, where that is part of the promise. */
  readonly note?: string;
}

/** One thing that a stranger may try; bounded in count and time. */
export interface Attack {
  readonly name: string;
  /** Left out of the short form. */
  readonly isLong?: boolean;
  run(this: void, target: Target): Promise<Finding>;
}

export const JSON_TYPE = { 'Content-Type': 'application/json' };
export const MB = 1_048_576;

export async function post(url: string, body: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body });
  await answer.arrayBuffer();
  return answer.status;
}

export async function get(url: string): Promise<number> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.status;
}

export function percentile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))] ?? NaN;
}

/** Milliseconds of each of so many calls, one after the other. */
export async function timed(times: number, call: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const from = performance.now();
    await call();
    taken.push(performance.now() - from);
  }
  return taken;
}

/**
 * Median time of a call over that of a plain one, taken in turns: machines differ, and what else uses one comes and goes.
 *
 * @returns  a quotient
 */
export async function overPlain(url: string, call: () => Promise<unknown>): Promise<number> {
  const plain: number[] = [];
  const taken: number[] = [];
  for (let turn = 0; turn < 60; turn++) {
    plain.push(...(await timed(1, () => get(`${url}/api/v1/auth/tiers`))));
    taken.push(...(await timed(1, call)));
  }
  return percentile(taken.slice(20), 0.5) / percentile(plain.slice(20), 0.5);
}

/** The heap between two collections: the least of some readings. */
export async function leastHeap(metric: Target['metric']): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let reading = 0; reading < 12; reading++) {
    least = Math.min(least, await metric('nodejs_heap_size_used_bytes'));
    await new Promise((next) => setTimeout(next, 150));
  }
  return least;
}
