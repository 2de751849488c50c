import { boundedMinimum } from '../../../ground/math/boundedMinimum.ts';
import { productivity, type EtasEvent, type EtasParameters } from './etas.ts';
import { omoriIntegral } from './omoriIntegral.ts';

/** A fitted sequence law with its mean number of direct aftershocks, below 1 by construction. */
export interface EtasFit {
  readonly parameters: EtasParameters;
  /** Over the magnitudes of the catalogue itself, so that it is finite for any alpha. */
  readonly branchingRatio: number;
  readonly logLikelihood: number;
}

/** Search ranges. POLICY: wider than what catalogues have shown. @source Ogata (1988), table 3; Hardebeck et al. (2008), J. Geophys. Res. 113, B08310 */
const RANGE = {
  backgroundShare: [0.02, 1],
  branching: [0, 0.99],
  lnCDays: [Math.log(1e-4), Math.log(1)],
  p: [1.001, 1.8],
} as const;
const START = [0.5, 0.5, 0.5, 0.15];
/** Sums run over all pairs. */
const MOST_EVENTS = 3000;
const LEAST_EVENTS = 20;

/**
 * Temporal ETAS by maximum likelihood with alpha given.
 *
 * Productivity is searched through the branching ratio, 0 to 0.99: a supercritical law, whose forecasts never end, cannot come out.
 *
 * @param events      rising in time, all at or above `mc`, days from the window's start
 * @param windowDays  length of the window
 * @param law         alpha to base 10 and completeness magnitude
 * @returns undefined for fewer than 20 or more than 3,000 events
 * @source Ogata (1988), J. Am. Stat. Assoc. 83(401), 9-27, eq. 9 and 11. doi:10.1080/01621459.1988.10478560
 */
export function etasFit(
  events: readonly EtasEvent[],
  windowDays: number,
  law: { readonly alpha: number; readonly mc: number },
): EtasFit | undefined {
  if (events.length < LEAST_EVENTS || events.length > MOST_EVENTS || !(windowDays > 0))
    return undefined;
  const meanProductivity =
    events.reduce((sum, { magnitude }) => sum + 10 ** (law.alpha * (magnitude - law.mc)), 0) /
    events.length;
  const perDay = events.length / windowDays;
  const read = ([b = 0, n = 0, c = 0, p = 0]: readonly number[]) => {
    const branchingRatio = within(RANGE.branching, n);
    const [cDays, decay] = [Math.exp(within(RANGE.lnCDays, c)), within(RANGE.p, p)];
    const k = (branchingRatio * (decay - 1) * cDays ** (decay - 1)) / meanProductivity;
    return {
      branchingRatio,
      parameters: {
        muPerDay: perDay * within(RANGE.backgroundShare, b),
        k,
        cDays,
        p: decay,
        ...law,
      },
    };
  };
  const { at, value } = boundedMinimum(
    (point) => -logLikelihood(read(point).parameters, events, windowDays),
    START,
  );
  return { ...read(at), logLikelihood: -value };
}

function within([low, high]: readonly [number, number], share: number): number {
  return low + (high - low) * share;
}

/** Log likelihood of a temporal ETAS law over a window from 0. @source Ogata (1988), eq. 11 */
export function logLikelihood(
  set: EtasParameters,
  events: readonly EtasEvent[],
  windowDays: number,
): number {
  const times = Float64Array.from(events, ({ timeDays }) => timeDays);
  const yields = Float64Array.from(events, ({ magnitude }) => productivity(set, magnitude));
  let sum = -set.muPerDay * windowDays;
  for (let i = 0; i < times.length; i++) {
    const now = times[i] ?? 0;
    let intensity = set.muPerDay;
    for (let j = 0; j < i; j++) {
      const after = now - (times[j] ?? 0);
      if (after > 0) intensity += (yields[j] ?? 0) * (after + set.cDays) ** -set.p;
    }
    sum += Math.log(intensity) - (yields[i] ?? 0) * omoriIntegral(0, windowDays - now, set);
  }
  return sum;
}
