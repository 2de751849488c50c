import type { Fact, Need } from '../../engines/facts.ts';
import type { Context, PredictionRecord } from './context.ts';
import type { Operation } from './operation.ts';

/** The world as a second run of an operation sees it. */
export interface Rerun {
  ask(this: void, need: Need): Fact<unknown> | Promise<Fact<unknown>>;
  /** The moment it is computed for, ms since 1970. */
  readonly nowMs: number;
}

/**
 * Runs an operation once more, in a world that is given, and stores nothing.
 *
 * @param input  as it was parsed
 * @returns the answer, without the numbers under which it would be stored
 * @throws what the operation throws
 */
export async function rerun(
  operation: Pick<Operation, 'run'>,
  input: unknown,
  { ask, nowMs, context }: Rerun & { readonly context: Context },
): Promise<unknown> {
  const kept: PredictionRecord[] = [];
  const inside = Object.create(context, {
    ask: { value: ask },
    askFrom: { value: (_source: string, need: Need) => ask(need) },
    clock: { value: { now: () => nowMs } },
    isRepeatable: { value: false },
    keep: {
      value: (record: PredictionRecord) => {
        kept.push(record);
        return Promise.resolve({ predictionId: 0, sha256: '', isTrial: true });
      },
    },
  }) as Context;
  const answer: unknown = await operation.run(input as never, inside);
  const [record] = kept;
  return record ? record.reply : answer;
}
