import { annualDeviation } from '../loss/eventTable.ts';
import { occurrencePoints } from '../loss/occurrence.ts';
import { eachLaw } from '../loss/severityGrid.ts';
import { eventsOf, totalSpread, type PerilLoss } from '../siteRisk/siteLoss.ts';
import { DECISIONS, type Decision, type Measure, type Policy } from './policy.ts';

/** Below this expected loss its uncertainty moves no decision. */
const MATTERS = 1e-3;

/** What the rules of a policy look at. */
export type Measures = Readonly<Record<Measure, number>>;

/** The measures of the requested perils. */
export function measuresOf(perils: readonly PerilLoss[]): Measures {
  const total = totalSpread(perils);
  const [point] = occurrencePoints(eventsOf(perils), 1, [250]);
  return {
    average_annual_loss_ratio: total.value,
    pml_250yr_ratio: point?.loss ?? 0,
    largest_peril_loss_ratio: Math.max(0, ...perils.map(({ averageAnnual }) => averageAnnual)),
    unknown_perils: perils.filter(({ state }) => state === 'unknown').length,
    loss_uncertainty_factor: total.value > MATTERS ? total.p90 / total.p50 : 1,
  };
}

/** One rule looked at. */
export interface Traced {
  readonly rule: string;
  readonly measure: Measure;
  readonly value: number;
  readonly above: number;
  readonly applies: boolean;
  readonly decision: Decision;
  readonly words: string;
}

/** Looks at every rule; the severest that applies decides. */
export function decide(
  { rules }: Policy,
  measures: Measures,
): { readonly decision: Decision; readonly trace: readonly Traced[] } {
  const trace = rules.map(({ id, measure, above, decision, words }) => ({
    rule: id,
    measure,
    value: Number(measures[measure].toPrecision(4)),
    above,
    applies: measures[measure] > above,
    decision,
    words,
  }));
  const severest = trace.reduce(
    (worst, each) => (each.applies ? Math.max(worst, DECISIONS.indexOf(each.decision)) : worst),
    0,
  );
  return { decision: DECISIONS[severest] ?? 'REFER_TO_SENIOR', trace };
}

/** Yearly premium as a share of the value: expected loss above the deductible and a share of its deviation, over what expenses leave. */
export function premiumRate(policy: Policy, perils: readonly PerilLoss[]): number {
  const events = eventsOf(perils);
  let net = 0;
  eachLaw(events, ({ loss, ratePerYear }, { multiples }) => {
    const rate = ratePerYear / multiples.length;
    for (const multiple of multiples)
      net += rate * Math.max(0, multiple * loss - policy.deductible_ratio);
  });
  return (net + policy.risk_load * annualDeviation(events)) / (1 - policy.expense_ratio);
}
