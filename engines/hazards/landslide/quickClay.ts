import { nearestOnLine } from '../../ground/earth/geodesy.ts';
import { QUICK_CLAY } from './tables/quickClay.ts';

/** A place on the Earth, degrees. */
interface At {
  readonly lat: number;
  readonly lon: number;
}

/** The lowland of old sea clay that a place lies in, with slides known there; undefined outside those that are listed. */
export function quickClayAt({ lat, lon }: At): string | undefined {
  return QUICK_CLAY.find(([, halfWidthKm, axis]) => {
    const nearest = nearestOnLine(lat, lon, axis);
    return nearest !== undefined && nearest.distanceKm <= halfWidthKm;
  })?.[0];
}
