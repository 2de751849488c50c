import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalQuantile } from '../../../../engines/ground/math/normal.ts';
import {
  gaussianCopulaTail,
  studentCopulaTail,
} from '../../../../engines/ground/math/studentCopula.ts';
import { jointWithCause, tailsOf } from '../../../../engines/places/compoundRisk/causes.ts';
import { factorOf } from '../../../../engines/places/compoundRisk/factorModel.ts';
import { linksOf } from '../../../../engines/places/compoundRisk/yearLaw.ts';
import { yearSums } from '../../../../engines/places/compoundRisk/yearSums.ts';

const student = (p1: number, p2: number, rho: number) => studentCopulaTail(p1, p2, rho, 5);
const lnChance = (least: number) =>
  fc.double({ min: Math.log(least), max: Math.log(0.5), noNaN: true });

it('brought, by itself, or both: never above either, and all its events where the cause brings more than there are', () => {
  // P = 0.1 (0.5 + 0.5 x 1/19), since 0.1 = 0.05 + 0.95 / 19.
  expect(jointWithCause(0.1, { chance: 0.1, conditional: 0.5 })).toBeCloseTo(
    0.1 * (0.5 + 0.5 / 19),
    15,
  );
  expect(jointWithCause(0.1, { chance: 0.2, conditional: 0 })).toBeCloseTo(0.02, 15);
  expect(jointWithCause(0.1, { chance: 0.2, conditional: 1 })).toBe(0.1);
  expect(jointWithCause(0.3, { chance: 0.2, conditional: 1 })).toBe(0.2);
});

it.each([
  ['normal', gaussianCopulaTail, 200],
  ['Student', student, 20],
] as const)(
  '%s tails keep the chance of the event and make the joint with its cause',
  (_name, tail, numRuns) =>
    fc.assert(
      fc.property(
        lnChance(1e-7),
        lnChance(1e-7),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 0.8, noNaN: true }),
        (lnCause, lnEvent, conditional, rho) => {
          const [cause, chance] = [{ chance: Math.exp(lnCause), conditional }, Math.exp(lnEvent)];
          const { after, alone } = tailsOf(chance, cause, { tail, rho });
          const joint = jointWithCause(chance, cause);
          const brought = tail(cause.chance, after, rho);
          expect(Math.abs(brought / joint - 1)).toBeLessThan(1e-6);
          const others = alone - tail(cause.chance, alone, rho);
          expect(Math.abs((brought + others) / chance - 1)).toBeLessThan(1e-6);
        },
      ),
      { numRuns },
    ),
);

it('independent components pass by the binomial law', () => {
  const threshold = -normalQuantile(0.1);
  const { none, one } = yearSums(
    Array.from({ length: 8 }, () => ({ loadings: [0], threshold })),
    [5],
  );
  expect(none).toBeCloseTo(0.9 ** 8, 6);
  expect(one).toBeCloseTo(8 * 0.1 * 0.9 ** 7, 6);
});

it('sums over the factors: pairs as by the bivariate normal law, followers by their cause', () => {
  const point = (p: number) => -normalQuantile(p);
  const [a, b, c] = [[0.8], [0.5], [0.6]] as const;
  const tails = tailsOf(
    0.05,
    { chance: 0.02, conditional: 0.7 },
    { tail: gaussianCopulaTail, rho: factorOf(a, b) },
  );
  const { none, one, both } = yearSums(
    [
      { loadings: a, threshold: point(0.02) },
      {
        loadings: b,
        threshold: point(tails.alone),
        cause: { at: 0, threshold: point(tails.after) },
      },
      { loadings: c, threshold: point(0.1) },
    ],
    [41],
    [
      [0, 2],
      [1, 2],
    ],
  );
  expect(both[0]).toBeCloseTo(gaussianCopulaTail(0.02, 0.1, 0.48), 7);
  // What is left of three events by inclusion and exclusion: all three are between none and the rarest pair.
  const sum = 0.02 + 0.05 + 0.1;
  const pairs =
    jointWithCause(0.05, { chance: 0.02, conditional: 0.7 }) + Number(both[0]) + Number(both[1]);
  const three = 1 - none - (sum - pairs);
  expect(three).toBeGreaterThan(0);
  expect(three).toBeLessThan(Number(both[0]));
  expect(one).toBeCloseTo(sum - 2 * pairs + 3 * three, 7);
});

it('an event has the first cause that has events and is not itself brought', () => {
  const member = (name: string, chance: number | 'unknown') => ({ name, chance, loadings: [0] });
  const of = (chance: number | 'unknown') =>
    linksOf([member('a', chance), member('b', 0.1), member('c', 0.1)], (from, to) =>
      `${from}${to}` === 'ab' ? 0.5 : `${from}${to}` === 'bc' ? 0.3 : undefined,
    );
  expect(of(0.1)).toEqual([undefined, { at: 0, conditional: 0.5 }, undefined]);
  expect(of('unknown')).toEqual([undefined, undefined, { at: 1, conditional: 0.3 }]);
});
