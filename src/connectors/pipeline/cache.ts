import { LRUCache } from 'lru-cache';

/** An answer as it is kept: what was said, when it was true, when it reached us, and how long it may serve. */
export interface KeptAnswer {
  readonly value: unknown;
  /** Time of the data itself, RFC 3339 UTC. */
  readonly asOf: string;
  /** When it reached us, RFC 3339 UTC. */
  readonly retrievedAt: string;
  /** Milliseconds since 1970: fresh before, servable with its age before. */
  readonly freshUntil: number;
  readonly keepUntil: number;
}

/** Where answers that hardly change (elevation, geology) outlive the process; the database implements it. */
export interface AnswerStore {
  get(key: string): Promise<KeptAnswer | undefined>;
  put(key: string, answer: KeptAnswer): Promise<void>;
  /** The newest answers, read once at start so that they serve at memory speed from the first request on. */
  newest?(limit: number): Promise<readonly (readonly [key: string, answer: KeptAnswer])[]>;
}

export interface AnswerCache {
  /** From memory only: never a promise. Undefined when absent or too old to serve at all. */
  peek(key: string, nowMs: number): KeptAnswer | undefined;
  /** From the store, for persistent services; remembers what it finds. Never rejects. */
  recall(key: string, nowMs: number): Promise<KeptAnswer | undefined>;
  keep(key: string, answer: KeptAnswer, persistent: boolean): void;
  readonly size: number;
  /** Resolves when the answers kept from earlier runs are in memory. */
  readonly loaded: Promise<void>;
}

/** POLICY: enough for the working set of a busy server (each entry about 1 kB) without a visible share of its memory. */
const MAX_ENTRIES = 20_000;
const MAX_WEIGHT = 32 * 1024 * 1024;
/** What an entry counts at least, bytes: no more than `MAX_ENTRIES` find room. A bound of their number would lay out lists of that length at once. */
const LEAST_WEIGHT = Math.floor(MAX_WEIGHT / MAX_ENTRIES);
/** POLICY: heap bytes assumed per entry before its arrays are counted. */
const BASE_WEIGHT = 200;
const ITEM_WEIGHT = 150;

/** Answers in memory, by least recent use and by weight, backed by an optional store. */
export function createCache(
  store: AnswerStore | undefined,
  log: (event: object) => void,
): AnswerCache {
  const memory = new LRUCache<string, KeptAnswer>({
    maxSize: MAX_WEIGHT,
    maxEntrySize: MAX_WEIGHT / 2,
    sizeCalculation: (answer) => Math.max(LEAST_WEIGHT, weight(answer.value)),
  });
  const failed = (action: string) => (error: unknown) => {
    log({ event: 'answer_store_failed', action, error: String(error) });
    return undefined;
  };
  return {
    peek(key, nowMs) {
      const kept = memory.get(key);
      return kept !== undefined && nowMs < kept.keepUntil ? kept : undefined;
    },
    async recall(key, nowMs) {
      const kept = await store?.get(key).catch(failed('get'));
      if (kept === undefined || nowMs >= kept.keepUntil) return undefined;
      memory.set(key, kept);
      return kept;
    },
    keep(key, answer, persistent) {
      memory.set(key, answer);
      if (persistent) store?.put(key, answer).catch(failed('put'));
    },
    get size() {
      return memory.size;
    },
    loaded: preload(store, memory).catch(failed('newest')),
  };
}

async function preload(
  store: AnswerStore | undefined,
  memory: LRUCache<string, KeptAnswer>,
): Promise<void> {
  if (store?.newest === undefined) return;
  for (const [key, answer] of await store.newest(MAX_ENTRIES / 2))
    if (!memory.has(key)) memory.set(key, answer);
}

/** A rough size of an answer, bytes: counts the members of lists, one level deep, since those make answers large. */
function weight(value: unknown): number {
  if (typeof value !== 'object' || value === null) return BASE_WEIGHT;
  let items = 0;
  for (const member of Object.values(value)) items += Array.isArray(member) ? member.length : 1;
  return BASE_WEIGHT + items * ITEM_WEIGHT;
}
