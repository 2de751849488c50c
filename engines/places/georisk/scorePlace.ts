import type { ComponentList, LossOrState, Place } from '../../component.ts';
import type { Moment } from '../../facts.ts';
import { levelOf } from '../../levels.ts';
import type { Level } from '../../schemas.ts';
import { compositeSum, type CompositeSum } from './composite.ts';
import { seedOfPlace } from './drawnSum.ts';
import type { HazardFacts } from './placeHazards.ts';

/** The composite of a place without words. */
export interface PlaceScore extends CompositeSum {
  readonly level: Level | null;
}

/** The losses of a place by the order of the list. */
export function lossesOf(
  list: ComponentList,
  place: Place,
  { facts, moment }: { readonly facts: HazardFacts; readonly moment: Moment },
): LossOrState[] {
  return list.map((each) => each.loss(place, facts[each.name] as never, moment));
}

/** Score, interval, level, loss and dominant hazard of a place: the numbers of the full answer, for many places at a time. */
export function scorePlace(
  list: ComponentList,
  place: Place,
  known: { readonly facts: HazardFacts; readonly moment: Moment },
): PlaceScore {
  const sum = compositeSum(list, lossesOf(list, place, known), seedOfPlace(place.lat, place.lon));
  return { ...sum, level: sum.score === null ? null : levelOf(sum.score) };
}
