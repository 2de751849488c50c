import { CURVE_PAGES, LAYOUT } from '../../engines/hazards/earthquake/curveKernel/layout.ts';
import { assemble, I32, V128, wasm, type Code, type Func } from './assembler.ts';
import { motionFunctions } from './motionKernel.ts';

const { get, set, tee, i32, loop } = wasm;

/** `local = code`. */
const let_ = (local: number, ...code: Code): Code => [code, set(local)];
/** A number of the layout, twice. */
const splat = (offset: number): Code => [i32(0), wasm.loadSplat64(offset)];

/** Locals of `place`. */
const P = { end: 0, p: 1, low: 2, scale: 3, t: 4 } as const;
const PLACE_CONSTANTS = {
  tailLow: [5, LAYOUT.low],
  tailHigh: [6, LAYOUT.high],
  cellsPerSigma: [7, LAYOUT.cellsPerSigma],
  count: [8, LAYOUT.count],
  lnStep: [9, LAYOUT.lnStep],
  lnFirst: [10, LAYOUT.lnFirst],
  levelBytes: [11, LAYOUT.levelBytes],
} as const;

/** The numbers of the layout that a function keeps in locals. */
const kept = (constants: typeof PLACE_CONSTANTS | typeof ADD_CONSTANTS): Code =>
  Object.values(constants).map(([local, offset]) => let_(local, splat(offset)));

/** The first level at or above a motion, between none and all, for two ruptures. */
function levelAtOrAbove(motion: Code): Code {
  const { count, lnStep, lnFirst, levelBytes } = PLACE_CONSTANTS;
  return [
    [motion, get(lnFirst[0]), wasm.subF64x2, get(lnStep[0]), wasm.divF64x2, wasm.ceilF64x2],
    let_(P.t, wasm.zero128, wasm.pmaxF64x2),
    [get(count[0]), get(P.t), wasm.pminF64x2, get(levelBytes[0]), wasm.addF64x2],
  ];
}

/** `place(end)`: which levels the ruptures of the queue are looked up at, and where in the table; two at a time. */
function place(): Func {
  const { end, p, low, scale, t } = P;
  const { tailLow, tailHigh, cellsPerSigma, lnStep } = PLACE_CONSTANTS;
  const sigma = [get(p), wasm.load128(LAYOUT.sigma)];
  const bound = (at: number) => [
    [get(p), wasm.load128(LAYOUT.median), get(at), sigma],
    [wasm.mulF64x2, wasm.addF64x2],
  ];
  const lnFrom = (lane: number) => [get(t), wasm.word(2 * lane), wasm.loadSplat64(LAYOUT.ln)];
  const two = [
    let_(low, bound(tailLow[0])),
    [get(p), levelAtOrAbove(get(low)), tee(t), wasm.store128(LAYOUT.from)],
    let_(scale, get(cellsPerSigma[0]), sigma, wasm.divF64x2),
    [get(p), lnFrom(0), lnFrom(1), wasm.lower64x2, get(low), wasm.subF64x2, get(scale)],
    [wasm.mulF64x2, wasm.store128(LAYOUT.first)],
    [get(p), get(lnStep[0]), get(scale), wasm.mulF64x2, wasm.store128(LAYOUT.step)],
    [get(p), levelAtOrAbove(bound(tailHigh[0])), wasm.store128(LAYOUT.to)],
    [get(p), i32(16), wasm.add, tee(p), get(end), wasm.ltU],
  ];
  return {
    name: 'place',
    parameters: 1,
    locals: [I32, ...Array.from({ length: 10 }, () => V128)],
    code: [kept(PLACE_CONSTANTS), loop(two)],
  };
}

/** Locals of `add`. */
const A = {
  end: 0,
  p: 1,
  k: 2,
  to: 3,
  a: 4,
  b: 5,
  last: 6,
  places: 7,
  rate: 8,
  first: 9,
  step: 10,
  place: 11,
  t: 12,
  u: 13,
  a01: 14,
  a23: 15,
  b01: 16,
  b23: 17,
} as const;
const ADD_CONSTANTS = { two: [18, LAYOUT.two], cellBytes: [19, LAYOUT.cellBytes] } as const;

