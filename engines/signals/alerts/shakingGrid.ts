/** Intensity of shaking over a grid of longitude and latitude, as a ShakeMap has it, packed for keeping. */
export interface ShakingGrid {
  /** Corner of the first cell, degrees; cells run eastwards, then northwards. */
  readonly west: number;
  readonly south: number;
  readonly lonStepDeg: number;
  readonly latStepDeg: number;
  readonly columns: number;
  readonly rows: number;
  /** Modified Mercalli intensity × 20, one a cell; 0 where the map says nothing. */
  readonly mmi20: Uint8Array;
}

/** One cell of a map. */
export interface ShakenCell {
  readonly lat: number;
  readonly lon: number;
  readonly mmi: number | null;
}

/** Cells that are kept of one map; of more, blocks keep their strongest. POLICY: some 3 km over a great earthquake. */
const MOST_CELLS = 60_000;

/** How the cells of a file lie: the middle of its westernmost, and from middle to middle, degrees. */
export interface CellSpacing {
  readonly west: number;
  readonly lonSpacingDeg: number;
  readonly latSpacingDeg: number;
}

/**
 * Packs a map.
 *
 * @param cells  of a regular grid, in any order, degrees and modified Mercalli intensity
 * @returns undefined where there are too few cells to make a grid
 */
export function packShaking(
  cells: readonly ShakenCell[],
  spacing: CellSpacing,
): ShakingGrid | undefined {
  const frame = frameOf(cells, spacing);
  if (!frame) return undefined;
  const mmi20 = new Uint8Array(frame.columns * frame.rows);
  for (const { lat, lon, mmi } of cells) {
    const i = mmi === null ? undefined : cellAt(frame, lat, lon);
    if (mmi !== null && i !== undefined)
      mmi20[i] = Math.max(mmi20[i], Math.min(255, Math.round(20 * mmi)));
  }
  return { ...frame, mmi20 };
}

type Frame = Omit<ShakingGrid, 'mmi20'>;

/** Blocks of whole cells; the corner lies half a cell of the file before its first middle. */
function frameOf(
  cells: readonly ShakenCell[],
  { west, lonSpacingDeg, latSpacingDeg }: CellSpacing,
): Frame | undefined {
  let [south, north, wide] = [Infinity, -Infinity, 0];
  for (const { lat, lon } of cells) {
    south = Math.min(south, lat);
    north = Math.max(north, lat);
    wide = Math.max(wide, turned(lon - west + lonSpacingDeg / 2) - lonSpacingDeg / 2);
  }
  if (cells.length < 4 || !(north > south) || !(wide > 0)) return undefined;
  const block = Math.max(1, Math.ceil(Math.sqrt(cells.length / MOST_CELLS)));
  const [lonStepDeg, latStepDeg] = [lonSpacingDeg * block, latSpacingDeg * block];
  return {
    west: west - lonSpacingDeg / 2,
    south: south - latSpacingDeg / 2,
    lonStepDeg,
    latStepDeg,
    columns: Math.floor((wide + lonSpacingDeg / 2) / lonStepDeg) + 1,
    rows: Math.floor((north - south + latSpacingDeg / 2) / latStepDeg) + 1,
  };
}

/** Position of the cell that holds a place; undefined outside the map. */
function cellAt(frame: Frame, lat: number, lon: number): number | undefined {
  const { west, south, lonStepDeg, latStepDeg, columns, rows } = frame;
  const x = Math.floor(turned(lon - west) / lonStepDeg);
  const y = Math.floor((lat - south) / latStepDeg);
  return x < columns && y >= 0 && y < rows ? y * columns + x : undefined;
}

/** Degrees eastwards, 0 to 360. */
function turned(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** Intensity at a place; undefined outside the map and where it says nothing. */
export function mappedIntensity(grid: ShakingGrid, lat: number, lon: number): number | undefined {
  const i = cellAt(grid, lat, lon);
  const found = i === undefined ? 0 : grid.mmi20[i];
  return found === 0 ? undefined : found / 20;
}
