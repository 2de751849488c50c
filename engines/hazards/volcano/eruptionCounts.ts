/** One eruption of a catalogue. */
export interface CatalogueEruption {
  readonly volcanoNumber: number;
  /** Confirmed, not uncertain or discredited. */
  readonly confirmed: boolean;
  readonly startYear: number;
  /** Null where no VEI was assigned. */
  readonly vei: number | null;
}

/** Confirmed eruptions of a volcano in a window, by VEI 0 to 8. */
export interface EruptionCounts {
  readonly total: number;
  readonly unknownVei: number;
  readonly byVei: readonly number[];
}

/**
 * Confirmed eruptions that began in a window, counted per volcano.
 *
 * @param fromYear  first year, included
 * @param toYear    last year, included
 * @returns counts by volcano number; volcanoes without an eruption in the window are absent
 */
export function countEruptions(
  eruptions: readonly CatalogueEruption[],
  fromYear: number,
  toYear: number,
): ReadonlyMap<number, EruptionCounts> {
  const found = new Map<number, { total: number; unknownVei: number; byVei: number[] }>();
  for (const { volcanoNumber, confirmed, startYear, vei } of eruptions) {
    if (!confirmed || startYear < fromYear || startYear > toYear) continue;
    const counts = found.get(volcanoNumber) ?? {
      total: 0,
      unknownVei: 0,
      byVei: Array.from({ length: 9 }, () => 0),
    };
    found.set(volcanoNumber, counts);
    counts.total++;
    if (vei === null) counts.unknownVei++;
    else counts.byVei[vei] = counts.byVei[vei] + 1;
  }
  return found;
}

/**
 * World count of confirmed eruptions of at least a VEI that began in [from, to).
 *
 * @returns count, and rate per year
 */
export function worldFrequency(
  eruptions: readonly CatalogueEruption[],
  window: { readonly from: number; readonly to: number },
  minVei: number,
) {
  let count = 0;
  for (const { confirmed, startYear, vei } of eruptions) {
    if (
      confirmed &&
      vei !== null &&
      vei >= minVei &&
      startYear >= window.from &&
      startYear < window.to
    )
      count++;
  }
  return { count, ratePerYear: count / (window.to - window.from) };
}
