import * as z from 'zod';
import type { ComponentList, Listed, Place } from '../../component.ts';
import type { NeedTree } from '../../facts.ts';

type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (
  all: infer I,
) => void
  ? I
  : never;
type ListedShape<C> = C extends { readonly listed?: Listed<infer Shape> } ? Shape : never;

/** The members of all that a list of components lists. */
type ListedShapes<L extends ComponentList> =
  Intersection<ListedShape<L[number]>> extends infer Shape extends z.ZodRawShape ? Shape : never;

/** What `radius_km` bounds: the events and sources that are listed, never the hazard itself. */
export function nearbySchema<const L extends ComponentList>(list: L) {
  const shapes = Object.assign({}, ...list.map(({ listed }) => listed?.shape)) as ListedShapes<L>;
  return z
    .object({ radius_km: z.number() })
    .extend(shapes)
    .extend({ effect: z.string().describe('What the radius changed, in words') })
    .meta({ id: 'NearbyEvents' });
}

/** What the lists of events ask, by the name of their component. */
export function nearbyNeeds(list: ComponentList, place: Place): Record<string, NeedTree> {
  const needs: Record<string, NeedTree> = {};
  for (const { name, listed } of list) if (listed) needs[name] = listed.needs(place);
  return needs;
}

/** Events and sources within the radius: what the radius changes, and all it changes. */
export function nearbyOf<const L extends ComponentList>(
  list: L,
  place: Place,
  facts: Readonly<Record<string, unknown>>,
): z.input<ReturnType<typeof nearbySchema<L>>> {
  const members: Record<string, unknown> = {};
  const counts: string[] = [];
  for (const { name, listed } of list) {
    if (!listed || !(name in facts)) continue;
    const found = listed.list(place, facts[name] as never);
    Object.assign(members, found.members);
    counts.push(found.said);
  }
  return {
    radius_km: place.radiusKm,
    ...members,
    effect:
      `Within ${place.radiusKm} km this lists ${counts.join(' and ')}. ` +
      'The scores do not depend on the radius: each hazard takes in every source that can reach the place.',
  } as unknown as z.input<ReturnType<typeof nearbySchema<L>>>;
}
