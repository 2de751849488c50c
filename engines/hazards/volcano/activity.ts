import type { Volcano } from '../../ground/datasets/volcanoes.ts';
import { eruptionRate, type Rate } from './eruptionRate.ts';
import { STILL_ACTIVE_NEXT_YEAR } from './tables.ts';
import { veiDistribution } from './veiDistribution.ts';

/** What a volcano was doing when its list was made. */
export type EruptionState = 'in_eruption' | 'erupted_within_10_years' | 'quiet';

/** The activity of a volcano: eruptions per year and their sizes. */
export interface Activity {
  readonly rate: Rate;
  /** Chance of VEI 0 to 7 given an eruption. */
  readonly chances: readonly number[];
  /** By VEI, what a year of it holds of an eruption's tephra, flows, lahars and lava, 0 to 1: less where eruptions go on than where they begin. */
  readonly yearShare: readonly number[];
  /** The same of lava that runs far: it comes when an eruption begins. */
  readonly lavaShare: readonly number[];
}

/** By the year of the last eruption: one of the list's own year counts as under way. */
export function eruptionState({ lastEruptionYear, knownThroughYear }: Volcano): EruptionState {
  if (lastEruptionYear === null) return 'quiet';
  if (lastEruptionYear >= Math.floor(knownThroughYear)) return 'in_eruption';
  return knownThroughYear - lastEruptionYear < 11 ? 'erupted_within_10_years' : 'quiet';
}

/** Largest VEI that the continuing of an eruption is counted with; larger ones come at the long-term rate. */
const CONTINUING_VEI = 2;

/** Years that go on a year, as a Poisson rate: such that one in eruption is still so with the chance counted. */
const GOES_ON_PER_YEAR = -Math.log1p(-STILL_ACTIVE_NEXT_YEAR);

/**
 * Eruptions of a volcano per year and by size. One in eruption goes on into another year as often as others did, beside those that begin at
 * the long-term rate; what goes on is counted as small. An eruption is counted once, with its VEI and all that it sends out, so that a year
 * of one that goes on holds the part that falls to a year: as many years as it lasts on the mean. Lava that runs far is counted with beginnings
 * alone: how far a flow runs is set by how fast lava comes, which is fastest at first and falls off as the chamber empties; what comes later
 * fills a crater or piles up about the vent (Nyiragongo's lake stayed for decades, its flows of 1977, 2002 and 2021 ran within hours).
 *
 * @source Walker (1973), Phil. Trans. R. Soc. A 274, 107-118, doi:10.1098/rsta.1973.0030 (length by rate, its abstract); Wadge (1981), J. Volcanol.
 *   Geotherm. Res. 11, 139-168, doi:10.1016/0377-0273(81)90020-2 (rate by time), restated from memory, unverified
 */
export function activityOf(volcano: Volcano): Activity {
  const rate = eruptionRate(volcano);
  const chances = veiDistribution(volcano, rate);
  if (eruptionState(volcano) !== 'in_eruption')
    return {
      rate,
      chances,
      yearShare: chances.map(() => 1),
      lavaShare: chances.map(() => 1),
    };
  const total = rate.ratePerYear + GOES_ON_PER_YEAR;
  const small = chances.slice(0, CONTINUING_VEI + 1).reduce((sum, chance) => sum + chance, 0);
  const begins = chances.map((chance) => chance * rate.ratePerYear);
  const goesOn = chances.map((chance, vei) =>
    vei <= CONTINUING_VEI ? (GOES_ON_PER_YEAR * chance) / small : 0,
  );
  return {
    rate: { ratePerYear: total, lnSigma: rate.lnSigma },
    chances: begins.map((perYear, vei) => (perYear + goesOn[vei]) / total),
    yearShare: begins.map((perYear, vei) =>
      goesOn[vei] === 0
        ? 1
        : (perYear + goesOn[vei] * (1 - STILL_ACTIVE_NEXT_YEAR)) / (perYear + goesOn[vei]),
    ),
    lavaShare: begins.map((perYear, vei) =>
      goesOn[vei] === 0 ? 1 : perYear / (perYear + goesOn[vei]),
    ),
  };
}
