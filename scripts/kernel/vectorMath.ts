import {
  mathAt,
  type KERNEL_MATH,
} from '../../engines/hazards/earthquake/curveKernel/kernelMath.ts';
import { wasm, type Code } from './assembler.ts';

const { get, set, i32 } = wasm;

/** `local = code`. */
const let_ = (local: number, ...code: Code): Code => [code, set(local)];
const { addF64x2: plus, subF64x2: minus, mulF64x2: times, divF64x2: over } = wasm;

/** A number of the kernel's table, twice. */
export const number = (name: keyof typeof KERNEL_MATH): Code => [
  i32(0),
  wasm.loadSplat64(mathAt(name)),
];

/** Locals that a function of two numbers works in. */
export type Scratch = Readonly<Record<'k' | 'f' | 's' | 'z' | 'w', number>>;

/** a + x (b + x (c ...)). */
function polynomial(x: number, [first, ...rest]: readonly (keyof typeof KERNEL_MATH)[]): Code {
  if (first === undefined) return [];
  if (rest.length === 0) return number(first);
  return [number(first), get(x), polynomial(x, rest), times, plus];
}

/** ln of two numbers of 1 and more, which stand in a local: by the power of 2 and s = f / (2 + f) of what is left, 1 + f. */
export function ln(x: number, { k, f, s, z, w }: Scratch): Code {
  return [
    let_(k, get(x), number('rootBits'), wasm.subI64x2),
    [get(x), get(k), number('exponentBits'), wasm.and128, wasm.subI64x2],
    let_(f, number('one'), minus),
    [get(k), i32(52), wasm.shrUI64x2, number('wholes'), wasm.or128],
    let_(k, number('wholes'), minus),
    let_(s, get(f), number('two'), get(f), plus, over),
    let_(z, get(s), get(s), times),
    let_(w, get(z), get(z), times),
    [get(z), polynomial(w, ['lg1', 'lg3', 'lg5', 'lg7']), times],
    let_(z, get(w), polynomial(w, ['lg2', 'lg4', 'lg6']), times, plus),
    let_(w, number('half'), get(f), times, get(f), times),
    [get(k), number('ln2High'), times],
    [get(w), get(s), get(w), get(z), plus, times, get(k), number('ln2Low'), times, plus],
    [minus, get(f), minus, minus],
  ];
}

/** exp of two numbers between -700 and 700, which stand in a local. */
export function exp(x: number, { k, f, s, z, w }: Scratch): Code {
  return [
    let_(k, get(x), number('perLn2'), times, number('signedWholes'), plus),
    let_(w, get(k), number('signedWholes'), minus),
    let_(f, get(x), get(w), number('ln2High'), times, minus),
    let_(s, get(w), number('ln2Low'), times),
    let_(w, get(f), get(s), minus),
    let_(z, get(w), get(w), times),
    let_(z, get(w), get(z), polynomial(z, ['p1', 'p2', 'p3', 'p4', 'p5']), times, minus),
    [number('one'), get(s), get(w), get(z), times, number('two'), get(z), minus, over],
    [minus, get(f), minus, minus],
    [get(k), i32(52), wasm.shlI64x2, wasm.addI64x2],
  ];
}
