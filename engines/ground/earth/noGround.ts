import type * as z from 'zod';
import { isKnown, type Fact } from '../../facts.ts';
import type { relief, setting } from '../datasets/terrain.ts';

type Answer<D extends { readonly answer: z.ZodType }> = Fact<z.output<D['answer']>>;

/** Why nobody lives, drinks or lays pipes at a place: open water, or an ice sheet without a settlement within 25 km; null: ground, or not known. */
export function noGround(
  place: Answer<typeof setting>,
  ground: Answer<typeof relief>,
): 'open water' | 'ice sheet' | null {
  if (!isKnown(place)) return null;
  if (!place.value.isLand) return 'open water';
  const isIce = isKnown(ground) && ground.value.reliefClass === 'ice';
  return isIce && place.value.populationWithin25Km === 0 ? 'ice sheet' : null;
}
