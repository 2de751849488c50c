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
