import { distanceKm, KM_PER_DEGREE, radians } from '../../engines/ground/earth/geodesy.ts';
import { rupturePoints } from '../../engines/hazards/tsunami/rupturePoints.ts';
import { HINDRANCE } from '../../engines/hazards/tsunami/tables.ts';
import { SOURCES } from '../../src/atlas/data/tsunamiSources.ts';
import { stepsOf, type LandGrid } from './landGrid.ts';
import { WidestFirst } from './widestFirst.ts';

/** Water farther from land than this is open sea, km. */
const OPEN_KM = 40;
/** Water so near a listed rupture needs no strait to hear it, km. */
const SOURCE_KM = 30;
/** Mean depth of the water behind straits, m. @source Seto Inland Sea, 38 m (Takeoka (2002), J. Oceanogr. 58, 93-107), restated from memory */
const BEHIND_M = 38;
/** What a wave loses behind a strait, as a power of e a km: it goes as slowly as shallow water lets it, and decays as on shelves. */
const LOSS_PER_KM = 1 / (3.6 * Math.sqrt(9.81 * BEHIND_M) * HINDRANCE.decayHours);

/** POLICY. A passage is a strait where the water behind it is so many times as wide, and so far from land at least, km; passages wider than twice the last, km, are no straits. On the grid thin spits are lost: the Hoyo strait, 13 km wide, reads as 22: half-widths of 8 to 15 km were tried with the published waves of Hiroshima, Matsuyama and Auckland in sight. */
const STRAIT = { widens: 1.5, basinKm: 5, mostKm: 12 } as const;

/** How far each cell lies from land, km, up to some 40: by steps to its neighbours, up to 8 % too far. */
export function clearanceOf(grid: LandGrid): Float32Array {
  const { land, rows, columns } = grid;
  const steps = stepsOf(grid);
  const km = new Float32Array(land.length);
  for (let cell = 0; cell < land.length; cell++) km[cell] = land[cell] === 1 ? 0 : OPEN_KM;
  const relax = (row: number, column: number, side: -1 | 1): void => {
    const { along, up, across } = steps[row] ?? { along: 0, up: 0, across: 0 };
    const cell = row * columns + column;
    const of = (r: number, c: number, step: number): number =>
      r < 0 || r >= rows
        ? Infinity
        : (km[r * columns + ((c + columns) % columns)] ?? Infinity) + step;
    km[cell] = Math.min(
      km[cell] ?? Infinity,
      of(row, column + side, along),
      of(row + side, column, up),
      of(row + side, column - 1, across),
      of(row + side, column + 1, across),
    );
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) relax(row, column, -1);
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--) relax(row, column, 1);
  return km;
}

/** Cells within reach of the ruptures of the listed sources. */
function sourceCells({ rows, columns, stepDeg }: LandGrid): number[] {
  const found: number[] = [];
  for (const [, , , magnitude, , , , , , dipDeg, trace] of SOURCES)
    for (const { lat, lon } of rupturePoints({ magnitude, dipDeg, trace })) {
      const reach = SOURCE_KM / KM_PER_DEGREE / stepDeg;
      const across = Math.ceil(reach / Math.max(0.05, Math.cos(radians(lat))));
      const row0 = Math.floor((lat + 90) / stepDeg);
      const column0 = Math.floor((lon + 180) / stepDeg);
      for (let row = row0 - Math.ceil(reach); row <= row0 + Math.ceil(reach); row++)
        for (let column = column0 - across; column <= column0 + across; column++) {
          if (row < 0 || row >= rows) continue;
          const [y, x] = [-90 + (row + 0.5) * stepDeg, -180 + (column + 0.5) * stepDeg];
          if (distanceKm(lat, lon, y, x) <= SOURCE_KM)
            found.push(row * columns + (((column % columns) + columns) % columns));
        }
    }
  return found;
}

/** A strait on the way: half its width, and how far along the way it lies, km. */
interface Strait {
  readonly halfKm: number;
  readonly atKm: number;
}
const NONE: readonly Strait[] = [];

/**
 * What part of a wave's height comes through the straits on its way, 0 to 1: it goes on behind a strait in circles, so that its energy, which the width of the strait lets in, is
 * spread over half a circle, and decays on its slow way. Straits one after the other do not multiply: the one that lets in least counts. Ways are the widest from the open sea or a listed source, and the shortest of these.
 *
 * @returns a function of the cell; 1 on the open sea and along its shores, and where no way leads
 * @source Green (1838), Trans. Camb. Phil. Soc. 6, 457-462: energy flux between rays is kept; semicircles behind a narrow gap as in Penney & Price (1952), Phil. Trans. R. Soc. A 244, 236-253, doi:10.1098/rsta.1952.0003
 */
export function throughStraits(grid: LandGrid): (cell: number) => number {
  const clearance = clearanceOf(grid);
  const walk = new WidestFirst(grid, clearance);
  for (let cell = 0; cell < clearance.length; cell++)
    if ((clearance[cell] ?? 0) >= OPEN_KM) walk.start(cell);
  for (const cell of sourceCells(grid)) if (grid.land[cell] !== 1) walk.start(cell);
  const straits: (readonly Strait[])[] = [NONE];
  /** By cell: number of its list of straits; the narrowest since the last of them, and where it lies. */
  const list = new Uint32Array(clearance.length);
  const narrowKm = new Float32Array(clearance.length).fill(OPEN_KM);
  const narrowAtKm = new Float32Array(clearance.length);
  walk.all((cell, from, wayKm) => {
    const here = clearance[cell] ?? 0;
    const before = from < 0 ? OPEN_KM : (narrowKm[from] ?? OPEN_KM);
    const beforeAt = from < 0 ? 0 : (narrowAtKm[from] ?? 0);
    list[cell] = from < 0 ? 0 : (list[from] ?? 0);
    const widens = here >= STRAIT.widens * before && here >= STRAIT.basinKm;
    if (widens && before <= STRAIT.mostKm)
      list[cell] =
        straits.push([...(straits[list[cell] ?? 0] ?? NONE), { halfKm: before, atKm: beforeAt }]) -
        1;
    const isNarrower = widens || here <= before;
    narrowKm[cell] = isNarrower ? here : before;
    narrowAtKm[cell] = isNarrower ? wayKm : beforeAt;
  });
  return (cell) => {
    let least = 1;
    for (const { halfKm, atKm } of straits[list[cell] ?? 0] ?? NONE) {
      const behindKm = Math.max(1, walk.wayKm(cell) - atKm);
      const spread = Math.sqrt((2 * halfKm) / (Math.PI * behindKm));
      least = Math.min(least, spread * Math.exp(-LOSS_PER_KM * behindKm));
    }
    return least;
  };
}
