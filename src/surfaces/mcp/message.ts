import { parsedJson } from '../../core/parsedJson.ts';
import { ValidationFailure } from '../../core/validation.ts';

/** POLICY: calls in one message, as in a batch of tRPC. */
const MAX_BATCH = 20;

/**
 * A message as it may be worked on: JSON of a bounded depth, and no more than a bounded number of calls.
 *
 * @throws ValidationFailure `json_invalid`, `too_long`
 */
export function checkedMessage(bytes: Buffer): unknown {
  const message = parsedJson(bytes);
  if (Array.isArray(message) && message.length > MAX_BATCH)
    throw new ValidationFailure([
      {
        loc: ['body'],
        msg: `List should have at most ${MAX_BATCH} items after validation, not ${message.length}`,
        type: 'too_long',
        ctx: { max_length: MAX_BATCH, actual_length: message.length },
      },
    ]);
  return message;
}

/** Whether a message, or a call among several, asks to be told how far it is. */
export function asksProgress(message: unknown): boolean {
  const calls = [message].flat() as readonly { params?: { _meta?: { progressToken?: unknown } } }[];
  return calls.some((call) => call?.params?._meta?.progressToken !== undefined);
}
