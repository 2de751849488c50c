import { isInOutline } from '../../engines/ground/earth/polygon.ts';
import { BACK_ARCS } from './data/backArcs.ts';

/**
 * Whether a place lies behind the volcanic front of a subduction zone, where hot mantle takes much of the motion of its earthquakes.
 *
 * @param at  degrees
 */
export function isBehindArc(at: { readonly lat: number; readonly lon: number }): boolean {
  return BACK_ARCS.some(([, outline]) => isInOutline(outline, at));
}
