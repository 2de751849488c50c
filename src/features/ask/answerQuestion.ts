import type * as z from 'zod';
import { composeAnswer, type Focus } from '../../../engines/signals/ask/composeAnswer.ts';
import { readQuestion, type ReadQuestion } from '../../../engines/signals/ask/readQuestion.ts';
import { INTENTS, type Intent } from '../../../engines/signals/ask/tables.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import type { NamedOperation } from '../../core/operation.ts';
import { Abstention } from './abstention.ts';
import { readByModel, wordedByModel } from './modelSteps.ts';
import { placeOf } from './findPlace.ts';
import { regionIn, regionsOf, sizeAndTime } from './marketInput.ts';
import type { AskPlace, AskReply, AskRequest } from './schemas.ts';

type Body = z.output<typeof AskRequest>;
type Result = Readonly<Record<string, unknown>>;

/** Answers a question by one operation, or says why not; never a guess. */
export async function answerQuestion(body: Body, context: Context): Promise<AskReply> {
  const read = await readByModel(body.question, readQuestion(body.question), context);
  const reply: AskReply = {
    status: 'abstained',
    question: body.question,
    intent: read.intent ? { id: read.intent.id, about: read.intent.about } : null,
    place: null,
    answer: null,
    numbers: [],
    operations: [],
    wording: null,
    abstention: null,
    warnings: [],
  };
  try {
    const intent = coveredIntent(read);
    const operation = operationOf(intent, context);
    const { input, place } = await inputOf({ body, read, intent }, context);
    reply.place = place;
    const result = await ask(operation, input, context);
    const focus = { part: knownPart(intent, result.reply), laterYear: read.laterYear };
    return { ...reply, ...(await composed(operation, result, { body, focus, context })) };
  } catch (error) {
    if (!(error instanceof Abstention)) throw error;
    return { ...reply, abstention: error.reply };
  }
}

/** @throws Abstention where the question is none that is answered */
function coveredIntent({ intent, isOutside, isOfCasualties, isComparison }: ReadQuestion): Intent {
  if (isOfCasualties)
    throw new Abstention('not_covered', 'This service does not estimate deaths or injuries.');
  if (isComparison)
    throw new Abstention(
      'several_places',
      'The question sets places against each other: ask of each alone, and compare the answers.',
    );
  if (intent && !(isOutside && intent.id === 'composite')) return intent;
  const examples = INTENTS.filter(({ asks }) => asks === 'place').map(({ about }) => about);
  if (isOutside)
    throw new Abstention(
      'not_covered',
      'This service knows what earth, water, air and climate do at a place, and nothing of that.',
      examples,
    );
  throw new Abstention(
    'unclear',
    'It is not clear what is asked; questions are read in English.',
    examples,
  );
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
  if (intent.asks === 'place' || intent.asks === 'circle') {
    const place = await placeOf(body, read, context);
    const point = { lat: place.lat, lon: place.lon };
    const told = intent.takesBuilding ? read.building : {};
    return intent.asks === 'place'
      ? { input: { ...fixed, ...told, ...point }, place }
      : { input: { ...fixed, point: { ...point, radius_km: CIRCLE_KM } }, place };
  }
  const region = regionIn(body.question, fixed['hazard_type']);
  const sized = { ...fixed, ...sizeAndTime(read) };
  if (region !== undefined) return { input: { ...sized, region }, place: null };
  const place = await placeOf(body, read, context).catch((error: unknown) => {
    throw withRegions(error, fixed['hazard_type']);
  });
  return { input: { ...sized, lat: place.lat, lon: place.lon }, place };
}

/** POLICY: what is near, where a question says no distance, km. */
const CIRCLE_KM = 200;

/** The component that answers. @throws Abstention where nobody could answer it, or it cannot occur */
function knownPart({ part, about }: Intent, reply: Result): string | undefined {
  if (part === undefined) return undefined;
  const components = reply['components'] as Readonly<Record<string, Result>> | undefined;
  const { state, reason } = components?.[part] ?? {};
  if (state === 'known') return part;
  const why = typeof reason === 'string' ? reason : 'it was not read';
  throw state === 'not_applicable'
    ? new Abstention('not_covered', `Here ${about} cannot occur: ${why}.`)
    : new Abstention('source_absent', `Not known: ${why}.`);
}

/** A question that names no place, with the regions there are to ask about. */
function withRegions(error: unknown, hazard: unknown): unknown {
  const regions = regionsOf(hazard);
  return error instanceof Abstention && error.code === 'no_place' && regions.length > 0
    ? new Abstention('no_place', error.message, regions)
    : error;
}

/** Refusals of an input as sentences. */
const sentenceOf = (refusals: readonly string[]): string =>
  refusals.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`).join(' ');

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
      sentenceOf(parsed.error.issues.map(({ message }) => message)),
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

async function composed(
  operation: NamedOperation,
  { input, reply }: Answered,
  {
    body,
    focus,
    context,
  }: { readonly body: Body; readonly focus: Focus; readonly context: Context },
): Promise<Partial<AskReply>> {
  const { id, path } = operation;
  const computed_at = new Date(context.clock.now()).toISOString();
  const made = composeAnswer({ computed_at, operation: id, input, reply }, focus);
  if (!made) throw new Abstention('source_absent', 'The answer holds nothing that can be said.');
  const { text, wording } = await wordedByModel(body.question, made.text, context);
  const kept = reply['prediction_id'];
  return {
    status: 'answered',
    answer: text,
    wording,
    numbers: made.citations.map(({ pointer, value }) => ({ operation: id, pointer, value })),
    operations: [{ id, path, input, prediction_id: typeof kept === 'number' ? kept : null }],
    warnings: Array.isArray(reply['warnings']) ? (reply['warnings'] as string[]) : [],
  };
}
