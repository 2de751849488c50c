import { LAYOUT } from '../../engines/hazards/earthquake/curveKernel/layout.ts';
import { bssaAt, bssaRockAt } from '../../engines/hazards/earthquake/groundMotion/bssa14Numbers.ts';
import { I32, V128, wasm, type Code, type Func } from './assembler.ts';
import { exp, ln, number } from './vectorMath.ts';

const { get, set, tee, i32, loop } = wasm;
const { addF64x2: plus, subF64x2: minus, mulF64x2: times, divF64x2: over } = wasm;

/** `local = code`. */
const let_ = (local: number, ...code: Code): Code => [code, set(local)];
const next = (pointer: number): Code => [get(pointer), i32(16), wasm.add];
/** The two ruptures at hand, of a column. */
const column = (p: number, offset: number): Code => [get(p), wasm.load128(offset)];
const vectors = (count: number) => Array.from({ length: count }, () => V128);

/** Locals of `rock`. */
const R = {
  end: 0,
  terms: 1,
  style: 2,
  out: 3,
  p: 4,
  x: 5,
  above: 6,
  source: 7,
  scratch: { k: 8, f: 9, s: 10, z: 11, w: 12 },
} as const;

/**
 * `rock(end, terms, style, out)`: ln of the median on rock of the ruptures up to a byte of each column (eq. 2 to 4).
 *
 * @param terms  byte of the terms on rock, counted from those of the period; `style` and `out` are bytes of columns
 */
function rock(): Func {
  const { end, terms, style, out, p, x, above, source, scratch } = R;
  const term = (name: Parameters<typeof bssaRockAt>[0]): Code => [
    get(terms),
    wasm.loadSplat64(LAYOUT.model + bssaRockAt(name)),
  ];
  const two: Code = [
    let_(x, column(p, LAYOUT.magnitude)),
    let_(above, get(x), term('mH'), minus),
    [get(above), term('e6'), times],
    [term('e4'), get(above), term('e5'), times, plus, get(above), times],
    [get(above), wasm.zero128, wasm.gtF64x2],
    let_(source, wasm.select128, column(style, 0), plus),
    let_(above, get(x), number('referenceMagnitude'), minus),
    let_(above, term('c1'), get(above), term('c2'), times, plus),
    [column(p, LAYOUT.rjb), column(p, LAYOUT.rjb), times],
    let_(x, term('h2'), plus, wasm.sqrtF64x2),
    [get(out), get(source), get(above), ln(x, scratch), times, plus],
    [term('c3'), get(x), number('one'), minus, times, plus, wasm.store128()],
    [next(style), set(style), next(out), set(out)],
    [next(p), tee(p), get(end), wasm.ltU],
  ];
  return { name: 'rock', parameters: 4, locals: [I32, ...vectors(8)], code: loop(two) };
}

/** Locals of `soil` and `spread`. */
const S = { end: 0, onRock: 1, p: 2, x: 3, scratch: { k: 4, f: 5, s: 6, z: 7, w: 8 } } as const;

/** A number of site and scatter, twice. */
const term = (name: Parameters<typeof bssaAt>[0]): Code => [
  i32(0),
  wasm.loadSplat64(LAYOUT.model + bssaAt(name)),
];

/** `soil(end, onRock)`: the nonlinear site term by the peak acceleration on rock, whose ln stands in a column (eq. 8). */
function soil(): Func {
  const { end, onRock, p, x, scratch } = S;
  const two: Code = [
    let_(x, column(onRock, 0)),
    let_(x, exp(x, scratch), number('f3'), over, number('one'), plus),
    [get(p), column(p, LAYOUT.median), term('slope'), ln(x, scratch), times, plus],
    wasm.store128(LAYOUT.median),
    [next(onRock), set(onRock)],
    [next(p), tee(p), get(end), wasm.ltU],
  ];
  return { name: 'soil', parameters: 2, locals: [I32, ...vectors(6)], code: loop(two) };
}

/** Locals of `spread`. */
const T = {
  end: 0,
  p: 1,
  x: 2,
  phi: 3,
  share: 4,
  scratch: { k: 5, f: 6, s: 7, z: 8, w: 9 },
} as const;

/** `spread(end)`: the linear site term, and the log standard deviation by magnitude, distance and ground (eq. 13 to 17). */
function spread(): Func {
  const { end, p, x, phi, share, scratch } = T;
  const clamped = (low: Code, high: Code, value: Code): Code => [
    [high, low, value, wasm.pmaxF64x2],
    wasm.pminF64x2,
  ];
  const two: Code = [
    [get(p), column(p, LAYOUT.median), term('linear'), plus, wasm.store128(LAYOUT.median)],
    [column(p, LAYOUT.magnitude), number('referenceMagnitude'), minus, set(x)],
    let_(share, clamped(wasm.zero128, number('one'), get(x))),
    let_(x, clamped(term('r1'), term('r2'), column(p, LAYOUT.rjb)), term('r1'), over),
    [term('phi1'), term('phiRise'), get(share), times, plus],
    [term('perLnR'), ln(x, scratch), times, plus],
    let_(phi, term('phiDown'), minus),
    let_(share, term('tau1'), term('tauRise'), get(share), times, plus),
    [get(p), get(phi), get(phi), times, get(share), get(share), times, plus],
    [wasm.sqrtF64x2, wasm.store128(LAYOUT.sigma)],
    [next(p), tee(p), get(end), wasm.ltU],
  ];
  return { name: 'spread', parameters: 1, locals: [I32, ...vectors(8)], code: loop(two) };
}

/** Functions that work out the motions of BSSA14 for the ruptures of the queue, two at a time. */
export const motionFunctions = (): readonly Func[] => [rock(), soil(), spread()];
