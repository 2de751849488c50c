import { distanceKm } from '../../ground/earth/geodesy.ts';
import { CAVITIES } from './tables/cavities.ts';

/** What lies below a place that no karst made, in words; undefined outside the places that are listed. */
export function cavitiesAt({
  lat,
  lon,
}: {
  readonly lat: number;
  readonly lon: number;
}): string | undefined {
  return CAVITIES.find(
    ([, midLat, midLon, radiusKm]) => distanceKm(lat, lon, midLat, midLon) <= radiusKm,
  )?.[0];
}
