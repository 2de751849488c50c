import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  KERNEL_MATH,
  mathAt,
} from '../../../../../engines/hazards/earthquake/curveKernel/kernelMath.ts';
import { kernelFunctions, kernelMemory } from '../../../../../engines/ground/math/webAssembly.ts';
import { bssa14In } from '../../../../../engines/hazards/earthquake/groundMotion/bssa14.ts';
import {
  emptyScenario,
  type Evaluate,
  type Scenario,
} from '../../../../../engines/hazards/earthquake/groundMotion/model.ts';
import {
  addRupture,
  addScenario,
  curveSum,
  ratesOf,
} from '../../../../../engines/hazards/earthquake/hazard/curveSum.ts';
import { tailTable } from '../../../../../engines/hazards/earthquake/hazard/exceedance.ts';
import { logLevels } from '../../../../../engines/hazards/earthquake/hazard/hazardCurve.ts';
import { assemble, V128, wasm } from '../../../../../scripts/kernel/assembler.ts';
import { exp, ln } from '../../../../../scripts/kernel/vectorMath.ts';

const finite = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** A function of the kernel by itself, of one number. */
function alone(code: typeof ln): (x: number) => number {
  const memory = kernelMemory(1);
  const numbers = new Float64Array(memory.buffer);
  numbers.set(Object.values(KERNEL_MATH), mathAt('half') / 8);
  const { run } = kernelFunctions<{ readonly run: () => void }>(
    Buffer.from(
      assemble(1, undefined, [
        {
          name: 'run',
          parameters: 0,
          locals: Array.from({ length: 6 }, () => V128),
          code: [
            [wasm.i32(0), wasm.load128(), wasm.set(0), wasm.i32(0)],
            [code(0, { k: 1, f: 2, s: 3, z: 4, w: 5 }), wasm.store128()],
          ],
        },
      ]),
    ).toString('base64'),
    memory,
  );
  return (x) => {
    numbers.set([x, 1], 0);
    run();
    return numbers[0] ?? NaN;
  };
}

/** How far a value is from another, in parts of it. */
const apart = (a: number, b: number) => (a === b ? 0 : Math.abs(a / b - 1));

it('the logarithm of the kernel is that of the language within two units in the last place', () => {
  const lnOf = alone(ln);
  expect(lnOf(1)).toBe(0);
  fc.assert(
    fc.property(fc.oneof(finite(1, 2), finite(1, 1e4), finite(1, 1e300)), (x) => {
      expect(apart(lnOf(x), Math.log(x))).toBeLessThanOrEqual(2 * Number.EPSILON);
    }),
    { numRuns: 20_000 },
  );
});

it('the exponential of the kernel is that of the language within two units in the last place', () => {
  const expOf = alone(exp);
  expect(expOf(0)).toBe(1);
  fc.assert(
    fc.property(fc.oneof(finite(-1, 1), finite(-30, 10), finite(-700, 700)), (x) => {
      expect(apart(expOf(x), Math.exp(x))).toBeLessThanOrEqual(2 * Number.EPSILON);
    }),
    { numRuns: 20_000 },
  );
});

const PERIODS_S = [-1, 0, 0.01, 0.2, 0.27, 0.65, 1, 3, 10];
const model: fc.Arbitrary<Evaluate> = fc
  .tuple(fc.constantFrom('global', 'high_q', 'low_q'), fc.constantFrom(...PERIODS_S))
  .map(([region, periodS]) => {
    const evaluate = bssa14In(region).at(periodS);
    if (!evaluate) throw new Error(`no period ${periodS}`);
    return evaluate;
  });
const ground = fc.record({
  vs30Mps: fc.oneof(finite(150, 1500), fc.constantFrom(180, 225, 300, 760)),
  z1Km: fc.oneof(fc.constant(NaN), finite(0, 1.5)),
});
const rupture = fc.record({
  magnitude: fc.oneof(finite(3, 9), fc.constantFrom(4.5, 5.5, 6.2)),
  rakeDeg: fc.constantFrom(NaN, -180, -90, 0, 30, 90, 180),
  rjbKm: fc.oneof(finite(0, 400), finite(0, 20_000), fc.constantFrom(0, 80, 110, 130, 270)),
});
const tails = [
  tailTable({ kind: 'full' }),
  tailTable({ kind: 'both', sigmas: 3 }),
  tailTable({ kind: 'mixture' }),
];

/** The curve of ruptures by the model's own code, one by one. */
function byModel(evaluate: Evaluate, ruptures: readonly Scenario[], tail: (typeof tails)[number]) {
  const sum = curveSum(LEVELS);
  const motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };
  for (const each of ruptures) {
    evaluate(each, motion);
    addRupture(sum, tail, motion.lnMedian, motion.sigma, 0.01);
  }
  return ratesOf(sum);
}
const LEVELS = logLevels(1e-4, 10, 34);

it('the kernel sums the curve that the code of the model gives, on any ground and at any period', () => {
  fc.assert(
    fc.property(
      model,
      ground,
      fc.constantFrom(...tails),
      fc.array(rupture, { minLength: 1, maxLength: 150 }),
      (evaluate, site, tail, ruptures) => {
        const scenarios = ruptures.map((each) => ({ ...emptyScenario(), ...site, ...each }));
        const sum = curveSum(LEVELS);
        for (const each of scenarios) addScenario(sum, tail, evaluate, each, 0.01);
        const expected = byModel(evaluate, scenarios, tail);
        ratesOf(sum).forEach((rate, k) => {
          const wanted = expected[k] ?? NaN;
          // A rate of less than 1e-12 of one rupture's is what the table of the tail ends with.
          expect(Math.abs(rate - wanted)).toBeLessThanOrEqual(1e-12 * wanted + 1e-14);
        });
      },
    ),
    { numRuns: 2_000 },
  );
});

it('ruptures on changing ground, for other models and off the range, are summed each by its own', () => {
  const [pga, second] = [bssa14In('global').at(0), bssa14In('low_q').at(1)];
  if (!pga || !second) throw new Error('a period is missing');
  const tail = tailTable({ kind: 'full' });
  const sum = curveSum(LEVELS);
  const total = new Float64Array(LEVELS.ln.length);
  for (let i = 0; i < 200; i++) {
    const evaluate = i % 7 < 4 ? pga : second;
    const scenario = {
      ...emptyScenario(),
      magnitude: i % 50 === 3 ? NaN : 5 + (i % 30) / 10,
      rjbKm: i % 60 === 5 ? 30_000 : 3 * i,
      vs30Mps: i % 11 < 6 ? 760 : 280,
    };
    addScenario(sum, tail, evaluate, scenario, 0.01);
    byModel(evaluate, [scenario], tail).forEach((rate, k) => (total[k] = (total[k] ?? 0) + rate));
  }
  ratesOf(sum).forEach((rate, k) => {
    expect(rate).toBeGreaterThan(0);
    expect(apart(rate, total[k] ?? NaN)).toBeLessThan(1e-12);
  });
});
