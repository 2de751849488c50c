import { destination } from '../../engines/ground/earth/geodesy.ts';
import { ISLAND } from '../../engines/hazards/wildfire/tables.ts';
import { seaShoreKm, surfaceAt } from './shore/shoreAt.ts';

/** Points of equal area within the circle, on a spiral of Vogel (1979), Math. Biosci. 44, 179-189. */
const POINTS = 24;
const GOLDEN_ANGLE_DEG = 180 * (3 - Math.sqrt(5));
/** The land about the place itself, of which a small island may have no more, as a part of a point. */
const OWN_LAND = 0.1;

/**
 * How much of the ground within 18 km of a place on land is land, 0 to 1, from 24 points; 1 where no shore lies so near, or there is so much land that
 * more makes no difference to fires. Lakes count as land: fire goes round them.
 */
export function landShareAround(lat: number, lon: number): number {
  const shoreKm = seaShoreKm(lat, lon);
  if (shoreKm === undefined || shoreKm >= ISLAND.radiusKm) return 1;
  let dry = OWN_LAND;
  for (let i = 0; i < POINTS; i++) {
    const km = ISLAND.radiusKm * Math.sqrt((i + 0.5) / POINTS);
    const point = destination(lat, lon, i * GOLDEN_ANGLE_DEG, km);
    if (surfaceAt(point.lat, point.lon) !== 'sea') dry++;
    if (dry >= ISLAND.wholeShare * POINTS) return 1;
  }
  return dry / POINTS;
}
