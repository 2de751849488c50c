import type { Moment, NeedTree } from '../../engines/facts.ts';
import { ERROR_POINTS } from '../../engines/ground/position/errorPoints.ts';
import { NothingFound } from '../../engines/nothingFound.ts';
import type { Split, Vertical } from '../../engines/vertical.ts';
import type { Ticket } from './computing.ts';
import type { Context } from './context.ts';
import type { Gathered } from './gather.ts';
import { stepsInTurns } from './inTurns.ts';

export type Reply = Record<string, unknown> & { readonly warnings?: readonly string[] };

interface Work {
  readonly input: unknown;
  readonly moment: Moment;
  readonly gathered: Gathered<NeedTree>;
  readonly context: Context;
  readonly ticket: Ticket | undefined;
}

/** Computes the reply: a light vertical here, a heavy one on the workers. */
export function assessed(
  id: string,
  vertical: Vertical,
  { input, moment, gathered, context, ticket }: Work,
): Reply | Promise<Reply> {
  const { facts } = gathered;
  if (vertical.cost === 'light') return vertical.assess(input, facts, moment) as Reply;
  const compute = (part: { readonly input: unknown; readonly facts: unknown }): Promise<unknown> =>
    context.compute(
      { vertical: id, ...part, moment, ...(ticket && { ticket }) },
      context.callerLeft,
    );
  const split = vertical.split?.(input, facts);
  return (
    split ? sideBySide(split, compute, context.host.workers().threads) : compute({ input, facts })
  ) as Promise<Reply>;
}

/**
 * The parts of an assessment on as many workers as there are, none of which waits for a worker within its time; where one finds
 * nothing, the others still answer; where one fails, no more are begun.
 */
async function sideBySide(
  split: Split,
  compute: (part: NonNullable<Split['parts'][number]>) => Promise<unknown>,
  threads: number,
): Promise<unknown> {
  const replies: unknown[] = [];
  const waiting = split.parts.entries();
  let hasFailed = false;
  const lane = async (): Promise<void> => {
    for (const [i, part] of waiting) {
      if (hasFailed) return;
      replies[i] =
        part &&
        (await compute(part).catch((error: unknown) => {
          if (i > 0 && error instanceof NothingFound) return;
          hasFailed = true;
          throw error;
        }));
    }
  };
  await Promise.all(Array.from({ length: threads }, lane));
  return stepsInTurns(split.join(replies));
}

/** How many pieces of work an input is: places of its list, points about a position that errs, and what the vertical counts. */
export function sizeOf(vertical: Vertical, input: unknown): number {
  const { lists } = vertical;
  const members = input as Readonly<Record<string, unknown>>;
  const list = lists && members[lists.places];
  const places = Array.isArray(list) ? list.length : 1;
  const points = typeof members['position_sigma_m'] === 'number' ? ERROR_POINTS : 1;
  return places * points * (vertical.piecesOf?.(input) ?? 1);
}
