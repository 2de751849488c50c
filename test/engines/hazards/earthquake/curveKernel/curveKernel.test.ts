import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CURVE_KERNEL } from '../../../../../engines/hazards/earthquake/curveKernel/bytes.ts';
import {
  addByKernel,
  kernelHolds,
} from '../../../../../engines/hazards/earthquake/curveKernel/kernelSum.ts';
import { CURVE_MOST } from '../../../../../engines/hazards/earthquake/curveKernel/layout.ts';
import {
  addPlainly,
  type RuptureMotion,
} from '../../../../../engines/hazards/earthquake/curveKernel/plainSum.ts';
import {
  tailTable,
  type Scatter,
} from '../../../../../engines/hazards/earthquake/hazard/exceedance.ts';
import {
  addRupture,
  clear,
  curveSum,
  ratesOf,
} from '../../../../../engines/hazards/earthquake/hazard/curveSum.ts';
import { logLevels } from '../../../../../engines/hazards/earthquake/hazard/hazardCurve.ts';
import { curveKernel } from '../../../../../scripts/kernel/curveKernel.ts';

const SCATTERS: readonly Scatter[] = [
  { kind: 'none' },
  { kind: 'full' },
  { kind: 'upper', sigmas: 3 },
  { kind: 'both', sigmas: 2 },
  { kind: 'mixture' },
];
const TAILS = SCATTERS.map(tailTable);
const finite = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Ruptures far below, among and far above the levels, with spreads from next to none to any. */
const rupture: fc.Arbitrary<RuptureMotion> = fc.record({
  lnMedian: fc.oneof(finite(-12, 6), fc.constantFrom(-1e300, -800, 0, -0, 800, 1e300)),
  sigma: fc.oneof(finite(0.2, 1.2), fc.constantFrom(0.0011, 0.01, 30, 999)),
  ratePerYear: fc.oneof(finite(0, 1), fc.constantFrom(0, 5e-324, 1e300)),
});
const levelCount = fc.integer({ min: 2, max: CURVE_MOST.levels });
const levelsOf = (low: number, decades: number, count: number) =>
  logLevels(low, low * 10 ** decades, count);

const plainly = (levels: ReturnType<typeof logLevels>) => ({
  levels,
  sums: new Float64Array(levels.ln.length),
  steps: new Float64Array(levels.ln.length + 1),
});

it('the kernel sums what the plain code sums, every bit', () => {
  fc.assert(
    fc.property(
      finite(1e-6, 1),
      finite(0.1, 6),
      levelCount,
      fc.constantFrom(...TAILS),
      fc.array(rupture, { minLength: 1, maxLength: CURVE_MOST.ruptures }),
      (low, decades, count, tail, ruptures) => {
        const levels = levelsOf(low, decades, count);
        const [byKernel, plain] = [plainly(levels), plainly(levels)];
        const queue = new Float64Array(3 * CURVE_MOST.ruptures);
        ruptures.forEach(({ lnMedian, sigma, ratePerYear }, i) => {
          queue[i] = ratePerYear;
          queue[i + CURVE_MOST.ruptures] = lnMedian;
          queue[i + 2 * CURVE_MOST.ruptures] = sigma;
        });
        for (let round = 0; round < 2; round++) {
          addByKernel(byKernel, tail, queue, ruptures.length);
          for (const each of ruptures) addPlainly(plain, tail, each);
        }
        expect(byKernel).toEqual(plain);
      },
    ),
    { numRuns: 2_000 },
  );
});

it('ruptures that wait are summed in their order, whatever comes between them', () => {
  const odd: fc.Arbitrary<RuptureMotion> = fc.record({
    lnMedian: fc.constantFrom(NaN, Infinity, -Infinity, -2),
    sigma: fc.constantFrom(0, -0.5, 1e-12, 0.6, 1e6, NaN),
    ratePerYear: finite(0, 1),
  });
  const step = fc.tuple(fc.constantFrom(...TAILS), fc.oneof(rupture, rupture, rupture, odd));
  fc.assert(
    fc.property(levelCount, fc.array(step, { maxLength: 300 }), (count, steps) => {
      const levels = levelsOf(5e-4, 4, count);
      const [sum, plain] = [curveSum(levels), plainly(levels)];
      for (const [tail, each] of steps) {
        addRupture(sum, tail, each.lnMedian, each.sigma, each.ratePerYear);
        addPlainly(plain, tail, each);
      }
      ratesOf(sum);
      expect([sum.sums, sum.steps]).toEqual([plain.sums, plain.steps]);
    }),
    { numRuns: 300 },
  );
});

it('a median that is not a number adds nothing', () => {
  const sum = curveSum(logLevels(0.01, 1, 10));
  addRupture(sum, TAILS[1] ?? tailTable({ kind: 'full' }), NaN, 0.6, 1);
  expect([...ratesOf(sum)]).toEqual(Array.from({ length: 10 }, () => 0));
});

it('what waits is emptied with the sum', () => {
  const sum = curveSum(logLevels(0.01, 1, 10));
  addRupture(sum, tailTable({ kind: 'full' }), -1, 0.6, 1);
  clear(sum);
  expect([...ratesOf(sum)]).toEqual(Array.from({ length: 10 }, () => 0));
});

it('the largest table and the most levels fit, uneven and more levels do not', () => {
  const table = tailTable({ kind: 'mixture' });
  const levels = logLevels(1e-3, 10, CURVE_MOST.levels);
  expect(kernelHolds(levels, table)).toBe(true);
  expect(kernelHolds({ ...levels, lnStep: NaN }, table)).toBe(false);
  expect(kernelHolds(logLevels(1e-3, 10, CURVE_MOST.levels + 1), table)).toBe(false);
});

it('the bytes are what the assembler makes of the kernel', () =>
  expect(CURVE_KERNEL).toBe(Buffer.from(curveKernel()).toString('base64')));
