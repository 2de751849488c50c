import * as z from 'zod';
import { isKnown } from '../../../engines/facts.ts';
import type { ModelCard } from '../../../engines/vertical.ts';
import { provenance } from '../../core/evidence.ts';
import { inquire } from '../../core/inquire.ts';
import { operation } from '../../core/operation.ts';
import { roundReply } from '../../core/round.ts';
import { fieldsOf, QUERYABLE, rowsOf } from './datasets.ts';
import { queryInput } from './input.ts';
import { isBoxCovered, scopeOf, selectRows } from './runQuery.ts';

const CARD: ModelCard = {
  name: 'data-query',
  version: '1.0.0',
  methodology:
    'Rows of one dataset, as its source gives them, chosen by place, time and conditions.',
  validity: 'As far as the source of the dataset reaches.',
  verification: "Not a model: the values are the sources' own.",
  limits: [
    'Datasets, fields and operators are a fixed list; nothing else is run.',
    'Earthquakes from magnitude 2.5.',
  ],
};

export const query = operation({
  method: 'POST',
  path: '/api/v1/data/query',
  access: 'key',
  tool: true,
  title: 'Data query',
  summary: 'Rows of one dataset by place, time and conditions, with their source and age.',
  input: queryInput,
  output: z
    .object({
      status: z.enum(['ok', 'unavailable']),
      reason: z
        .string()
        .optional()
        .describe('Why there are no rows; never to be read as nothing there'),
      dataset: z.string(),
      source: z.string(),
      as_of: z.string().nullable(),
      fields: z.array(z.string()),
      row_count: z.int(),
      matched: z.int().nullable().describe('Rows that satisfy the question, before the limit'),
      truncated: z.boolean(),
      rows: z.array(z.record(z.string(), z.unknown())).nullable(),
      warnings: z.array(z.string()),
      provenance,
    })
    .meta({ id: 'DataQueryReply' }),
  model: CARD,
  example: {
    dataset: 'earthquakes',
    point: { lat: 38.3, lon: 142.4, radius_km: 500 },
    where: [{ field: 'magnitude', op: 'gte', value: 8 }],
    order_by: 'magnitude',
    descending: true,
    limit: 5,
  },
  async run(input, context) {
    const queryable = QUERYABLE.find(({ id }) => id === input.dataset);
    if (!queryable) throw new Error(`no dataset ${input.dataset}`);
    const scope = scopeOf(input, queryable.maxRadiusKm);
    const asked = await inquire({ rows: queryable.need(scope) }, context);
    const fact = asked.facts.rows;
    const fields = input.fields ?? fieldsOf(queryable);
    const head = { dataset: input.dataset, source: fact.source, fields };
    if (!isKnown(fact))
      return {
        status: 'unavailable' as const,
        reason: fact.missing,
        ...head,
        as_of: null,
        row_count: 0,
        matched: null,
        truncated: false,
        rows: null,
        warnings: [],
        provenance: asked.provenance(CARD),
      };
    const { rows, matched } = selectRows(rowsOf(queryable, fact.value), input, {
      scope,
      time: queryable.time,
    });
    const warnings = warningsOf(fact.value, isBoxCovered(input, scope));
    return roundReply({
      status: 'ok' as const,
      ...head,
      as_of: fact.asOf,
      row_count: rows.length,
      matched,
      truncated: matched > rows.length,
      rows,
      warnings,
      provenance: asked.provenance(CARD, warnings),
    });
  },
});

function warningsOf(answer: unknown, isCovered: boolean): string[] {
  const isPart =
    answer !== null &&
    typeof answer === 'object' &&
    'complete' in answer &&
    answer.complete === false;
  return [
    ...(isPart ? ['The source holds or sent a selection: absence from it says nothing.'] : []),
    ...(isCovered
      ? []
      : ['The box is larger than the source may be asked for: its corners are missing.']),
  ];
}
