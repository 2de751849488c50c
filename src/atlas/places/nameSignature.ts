/** What a folded name holds, in two words of bits, so that names of another spelling are found without comparing letters. */
export interface NameSignature {
  /** Letters a to z present (bits 0 to 25) and the length up to 63 (bits 26 to 31). */
  readonly letters: number;
  /** Pairs of neighbouring letters, hashed to 32 bits. */
  readonly pairs: number;
}

const LENGTH_SHIFT = 26;
const LETTERS = 2 ** LENGTH_SHIFT - 1;
const MOST = 63;

/** The signature of a folded name. */
export function signatureOf(name: string): NameSignature {
  let letters = 0;
  let pairs = 0;
  let before = 0;
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i);
    letters |= code >= 97 && code <= 122 ? 1 << (code - 97) : 1 << (code % 26);
    pairs |= 1 << ((Math.imul(before * 31 + code, 0x9e3779b1) >>> 27) & 31);
    before = code;
  }
  const length = Math.min(MOST, name.length);
  return { letters: ((length << LENGTH_SHIFT) | (letters & LETTERS)) >>> 0, pairs: pairs >>> 0 };
}

/** The signatures of many names, the shortest name first. */
export interface Signatures {
  readonly letters: Uint32Array;
  readonly pairs: Uint32Array;
}

/**
 * Calls back every name that may be within a number of edits of another: none that is within is left out. An edit changes the length
 * by one, the letters present by two and the pairs present by four, at most.
 */
export function eachMaybeNear(
  wanted: NameSignature,
  { letters, pairs }: Signatures,
  edits: number,
  visit: (i: number) => void,
): void {
  const length = wanted.letters >>> LENGTH_SHIFT;
  const from = firstAtLeast(letters, (length - edits) << LENGTH_SHIFT);
  const to = firstAtLeast(letters, (length + edits + 1) << LENGTH_SHIFT);
  for (let i = from; i < to; i++) {
    if (bits((wanted.letters ^ letters[i]) & LETTERS) > 2 * edits) continue;
    if (bits(wanted.pairs ^ pairs[i]) <= 4 * edits) visit(i);
  }
}

function firstAtLeast(letters: Uint32Array, word: number): number {
  const least = word >>> 0;
  let low = 0;
  let high = letters.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (letters[middle] < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many bits of a 32-bit word are set. */
function bits(word: number): number {
  let w = word - ((word >>> 1) & 0x55555555);
  w = (w & 0x33333333) + ((w >>> 2) & 0x33333333);
  return Math.imul((w + (w >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
