import { lossAbout } from '../../component.ts';
import { heightShares, sharesOf } from '../../ground/vulnerability/building.ts';
import { percentWords } from '../../percentWords.ts';
import type { Peril } from '../siteRisk/perils.ts';
import type { PropertyLoss } from '../siteRisk/propertyLoss.ts';
import { sinkholeClaimsWarning } from '../siteRisk/sinkholeClaims.ts';
import { stormClaimsWarning } from '../siteRisk/stormClaims.ts';
import { totalSpread, type PerilLoss } from '../siteRisk/siteLoss.ts';
import { milderChanges, nearestBound } from './changes.ts';
import { decide, measuresOf, premiumRate, type Measures } from './decide.ts';
import { DECISIONS, STANDARD_POLICY, type Policy } from './policy.ts';
import { requestedPerils } from './requestedPerils.ts';
import type { Application, Underwriting } from './schemas.ts';

/** Within so much of a bound a decision is sensitive. */
const CLOSE = 0.1;

/** The measures with the expected loss moved to another point of its law. */
function movedBy(measures: Measures, factor: number): Measures {
  return {
    ...measures,
    average_annual_loss_ratio: measures.average_annual_loss_ratio * factor,
    largest_peril_loss_ratio: measures.largest_peril_loss_ratio * factor,
    pml_250yr_ratio: Math.min(1, measures.pml_250yr_ratio * factor),
  };
}

function perilRows(policy: Policy, perils: readonly PerilLoss[]): Underwriting['perils'] {
  return perils.map((each) => ({
    peril: each.peril,
    state: each.state,
    expected_annual_loss_ratio:
      each.state === 'known' ? lossAbout(each.averageAnnual, each.lnSigma) : null,
    decision_alone: decide(policy, measuresOf([each])).decision,
    ...(each.reason === undefined ? {} : { reason: each.reason }),
  }));
}

function conditionsOf(decision: string, perils: readonly PerilLoss[], policy: Policy): string[] {
  if (decision !== 'APPROVE_WITH_CONDITIONS') return [];
  const { peril } = perils.reduce((best, each) =>
    each.averageAnnual > best.averageAnnual ? each : best,
  );
  const deductible = Number((100 * policy.deductible_ratio).toPrecision(3));
  return [
    ...(deductible > 0 ? [`Deductible of ${deductible} % of the value or more.`] : []),
    `Evidence on ${peril.replace('_', ' ')}: ${EVIDENCE_ON[peril]}.`,
  ];
}

const ROOF =
  'construction, roof covering, its ties to the walls and shutters confirmed by a survey';
const GROUND = 'the ground under the house and its foundation confirmed by an engineer';

/** What a survey has to say of each peril. */
const EVIDENCE_ON: Readonly<Record<Peril, string>> = {
  earthquake: 'construction, year, storeys and any retrofit confirmed by a survey',
  flood: 'height of the first floor above the ground and foundation confirmed by a survey',
  wind: ROOF,
  severe_storm: ROOF,
  wildfire: 'roof, vents and the cleared ground about the house confirmed by a survey',
  tsunami: 'height of the ground and of the first floor confirmed by a survey',
  volcano: 'construction and pitch of the roof confirmed by a survey',
  landslide: GROUND,
  sinkhole: GROUND,
};

/** The money of a decision; null where no loss could be worked out. */
function moneyOf(
  given: Application,
  policy: Policy,
  perils: readonly PerilLoss[],
  measures: Measures,
) {
  const known = perils.some(({ state }) => state !== 'unknown');
  const { lnSigma: _unused, ...total } = totalSpread(perils);
  const value = given.replacement_value_usd;
  return {
    expected_annual_loss_ratio: known ? total : null,
    average_annual_loss_usd: known ? value * total.value : null,
    pml_250yr_usd: known ? value * measures.pml_250yr_ratio : null,
    technical_premium_usd: known ? value * premiumRate(policy, perils) : null,
  };
}

/** The decision on an application, with its trace. */
export function underwrite(given: Application, loss: PropertyLoss): Underwriting {
  const policy = given.policy ?? STANDARD_POLICY;
  const requested = requestedPerils(given.perils_requested);
  const perils = perilsOf(loss, requested);
  const measures = measuresOf(perils);
  const { decision, trace } = decide(policy, measures);
  const total = totalSpread(perils);
  const at = (point: number) =>
    decide(policy, movedBy(measures, total.value > 0 ? point / total.value : 1)).decision;
  const ends = { p10: at(total.p10), p90: at(total.p90) };
  const bound = nearestBound(policy, measures, trace);
  const applied = trace
    .filter(({ applies }) => applies)
    .toSorted((a, b) => DECISIONS.indexOf(b.decision) - DECISIONS.indexOf(a.decision));
  return {
    lat: given.lat,
    lon: given.lon,
    decision,
    summary: summaryOf(decision, applied[0]?.words, loss.total ? total.value : loss.reason),
    reasons: applied.map(({ words }) => words),
    conditions: conditionsOf(decision, perils, policy),
    ...moneyOf(given, policy, perils, measures),
    perils: perilRows(policy, perils),
    trace: [...trace],
    policy: { name: policy.name, version: policy.version, own: given.policy !== undefined },
    flips: milderChanges({ given, loss, policy, decision }),
    nearest_bound: bound,
    sensitive:
      (bound !== null && Math.abs(bound.factor - 1) <= CLOSE) ||
      ends.p10 !== decision ||
      ends.p90 !== decision,
    decision_interval: ends,
    warnings: warningsOf({ ...loss, perils }),
  };
}

/** The requested perils; at sea or without any evidence each stands as unknown. */
function perilsOf(loss: PropertyLoss, requested: ReadonlySet<Peril>): PerilLoss[] {
  if (loss.total) return loss.perils.filter(({ peril }) => requested.has(peril));
  return [...requested].map((peril) => ({
    peril,
    state: 'unknown',
    reason: loss.reason ?? 'no evidence',
    slices: [],
    averageAnnual: 0,
    lnSigma: 0,
    drivers: [],
  }));
}

/** @param found  expected loss ratio, 1/yr, or why there is none */
function summaryOf(
  decision: string,
  why: string | undefined,
  found: number | string = 'no evidence',
): string {
  const loss =
    typeof found === 'number'
      ? `Expected loss of the requested perils ${percentWords(found)} of the value a year.`
      : `No expected loss can be given: ${found}.`;
  return `${decision}: ${why ?? 'no rule of the policy applies.'} ${loss}`;
}

function warningsOf(loss: PropertyLoss): string[] {
  const { building } = loss;
  const missing = [
    ...(building.constructionType === undefined ? ['construction type'] : []),
    ...(building.constructionYear === undefined ? ['construction year'] : []),
    ...(sharesOf(heightShares(building)).length > 1 ? ['stories'] : []),
  ];
  return [
    ...stormClaimsWarning(loss),
    ...sinkholeClaimsWarning(loss),
    ...(missing.length > 0 ? [`Not given and averaged over: ${missing.join(', ')}.`] : []),
    'A screen for an underwriter, not an offer of cover; structure only.',
  ];
}
