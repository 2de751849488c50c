import { RAD } from '../../ground/earth/geodesy.ts';

/**
 * Length of a degree as velocities of climate are published with it: on the equator of the ellipsoid, not of the mean sphere.
 *
 * @source García Molinos et al. (2019), VoCC, Methods Ecol. Evol. 10, 2195-2202. doi:10.1111/2041-210X.13295
 */
const KM_PER_DEGREE = 111.325;

/** Mean temperature of nine cells, °C, rows from north to south, each west to east. */
export type NineCells = readonly [
  readonly [nw: number, n: number, ne: number],
  readonly [w: number, centre: number, e: number],
  readonly [sw: number, s: number, se: number],
];

/** How temperature changes over the ground, °C per km. */
export interface SpatialGradient {
  /** Rise towards the east. */
  readonly eastCPerKm: number;
  /** Rise towards the north. */
  readonly northCPerKm: number;
  /** Steepest change, whatever its direction. */
  readonly magnitudeCPerKm: number;
}

/**
 * Gradient at the middle of nine cells: the mean of the differences between neighbours, those of the middle row and column counted twice.
 *
 * West-east differences are divided by the width of a degree on their own row.
 *
 * @param lat  of the middle cell, degrees, below 89 in size
 * @param cellDeg  size of a cell, degrees
 * @source Burrows et al. (2011), Science 334, 652-655, supporting text; doi:10.1126/science.1210288
 */
export function spatialGradient(cells: NineCells, lat: number, cellDeg: number): SpatialGradient {
  let east = 0;
  let north = 0;
  const [top, middle, bottom] = cells;
  [top, middle, bottom].forEach(([w, c, e], row) => {
    const widthKm = KM_PER_DEGREE * cellDeg * Math.cos((lat + (1 - row) * cellDeg) * RAD);
    east += ((row === 1 ? 2 : 1) * (c - w + (e - c))) / widthKm;
  });
  const height = KM_PER_DEGREE * cellDeg;
  for (const column of [0, 1, 2] as const)
    north += ((column === 1 ? 2 : 1) * (top[column] - bottom[column])) / height;
  const eastCPerKm = east / 8;
  const northCPerKm = north / 8;
  return { eastCPerKm, northCPerKm, magnitudeCPerKm: Math.hypot(eastCPerKm, northCPerKm) };
}
