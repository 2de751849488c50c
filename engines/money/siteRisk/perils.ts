import type { DamagePeril } from '../../ground/vulnerability/damageRatio.ts';

/** The perils that money is counted by, in the order of answers. */
export const PERILS = [
  'earthquake',
  'flood',
  'wind',
  'severe_storm',
  'wildfire',
  'tsunami',
  'volcano',
  'landslide',
  'sinkhole',
] as const;
export type Peril = (typeof PERILS)[number];

/** One cause of loss at a place, by the intensity that comes so often. */
export interface Cause {
  readonly cause: string;
  readonly damage: DamagePeril;
  /** Intensity reached or passed at a yearly rate, in the unit of the damage curve; where it never comes so often, below anything that damages. */
  intensityAt(ratePerYear: number): number;
  /** Yearly rate of all events of the law together, where it begins at one: nothing comes more often, and the sum over rates ends there. */
  readonly beginsPerYear?: number;
  /** Log standard deviation of the loss that the hazard leaves open. */
  readonly lnSigma: number;
}

/** A peril at a place. */
export interface PerilAtSite {
  readonly peril: Peril;
  readonly state: 'known' | 'unknown' | 'not_applicable';
  readonly reason?: string;
  readonly causes: readonly Cause[];
  /** What the hazard is made of, in words. */
  readonly drivers: readonly string[];
}

/** A peril with its causes. */
export function atSite(
  peril: Peril,
  causes: readonly Cause[],
  drivers: readonly string[],
): PerilAtSite {
  return { peril, state: 'known', causes, drivers };
}

/** A peril that nobody could work out, or that cannot occur. */
export function without(
  peril: Peril,
  state: 'unknown' | 'not_applicable',
  reason: string,
): PerilAtSite {
  return { peril, state, reason, causes: [], drivers: [] };
}

/** A rate with an exponential law above a threshold: `from` + scale ln(rate / r). */
export function exponential(ratePerYear: number, from: number, scale: number) {
  return (r: number): number => (r >= ratePerYear ? 0 : from + scale * Math.log(ratePerYear / r));
}

/** The same intensity whenever it comes. */
export function fixed(ratePerYear: number, intensity: number) {
  return (r: number): number => (r >= ratePerYear ? 0 : intensity);
}

/** Straight in the logarithms through known points, intensities rising as rates fall; beyond the last on its slope, before the first nothing. */
export function throughPoints(points: readonly (readonly [rate: number, intensity: number])[]) {
  const usable = points.filter(([rate, intensity]) => rate > 0 && intensity > 0);
  const logs = usable.map(([rate, intensity]) => [Math.log(rate), Math.log(intensity)] as const);
  return (r: number): number => {
    const x = Math.log(r);
    const first = logs[0];
    if (!first || x > first[0]) return 0;
    for (let i = 1; i < logs.length; i++) {
      const [x0, y0] = logs[i - 1];
      const [x1, y1] = logs[i];
      if (x < x1 && i < logs.length - 1) continue;
      return Math.exp(x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0));
    }
    return Math.exp(first[1]);
  };
}
