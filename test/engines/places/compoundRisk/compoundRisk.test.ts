import { describe, expect, it } from 'vitest';
import { lossAbout } from '../../../../engines/component.ts';
import { fillNormals, normalState } from '../../../../engines/ground/math/ziggurat.ts';
import { assessCompound } from '../../../../engines/places/compoundRisk/assess.ts';
import { choleskyOf, factorOf } from '../../../../engines/places/compoundRisk/factorModel.ts';
import { score } from '../../../../engines/places/compoundRisk/index.ts';
import { loadingsOf } from '../../../../engines/places/compoundRisk/pairs.ts';
import { components } from '../../../../engines/places/georisk/components.ts';
import { missingFacts, sampleFacts } from '../../../support/sampleFacts.ts';

const MOMENT = { ms: Date.UTC(2026, 0, 1), iso: '2026-01-01T00:00:00Z' };
const NAMES = components.map(({ name }) => name);

/** Eight components of a chance each; severity a half. */
function exposures(chance: number) {
  return components.map(({ name, words }) => ({
    name,
    words,
    loss: lossAbout(chance / 2, 0.5),
    event: { words: `event of ${name}`, chance },
  }));
}

const compound = (
  chance: number,
  simulations?: number,
  copula: 'gaussian' | 'student_t' = 'gaussian',
) =>
  assessCompound({
    exposures: exposures(chance),
    cascade: () => undefined,
    simulation: simulations === undefined ? undefined : { simulations, seed: 11, copula },
  });

describe('pair factors', () => {
  it('are 28, and their matrix is positive definite', () => {
    expect(compound(0.05).pairs).toHaveLength(28);
    expect(() => choleskyOf(NAMES.map(loadingsOf))).not.toThrow();
    for (const name of NAMES) expect(factorOf(loadingsOf(name), loadingsOf(name))).toBeLessThan(1);
  });

  it('are strong for one source, nothing for unrelated hazards, and say so', () => {
    const { pairs } = compound(0.05);
    const of = (a: string, b: string) => pairs.find((pair) => pair.a === a && pair.b === b);
    expect(of('earthquake', 'tsunami')).toMatchObject({ sign: 'positive' });
    expect(of('earthquake', 'tsunami')?.factor).toBeGreaterThan(0.3);
    expect(of('earthquake', 'weather')).toMatchObject({ sign: 'none', evidence: 'no evidence' });
    expect(of('earthquake', 'weather')?.likelihood_multiplication_factor).toBeCloseTo(1, 6);
    expect(of('weather', 'flood')?.likelihood_multiplication_factor).toBeGreaterThan(1.5);
    for (const pair of pairs) expect(pair.factor_p10).toBeLessThan(pair.factor_p90);
  });
});

it('knows no severity of a component that nobody knows, and none of one that cannot occur', () => {
  const states = ['unknown', 'not_applicable'] as const;
  const { components: members } = assessCompound({
    exposures: exposures(0.05).map((each, at) => {
      const state = states[at];
      return state ? { ...each, loss: state, event: { ...each.event, chance: state } } : each;
    }),
    cascade: () => undefined,
    simulation: undefined,
  });
  expect(members.map(({ severity }) => severity)).toEqual([null, 0, ...Array<number>(6).fill(0.5)]);
});

describe('the simulation', () => {
  const reply = compound(0.05, 200_000);
  const drawn = reply.monte_carlo;

  it('agrees with the closed forms within four standard errors', () => {
    expect(drawn).not.toBeNull();
    if (!drawn) return;
    const { any, two_or_more, pairs } = drawn;
    expect(Math.abs(any.value - (reply.any_annual_probability ?? NaN))).toBeLessThan(
      4 * any.standard_error,
    );
    expect(
      Math.abs(two_or_more.value - (reply.two_or_more_annual_probability ?? NaN)),
    ).toBeLessThan(4 * two_or_more.standard_error);
    for (const { a, b, joint } of pairs) {
      const closed = reply.pairs.find((pair) => pair.a === a && pair.b === b);
      expect(Math.abs(joint.value - (closed?.gaussian_joint_probability ?? NaN))).toBeLessThan(
        4 * joint.standard_error,
      );
    }
  });

  it('repeats with its seed and has ten steps of convergence', () => {
    expect(compound(0.05, 20_000).monte_carlo).toEqual(compound(0.05, 20_000).monte_carlo);
    const steps = drawn?.convergence ?? [];
    expect(steps.map(({ simulations }) => simulations)).toEqual(
      Array.from({ length: 10 }, (_unused, i) => 20_000 * (i + 1)),
    );
    expect(steps[9]?.two_or_more.standard_error).toBeLessThan(
      steps[0]?.two_or_more.standard_error ?? 0,
    );
  });

  it('has more joint events under the Student copula, for equal chances of each', () =>
    expect(compound(0.02, 200_000, 'student_t').monte_carlo?.two_or_more.value).toBeGreaterThan(
      compound(0.02, 200_000).monte_carlo?.two_or_more.value ?? NaN,
    ));

  it('orders its percentiles, and the tail lies beyond the ninety-ninth', () => {
    const { loss_percentiles: p, tail_value_at_risk_99: tail = NaN } = drawn ?? {};
    expect(p?.p90).toBeLessThanOrEqual(p?.p95 ?? NaN);
    expect(p?.p95).toBeLessThanOrEqual(p?.p99 ?? NaN);
    expect(tail).toBeGreaterThanOrEqual(p?.p99 ?? NaN);
  });
});

