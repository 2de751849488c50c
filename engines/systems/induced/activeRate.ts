import type { InjectionField } from '../../ground/datasets/injection.ts';
import { injectionOf, recordOf } from './fieldReply.ts';
import { rateOfRecord } from './recordLargest.ts';
import { inducedCount } from './seismogenicIndex.ts';
import { RECORD_LOG10_SIGMA } from './tables.ts';

/** POLICY. Earthquakes go on for some years after injection ends (Rocky Mountain Arsenal, Paradox): such a field still counts. */
const AFTERMATH_YEARS = 3;

/**
 * Whether a field still makes earthquakes in a year: it injects, or ended no longer ago than they go on.
 *
 * @param year  calendar year
 */
export function isActive({ untilYear }: InjectionField, year: number): boolean {
  return untilYear === null || year <= untilYear + AFTERMATH_YEARS;
}

/** A rate, and the standard deviation of its log10. */
interface Rate {
  readonly perYear: number;
  readonly log10Sigma: number;
}

/** Earthquakes a year at or above a magnitude that the active fields make, each by its volume or else by its record; undefined where none tells. */
export function activeRate(
  { fields, year }: { readonly fields: readonly InjectionField[]; readonly year: number },
  magnitude: number,
): Rate | undefined {
  const rates = fields.flatMap((field) =>
    isActive(field, year) ? (rateOf(field, year, magnitude) ?? []) : [],
  );
  const perYear = rates.reduce((sum, rate) => sum + rate.perYear, 0);
  if (perYear === 0) return undefined;
  const weighted = rates.reduce((sum, rate) => sum + rate.perYear * rate.log10Sigma, 0);
  return { perYear, log10Sigma: weighted / perYear };
}

/** By volume: the earthquakes of the whole volume, shared among the calendar years that the field is active in, first and last among them, as `isActive` counts. */
function rateOf(field: InjectionField, year: number, magnitude: number): Rate | undefined {
  const found = injectionOf(field);
  if (found) {
    const last = field.maxMagnitudeYear ?? field.untilYear ?? year;
    const years = Math.max(1, last - field.sinceYear + 1);
    return {
      perYear: inducedCount(found.injection, magnitude) / years,
      log10Sigma: found.index.sigma,
    };
  }
  const record = recordOf(field, year);
  return record && { perYear: rateOfRecord(record, magnitude), log10Sigma: RECORD_LOG10_SIGMA };
}
