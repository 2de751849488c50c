import { byName, type ComponentList, type Loss, type LossOrState } from '../../component.ts';
import { levelOf, scoreAt } from '../../levels.ts';
import { LOSS_ANCHORS } from '../../money/siteRisk/tables.ts';
import type { Interval, Level } from '../../schemas.ts';
import { drawnSum, type Drawn } from '../../drawnSum.ts';

/** The composite and how each component makes it. */
export interface Composite {
  /** 0 to 100; a least value where something is unknown; null when nothing is known, or too little to read as LOW. */
  readonly score: number | null;
  readonly interval: Interval | null;
  /** The sum behind it, 1/yr; null with the score. */
  readonly loss: Loss | null;
  /** What is known, where it would read as LOW and what is unknown could lift it; null elsewhere. */
  readonly withheld: Withheld | null;
  /** The component without which, and without what follows from it (soft ground from earthquakes), the composite falls most. Null where nothing is lost. */
  readonly dominant: string | null;
  /** 1 minus the usual share of what is unknown, 0 to 1. */
  readonly coverage: number;
  /** By component: share of the sum, 0 to 1, and of the score; null when unknown. */
  readonly shares: Readonly<Record<string, number | null>>;
  readonly contributions: Readonly<Record<string, number | null>>;
}

/** A sum that is too little known to be read as a score. */
export interface Withheld {
  /** Of what is known, 1/yr. */
  readonly loss: Loss;
  /** The level that the place would have where what is unknown is what one populated place in ten passes. */
  readonly upTo: Level;
}

/** The composite without what each component adds to it. */
type CompositeSum = Omit<Composite, 'shares' | 'contributions'>;

const UNSCORED = { score: null, interval: null, loss: null, withheld: null, dominant: null };

/**
 * Adds up the expected losses of a list of components and reads the sum as a score.
 *
 * What is unknown is out of the sum and counts in the interval's upper end with what one populated place in ten passes; what cannot occur
 * adds nothing. The interval draws the components independently, but for those that share their errors. There is no score where what is known
 * reads as LOW and would not with that upper end of what is unknown: unknown is never shown as low.
 *
 * @param losses  by the order of the list
 * @param seed    of the draws
 */
function compositeSum(
  list: ComponentList,
  losses: readonly LossOrState[],
  seed: number,
): CompositeSum {
  let value = 0;
  let unknownP90 = 0;
  let usual = 0;
  let answered = 0;
  const drawn: Drawn[] = [];
  for (let i = 0; i < list.length; i++) {
    const each = list[i];
    const loss = losses[i];
    if (!each || loss === undefined) throw new Error('a loss for each component');
    usual += each.usual.share;
    if (loss === 'unknown') {
      unknownP90 += each.usual.lossP90;
      continue;
    }
    answered += each.usual.share;
    if (loss === 'not_applicable') continue;
    value += loss.value;
    drawn.push({ loss, source: sourceOf(list, i) });
  }
  const dominant = dominantOf(list, drawn);
  const coverage = usual > 0 ? answered / usual : 0;
  if (answered === 0) return { ...UNSCORED, coverage };
  const { p10, p50, p90 } = drawnSum(drawn, seed);
  const p90Known = Math.max(p90, value);
  const loss = { value, p10: Math.min(p10, value), p50, p90: p90Known + unknownP90 };
  const upTo = levelAtLoss(value + unknownP90);
  if (levelAtLoss(value) === 'LOW' && upTo !== 'LOW')
    return { ...UNSCORED, withheld: { loss: { ...loss, p90: p90Known }, upTo }, coverage };
  const score = scoreAt(LOSS_ANCHORS, value);
  return { score, interval: scored(loss), loss, withheld: null, dominant, coverage };
}

const levelAtLoss = (loss: number): Level => levelOf(scoreAt(LOSS_ANCHORS, loss));

/** The source whose components cost most together. */
function dominantOf(list: ComponentList, drawn: readonly Drawn[]): string | null {
  let largest = 0;
  let dominant: string | null = null;
  for (const { source } of drawn) {
    let cost = 0;
    for (const other of drawn) if (other.source === source) cost += other.loss.value;
    if (cost > largest) [largest, dominant] = [cost, list[source]?.name ?? null];
  }
  return dominant;
}

/** The component that a component errs with, by place in the list. */
function sourceOf(list: ComponentList, at: number): number {
  const partner = list[at]?.errsWith;
  if (partner === undefined) return at;
  const found = list.findIndex(({ name }) => name === partner);
  return found < 0 ? at : found;
}

function scored({ p10, p50, p90 }: Loss): Interval {
  return {
    p10: scoreAt(LOSS_ANCHORS, p10),
    p50: scoreAt(LOSS_ANCHORS, p50),
    p90: scoreAt(LOSS_ANCHORS, p90),
  };
}

/** The composite with the share and the contribution of each component; contributions add up to the score. */
export function compositeOf(
  list: ComponentList,
  losses: readonly LossOrState[],
  seed: number,
): Composite {
  const sum = compositeSum(list, losses, seed);
  const total = sum.loss?.value ?? 0;
  const shares = byName(list, (_each, at) => {
    const loss = losses[at];
    if (loss === undefined || loss === 'unknown') return null;
    if (loss === 'not_applicable') return 0;
    if (sum.loss === null) return null;
    return total <= 0 ? 0 : loss.value / total;
  });
  const contributions = byName(list, ({ name }) => {
    const share = shares[name];
    return share === null || share === undefined ? null : share * (sum.score ?? 0);
  });
  return { ...sum, shares, contributions };
}
