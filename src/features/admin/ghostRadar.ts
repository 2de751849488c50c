import { createHmac, randomBytes } from 'node:crypto';
import { decodeBasicId } from '../../../engines/signals/remoteId/basicIdMessage.ts';
import {
  decodeLocation,
  MESSAGE_BYTES,
} from '../../../engines/signals/remoteId/locationMessage.ts';
import { canonicalJson } from '../../core/canonicalJson.ts';
import type { Database } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { FIRST_HASH, recordHash } from './recordHash.ts';

type Sql = Pick<Database, 'sql'>;

/** POLICY. Places are kept to cells of a fiftieth of a degree (some 2 km), heights to bands of 50 m, times to the minute. */
const CELL_DEG = 0.02;
const BAND_M = 50;

/** What the chain keeps of a drone: enough to count and to map, too little to follow anyone. */
export interface Sighting {
  readonly aircraft: string;
  /** Middle of the cell, degrees; null where the drone did not know its place. */
  readonly cell_lat: number | null;
  readonly cell_lon: number | null;
  /** Lower edge of the band, m above take-off or ground; null where unknown. */
  readonly height_band_m: number | null;
  /** The four characters that name the maker; null unless a serial number was sent. */
  readonly maker: string | null;
  /** Horizontal speed to 5 m/s. */
  readonly speed_mps: number | null;
  readonly status: number;
  /** To the minute, UTC. */
  readonly heard_at: string;
  /** Keyed hash of the identification under the key of the day, which is thrown away with the day; null where none was sent. */
  readonly uas: string | null;
}

/** What a receiver hands in: two messages of one drone. */
export interface Heard {
  readonly location: string;
  readonly basicId: string | undefined;
  readonly heardMs: number;
}

export interface ChainRow {
  readonly id: number;
  readonly previous_hash: string;
  readonly hash: string;
  readonly payload: string;
  readonly received_at: string;
}

/**
 * Makes a sighting of what was heard.
 *
 * @param dayKey  key of the day for identifications
 * @returns undefined for bytes that are no Location message
 */
export function sightingOf(
  { location, basicId, heardMs }: Heard,
  dayKey: Buffer,
): Sighting | undefined {
  const decoded = decodeLocation(bytesOf(location));
  if (!decoded) return undefined;
  const basic = basicId === undefined ? undefined : decodeBasicId(bytesOf(basicId));
  const cell = (value: number | null): number | null =>
    value === null ? null : Math.round((Math.floor(value / CELL_DEG) + 0.5) * CELL_DEG * 100) / 100;
  return {
    aircraft: basic?.aircraft ?? 'none',
    cell_lat: cell(decoded.lat),
    cell_lon: cell(decoded.lon),
    height_band_m: decoded.heightM === null ? null : Math.floor(decoded.heightM / BAND_M) * BAND_M,
    maker: basic?.makerCode ?? null,
    speed_mps: decoded.speedMps === null ? null : Math.round(decoded.speedMps / 5) * 5,
    status: decoded.status,
    heard_at: `${new Date(heardMs).toISOString().slice(0, 16)}:00Z`,
    uas:
      basic === undefined || basic.uasId === ''
        ? null
        : createHmac('sha256', dayKey).update(basic.uasId).digest('hex').slice(0, 32),
  };
}

function bytesOf(hex: string): Uint8Array {
  return hex.length === 2 * MESSAGE_BYTES ? Buffer.from(hex, 'hex') : new Uint8Array();
}

/** The key of a day; the key of an earlier day is overwritten, and with it every link between days. */
export async function dayKeyOf({ sql }: Sql, nowMs: number): Promise<Buffer> {
  const day = new Date(nowMs).toISOString().slice(0, 10);
  const fresh = JSON.stringify({ day, key: randomBytes(32).toString('hex') });
  const [row] = await sql<{ body: { readonly key: string } }>(
    `insert into stored_report (name, body, computed_at) values ('remote-id-key', $1::jsonb, now())
     on conflict (name) do update set
       body = case when stored_report.body->>'day' = $2 then stored_report.body else excluded.body end, computed_at = now()
     returning body`,
    [fresh, day],
  );
  return Buffer.from(row?.body.key ?? '', 'hex');
}

/** Appends a sighting to the chain; of servers that write at once, each follows the other. */
export async function appendSighting({ sql }: Sql, sighting: Sighting): Promise<string> {
  const payload = canonicalJson(sighting);
  for (let tries = 0; tries < 50; tries++) {
    const [last] = await sql<{ hash: string }>(
      'select hash from remote_id_record order by id desc limit 1',
    );
    const previous = last?.hash ?? FIRST_HASH;
    const hash = recordHash(previous, payload);
    const stored = await sql(
      `insert into remote_id_record (previous_hash, hash, payload, received_at) values ($1, $2, $3, $4)
       on conflict do nothing returning id`,
      [previous, hash, payload, sighting.heard_at],
    );
    if (stored.length > 0) return hash;
  }
  throw new ApiError(
    'overloaded',
    'The chain is being written by too many at once. Try again shortly.',
    {
      retryAfterS: 2,
    },
  );
}

/** Records of the last hours, newest first. */
export function recordsSince(
  { sql }: Sql,
  fromMs: number,
  limit: number,
  before: string | null = null,
): Promise<ChainRow[]> {
  return sql<ChainRow>(
    `select id, previous_hash, hash, payload, received_at from remote_id_record
      where received_at >= $1 and ($3::bigint is null or id < $3) order by id desc limit $2`,
    [new Date(fromMs).toISOString(), limit, before],
  );
}

/** A record by its hash. */
export async function recordOf({ sql }: Sql, hash: string): Promise<ChainRow | undefined> {
  const [row] = await sql<ChainRow>(
    'select id, previous_hash, hash, payload, received_at from remote_id_record where hash = $1',
    [hash],
  );
  return row;
}

/** What the verification of the whole chain shows. */
export interface ChainCheck {
  readonly records: number;
  readonly intact: boolean;
  readonly broken: { readonly id: number; readonly hash: string; readonly reason: string } | null;
  readonly head: string;
}

const PAGE = 1_000;

/** What is wrong with a record after one of a hash; undefined where nothing is. */
function faultOf(row: ChainRow, previous: string): string | undefined {
  if (row.previous_hash !== previous)
    return 'it does not follow the record before it: one was taken out or put in';
  return recordHash(previous, row.payload) === row.hash
    ? undefined
    : 'its content does not have its hash: it was changed';
}

/** Recomputes every hash from the first record on; names the first that does not follow. */
export async function verifyChain({ sql }: Sql): Promise<ChainCheck> {
  let previous = FIRST_HASH;
  let records = 0;
  for (let after = 0; ;) {
    const rows = await sql<ChainRow>(
      'select id, previous_hash, hash, payload, received_at from remote_id_record where id > $1 order by id limit $2',
      [after, PAGE],
    );
    for (const row of rows) {
      const { id, hash } = row;
      const reason = faultOf(row, previous);
      if (reason) return { records, intact: false, broken: { id, hash, reason }, head: previous };
      previous = hash;
      records++;
      after = id;
    }
    if (rows.length < PAGE) return { records, intact: true, broken: null, head: previous };
  }
}
