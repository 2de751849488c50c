import type { TsunamiSource } from '../../ground/datasets/tsunamis.ts';
import { openCoastOf, type OpenCoast } from './pathHeight.ts';
import {
  HEIGHT_LN_SIGMA,
  LEAST_MAGNITUDE,
  LESSER_B,
  LESSER_STEPS,
  MAGNITUDE_SIGMA,
} from './tables.ts';

/** Standard deviation of a characteristic event's ln height: scatter of the coast and of the magnitude. */
export const CHARACTERISTIC_SIGMA = Math.hypot(HEIGHT_LN_SIGMA, MAGNITUDE_SIGMA * Math.LN10);

/** Events of one size from one source: yearly rate, what they do to an open coast, and how ln heights scatter. */
export interface SourceEvents {
  readonly magnitude: number;
  readonly rate: number;
  readonly coast: OpenCoast;
  readonly sigma: number;
}

const LESSER = LESSER_STEPS.map((below) => ({ below, cumulativeRate: 10 ** (LESSER_B * below) }));

const known = new WeakMap<TsunamiSource, readonly SourceEvents[]>();

/** The characteristic event of a source and the lesser ones below it, largest first: worked out once per source. */
export function eventsOf(source: TsunamiSource): readonly SourceEvents[] {
  let events = known.get(source);
  if (!events) known.set(source, (events = workedOut(source)));
  return events;
}

function workedOut(source: TsunamiSource): readonly SourceEvents[] {
  const { magnitude } = source;
  const rate = 1 / source.recurrenceYears.best;
  const coast = openCoastOf(source, magnitude);
  const events: SourceEvents[] = [{ magnitude, rate, coast, sigma: CHARACTERISTIC_SIGMA }];
  let cumulative = 1;
  for (const { below, cumulativeRate } of LESSER) {
    if (magnitude - below < LEAST_MAGNITUDE) break;
    events.push({
      magnitude: magnitude - below,
      rate: rate * (cumulativeRate - cumulative),
      coast: openCoastOf(source, magnitude - below),
      sigma: HEIGHT_LN_SIGMA,
    });
    cumulative = cumulativeRate;
  }
  return events;
}
