import { quakesNear } from '../../../ground/datasets/quakes.ts';
import { circleOf, regionNamed } from '../../../hazards/earthquake/regions/regionForecast.ts';
import { isWithin } from '../../../hazards/earthquake/regions/regionRates.ts';
import { DEFAULT_THRESHOLD } from '../tables.ts';
import { counted, iso, MOST_QUAKES, resolver, settledBy } from './verdict.ts';

/** Yes by any listed earthquake of the bounds; no where the whole list holds none. */
export const earthquakeResolver = resolver({
  needs(closed) {
    const region = regionNamed(closed.id ?? '');
    const circle = region ? circleOf(region) : { lat: 0, lon: 0, radiusKm: 1 };
    return {
      quakes: quakesNear({
        ...circle,
        minMagnitude: closed.threshold ?? DEFAULT_THRESHOLD.earthquake,
        startTime: iso(closed.opensMs),
        endTime: iso(closed.closesMs),
        limit: MOST_QUAKES,
      }),
    };
  },
  decide(closed, { quakes }) {
    const region = regionNamed(closed.id ?? '');
    if (!region) return { unresolved: `there is no region ${closed.id ?? ''}` };
    const least = closed.threshold ?? DEFAULT_THRESHOLD.earthquake;
    return settledBy(quakes, closed, (events) =>
      events.filter(
        (quake) => isWithin(region.bounds, quake.lat, quake.lon) && counted(quake, closed, least),
      ),
    );
  },
});
