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

/** Logarithm of a peak ground velocity, cm/s, above 0, as the model takes it: held at the limit. */
export function lnVelocity(pgvCmps: number): number {
  return Math.log(Math.min(pgvCmps, GROUND_FAILURE_LIMITS.pgvCmps));
}

/** What does not change with the shaking or the slope: effects of lithology and land cover, and the topographic index. */
type Cell = Pick<ShakenSlope, 'cti' | 'lithology' | 'landCover'>;

/**
 * The logit of the probability that a cell holds a coseismic landslide, by the logistic model of 23 earthquake inventories.
 *
 * @param lnPgv     logarithm of the peak ground velocity, cm/s, as `lnVelocity` gives it
 * @param slopeDeg  slope, degrees
 * @source Nowicki Jessee et al. (2018), logistic model, doi:10.1029/2017JF004494
 */
export function landslideLogit(
  lnPgv: number,
  slopeDeg: number,
  { cti, lithology, landCover }: Cell,
): number {
  const m = NOWICKI_JESSEE;
  const index = Math.min(cti, GROUND_FAILURE_LIMITS.cti);
  return (
    m.constant +
    m.lnPgv * lnPgv +
    m.slopeDeg * slopeDeg +
    m.cti * index +
    m.lnPgvSlope * lnPgv * slopeDeg +
    lithology +
    landCover
  );
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
