import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  readTerrarium,
  TERRARIUM_MAX_LAT,
  TERRARIUM_ZOOM,
  terrariumPath,
  terrariumTile,
} from '../../connectors/formats/terrarium.ts';

/** West, south, east, north in degrees; west may be greater than east, across the date line. */
export type BoundingBox = readonly [number, number, number, number];

/** What tiles are kept with. */
export interface KeepParts {
  /** Where tiles are kept. */
  readonly folder: string;
  /** Address of the tiles, without a slash at the end. */
  readonly baseUrl: string;
  readonly userAgent: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: { done: number; pages: number; rows: number }) => void;
}

/** POLICY: requests at a time to a public host, tries of one tile, the pause between them and the wait for one, ms. */
const AT_A_TIME = 6;
const TRIES = 3;
const PAUSE_MS = 1000;
const TILE_MS = 20_000;

/** Column and row of every tile that the box touches. */
export function tilesOf([west, south, east, north]: BoundingBox): readonly (readonly [
  x: number,
  y: number,
])[] {
  const all = 2 ** TERRARIUM_ZOOM;
  const held = (lat: number) => Math.min(TERRARIUM_MAX_LAT, Math.max(-TERRARIUM_MAX_LAT, lat));
  const low = terrariumTile({ lat: held(north), lon: west });
  const high = terrariumTile({ lat: held(south), lon: east === 180 ? 180 - 1e-9 : east });
  const left = Math.floor(low.x);
  const columns = ((Math.floor(high.x) - left + all) % all) + 1;
  const top = Math.floor(low.y);
  const rows = Math.floor(high.y) - top + 1;
  return Array.from(
    { length: columns * rows },
    (_, at) => [(left + (at % columns)) % all, top + Math.floor(at / columns)] as const,
  );
}

/**
 * Keeps tiles as files; what is there already and whole is left as it is.
 *
 * @returns how many tiles are new
 * @throws the first tile's failure, with what came in kept
 */
export async function keepTiles(
  tiles: readonly (readonly [x: number, y: number])[],
  parts: KeepParts,
): Promise<number> {
  let done = 0;
  let rows = 0;
  const rest = tiles.values();
  const show = (): void => parts.onProgress({ done, pages: tiles.length, rows });
  show();
  const work = async (): Promise<void> => {
    for (const [x, y] of rest) {
      parts.signal.throwIfAborted();
      const path = terrariumPath(x, y);
      if (!(await isKept(join(parts.folder, path)))) {
        await keep(join(parts.folder, path), await fetched(path, parts));
        rows++;
      }
      done++;
      show();
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_A_TIME }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return rows;
}

async function isKept(file: string): Promise<boolean> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes !== undefined && readTerrarium(bytes) !== undefined;
}

/** Written beside and renamed, so that a stopped run leaves no half of a tile. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

async function fetched(path: string, parts: KeepParts): Promise<Uint8Array> {
  let failure: unknown;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    parts.signal.throwIfAborted();
    if (attempt > 0) await sleep(PAUSE_MS, undefined, { signal: parts.signal });
    try {
      return await once(path, parts);
    } catch (error) {
      failure = error;
    }
  }
  throw new Error(`${path}: ${failure instanceof Error ? failure.message : String(failure)}`);
}

async function once(path: string, { baseUrl, userAgent, signal }: KeepParts): Promise<Uint8Array> {
  const reply = await fetch(`${baseUrl}/${path}`, {
    headers: { 'User-Agent': userAgent },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TILE_MS)]),
  }).catch((error: unknown) => {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new Error(isLate ? 'no answer in time' : 'the host of the tiles cannot be reached');
  });
  const bytes = new Uint8Array(await reply.arrayBuffer());
  if (!reply.ok) throw new Error(`HTTP ${reply.status}`);
  if (readTerrarium(bytes) === undefined) throw new Error('the reply is not a tile of heights');
  return bytes;
}
