import { wilson, type Share } from '../../ground/math/wilson.ts';
import { AGE_CLASSES, type AgeClass } from './ageClass.ts';

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
