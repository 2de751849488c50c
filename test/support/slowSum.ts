import { availableParallelism } from 'node:os';
import * as z from 'zod';
import type { JobKind } from '../../src/core/jobs.ts';

/** Parts of which a server has some done, some under way and some before it, once it has begun `SOME_DONE` of them. */
export const SOME_DONE = availableParallelism() + 3;
export const PARTS = 2 * SOME_DONE + 2;

/** A job that adds the numbers of its parts, each of which takes a while. */
export function slowSum(
  partMs: number,
  begun: (part: number) => void = () => undefined,
): JobKind<{ count: number }, number, number> {
  return {
    name: 'slow-sum',
    lane: 'heavy',
    input: z.object({ count: z.number() }),
    parts: ({ count }) => count,
    async runPart({ part }) {
      begun(part);
      await new Promise((resolve) => setTimeout(resolve, partMs));
      return part;
    },
    async finish({ checkpoints }) {
      let sum = 0;
      for await (const value of checkpoints) sum += value;
      return sum;
    },
  };
}
