import { wayPoints } from './wayPoints.ts';
import { landMask } from './landMask.ts';
import { once } from './once.ts';
import { surfaceAt } from '../shore/shoreAt.ts';

/** Cells of the land, degrees: water narrower than a cell may go unseen. */
const STEP_DEG = 0.25;
const ROWS = 180 / STEP_DEG;
const COLUMNS = 360 / STEP_DEG;
/** POLICY. Sea wider than this on the straight way between two places parts them, km. */
const PARTING_KM = 20;
/** Points on the way stand so far apart, km. */
const STRIDE_KM = 5;

/** For each cell the number of its landmass, from 1; 0 is water. Cells hang together by their sides. */
const masses = once((): Uint32Array => {
  const mask = landMask(STEP_DEG);
  const numbers = new Uint32Array(mask.length);
  let number = 0;
  for (let start = 0; start < mask.length; start++)
    if (mask[start] === 1 && numbers[start] === 0) fill(mask, numbers, { start, number: ++number });
  return numbers;
});

function fill(
  mask: Uint8Array,
  numbers: Uint32Array,
  { start, number }: { readonly start: number; readonly number: number },
): void {
  const found = [start];
  numbers[start] = number;
  for (let k = 0; k < found.length; k++) {
    const cell = found[k];
    const row = Math.floor(cell / COLUMNS);
    const column = cell % COLUMNS;
    const beside = [
      row * COLUMNS + ((column + 1) % COLUMNS),
      row * COLUMNS + ((column + COLUMNS - 1) % COLUMNS),
      ...(row > 0 ? [cell - COLUMNS] : []),
      ...(row < ROWS - 1 ? [cell + COLUMNS] : []),
    ];
    for (const next of beside) {
      if (mask[next] === 0 || numbers[next] !== 0) continue;
      numbers[next] = number;
      found.push(next);
    }
  }
}

/** Number of the landmass of a place, or of one in the cells about it; 0 on an island too small for the mask. */
function massAt(lat: number, lon: number): number {
  const row = Math.min(ROWS - 1, Math.floor((lat + 90) / STEP_DEG));
  const column = Math.floor((lon + 180) / STEP_DEG);
  let beside = 0;
  for (let r = Math.max(0, row - 1); r <= Math.min(ROWS - 1, row + 1); r++)
    for (const c of [column - 1, column, column + 1]) {
      const number = masses()[r * COLUMNS + ((c + COLUMNS) % COLUMNS)];
      if (r === row && c === column && number !== 0) return number;
      if (number !== 0) beside = number;
    }
  return beside;
}

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Whether sea lies between two places on land: on other landmasses, with more than 20 km of sea on the straight way. */
export function seaBetween(from: Point, to: Point): boolean {
  const mass = massAt(from.lat, from.lon);
  if (mass !== 0 && mass === massAt(to.lat, to.lon)) return false;
  let wetKm = 0;
  for (const { lat, lon } of wayPoints(from, to, STRIDE_KM)) {
    wetKm = surfaceAt(lat, lon) === 'sea' ? wetKm + STRIDE_KM : 0;
    if (wetKm > PARTING_KM) return true;
  }
  return false;
}
