/** Winds of cyclones over land fall towards this, kt, at this rate, 1/h. @source Kaplan & DeMaria (1995), J. Appl. Meteorol. 34, 2499-2512. doi:10.1175/1520-0450(1995)034<2499:ASEMFP>2.0.CO;2 */
const BACKGROUND_KT = 26.7;
const DECAY_PER_H = 0.095;
/** POLICY. Storms go inland at 6 m/s, a middle value of landfalling storms, km/h. */
const TRANSLATION_KMH = 21.6;
/** No storm is stronger, kt; above the last known threshold rates fall to a fiftieth there. */
const STRONGEST_KT = 165;
const LAST_FALL = 1 / 50;

/** A threshold of the 1-minute wind, kt, and the yearly rate of passages above it. */
export interface RateAbove {
  readonly kt: number;
  readonly perYear: number;
}

/**
 * Yearly rate above a wind farther inland than the points that the rates hold for: that of the storms which were strong enough there to
 * bring it so far.
 *
 * @param rates   by threshold, ascending, none above the one before it
 * @param kt      wind asked for, above 27 kt
 * @param farther how much farther from the sea the place is, km, 0 or more
 */
export function rateInland(rates: readonly RateAbove[], kt: number, farther: number): number {
  const needed =
    BACKGROUND_KT +
    (kt - BACKGROUND_KT) * Math.exp((DECAY_PER_H * Math.max(0, farther)) / TRANSLATION_KMH);
  const at = rates.findLastIndex((rate) => rate.kt <= needed);
  const below = rates[at];
  if (!below || needed >= STRONGEST_KT || below.perYear <= 0) return 0;
  const above = rates[at + 1] ?? { kt: STRONGEST_KT, perYear: below.perYear * LAST_FALL };
  const share = (needed - below.kt) / (above.kt - below.kt);
  const fall = Math.max(1e-4, above.perYear / below.perYear);
  return below.perYear * fall ** share;
}
