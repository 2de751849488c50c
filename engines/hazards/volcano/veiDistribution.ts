import type { Volcano } from '../../ground/datasets/volcanoes.ts';
import { KIND_OF, VEI_PRIORS, VEI_PRIOR_WEIGHT } from './tables.ts';

/**
 * Chance of each VEI given an eruption: the volcano's own counts with an analogue prior by kind and repose (Dirichlet-multinomial).
 *
 * @param volcano  counts in its complete window; the repose runs from the last eruption to the last year known
 * @returns eight chances, VEI 0 to 7 (8 is counted with 7), summing to 1
 * @source Analogue prior: see VEI_PRIORS; repose and size: Simkin & Siebert (1994), Volcanoes of the World, 2nd ed.
 */
export function veiDistribution(volcano: Volcano): readonly number[] {
  const style = KIND_OF[volcano.volcanoType] === 'central' ? 'explosive' : 'effusive';
  const prior = VEI_PRIORS[style][reposeClass(volcano)];
  const weight = VEI_PRIOR_WEIGHT[style];
  const total = prior.reduce((sum, p) => sum + p, 0);
  const counts = volcano.eruptionsByVei;
  const seen = prior.map((_, vei) => (counts[vei] ?? 0) + (vei === 7 ? (counts[8] ?? 0) : 0));
  const size = weight + seen.reduce((sum, n) => sum + n, 0);
  return prior.map((p, vei) => ((weight * p) / total + (seen[vei] ?? 0)) / size);
}

function reposeClass({ lastEruptionYear, knownThroughYear }: Volcano): 0 | 1 | 2 | 3 {
  if (lastEruptionYear === null) return 3;
  const repose = knownThroughYear - lastEruptionYear;
  if (repose < 10) return 0;
  if (repose < 100) return 1;
  return repose < 1000 ? 2 : 3;
}
