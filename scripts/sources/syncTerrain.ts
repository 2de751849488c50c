import { join } from 'node:path';
import { sourceSetting, type Config } from '../../config/env.ts';
import { keepTiles, tilesOf, type BoundingBox } from '../../src/atlas/keptTerrain/keepTiles.ts';
import { TERRAIN_FOLDER } from '../../src/atlas/keptTerrain/keptTerrain.ts';
import { isLoopback } from '../../src/connectors/pipeline/loopback.ts';
import { terrainTiles } from '../../src/connectors/sources/terrainTiles.ts';
import { createProgress } from './progress.ts';

/** POLICY: tiles of one run, about 100 kB each: ten degrees by ten at the equator. */
const MOST_TILES = 13_000;

/**
 * The box of `--bbox W,S,E,N`.
 *
 * @returns a sentence where it cannot be used
 */
export function boxOf(text: string | undefined): BoundingBox | string {
  const [west = NaN, south = NaN, east = NaN, north = NaN, ...more] = (text ?? '')
    .split(',')
    .map((part) => (part.trim() === '' ? NaN : Number(part)));
  const isBox =
    more.length === 0 &&
    [west, east].every((lon) => Math.abs(lon) <= 180) &&
    [south, north].every((lat) => Math.abs(lat) <= 90) &&
    south < north;
  if (!isBox)
    return `terrain needs --bbox W,S,E,N in degrees, such as --bbox 100.2,-1.1,100.6,-0.7${text === undefined ? '' : `, not ${text}`}; south is less than north.`;
  const { length } = tilesOf([west, south, east, north]);
  return length <= MOST_TILES
    ? [west, south, east, north]
    : `--bbox holds ${length} tiles; at most ${MOST_TILES} (about ten degrees by ten) are brought in by one run.`;
}

/** Brings the tiles of a box into DATA_DIR. @returns 0 when all are there, 1 when some are not (what came in stays) */
export async function syncTerrain(box: BoundingBox, config: Config): Promise<number> {
  const baseUrl = (sourceSetting(config, terrainTiles.id).url ?? terrainTiles.baseUrl).replace(
    /\/+$/,
    '',
  );
  if (config.offline && !isLoopback(new URL(baseUrl).hostname)) {
    console.error('terrain: OFFLINE is set: no outside source is called.');
    return 1;
  }
  const ended = new AbortController();
  const end = (): void => ended.abort(new Error('stopped'));
  process.once('SIGINT', end).once('SIGTERM', end);
  const progress = createProgress('terrain');
  const tiles = tilesOf(box);
  try {
    const added = await keepTiles(tiles, {
      folder: join(config.dataDir, TERRAIN_FOLDER),
      baseUrl,
      userAgent: `geophysical-risk-intelligence/2.3.0 (${config.publicBaseUrl}; ${config.adminEmail})`,
      signal: ended.signal,
      onProgress: progress.show,
    });
    progress.end();
    console.log(
      `terrain: whole: ${added} new, ${tiles.length - added} were there. A running server takes them up at its next start.`,
    );
    return 0;
  } catch (error) {
    progress.end();
    console.error(
      `terrain: ${error instanceof Error ? error.message : String(error)}. What came in is kept; the same command goes on from there.`,
    );
    return 1;
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
  }
}
