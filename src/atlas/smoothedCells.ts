import type { CellRow, RegionRow } from './data/seismicZones.ts';
import {
  SMOOTHED_BANDS,
  SMOOTHED_M5_PER_YEAR,
  SMOOTHED_SHARE,
  type SmoothedBand,
} from './data/smoothedQuakes.ts';
import { rectangleKm2 } from './crustRates.ts';

/** A rectangle of the smoothed bands inside a cell, degrees, with its yearly number of main shocks of magnitude 5 and more. */
export interface SmoothedPart {
  readonly southDeg: number;
  readonly westDeg: number;
  readonly northDeg: number;
  readonly eastDeg: number;
  readonly m5PerYear: number;
}

const WEST_DEG = -105;
const EAST_DEG = -65;
/** South of this only the land north of Mexico's active margin is in the bands: the cells west of this meridian. */
const SOUTH_DEG = 25;
const MEXICO_EAST_DEG = -95;
/** Side of the cells that shares are given for, degrees. */
const SHARE_CELL_DEG = 0.1;

const EVEN_KM2 = rectangleKm2(SOUTH_DEG, WEST_DEG, 50, EAST_DEG);

/** The parts that the smoothed bands cut a cell of stable crust into; undefined where the cell is not theirs. */
export function smoothedParts(
  [, south, west, size]: CellRow,
  [, regime]: RegionRow,
): readonly SmoothedPart[] | undefined {
  const north = south + size;
  const east = west + size;
  const isInside = west >= WEST_DEG && east <= EAST_DEG && north <= 50 && south >= 22.5;
  if (regime !== 'stable' || !isInside) return undefined;
  if (south < SOUTH_DEG && east > MEXICO_EAST_DEG) return undefined;
  return SMOOTHED_BANDS.flatMap((band) => partsOf(band, { south, west, north, east }));
}

interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

function partsOf(band: SmoothedBand, cell: Box): SmoothedPart[] {
  const southDeg = Math.max(band.southDeg, cell.south);
  const northDeg = Math.min(band.northDeg, cell.north);
  if (southDeg >= northDeg) return [];
  const perKm2 = 1e-6 / rectangleKm2(southDeg, 0, northDeg, SHARE_CELL_DEG);
  const rows = (northDeg - southDeg) / SHARE_CELL_DEG;
  const parts: SmoothedPart[] = [];
  for (let i = 0; i + 1 < band.shares.length; i += 2) {
    const westDeg = Math.max(band.shares[i], cell.west);
    const eastDeg = Math.min(band.shares[i + 2] ?? EAST_DEG, cell.east);
    if (westDeg >= eastDeg) continue;
    const share = band.shares[i + 1] * perKm2 * rows;
    const density = SMOOTHED_SHARE * share + (1 - SMOOTHED_SHARE) / EVEN_KM2;
    const m5PerYear =
      SMOOTHED_M5_PER_YEAR * density * rectangleKm2(southDeg, westDeg, northDeg, eastDeg);
    parts.push({ southDeg, westDeg, northDeg, eastDeg, m5PerYear });
  }
  return parts;
}
