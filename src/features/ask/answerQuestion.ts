import type * as z from 'zod';
import { composeAnswer } from '../../../engines/signals/ask/composeAnswer.ts';
import { readQuestion, type ReadQuestion } from '../../../engines/signals/ask/readQuestion.ts';
import { INTENTS, type Intent } from '../../../engines/signals/ask/tables.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import type { NamedOperation } from '../../core/operation.ts';
import { Abstention } from './abstention.ts';
import { placeOf } from './findPlace.ts';
import { regionIn, sizeAndTime } from './marketInput.ts';
import type { AskPlace, AskReply, AskRequest } from './schemas.ts';

type Body = z.output<typeof AskRequest>;
type Result = Readonly<Record<string, unknown>>;

/** Answers a question by one operation, or says why not; never a guess. */
export async function answerQuestion(body: Body, context: Context): Promise<AskReply> {
  const read = readQuestion(body.question);
  const reply: AskReply = {
    status: 'abstained',
    question: body.question,
    intent: read.intent ? { id: read.intent.id, about: read.intent.about } : null,
    place: null,
    answer: null,
    numbers: [],
    operations: [],
    abstention: null,
    warnings: [],
  };
  try {
    const intent = coveredIntent(read);
    const operation = operationOf(intent, context);
    const { input, place } = await inputOf({ body, read, intent }, context);
    reply.place = place;
    const result = await ask(operation, input, context);
    return { ...reply, ...composed(operation, result, context) };
  } catch (error) {
    if (!(error instanceof Abstention)) throw error;
    return { ...reply, abstention: error.reply };
  }
}

function coveredIntent({ intent, isOutside }: ReadQuestion): Intent {
  if (intent && !(isOutside && intent.id === 'composite')) return intent;
  const examples = INTENTS.filter(({ asks }) => asks === 'place').map(({ about }) => about);
  if (isOutside)
    throw new Abstention(
      'not_covered',
      'This service knows what earth, water, air and climate do at a place, and nothing of that.',
      examples,
    );
  throw new Abstention('unclear', 'It is not clear what is asked.', examples);
}

function operationOf({ operation, about }: Intent, { catalog }: Context): NamedOperation {
  const found = catalog().find(({ id }) => id === operation);
  if (!found)
    throw new Abstention('not_covered', `This server does not answer questions about ${about}.`);
  return found;
}

interface Asked {
  readonly body: Body;
  readonly read: ReadQuestion;
  readonly intent: Intent;
}

async function inputOf(
  { body, read, intent }: Asked,
  context: Context,
): Promise<{ input: Record<string, unknown>; place: AskPlace | null }> {
  const fixed = { ...intent.fixed };
  if (intent.asks === 'nothing') return { input: fixed, place: null };
  if (intent.asks === 'place') {
    const place = await placeOf(body, read, context);
    return { input: { ...fixed, lat: place.lat, lon: place.lon }, place };
  }
  const region = regionIn(body.question, fixed['hazard_type']);
  const sized = { ...fixed, ...sizeAndTime(read) };
  if (region !== undefined) return { input: { ...sized, region }, place: null };
  const place = await placeOf(body, read, context);
  return { input: { ...sized, lat: place.lat, lon: place.lon }, place };
}

interface Answered {
  readonly input: Record<string, unknown>;
  readonly reply: Result;
}

/** @throws Abstention where the operation refuses, is withdrawn, or nobody could answer */
async function ask(
  operation: NamedOperation,
  raw: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<Answered> {
  const parsed = operation.input.safeParse(raw);
  if (!parsed.success)
    throw new Abstention(
      'not_covered',
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    );
  const input = parsed.data as Record<string, unknown>;
  const reply = (await run(operation, input, context)) as Result;
  const reason = typeof reply['reason'] === 'string' ? reply['reason'] : undefined;
  const see = Array.isArray(reply['see']) ? (reply['see'] as string[]) : [];
  if (operation.free) throw new Abstention('withdrawn', reason ?? 'This tool was withdrawn.', see);
  const isUnknown = reply['state'] === 'unknown' || reply['status'] === 'unavailable';
  if (isUnknown && reason !== undefined)
    throw new Abstention('source_absent', `Not known: ${reason}.`);
  return { input, reply };
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

function composed(
  operation: NamedOperation,
  { input, reply }: Answered,
  { clock }: Context,
): Partial<AskReply> {
  const { id, path } = operation;
  const record = { computed_at: new Date(clock.now()).toISOString(), operation: id, input, reply };
  const made = composeAnswer(record);
  if (!made) throw new Abstention('source_absent', 'The answer holds nothing that can be said.');
  const kept = reply['prediction_id'];
  return {
    status: 'answered',
    answer: made.text,
    numbers: made.citations.map(({ pointer, value }) => ({ operation: id, pointer, value })),
    operations: [{ id, path, input, prediction_id: typeof kept === 'number' ? kept : null }],
    warnings: Array.isArray(reply['warnings']) ? (reply['warnings'] as string[]) : [],
  };
}
