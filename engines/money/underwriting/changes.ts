import type { Building } from '../../ground/vulnerability/building.ts';
import type { PropertyLoss } from '../siteRisk/propertyLoss.ts';
import { perilLoss, type PerilLoss } from '../siteRisk/siteLoss.ts';
import type { Peril } from '../siteRisk/perils.ts';
import { decide, measuresOf, type Measures, type Traced } from './decide.ts';
import { DECISIONS, type Decision, type Policy } from './policy.ts';

/** A change to the building or to the cover, and what would then be decided. */
export interface Change {
  readonly kind: 'building' | 'cover' | 'loss';
  readonly change: string;
  readonly decision: Decision;
  readonly averageAnnualLossRatio: number;
}

/** What an owner or underwriter can do to a building. */
const BUILDING_CHANGES: readonly { readonly words: string; readonly to: Partial<Building> }[] = [
  { words: 'raise the first floor to 1.5 m above the ground', to: { firstFloorM: 1.5 } },
  { words: 'retrofit to the design level of the present code', to: { constructionYear: 2005 } },
  {
    words: 'rebuild in reinforced concrete to the present code',
    to: { constructionType: 'reinforced_concrete', constructionYear: 2005 },
  },
];

/** What the search works on. */
export interface Case {
  readonly loss: PropertyLoss;
  readonly requested: ReadonlySet<Peril>;
  readonly policy: Policy;
  readonly decision: Decision;
}

const severity = (decision: Decision): number => DECISIONS.indexOf(decision);

function judged(
  policy: Policy,
  perils: readonly PerilLoss[],
): { decision: Decision; measures: Measures } {
  const measures = measuresOf(perils);
  return { decision: decide(policy, measures).decision, measures };
}

/** Changes to building and cover that lead to a milder decision, the one that changes the loss least first. */
export function milderChanges({ loss, requested, policy, decision }: Case): Change[] {
  // Without any evidence no change to a house or a cover can be judged.
  if (!loss.total) return [];
  const wanted = loss.perils.filter(({ peril }) => requested.has(peril));
  const now = measuresOf(wanted).average_annual_loss_ratio;
  const buildings = BUILDING_CHANGES.map(({ words, to }) => ({
    kind: 'building' as const,
    change: words,
    ...judged(
      policy,
      loss.sites
        .filter(({ peril }) => requested.has(peril))
        .map((site) => perilLoss(site, { ...loss.building, ...to })),
    ),
  }));
  const covers = wanted.map(({ peril }) => ({
    kind: 'cover' as const,
    change: `leave ${peril.replace('_', ' ')} out of the cover`,
    ...judged(
      policy,
      wanted.filter((each) => each.peril !== peril),
    ),
  }));
  return [...buildings, ...(wanted.length > 1 ? covers : [])]
    .filter((change) => severity(change.decision) < severity(decision))
    .map(({ kind, change, decision: then, measures }) => ({
      kind,
      change,
      decision: then,
      averageAnnualLossRatio: measures.average_annual_loss_ratio,
    }))
    .toSorted(
      (a, b) => Math.abs(now - a.averageAnnualLossRatio) - Math.abs(now - b.averageAnnualLossRatio),
    );
}

/** The bound that lies nearest, as a factor on its measure, and what crossing it would decide. */
export interface NearestBound {
  readonly rule: string;
  readonly measure: string;
  readonly value: number;
  readonly bound: number;
  /** By how much the measure would have to be multiplied to reach the bound. */
  readonly factor: number;
  readonly decision: Decision;
}

/** The nearest bound of a rule whose crossing alone would change the decision. */
export function nearestBound(
  policy: Policy,
  measures: Measures,
  trace: readonly Traced[],
): NearestBound | null {
  const now = decide(policy, measures).decision;
  const bounds = trace.flatMap(({ rule, measure, value, above, applies }): NearestBound[] => {
    if (!(value > 0) || !(above > 0)) return [];
    // A loss too small to matter has no uncertainty that could decide: 1 stands for none.
    if (measure === 'loss_uncertainty_factor' && value <= 1) return [];
    const crossed = { ...measures, [measure]: applies ? above : above * (1 + 1e-9) };
    const then = decide(policy, crossed).decision;
    return then === now
      ? []
      : [{ rule, measure, value, bound: above, factor: above / value, decision: then }];
  });
  return (
    bounds.toSorted((a, b) => Math.abs(Math.log(a.factor)) - Math.abs(Math.log(b.factor)))[0] ??
    null
  );
}
