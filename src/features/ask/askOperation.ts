import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import type { NamedOperation } from '../../core/operation.ts';
import { Abstention } from './abstention.ts';

export type Result = Readonly<Record<string, unknown>>;

/** Refusals of an input as sentences. */
const sentenceOf = (refusals: readonly string[]): string =>
  refusals.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`).join(' ');

/** A result and what it was asked. */
export interface Answered {
  readonly input: Record<string, unknown>;
  readonly reply: Result;
}

/** @throws Abstention where the operation refuses, is withdrawn, or nobody could answer */
export async function askOperation(
  operation: NamedOperation,
  raw: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<Answered> {
  const parsed = operation.input.safeParse(raw);
  if (!parsed.success)
    throw new Abstention(
      'not_covered',
      sentenceOf(
        parsed.error.issues.map(({ path, message }) =>
          message.startsWith('must ')
            ? `${path.join(' ').replaceAll('_', ' ')} ${message}`
            : message,
        ),
      ),
    );
  const input = parsed.data as Record<string, unknown>;
  const reply = (await run(operation, input, context)) as Result;
  const reason = typeof reply['reason'] === 'string' ? reply['reason'] : undefined;
  const see = Array.isArray(reply['see']) ? (reply['see'] as string[]) : [];
  if (operation.free) throw new Abstention('withdrawn', reason ?? 'This tool was withdrawn.', see);
  const isUnknown = reply['state'] === 'unknown' || reply['status'] === 'unavailable';
  if (isUnknown && reason !== undefined)
    throw new Abstention('source_absent', `Not known: ${reason}.`);
  if (reply['status'] === 'unknown') throw new Abstention('source_absent', summaryText(reply));
  return { input, reply };
}

/** The words of an answer that says of itself that nothing is known. */
function summaryText({ summary }: Result): string {
  const text = typeof summary === 'object' && summary !== null ? (summary as Result)['text'] : '';
  return typeof text === 'string' && text !== '' ? text : 'Nothing is known now.';
}

async function run(
  operation: NamedOperation,
  input: Record<string, unknown>,
  context: Context,
): Promise<unknown> {
  try {
    return operation.output.parse(await operation.run(input, context));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'source_unavailable' || error.code === 'not_found')
      throw new Abstention('source_absent', error.message);
    throw error;
  }
}
