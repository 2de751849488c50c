import type { FactTree, Moment, NeedTree } from '../../facts.ts';
import type { Chance } from '../../hazards/eventChance.ts';

/** A question as it was asked, with every default in its place. */
export interface Question {
  /** Region, volcano or zone; undefined for a place. */
  readonly id: string | undefined;
  readonly threshold: number | undefined;
  readonly days: number;
  readonly lat: number | undefined;
  readonly lon: number | undefined;
}

/** The answer of a market. */
export interface Priced {
  readonly chance: Chance;
  /** The long-term rate alone. */
  readonly base: Chance;
  readonly drivers: readonly string[];
  readonly calibration: string;
  readonly warnings: readonly string[];
}

/** A kind of question: what it asks in words, what it needs, and how likely a yes is. */
export interface Market<N extends NeedTree = NeedTree> {
  /** The event in words, without the time. */
  event(question: Question): string;
  /** When a yes is a yes. */
  rule(question: Question): string;
  needs(question: Question): N;
  /** A reason in words where nobody can tell. */
  price(question: Question, facts: FactTree<N>, moment: Moment): Priced | string;
}

/** Declares a market; gives `price` the fact types of `needs`. */
export function market<N extends NeedTree>(parts: Market<N>): Market {
  return parts as unknown as Market;
}
