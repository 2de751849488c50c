import type * as z from 'zod';
import { isKnown, type Fact } from '../../facts.ts';
import type { setting } from '../../ground/datasets/terrain.ts';

type Setting = z.output<typeof setting.answer>;

/** Beyond the drawn shore by so much a point counts as open water, km. */
const OFF_SHORE_KM = 2;

/** Why no building can stand here, in words; null on land, by the shore and where nobody knows. */
export function offShoreReason(where: Fact<Setting>): string | null {
  if (!isKnown(where) || where.value.isLand) return null;
  const { surface, coastDistanceKm, coastSigmaKm } = where.value;
  if (coastDistanceKm <= coastSigmaKm + OFF_SHORE_KM) return null;
  // The distance is to the ocean, which says nothing of a lake.
  return surface === 'lake'
    ? 'open water of a lake: no building stands here'
    : `open water, ${Math.round(coastDistanceKm)} km from the shore: no building stands here`;
}
