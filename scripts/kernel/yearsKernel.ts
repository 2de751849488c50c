import { KERNEL_PAGES, LAYOUT, YEARS } from '../../engines/places/compoundRisk/kernelLayout.ts';
import { assemble, I32, I64, V128, wasm, type Code, type Func } from './assembler.ts';

const { get, set, tee, i32, i64, loop } = wasm;
const COLUMN = YEARS * 8;
/** Years that are taken together, in four vectors of two. */
const VECTORS = [0, 1, 2, 3] as const;
const STRIDE = VECTORS.length * 16;

/** `local = code`. */
const let_ = (local: number, ...code: Code): Code => [code, set(local)];
/** `local += step`. */
const step = (local: number, by: number): Code => [get(local), i32(by), wasm.add, set(local)];

/** Locals of `fill`. */
const F = {
  out: 0,
  columns: 1,
  a: 2,
  b: 3,
  c: 4,
  d: 5,
  bits: 6,
  t: 7,
  layer: 8,
  h: 9,
  p: 10,
  end: 11,
  yearEnd: 12,
} as const;
const STATE = [F.a, F.b, F.c, F.d] as const;

/** The state of the generator from memory, and back. */
const load = STATE.map((word, k) => let_(word, i32(0), wasm.load32(LAYOUT.state + 4 * k)));
const store = STATE.map((word, k) => [i32(0), get(word), wasm.store32(LAYOUT.state + 4 * k)]);

/** The next 32 bits of xoshiro128++, of which eight choose a layer and the rest a place in it. */
function draw(): Code {
  const { a, b, c, d, t, bits, layer, h } = F;
  const xor = (into: number, from: number): Code => [get(into), get(from), wasm.xor, set(into)];
  return [
    let_(t, get(a), get(d), wasm.add),
    let_(bits, get(t), i32(7), wasm.rotl, get(a), wasm.add),
    let_(t, get(b), i32(9), wasm.shl),
    [xor(c, a), xor(d, b), xor(b, c), xor(a, d), xor(c, t)],
    let_(d, get(d), i32(11), wasm.rotl),
    let_(layer, get(bits), i32(255), wasm.and),
    let_(h, get(bits), i32(8), wasm.shrS),
  ];
}

/** Writes one normal number. */
function normal(): Code {
  const { layer, h, p } = F;
  const sign = [get(h), i32(31), wasm.shrS];
  const isInside = [
    [get(h), sign, wasm.xor, sign, wasm.sub],
    [get(layer), i32(2), wasm.shl, wasm.load32(LAYOUT.inside), wasm.ltS],
  ];
  const width = [get(layer), i32(3), wasm.shl, wasm.loadF64(LAYOUT.width)];
  const inside = [get(p), get(h), wasm.toF64, width, wasm.mulF64, wasm.storeF64()];
  const rest = [store, get(p), get(layer), get(h), wasm.call(0), wasm.storeF64(), load];
  return [draw(), isInside, wasm.ifElse(inside, rest)];
}

/** `fill(out, columns)`: normal numbers year by year, columns apart, by the ziggurat over xoshiro128++; what is not surely inside a layer is the host's. */
function fill(): Func {
  const { out, columns, p, end, yearEnd } = F;
  const year = [
    let_(p, get(out)),
    let_(end, get(out), get(columns), i32(COLUMN), wasm.mul, wasm.add),
    loop([normal(), step(p, COLUMN), [get(p), get(end), wasm.ltU]]),
    step(out, 8),
    [get(out), get(yearEnd), wasm.ltU],
  ];
  return {
    name: 'fill',
    parameters: 2,
    locals: Array.from({ length: 11 }, () => I32),
    code: [load, let_(yearEnd, get(out), i32(COLUMN), wasm.add), loop(year), store],
  };
}

/** Locals of `count`. */
const C = {
  components: 0,
  years: 1,
  y: 2,
  i: 3,
  j: 4,
  end: 5,
  q: 6,
  r: 7,
  bit: 8,
  coefficient: 9,
  flag: 10,
  sums: [11, 12, 13, 14],
  masks: [15, 16, 17, 18],
  after: 19,
  cause: 20,
} as const;

