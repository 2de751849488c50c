import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KERNEL_BYTES } from '../../../../engines/places/compoundRisk/kernelBytes.ts';
import { kernelYears } from '../../../../engines/places/compoundRisk/kernelYears.ts';
import { plainYears, type Draw } from '../../../../engines/places/compoundRisk/plainYears.ts';
import { yearsKernel } from '../../../../scripts/kernel/yearsKernel.ts';

/** A lower factor with numbers of both signs, none of which stands above the diagonal. */
function factorOf(n: number, seed: number): Float64Array {
  const lower = new Float64Array(n * n);
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) lower[i * n + j] = Math.sin(seed + 7 * i + 13 * j);
  return lower;
}

const drawOf = (n: number, more: Partial<Draw> & { readonly seed: number }): Draw => ({
  simulations: 3_000,
  lower: factorOf(n, more.seed),
  thresholds: Float64Array.from({ length: n }, (_unused, i) => (i === 3 ? Infinity : 0.3 + i / 5)),
  ...more,
});

it('the kernel draws the years of the plain code, every one', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer(),
      fc.integer({ min: 1, max: 3_000 }),
      fc.constantFrom(undefined, 1, 4, 64),
      (n, seed, simulations, dof) => {
        const draw = drawOf(n, { seed, simulations, dof });
        expect(kernelYears(draw)).toEqual(plainYears(draw));
      },
    ),
    { numRuns: 60 },
  ));

it('numbers of the tail and of the wedges are among them', () => {
  const draw = drawOf(8, { seed: 5, simulations: 200_000 });
  expect(kernelYears(draw)).toEqual(plainYears(draw));
});

it('what the kernel cannot hold is drawn by the plain code', () => {
  expect(kernelYears(drawOf(13, { seed: 1 }))).toBeUndefined();
  expect(kernelYears(drawOf(8, { seed: 1, dof: 65 }))).toBeUndefined();
});

it('the bytes are what the assembler makes of the kernel', () =>
  expect(KERNEL_BYTES).toBe(Buffer.from(yearsKernel()).toString('base64')));
