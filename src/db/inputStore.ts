import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { canonicalJson } from '../core/canonicalJson.ts';
import type { PlacedInput, StoredInput } from '../core/evidenceDesk.ts';
import { recentlyUsed } from '../core/recentlyUsed.ts';
import type { Sql } from './driver.ts';
import { GroupCommit } from './groupCommit.ts';

/** Keeps the values that answers were computed from, one row for each distinct value. */
export interface InputStore {
  /** Stores the inputs of an answer in the background. */
  note(this: void, predictionId: number, inputs: readonly PlacedInput[]): void;
  /** Stores them in place of what was stored, and waits for it; through a transaction's own statements where they are given. */
  seal(
    this: void,
    predictionId: number,
    inputs: readonly PlacedInput[],
    inside?: Sql,
  ): Promise<void>;
  /** By their place in the provenance; those that this server is still storing are waited for. */
  inputsOf(this: void, predictionId: number): Promise<ReadonlyMap<number, StoredInput>>;
  idle(): Promise<void>;
}

interface Line {
  readonly predictionId: number;
  readonly inputs: Buffer;
  /** Base64 bodies by hash: those that this server has not stored yet. */
  readonly bodies: ReadonlyMap<string, string>;
}

const STORE = `
  with bodies as (
    insert into input_value (sha256, body, stored_at)
    select sha256, decode(body, 'base64'), now() from json_to_recordset($1::json) as b(sha256 text, body text)
    on conflict (sha256) do update set stored_at = excluded.stored_at where input_value.stored_at < excluded.stored_at - interval '12 hours')
  insert into prediction_inputs (prediction_id, inputs)
  select id, decode(inputs, 'hex') from json_to_recordset($2::json) as i(id int, inputs text)
  on conflict (prediction_id) do update set inputs = excluded.inputs`;

/** A place in the provenance and the hash of what stood there: two bytes and 32. */
const LINE_BYTES = 34;
/** POLICY: hashes remembered as stored, and for how long: a value in use is noted anew at least once a day. */
const REMEMBERED = 50_000;
const REMEMBERED_MS = 12 * 3_600_000;

/** The store of inputs; a value that many answers share is hashed once and written once. */
export function createInputStore(sql: Sql, warn: (error: unknown) => void): InputStore {
  const packer = new Packer();
  const commits = new GroupCommit<Line, undefined>(
    async (lines) => {
      await store(sql, lines);
      for (const { bodies } of lines) packer.remember(bodies.keys());
      return lines.map(() => undefined);
    },
    { most: 64 },
  );
  const underWay = new Map<number, Promise<void>>();
  const noted = async (predictionId: number, inputs: readonly PlacedInput[]): Promise<void> => {
    await setImmediate();
    try {
      await commits.add(packer.lineOf(predictionId, inputs));
    } catch (error) {
      warn(error);
    } finally {
      underWay.delete(predictionId);
    }
  };
  return {
    note(predictionId, inputs) {
      underWay.set(predictionId, noted(predictionId, inputs));
    },
    seal: (predictionId, inputs, inside) => {
      const line = packer.lineOf(predictionId, inputs);
      return inside ? store(inside, [line]) : commits.add(line);
    },
    async inputsOf(predictionId) {
      await underWay.get(predictionId);
      return readInputs(sql, predictionId);
    },
    async idle() {
      await Promise.all(underWay.values());
      await commits.idle();
    },
  };
}

async function store(sql: Sql, lines: readonly Line[]): Promise<void> {
  const bodies = new Map(lines.flatMap((line) => [...line.bodies]));
  await sql(STORE, [
    // In the order of their hashes, so that two servers never wait for each other.
    JSON.stringify(
      [...bodies]
        .map(([sha256, body]) => ({ sha256, body }))
        .toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1)),
    ),
    JSON.stringify(
      lines.map(({ predictionId, inputs }) => ({
        id: predictionId,
        inputs: inputs.toString('hex'),
      })),
    ),
  ]);
}

/** Packs the inputs of an answer; remembers which values are stored, and the hashes of those that answers share. */
class Packer {
  readonly #stored = recentlyUsed<true>(REMEMBERED, REMEMBERED_MS);
  readonly #hashes = new WeakMap<object, string>();

  remember(hashes: Iterable<string>): void {
    for (const sha256 of hashes) this.#stored.set(sha256, true);
  }

  lineOf(predictionId: number, placed: readonly PlacedInput[]): Line {
    const bodies = new Map<string, string>();
    const inputs = Buffer.alloc(placed.length * LINE_BYTES);
    placed.forEach(({ place, value }, i) => {
      inputs.writeUInt16BE(place, i * LINE_BYTES);
      inputs.write(this.#hashOf(value, bodies), i * LINE_BYTES + 2, 'hex');
    });
    return { predictionId, inputs, bodies };
  }

  #hashOf(value: unknown, bodies: Map<string, string>): string {
    const key = typeof value === 'object' && value !== null ? value : undefined;
    const known = key && this.#hashes.get(key);
    if (known !== undefined && this.#stored.has(known)) return known;
    const text = canonicalJson(value);
    const sha256 = known ?? hash('sha256', text, 'hex');
    if (key) this.#hashes.set(key, sha256);
    if (!this.#stored.has(sha256))
      bodies.set(sha256, deflateRawSync(text, { level: 1 }).toString('base64'));
    return sha256;
  }
}

interface BodyRow {
  readonly sha256: string;
  readonly body: Uint8Array;
}

async function readInputs(
  sql: Sql,
  predictionId: number,
): Promise<ReadonlyMap<number, StoredInput>> {
  const [row] = await sql<{ inputs: Uint8Array }>(
    'select inputs from prediction_inputs where prediction_id = $1',
    [predictionId],
  );
  if (!row) return new Map();
  const packed = Buffer.from(row.inputs);
  const placed = Array.from({ length: packed.length / LINE_BYTES }, (_, i) => ({
    place: packed.readUInt16BE(i * LINE_BYTES),
    sha256: packed.toString('hex', i * LINE_BYTES + 2, (i + 1) * LINE_BYTES),
  }));
  const bodies = await sql<BodyRow>('select sha256, body from input_value where sha256 = any($1)', [
    placed.map(({ sha256 }) => sha256),
  ]);
  const byHash = new Map(bodies.map(({ sha256, body }) => [sha256, body]));
  return new Map(
    placed.map(({ place, sha256 }) => [place, storedInput(sha256, byHash.get(sha256))]),
  );
}

/** Bytes are believed only where they have the hash they are stored under. */
function storedInput(sha256: string, body: Uint8Array | undefined): StoredInput {
  const broken = (fault: string): StoredInput => ({ sha256, value: undefined, fault });
  if (!body) return broken('the stored bytes are gone');
  try {
    const text = inflateRawSync(body).toString();
    if (hash('sha256', text, 'hex') !== sha256)
      return broken('the stored bytes do not have the hash they were stored under');
    return { sha256, value: JSON.parse(text) as unknown };
  } catch {
    return broken('the stored bytes cannot be read');
  }
}
