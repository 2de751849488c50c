import type { Volcano } from '../../ground/datasets/volcanoes.ts';
import { chanceBySpread, rateSpread, type Chance, type RateSpread } from '../eventChance.ts';
import { eruptionRate } from './eruptionRate.ts';
import { knowledge, type Knowledge } from './knowledge.ts';
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
  const { ratePerYear, spread, largeSpread, shareFrom } = beginnings(volcano);
  const share = shareFrom[vei];
  const law = vei >= LARGE_VEI ? largeSpread : spread;
  return { chance: chanceBySpread(ratePerYear * share, law, days), ratePerYear, share };
}

/** From this VEI on the rates are those of `largeEruptions`. */
const LARGE_VEI = 5;

/** How eruptions begin at a volcano, whatever the horizon. */
interface Beginnings {
  readonly ratePerYear: number;
  readonly spread: RateSpread;
  readonly largeSpread: RateSpread;
  /** By VEI 0 to 7, the share of beginnings that reach it. */
  readonly shareFrom: readonly number[];
}

const known = new WeakMap<Knowledge, Beginnings>();

/** Worked out once for all copies of a volcano's row. */
function beginnings(volcano: Volcano): Beginnings {
  const key = knowledge(volcano);
  const found = known.get(key) ?? workedOut(volcano);
  known.set(key, found);
  return found;
}

function workedOut(volcano: Volcano): Beginnings {
  const rate = eruptionRate(volcano);
  const chances = veiDistribution(volcano, rate);
  return {
    ratePerYear: rate.ratePerYear,
    spread: rateSpread(rate.lnSigma),
    largeSpread: rateSpread(largeEruptions(volcano).lnSigma),
    shareFrom: chances.map((_, vei) => chances.slice(vei).reduce((sum, chance) => sum + chance, 0)),
  };
}
