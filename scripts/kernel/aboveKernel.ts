import { ABOVE_PAGES, BLOCK, LAYOUT } from '../../engines/systems/prospect/aboveLayout.ts';
import { assemble, V128, wasm, type Code } from './assembler.ts';

const { get, set, tee, i32, loop } = wasm;

/** Locals of `seek`. */
const L = { at: 0, end: 1, least: 2, ones: 3 } as const;

/** `seek(at, end)`: the first block in which a score passes, or the last one. A cell outside, one more than which is 0 in a byte, does not. */
const seek: Code = [
  [i32(0), wasm.load128(LAYOUT.least), set(L.least)],
  [i32(0), wasm.load128(LAYOUT.ones), set(L.ones)],
  loop([
    [get(L.at), wasm.load128(), get(L.ones), wasm.addI8x16, get(L.least), wasm.gtU8x16],
    [wasm.anyTrue, wasm.eqz],
    [get(L.at), i32(BLOCK), wasm.add, tee(L.at), get(L.end), wasm.ltU, wasm.and],
  ]),
  [i32(0), get(L.at), wasm.store32(LAYOUT.found)],
];

/** The kernel that finds scores above another, as a module of WebAssembly with 128-bit vectors. */
export function aboveKernel(): Uint8Array {
  return assemble(ABOVE_PAGES, undefined, [
    { name: 'seek', parameters: 2, locals: [V128, V128], code: seek },
  ]);
}