it('normal numbers have the moments of the normal law', () => {
  const out = new Float64Array(400_000);
  fillNormals(out, normalState(5));
  const moment = (k: number) => out.reduce((sum, x) => sum + x ** k, 0) / out.length;
  expect(moment(1)).toBeCloseTo(0, 2);
  expect(moment(2)).toBeCloseTo(1, 2);
  expect(moment(4)).toBeCloseTo(3, 1);
  expect(out.filter((x) => x > 3.7).length / out.length).toBeCloseTo(1.078e-4, 4);
});

describe('compound-risk/score', () => {
  const answer = (facts: (needs: ReturnType<typeof score.needs>) => never, more = {}) => {
    const input = score.input.parse({ lat: 37.77, lon: -122.42, ...more });
    return score.output.parse(score.assess(input, facts(score.needs(input)), MOMENT));
  };

  it('answers on samples: up to five scenarios, the cascade where a model gives it', () => {
    const reply = answer((needs) => sampleFacts(needs) as never);
    expect(reply.scenarios.length).toBeGreaterThan(0);
    expect(reply.scenarios.length).toBeLessThanOrEqual(5);
    const weights = reply.scenarios.map((each) => each.expected_joint_loss_ratio);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(reply.pairs.some(({ method }) => method === 'cascade')).toBe(true);
    expect(reply.monte_carlo).toBeNull();
    for (const { joint_annual_probability: joint, a, b } of reply.pairs) {
      const chance = (name: string) =>
        reply.components.find(({ component }) => component === name)?.annual_probability ?? 1;
      if (joint !== null) expect(joint).toBeLessThanOrEqual(Math.min(chance(a), chance(b)) + 1e-12);
    }
  });

  it('simulates on request', () =>
    expect(
      answer((needs) => sampleFacts(needs) as never, { monte_carlo: true, seed: 1 }).monte_carlo,
    ).toMatchObject({ simulations: 10_000, seed: 1, copula: 'gaussian' }));

  it('says that nothing is known rather than that nothing happens', () => {
    const reply = answer((needs) => missingFacts(needs) as never);
    expect(reply).toMatchObject({ score: null, quantity: null, monte_carlo: null });
    expect(reply.reason).toContain('fewer than two');
  });

  it('names the bounds of the simulations', () => {
    const parsed = score.input.safeParse({ lat: 1, lon: 1, simulations: 2_000_000 });
    expect(parsed.error?.issues[0]?.path).toEqual(['simulations']);
  });
});

/** Earthquakes bring landslides, amplified shaking and, less often than by chance alone, tsunamis. */
const CONDITIONALS: Readonly<Record<string, number>> = {
  landslide: 0.6,
  seismic_site_amplification: 1,
  tsunami: 0.001,
};
const cascading = (copula: 'gaussian' | 'student_t', simulations = 400_000) =>
  assessCompound({
    exposures: exposures(0.03),
    cascade: (a, b) => (a === 'earthquake' ? CONDITIONALS[b] : undefined),
    simulation: { simulations, seed: 7, copula },
  });

