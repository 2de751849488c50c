import { twoDigits } from '../../withCommas.ts';
import { distanceKm } from '../../ground/earth/geodesy.ts';
import { OLD_CALDERAS } from './tables/oldCalderas.ts';

/**
 * What is to be said of calderas about a place that have not erupted in the Holocene, so that no rate of the answer holds them: one sentence each.
 *
 * @param radiusKm  how far away they are named, km
 */
export function oldCalderaWords(
  { lat, lon }: { readonly lat: number; readonly lon: number },
  radiusKm: number,
): string[] {
  return OLD_CALDERAS.flatMap((caldera) => {
    const km = distanceKm(lat, lon, caldera.lat, caldera.lon);
    if (km > radiusKm) return [];
    const { name, eruptions, years, lastYearsAgo } = caldera;
    return [
      `The caldera of ${name}, ${Math.round(km)} km away, has not erupted in the Holocene and is in none of these numbers: great eruptions came there about once in ${twoDigits(years / eruptions)} years, the last ${twoDigits(lastYearsAgo)} years ago.`,
    ];
  });
}
