import type * as z from 'zod';
import type { LossOrState } from '../../component.ts';
import { Z90 } from '../../ground/math/normal.ts';
import { levelOf, scoreAt } from '../../levels.ts';
import type { Interval, Quantity } from '../../schemas.ts';
import { twoDigits } from '../../withCommas.ts';
import type { Chance, DamagingEvent } from './events.ts';
import { loadingsOf, pairsOf, probabilityOf, type Member, type Pair } from './pairs.ts';
import type { compoundRisk } from './schemas.ts';
import { simulate, type SimulationOrder } from './simulation.ts';
import { COMPOUND_ANCHORS, MARGINAL_LN_SIGMA } from './tables.ts';
import { linksOf, yearLaw, type Link, type YearLaw } from './yearLaw.ts';

type Reply = z.input<typeof compoundRisk>;

const SCENARIOS = 5;

/** A component, its loss and its event. */
export interface Exposure {
  readonly name: string;
  readonly words: string;
  readonly loss: LossOrState;
  readonly event: DamagingEvent;
}

function memberOf({ name, words, loss, event }: Exposure): Member {
  const { chance } = event;
  const perYear = typeof loss === 'string' ? 0 : loss.value;
  const severity = typeof chance === 'number' && chance > 0 ? Math.min(1, perYear / chance) : 0;
  return { name, words, event: event.words, chance, severity, loadings: loadingsOf(name) };
}

/** What stands behind an answer. */
export interface CompoundInput {
  readonly exposures: readonly Exposure[];
  readonly cascade: (a: string, b: string) => number | undefined;
  readonly simulation: SimulationOrder | undefined;
  /** Why nobody builds here, where that is so. */
  readonly offShore?: string | null;
}

/** Pairs, scenarios and their probability from the components of a place. */
export function assessCompound(given: CompoundInput): Reply {
  const { simulation, offShore = null } = given;
  const members = given.exposures.map(memberOf);
  const links = linksOf(members, given.cascade);
  const law = yearLaw(members, links);
  const pairs = pairsOf(members, law);
  const apart = pairsOfTwoEvents(pairs, members, links);
  const top = topPairs(apart);
  const counts = countsOf(law, apart);
  const total = offShore === null ? quantityOf(apart, counts.twoOrMore) : null;
  const reason = offShore ?? 'fewer than two components are known';
  const drawn = total === null ? undefined : simulation;
  const score = total && scoreAt(COMPOUND_ANCHORS, total.value);
  return {
    quantity: total,
    score,
    level: score === null ? null : levelOf(score),
    interval: total && intervalOf(total),
    summary: summaryOf(total, top, reason),
    ...(total === null ? { reason } : {}),
    components: members.map(memberReply),
    pairs: pairs.map(pairReply),
    scenarios: total === null ? [] : top.map(scenarioReply),
    any_annual_probability: total && counts.any,
    two_or_more_annual_probability: total && counts.twoOrMore,
    monte_carlo: drawn === undefined ? null : simulate({ members, links }, top, drawn),
    warnings: warningsOf(members, drawn !== undefined),
  };
}

function warningsOf(members: readonly Member[], drawn: boolean): string[] {
  return [
    ...members
      .filter(({ chance }) => chance === 'unknown')
      .map(({ name }) => `${name} is unknown: its pairs are left out`),
    ...(drawn ? [MEAN_SEVERITIES] : []),
  ];
}

/** The pairs whose components are two events: the shaking of one earthquake, on rock and on the ground, is one. */
function pairsOfTwoEvents(
  pairs: readonly Pair[],
  members: readonly Member[],
  links: readonly (Link | undefined)[],
): Pair[] {
  return pairs.filter(({ a, b }) => {
    const link = links[members.indexOf(b)];
    return !(link?.isSame === true && members[link.at] === a);
  });
}

/** What percentiles of drawn years do not hold. */
const MEAN_SEVERITIES =
  'An event costs its mean severity in every drawn year: loss percentiles tell which events come together, not how much worse one may be; for that take the exceedance curve of insurance/property-score.';

