import {
  ASSET_ROWS,
  ASSET_SOURCES,
  CLOSED,
  type AssetKind,
  type AssetRow,
} from './tables/assets.ts';

/** A basin storage asset of the register. */
export interface Asset {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly kind: AssetKind;
  readonly lat: number;
  readonly lon: number;
  readonly depthKm: number;
  /** Full cycle or year, at reservoir conditions. */
  readonly volumeM3: number;
  readonly sinceYear: number;
  readonly untilYear: number | null;
  readonly largestMagnitude: number | null;
  readonly source: string;
}

/** Every asset of the register, by id. */
export const ASSETS: ReadonlyMap<string, Asset> = new Map(
  ASSET_ROWS.map((row) => [row[0], toAsset(row)]),
);

function toAsset([
  id,
  name,
  country,
  kind,
  lat,
  lon,
  depthKm,
  volumeMm3,
  sinceYear,
  largest,
  source,
]: AssetRow): Asset {
  return {
    id,
    name,
    country,
    kind,
    lat,
    lon,
    depthKm,
    volumeM3: volumeMm3 * 1e6,
    sinceYear,
    untilYear: CLOSED[id] ?? null,
    largestMagnitude: largest,
    source: ASSET_SOURCES[source],
  };
}