/** Adds the next column of a row to the variables of the years at hand. */
function column(): Code {
  const { coefficient, q, r, end, sums } = C;
  return [
    let_(coefficient, get(r), wasm.loadSplat64()),
    VECTORS.map((k) => [
      [get(sums[k]), get(coefficient), get(q), wasm.load128(16 * k)],
      [wasm.mulF64x2, wasm.addF64x2, set(sums[k])],
    ]),
    step(q, COLUMN),
    [get(r), i32(8), wasm.add, tee(r), get(end), wasm.ltU],
  ];
}

/** Marks the years at hand in which a component passes its threshold. @param threshold  of the k-th vector of years */
const passes = (threshold: (k: (typeof VECTORS)[number]) => Code): Code =>
  VECTORS.map((k) => [
    [get(C.sums[k]), threshold(k), wasm.gtF64x2, get(C.flag), wasm.and128],
    [get(C.masks[k]), wasm.or128, set(C.masks[k])],
  ]);

/** The threshold of a component that another brings: one in years that are marked with its cause, the usual one in others. */
const switched = (k: (typeof VECTORS)[number]): Code => [
  [get(C.after), get(C.coefficient)],
  [get(C.masks[k]), get(C.cause), wasm.and128, get(C.cause), wasm.eqI64x2, wasm.select128],
];

/** Works out one component for the years at hand, and marks those in which it passes. */
function component(): Code {
  const { components, y, i, j, end, q, r, bit, coefficient, flag, sums, after, cause } = C;
  return [
    sums.map((sum) => let_(sum, wasm.zero128)),
    let_(q, get(y), i32(LAYOUT.normals), wasm.add),
    let_(r, get(j)),
    let_(end, get(j), get(i), wasm.add, i32(8), wasm.add),
    loop(column()),
    let_(coefficient, get(i), wasm.loadSplat64(LAYOUT.thresholds)),
    let_(flag, get(bit), wasm.splatI64),
    [get(i), wasm.load32(LAYOUT.causes)],
    wasm.ifElse(
      [
        let_(after, get(i), wasm.loadSplat64(LAYOUT.after)),
        let_(cause, get(i), wasm.loadSplat64(LAYOUT.causes)),
        passes(switched),
      ],
      passes(() => get(coefficient)),
    ),
    let_(bit, get(bit), i64(1), wasm.shl64),
    let_(j, get(j), get(components), i32(8), wasm.mul, wasm.add),
    [get(i), i32(8), wasm.add, tee(i), get(components), i32(8), wasm.mul, wasm.ltU],
  ];
}

/** `count(components, years)`: which components pass their thresholds in each year of the block, and one more for each set that was seen. */
function count(): Func {
  const { years, y, i, j, q, bit, masks } = C;
  const someYears = [
    masks.map((mask) => let_(mask, wasm.zero128)),
    [let_(i, i32(0)), let_(j, i32(LAYOUT.rows)), let_(bit, i64(1))],
    loop(component()),
    VECTORS.map((k) => [get(y), get(masks[k]), wasm.store128(LAYOUT.masks + 16 * k)]),
    [get(y), i32(STRIDE), wasm.add, tee(y), i32(COLUMN), wasm.ltU],
  ];
  const oneYear = [
    let_(q, get(y), wasm.load32(LAYOUT.masks), i32(2), wasm.shl),
    [get(q), get(q), wasm.load32(LAYOUT.counts), i32(1), wasm.add, wasm.store32(LAYOUT.counts)],
    [get(y), i32(8), wasm.add, tee(y), get(years), i32(8), wasm.mul, wasm.ltU],
  ];
  return {
    name: 'count',
    parameters: 2,
    locals: [I32, I32, I32, I32, I32, I32, I64, ...Array.from({ length: 12 }, () => V128)],
    code: [loop(someYears), let_(y, i32(0)), loop(oneYear)],
  };
}

/** The kernel that draws the years of a compound risk, as a module of WebAssembly with 128-bit vectors. */
export function yearsKernel(): Uint8Array {
  return assemble(KERNEL_PAGES, 'rest', [fill(), count()]);
}
