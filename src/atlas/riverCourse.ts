import { distanceKm, type Vertex } from '../../engines/ground/earth/geodesy.ts';

/** A reach as it is drawn: its line, and at each vertex the ordinary water level and how far a large flood rises above it. */
export interface Course {
  readonly line: readonly Vertex[];
  /** Ordinary water, m above the sea. */
  readonly levelsM: readonly number[];
  /** Rise of a large flood above it, m; null where no gauge of the reach is listed. */
  readonly risesM: readonly number[] | null;
}

/** Reads vertices `latitude longitude level` or, where a gauge stands, `latitude longitude level rise`. */
export function courseOf(axis: string): Course {
  const vertices = axis.split(',').map((text) => text.split(' ').map(Number));
  const line = vertices.map(([lat, lon]) => [lat, lon] as const);
  return {
    line,
    levelsM: vertices.map(([, , level]) => level),
    risesM: risesAlong(
      line,
      vertices.map(([, , , rise]) => rise),
    ),
  };
}

/** Rises at every vertex: straight along the river between two gauges, and that of the last gauge beyond it. */
function risesAlong(
  line: readonly Vertex[],
  gauged: readonly (number | undefined)[],
): readonly number[] | null {
  const known = gauged.flatMap((riseM, at) => (riseM === undefined ? [] : [{ at, riseM }]));
  if (known.length === 0) return null;
  const alongKm = [0];
  for (let i = 1; i < line.length; i++)
    alongKm.push(alongKm[i - 1] + distanceKm(...line[i - 1], ...line[i]));
  return line.map((_vertex, i) => {
    const before = known.findLast(({ at }) => at <= i) ?? known[0];
    const after = known.find(({ at }) => at >= i) ?? known[known.length - 1];
    const gapKm = alongKm[after.at] - alongKm[before.at];
    const share = gapKm > 0 ? (alongKm[i] - alongKm[before.at]) / gapKm : 0;
    return before.riseM + share * (after.riseM - before.riseM);
  });
}
