import { Z90 } from '../../ground/math/normal.ts';
import { DAYS_PER_YEAR, DAY_MS } from '../../ground/math/time.ts';
import { GENERIC_AFTERSHOCKS } from '../../hazards/earthquake/seismicity/tables.ts';
import { expectedAftershocks } from '../../hazards/earthquake/seismicity/reasenbergJones.ts';
import type { Quake } from '../../ground/datasets/quakes.ts';
import { gammaPInverse } from '../../ground/math/gamma.ts';

/** Magnitude from which world catalogues are taken as whole since 1976, and the slope of the magnitude law. POLICY: b = 1, the mean of the world. */
export const COMPLETE_FROM = 5;
const B_VALUE = 1;
/** Days that the forecast looks ahead. */
export const HORIZON_DAYS = 7;
/** POLICY. Earthquakes of the last month may be main shocks of what follows. */
const FORESHOCK_DAYS = 30;

/** What a forecast made just before an earthquake would have said. */
export interface Hindcast {
  readonly horizonDays: number;
  /** Chance of one or more so strong within the horizon: from the long-term rate, from the sequence under way, and from both. */
  readonly background: number;
  readonly clustering: number;
  readonly probability: number;
  readonly p10: number;
  readonly p90: number;
  readonly countedEvents: number;
  readonly years: number;
  readonly ratePerYear: number;
  /** How many times the background: 1 is an ordinary week. */
  readonly gain: number;
  readonly mainShock: {
    readonly id: string;
    readonly time: string;
    readonly magnitude: number;
  } | null;
  /** Share of the catalogue's earthquakes that were weaker, 0 to 1; null where it held none. */
  readonly rank: number | null;
}

/**
 * Chance of an earthquake as strong as the one that came, from what the catalogue held the moment before: Poisson at the counted rate carried
 * along the magnitude law, plus generic aftershocks of the strongest event of the last 30 days.
 *
 * @param before  earthquakes of the region; those at or after `event.timeMs` are thrown away
 * @param event   magnitude and time of what came, and the years that the catalogue covers
 */
export function quakeHindcast(
  before: readonly Quake[],
  event: { readonly magnitude: number; readonly timeMs: number; readonly years: number },
): Hindcast {
  const { magnitude, timeMs, years } = event;
  const past = before.filter((each) => Date.parse(each.time) < timeMs && each.magnitude !== null);
  const counted = past.filter((each) => (each.magnitude ?? 0) >= COMPLETE_FROM).length;
  const scale = 10 ** (-B_VALUE * Math.max(0, magnitude - COMPLETE_FROM));
  const weeks = HORIZON_DAYS / DAYS_PER_YEAR;
  const expected = (count: number): number => (count / years) * scale * weeks;
  const main = strongestRecent(past, timeMs);
  const cluster = main === undefined ? 0 : clusterCount(main, magnitude, timeMs);
  const chance = (count: number): number => -Math.expm1(-count);
  const mean = expected(counted + 0.5);
  const total = chance(mean + cluster);
  const spread = 10 ** (Z90 * GENERIC_AFTERSHOCKS.activeShallow.aSigma);
  return {
    horizonDays: HORIZON_DAYS,
    background: chance(mean),
    clustering: chance(cluster),
    probability: total,
    p10: chance(expected(gammaPInverse(counted + 0.5, 0.1)) + cluster / spread),
    p90: chance(expected(gammaPInverse(counted + 0.5, 0.9)) + cluster * spread),
    countedEvents: counted,
    years,
    ratePerYear: ((counted + 0.5) / years) * scale,
    gain: total / chance(mean),
    mainShock: main ? { id: main.id, time: main.time, magnitude: main.magnitude ?? NaN } : null,
    rank:
      past.length === 0
        ? null
        : past.filter((each) => (each.magnitude ?? 0) < magnitude).length / past.length,
  };
}

function strongestRecent(past: readonly Quake[], timeMs: number): Quake | undefined {
  const recent = past.filter(({ time }) => Date.parse(time) >= timeMs - FORESHOCK_DAYS * DAY_MS);
  return recent.toSorted((a, b) => (b.magnitude ?? 0) - (a.magnitude ?? 0))[0];
}

/** Mean over the scatter of productivity between sequences, which the mean productivity alone would understate. */
function clusterCount(main: Quake, magnitude: number, timeMs: number): number {
  const { aSigma, ...set } = GENERIC_AFTERSHOCKS.activeShallow;
  const fromDays = (timeMs - Date.parse(main.time)) / DAY_MS;
  const mean = expectedAftershocks(set, {
    mainMagnitude: main.magnitude ?? 0,
    magnitude,
    fromDays,
    toDays: fromDays + HORIZON_DAYS,
  });
  return mean * Math.exp((aSigma * Math.LN10) ** 2 / 2);
}
