import { largestOfYear } from '../loss/aggregate.ts';
import { annualDeviation } from '../loss/eventTable.ts';
import { severityGrid } from '../loss/severityGrid.ts';
import { yearPoints } from '../loss/yearCurve.ts';
import { eventsOf, totalSpread, type PerilLoss } from '../siteRisk/siteLoss.ts';
import { DECISIONS, type Decision, type Measure, type Policy } from './policy.ts';

const CELLS = 512;
const STEP = 1.1 / (CELLS - 1);
/** Below this expected loss its uncertainty moves no decision. */
const MATTERS = 1e-3;

/** What the rules of a policy look at. */
export type Measures = Readonly<Record<Measure, number>>;

/** The measures of the requested perils. */
export function measuresOf(perils: readonly PerilLoss[]): Measures {
  const total = totalSpread(perils);
  const severity = severityGrid(eventsOf(perils), STEP, CELLS);
  const [point] = yearPoints(largestOfYear(severity, STEP), [250]);
  return {
    average_annual_loss_ratio: total.value,
    pml_250yr_ratio: Math.min(1, point?.loss ?? 0),
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
    value: measures[measure],
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
  const severity = severityGrid(events, STEP, CELLS);
  const net = severity.reduce(
    (sum, rate, i) => sum + rate * Math.max(0, i * STEP - policy.deductible_ratio),
    0,
  );
  return (net + policy.risk_load * annualDeviation(events)) / (1 - policy.expense_ratio);
}
