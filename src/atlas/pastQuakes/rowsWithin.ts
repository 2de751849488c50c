import {
  distanceKm,
  EARTH_RADIUS_KM,
  nearestOnLine,
  RAD,
} from '../../../engines/ground/earth/geodesy.ts';
import { once } from '../geography/once.ts';
import { kmOfChord, writeUnit } from '../geography/sphereTree.ts';
import { lineOf, NO_MAGNITUDE, pastQuakeColumns, QUAKE_UNITS } from './pastQuakeTable.ts';

/** Side of a cell, degrees, and how far apart the points of a line are that put it into cells, km. */
const CELL_DEG = 1;
const LINE_STEP_KM = 20;
const COLUMNS = 360 / CELL_DEG;
const ROWS = 180 / CELL_DEG;

const rowOf = (lat: number): number =>
  Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) / CELL_DEG)));
const columnOf = (lon: number): number =>
  ((Math.floor((lon + 180) / CELL_DEG) % COLUMNS) + COLUMNS) % COLUMNS;

/** What a search looks at. */
interface Index {
  /** The rows whose epicentre or line lies in a cell, ascending, cell by cell. */
  readonly rows: Uint32Array;
  /** Where the rows of each cell begin among them; one more, where the last ones end. */
  readonly from: Uint32Array;
  /** Epicentres as unit vectors. */
  readonly units: Float32Array;
  /** How far each row's line comes from its epicentre, km; 0 where none is drawn. */
  readonly reachKm: Float32Array;
  /** Rows that the search under way has met. */
  readonly met: Uint32Array;
}

const index = once((): Index => {
  const table = pastQuakeColumns();
  const { count, lat, lon, lineAt } = table;
  const cells = Array.from<number[] | undefined>({ length: ROWS * COLUMNS });
  const put = (y: number, x: number, i: number): void => {
    const list = (cells[rowOf(y) * COLUMNS + columnOf(x)] ??= []);
    if (list.at(-1) !== i) list.push(i);
  };
  const [units, reachKm] = [new Float32Array(3 * count), new Float32Array(count)];
  for (let i = 0; i < count; i++) {
    const [y, x] = [lat[i] / QUAKE_UNITS.perDegree, lon[i] / QUAKE_UNITS.perDegree];
    writeUnit(y, x, { into: units, at: 3 * i });
    put(y, x, i);
    if (lineAt[i] === lineAt[i + 1]) continue;
    eachOfLine(lineOf(table, i), (alongLat, alongLon) => {
      put(alongLat, alongLon, i);
      reachKm[i] = Math.max(reachKm[i], distanceKm(y, x, alongLat, alongLon));
    });
  }
  return { ...oneAfterAnother(cells), units, reachKm, met: new Uint32Array(count) };
});

function oneAfterAnother(cells: readonly (readonly number[] | undefined)[]) {
  const from = new Uint32Array(cells.length + 1);
  cells.forEach((list, i) => (from[i + 1] = from[i] + (list?.length ?? 0)));
  return { rows: Uint32Array.from(cells.flatMap((list) => list ?? [])), from };
}

/** Points of a line, none farther from the next than the step. */
function eachOfLine(
  line: readonly (readonly [number, number])[],
  visit: (lat: number, lon: number) => void,
): void {
  for (let k = 1; k < line.length; k++) {
    const [[lat, lon], [toLat, toLon]] = [line[k - 1], line[k]];
    const steps = Math.max(1, Math.ceil(distanceKm(lat, lon, toLat, toLon) / LINE_STEP_KM));
    const turn = ((toLon - lon + 540) % 360) - 180;
    for (let s = 0; s <= steps; s++)
      visit(lat + ((toLat - lat) * s) / steps, lon + (turn * s) / steps);
  }
}

/** Searches are told apart by a number, so that what one has met need not be wiped for the next. */
let search = 0;
const here = new Float64Array(3);

/**
 * Numbers of the rows whose epicentre, or line where `byLine`, lies within a radius, the largest first.
 *
 * @param minMagnitude  rows of less are left out; those without a magnitude stay
 */
export function rowsWithin(
  lat: number,
  lon: number,
  how: { readonly radiusKm: number; readonly minMagnitude: number; readonly byLine: boolean },
): Uint32Array {
  const { radiusKm, minMagnitude, byLine } = how;
  const { magnitude } = pastQuakeColumns();
  const { rows, from, units, reachKm, met } = index();
  const least = Math.ceil(minMagnitude * QUAKE_UNITS.perMagnitude - 1e-9);
  const found: number[] = [];
  search++;
  writeUnit(lat, lon, { into: here, at: 0 });
  const look = (i: number): void => {
    if (met[i] === search) return;
    met[i] = search;
    if (magnitude[i] < least && magnitude[i] !== NO_MAGNITUDE) return;
    const x = units[3 * i] - here[0];
    const y = units[3 * i + 1] - here[1];
    const z = units[3 * i + 2] - here[2];
    const km = kmOfChord(Math.sqrt(x * x + y * y + z * z));
    if (km <= radiusKm) found.push(i);
    else if (byLine && km <= radiusKm + reachKm[i] && lineKm(i, lat, lon) <= radiusKm)
      found.push(i);
  };
  eachCellAbout(lat, lon, radiusKm + LINE_STEP_KM, (at) => {
    for (let k = from[at]; k < from[at + 1]; k++) look(rows[k]);
  });
  return Uint32Array.from(found).sort();
}

const lineKm = (i: number, lat: number, lon: number): number =>
  nearestOnLine(lat, lon, lineOf(pastQuakeColumns(), i))?.distanceKm ?? Infinity;

function eachCellAbout(
  lat: number,
  lon: number,
  radiusKm: number,
  visit: (at: number) => void,
): void {
  const angle = radiusKm / EARTH_RADIUS_KM;
  const aside = Math.sin(Math.min(angle, Math.PI / 2)) / Math.max(1e-9, Math.cos(lat * RAD));
  const isWhole = angle >= Math.PI / 2 || aside >= 1;
  const half = isWhole ? 180 : Math.asin(aside) / RAD;
  const west = Math.floor((lon - half + 180) / CELL_DEG);
  const count = isWhole ? COLUMNS : Math.floor((lon + half + 180) / CELL_DEG) - west + 1;
  for (let row = rowOf(lat - angle / RAD); row <= rowOf(lat + angle / RAD); row++)
    for (let k = 0; k < Math.min(count, COLUMNS); k++)
      visit(row * COLUMNS + ((((west + k) % COLUMNS) + COLUMNS) % COLUMNS));
}
