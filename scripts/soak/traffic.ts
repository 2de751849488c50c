import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'undici';
import type { Target } from '../attack/target.ts';

interface Call {
  readonly name: string;
  readonly path: string;
  readonly body?: object;
  readonly isOpen?: boolean;
  readonly due: number;
  /** Its answer is stored. */
  readonly isStored?: boolean;
}

/** Requests under way at a time; what is due beyond them is left out and counted. */
export const MOST_UNDER_WAY = 50;

const at = () => ({
  lat: randomInt(-80_000, 80_000) / 1e3,
  lon: randomInt(-179_000, 179_000) / 1e3,
});

/** One round of the mix: mostly questions about places, one in six stored; pages, lists and refusals between them. */
const MIX: readonly (() => Call)[] = [
  () => ({ name: 'score', path: '/api/v1/georisk/score', body: at(), due: 200, isStored: true }),
  () => ({ name: 'volcano', path: '/api/v1/volcano/predict', body: at(), due: 200 }),
  () => ({ name: 'tsunami', path: '/api/v1/tsunami/predict', body: at(), due: 200 }),
  () => ({ name: 'wildfire', path: '/api/v1/wildfire/risk', body: at(), due: 200 }),
  () => ({ name: 'me', path: '/api/v1/auth/me', due: 200 }),
  () => ({ name: 'quota', path: '/api/v1/auth/quota', due: 200 }),
  () => ({ name: 'manifest', path: '/api/v1/tools/manifest', isOpen: true, due: 200 }),
  () => ({ name: 'page', path: '/docs', isOpen: true, due: 200 }),
  () => ({ name: 'no key', path: '/api/v1/volcano/predict', body: at(), isOpen: true, due: 401 }),
  () => ({ name: 'not found', path: `/${randomUUID()}`, isOpen: true, due: 404 }),
  () => ({ name: 'invalid', path: '/api/v1/volcano/predict', body: { lat: 91, lon: 0 }, due: 422 }),
  () => ({
    name: 'trpc',
    path: '/trpc/volcano.predict',
    body: at(),
    due: 200,
  }),
];

export interface Traffic {
  /** Answers stored so far. */
  readonly stored: () => number;
  end(): Promise<{ answered: number; late: number; failures: Record<string, number> }>;
}

/** So many requests a second, whatever the answers take, until told to end. */
export function traffic({ url, key }: Target, rate: number): Traffic {
  const dispatcher = new Agent({ connections: MOST_UNDER_WAY });
  const underWay = new Set<Promise<void>>();
  const failures: Record<string, number> = {};
  let [turn, answered, stored, late] = [0, 0, 0, 0];
  const fail = (what: string): void => void (failures[what] = (failures[what] ?? 0) + 1);
  const send = async ({ name, path, body, isOpen, due, isStored }: Call): Promise<void> => {
    try {
      const reply = await request(url + path, {
        dispatcher,
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'Content-Type': 'application/json', ...(isOpen ? {} : { 'X-API-Key': key }) },
        body: body === undefined ? null : JSON.stringify(body),
      });
      await reply.body.dump();
      answered++;
      if (reply.statusCode !== due) fail(`${name} answered ${reply.statusCode}, not ${due}`);
      else if (isStored) stored++;
    } catch (error) {
      fail(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const sending = setInterval(() => {
    const make = MIX[turn++ % MIX.length];
    if (!make || underWay.size >= MOST_UNDER_WAY) return void late++;
    const sent = send(make()).finally(() => underWay.delete(sent));
    underWay.add(sent);
  }, 1000 / rate);
  return {
    stored: () => stored,
    async end() {
      clearInterval(sending);
      await Promise.all(underWay);
      await dispatcher.close();
      return { answered, late, failures };
    },
  };
}
