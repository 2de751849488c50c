import type * as z from 'zod';
import { inAskedUnits } from '../../../engines/signals/ask/askedUnits.ts';
import { composeAnswer } from '../../../engines/signals/ask/composeAnswer.ts';
import { readQuestion, type ReadQuestion } from '../../../engines/signals/ask/readQuestion.ts';
import { INTENTS, type Intent } from '../../../engines/signals/ask/tables.ts';
import type { StoredRecord } from '../../../engines/signals/narrative/record.ts';
import type { Context } from '../../core/context.ts';
import { ownTurn } from '../../core/inTurns.ts';
import type { NamedOperation } from '../../core/operation.ts';
import { Abstention } from './abstention.ts';
import { askOperation, type Result } from './askOperation.ts';
import { eachAlone, setAgainst } from './comparePlaces.ts';
import { coveredIntent } from './coveredIntent.ts';
import { meantIntent } from './meantIntent.ts';
import { isPlaceName } from './findPlace.ts';
import { resultOf } from './resultOf.ts';
import { readByModel, wordedByModel } from './modelSteps.ts';
import { operationInput, type Asked } from './operationInput.ts';
import type { AskPlace, AskReply, AskRequest } from './schemas.ts';

type Body = z.output<typeof AskRequest>;

/** Answers a question by the operations that it asks for, or says why not; never a guess. */
export async function answerQuestion(body: Body, context: Context): Promise<AskReply> {
  const asRead = readQuestion(body.question);
  // The first question compiles hundreds of patterns; what follows has a turn of the event loop of its own.
  await ownTurn();
  const read = await readByModel(body.question, await ofNameAlone(asRead, context), context);
  const reply: AskReply = {
    status: 'abstained',
    question: body.question,
    intent: read.intent ? intentReply(read.intent) : null,
    place: null,
    answer: null,
    numbers: [],
    operations: [],
    wording: null,
    abstention: null,
    warnings: [],
  };
  try {
    const isListed = async (name: string) => isPlaceName(name, context);
    const each = body.lat === undefined ? await eachAlone(read, isListed) : undefined;
    if (each) {
      const asked = { body, isComparison: read.isComparison };
      return { ...reply, ...(await answeredFor(each, asked, context)) };
    }
    const intents = [await meantIntent(read, context), ...read.others];
    const parts = await Promise.all(
      intents.map(async (intent) => await partOf({ body, read, intent }, context)),
    );
    return {
      ...reply,
      intent: intentReply(intents[0] as Intent),
      ...(await joined(parts, { body, read }, context)),
    };
  } catch (error) {
    if (!(error instanceof Abstention)) throw error;
    return { ...reply, abstention: error.reply };
  }
}

/** A place by its name alone is asked about all that can happen there. */
async function ofNameAlone(read: ReadQuestion, context: Context): Promise<ReadQuestion> {
  const { intent, isNameAlone, placeTexts } = read;
  if (intent || !isNameAlone || !(await isPlaceName(placeTexts[0] ?? '', context))) return read;
  return { ...read, intent: INTENTS.find(({ id }) => id === 'composite') };
}

/** The answers for some places, and which scores highest where they are set against each other. @throws Abstention where one has none */
async function answeredFor(
  reads: readonly ReadQuestion[],
  { body, isComparison }: { readonly body: Body; readonly isComparison: boolean },
  context: Context,
): Promise<Partial<AskReply>> {
  const said = await Promise.all(reads.map(async (read) => oneOfSome({ body, read }, context)));
  const names = said.map(({ place }) => place?.name);
  const areNamesakes = new Set(names).size < names.length;
  const sides = said.map((each, i) => ({
    ...each,
    name:
      (areNamesakes ? labelOf(each.place, true) : each.place?.name) ??
      reads[i]?.placeTexts[0] ??
      '',
  }));
  const against = isComparison ? setAgainst(sides) : undefined;
  const plain = [
    ...(against ? [against.text] : []),
    ...sides.map(({ name, place, text }) => `${labelOf(place, areNamesakes) ?? name}: ${text}`),
  ];
  const { text, wording } = await wordedByModel(body.question, plain.join(' '), context);
  return {
    status: 'answered',
    intent: intentReply(coveredIntent(reads[0] as ReadQuestion)),
    place: sides[0]?.place ?? null,
    places: sides.flatMap(({ place }) => place ?? []),
    answer: text,
    wording,
    numbers: sides.flatMap(({ numbers, operation }, call) =>
      [
        ...numbers,
        ...(against?.citations[call] ?? []).map((cited) => ({ operation: operation.id, ...cited })),
      ].map((number) => ({ ...number, call })),
    ),
    operations: sides.map(({ operation }) => operation),
    warnings: [...new Set(sides.flatMap(({ warnings }) => warnings))],
  };
}

/** What is said of one of some places. */
const oneOfSome = async (asked: Pick<Asked, 'body' | 'read'>, context: Context): Promise<Said> =>
  saidOf({ ...asked, intent: coveredIntent(asked.read), isOneOfSome: true }, context);

