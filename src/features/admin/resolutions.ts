import * as z from 'zod';
import type { Database } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { operation } from '../../core/operation.ts';
import { ValidationFailure } from '../../core/validation.ts';

const probability = z.number().min(0).max(1);

const resolution = z.object({
  prediction_id: z.int().positive().describe('Number of the stored answer'),
  question: z
    .string()
    .min(3)
    .max(300)
    .describe('What the answer gave a probability of, in words; once for each answer'),
  probability: probability.describe('What the answer said, 0 to 1'),
  challenger_probability: probability
    .nullable()
    .default(null)
    .describe('What the model that might succeed would have said, 0 to 1'),
  outcome: z.boolean().describe('Whether it happened'),
});

/** POST /admin/api/resolutions */
export const resolvePredictions = operation({
  method: 'POST',
  path: '/admin/api/resolutions',
  access: 'admin-token',
  changes: true,
  errors: ['conflict'],
  title: 'Resolve stored answers',
  summary:
    'Says what came of stored answers, so that their probabilities are scored; a question that was resolved before stays as it was.',
  input: z.object({
    resolutions: z.array(resolution).min(1).max(1000).describe('Outcomes of stored answers'),
  }),
  example: {
    resolutions: [
      {
        prediction_id: 1,
        question: 'magnitude 5 or more within a week',
        probability: 0.12,
        outcome: false,
      },
    ],
  },
  output: z.object({
    stored: z.int().describe('Resolutions that are new'),
    known: z.int().describe('Resolutions of questions that were resolved before'),
  }),
  async run({ resolutions }, { database, commit }) {
    const ids = [...new Set(resolutions.map(({ prediction_id }) => prediction_id))];
    const rows = await database.sql<{ id: number; operation: string }>(
      'select id, operation from prediction where id = any($1)',
      [ids],
    );
    await refuseForecasts(ids, database);
    const modules = new Map(rows.map(({ id, operation: module }) => [id, module]));
    const missing = resolutions.flatMap(({ prediction_id }, i) =>
      modules.has(prediction_id)
        ? []
        : [
            {
              loc: ['body', 'resolutions', i, 'prediction_id'],
              msg: 'must be the number of a stored answer',
              type: 'value_error',
            },
          ],
    );
    if (missing.length > 0) throw new ValidationFailure(missing);
    const rowsOf = resolutions.map((each) => ({
      ...each,
      module: modules.get(each.prediction_id),
    }));
    return commit(async ({ sql }) => {
      const stored = await sql(STORE, [JSON.stringify(rowsOf)]);
      return { stored: stored.length, known: resolutions.length - stored.length };
    });
  },
});

const STORE = `
  insert into resolved_prediction (module, prediction_id, question, probability, challenger_probability, outcome, resolved_at)
  select r.module, r.prediction_id, r.question, r.probability, r.challenger_probability, r.outcome, now()
    from json_to_recordset($1::json) as r(module text, prediction_id int, question text, probability float8, challenger_probability float8, outcome boolean)
  on conflict do nothing returning id`;

/** Forecasts of the ledger are settled by the catalogues, never by hand. */
async function refuseForecasts(
  ids: readonly number[],
  { sql }: Pick<Database, 'sql'>,
): Promise<void> {
  const [frozen] = await sql<{ prediction_id: number }>(
    'select prediction_id from forecast_ledger where prediction_id = any($1) limit 1',
    [ids],
  );
  if (frozen)
    throw new ApiError(
      'conflict',
      `Prediction ${frozen.prediction_id} is a frozen forecast: it is resolved by the catalogues alone, not by hand.`,
    );
}
