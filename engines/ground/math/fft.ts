/**
 * Fast Fourier transform in place, radix 2; `inverse` divides by the length.
 *
 * @param re  real parts; the length is a power of two
 * @param im  imaginary parts, as long
 * @source Cooley & Tukey (1965), Math. Comp. 19, 297-301. doi:10.1090/S0025-5718-1965-0178586-1
 */
export function fft(re: Float64Array, im: Float64Array, inverse = false): void {
  const n = re.length;
  reverseBits(re, im);
  for (let half = 1; half < n; half *= 2) {
    const angle = ((inverse ? 1 : -1) * Math.PI) / half;
    // Twiddles are computed once a stage: the recurrence would lose digits over long stages.
    for (let k = 0; k < half; k++) {
      const c = Math.cos(angle * k);
      const s = Math.sin(angle * k);
      for (let i = k; i < n; i += 2 * half) {
        const j = i + half;
        const x = re[j] * c - im[j] * s;
        const y = re[j] * s + im[j] * c;
        re[j] = re[i] - x;
        im[j] = im[i] - y;
        re[i] = re[i] + x;
        im[i] = im[i] + y;
      }
    }
  }
  if (!inverse) return;
  for (let i = 0; i < n; i++) {
    re[i] = re[i] / n;
    im[i] = im[i] / n;
  }
}

function reverseBits(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    [re[i], re[j]] = [re[j], re[i]];
    [im[i], im[j]] = [im[j], im[i]];
  }
}