describe('cascades in the years', () => {
  const reply = cascading('gaussian');
  const pairOf = (first: string, second: string) =>
    reply.pairs.find(({ a, b }) => a === first && b === second);

  it('are drawn: the simulation agrees with the closed forms within three standard errors', () => {
    const { any, two_or_more, pairs } = reply.monte_carlo ?? { pairs: [] };
    const off = (at: typeof any, closed: number | null) =>
      Math.abs((at?.value ?? NaN) - (closed ?? NaN)) / (at?.standard_error ?? NaN);
    expect(off(any, reply.any_annual_probability)).toBeLessThan(3);
    expect(off(two_or_more, reply.two_or_more_annual_probability)).toBeLessThan(3);
    expect(pairs.length).toBe(5);
    for (const { a, b, joint } of pairs)
      expect(off(joint, pairOf(a, b)?.joint_annual_probability ?? null)).toBeLessThan(4);
  });

  it('come with their own chance under the Student copula too', () => {
    const { pairs } = cascading('student_t').monte_carlo ?? { pairs: [] };
    const drawn = pairs.find(({ a, b }) => a === 'earthquake' && b === 'landslide')?.joint;
    const closed = pairOf('earthquake', 'landslide')?.joint_annual_probability ?? NaN;
    expect(Math.abs((drawn?.value ?? NaN) - closed)).toBeLessThan(
      4 * (drawn?.standard_error ?? NaN),
    );
  });

  // Severity a half each: what the years lose is half of the sum of the chances, less what is beyond all.
  it('leave the chance of each event as it is, under either copula', () => {
    for (const copula of ['gaussian', 'student_t'] as const) {
      const { mean_loss_ratio: mean } = cascading(copula).monte_carlo ?? {};
      const all = 8 * 0.03 * 0.5;
      expect(mean?.value).toBeLessThan(all);
      expect(mean?.value).toBeGreaterThan(0.75 * all);
    }
  });

  it('go by the conditional model in place of the copula, not beside it', () => {
    // 0.03 x 0.6 brought; of the rest of 0.03, (0.03 - 0.018) / (1 - 0.018), by chance in the same year.
    const byChance = 0.012 / 0.982;
    expect(pairOf('earthquake', 'landslide')?.joint_annual_probability).toBeCloseTo(
      0.03 * (0.6 + 0.4 * byChance),
      12,
    );
    expect(pairOf('earthquake', 'seismic_site_amplification')?.joint_annual_probability).toBe(0.03);
    const tsunami = pairOf('earthquake', 'tsunami');
    expect(tsunami?.joint_annual_probability).toBeLessThan(
      tsunami?.gaussian_joint_probability ?? NaN,
    );
  });

  it('bring what one earthquake brings together, and leave alone what it has no part in', () => {
    const both = pairOf('seismic_site_amplification', 'landslide');
    expect(both?.method).toBe('cascade');
    expect(both?.joint_annual_probability).toBeGreaterThan(0.03 * 0.6);
    const other = pairOf('weather', 'flood');
    expect(other?.method).toBe('gaussian_copula');
    expect(other?.joint_annual_probability).toBe(other?.gaussian_joint_probability);
  });

  it('make two or more events likelier than the copula, at least one rarer, and no pair passes either', () => {
    // The amplified shaking is the earthquake's own: without cascades it is left out, so that both count seven events.
    const byCopula = assessCompound({
      exposures: exposures(0.03).filter(({ name }) => name !== 'seismic_site_amplification'),
      cascade: () => undefined,
      simulation: undefined,
    });
    const two = reply.two_or_more_annual_probability ?? NaN;
    const any = reply.any_annual_probability ?? NaN;
    expect(two).toBeGreaterThan(byCopula.two_or_more_annual_probability ?? NaN);
    expect(any).toBeLessThan(byCopula.any_annual_probability ?? NaN);
    expect(any).toBeGreaterThanOrEqual(two);
    for (const { joint_annual_probability: joint, a, b } of reply.pairs)
      if (a !== 'earthquake' || b !== 'seismic_site_amplification')
        expect(two).toBeGreaterThanOrEqual(joint ?? 0);
    expect(reply.quantity?.value).toBe(two);
  });
});

it('tells no return period that no record could bear out', () => {
  const rare = compound(1e-7);
  expect(rare.summary).toContain('more seldom than once in a million years');
  for (const { text } of rare.scenarios) expect(text).not.toMatch(/once in \d{1,3}(,\d{3}){2,}/);
  expect(compound(0.05).summary).toMatch(/once in \d+ years/);
});

it('says nothing of years where nobody builds', () => {
  const reply = assessCompound({
    exposures: exposures(0.03),
    cascade: () => undefined,
    simulation: { simulations: 1000, seed: 3, copula: 'gaussian' },
    offShore: 'open water',
  });
  expect(reply).toMatchObject({ quantity: null, score: null, scenarios: [], monte_carlo: null });
  expect(reply.summary).toBe('Nothing can be said of pairs: open water.');
});

describe('the shaking of one earthquake', () => {
  const withStorms = (chance: number) =>
    assessCompound({
      exposures: [
        ...exposures(0.03).filter(({ name }) => /earthquake|seismic/u.test(name)),
        ...exposures(chance).filter(({ name }) => name === 'weather'),
      ],
      cascade: (a, b) => (a === 'earthquake' && b === 'seismic_site_amplification' ? 1 : undefined),
      simulation: { simulations: 100_000, seed: 3, copula: 'gaussian' },
    });

  it('on rock and on soft ground is one event: alone it is no compound year and no scenario', () => {
    const reply = withStorms(0);
    expect(reply.any_annual_probability).toBeCloseTo(0.03, 4);
    expect(reply.two_or_more_annual_probability).toBeLessThan(1e-6);
    expect(reply.monte_carlo?.two_or_more.value).toBe(0);
    expect(reply.scenarios).toEqual([]);
    expect(reply.pairs[0]?.joint_annual_probability).toBe(0.03);
  });

  it('counts with another event as two', () => {
    const { two_or_more_annual_probability: two, monte_carlo } = withStorms(0.03);
    expect(two).toBeCloseTo(0.03 * 0.03, 6);
    const { value = NaN, standard_error: error = NaN } = monte_carlo?.two_or_more ?? {};
    expect(Math.abs(value - (two ?? NaN))).toBeLessThan(4 * error);
  });
});
