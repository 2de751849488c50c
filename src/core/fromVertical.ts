import * as z from 'zod';
import { factsFor, needsIn, type Fact, type Moment, type Need } from '../../engines/facts.ts';
import { cardOf, roundsOf, type Vertical } from '../../engines/vertical.ts';
import { NothingFound } from '../../engines/nothingFound.ts';
import { UnresolvedInput } from '../../engines/unresolvedInput.ts';
import { assessed, sizeOf, type Reply } from './assessed.ts';
import { withTicket, type Ticket } from './computing.ts';
import type { Context, Inside, PredictionRecord } from './context.ts';
import { ApiError } from './errors.ts';
import { provenance, provenanceOf } from './evidence.ts';
import { passingInputs } from './evidenceDesk.ts';
import { gatherRounds } from './gather.ts';
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
    run: (value, context) => admitted(id, vertical, value, context).catch(retold),
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

/** The answer; what is heavy is refused before anything is asked for it, or takes its turn. */
function admitted(
  id: string,
  vertical: Vertical,
  input: unknown,
  context: Context,
): Promise<Record<string, unknown>> {
  if (vertical.cost === 'light') return answer(id, vertical, { input, context });
  return withTicket(context, { name: id, size: sizeOf(vertical, input) }, (ticket) =>
    answer(id, vertical, { input, context, ticket }),
  );
}

interface Asking {
  readonly input: unknown;
  readonly context: Context;
  readonly ticket?: Ticket;
}

async function answer(
  id: string,
  vertical: Vertical,
  { input, context, ticket }: Asking,
): Promise<Record<string, unknown>> {
  const now = context.clock.now();
  const moment: Moment = { ms: now, iso: new Date(now).toISOString() };
  const asking = gatherRounds(roundsOf(vertical, input), context.ask, {
    get signal() {
      return context.signal;
    },
    deadlineMs: GATHER_DEADLINE_MS,
  });
  const gathered = asking instanceof Promise ? await asking : asking;
  const reply = await assessed(id, vertical, { input, moment, gathered, context, ticket });
  // What is left to do needs no worker.
  ticket?.release();
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
