import { AGE_CLASSES, type AgeClass } from './ageClass.ts';

/** Share with its interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** How predictions fared against what was observed. */
export interface Confusion {
  readonly wells: number;
  /** Count by observed class, then by predicted class. */
  readonly matrix: Readonly<Record<AgeClass, Readonly<Record<AgeClass, number>>>>;
  readonly hitRate: Share | null;
  /** Hit rate of always saying the commonest class, and of drawing by the observed shares. */
  readonly majorityBaseline: number | null;
  readonly randomBaseline: number | null;
}

/**
 * Wilson's interval of a share, 95 %.
 *
 * @source Wilson (1927), J. Am. Stat. Assoc. 22, 209-212. doi:10.1080/01621459.1927.10502953
 */
export function wilson(hits: number, of: number): Share {
  const z = 1.959963984540054;
  const share = hits / of;
  const denominator = 1 + (z * z) / of;
  const middle = (share + (z * z) / (2 * of)) / denominator;
  const half = (z / denominator) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return {
    share,
    low: hits === 0 ? 0 : Math.max(0, middle - half),
    high: hits === of ? 1 : Math.min(1, middle + half),
  };
}

/** The confusion matrix of pairs of observed and predicted classes, with hit rate and baselines. */
export function confusionOf(
  pairs: readonly { readonly observed: AgeClass; readonly predicted: AgeClass }[],
): Confusion {
  const matrix = Object.fromEntries(
    AGE_CLASSES.map((observed) => [
      observed,
      Object.fromEntries(
        AGE_CLASSES.map((predicted) => [
          predicted,
          pairs.filter((pair) => pair.observed === observed && pair.predicted === predicted).length,
        ]),
      ),
    ]),
  ) as Confusion['matrix'];
  const wells = pairs.length;
  if (wells === 0)
    return { wells, matrix, hitRate: null, majorityBaseline: null, randomBaseline: null };
  const shares = AGE_CLASSES.map(
    (each) => pairs.filter(({ observed }) => observed === each).length / wells,
  );
  const hits = pairs.filter(({ observed, predicted }) => observed === predicted).length;
  return {
    wells,
    matrix,
    hitRate: wilson(hits, wells),
    majorityBaseline: Math.max(...shares),
    randomBaseline: shares.reduce((sum, share) => sum + share * share, 0),
  };
}
