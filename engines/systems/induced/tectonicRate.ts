import type { ZoneSource } from '../../ground/datasets/tectonics.ts';
import { destination } from '../../ground/earth/geodesy.ts';
import { isInOutline } from '../../ground/earth/polygon.ts';

const POINTS = 61;
const GOLDEN_DEG = 137.50776405;

/** A yearly rate with the log standard deviation of its background model. */
export interface TectonicRate {
  readonly ratePerYear: number;
  readonly lnSigma: number;
}

/**
 * Natural earthquakes within a circle, from background zones: their density, averaged over points of even spacing, times the area.
 *
 * Below the zones' smallest magnitude of 5 the Gutenberg-Richter law is prolonged: good to a factor of 2 to 3 at M 2.5.
 *
 * @param circle  centre, degrees, and radius, km
 * @returns undefined where no zone covers the circle
 */
export function tectonicRate(
  zones: readonly ZoneSource[],
  circle: { readonly lat: number; readonly lon: number; readonly radiusKm: number },
  magnitude: number,
): TectonicRate | undefined {
  let [density, weighted] = [0, 0];
  for (let i = 0; i < POINTS; i++) {
    const at = destination(
      circle.lat,
      circle.lon,
      i * GOLDEN_DEG,
      circle.radiusKm * Math.sqrt((i + 0.5) / POINTS),
    );
    for (const zone of zones) {
      if (!isInOutline(zone.outline, at)) continue;
      const own = 10 ** (zone.aValue - zone.bValue * magnitude) / zone.areaKm2;
      density += own;
      weighted +=
        own *
        Math.hypot(zone.rateLnSigma, (zone.minMagnitude - magnitude) * zone.bSigma * Math.LN10);
    }
  }
  if (density === 0) return undefined;
  return {
    ratePerYear: (density / POINTS) * Math.PI * circle.radiusKm ** 2,
    lnSigma: weighted / density,
  };
}
