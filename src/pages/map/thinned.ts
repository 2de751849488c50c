import type { Outline } from './coastline.ts';

/** The part of the earth that a map shows, degrees; of the world it has none. */
export interface Window {
  /** Longitude of its middle. */
  readonly middle: number;
  /** Half its width in longitude. */
  readonly half: number;
  readonly south: number;
  readonly north: number;
}

/** POLICY: what lies so far outside, degrees, and a tenth of the width further, never shows. */
const MARGIN_DEG = 1;
/** POLICY: so wide a part of the earth is drawn from all points: it may see both ends of a continent. */
const WIDEST_DEG = 120;
/** POLICY: points that may be left out in a row: so few that the great circle between two that stay bends within the margin. */
const MOST_LEFT_OUT = 24;

/** Whether a map may show something of an outline. */
export function isSeen({ west, south, east, north }: Omit<Outline, 'line'>, seen: Window): boolean {
  if (south > seen.north + 1 || north < seen.south - 1) return false;
  const half = (east - west) / 2;
  const apart = Math.abs(((((west + half - seen.middle) % 360) + 540) % 360) - 180);
  return apart <= half + seen.half + 1;
}

/**
 * The points of an outline for a map that shows a part of the earth. Of those outside, in a row on one side of it, few stay: what is seen is the same
 * to the last point, and the coast of a continent takes no longer than that of a bay.
 */
export function thinned(outline: Outline, seen: Window | undefined): [number, number][] {
  const { line, west, east, south } = outline;
  const at = (i: number): [number, number] => [line[2 * i] ?? 0, line[2 * i + 1] ?? 0];
  const count = line.length / 2;
  if (seen === undefined || 2 * seen.half > WIDEST_DEG || south === -90)
    return Array.from({ length: count }, (_unused, i) => at(i));
  const turn = 360 * Math.round(((west + east) / 2 - seen.middle) / 360);
  const codeAt = sideOf(line, { ...seen, middle: seen.middle + turn });
  const kept = [at(0)];
  let [last, common] = [0, codeAt(0)];
  for (let i = 1; i < count; i++) {
    const code = codeAt(i);
    common &= code;
    if (common !== 0 && i - last < MOST_LEFT_OUT) continue;
    if (i - 1 !== last) kept.push(at(i - 1));
    last = i - 1;
    common = codeAt(last) & code;
    if (common !== 0) continue;
    kept.push(at(i));
    last = i;
    common = code;
  }
  if (last !== count - 1) kept.push(at(count - 1));
  return kept;
}

/** On which sides of a window each point lies, as bits; 0 within it. */
function sideOf(line: Float32Array, { middle, half, south, north }: Window): (i: number) => number {
  const [wide, tall] = [1.2 * half + MARGIN_DEG, (north - south) / 10 + MARGIN_DEG];
  const [west, east, low, high] = [middle - wide, middle + wide, south - tall, north + tall];
  return (i) => {
    const [lon, lat] = [line[2 * i] ?? 0, line[2 * i + 1] ?? 0];
    return (lon < west ? 1 : lon > east ? 2 : 0) | (lat < low ? 4 : lat > high ? 8 : 0);
  };
}
