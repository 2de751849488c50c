import * as z from 'zod';
import { isKnown } from '../../../engines/facts.ts';
import type { ModelCard } from '../../../engines/vertical.ts';
import { provenance } from '../../core/evidence.ts';
import { inquire } from '../../core/inquire.ts';
import { operation } from '../../core/operation.ts';
import { nextCursor } from '../../core/paging.ts';
import { roundReply } from '../../core/round.ts';
import { datasetCard, datasetColumns } from '../../core/datasetCard.ts';
import type { SourceState } from '../../core/sourceState.ts';
import { queryableOf } from './anyDataset.ts';
import { fieldsOf, rowsOf, WHOLE, type Queryable } from './datasets.ts';
import { queryInput, type QueryInput } from './input.ts';
import { isBoxCovered, scopeOf, selectRows } from './runQuery.ts';

const CARD: ModelCard = {
  name: 'data-query',
  version: '1.0.0',
  methodology:
    'Rows of one dataset, as its source gives them, chosen by place, time and conditions.',
  validity: 'As far as the source of the dataset reaches.',
  verification: "Not a model: the values are the sources' own.",
  limits: [
    'Datasets, fields and operators are lists; nothing else is run.',
    'A cursor counts rows of the answer as it is now: a source that changes between two pages moves them.',
    'Earthquakes from magnitude 2.5.',
  ],
};

const column = z
  .object({
    name: z.string(),
    type: z.string(),
    unit: z.string().nullable(),
    description: z.string().nullable(),
  })
  .meta({ id: 'DatasetColumn' });
const servedBy = z
  .object({
    id: z.string(),
    title: z.string(),
    provider: z.string(),
    kind: z.enum(['live', 'embedded']),
    licence: z.string(),
    attribution: z.string().nullable(),
    coverage: z.string(),
    update_frequency: z.string(),
  })
  .meta({ id: 'DatasetSource' });

/** What the dataset of a question is, and whose. */
function aboutOf({ dataset, list }: Queryable, states: readonly SourceState[]) {
  return {
    columns: datasetColumns(dataset, list === WHOLE ? undefined : list),
    lists: [...datasetCard(dataset).lists],
    sources: states
      .filter(({ datasets }) => datasets.includes(dataset.id))
      .map((state) => ({
        id: state.id,
        title: state.title,
        provider: state.provider,
        kind: state.kind,
        licence: state.licence,
        attribution: state.attribution,
        coverage: state.coverage,
        update_frequency: state.cadence,
      })),
  };
}

/** The members of an answer without rows, and why there are none. */
const noRows = (reason: string) => ({
  status: 'unavailable' as const,
  reason,
  as_of: null,
  row_count: 0,
  matched: null,
  truncated: false,
  next_cursor: null,
  rows: null,
  warnings: [],
});

const nextOf = ({ cursor = '0', limit }: QueryInput, matched: number): string | null =>
  matched > Number(cursor) + limit ? String(Number(cursor) + limit) : null;

export const query = operation({
  method: 'POST',
  path: '/api/v1/data/query',
  access: 'key',
  tool: true,
  title: 'Data query',
  summary:
    'Past and recent earthquakes, past tsunamis, volcanoes, river gauges, fires, alerts and any other dataset: rows by place, time and conditions, with their source and age.',
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
      next_cursor: nextCursor,
      columns: z.array(column).describe('Columns of the rows, by the schema of the dataset'),
      lists: z
        .array(z.string())
        .describe('Lists that `list` may choose; none: the answer is one row'),
      sources: z
        .array(servedBy)
        .describe('Who answers it, first choice first, embedded tables last'),
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
    const queryable = queryableOf(input);
    if (!queryable) throw new Error(`no dataset ${input.dataset}`);
    const scope = scopeOf(input, queryable.maxRadiusKm);
    const asked = await inquire({ rows: queryable.need(scope) }, context);
    const fact = asked.facts.rows;
    const fields = input.fields ?? fieldsOf(queryable);
    const head = {
      dataset: input.dataset,
      source: fact.source,
      fields,
      ...aboutOf(queryable, context.sourceStates()),
    };
    if (!isKnown(fact))
      return {
        ...head,
        ...noRows(fact.missing),
        provenance: asked.provenance(CARD),
      };
    const { rows, matched } = selectRows(rowsOf(queryable, fact.value), input, {
      scope,
      time: queryable.time,
    });
    const missedBeyondKm = isBoxCovered(input, scope) ? undefined : queryable.maxRadiusKm;
    const warnings = warningsOf(fact.value, missedBeyondKm);
    return roundReply({
      status: 'ok' as const,
      ...head,
      as_of: fact.asOf,
      row_count: rows.length,
      matched,
      truncated: matched > rows.length,
      next_cursor: nextOf(input, matched),
      rows,
      warnings,
      provenance: asked.provenance(CARD, warnings),
    });
  },
});

function warningsOf(answer: unknown, missedBeyondKm: number | undefined): string[] {
  const isPart =
    answer !== null &&
    typeof answer === 'object' &&
    'complete' in answer &&
    answer.complete === false;
  return [
    ...(isPart ? ['The source holds or sent a selection: absence from it says nothing.'] : []),
    ...(missedBeyondKm === undefined
      ? []
      : [
          `The box is larger than the source may be asked for: what lies farther than ${missedBeyondKm} km from its middle is missing; ask for smaller boxes.`,
        ]),
  ];
}
