import * as z from 'zod';
import {
  factsFor,
  needsIn,
  type Fact,
  type Moment,
  type Need,
  type NeedTree,
} from '../../engines/facts.ts';
import { cardOf, roundsOf, type Split, type Vertical } from '../../engines/vertical.ts';
import { NothingFound } from '../../engines/nothingFound.ts';
import { UnresolvedInput } from '../../engines/unresolvedInput.ts';
import type { Context, Inside, PredictionRecord } from './context.ts';
import { ApiError } from './errors.ts';
import { provenance, provenanceOf } from './evidence.ts';
import { passingInputs } from './evidenceDesk.ts';
import { gatherRounds, type Gathered } from './gather.ts';
import { stepsInTurns } from './inTurns.ts';
import { operation, type Operation } from './operation.ts';
import { roundReply } from './round.ts';
import { unclosed } from './jsonText.ts';
import { noteText, writeReply, type WrittenReply } from './writtenReply.ts';
import { ValidationFailure } from './validation.ts';

/** How long gathering may take before an answer is made from what is there. */
const GATHER_DEADLINE_MS = 9_000;

const evidence = z.object({ provenance });
const storedFields = z.object({
  prediction_id: z.int().positive().describe('Number of the stored record'),
  prediction_sha256: z
    .string()
    .length(64)
    .describe('SHA-256 of the canonical JSON (RFC 8785) of the stored record'),
});

/** Makes a page of an answer. */
export type MakePage = NonNullable<NonNullable<Operation['formats']>['html']>;

type Reply = Record<string, unknown> & { readonly warnings?: readonly string[] };

/**
 * The operation of a vertical: asks its needs, computes, adds the evidence, and keeps the answer where the vertical says so.
 *
 * @param id    `<group>_<procedure>`, the name under which the worker pool knows the vertical
 * @param html  makes a page of the answer, where a caller asks for `f=html`
 */
export function fromVertical(id: string, vertical: Vertical, html?: MakePage): Operation {
  const whole = (vertical.output as z.ZodObject).extend(
    vertical.keep ? { ...evidence.shape, ...storedFields.shape } : evidence.shape,
  );
  const output = vertical.replyName === undefined ? whole : whole.meta({ id: vertical.replyName });
  const { path, title, summary, input, example, sources, geojson, svg, withdrawn } = vertical;
  return operation({
    method: vertical.method ?? 'POST',
    path,
    title,
    summary,
    input,
    output,
    example,
    sources,
    model: cardOf(vertical),
    access: 'key',
    tool: true,
    isSampled: true,
    ...(withdrawn ? { free: true, withdrawn: true } : {}),
    ...(vertical.keep ? { changes: true } : {}),
    datasets: datasetsOf(vertical),
    formats: {
      ...(geojson ? { geojson: roundedPlace(geojson) } : {}),
      ...(svg ? { svg } : {}),
      ...(html ? { html } : {}),
    },
    run: (value, context) => answer(id, vertical, value, context).catch(retold),
  }) as Operation;
}

/** The feature with the coordinates of an answer: what it says of the place was rounded before. */
function roundedPlace(make: NonNullable<Vertical['geojson']>): NonNullable<Vertical['geojson']> {
  return (input, reply) => {
    const feature = make(input, reply);
    return { ...feature, ...roundReply({ geometry: feature.geometry }) };
  };
}

/** What does not exist or does not resolve is the caller's to know; anything else thrown is a bug. */
function retold(error: unknown): never {
  if (error instanceof UnresolvedInput)
    throw new ValidationFailure([
      { loc: ['body', ...error.path], msg: error.message, type: 'value_error' },
    ]);
  throw error instanceof NothingFound ? new ApiError('not_found', error.message) : error;
}

async function answer(
  id: string,
  vertical: Vertical,
  input: unknown,
  context: Context,
): Promise<Record<string, unknown>> {
  // Refused before anything is asked, so that a crowd before a full queue costs little.
  if (vertical.cost === 'heavy' && context.host.isFull()) throw queueFull();
  const now = context.clock.now();
  const moment: Moment = { ms: now, iso: new Date(now).toISOString() };
  const asking = gatherRounds(roundsOf(vertical, input), context.ask, {
    get signal() {
      return context.signal;
    },
    deadlineMs: GATHER_DEADLINE_MS,
  });
  const gathered = asking instanceof Promise ? await asking : asking;
  const reply = await assess(id, vertical, { input, moment, gathered, context });
  const warnings = reply.warnings ?? [];
  const full = {
    ...inOrderOf(vertical.output as z.ZodObject, reply),
    provenance: provenanceOf({
      vertical: { model: cardOf(vertical) },
      asked: gathered.asked,
      moment,
      warnings,
      noteOf: context.sourceNote,
    }),
  };
  if (!vertical.keep) return roundReply(full);
  const writing = writeReply(full);
  const written = writing instanceof Promise ? await writing : writing;
  const passing = passingInputs(gathered.asked);
  return stored({ operation: id, input, written, computedAt: moment.iso, passing }, context);
}

