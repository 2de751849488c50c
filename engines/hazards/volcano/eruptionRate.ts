import type { Volcano } from '../../ground/datasets/volcanoes.ts';
import { largeEruptions } from './largeEruptions.ts';
import {
  EARLY_YEAR_WORTH,
  HOLOCENE_YEARS,
  KIND_OF,
  RATE_PRIORS,
  RECENCY,
  REGIME_CHANGE,
  SINCE_BEGINNING,
} from './tables.ts';
import { GEOLOGIC_RECORDS } from './tables/geologicRecords.ts';

/** How often a volcano erupts. */
export interface Rate {
  /** Expected eruptions per year. */
  readonly ratePerYear: number;
  /** Log standard deviation of the rate. */
  readonly lnSigma: number;
}

/**
 * Mean and spread of a Poisson rate after a Gamma prior and a count: (shape + n) / (prior years + T).
 *
 * @param count  eruptions seen, 0 or more
 * @param years  length of the complete record, years, 0 or more
 * @param prior  shape of the Gamma prior and the years of record it is worth
 * @returns mean rate per year and the log standard deviation of the matching lognormal
 * @source conjugate Gamma-Poisson; completeness of the record: Mead & Magill (2014). doi:10.1007/s00445-014-0874-y
 */
export function gammaPoissonRate(
  count: number,
  years: number,
  prior: { readonly shape: number; readonly years: number },
): Rate {
  const shape = prior.shape + count;
  return {
    ratePerYear: shape / (prior.years + years),
    lnSigma: Math.sqrt(Math.log(1 + 1 / shape)),
  };
}

/** The record of a volcano as a rate, and how far it still speaks. */
export interface RecordRate extends Rate {
  /** Chance that the regime which made the record still holds, 0 to 1; 1 where there is no record. */
  readonly sameRegime: number;
  /** Eruptions per year by the record alone, without the rise after an eruption. */
  readonly recordPerYear: number;
}

/**
 * Eruption rate of a volcano from its complete record, its kind and its present repose.
 *
 * A mixture of two regimes: the one that made the record, and a fresh draw from the prior since the last eruption. Their weights are
 * the chance of the present silence under each, with a prior chance of a change (POLICY). Where the window holds no eruption the
 * silence before it counts too, at a tenth of its length; or, where its deposits have been counted, those eruptions over their span. What
 * erupted lately erupts again sooner than its record says (RECENCY), and what is in eruption as soon as one whose present eruption began as
 * long ago as those of others. Large eruptions come on top, by their own law: after a long silence they are a good part of all.
 *
 * @returns rate per year, above 0
 */
export function eruptionRate(volcano: Volcano): RecordRate {
  const kind = KIND_OF[volcano.volcanoType];
  const column =
    volcano.earlierRecord === 'within_1000_years' ? 0 : volcano.earlierRecord === 'older' ? 1 : 2;
  const prior = RATE_PRIORS[kind][column];
  const years = Math.max(0, volcano.knownThroughYear - volcano.completeSinceYear);
  // Of the years after the counts only the last eruption is known: one more, at least.
  const later = (volcano.lastEruptionYear ?? -Infinity) > volcano.recordEndYear ? 1 : 0;
  const count =
    volcano.eruptionsByVei.reduce((sum, n) => sum + n, volcano.eruptionsUnknownVei) + later;
  const [large] = largeEruptions(volcano).perYear;
  if (count === 0) {
    const deposits = GEOLOGIC_RECORDS[volcano.gvpNumber];
    const silent = deposits
      ? gammaPoissonRate(deposits.eruptions, deposits.years, prior)
      : gammaPoissonRate(0, years + silentYearsBefore(volcano), prior);
    const ratePerYear = silent.ratePerYear + large;
    return { ...silent, ratePerYear, sameRegime: 1, recordPerYear: ratePerYear };
  }
  const repose = Math.min(
    years,
    Math.max(0, volcano.knownThroughYear - (volcano.lastEruptionYear ?? volcano.completeSinceYear)),
  );
  const same = gammaPoissonRate(count, years, prior);
  const changed = gammaPoissonRate(0, repose, prior);
  // Chance of no eruption during the repose: negative binomial, with the rate as known at its start.
  const silenceSame =
    ((prior.years + years - repose) / (prior.years + years)) ** (prior.shape + count);
  const silenceChanged = (prior.years / (prior.years + repose)) ** prior.shape;
  const weight =
    ((1 - REGIME_CHANGE) * silenceSame) /
    ((1 - REGIME_CHANGE) * silenceSame + REGIME_CHANGE * silenceChanged);
  const recordPerYear = weight * same.ratePerYear + (1 - weight) * changed.ratePerYear;
  return {
    ratePerYear: soonAfter(volcano, recordPerYear) + large,
    recordPerYear: recordPerYear + large,
    lnSigma: weight * same.lnSigma + (1 - weight) * changed.lnSigma,
    sameRegime: weight,
  };
}

/** The rate of a record as it stands in the years after an eruption, or during one. */
function soonAfter({ lastEruptionYear, knownThroughYear }: Volcano, ratePerYear: number): number {
  const since = Math.floor(knownThroughYear) - (lastEruptionYear ?? -Infinity);
  if (since >= 1) return raised(since, ratePerYear);
  return SINCE_BEGINNING.reduce(
    (sum, { years, share }) => sum + share * raised(years, ratePerYear),
    0,
  );
}

/** The rate of a record so many years after an eruption began. */
function raised(years: number, ratePerYear: number): number {
  const row = RECENCY.find(({ throughYears }) => years <= throughYears);
  return row ? row.factor * ratePerYear ** row.power : ratePerYear;
}

function silentYearsBefore(volcano: Volcano): number {
  const last = volcano.lastEruptionYear ?? 2000 - HOLOCENE_YEARS;
  return EARLY_YEAR_WORTH * Math.max(0, volcano.completeSinceYear - last);
}
