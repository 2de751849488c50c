import type { FactTree, Moment, NeedTree } from './facts.ts';
import { ANCHORS, levelOf, scoreAt, type ComponentName } from './levels.ts';
import type { ComponentAnswer, Quantity } from './schemas.ts';

/** A place as components see it. `radiusKm` bounds the events and sources that are listed; it never changes the hazard. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
  readonly radiusKm: number;
}

/**
 * One of the eight parts of the composite score. Its vertical, where the specification has one, shares `needs` and `assess`,
 * so that the same place never gets two numbers.
 */
export interface Component<N extends NeedTree> {
  readonly name: ComponentName;
  needs(place: Place): N;
  assess(place: Place, facts: FactTree<N>, moment: Moment): ComponentAnswer;
  /** The quantity of `assess` alone, or why there is none: no words, for many places at a time. */
  measure(place: Place, facts: FactTree<N>, moment: Moment): Measured;
}

/** A quantity, or the state of a component that has none. */
export type Measured = Quantity | 'unknown' | 'not_applicable';

/** Declares a component; gives `assess` the fact types of `needs`. */
export function component<N extends NeedTree>(parts: Component<N>): Component<N> {
  return parts;
}

/** A known component: the quantity and its interval, scored through the component's anchors. */
export function known(
  name: ComponentName,
  measured: Quantity,
  drivers: readonly string[],
): ComponentAnswer {
  const anchors = ANCHORS[name];
  const score = scoreAt(anchors, measured.value);
  return {
    state: 'known',
    quantity: measured,
    score,
    level: levelOf(score),
    interval: {
      p10: scoreAt(anchors, measured.p10),
      p50: scoreAt(anchors, measured.p50),
      p90: scoreAt(anchors, measured.p90),
    },
    drivers: [...drivers],
  };
}

/** Nobody could answer: never to be read as a low hazard. */
export function unknown(reason: string): ComponentAnswer {
  return {
    state: 'unknown',
    quantity: null,
    score: null,
    level: null,
    interval: null,
    reason,
    drivers: [],
  };
}

/** The hazard cannot occur at this place. */
export function notApplicable(reason: string): ComponentAnswer {
  return {
    state: 'not_applicable',
    quantity: null,
    score: null,
    level: null,
    interval: null,
    reason,
    drivers: [],
  };
}
