/** Right edge of the base layer and area of a layer of 256. @source Doornik (2005), An improved ziggurat method to generate normal random samples */
const EDGE = 3.6541528853610088;
const AREA = 0.00492867323399;
const LAYERS = 256;
const SCALE = 2 ** 23;

const density = (x: number): number => Math.exp(-0.5 * x * x);

const X = new Float64Array(LAYERS + 1);
X[0] = AREA / density(EDGE);
X[1] = EDGE;
for (let i = 2; i < LAYERS; i++)
  X[i] = Math.sqrt(-2 * Math.log(AREA / X[i - 1] + density(X[i - 1])));
/** Width of each layer by its steps. */
export const LAYER_WIDTH = Float64Array.from({ length: LAYERS }, (_unused, i) => X[i] / SCALE);
/** Steps of each layer that are surely inside it. */
export const LAYER_INSIDE = Int32Array.from({ length: LAYERS }, (_unused, i) =>
  Math.trunc((X[i + 1] / X[i]) * SCALE),
);
const HEIGHT = Float64Array.from(X, density);

/** State of the generator, four words that are not all zero. */
export type NormalState = Int32Array;

/** A state from a 32-bit seed (splitmix32). */
export function normalState(seed: number): NormalState {
  let word = seed | 0;
  return Int32Array.from({ length: 4 }, () => {
    word = (word + 0x9e3779b9) | 0;
    let z = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return z ^ (z >>> 16);
  });
}

function next(s: NormalState): number {
  const [a, b, c, d] = s;
  const sum = (a + d) | 0;
  const out = (((sum << 7) | (sum >>> 25)) + a) | 0;
  const e = c ^ a;
  const f = d ^ b;
  s[1] = b ^ e;
  s[0] = a ^ f;
  s[2] = e ^ (b << 9);
  s[3] = (f << 11) | (f >>> 21);
  return out;
}

const uniform = (s: NormalState): number => ((next(s) >>> 0) + 0.5) / 4294967296;

/**
 * Fills an array with standard normal numbers by the ziggurat over xoshiro128++; the state moves on.
 *
 * @param out  of any length; every number is replaced
 * @param s    state of the generator: four 32-bit words, changed in place
 * @source Marsaglia & Tsang (2000), J. Stat. Softw. 5(8), doi:10.18637/jss.v005.i08; Blackman & Vigna (2021), doi:10.1145/3460772
 */
export function fillNormals(out: Float64Array, s: NormalState): void {
  let [a, b, c, d] = s;
  for (let i = 0; i < out.length; i++) {
    const sum = (a + d) | 0;
    const bits = (((sum << 7) | (sum >>> 25)) + a) | 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    const layer = bits & 255;
    const h = bits >> 8;
    if ((h ^ (h >> 31)) - (h >> 31) < (LAYER_INSIDE[layer] as number)) {
      out[i] = h * (LAYER_WIDTH[layer] as number);
      continue;
    }
    s[0] = a;
    s[1] = b;
    s[2] = c;
    s[3] = d;
    out[i] = outsideLayer(layer, h, s);
    a = s[0] as number;
    b = s[1] as number;
    c = s[2] as number;
    d = s[3] as number;
  }
  s[0] = a;
  s[1] = b;
  s[2] = c;
  s[3] = d;
}

/** What is not surely inside a layer: the tail, the wedge, or another try. */
export function outsideLayer(firstLayer: number, firstH: number, s: NormalState): number {
  let layer = firstLayer;
  let h = firstH;
  for (;;) {
    if (layer === 0) return h < 0 ? -tail(s) : tail(s);
    const x = h * LAYER_WIDTH[layer];
    const low = HEIGHT[layer];
    const high = HEIGHT[layer + 1];
    if (low + uniform(s) * (high - low) < density(x)) return x;
    const bits = next(s);
    layer = bits & 255;
    h = bits >> 8;
    if (Math.abs(h) < LAYER_INSIDE[layer]) return h * LAYER_WIDTH[layer];
  }
}

/** Beyond the edge. @source Marsaglia (1964), Technometrics 6, 101-102 */
function tail(s: NormalState): number {
  for (;;) {
    const x = -Math.log(uniform(s)) / EDGE;
    const y = -Math.log(uniform(s));
    if (y + y >= x * x) return EDGE + x;
  }
}
