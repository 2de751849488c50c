import * as z from 'zod';
import type { StoredRecord } from '../../../engines/signals/narrative/record.ts';
import { canonicalJson } from '../../core/canonicalJson.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { operation, type NamedOperation } from '../../core/operation.ts';
import { ValidationFailure } from '../../core/validation.ts';
import { parsedInput } from '../explain/planChanges.ts';
import { predictionId, sha256 } from './evidenceSchemas.ts';
import { provenanceIn } from './recompute.ts';

/** POLICY: stored answers that are looked through, newest first. */
const LOOKED_AT = 300;

const pinnedReply = z
  .object({
    operation: z.string().describe('Id of the operation'),
    pinned_by: z.enum(['stored', 'computed_now']).describe('Where the answer comes from'),
    prediction_id: predictionId,
    prediction_sha256: sha256,
    computed_at: z.string().describe('When it was computed'),
    methodology_version: z.string().describe('Version of the model that made it'),
    answer: z.record(z.string(), z.unknown()).describe('The answer'),
  })
  .meta({ id: 'PinnedAnswer' });
type Pinned = z.input<typeof pinnedReply>;

/** POST /api/v1/predictions/pinned */
export const pinned = operation({
  method: 'POST',
  path: '/api/v1/predictions/pinned',
  access: 'key',
  changes: true,
  title: 'An answer as of then',
  summary:
    'The answer to a question as it was given at a time, or by a version of the model: a stored one of yours, never a new one in its name.',
  input: z.object({
    operation: z.string().min(3).max(100).describe('Id of the operation, such as georisk_score'),
    input: z.record(z.string(), z.unknown()).describe('The question, as the operation takes it'),
    as_of: z.iso
      .datetime({ offset: true })
      .optional()
      .describe('The newest answer given by then; RFC 3339'),
    methodology_version: z
      .string()
      .min(1)
      .max(30)
      .optional()
      .describe('Version of the model that must have made it, such as 2.0.0'),
  }),
  output: pinnedReply,
  example: {
    operation: 'georisk_score',
    input: { lat: 37.7749, lon: -122.4194 },
  },
  errors: ['conflict'],
  async run({ operation: id, input, as_of: asOf, methodology_version: version }, context) {
    const target = keepingOperation(id, context);
    const question = parsedInput(target, input, 'input');
    if (asOf === undefined && (version === undefined || version === target.model?.version))
      return computedNow(target, question, context);
    const until = asOf === undefined ? context.clock.now() : Date.parse(asOf);
    const found = await findStored({ target, question, until, version }, context);
    if (found) return found;
    throw new ApiError('conflict', whyNone(target, asOf, version));
  },
});

function keepingOperation(id: string, { catalog }: Pick<Context, 'catalog'>): NamedOperation {
  const found = catalog().find(
    (each) =>
      (each.id === id || each.path === id) &&
      'prediction_sha256' in ((each.output as z.ZodObject).shape ?? {}) &&
      each.model !== undefined,
  );
  if (found) return found;
  throw new ValidationFailure([
    {
      loc: ['body', 'operation'],
      msg: 'is no operation that stores its answers; /docs lists them',
      type: 'value_error',
    },
  ]);
}

async function computedNow(
  target: NamedOperation,
  question: unknown,
  context: Context,
): Promise<Pinned> {
  const reply = await target.run(question as never, pinning(target, context));
  return pinnedNow(target, reply as Told);
}

type Told = Readonly<Record<string, unknown>>;

/** The context of the operation that is pinned: what is kept for repetition is the answer of this one. */
function pinning(target: NamedOperation, context: Context): Context {
  const commit: Context['commit'] = async (change) => {
    const made = await context.commit(async (inside) => {
      const reply = await change(inside);
      return { ...pinnedNow(target, reply as Told), [REPLY]: reply };
    });
    return made[REPLY];
  };
  return Object.create(context, { commit: { value: commit } }) as Context;
}

const REPLY = Symbol('what the operation answers itself');

function pinnedNow(target: NamedOperation, reply: Told): Pinned {
  const { prediction_id: id, prediction_sha256: print, ...answer } = reply;
  const { computed_at: at, model } = provenanceIn({ reply: answer });
  return {
    operation: target.id,
    pinned_by: 'computed_now',
    prediction_id: id as number,
    prediction_sha256: print as string,
    computed_at: at,
    methodology_version: model.version,
    answer,
  };
}

interface Wanted {
  readonly target: NamedOperation;
  readonly question: unknown;
  readonly until: number;
  readonly version: string | undefined;
}

const CANDIDATES = `
  select id from prediction where account_id = $1 and operation = $2 and created_at <= $3::timestamptz
   order by id desc limit ${LOOKED_AT}`;

async function findStored(
  { target, question, until, version }: Wanted,
  { account, database, findPrediction }: Context,
): Promise<Pinned | undefined> {
  const asked = canonicalJson(question);
  const rows = await database.sql<{ id: number }>(CANDIDATES, [
    account?.id ?? 0,
    target.id,
    new Date(until).toISOString(),
  ]);
  for (const { id } of rows) {
    const stored = await findPrediction(id);
    if (stored?.text?.includes(`"input":${asked},"operation"`) !== true) continue;
    const record = JSON.parse(stored.text) as StoredRecord;
    const made = provenanceIn(record).model.version;
    if (version !== undefined && made !== version) continue;
    return {
      operation: target.id,
      pinned_by: 'stored',
      prediction_id: id,
      prediction_sha256: stored.sha256,
      computed_at: record.computed_at,
      methodology_version: made,
      answer: { ...record.reply },
    };
  }
  return undefined;
}

function whyNone(
  { id, model }: NamedOperation,
  asOf: string | undefined,
  version: string | undefined,
): string {
  const by =
    version === undefined ? '' : ` by version ${version} (${model?.version ?? ''} is in service)`;
  const when = asOf === undefined ? '' : ` of ${asOf} or before`;
  return `None of your last ${LOOKED_AT} answers of ${id}${when} is to this question${by}. What sources said then cannot be asked again, and another model would be another answer.`;
}
