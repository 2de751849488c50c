import { describe, expect, it } from 'vitest';
import { roundToAddUp } from '../../../../engines/places/georisk/addUp.ts';
import {
  compositeOf as compositeOfList,
  type Part,
  type Parts,
} from '../../../../engines/places/georisk/composite.ts';
import { components } from '../../../../engines/places/georisk/components.ts';
import { levelOf, scoreAt } from '../../../../engines/levels.ts';

const COMPONENT_NAMES = components.map(({ name }) => name);
const compositeOf = (parts: Parts) => compositeOfList(components, parts);
const anchorsOf = (name: string) => components.find((each) => each.name === name)?.anchors ?? [];

const known = (score: number, spread = 0): Part => ({
  state: 'known',
  score,
  interval: { p10: Math.max(0, score - spread), p50: score, p90: Math.min(100, score + spread) },
});
const unknown: Part = { state: 'unknown', score: null, interval: null };
const notApplicable: Part = { state: 'not_applicable', score: null, interval: null };
/** Eight known components at 0, but for those given; shaking is weak, so soft ground has no weight and seven share 4. */
const W = 4 / 7;
const parts = (given: Partial<Parts>): Parts =>
  Object.fromEntries(
    COMPONENT_NAMES.map((name) => [name, given[name] ?? known(0)]),
  ) as unknown as Parts;

describe('the union', () => {
  it('of one component is 100 (1 - (1 - s)^w), by hand', () => {
    expect(compositeOf(parts({ flood: known(75) })).score).toBeCloseTo(100 * (1 - 0.25 ** W), 10);
  });

  it('with strong shaking every weight is 1/2: 100 (1 - sqrt(0.25)) = 50', () => {
    const { score, weights } = compositeOf(parts({ earthquake: known(75) }));
    expect(score).toBeCloseTo(50, 10);
    expect(Object.values(weights)).toEqual(COMPONENT_NAMES.map(() => 0.5));
  });

  it('of two components multiplies what is left: sqrt(0.25 * 0.64) = 0.4', () => {
    expect(compositeOf(parts({ earthquake: known(75), flood: known(36) })).score).toBeCloseTo(
      60,
      10,
    );
  });

  it('contributions add up and the dominant one is found by ablation', () => {
    const { score, contributions, dominant } = compositeOf(
      parts({ volcano: known(20), flood: known(60), landslide: known(59) }),
    );
    const sum = COMPONENT_NAMES.reduce((all, name) => all + (contributions[name] ?? 0), 0);
    expect(sum).toBeCloseTo(score ?? NaN, 10);
    expect(dominant).toBe('flood');
  });

  it('ties go to the first in the order of the specification', () => {
    expect(compositeOf(parts({ flood: known(40), volcano: known(40) })).dominant).toBe('volcano');
  });

  it('scores are capped at 99.9: 100 (1 - sqrt(0.001)) = 96.8377', () => {
    expect(compositeOf(parts({ earthquake: known(100) })).score).toBeCloseTo(96.8377, 3);
  });
});

describe('soft ground', () => {
  const soft = known(90);

  it('is nearly nothing where there is no shaking to amplify', () => {
    const { weights, dominant } = compositeOf(
      parts({ seismic_site_amplification: soft, earthquake: known(5), flood: known(20) }),
    );
    expect(weights.seismic_site_amplification).toBeLessThan(0.01);
    expect(dominant).toBe('flood');
  });

  it('has the weight of the others where shaking is CRITICAL', () => {
    expect(
      compositeOf(parts({ seismic_site_amplification: soft, earthquake: known(75) })).weights
        .seismic_site_amplification,
    ).toBe(0.5);
  });

  it('keeps its weight where shaking is unknown', () => {
    const { weights } = compositeOf(
      parts({ seismic_site_amplification: soft, earthquake: unknown }),
    );
    expect(weights.seismic_site_amplification).toBeCloseTo(W, 12);
  });
});

describe('what is not known', () => {
  const all = parts({ flood: known(75, 5), volcano: known(75, 5) });
  const without = parts({ flood: known(75, 5), volcano: unknown });

  it('is not a zero: its weight goes to the others', () => {
    const { weights, coverage, score } = compositeOf(without);
    expect(weights.volcano).toBe(0);
    expect(weights.flood).toBeCloseTo(4 / 6, 12);
    expect(coverage).toBeCloseTo(6 / 7, 12);
    expect(score).toBeGreaterThan(compositeOf(parts({ flood: known(75) })).score ?? NaN);
  });

  it('widens the interval', () => {
    const width = ({ interval }: ReturnType<typeof compositeOf>) =>
      (interval?.p90 ?? NaN) - (interval?.p10 ?? NaN);
    expect(width(compositeOf(without))).toBeGreaterThan(width(compositeOf(all)));
  });

  it('of everything is null with coverage 0', () => {
    const composite = compositeOf(
      Object.fromEntries(COMPONENT_NAMES.map((name) => [name, unknown])) as unknown as Parts,
    );
    expect(composite).toMatchObject({ score: null, interval: null, dominant: null, coverage: 0 });
  });
});

it('what cannot occur keeps its weight and adds nothing', () => {
  const { weights, contributions, coverage, score } = compositeOf(
    parts({ earthquake: known(75), tsunami: notApplicable }),
  );
  expect(weights.tsunami).toBe(0.5);
  expect(contributions.tsunami).toBe(0);
  expect(coverage).toBe(1);
  expect(score).toBeCloseTo(50, 10);
});

it('rounded contributions add up to the rounded total', () => {
  const rounded = roundToAddUp({ a: 10.04, b: 10.04, c: 10.04, d: null }, 30.12);
  expect(rounded.d).toBeNull();
  expect((rounded.a ?? 0) + (rounded.b ?? 0) + (rounded.c ?? 0)).toBeCloseTo(30.1, 10);
});

describe('scores', () => {
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
