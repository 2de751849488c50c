import { isWithin } from '../../engines/hazards/earthquake/regions/regionRates.ts';
import { REGIONS } from '../../engines/hazards/earthquake/regions/tables.ts';
import type { WholeList } from '../../engines/signals/market/hindcast.ts';
import { EARTHQUAKE_MARKETS } from '../../engines/signals/market/tables.ts';
import { timedQuakes } from '../../src/atlas/pastQuakes/pastQuakeTable.ts';

const FROM_MS = Date.UTC(1965, 0);
const TO_MS = Date.UTC(2016, 11, 31);
const LEAST_MAGNITUDE = 5.5;

/**
 * Earthquakes of M 5.5 and more in the regions of the market questions, times to the minute, places to 0.01 degrees.
 *
 * @source US Geological Survey, ANSS Comprehensive Earthquake Catalog (ComCat), 1965 to 2016, public domain. doi:10.5066/F7MS3QZH
 */
export function regionQuakes(): WholeList {
  const regions = REGIONS.filter(({ id }) => EARTHQUAKE_MARKETS.includes(id));
  const quakes = timedQuakes().filter(
    ({ timeMs, lat, lon, magnitude }) =>
      timeMs >= FROM_MS &&
      timeMs < TO_MS &&
      magnitude >= LEAST_MAGNITUDE &&
      regions.some(({ bounds }) => isWithin(bounds, lat, lon)),
  );
  return { quakes, leastMagnitude: LEAST_MAGNITUDE, fromMs: FROM_MS, toMs: TO_MS };
}
