import type { HurricaneRow } from './data/hurricaneClimate.ts';
import { inlandRows, REACH_113_KT, type InlandRow } from './data/hurricaneInland.ts';

/** Least wind of the storms that are counted, 1-minute wind, kt. */
const COUNTED_KT = 34;

/** Inland points of the United States with the yearly rates that the law of their winds gives. */
export const inlandPoints: readonly HurricaneRow[] = inlandRows.map((row) => {
  const [name, lat, lon, kt34] = row;
  const kt96 = above(96, row);
  const kt113 = Math.min(above(113, row), REACH_113_KT * kt96);
  return [name, lat, lon, 'NA', 'NA2', kt34, above(64, row), kt96, kt113];
});

/** Yearly cyclones within 100 km whose strongest wind there reaches a threshold, kt: their excess over 34 kt is exponential. */
function above(kt: number, [, , , kt34, meanExcessKt]: InlandRow): number {
  return kt34 * Math.exp((COUNTED_KT - kt) / meanExcessKt);
}
