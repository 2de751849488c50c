import type { Volcano } from '../../ground/datasets/volcanoes.ts';
import { chanceWithin, type Chance } from '../eventChance.ts';
import { eruptionRate } from './eruptionRate.ts';
import { largeEruptions } from './largeEruptions.ts';
import { veiDistribution } from './veiDistribution.ts';

/** Eruptions that begin, and the share of them that reaches a size. */
export interface NewEruptions {
  readonly chance: Chance;
  /** Beginnings of any size per year. */
  readonly ratePerYear: number;
  readonly share: number;
}

/**
 * Chance that an eruption of a size begins at a volcano within days. One that goes on is no beginning, so this is less than the chance
 * of being in eruption.
 *
 * @param vei   least VEI, 0 to 7
 * @param days  horizon, days
 */
export function newEruptions(volcano: Volcano, vei: number, days: number): NewEruptions {
  const rate = eruptionRate(volcano);
  const { ratePerYear } = rate;
  const lnSigma = vei >= 5 ? largeEruptions(volcano).lnSigma : rate.lnSigma;
  const share = veiDistribution(volcano, rate)
    .slice(vei)
    .reduce((sum, chance) => sum + chance, 0);
  return { chance: chanceWithin(ratePerYear * share, lnSigma, days), ratePerYear, share };
}
