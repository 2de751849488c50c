/** Chance of two events in one year under a copula, by their own chances and the correlation. */
export type CopulaTail = (p1: number, p2: number, rho: number) => number;

/** What brings an event, and how likely it does once it comes. */
export interface Cause {
  /** Yearly chance of the cause, above 0. */
  readonly chance: number;
  /** Chance that it brings the event, 0 to 1. */
  readonly conditional: number;
}

/**
 * Chance that the cause and the event both come in a year: the event is brought by its cause, or comes by itself as often as its own
 * yearly chance leaves room for, or both (Pearl's noisy or). Where the causes alone are more than the yearly chance, all its events are brought.
 *
 * @param chance  yearly chance of the event, cause or no cause, 0 to 1
 * @source Pearl (1988), Probabilistic Reasoning in Intelligent Systems, sect. 4.3.2, doi:10.1016/C2009-0-27609-4
 */
export function jointWithCause(chance: number, cause: Cause): number {
  const brought = cause.chance * cause.conditional;
  if (brought >= chance) return chance;
  const byItself = (chance - brought) / (1 - brought);
  const given = cause.conditional + (1 - cause.conditional) * byItself;
  return Math.min(chance, cause.chance * given);
}

/** Upper tails of the copula's variable that stand for the event: in years in which its cause came, and in all others. */
export interface Tails {
  readonly after: number;
  readonly alone: number;
}

/**
 * What an event must pass in years with its cause, and in years without, so that a cascade is drawn once and not twice over.
 *
 * The copula draws one variable a component, and an event is its upper tail. For an event with a conditional model the tail is moved by
 * whether the cause came: wide enough after it that both come as often as `jointWithCause` says (in place of, not beside, what the
 * copula says), and narrower in all other years by as much as keeps the event's own yearly chance. So the chances of single events and of cause with event are
 * exact, and what else the event has in common with others (storms, wet ground) still moves it in either kind of year. Several events of one cause
 * each have tails of their own; given the cause they are not independent: they still share what the cause does not tell of the common
 * factor (how strongly it shakes). An event has one cause, and a cause none; with two, tails would be wanted for each set of causes.
 *
 * @param chance  yearly chance of the event, above 0
 * @param rho     correlation of cause and event in the copula
 * @returns tails, 0 to 1: 1 where the event always comes, 0 where it never does
 */
export function tailsOf(
  chance: number,
  cause: Cause,
  by: { readonly tail: CopulaTail; readonly rho: number },
): Tails {
  const joint = jointWithCause(chance, cause);
  const both = (tail: number): number => by.tail(cause.chance, tail, by.rho);
  const apart = chance - joint;
  return {
    after: tailWhere(both, joint, cause.chance),
    alone: tailWhere((tail) => tail - both(tail), apart, 1 - cause.chance),
  };
}

/** Shares nearer than this to none or all are taken for that. */
const NEAR = 1e-13;
const STEPS = 100;
const CLOSE = 1e-10;

/**
 * The tail at which a rising function of it, which ends at `most`, comes to a goal: the Illinois rule on the logarithms.
 *
 * @source Dowell & Jarratt (1971), BIT 11, 168-174. doi:10.1007/BF01934364
 */
function tailWhere(of: (tail: number) => number, goal: number, most: number): number {
  if (goal <= NEAR * most) return 0;
  if (goal >= (1 - NEAR) * most) return 1;
  const off = (lnTail: number): number =>
    Math.log(Math.max(Number.MIN_VALUE, of(Math.exp(lnTail))) / goal);
  // No such function is above its tail, so the goal's own logarithm is below.
  let low = { at: Math.log(goal), off: off(Math.log(goal)) };
  let high = { at: 0, off: Math.log(most / goal) };
  let kept = 0;
  for (let step = 0; step < STEPS && high.at - low.at > CLOSE && low.off < 0; step++) {
    const at = (low.at * high.off - high.at * low.off) / (high.off - low.off);
    const next = { at, off: off(at) };
    if (Math.abs(next.off) < CLOSE) return Math.exp(at);
    // An end that stays twice counts half, so that it gives way.
    const isAbove = next.off > 0;
    const stays = isAbove ? low : high;
    if (kept === (isAbove ? -1 : 1)) stays.off /= 2;
    kept = isAbove ? -1 : 1;
    if (isAbove) high = next;
    else low = next;
  }
  return Math.exp(low.at);
}
