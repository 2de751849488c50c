import { randomInt, randomUUID } from 'node:crypto';
import type { Killable } from './killable.ts';

/** One write that was asked for under an `Idempotency-Key`, and the answer that was acknowledged. */
export interface Written {
  readonly kind: 'register' | 'issue' | 'rotate' | 'score' | 'plain-score' | 'scan';
  readonly path: string;
  readonly body: object;
  readonly key: string | null;
  readonly network: string;
  readonly idempotencyKey: string | undefined;
  readonly answer: Readonly<Record<string, unknown>>;
}

/** An account with the keys that should hold, and those that should not. */
export interface Person {
  readonly email: string;
  readonly network: string;
  live: string[];
  dead: string[];
}

/** What was acknowledged while servers were killed. */
export interface Ledger {
  readonly written: Written[];
  readonly persons: Person[];
  /** Writes without a key that were cut off: each may have happened or not. */
  cutPlain: number;
  /** Answers that no client should get. */
  readonly surprises: string[];
}

const PASSWORD = 'quartz lantern mosaic harbour';
/** How long a write is repeated once the killing is over: a request that was lost with its server may be tried again after a minute and a half (`db/idempotencyStore.ts`). */
const SETTLE_MS = 200_000;

/** Writes of all kinds until told to end; every one is repeated under its key until it is acknowledged. */
export function actors(server: Killable, count: number): { ledger: Ledger; end(): Promise<void> } {
  const ledger: Ledger = { written: [], persons: [], cutPlain: 0, surprises: [] };
  let overAt = Number.POSITIVE_INFINITY;
  const isOver = (): boolean => overAt < Number.POSITIVE_INFINITY;
  const isHopeless = (): boolean => performance.now() > overAt + SETTLE_MS;
  const under = { server, ledger, isOver, isHopeless };
  const lives = Array.from({ length: count }, async (_, place) => {
    const act = [person, scorer, scanner][place % 5 === 4 ? 2 : place % 2] ?? scorer;
    while (!isOver()) await act(under);
  });
  return {
    ledger,
    async end() {
      overAt = performance.now();
      await Promise.all(lives);
    },
  };
}

interface Stage {
  readonly server: Killable;
  readonly ledger: Ledger;
  readonly isOver: () => boolean;
  /** Long after the last kill: what is not acknowledged by now never will be. */
  readonly isHopeless: () => boolean;
}

/** Registers, issues a key, rotates the first by itself, revokes the second. */
async function person(stage: Stage): Promise<void> {
  const network = networkOfItsOwn();
  const email = `${randomUUID()}@example.org`;
  const registered = await surely(stage, {
    kind: 'register',
    path: '/api/v1/auth/register',
    body: { email, password: PASSWORD },
    key: null,
    network,
  });
  if (!registered) return;
  const first = String(registered['api_key']);
  const self: Person = { email, network, live: [first], dead: [] };
  stage.ledger.persons.push(self);
  const issued = await surely(stage, {
    kind: 'issue',
    path: '/api/v1/auth/keys',
    body: { name: 'second' },
    key: first,
    network,
  });
  if (!issued) return;
  const second = String(issued['api_key']);
  self.live.push(second);
  const rotated = await surely(stage, {
    kind: 'rotate',
    path: `/api/v1/auth/keys/${Number(registered['key_id'])}/rotate`,
    body: {},
    key: first,
    network,
  });
  if (!rotated) return;
  self.live = [second, String(rotated['api_key'])];
  self.dead = [first];
}

/** A stored prediction under a key, then one without. */
async function scorer(stage: Stage): Promise<void> {
  const network = networkOfItsOwn();
  const key = stage.server.adminKey();
  const path = '/api/v1/georisk/score';
  await surely(stage, { kind: 'score', path, body: place(), key, network });
  const body = place();
  const answer = await send(stage.server, { path, body, key, network, idempotencyKey: undefined });
  if (answer?.status === 200)
    stage.ledger.written.push({
      kind: 'plain-score',
      path,
      body,
      key,
      network,
      idempotencyKey: undefined,
      answer: answer.json,
    });
  else stage.ledger.cutPlain++;
}

/** A job. */
async function scanner(stage: Stage): Promise<void> {
  const south = randomInt(-50, 50);
  await surely(stage, {
    kind: 'scan',
    path: '/api/v1/internal/og/scan',
    body: { south, west: 10, north: south + 1, east: 11, cell_deg: 0.5 },
    key: stage.server.adminKey(),
    network: networkOfItsOwn(),
  });
  await new Promise((next) => setTimeout(next, 500));
}

type Wish = Omit<Written, 'answer' | 'idempotencyKey'>;

/** Sends a write under one key until it is acknowledged; undefined where the storm is over before it began. */
async function surely(stage: Stage, wish: Wish): Promise<Written['answer'] | undefined> {
  if (stage.isOver()) return undefined;
  const idempotencyKey = randomUUID();
  while (!stage.isHopeless()) {
    const answer = await send(stage.server, { ...wish, idempotencyKey });
    if (answer && (answer.status === 200 || answer.status === 202)) {
      stage.ledger.written.push({ ...wish, idempotencyKey, answer: answer.json });
      return answer.json;
    }
    const isToWait =
      answer === undefined || [409, 429].includes(answer.status) || answer.status >= 500;
    if (!isToWait || answer?.json['code'] === 'conflict') {
      stage.ledger.surprises.push(`${wish.kind}: ${answer.status} ${JSON.stringify(answer.json)}`);
      return undefined;
    }
    await new Promise((next) => setTimeout(next, answer ? 500 : 20));
  }
  stage.ledger.surprises.push(`${wish.kind}: never acknowledged`);
  return undefined;
}

export interface Answer {
  readonly status: number;
  readonly json: Written['answer'];
}

/** One request; a GET where it has no body. */
export type Question = Pick<Written, 'path' | 'key' | 'network' | 'idempotencyKey'> & {
  readonly body: object | undefined;
};

/** Undefined where the server went away. */
export async function send(
  server: Killable,
  { path, body, key, network, idempotencyKey }: Question,
): Promise<Answer | undefined> {
  await server.ready();
  try {
    const reply = await fetch(server.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': network,
        ...(key === null ? {} : { 'X-API-Key': key }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: reply.status, json: (await reply.json()) as Written['answer'] };
  } catch {
    return undefined;
  }
}

function networkOfItsOwn(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** A place that nobody else asks for. */
function place(): { lat: number; lon: number } {
  return {
    lat: randomInt(-80_000_000, 80_000_000) / 1e6,
    lon: randomInt(-179_000_000, 179_000_000) / 1e6,
  };
}
