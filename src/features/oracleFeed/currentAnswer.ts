import { isKnown, type Known, type Need } from '../../../engines/facts.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { FRESH_SECONDS } from './wording.ts';

/** A question that only its own source may answer. */
export interface Question<A> {
  readonly source: string;
  readonly kind: keyof typeof FRESH_SECONDS;
  readonly need: Need<A>;
}

/**
 * The source's own answer, if it is current.
 *
 * @throws ApiError `source_unavailable` where it does not answer, or only an old reply is left
 */
export async function currentAnswer<A>(
  { source, kind, need }: Question<A>,
  { askFrom, clock, signal }: Context,
): Promise<Known<A>> {
  const fact = await askFrom(source, need, signal);
  if (!isKnown(fact)) throw sourceCannotAnswer(source, fact.missing);
  const ageS = (clock.now() - Date.parse(fact.retrievedAt)) / 1000;
  if (!(ageS <= FRESH_SECONDS[kind])) {
    throw sourceCannotAnswer(
      source,
      `its last answer is ${Math.round(ageS)} s old, beyond the ${FRESH_SECONDS[kind]} s within which it counts${fact.reason ? ` (${fact.reason})` : ''}`,
    );
  }
  return fact;
}

/** The error of a trigger that cannot be decided; never to be read as "not triggered". */
export function sourceCannotAnswer(source: string, reason: string): ApiError {
  return new ApiError(
    'source_unavailable',
    `The trigger cannot be decided: ${source} cannot answer (${reason}). This is not a "not triggered".`,
    {
      members: { reason, source },
      retryAfterS: 60,
    },
  );
}
