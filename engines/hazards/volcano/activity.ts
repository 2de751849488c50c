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
}

/** By the year of the last eruption: one of the list's own year counts as under way. */
export function eruptionState({ lastEruptionYear, knownThroughYear }: Volcano): EruptionState {
  if (lastEruptionYear === null) return 'quiet';
  if (lastEruptionYear >= Math.floor(knownThroughYear)) return 'in_eruption';
  return knownThroughYear - lastEruptionYear < 11 ? 'erupted_within_10_years' : 'quiet';
}

/** Largest VEI that the continuing of an eruption is counted with; larger ones come at the long-term rate. */
const CONTINUING_VEI = 2;

/**
 * Eruptions of a volcano per year and by size. One in eruption goes on into another year as often as others did; what that adds to the
 * long-term rate of beginnings is counted as small.
 */
export function activityOf(volcano: Volcano): Activity {
  const { sameRegime, ...rate } = eruptionRate(volcano);
  const chances = veiDistribution(volcano, sameRegime);
  const least = -Math.log1p(-STILL_ACTIVE_NEXT_YEAR);
  const extra = least - rate.ratePerYear;
  if (eruptionState(volcano) !== 'in_eruption' || extra <= 0) return { rate, chances };
  const small = chances.slice(0, CONTINUING_VEI + 1).reduce((sum, chance) => sum + chance, 0);
  return {
    rate: { ratePerYear: least, lnSigma: rate.lnSigma },
    chances: chances.map(
      (chance, vei) =>
        (chance * rate.ratePerYear + (vei <= CONTINUING_VEI ? (extra * chance) / small : 0)) /
        least,
    ),
  };
}
