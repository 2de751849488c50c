import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { elevation } from '../../../engines/ground/datasets/terrain.ts';
import { embedded, type Embedded } from '../../connectors/connector.ts';
import type { RgbImage } from '../../connectors/formats/png.ts';
import {
  readTerrarium,
  TERRARIUM_MAX_LAT,
  terrariumElevation,
  terrariumPath,
  terrariumTile,
} from '../../connectors/formats/terrarium.ts';
import { terrainTiles } from '../../connectors/sources/terrainTiles.ts';

/** Folder of the tiles below DATA_DIR. */
export const TERRAIN_FOLDER = 'terrain';

interface KeptTile {
  readonly image: RgbImage;
  /** When it was fetched, RFC 3339. */
  readonly fetchedAt: string;
}

/** POLICY: tiles in memory, 200 kB each. */
const IN_MEMORY = 256;
const ABSENT = 'no tile of this place was kept';

/**
 * Elevation tiles that `sources sync terrain` kept, as a table before the embedded one; undefined where none were.
 *
 * @param dataDir  DATA_DIR
 */
export function keptTerrain(dataDir: string): Embedded | undefined {
  const folder = join(dataDir, TERRAIN_FOLDER);
  if (!existsSync(folder)) return undefined;
  const tiles = new LRUCache<string, KeptTile | typeof ABSENT>({ max: IN_MEMORY });
  const tileAt = (query: { lat: number; lon: number }): KeptTile | typeof ABSENT => {
    if (Math.abs(query.lat) >= TERRARIUM_MAX_LAT) return ABSENT;
    const { x, y } = terrariumTile(query);
    const path = terrariumPath(Math.floor(x), Math.floor(y));
    const tile = tiles.get(path) ?? readTile(join(folder, path));
    tiles.set(path, tile);
    return tile;
  };
  const { title, provider, home, licence, attribution = provider } = terrainTiles;
  return embedded({
    id: 'terrain-kept',
    title: `${title}, kept on this server`,
    category: 'environmental',
    provider,
    home,
    licence,
    attribution,
    cadence: 'as the operator brings them in',
    coverage: 'areas that the operator chose',
    dataset: elevation,
    asOf: statSync(folder).mtime.toISOString(),
    asOfFor(query) {
      const tile = tileAt(query);
      return tile === ABSENT ? undefined : tile.fetchedAt;
    },
    answer(query) {
      const tile = tileAt(query);
      if (tile === ABSENT) return { missing: ABSENT };
      return (
        terrariumElevation(tile.image, query) ?? { missing: 'the tile shows the sea floor here' }
      );
    },
  });
}

/** A tile's file; a broken one is none. */
function readTile(file: string): KeptTile | typeof ABSENT {
  if (!existsSync(file)) return ABSENT;
  const image = readTerrarium(readFileSync(file));
  return image === undefined ? ABSENT : { image, fetchedAt: statSync(file).mtime.toISOString() };
}
