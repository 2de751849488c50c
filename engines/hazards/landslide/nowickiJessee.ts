import { GROUND_FAILURE_LIMITS, NOWICKI_JESSEE } from './tables.ts';

/** Ground that an earthquake shakes, as the model takes it. */
export interface ShakenSlope {
  readonly pgvCmps: number;
  readonly slopeDeg: number;
  /** Compound topographic index, 0 to 19; larger values are capped. */
  readonly cti: number;
  /** Effect of the lithology on the logit. */
  readonly lithology: number;
  /** Effect of the land cover on the logit. */
  readonly landCover: number;
}

/** Effect of a lithology, by its code (any case); codes without a coefficient take the default. */
export function lithologyEffect(code: string): number {
  const effects: Readonly<Record<string, number>> = NOWICKI_JESSEE.lithology;
  return effects[code.toLowerCase()] ?? NOWICKI_JESSEE.otherLithology;
}

/** Effect of a GlobCover 2009 land cover, by its code; codes without a coefficient take the default. */
export function landCoverEffect(code: number): number {
  const effects: Readonly<Record<number, number>> = NOWICKI_JESSEE.landCover;
  return effects[code] ?? NOWICKI_JESSEE.otherLandCover;
}

/** What does not change with the shaking or the slope: effects of lithology and land cover, and the topographic index. */
type Cell = Pick<ShakenSlope, 'cti' | 'lithology' | 'landCover'>;

/**
 * The logit of the probability that a cell of a slope holds a coseismic landslide, by the logistic model of 23 earthquake inventories: a straight line
 * of the logarithm of the peak ground velocity, cm/s, which is held at `GROUND_FAILURE_LIMITS.pgvCmps`.
 *
 * @param slopeDeg  slope, degrees
 * @source Nowicki Jessee et al. (2018), logistic model, doi:10.1029/2017JF004494
 */
export function logitOf(
  slopeDeg: number,
  { cti, lithology, landCover }: Cell,
): { readonly constant: number; readonly perLnPgv: number } {
  const m = NOWICKI_JESSEE;
  const index = Math.min(cti, GROUND_FAILURE_LIMITS.cti);
  return {
    constant: m.constant + m.slopeDeg * slopeDeg + m.cti * index + lithology + landCover,
    perLnPgv: m.lnPgv + m.lnPgvSlope * slopeDeg,
  };
}

/** The probability of a logit. */
export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));

/**
 * Share of a cell's area that fails, from the probability.
 *
 * @param probability  0 to 1
 * @returns 0.0005 to 0.26
 * @source Nowicki Jessee et al. (2018), areal coverage, doi:10.1029/2017JF004494
 */
export function arealCoverage(probability: number): number {
  const [a, b, c, d] = NOWICKI_JESSEE.coverage;
  return Math.exp(a + probability * (b + probability * (c + probability * d)));
}