/** What a caller is told when no worker can take another computation. */
function queueFull(): ApiError {
  return new ApiError('overloaded', 'The queue of computations is full. Try again shortly.', {
    retryAfterS: 2,
  });
}

/** The members in the order of the documents, whichever the engine made first. */
function inOrderOf({ shape }: z.ZodObject, reply: Reply): Reply {
  const ordered: Record<string, unknown> = {};
  for (const name in shape) if (reply[name] !== undefined) ordered[name] = reply[name];
  return Object.assign(ordered, reply);
}

/** Keeps an answer and adds where it is kept. */
function stored(
  {
    written: { reply, texts },
    ...answered
  }: Omit<PredictionRecord, 'accountId' | 'reply'> & { readonly written: WrittenReply },
  context: Context,
): Promise<Record<string, unknown>> {
  const accountId = context.account?.id ?? null;
  const plan = context.account?.tier ?? 'free';
  const record = {
    ...answered,
    accountId,
    plan,
    reply,
    ...(texts ? { text: texts.canonical } : {}),
  };
  const kept = async (inside?: Inside): Promise<Record<string, unknown>> => {
    const { predictionId, sha256, told: more } = await context.keep(record, inside);
    const told = { ...reply, prediction_id: predictionId, prediction_sha256: sha256, ...more };
    if (texts && !more)
      noteText(
        told,
        unclosed(texts.sent).add(
          `,"prediction_id":${predictionId},"prediction_sha256":"${sha256}"}`,
        ).pieces,
      );
    return told;
  };
  return context.isRepeatable ? context.commit(kept) : kept();
}

interface Work {
  readonly input: unknown;
  readonly moment: Moment;
  readonly gathered: Gathered<NeedTree>;
  readonly context: Context;
}

function assess(
  id: string,
  vertical: Vertical,
  { input, moment, gathered, context }: Work,
): Reply | Promise<Reply> {
  const { facts } = gathered;
  if (vertical.cost === 'light') return vertical.assess(input, facts, moment) as Reply;
  const compute = (part: { readonly input: unknown; readonly facts: unknown }): Promise<unknown> =>
    context.compute({ vertical: id, ...part, moment }, context.callerLeft);
  const split = vertical.split?.(input, facts);
  return (
    split ? sideBySide(split, compute, context.host.workers().threads) : compute({ input, facts })
  ) as Promise<Reply>;
}

/**
 * The parts of an assessment on as many workers as there are, none of which waits for a worker within its time; where one finds
 * nothing, the others still answer.
 */
async function sideBySide(
  split: Split,
  compute: (part: NonNullable<Split['parts'][number]>) => Promise<unknown>,
  threads: number,
): Promise<unknown> {
  const replies: unknown[] = [];
  const waiting = split.parts.entries();
  const lane = async (): Promise<void> => {
    for (const [i, part] of waiting)
      replies[i] =
        part &&
        (await compute(part).catch((error: unknown) => {
          if (i === 0 || !(error instanceof NothingFound)) throw error;
        }));
  };
  await Promise.all(Array.from({ length: threads }, lane));
  return stepsInTurns(split.join(replies));
}

/** Names of the datasets a vertical asks for its example, in all rounds, where each is answered by its sample. */
function datasetsOf(vertical: Vertical): string[] {
  const names = new Set<string>();
  let facts = {};
  for (const round of roundsOf(vertical, vertical.input.parse(vertical.example))) {
    const tree = round(facts);
    for (const { dataset } of needsIn(tree)) names.add(dataset.id);
    facts = { ...facts, ...factsFor(tree, sampled) };
  }
  for (const { id } of vertical.alsoAsks ?? []) names.add(id);
  return [...names];
}

const sampled = ({ dataset }: Need): Fact<unknown> => ({
  value: dataset.sample,
  source: 'sample',
  asOf: '1970-01-01T00:00:00Z',
  retrievedAt: '1970-01-01T00:00:00Z',
  status: 'sample',
});
