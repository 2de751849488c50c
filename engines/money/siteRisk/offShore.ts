import type * as z from 'zod';
import { isKnown, type Fact } from '../../facts.ts';
import type { setting } from '../../ground/datasets/terrain.ts';

type Setting = z.output<typeof setting.answer>;

/** Why no building can stand here, in words; null on land, by the shore as the map knows it and where nobody knows. */
export function offShoreReason(where: Fact<Setting>): string | null {
  if (!isKnown(where) || where.value.isLand) return null;
  const { surface, coastDistanceKm } = where.value;
  // The distance is to the ocean, which says nothing of a lake.
  return surface === 'lake'
    ? 'open water of a lake: no building stands here'
    : `open water, ${coastDistanceKm < 9.95 ? coastDistanceKm.toFixed(1) : Math.round(coastDistanceKm)} km from the shore: no building stands here`;
}
