import {
  byName,
  type ComponentList,
  type LossOrState,
  type NameOf,
  type NeedsOf,
  type Place,
} from '../../component.ts';
import { setting } from '../../ground/datasets/terrain.ts';
import type { FactTree, Moment, NeedTree } from '../../facts.ts';
import type { ComponentAnswer } from '../../schemas.ts';
import type { components } from './components.ts';
import { nearbyNeeds } from './nearby.ts';

/** The needs of the components, and what the answer lists beside them. */
export function placeNeeds<const L extends ComponentList>(list: L, place: Place) {
  const { lat, lon } = place;
  const hazards = byName(list, (each) => each.needs(place)) as unknown as NeedsOf<L>;
  return {
    ...hazards,
    place: { setting: setting({ lat, lon }) },
    nearby: nearbyNeeds(list, place) as { readonly [name: string]: NeedTree },
  };
}

/** What the composite of a list asks. */
export type PlaceNeeds<L extends ComponentList> = ReturnType<typeof placeNeeds<L>>;
/** The facts of the components, by name. */
export type HazardFacts = Readonly<Record<string, unknown>>;
/** The facts of a place as the composite asks for them. */
export type PlaceFacts = FactTree<PlaceNeeds<typeof components>>;

/** Every component on its own facts; the same functions answer their own endpoints. */
export function assessComponents<const L extends ComponentList>(
  list: L,
  place: Place,
  { facts, moment }: { readonly facts: HazardFacts; readonly moment: Moment },
): Record<NameOf<L>, ComponentAnswer> {
  return byName(list, (each) => each.assess(place, facts[each.name] as never, moment));
}

/** The losses of a place by the order of the list. */
export function lossesOf(
  list: ComponentList,
  place: Place,
  { facts, moment }: { readonly facts: HazardFacts; readonly moment: Moment },
): LossOrState[] {
  return list.map((each) => each.loss(place, facts[each.name] as never, moment));
}
