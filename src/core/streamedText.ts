import * as z from 'zod';

/** The output of an operation whose text is too long to be held whole: it is made as its reader takes it. */
export const streamedText = z.custom<AsyncIterable<string>>(isStream, 'not a stream of text');

/** The output of an operation that gives a file: text or bytes, made as its reader takes them. */
export const streamedFile = z.custom<AsyncIterable<string | Uint8Array>>(isStream, 'not a stream');

/** Whether an output comes in pieces. */
export function isStream(value: unknown): value is AsyncIterable<string> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
