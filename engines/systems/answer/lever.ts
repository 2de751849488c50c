import * as z from 'zod';
import { scoreAt, type Anchors } from '../../levels.ts';

/** A change of one input, all others held, and what it does to the quantity and the score. */
export const lever = z
  .object({
    change: z.string().describe('The one input that is changed, in words'),
    quantity: z.number().describe('The quantity with the change, in the unit of the answer'),
    score: z.number().min(0).max(100),
    score_change: z.number().describe('Score with the change less score without'),
  })
  .meta({ id: 'ScoreLever' });
export type Lever = z.output<typeof lever>;

/** Levers of an answer, strongest first. */
export const levers = z
  .array(lever)
  .describe('What would change the score most, strongest first; each changes one input alone');

/** A change in words and the quantity that it leads to. */
export type Alternative = readonly [change: string, quantity: number];

/**
 * Levers from alternatives, the strongest first; those that leave the score where it is are dropped.
 *
 * @param anchors   from quantity to score
 * @param quantity  as answered
 */
export function leversOf(
  anchors: Anchors,
  quantity: number,
  alternatives: readonly Alternative[],
): Lever[] {
  const own = scoreAt(anchors, quantity);
  return alternatives
    .map(([change, value]) => {
      const score = scoreAt(anchors, value);
      return { change, quantity: value, score, score_change: score - own };
    })
    .filter(({ score_change: change }) => Math.abs(change) >= LEAST_CHANGE)
    .toSorted((a, b) => Math.abs(b.score_change) - Math.abs(a.score_change));
}

/** A change that does not show in a score of one decimal. */
const LEAST_CHANGE = 0.05;

/** A change of one input and what it does to a quantity that has no score of its own. */
const quantityLever = z
  .object({
    change: z.string().describe('The one input that is changed, in words'),
    quantity: z.number().describe('The quantity with the change, in the unit of the answer'),
    ratio: z
      .number()
      .nullable()
      .describe('Quantity with the change over quantity without; null: there was none'),
  })
  .meta({ id: 'QuantityLever' });
export type QuantityLever = z.output<typeof quantityLever>;

/** Levers of an answer whose headline is a quantity, strongest first. */
export const quantityLevers = z
  .array(quantityLever)
  .describe('What would change the answer most, strongest first; each changes one input alone');

/** Levers of a quantity from alternatives, the strongest first: by how much they move it, either way; those that leave it are dropped. */
export function quantityLeversOf(
  quantity: number,
  alternatives: readonly Alternative[],
): QuantityLever[] {
  return alternatives
    .filter(([, value]) => Math.abs(value - quantity) > LEAST_SHARE * quantity)
    .map(([change, value]) => ({
      change,
      quantity: value,
      ratio: quantity === 0 ? null : value / quantity,
    }))
    .toSorted((a, b) => Math.abs(b.quantity - quantity) - Math.abs(a.quantity - quantity));
}

/** A change of less than a thousandth does not show. */
const LEAST_SHARE = 1e-3;
