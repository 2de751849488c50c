import { LAYOUT, ROW_PAGES, STRETCH_WORDS } from '../../engines/systems/prospect/rowLayout.ts';
import { assemble, I32, V128, wasm, type Code } from './assembler.ts';

const { get, set, tee, i32, loop } = wasm;

/** Locals of `fill`. */
const L = {
  end: 0,
  stretch: 1,
  column: 2,
  to: 3,
  node: 4,
  perStep: 5,
  most: 6,
  whole: 7,
  two: 8,
  rise: 9,
  foot: 10,
  slope: 11,
  columns: 12,
  a: 13,
  b: 14,
} as const;

/** `local = code`. */
const let_ = (local: number, ...code: Code): Code => [code, set(local)];
/** A number of the layout, twice. */
const splat = (offset: number): Code => [i32(0), wasm.loadSplat64(offset)];
/** A whole number as two of 64 bits. */
const numbers = (word: number): Code => [get(word), wasm.toF64, wasm.splatF64];
const nextColumns = let_(L.columns, get(L.columns), get(L.two), wasm.addF64x2);

/** Where two columns are in the table, held inside it. */
const inTable = (local: number): Code => [
  [wasm.zero128, get(L.foot), get(L.columns), get(L.slope), wasm.mulF64x2, wasm.addF64x2],
  [wasm.pmaxF64x2, set(local), get(L.most), get(local), wasm.pminF64x2, wasm.truncF64x2],
  let_(local, get(L.whole), wasm.addF64x2),
];
const score = (local: number, lane: 0 | 1, at: number): Code => [
  [get(L.column), get(local), wasm.word(2 * lane), wasm.load8(LAYOUT.table)],
  wasm.store8(LAYOUT.out + at),
];

/** Four cells, of which the last may lie beyond the stretch: the next one is written over them. */
const fourCells: Code = [
  [inTable(L.a), nextColumns, inTable(L.b), nextColumns],
  [score(L.a, 0, 0), score(L.a, 1, 1), score(L.b, 0, 2), score(L.b, 1, 3)],
  [get(L.column), i32(4), wasm.add, tee(L.column), get(L.to), wasm.ltU],
];

const stretch: Code = [
  let_(L.column, get(L.stretch), wasm.load32()),
  let_(L.to, get(L.stretch), wasm.load32(4)),
  let_(L.node, get(L.stretch), wasm.load32(8)),
  let_(L.foot, get(L.node), i32(3), wasm.shl, wasm.loadSplat64(LAYOUT.line)),
  [get(L.node), i32(3), wasm.shl, wasm.loadSplat64(LAYOUT.line + 8), get(L.foot)],
  let_(L.rise, wasm.subF64x2),
  [get(L.foot), numbers(L.node), get(L.rise), wasm.mulF64x2],
  let_(L.foot, wasm.subF64x2),
  let_(L.slope, get(L.perStep), get(L.rise), wasm.mulF64x2),
  let_(L.columns, numbers(L.column), i32(0), wasm.load128(LAYOUT.places), wasm.addF64x2),
  loop(fourCells),
  [get(L.stretch), i32(4 * STRETCH_WORDS), wasm.add, tee(L.stretch), get(L.end), wasm.ltU],
];

/** `fill(end)`: the scores of the stretches up to a byte, one at least, by the line of nodes. */
const fill: Code = [
  let_(L.perStep, splat(LAYOUT.perStep)),
  let_(L.most, splat(LAYOUT.most)),
  let_(L.whole, splat(LAYOUT.whole)),
  let_(L.two, splat(LAYOUT.two)),
  let_(L.stretch, i32(LAYOUT.stretches)),
  loop(stretch),
];

/** The kernel that fills a row of a scan, as a module of WebAssembly with 128-bit vectors. */
export function rowKernel(): Uint8Array {
  return assemble(ROW_PAGES, undefined, [
    {
      name: 'fill',
      parameters: 1,
      locals: [
        ...Array.from({ length: L.node }, () => I32),
        ...Array.from({ length: L.b - L.node }, () => V128),
      ],
      code: fill,
    },
  ]);
}
