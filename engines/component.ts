import type * as z from 'zod';
import type { FactTree, Moment, NeedTree } from './facts.ts';
import { Z90 } from './ground/math/normal.ts';
import { scoredBy, type Anchors } from './levels.ts';
import type { ComponentAnswer, Quantity } from './schemas.ts';

/** A place as components see it. `radiusKm` bounds the events and sources that are listed; it never changes the hazard. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
  readonly radiusKm: number;
}

/**
 * One part of the composite score: its name, how its quantity becomes a score, what it asks and what it answers. If the hazard has a
 * vertical of its own, both share `needs` and `assess`, so that a place never gets two numbers. One line in the list of components
 * puts it into every answer that shows the composite.
 */
export interface Component<
  N extends NeedTree = NeedTree,
  Name extends string = string,
  Shape extends z.ZodRawShape = z.ZodRawShape,
> {
  /** Its name on the wire, snake_case. */
  readonly name: Name;
  /** The same for people, within a sentence. */
  readonly words: string;
  readonly anchors: Anchors;
  needs(place: Place): N;
  assess(place: Place, facts: FactTree<N>, moment: Moment): ComponentAnswer;
  /** What the reference building is expected to lose to it in a year, or the state; without words, for many places at a time. */
  loss(place: Place, facts: FactTree<N>, moment: Moment): LossOrState;
  /** Warnings where a class of ground stood in for a measurement; absent if that never happens. */
  standIns?(facts: FactTree<N>): string[];
  /** What it usually is at populated places; stands in where it is unknown. */
  readonly usual: Usual;
  /** The component whose errors it shares, so that the two are drawn together; absent if its errors are independent. */
  readonly errsWith?: string;
  /** Events or sources within the radius that the composite lists beside the score. */
  readonly listed?: Listed<Shape>;
}

/** What a component lists of the events and sources within a radius. */
export interface Listed<Shape extends z.ZodRawShape = z.ZodRawShape> {
  /** Members of the answer. */
  readonly shape: Shape;
  needs(place: Place): NeedTree;
  /** The members, and in words how many events they hold. */
  list(
    place: Place,
    facts: never,
  ): { readonly members: z.input<z.ZodObject<Shape>>; readonly said: string };
}

/** How many events a list holds, in words; null: nobody answered. */
export function countWords(
  count: number | null,
  { one, many }: { readonly one: string; readonly many: string },
): string {
  if (count === null) return `no answer about ${many}`;
  return count === 0 ? `no ${many}` : `${count} ${count === 1 ? one : many}`;
}

/** A component of any needs, as a list of them holds it. */
export interface AnyComponent extends Omit<Component, 'assess' | 'loss' | 'standIns'> {
  assess(place: Place, facts: never, moment: Moment): ComponentAnswer;
  standIns?(facts: never): string[];
  loss(place: Place, facts: never, moment: Moment): LossOrState;
}

/** Components in their order; ties go to the first. */
export type ComponentList = readonly AnyComponent[];

/** The names of a list. */
export type NameOf<L extends ComponentList> = L[number]['name'];

/** The needs of a list, by name. */
export type NeedsOf<L extends ComponentList> = {
  readonly [C in L[number] as C['name']]: ReturnType<C['needs']>;
};

/** A value for each component of a list, by name. */
export function byName<L extends ComponentList, T>(
  list: L,
  valueOf: (each: AnyComponent, at: number) => T,
): Record<NameOf<L>, T> {
  const values: Partial<Record<string, T>> = {};
  list.forEach((each, at) => (values[each.name] = valueOf(each, at)));
  return values as Record<NameOf<L>, T>;
}

/** An expected annual loss ratio, 1/yr: the mean over what is not known, and the points of its distribution. */
export interface Loss {
  readonly value: number;
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

/** A loss, or the state of a component that has none. */
export type LossOrState = Loss | 'unknown' | 'not_applicable';

/**
 * A component over populated places: its mean share of the composite loss, and the loss that one place in ten passes, 1/yr. Counted over 3,000
 * towns of the gazetteer by the embedded tables; the validation page of the composite prints the present count.
 */
export interface Usual {
  readonly share: number;
  readonly lossP90: number;
}

/** Beyond `2 Z90` the mean of a lognormal law stands above its own 90 % point: an interval that does not hold its value says nothing. */
export const MOST_LN_SIGMA = 2.5;

/**
 * A lognormal loss of a given mean: an expected loss is a mean over what is not known, so that losses add up to the mean of their sum.
 * The median stands below it by half of the variance.
 *
 * @param mean     1/yr, 0 or more
 * @param lnSigma  log standard deviation; taken as 2.5 at most, so that the interval holds the mean
 */
export function lossAbout(mean: number, lnSigma: number): Loss {
  const sigma = Math.min(MOST_LN_SIGMA, lnSigma);
  const p50 = mean * Math.exp((-sigma * sigma) / 2);
  const spread = Math.exp(Z90 * sigma);
  return { value: mean, p10: p50 / spread, p50, p90: Math.min(1, p50 * spread) };
}

/** Declares a component; gives `assess` the fact types of `needs`. */
export function component<
  N extends NeedTree,
  const Name extends string,
  Shape extends z.ZodRawShape = Record<never, never>,
>(parts: Component<N, Name, Shape>): Component<N, Name, Shape> {
  return parts;
}

/** A known component: the quantity and its interval, scored through the component's anchors. */
export function known(
  anchors: Anchors,
  measured: Quantity,
  drivers: readonly string[],
): ComponentAnswer {
  return { state: 'known', ...scoredBy(anchors, measured), drivers: [...drivers] };
}

/** Nobody could answer: never to be read as a low hazard. */
export const unknown = (reason: string): ComponentAnswer => without('unknown', reason);

/** The hazard cannot occur at this place. */
export const notApplicable = (reason: string): ComponentAnswer => without('not_applicable', reason);

function without(state: 'unknown' | 'not_applicable', reason: string): ComponentAnswer {
  return { state, quantity: null, score: null, level: null, interval: null, reason, drivers: [] };
}
