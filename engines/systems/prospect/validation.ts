import { classCountsOf, logitsOf, prospectModel } from './model.ts';
import type { PlayName } from './plays.ts';
import { posterior, weightsOf } from './weights.ts';

/** POLICY. Sites and cells are held out by blocks of ten degrees, dealt to five folds in a fixed order. */
const BLOCK_DEG = 10;
const FOLDS = 5;

/** How well sites that were held out are found. */
export interface PredictionRate {
  /** Share of the study area, most favourable first, against the share of held-out sites in it. */
  readonly curve: readonly { readonly area: number; readonly sites: number }[];
  /** Area under the curve: 0.5 is chance. */
  readonly areaUnderCurve: number;
  readonly sites: number;
  readonly folds: number;
  readonly blockDeg: number;
}

const AREAS = [0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** The fold of the block that a point lies in: blocks are dealt like a chessboard's diagonals, so that neighbours differ. */
function foldOf(lat: number, lon: number): number {
  const row = Math.floor((lat + 90) / BLOCK_DEG);
  const column = Math.floor((((lon + 540) % 360) + 360) / BLOCK_DEG);
  return (column + 2 * row) % FOLDS;
}

/**
 * Prediction-rate curve by spatial cross-validation: each fold's sites are judged by weights learnt without any site or cell of its
 * blocks, against the cells of the same fold.
 *
 * @source Chung & Fabbri (2003), Validation of spatial prediction models, Natural Hazards 30, 451-472. doi:10.1023/B:NHAZ.0000007172.62651.2b;
 *   Roberts et al. (2017), Cross-validation strategies for data with spatial structure, Ecography 40, 913-929. doi:10.1111/ecog.02881
 */
export function predictionRate(name: PlayName): PredictionRate {
  const { play, sample, cells } = prospectModel(name);
  const siteFolds = play.sites.map(({ lat, lon }) => foldOf(lat, lon));
  const cellFolds = cells.map(({ lat, lon }) => foldOf(lat, lon));
  const numbers = (folds: readonly number[], keep: (fold: number) => boolean): number[] =>
    folds.flatMap((fold, i) => (keep(fold) ? [i] : []));
  const lessFavourable: number[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = weightsOf(sample, classCountsOf(play), {
      sites: numbers(siteFolds, (each) => each !== fold),
      cells: numbers(cellFolds, (each) => each !== fold),
    });
    const judged = numbers(cellFolds, (each) => each === fold);
    const logits = logitsOf(weights, sample, judged);
    for (const site of numbers(siteFolds, (each) => each === fold)) {
      const classes = sample.sites.map((layer) => layer[site]);
      const own = posterior(weights, classes).logit;
      lessFavourable.push(
        shareBelow(
          own,
          logits,
          judged.map((cell) => sample.units[cell]),
        ),
      );
    }
  }
  const curve = AREAS.map((area) => ({
    area,
    sites:
      lessFavourable.filter((share) => 1 - share <= area + 1e-12).length / lessFavourable.length,
  }));
  return {
    curve,
    areaUnderCurve: lessFavourable.reduce((sum, each) => sum + each, 0) / lessFavourable.length,
    sites: lessFavourable.length,
    folds: FOLDS,
    blockDeg: BLOCK_DEG,
  };
}

/** Share of an area that is less favourable than a value; of what is equal, half. */
function shareBelow(value: number, logits: Float64Array, units: readonly number[]): number {
  let below = 0;
  let total = 0;
  logits.forEach((logit, i) => {
    const unit = units[i];
    total += unit;
    if (logit < value - 1e-9) below += unit;
    else if (logit <= value + 1e-9) below += unit / 2;
  });
  return below / total;
}
