import type { Section } from '../narrative/sections.ts';
import type { Asked } from './aspectParts.ts';

/** The yearly loss in money, where the question says what the building is worth. */
export const inMoney =
  ({ worth }: Asked): Section =>
  (quotes) => {
    if (worth === undefined) return undefined;
    const [mean, low, high] = ['value', 'p10', 'p90'].map((member) =>
      quotes.times(worth.amount, 'reply', 'quantity', member),
    );
    return mean === undefined
      ? undefined
      : `Of a building that costs as much to replace as you say, expect to lose about ${worth.currency} ${mean} a year on average (80 % interval ${low} to ${high}); insurers add their costs to that.`;
  };
