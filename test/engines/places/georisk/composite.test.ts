import { describe, expect, it } from 'vitest';
import { lossAbout, type LossOrState } from '../../../../engines/component.ts';
import { levelOf, scoreAt } from '../../../../engines/levels.ts';
import { roundToAddUp } from '../../../../engines/places/georisk/addUp.ts';
import { components, type ComponentName } from '../../../../engines/places/georisk/components.ts';
import { compositeOf as compositeOfList } from '../../../../engines/places/georisk/composite.ts';
import { drawnSum } from '../../../../engines/drawnSum.ts';

const NAMES = components.map(({ name }) => name);
const SEED = 7;
const exactly = (value: number): LossOrState => lossAbout(value, 0);

/** All components at no loss but those given. */
function compositeOf(given: Partial<Record<ComponentName, LossOrState>>) {
  const losses = NAMES.map((name) => given[name] ?? exactly(0));
  return compositeOfList(components, losses, SEED);
}

const anchorsOf = (name: string) => components.find((each) => each.name === name)?.anchors ?? [];
const width = ({ interval }: ReturnType<typeof compositeOf>) =>
  (interval?.p90 ?? NaN) - (interval?.p10 ?? NaN);

describe('the composite', () => {
  it.each([
    [1e-6, 1],
    [1e-5, 6],
    [1e-4, 25],
    [4e-4, 50],
    [1.5e-3, 75],
    [1e-2, 95],
  ])('reads an expected loss of %d a year as %d', (loss, score) =>
    expect(compositeOf({ flood: exactly(loss) }).score).toBeCloseTo(score, 10),
  );

  it('adds losses up, not scores: five components that are LOW are not HIGH together', () => {
    const low = exactly(2e-5);
    const five = compositeOf({
      earthquake: low,
      volcano: low,
      weather: low,
      flood: low,
      landslide: low,
    });
    expect(five.loss?.value).toBeCloseTo(1e-4, 12);
    expect(five.score).toBeCloseTo(25, 10);
  });

  it('has shares that add up to 1 and contributions that add up to the score', () => {
    const { score, shares, contributions } = compositeOf({
      earthquake: exactly(3e-4),
      flood: exactly(1e-4),
    });
    expect(shares['earthquake']).toBeCloseTo(0.75, 12);
    expect(shares['flood']).toBeCloseTo(0.25, 12);
    expect(shares['volcano']).toBe(0);
    const sum = NAMES.reduce((all, name) => all + (contributions[name] ?? 0), 0);
    expect(sum).toBeCloseTo(score ?? NaN, 10);
  });

  it('is led by what ablation finds: the component without which it falls most', () => {
    const losses = { volcano: exactly(2e-4), flood: exactly(3e-4), landslide: exactly(1e-4) };
    const { dominant } = compositeOf(losses);
    const without = (Object.keys(losses) as (keyof typeof losses)[]).map((name) => ({
      name,
      score: compositeOf({ ...losses, [name]: exactly(0) }).score ?? NaN,
    }));
    expect(without.toSorted((a, b) => a.score - b.score)[0]?.name).toBe(dominant);
  });

  it('is led by the first in the order of the specification where two cost the same', () =>
    expect(compositeOf({ flood: exactly(1e-4), volcano: exactly(1e-4) }).dominant).toBe('volcano'));

  it('takes nothing from what cannot occur', () => {
    const { coverage, shares, score } = compositeOf({
      earthquake: exactly(4e-4),
      tsunami: 'not_applicable',
    });
    expect([coverage, shares['tsunami'], score]).toEqual([1, 0, expect.closeTo(50, 10)]);
  });
});

describe('what is not known', () => {
  const all = compositeOf({ flood: exactly(4e-4) });
  const without = compositeOf({ flood: exactly(4e-4), weather: 'unknown' });

  it('is out of the sum, lowers the coverage by its usual share, and is no zero at the upper end', () => {
    expect(without.score).toBeCloseTo(all.score ?? NaN, 10);
    expect(without.shares['weather']).toBeNull();
    // Weather makes 45.9 % of the losses of 3,000 towns (docs/validation/composite.md).
    expect(without.coverage).toBeCloseTo(1 - 0.45, 2);
    expect(without.interval?.p90).toBeGreaterThan((all.interval?.p90 ?? NaN) + 10);
  });

  it('widens the interval more, the more it usually costs', () =>
    expect(width(without)).toBeGreaterThan(
      width(compositeOf({ flood: exactly(4e-4), volcano: 'unknown' })),
    ));

  it.each([
    ['weather', 5e-5, null],
    ['earthquake', 5e-5, null],
    ['flood', 1.2e-4, expect.any(Number)],
    ['sinkhole', 5e-5, expect.any(Number)],
  ] as const)(
    '%s beside a known loss of %d gives no score of LOW that it could lift',
    (name, known, score) => {
      const other = name === 'flood' ? 'weather' : 'flood';
      const made = compositeOf({ [other]: exactly(known), [name]: 'unknown' });
      expect(made.score).toEqual(score);
      expect(made.withheld === null).toBe(score !== null);
    },
  );

  it('withholds everything that would read as LOW, and says up to which level it may rise', () => {
    const made = compositeOf({ flood: exactly(5e-5), weather: 'unknown' });
    expect(made).toMatchObject({ score: null, loss: null, interval: null, dominant: null });
    expect([made.contributions['flood'], made.shares['flood']]).toEqual([null, null]);
    // One populated place in ten loses more than 7.6e-4 a year to weather; HIGH is from 4e-4 to 1.5e-3.
    expect(made.withheld).toMatchObject({ loss: { value: 5e-5 }, upTo: 'HIGH' });
  });

  it('of everything is null with coverage 0', () => {
    const nothing = compositeOfList(
      components,
      NAMES.map(() => 'unknown' as const),
      SEED,
    );
    expect(nothing).toMatchObject({ score: null, interval: null, dominant: null, coverage: 0 });
  });
});

