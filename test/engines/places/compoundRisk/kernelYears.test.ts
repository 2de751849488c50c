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

/** Every other component is brought by the one before it; points of both signs and without end. */
const cascadesOf = (n: number) => ({
  causes: Int32Array.from({ length: n }, (_unused, i) => (i % 2 === 1 ? i - 1 : -1)),
  thresholds: Float64Array.from({ length: n }, (_unused, i) => (i === 5 ? -Infinity : 1 - i / 4)),
});

it('the kernel draws the years of the plain code, every one', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer(),
      fc.integer({ min: 1, max: 3_000 }),
      fc.constantFrom(undefined, 1, 4, 64),
      fc.boolean(),
      (n, seed, simulations, dof, hasCascades) => {
        const cascades = hasCascades ? cascadesOf(n) : undefined;
        const draw = drawOf(n, { seed, simulations, dof, cascades });
        expect(kernelYears(draw)).toEqual(plainYears(draw));
      },
    ),
    { numRuns: 60 },
  ));

it('numbers of the tail and of the wedges are among them', () => {
  const draw = drawOf(8, { seed: 5, simulations: 200_000 });
  expect(kernelYears(draw)).toEqual(plainYears(draw));
});

it('a component that always follows its cause, and never comes without, is drawn with it in the same years', () => {
  const thresholds = Float64Array.of(0, Infinity);
  const cascades = { causes: Int32Array.of(-1, 0), thresholds: Float64Array.of(0, -Infinity) };
  const { counts } = plainYears({ ...drawOf(2, { seed: 3 }), thresholds, cascades });
  expect([counts[1], counts[2]]).toEqual([0, 0]);
  expect(counts[3]).toBeGreaterThan(0);
});

it('what the kernel cannot hold is drawn by the plain code', () => {
  expect(kernelYears(drawOf(13, { seed: 1 }))).toBeUndefined();
  expect(kernelYears(drawOf(8, { seed: 1, dof: 65 }))).toBeUndefined();
});

it('the bytes are what the assembler makes of the kernel', () =>
  expect(KERNEL_BYTES).toBe(Buffer.from(yearsKernel()).toString('base64')));