/** c0 + t (c1 + t (c2 + t c3)) of the two cells at hand, times the rate. */
function probabilities(): Code {
  const { a01, a23, b01, b23, t, rate } = A;
  return [
    [get(rate), get(a01), get(b01), wasm.lower64x2],
    [get(t), get(a01), get(b01), wasm.upper64x2],
    [get(t), get(a23), get(b23), wasm.lower64x2],
    [get(t), get(a23), get(b23), wasm.upper64x2],
    [wasm.mulF64x2, wasm.addF64x2, wasm.mulF64x2, wasm.addF64x2, wasm.mulF64x2, wasm.addF64x2],
    wasm.mulF64x2,
  ];
}

/** Adds a pair of levels. @param isLast  of which the first may count, or none */
function pair(isLast: boolean): Code {
  const { k, to, a, b, first, step, place, t, u, a01, a23, b01, b23 } = A;
  const cell: Code = isLast
    ? [wasm.zero128, splat(LAYOUT.lastCell), get(u), wasm.pminF64x2, wasm.pmaxF64x2]
    : get(u);
  const mask = [get(k), get(to), wasm.ltS, i32(4), wasm.shl, wasm.load128(LAYOUT.masks)];
  return [
    let_(t, get(first), get(place), get(step), wasm.mulF64x2, wasm.addF64x2),
    let_(u, get(t), wasm.truncF64x2),
    let_(t, get(t), get(u), wasm.subF64x2),
    let_(u, cell, get(ADD_CONSTANTS.cellBytes[0]), wasm.addF64x2),
    let_(a, get(u), wasm.word(0)),
    let_(b, get(u), wasm.word(2)),
    let_(a01, get(a), wasm.load128(LAYOUT.cubics)),
    let_(a23, get(a), wasm.load128(LAYOUT.cubics + 16)),
    let_(b01, get(b), wasm.load128(LAYOUT.cubics)),
    let_(b23, get(b), wasm.load128(LAYOUT.cubics + 16)),
    [get(k), get(k), wasm.load128(LAYOUT.sums), probabilities()],
    isLast ? [mask, wasm.and128] : [],
    [wasm.addF64x2, wasm.store128(LAYOUT.sums)],
  ];
}

/** `add(end)`: adds the ruptures of the queue, placed before, to the sums and steps. */
function add(): Func {
  const { end, p, k, to, last, places, rate, first, step, place } = A;
  const rupture = [
    let_(k, get(p), wasm.load32(LAYOUT.from)),
    let_(to, get(p), wasm.load32(LAYOUT.to)),
    let_(rate, get(p), wasm.loadSplat64(LAYOUT.rate)),
    let_(first, get(p), wasm.loadSplat64(LAYOUT.first)),
    let_(step, get(p), wasm.loadSplat64(LAYOUT.step)),
    [get(k), get(k), wasm.loadF64(LAYOUT.steps), get(p), wasm.loadF64(LAYOUT.rate)],
    [wasm.addF64, wasm.storeF64(LAYOUT.steps)],
    let_(place, get(places)),
    let_(last, get(to), i32(8), wasm.sub),
    [get(k), get(last), wasm.ltS],
    wasm.ifThen(
      loop([
        pair(false),
        let_(place, get(place), get(ADD_CONSTANTS.two[0]), wasm.addF64x2),
        [get(k), i32(16), wasm.add, tee(k), get(last), wasm.ltS],
      ]),
    ),
    pair(true),
    [get(p), i32(8), wasm.add, tee(p), get(end), wasm.ltU],
  ];
  return {
    name: 'add',
    parameters: 1,
    locals: [
      ...Array.from({ length: last - end }, () => I32),
      ...Array.from({ length: ADD_CONSTANTS.cellBytes[0] - last }, () => V128),
    ],
    code: [let_(places, i32(0), wasm.load128(LAYOUT.places)), kept(ADD_CONSTANTS), loop(rupture)],
  };
}

/** The kernel that works out motions and sums hazard curves, as a module of WebAssembly with 128-bit vectors. */
export function curveKernel(): Uint8Array {
  return assemble(CURVE_PAGES, undefined, [place(), add(), ...motionFunctions()]);
}
