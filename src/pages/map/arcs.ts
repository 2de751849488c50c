/** A line of a TopoJSON file: longitude and latitude in turn, degrees. */
export type Arc = Float32Array;

/** A TopoJSON file: its objects as they stand in it, its arcs in degrees. */
export interface ReadTopology<O> {
  readonly objects: O;
  readonly arcs: readonly Arc[];
}

interface Head<O> {
  readonly objects: O;
  readonly transform: Transform;
}

interface Transform {
  readonly scale: readonly [x: number, y: number];
  readonly translate: readonly [x: number, y: number];
}

/** POLICY: bytes of arcs that are read in a step: less than a millisecond. */
const STEP_BYTES = 65_536;
const MARK = '"arcs":';
const [MINUS, COMMA, ZERO, OPEN, CLOSE] = [45, 44, 48, 91, 93];

/**
 * Reads a quantized TopoJSON file in steps between which others may have a turn. Arcs, which are nearly all of a file, become arrays of numbers at once:
 * as lists of pairs the finest coast would be half a million of them.
 *
 * @param bytes  the file, without white space; positions of its arcs are whole numbers, each but the first as its difference from the one before
 * @source TopoJSON format specification 1.0, 2.1.2 (transforms) and 2.1.4 (arcs)
 */
export function* readTopology<O>(bytes: Buffer): Generator<undefined, ReadTopology<O>> {
  // Geometries have members of this name too; they stand before it.
  const from = bytes.lastIndexOf(MARK) + MARK.length;
  const end = bytes.lastIndexOf(']]]') + 3;
  const rest = `${bytes.toString('utf8', 0, from)}[]${bytes.toString('utf8', end)}`;
  const { objects, transform } = JSON.parse(rest) as Head<O>;
  yield;
  return { objects, arcs: yield* readArcs(bytes.subarray(from, end), transform) };
}

function* readArcs(
  bytes: Buffer,
  { scale, translate }: Transform,
): Generator<undefined, readonly Arc[]> {
  const arcs: Arc[] = [];
  // Each number takes two bytes at least.
  const all = new Float32Array(bytes.length / 2);
  let [depth, value, sign, x, y] = [0, 0, 1, 0, 0];
  let [begin, end] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === OPEN) depth++;
    else if (byte === MINUS) sign = -1;
    else if (byte >= ZERO && byte < OPEN) value = 10 * value + byte - ZERO;
    else if (byte === COMMA && depth === 3) [x, value, sign] = [x + sign * value, 0, 1];
    if (byte === CLOSE) {
      if (depth === 3) {
        y += sign * value;
        all[end++] = x * scale[0] + translate[0];
        all[end++] = y * scale[1] + translate[1];
      } else if (depth === 2) {
        arcs.push(all.subarray(begin, end));
        [begin, x, y] = [end, 0, 0];
      }
      depth--;
      [value, sign] = [0, 1];
    }
    if (at % STEP_BYTES === 0) yield;
  }
  return arcs;
}
