import { HEAD_STRIDE, KML_PAGES, LAYOUT, ROOM } from '../../engines/systems/prospect/kmlLayout.ts';
import { OUTSIDE } from '../../engines/systems/prospect/scan.ts';
import { assemble, I32, V128, wasm, type Code } from './assembler.ts';

const { get, set, tee, i32, loop } = wasm;

/** Locals of `write`. */
const L = {
  cells: 0,
  cell: 1,
  out: 2,
  head: 3,
  leftLength: 4,
  rightLength: 5,
  lowerLength: 6,
  upperLength: 7,
  footLength: 8,
  left: 9,
  right: 10,
  lower: 11,
  upper: 12,
  foot: 13,
} as const;
const FOOT_VECTORS = ROOM.foot / 16;

/** `local = code`. */
const let_ = (local: number, ...code: Code): Code => [code, set(local)];
/** Moves the end of the text. */
const advance = (length: Code): Code => let_(L.out, get(L.out), length, wasm.add);
/** Writes what a vector holds, of which so many bytes count. */
const text = (vector: number, length: number): Code => [
  [get(L.out), get(vector), wasm.store128()],
  advance(get(length)),
];
const left = text(L.left, L.leftLength);
const right = text(L.right, L.rightLength);
const lower = text(L.lower, L.lowerLength);
const upper = text(L.upper, L.upperLength);

/** The vectors of a text that lies at an address. */
const vectors = (length: number): number[] =>
  Array.from({ length: length / 16 }, (_unused, i) => 16 * i);

/** Writes the cell at hand. */
const cellText: Code = [
  vectors(ROOM.head).map((at) => [
    [get(L.out), get(L.head), wasm.load128(LAYOUT.heads + at), wasm.store128(at)],
  ]),
  advance([get(L.head), wasm.load32(LAYOUT.heads + HEAD_STRIDE - 4)]),
  let_(L.left, get(L.cell), i32(4), wasm.shl, wasm.load128(LAYOUT.edges)),
  let_(L.right, get(L.cell), i32(4), wasm.shl, wasm.load128(LAYOUT.edges + ROOM.coordinate)),
  let_(L.leftLength, get(L.cell), wasm.load8(LAYOUT.edgeLengths)),
  let_(L.rightLength, get(L.cell), wasm.load8(LAYOUT.edgeLengths + 1)),
  [left, lower, right, lower, right, upper, left, upper, left],
  vectors(ROOM.foot).map((at, i) => [get(L.out), get(L.foot + i), wasm.store128(at)]),
  advance(get(L.footLength)),
];

/** `write(cells)`: the text of the cells at hand, but for those outside, after the text that is there. */
const write: Code = [
  let_(L.out, i32(0), wasm.load32(LAYOUT.end)),
  let_(L.lowerLength, i32(0), wasm.load32(LAYOUT.lowerLength)),
  let_(L.upperLength, i32(0), wasm.load32(LAYOUT.upperLength)),
  let_(L.footLength, i32(0), wasm.load32(LAYOUT.footLength)),
  let_(L.lower, i32(0), wasm.load128(LAYOUT.lower)),
  let_(L.upper, i32(0), wasm.load128(LAYOUT.upper)),
  vectors(ROOM.foot).map((at, i) => let_(L.foot + i, i32(0), wasm.load128(LAYOUT.foot + at))),
  loop([
    let_(L.head, get(L.cell), wasm.load8(LAYOUT.scores), i32(7), wasm.shl),
    [get(L.head), i32(OUTSIDE * HEAD_STRIDE), wasm.ltU, wasm.ifThen(cellText)],
    [get(L.cell), i32(1), wasm.add, tee(L.cell), get(L.cells), wasm.ltU],
  ]),
  [i32(0), get(L.out), wasm.store32(LAYOUT.end)],
];

/** The kernel that writes cells as KML, as a module of WebAssembly with 128-bit vectors. */
export function kmlKernel(): Uint8Array {
  return assemble(KML_PAGES, undefined, [
    {
      name: 'write',
      parameters: 1,
      locals: [
        ...Array.from({ length: L.footLength }, () => I32),
        ...Array.from({ length: 4 + FOOT_VECTORS }, () => V128),
      ],
      code: write,
    },
  ]);
}
