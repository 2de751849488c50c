import type * as z from 'zod';
import { isKnown, type Fact } from '../../../facts.ts';
import { quakesNear, type Quake } from '../../../ground/datasets/quakes.ts';
import { DAY_MS } from '../../../ground/math/time.ts';
import { activeSequences, type ActiveSequence } from './forecast.ts';
import { isWithin } from './regionRates.ts';
import {
  ALERT_MAGNITUDE,
  LASTING_MAGNITUDE,
  RECENT_DAYS,
  SEQUENCE_DAYS,
  type RegionRow,
} from './tables.ts';

const MOST_EVENTS = 5000;

/** The lists that sequences under way are found in. */
export interface QuakeLists {
  readonly quakes: Fact<z.output<typeof quakesNear.answer>>;
  readonly older: Fact<z.output<typeof quakesNear.answer>>;
}

/** Asks for all earthquakes of the last month, and for the stronger ones of as long as an aftershock sequence may last. */
export const quakeListsOf = (circle: {
  readonly lat: number;
  readonly lon: number;
  readonly radiusKm: number;
}) => ({
  quakes: quakesNear({
    ...circle,
    minMagnitude: ALERT_MAGNITUDE,
    lastDays: RECENT_DAYS,
    limit: MOST_EVENTS,
  }),
  older: quakesNear({
    ...circle,
    minMagnitude: LASTING_MAGNITUDE,
    lastDays: SEQUENCE_DAYS,
    limit: MOST_EVENTS,
  }),
});

/** Whether sequences are known, and those of before the last month with them. */
export const isWhole = (fact: QuakeLists['quakes']): boolean =>
  isKnown(fact) && fact.value.complete;

/** Sequences of a region that are going on; undefined where no complete list of the last month answered. */
export function sequencesIn(
  region: RegionRow,
  { quakes, older }: QuakeLists,
  nowMs: number,
): ActiveSequence[] | undefined {
  if (!isKnown(quakes) || !quakes.value.complete) return undefined;
  const recent = quakes.value.events.filter(({ magnitude }) => (magnitude ?? 0) >= ALERT_MAGNITUDE);
  const beginsMs = nowMs - RECENT_DAYS * DAY_MS;
  const before = isKnown(older) && older.value.complete ? older.value.events : [];
  const lasting = before.filter(
    ({ time, magnitude }) => (magnitude ?? 0) >= LASTING_MAGNITUDE && Date.parse(time) < beginsMs,
  );
  const own = [...recent, ...lasting].filter((quake: Quake) =>
    isWithin(region.bounds, quake.lat, quake.lon),
  );
  return activeSequences(own, region.aftershocks, {
    nowMs,
    completeMagnitude: (elapsedDays) =>
      elapsedDays <= RECENT_DAYS ? ALERT_MAGNITUDE : LASTING_MAGNITUDE,
  });
}
