import type { Volcano } from '../../ground/datasets/volcanoes.ts';
import { linear } from '../../ground/math/interpolate.ts';
import { KIND_OF, VEI_PRIORS, VEI_PRIOR_WEIGHT } from './tables.ts';

/**
 * Chance of each VEI given an eruption: the volcano's own counts with an analogue prior by kind and repose (Dirichlet-multinomial). As far
 * as a long repose says that the regime of the record has ended, the analogues of that repose alone: an open vent that closed is no
 * longer told by its small eruptions.
 *
 * @param volcano     counts in its complete window; the repose runs from the last eruption to the last year known
 * @param sameRegime  chance that the regime of the record still holds, 0 to 1
 * @returns eight chances, VEI 0 to 7 (8 is counted with 7), summing to 1
 * @source Analogue prior: see VEI_PRIORS; repose and size: Simkin & Siebert (1994), Volcanoes of the World, 2nd ed.
 */
export function veiDistribution(volcano: Volcano, sameRegime: number): readonly number[] {
  const style = KIND_OF[volcano.volcanoType] === 'central' ? 'explosive' : 'effusive';
  const prior = analogues(VEI_PRIORS[style], volcano);
  const weight = VEI_PRIOR_WEIGHT[style];
  const total = prior.reduce((sum, p) => sum + p, 0);
  const counts = volcano.eruptionsByVei;
  const seen = prior.map((_, vei) => counts[vei] + (vei === 7 ? counts[8] : 0));
  const size = weight + seen.reduce((sum, n) => sum + n, 0);
  return prior.map(
    (p, vei) =>
      (sameRegime * ((weight * p) / total + seen[vei])) / size + ((1 - sameRegime) * p) / total,
  );
}

/** Middle of each class of repose, years: geometric, 3 for the shortest. */
const MIDDLES = [3, 32, 320, 3200].map(Math.log);

/** The analogue prior at the repose of a volcano, between the middles of the classes, so that no year changes it at once. */
function analogues(
  rows: readonly (readonly number[])[],
  { lastEruptionYear, knownThroughYear }: Volcano,
): readonly number[] {
  const last = rows[rows.length - 1];
  if (lastEruptionYear === null) return last;
  const lnRepose = Math.log(Math.max(1, knownThroughYear - lastEruptionYear));
  return last.map((_, vei) =>
    linear(
      MIDDLES,
      rows.map((row) => row[vei]),
      lnRepose,
    ),
  );
}
