import { hash } from 'node:crypto';
import * as z from 'zod';
import { isKnown, type Fact, type Need } from '../../../engines/facts.ts';
import type { StoredRecord } from '../../../engines/signals/narrative/record.ts';
import { canonicalJson } from '../../core/canonicalJson.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { operation } from '../../core/operation.ts';
import { rerun } from '../../core/rerun.ts';
import { headlineOf, numberAt } from '../explain/measure.ts';
import { codeReply, difference as differenceSchema, predictionId } from './evidenceSchemas.ts';
import { jsonDifferences } from './jsonDifference.ts';
import { ownRecord } from './readRecord.ts';
import { operationOf, provenanceIn, recompute, type Recomputed } from './recompute.ts';
import type { FoundInput } from './storedFacts.ts';

/** POLICY: differences that are listed, and inputs whose effect is computed one by one. */
const LISTED = 200;
const TRIED = 24;

const side = z
  .object({
    prediction_id: predictionId,
    computed_at: z.string().describe('When it was computed'),
    methodology_version: z.string().describe('Version of the model'),
    code: codeReply.nullable().describe('The code that answered; null: not noted'),
  })
  .meta({ id: 'ComparedAnswer' });

const movedInput = z
  .object({
    dataset: z.string().describe('Kind of data'),
    source_from: z.string().nullable().describe('Who answered in the first'),
    source_to: z.string().nullable().describe('Who answered in the second'),
    as_of_from: z.string().nullable().describe('Time of the data in the first'),
    as_of_to: z.string().nullable().describe('Time of the data in the second'),
    sha256_from: z.string().nullable().describe('Hash of the value in the first; null: missing'),
    sha256_to: z.string().nullable().describe('Hash of the value in the second'),
    effect: z
      .number()
      .nullable()
      .describe('By how much this input alone moves the measure of the first answer'),
  })
  .meta({ id: 'MovedInput' });

/** GET /api/v1/predictions/{prediction_id}/difference */
export const difference = operation({
  method: 'GET',
  path: '/api/v1/predictions/{prediction_id}/difference',
  access: 'key',
  title: 'What moved between two answers',
  summary:
    'Two stored answers of one operation side by side: what differs, which inputs, model or code moved, and what each input alone does to the headline.',
  input: z.object({
    prediction_id: predictionId,
    with: predictionId.describe('Number of the later answer'),
  }),
  output: z
    .object({
      first: side,
      second: side,
      same_question: z.boolean().describe('Whether both were asked the same'),
      question_differences: z.array(differenceSchema).describe('What was asked otherwise'),
      measure: z.string().nullable().describe('Headline number (JSON pointer into the answers)'),
      from: z.number().nullable().describe('It in the first answer'),
      to: z.number().nullable().describe('It in the second'),
      model_moved: z.boolean().describe('Whether the version of the model differs'),
      code_moved: z.boolean().nullable().describe('Whether the commit differs; null: not known'),
      inputs_moved: z.array(movedInput).describe('Inputs whose value differs'),
      differences: z.array(differenceSchema).describe(`What differs, the first ${LISTED}`),
      difference_count: z.int().describe('How many there are, provenance left out'),
      method: z.string().describe('How effects are told'),
    })
    .meta({ id: 'PredictionDifference' }),
  example: { prediction_id: 1, with: 2 },
  errors: ['not_found', 'conflict'],
  async run({ prediction_id: firstId, with: secondId }, context) {
    const [first, second] = [await openSide(firstId, context), await openSide(secondId, context)];
    if (first.record.operation !== second.record.operation)
      throw new ApiError(
        'conflict',
        `The first answers ${first.record.operation}, the second ${second.record.operation}: only answers of one operation compare.`,
      );
    const questions = jsonDifferences(first.record.input, second.record.input).map(shown);
    const measure = headlineOf(first.record.reply) ?? null;
    const differences = jsonDifferences(bare(first.record), bare(second.record));
    return {
      first: first.told,
      second: second.told,
      same_question: questions.length === 0,
      question_differences: questions,
      measure,
      from: measure === null ? null : numberAt(first.record.reply, measure),
      to: measure === null ? null : numberAt(second.record.reply, measure),
      model_moved: first.told.methodology_version !== second.told.methodology_version,
      code_moved: codeMoved(first.told.code, second.told.code),
      inputs_moved: await movedInputs(first, second, { measure, context }),
      differences: differences.slice(0, LISTED).map(shown),
      difference_count: differences.length,
      method: METHOD,
    };
  },
});

