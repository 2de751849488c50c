import * as z from 'zod';
import { ApiError } from '../../core/errors.ts';
import { operation } from '../../core/operation.ts';
import { cutPage, nextCursor, pageInput } from '../../core/paging.ts';
import { ValidationFailure } from '../../core/validation.ts';
import { predictionId, sha256 } from './evidenceSchemas.ts';
import { valueAt } from './jsonDifference.ts';
import { ownRecord } from './readRecord.ts';

/** POLICY: corrections of one account that wait for an answer. */
const MOST_OPEN = 20;

const evidenceItem = z.object({
  url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional()
    .describe('Where it can be seen'),
  text: z.string().min(3).max(2000).optional().describe('What it says'),
});

/** POST /api/v1/predictions/{prediction_id}/dispute */
export const dispute = operation({
  method: 'POST',
  path: '/api/v1/predictions/{prediction_id}/dispute',
  access: 'key',
  changes: true,
  title: 'Ask for a correction',
  summary:
    'Files what is wrong in a stored answer, with evidence; an administrator answers, and both are shown in the public log.',
  input: z.object({
    prediction_id: predictionId,
    pointer: z
      .string()
      .min(1)
      .max(300)
      .regex(/^\//, 'must be a JSON pointer that begins with /')
      .describe('What is wrong, as a JSON pointer into the record, such as /reply/score'),
    statement: z
      .string()
      .min(20)
      .max(2000)
      .describe('What should stand there, and why; published as written once it is answered'),
    evidence: z.array(evidenceItem).min(1).max(10).describe('What shows it'),
  }),
  output: z
    .object({
      dispute_id: z.int().positive().describe('Number in the log'),
      prediction_id: predictionId,
      prediction_sha256: sha256,
      pointer: z.string().describe('What is disputed'),
      stated: z.unknown().describe('What stands there'),
      state: z.literal('open').describe('It waits for an answer'),
      log: z.string().describe('Where the answer will stand'),
    })
    .meta({ id: 'FiledDispute' }),
  example: {
    prediction_id: 1,
    pointer: '/reply/score',
    statement: 'The ground was drilled in 2024: Vs30 is 420 m/s, not 204 m/s.',
    evidence: [{ url: 'https://example.org/borehole.pdf' }],
  },
  errors: ['not_found', 'conflict'],
  async run({ prediction_id: id, pointer, statement, evidence }, context) {
    const { record, sha256: print } = await ownRecord(id, context);
    const stated = valueAt(record, pointer);
    if (stated === undefined) throw fault('pointer', 'names nothing that stands in the record');
    const empty = evidence.findIndex(({ url, text }) => url === undefined && text === undefined);
    if (empty >= 0) throw fault('evidence', 'give each a url or a text');
    const accountId = context.account?.id ?? 0;
    return context.commit(async ({ sql }) => {
      const [row] = await sql<{ open: number }>(OPEN, [accountId]);
      if ((row?.open ?? 0) >= MOST_OPEN)
        throw new ApiError(
          'conflict',
          `${MOST_OPEN} corrections of yours wait for an answer already.`,
        );
      const now = new Date(context.clock.now()).toISOString();
      const params = [id, accountId, record.operation, print, pointer, JSON.stringify(stated)];
      const [made] = await sql<{ id: number }>(FILE, [
        ...params,
        statement,
        JSON.stringify(evidence),
        now,
      ]);
      return {
        dispute_id: made?.id ?? 0,
        prediction_id: id,
        prediction_sha256: print,
        pointer,
        stated,
        state: 'open' as const,
        log: '/api/v1/predictions/disputes',
      };
    });
  },
});

const OPEN = `
  select count(*)::int as open from dispute d
   where d.account_id = $1 and not exists (select 1 from dispute_answer a where a.dispute_id = d.id)`;
const FILE = `
  insert into dispute (prediction_id, account_id, operation, prediction_sha256, pointer, stated, statement, evidence, filed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9) returning id`;

function fault(member: string, msg: string): ValidationFailure {
  return new ValidationFailure([{ loc: ['body', member], msg, type: 'value_error' }]);
}

/** GET /api/v1/predictions/disputes */
export const disputes = operation({
  method: 'GET',
  path: '/api/v1/predictions/disputes',
  access: 'none',
  title: 'Log of corrections',
  summary:
    'Every correction that was asked for, newest first, with its answer; none is taken away.',
  input: z.object({
    before: z.int().min(1).max(2_147_483_647).optional().describe('Numbers below this one'),
    ...pageInput(200, 50),
  }),
  output: z
    .object({
      disputes: z.array(
        z
          .object({
            dispute_id: z.int().describe('Number in the log'),
            operation: z.string().describe('Which operation answered'),
            prediction_sha256: sha256,
            pointer: z.string().describe('What is disputed'),
            filed_at: z.string().describe('When it was filed'),
            state: z.enum(['open', 'answered']).describe('open: it waits for an answer'),
            statement: z.string().nullable().describe('As written; null until it is answered'),
            stated: z.unknown().describe('What stands in the record; null until it is answered'),
            evidence: z.array(evidenceItem).describe('As given; empty until it is answered'),
            answers: z.array(
              z.object({
                verdict: z.enum(['upheld', 'partly_upheld', 'rejected']).describe('What was found'),
                answer: z.string().describe('Why, and what was done'),
                answered_at: z.string().describe('When'),
              }),
            ),
          })
          .meta({ id: 'Dispute' }),
      ),
      next_cursor: nextCursor,
    })
    .meta({ id: 'DisputeLog' }),
  example: { limit: 10 },
  async run({ before = LAST, limit, cursor }, { database }) {
    const below = Math.min(before, Number(cursor ?? LAST));
    const found = await database.sql<LogRow>(LOG, [below, limit + 1]);
    const { rows, next_cursor } = cutPage(found, limit, ({ id }) => id);
    return { disputes: rows.map(logReply), next_cursor };
  },
});

const LAST = 2_147_483_647;

interface LogRow {
  readonly id: number;
  readonly operation: string;
  readonly prediction_sha256: string;
  readonly pointer: string;
  readonly stated: string;
  readonly statement: string;
  readonly evidence: z.output<typeof evidenceItem>[];
  readonly filed_at: string;
  readonly answers: {
    readonly verdict: 'upheld' | 'partly_upheld' | 'rejected';
    readonly answer: string;
    readonly answered_at: string;
  }[];
}

const LOG = `
  select d.*, coalesce((select json_agg(json_build_object('verdict', a.verdict, 'answer', a.answer, 'answered_at', a.answered_at) order by a.id)
                          from dispute_answer a where a.dispute_id = d.id), '[]'::json) as answers
    from dispute d where d.id < $1 order by d.id desc limit $2`;

const iso = (time: string): string => new Date(time).toISOString();

/** Before it is answered nothing is shown that somebody wrote: the log is no board for notices. */
function logReply(row: LogRow) {
  const isAnswered = row.answers.length > 0;
  return {
    dispute_id: row.id,
    operation: row.operation,
    prediction_sha256: row.prediction_sha256,
    pointer: row.pointer,
    filed_at: iso(row.filed_at),
    state: isAnswered ? ('answered' as const) : ('open' as const),
    statement: isAnswered ? row.statement : null,
    stated: isAnswered ? (JSON.parse(row.stated) as unknown) : null,
    evidence: isAnswered ? row.evidence : [],
    answers: row.answers.map((each) => ({ ...each, answered_at: iso(each.answered_at) })),
  };
}

/** POST /admin/api/disputes/{dispute_id}/answer */
export const answerDispute = operation({
  method: 'POST',
  path: '/admin/api/disputes/{dispute_id}/answer',
  access: 'admin-token',
  changes: true,
  title: 'Answer a correction',
  summary: 'Answers a correction in the public log; a later answer stands beside the earlier ones.',
  input: z.object({
    dispute_id: z.int().min(1).max(2_147_483_647).describe('Number in the log'),
    verdict: z.enum(['upheld', 'partly_upheld', 'rejected']).describe('What was found'),
    answer: z.string().min(20).max(4000).describe('Why, and what was done; published as written'),
  }),
  output: z.object({ dispute_id: z.int(), answers: z.int().describe('Answers it has now') }),
  example: {
    dispute_id: 1,
    verdict: 'upheld',
    answer: 'The borehole was added to the table of measured ground with its source.',
  },
  errors: ['not_found'],
  run({ dispute_id: id, verdict, answer }, { commit, clock }) {
    const now = new Date(clock.now()).toISOString();
    return commit(async ({ sql }) => {
      const [row] = await sql<{ answers: number }>(ANSWER, [id, verdict, answer, now]);
      if (!row) throw new ApiError('not_found', `There is no correction ${id}.`);
      return { dispute_id: id, answers: row.answers };
    });
  },
});

const ANSWER = `
  with made as (
    insert into dispute_answer (dispute_id, verdict, answer, answered_at)
    select id, $2, $3, $4::timestamptz from dispute where id = $1 returning dispute_id)
  select (select count(*)::int from dispute_answer where dispute_id = $1) + 1 as answers from made`;