describe('the interval', () => {
  const sigma = 0.8;
  const quantiles = (sources: readonly number[], seed = SEED) =>
    drawnSum(
      sources.map((source) => ({ loss: lossAbout(1e-4, sigma), source })),
      seed,
    );

  it('of one component is its own', () => {
    const { p10, p50, p90 } = quantiles([0]);
    // A lognormal law of mean m has its median at m exp(-sigma^2 / 2).
    const median = 1e-4 * Math.exp((-sigma * sigma) / 2);
    expect(p10 / (median * Math.exp(-1.2816 * sigma))).toBeCloseTo(1, 1);
    expect(p50 / median).toBeCloseTo(1, 2);
    expect(p90 / (median * Math.exp(1.2816 * sigma))).toBeCloseTo(1, 1);
  });

  it('of four that err alone is narrower than of four that err together, and agrees with a long simulation', () => {
    const alone = quantiles([0, 1, 2, 4]);
    const together = quantiles([0, 0, 0, 0]);
    expect(alone.p90 / alone.p10).toBeLessThan(0.6 * (together.p90 / together.p10));
    expect(Math.abs(alone.p50 / simulated(0.5) - 1)).toBeLessThan(0.06);
    expect(Math.abs(alone.p90 / simulated(0.9) - 1)).toBeLessThan(0.1);
  });

  it('has its median below the expected loss, as the sum of skewed laws has', () => {
    for (const sources of [[0], [0, 1], [0, 1, 2, 4]]) {
      const { p10, p50, p90 } = quantiles(sources);
      const value = sources.length * 1e-4;
      expect([p10 < p50, p50 < value, value < p90]).toEqual([true, true, true]);
    }
  });

  it('is the same for the same record', () =>
    expect(quantiles([0, 1, 2])).toEqual(quantiles([0, 1, 2])));

  /** Quantile of the sum of four by plain simulation with another generator. */
  function simulated(share: number): number {
    let state = 12_345;
    const uniform = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    const sums = Array.from({ length: 40_000 }, () =>
      [0, 1, 2, 3].reduce(
        (sum) => sum + 1e-4 * Math.exp(sigma * normal() - (sigma * sigma) / 2),
        0,
      ),
    ).toSorted((a, b) => a - b);
    return sums[Math.floor(share * sums.length)] ?? NaN;
  }
});

it('rounded contributions add up to the rounded total', () => {
  const rounded = roundToAddUp({ a: 10.04, b: 10.04, c: 10.04, d: null }, 30.12);
  expect(rounded.d).toBeNull();
  expect((rounded.a ?? 0) + (rounded.b ?? 0) + (rounded.c ?? 0)).toBeCloseTo(30.1, 10);
});

describe('scores of components', () => {
  it.each([
    ['earthquake', 0.2, 50],
    ['earthquake', 0.01, 2],
    ['flood', 0.01, 50],
    ['flood', 0.04, 75],
    ['weather', 1e-3, 60],
    ['tsunami', 3, 65],
    ['seismic_site_amplification', 1.5, 35],
  ] as const)('%s at its anchor %d is %d', (name, value, score) =>
    expect(scoreAt(anchorsOf(name), value)).toBeCloseTo(score, 10),
  );

  it('are linear in the logarithm between anchors', () => {
    // halfway between ln 0.2 and ln 0.4
    expect(scoreAt(anchorsOf('earthquake'), Math.sqrt(0.2 * 0.4))).toBeCloseTo(62.5, 10);
  });

  it('stay within 0 and 100', () => {
    expect(scoreAt(anchorsOf('flood'), 0)).toBe(0);
    expect(scoreAt(anchorsOf('flood'), 1e-12)).toBe(0);
    expect(scoreAt(anchorsOf('earthquake'), 50)).toBe(100);
  });

  it('levels begin at 25, 50 and 75', () =>
    expect([24.999, 25, 49.999, 50, 74.999, 75].map(levelOf)).toEqual([
      'LOW',
      'MODERATE',
      'MODERATE',
      'HIGH',
      'HIGH',
      'CRITICAL',
    ]));
});