const METHOD =
  'One at a time: the first answer again, at its moment, with this one input of the second, by the code of now; what moves only together is in none. Null: a value of then is gone.';

interface Side {
  readonly record: StoredRecord;
  readonly again: Recomputed;
  readonly told: z.input<typeof side>;
}

async function openSide(id: number, context: Context): Promise<Side> {
  const { record } = await ownRecord(id, context);
  return {
    record,
    again: await recompute(id, record, context),
    told: {
      prediction_id: id,
      computed_at: record.computed_at,
      methodology_version: provenanceIn(record).model.version,
      code: (await context.evidence.codeOf(id)) ?? null,
    },
  };
}

/** Without what always differs: times and sources stand apart. */
function bare({ reply }: StoredRecord): unknown {
  const { provenance: _provenance, ...rest } = reply;
  return rest;
}

function codeMoved(a: Side['told']['code'], b: Side['told']['code']): boolean | null {
  const [from, to] = [a?.commit ?? null, b?.commit ?? null];
  return from === null || to === null ? null : from !== to;
}

const shown = ({ pointer, from, to }: { pointer: string; from: unknown; to: unknown }) => ({
  pointer,
  from: from ?? null,
  to: to ?? null,
});

const keyOf = (dataset: string, query: unknown): string => `${dataset} ${canonicalJson(query)}`;
const hashOf = (fact: Fact<unknown> | undefined): string | null =>
  fact && isKnown(fact) ? hash('sha256', canonicalJson(fact.value), 'hex') : null;

interface Trial {
  readonly measure: string | null;
  readonly context: Context;
}

/** Inputs of the same question to the same dataset whose values differ, with what each alone does. */
async function movedInputs(
  first: Side,
  second: Side,
  trial: Trial,
): Promise<z.input<typeof movedInput>[]> {
  const later = new Map(
    second.again.inputs.map((input) => [keyOf(input.told.dataset, input.query), input]),
  );
  const moved = first.again.inputs.flatMap((input) => {
    const other = later.get(keyOf(input.told.dataset, input.query));
    return other && hashOf(input.fact) !== hashOf(other.fact) ? [[input, other] as const] : [];
  });
  const out: z.input<typeof movedInput>[] = [];
  for (const [i, [input, other]] of moved.entries())
    out.push({
      dataset: input.told.dataset,
      source_from: input.told.source,
      source_to: other.told.source,
      as_of_from: input.told.as_of,
      as_of_to: other.told.as_of,
      sha256_from: hashOf(input.fact),
      sha256_to: hashOf(other.fact),
      effect: i < TRIED ? await effectOf(first, other, trial) : null,
    });
  return out;
}

async function effectOf(
  { record, again }: Side,
  other: FoundInput,
  { measure, context }: Trial,
): Promise<number | null> {
  if (measure === null || again.state === 'not_possible') return null;
  const facts = new Map(
    again.inputs.map((input) => [keyOf(input.told.dataset, input.query), input.fact]),
  );
  facts.set(keyOf(other.told.dataset, other.query), other.fact);
  const ask = (need: Need): Fact<unknown> =>
    facts.get(keyOf(need.dataset.id, need.query)) ?? {
      missing: 'not asked in the first answer',
      source: 'none',
    };
  const nowMs = Date.parse(record.computed_at);
  const reply = await rerun(operationOf(record, context), record.input, { ask, nowMs, context });
  const [to, from] = [numberAt(reply, measure), numberAt(again.reply, measure)];
  return to === null || from === null ? null : Number((to - from).toPrecision(6));
}
