import type * as z from 'zod';
import { isKnown, type Fact } from '../../facts.ts';
import type { relief, setting } from '../../ground/datasets/terrain.ts';
import { noGround } from '../../ground/earth/noGround.ts';

type Setting = z.output<typeof setting.answer>;
type Relief = z.output<typeof relief.answer>;

/** Why no building can stand here, in words; null on land, by the shore as the map knows it and where nobody knows. */
export function offShoreReason(where: Fact<Setting>): string | null {
  if (!isKnown(where) || where.value.isLand) return null;
  const { surface, coastDistanceKm } = where.value;
  // The distance is to the ocean, which says nothing of a lake.
  return surface === 'lake'
    ? 'open water of a lake: no building stands here'
    : `open water, ${coastDistanceKm < 9.95 ? coastDistanceKm.toFixed(1) : Math.round(coastDistanceKm)} km from the shore: no building stands here`;
}

/** Why no house stands here, in words: open water, or an ice sheet without a settlement within 25 km; null elsewhere and where nobody knows. */
export function notBuiltReason(where: Fact<Setting>, ground: Fact<Relief>): string | null {
  const offShore = offShoreReason(where);
  if (offShore !== null) return offShore;
  return noGround(where, ground) === 'ice sheet'
    ? 'ice sheet without a settlement within 25 km: no house stands here'
    : null;
}