/** Two events or more in a year; the ends by what the pairs' factors and the marginals leave open. */
function quantityOf(pairs: readonly Pair[], value: number): Quantity | null {
  const known = pairs.filter(({ joint }) => joint !== null);
  if (known.length === 0) return null;
  const union = (of: (pair: Pair) => number): number =>
    -Math.expm1(known.reduce((sum, pair) => sum + Math.log1p(-Math.min(0.999, of(pair))), 0));
  const spread = Math.exp(Z90 * MARGINAL_LN_SIGMA);
  const middle = union(probabilityOf);
  const against = (of: (pair: Pair) => number): number => (middle > 0 ? union(of) / middle : 1);
  const low = value * against(({ joint }) => joint?.low ?? 0);
  const high = value * against(({ joint }) => joint?.high ?? 0);
  return {
    name: 'annual_probability_of_a_compound_event',
    value,
    unit: '1/yr',
    p10: low / spread,
    p50: value,
    p90: Math.min(1, high * spread),
  };
}

function intervalOf({ p10, p50, p90 }: Quantity): Interval {
  return {
    p10: scoreAt(COMPOUND_ANCHORS, p10),
    p50: scoreAt(COMPOUND_ANCHORS, p50),
    p90: scoreAt(COMPOUND_ANCHORS, p90),
  };
}

/** Chances of at least one event and of two or more; no pair passes the latter by what its grid is coarse. */
function countsOf({ none, one }: YearLaw, pairs: readonly Pair[]) {
  const twoOrMore = Math.max(0, 1 - none - one, ...pairs.map(probabilityOf));
  return { any: Math.max(twoOrMore, 1 - none), twoOrMore };
}

const jointSeverity = ({ a, b }: Pair): number => a.severity * b.severity;

function topPairs(pairs: readonly Pair[]): Pair[] {
  const weight = (pair: Pair): number => probabilityOf(pair) * jointSeverity(pair);
  return pairs
    .filter((pair) => weight(pair) > 0)
    .toSorted((x, y) => weight(y) - weight(x))
    .slice(0, SCENARIOS);
}

function stateOf(chance: Chance): Reply['components'][number]['state'] {
  return typeof chance === 'number' ? 'known' : chance;
}

function memberReply({ name, event, chance, severity }: Member): Reply['components'][number] {
  return {
    component: name,
    state: stateOf(chance),
    event,
    annual_probability: chance === 'unknown' ? null : chance === 'not_applicable' ? 0 : chance,
    severity: chance === 'unknown' ? null : severity,
  };
}

const NEARLY_NONE = 0.02;

function signOf({ factor, evidence }: Pair): Reply['pairs'][number]['sign'] {
  if (evidence === null || Math.abs(factor) < NEARLY_NONE) return 'none';
  return factor > 0 ? 'positive' : 'negative';
}

function pairReply(pair: Pair): Reply['pairs'][number] {
  const { a, b, factor, low, high, evidence, joint } = pair;
  const probability = joint === null ? null : probabilityOf(pair);
  return {
    a: a.name,
    b: b.name,
    factor,
    sign: signOf(pair),
    factor_p10: low,
    factor_p90: high,
    evidence: evidence ?? 'no evidence',
    method: typeof joint?.cascade === 'number' ? 'cascade' : 'gaussian_copula',
    joint_annual_probability: probability,
    gaussian_joint_probability: joint?.gaussian ?? null,
    student_joint_probability: joint?.student ?? null,
    independent_probability: joint?.independent ?? null,
    likelihood_multiplication_factor:
      joint === null || probability === null || joint.independent === 0
        ? null
        : probability / joint.independent,
    tail_dependence: pair.tailDependence,
  };
}

function scenarioReply(pair: Pair, at: number): Reply['scenarios'][number] {
  const { a, b } = pair;
  const probability = probabilityOf(pair);
  return {
    rank: at + 1,
    components: [a.name, b.name],
    annual_probability: probability,
    severity: jointSeverity(pair),
    expected_joint_loss_ratio: probability * jointSeverity(pair),
    text: `${a.event}, and ${b.event}, in one year: ${howOften(probability)}.`,
  };
}

/** POLICY. No record bears out how often anything rarer comes, 1/yr. */
const RAREST_TOLD = 1e-6;

function howOften(probability: number): string {
  if (probability < RAREST_TOLD) return 'more seldom than once in a million years';
  return `once in ${twoDigits(1 / probability)} years`;
}

function summaryOf(total: Quantity | null, [first]: readonly Pair[], reason: string): string {
  if (total === null) return `Nothing can be said of pairs: ${reason}.`;
  const head = `Two damaging events or more in one year: ${howOften(total.value)}.`;
  return first
    ? `${head} What weighs most is ${first.a.words} with ${first.b.words}.`
    : `${head} No pair stands out.`;
}
