import type { PropertyLoss } from '../siteRisk/propertyLoss.ts';
import { perilLoss, type PerilLoss } from '../siteRisk/siteLoss.ts';
import { applicationBuilding } from './applicationBuilding.ts';
import { decide, measuresOf, type Measures, type Traced } from './decide.ts';
import { DECISIONS, type Decision, type Policy } from './policy.ts';
import { requestedPerils, singleWords, wordsFor } from './requestedPerils.ts';
import type { Application, Change } from './schemas.ts';

/** Year of construction that meets the present code. */
const PRESENT_CODE = 2005;

/** A change in words and in the fields of a request. */
interface Step {
  readonly kind: Change['kind'];
  readonly change: string;
  readonly request: Partial<Application> & Change['request'];
}

/** What an owner or underwriter can do to a building. */
function buildingSteps({ construction_year: year = PRESENT_CODE }: Application): Step[] {
  const kind = 'building';
  const construction_year = Math.max(PRESENT_CODE, year);
  return [
    {
      kind,
      change: 'raise the first floor to 1.5 m above the ground',
      request: { first_floor_height_m: 1.5 },
    },
    {
      kind,
      change: 'retrofit to the design level of the present code',
      request: { construction_year },
    },
    {
      kind,
      change: 'rebuild in reinforced concrete to the present code',
      request: { construction_type: 'reinforced_concrete', construction_year },
    },
  ];
}

/** The cover without each of its words in turn. */
function coverSteps({ perils_requested: requested }: Application): Step[] {
  const words = singleWords(requested);
  if (words.length === 1) return [];
  return words.map((word) => ({
    kind: 'cover',
    change: `leave ${wordsFor(word)} out of the cover`,
    request: { perils_requested: words.filter((each) => each !== word) },
  }));
}

/** What the search works on. */
export interface Case {
  readonly given: Application;
  readonly loss: PropertyLoss;
  readonly policy: Policy;
  readonly decision: Decision;
}

const severity = (decision: Decision): number => DECISIONS.indexOf(decision);

/** The losses that another request about the same place would read. */
function perilsThen({ given, loss }: Case, { kind, request }: Step): PerilLoss[] {
  const then = { ...given, ...request };
  const requested = requestedPerils(then.perils_requested);
  if (kind === 'cover') return loss.perils.filter(({ peril }) => requested.has(peril));
  const building = { ...loss.building, ...applicationBuilding(then) };
  return loss.sites
    .filter(({ peril }) => requested.has(peril))
    .map((site) => perilLoss(site, building));
}

/** Changes to building and cover that lead to a milder decision, the one that changes the loss least first. */
export function milderChanges(each: Case): Change[] {
  const { given, loss, policy, decision } = each;
  // Without any evidence no change to a house or a cover can be judged.
  if (!loss.total) return [];
  const requested = requestedPerils(given.perils_requested);
  const now = measuresOf(loss.perils.filter(({ peril }) => requested.has(peril)));
  const apart = (ratio: number) => Math.abs(now.average_annual_loss_ratio - ratio);
  return [...buildingSteps(given), ...coverSteps(given)]
    .map((step) => {
      const measures = measuresOf(perilsThen(each, step));
      return {
        ...step,
        decision: decide(policy, measures).decision,
        expected_annual_loss_ratio: measures.average_annual_loss_ratio,
      };
    })
    .filter((flip) => severity(flip.decision) < severity(decision))
    .toSorted((a, b) => apart(a.expected_annual_loss_ratio) - apart(b.expected_annual_loss_ratio));
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
