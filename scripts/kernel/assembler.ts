/** Instructions as bytes, nested as they are written. */
export type Code = readonly (number | Code)[];

/** An unsigned number of WebAssembly (LEB128). */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let left = value >>> 0;
  do {
    const more = left > 127 ? 128 : 0;
    bytes.push((left & 127) | more);
    left >>>= 7;
  } while (left > 0);
  return bytes;
}

/** A signed number of WebAssembly (LEB128), 32 bits. */
function signed(value: number): number[] {
  const bytes: number[] = [];
  let left = value | 0;
  for (;;) {
    const low = left & 127;
    left >>= 7;
    const isLast = (left === 0 && (low & 64) === 0) || (left === -1 && (low & 64) !== 0);
    bytes.push(isLast ? low : low | 128);
    if (isLast) return bytes;
  }
}

export const I32 = 0x7f;
export const I64 = 0x7e;
const F64 = 0x7c;
export const V128 = 0x7b;

/** An instruction of the vector kind. */
const vector = (number: number): number[] => [0xfd, ...unsigned(number)];
/** Alignment (as a power of two) and offset of what reads or writes memory. */
const at = (alignment: number, offset: number): number[] => [alignment, ...unsigned(offset)];

/** Eight bytes of one vector from a place, then the same of another. */
const shuffled = (from: number): number[] =>
  [0, 16].flatMap((first) => Array.from({ length: 8 }, (_unused, i) => first + from + i));

/** Instructions by their names in the text format; operands first, so that code reads as on a stack machine. */
export const wasm = {
  get: (local: number): Code => [0x20, unsigned(local)],
  set: (local: number): Code => [0x21, unsigned(local)],
  tee: (local: number): Code => [0x22, unsigned(local)],
  i32: (value: number): Code => [0x41, signed(value)],
  i64: (value: number): Code => [0x42, signed(value)],
  f64: (value: number): Code => [0x44, [...new Uint8Array(Float64Array.of(value).buffer)]],
  load8: (offset = 0): Code => [0x2d, at(0, offset)],
  load32: (offset = 0): Code => [0x28, at(2, offset)],
  loadF64: (offset = 0): Code => [0x2b, at(3, offset)],
  store8: (offset = 0): Code => [0x3a, at(0, offset)],
  store32: (offset = 0): Code => [0x36, at(2, offset)],
  storeF64: (offset = 0): Code => [0x39, at(3, offset)],
  eqz: 0x45,
  ltS: 0x48,
  ltU: 0x49,
  add: 0x6a,
  sub: 0x6b,
  mul: 0x6c,
  and: 0x71,
  xor: 0x73,
  shl: 0x74,
  shrS: 0x75,
  rotl: 0x77,
  shl64: 0x86,
  addF64: 0xa0,
  mulF64: 0xa2,
  toF64: 0xb7,
  call: (index: number): Code => [0x10, unsigned(index)],
  /** Runs its code where the condition before it holds. */
  ifThen: (then: Code): Code => [0x04, 0x40, then, 0x0b],
  /** Runs its code again as long as the condition at its end holds. */
  loop: (code: Code): Code => [0x03, 0x40, code, 0x0d, 0, 0x0b],
  ifElse: (then: Code, otherwise: Code): Code => [0x04, 0x40, then, 0x05, otherwise, 0x0b],
  load128: (offset = 0): Code => [vector(0), at(4, offset)],
  loadSplat64: (offset = 0): Code => [vector(10), at(3, offset)],
  store128: (offset = 0): Code => [vector(11), at(4, offset)],
  zero128: [vector(12), Array.from({ length: 16 }, () => 0)] as Code,
  /** The lower numbers of two vectors, or the upper ones. */
  lower64x2: [vector(13), shuffled(0)] as Code,
  upper64x2: [vector(13), shuffled(8)] as Code,
  splatI64: vector(18) as Code,
  splatF64: vector(20) as Code,
  word: (lane: number): Code => [vector(27), lane],
  extractF64: (lane: number): Code => [vector(33), lane],
  gtF64x2: vector(74) as Code,
  ceilF64x2: vector(116) as Code,
  truncF64x2: vector(122) as Code,
  eqI64x2: vector(214) as Code,
  shlI64x2: vector(203) as Code,
  shrUI64x2: vector(205) as Code,
  addI64x2: vector(206) as Code,
  subI64x2: vector(209) as Code,
  /** Of two vectors, bits of the first where a third has ones. */
  select128: vector(82) as Code,
  and128: vector(78) as Code,
  or128: vector(80) as Code,
  /** Whether any bit of a vector is 1. */
  anyTrue: vector(83) as Code,
  gtU8x16: vector(40) as Code,
  addI8x16: vector(110) as Code,
  sqrtF64x2: vector(239) as Code,
  addF64x2: vector(240) as Code,
  subF64x2: vector(241) as Code,
  mulF64x2: vector(242) as Code,
  divF64x2: vector(243) as Code,
  /** The smaller (larger) of two numbers, the first where they do not compare. */
  pminF64x2: vector(246) as Code,
  pmaxF64x2: vector(247) as Code,
} as const;

/** A function: how many numbers it takes, the types of its further locals, its code. */
export interface Func {
  readonly name: string;
  /** Parameters, all of 32 bits; nothing is returned. */
  readonly parameters: number;
  readonly locals: readonly number[];
  readonly code: Code;
}

const flat = (code: Code): number[] =>
  code.flatMap((part): number[] => (typeof part === 'number' ? [part] : flat(part)));
const list = (items: readonly (readonly number[])[]): number[] => [
  ...unsigned(items.length),
  ...items.flat(),
];
const sized = (bytes: readonly number[]): number[] => [...unsigned(bytes.length), ...bytes];
const section = (id: number, items: readonly (readonly number[])[]): number[] => [
  id,
  ...sized(list(items)),
];
const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const text = (word: string): number[] => sized([...new TextEncoder().encode(word)]);

/**
 * A module of functions that take 32-bit numbers and return nothing, over a memory of its caller's.
 *
 * @param pages     of 64 kB, the least that the memory has
 * @param callback  function 0, where there is one: a name, two numbers of 32 bits in, one of 64 out
 */
export function assemble(
  pages: number,
  callback: string | undefined,
  functions: readonly Func[],
): Uint8Array {
  const given = callback === undefined ? [] : [callback];
  const types = [
    ...given.map(() => [0x60, ...list([[I32], [I32]]), ...list([[F64]])]),
    ...functions.map(({ parameters }) => [
      0x60,
      ...list(Array.from({ length: parameters }, () => [I32])),
      ...list([]),
    ]),
  ];
  const imports = [
    ...given.map((name) => [...text('host'), ...text(name), 0, 0]),
    [...text('host'), ...text('memory'), 2, 0, ...unsigned(pages)],
  ];
  const bodies = functions.map(({ locals, code }) =>
    sized([...list(locals.map((type) => [1, type])), ...flat(code), 0x0b]),
  );
  return Uint8Array.from([
    ...HEADER,
    ...section(1, types),
    ...section(2, imports),
    ...section(
      3,
      functions.map((_each, i) => unsigned(i + given.length)),
    ),
    ...section(
      7,
      functions.map(({ name }, i) => [...text(name), 0, ...unsigned(i + given.length)]),
    ),
    ...section(10, bodies),
  ]);
}
