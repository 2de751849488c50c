import type { ZoneSource } from '../../../ground/datasets/tectonics.ts';
import { WORLD_MODEL } from './tables.ts';

/**
 * Earthquakes at or above a magnitude that a zone makes a year, the mean over its largest magnitudes (subtractive law), less those that
 * listed plate interfaces make in its place.
 */
export function zoneRateFrom(zone: ZoneSource, magnitude: number): number {
  const { fromMagnitude, share } = zone.besideFaults ?? { fromMagnitude: Infinity, share: 1 };
  const all = lawRateFrom(zone, magnitude);
  return magnitude >= fromMagnitude
    ? share * all
    : all - (1 - share) * lawRateFrom(zone, fromMagnitude);
}

/** Earthquakes at or above a magnitude a year by a zone's law alone. */
export function lawRateFrom(
  { aValue, bValue, maxMagnitude: { low, best, high } }: Omit<ZoneSource, 'besideFaults'>,
  magnitude: number,
): number {
  const at = (m: number): number => 10 ** (aValue - bValue * m);
  return [low, best, high].reduce(
    (sum, end, i) =>
      sum + (magnitude < end ? WORLD_MODEL.boundWeights[i] * (at(magnitude) - at(end)) : 0),
    0,
  );
}