const intentReply = ({ id, about }: Intent): AskReply['intent'] => ({ id, about });

/** What one operation has to say. */
interface Said {
  readonly about: string;
  readonly record: StoredRecord;
  readonly part: string | undefined;
  readonly place: AskPlace | null;
  readonly text: string;
  readonly numbers: AskReply['numbers'];
  readonly operation: AskReply['operations'][number];
  readonly warnings: readonly string[];
}
type Part = Said | { readonly about: string; readonly abstention: Abstention };

async function partOf(asked: Asked, context: Context): Promise<Part> {
  const { about } = asked.intent;
  try {
    return await saidOf(asked, context);
  } catch (error) {
    if (!(error instanceof Abstention)) throw error;
    return { about, abstention: error };
  }
}

/** @throws Abstention where there is no place, no answer, or nothing to say */
async function saidOf(asked: Asked, context: Context): Promise<Said> {
  const { read, intent, isOneOfSome } = asked;
  const { place, volcano, note, ...told } = await operationInput(asked, context);
  const operation = operationOf(told.operation, intent.about, context);
  const { input, reply } = await askOperation(operation, told.input, context);
  const { id, path } = operation;
  const computed_at = new Date(context.clock.now()).toISOString();
  const record = { computed_at, operation: id, input, reply };
  const part = knownPart(intent, reply);
  const composed = composeAnswer(record, { ...read, volcano, part, isOneOfSome });
  if (!composed)
    throw new Abstention('source_absent', 'The answer holds nothing that can be said.');
  const made = inAskedUnits(composed, asked.body.question.toLowerCase());
  const kept = reply['prediction_id'];
  return {
    about: intent.about,
    record,
    part,
    place,
    text: note === undefined ? made.text : `${note} ${made.text}`,
    numbers: made.citations.map((citation) => ({ operation: id, ...citation })),
    operation: {
      id,
      path,
      input,
      prediction_id: typeof kept === 'number' ? kept : null,
      ...resultOf(componentOr(reply, part)),
    },
    warnings: Array.isArray(reply['warnings']) ? (reply['warnings'] as string[]) : [],
  };
}

/** The component that answers, with the evidence of the whole; the whole where none is asked for. */
function componentOr(reply: Result, part: string | undefined): Result {
  if (part === undefined) return reply;
  const components = reply['components'] as Readonly<Record<string, Result>>;
  return { ...components[part], provenance: reply['provenance'] };
}

/** What a place is called: with its country, and its division where others bear its name; undefined for coordinates. */
function labelOf(place: AskPlace | null, isOneOfTwo = false): string | undefined {
  if (!place?.name) return undefined;
  const { name, division, country, alternatives } = place;
  const isShared = isOneOfTwo || alternatives.some((other) => other.split(',', 1)[0] === name);
  const parts = [
    name,
    isShared && division !== name ? division : null,
    country?.startsWith(name) === true ? null : country,
  ];
  return parts.filter((each) => each !== null).join(', ');
}

function operationOf(id: string, about: string, { catalog }: Context): NamedOperation {
  const found = catalog().find((operation) => operation.id === id);
  if (!found)
    throw new Abstention('not_covered', `This server does not answer questions about ${about}.`);
  return found;
}

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

/** One answer of all that was said. @throws Abstention where nothing was */
async function joined(
  parts: readonly Part[],
  { body, read }: { readonly body: Body; readonly read: ReadQuestion },
  context: Context,
): Promise<Partial<AskReply>> {
  const said = parts.filter((part) => 'text' in part);
  const silent = parts.filter((part) => 'abstention' in part);
  const [first] = said;
  if (!first) throw silent[0]?.abstention ?? new Error('no part was asked');
  const plain = said.map(({ about, text }) =>
    parts.length === 1 ? text : `${about.charAt(0).toUpperCase()}${about.slice(1)}: ${text}`,
  );
  const whose = labelOf(first.place);
  const whole = `${whose === undefined ? '' : `${whose}: `}${plain.join(' ')}`;
  const { text, wording } = await wordedByModel(body.question, whole, context);
  const warnings = [
    ...(read.isOfOtherLanguage ? [OTHER_LANGUAGE] : []),
    ...read.uncovered.map((name) => `Of ${name} this service says nothing.`),
    ...read.unread.map((about) => `Not answered: ${about}. Ask of it alone.`),
    ...silent.map(({ about, abstention }) => `Not answered: ${about}. ${abstention.message}`),
    ...said.flatMap((part) => part.warnings),
  ];
  return {
    status: 'answered',
    place: first.place,
    answer: text,
    wording,
    numbers: said.flatMap(({ numbers }) => numbers),
    operations: said.map(({ operation }) => operation),
    warnings: [...new Set(warnings)],
  };
}

const OTHER_LANGUAGE =
  'The question was read by the words of hazards that it holds; answers are in English.';
