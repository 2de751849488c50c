/**
 * Seeded random numbers: xoshiro128**, 32-bit state words filled by splitmix32 from a 32-bit seed. The same seed gives the
 * same stream on every machine; period 2^128 - 1.
 *
 * @returns a function giving uniforms in (0, 1), 0 and 1 never
 * @source Blackman & Vigna (2021), ACM Trans. Math. Softw. 47(4), 36. doi:10.1145/3460772
 */
export function uniforms(seed: number): () => number {
  let [a, b, c, d] = [0, 1, 2, 3].map((i) =>
    splitmix32((seed + Math.imul(i + 1, 0x9e3779b9)) | 0),
  ) as [number, number, number, number];
  return () => {
    const rotated = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = rotl(d, 11);
    return (rotated + 0.5) / 4294967296;
  };
}

function rotl(x: number, k: number): number {
  return (x << k) | (x >>> (32 - k));
}

function splitmix32(x: number): number {
  let z = x;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) | 0;
}

/** A 32-bit seed from text (FNV-1a), so that equal requests draw equal numbers. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
