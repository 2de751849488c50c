import {
  BACKGROUND_PER_KM2_YEAR,
  CARBONATE_PER_KM2_YEAR,
  DRAWDOWN_FACTOR,
  EVAPORITE_FACTOR,
  type KarstKind,
} from './tables.ts';

/** What the rate is made of, apart from the place. */
export interface SinkholeSetting extends KarstKind {
  /** From the edge of the outline, km; 0 inside. */
  readonly distanceKm: number;
  /** One standard deviation of the outline's edge, km. */
  readonly edgeSigmaKm: number;
  readonly groundwaterDrawdown: boolean;
}

/**
 * Prior rate of new sinkholes inside an outline.
 *
 * @returns per km2 and year, 1e-6 to 0.01; the human trigger is not in it
 */
export function priorRatePerKm2Year({ rock, cover, dolines }: KarstKind): number {
  if (rock === 'none_mapped' || cover === 'none') return BACKGROUND_PER_KM2_YEAR;
  const carbonate = CARBONATE_PER_KM2_YEAR[cover][dolines];
  return rock === 'evaporite' && cover !== 'deeply_buried'
    ? carbonate * EVAPORITE_FACTOR
    : carbonate;
}

/**
 * How much of an outline's rate reaches a place beside it: the bell curve of the edge's own uncertainty.
 *
 * @returns 1 inside, 0.6 one standard deviation outside, 0.01 at three
 */
export function edgeShare(distanceKm: number, edgeSigmaKm: number): number {
  if (distanceKm <= 0) return 1;
  return edgeSigmaKm > 0 ? Math.exp(-0.5 * (distanceKm / edgeSigmaKm) ** 2) : 0;
}

/**
 * Yearly rate of new sinkholes at a place: the prior of rock, cover and dolines, faded at the edge, raised by drawdown.
 *
 * A susceptibility with a rate attached, good to a factor of ten; it names no date and no plot.
 *
 * @returns per km2 and year, 1e-6 to 0.03
 */
export function sinkholeRatePerKm2Year(setting: SinkholeSetting): number {
  const trigger = setting.groundwaterDrawdown ? DRAWDOWN_FACTOR : 1;
  const rate =
    trigger * priorRatePerKm2Year(setting) * edgeShare(setting.distanceKm, setting.edgeSigmaKm);
  return Math.max(BACKGROUND_PER_KM2_YEAR, rate);
}
