import * as z from 'zod';

/** POLICY: beyond this a position is a region, and seven points do not stand for it. */
const MOST_SIGMA_M = 20_000;

/** POLICY: places of one list whose error is spread; each is computed at seven points. */
export const MOST_ERRORS = 20;

/** Why a list with more is refused. */
export const TOO_MANY_ERRORS = `a list takes the error of at most ${MOST_ERRORS} positions: ask for the others apart`;

/** The error of a position in an input. */
export const positionSigma = z
  .number()
  .positive()
  .max(MOST_SIGMA_M)
  .optional()
  .describe(
    `Standard deviation of the position to the north and to the east, m, above 0 and up to ${MOST_SIGMA_M}: widens the intervals, see position_error`,
  );

const pointer = z.string().describe('Where it stands in the answer: JSON pointer');

/** What the error of the position changed in an answer. */
export const positionError = z
  .object({
    sigma_m: z.number().describe('As it was given'),
    points: z.int().describe('Points computed: the position and a hexagon at two sigma'),
    answered_share: z
      .number()
      .describe('Share of the probability at points that have an answer, 0 to 1'),
    intervals: z
      .array(
        z.object({
          pointer,
          low_before: z.number(),
          high_before: z.number(),
          low: z.number(),
          high: z.number(),
        }),
      )
      .describe('Intervals before and after; only those that changed'),
    numbers: z
      .array(
        z.object({
          pointer,
          value: z.number().describe('At the position'),
          lowest: z.number(),
          highest: z.number(),
          standard_deviation: z.number(),
        }),
      )
      .describe('Best values over the points; the answer shows that of the position'),
    words: z
      .array(
        z.object({
          pointer,
          value: z.string().describe('At the position'),
          others: z.array(z.object({ value: z.string(), probability: z.number() })),
        }),
      )
      .describe('Classes that are another elsewhere in the error, with the probability of it'),
  })
  .meta({ id: 'PositionError', description: 'What the error of the position changed' });
