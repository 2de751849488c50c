import * as z from 'zod';
import { wireName } from '../../../engines/onWire.ts';
import { datasetCard } from '../../core/datasetCard.ts';
import { nearestNames } from '../../core/nearestNames.ts';
import { DATASET_NAMES, queryableOf, questionOf, unknownMembers } from './anyDataset.ts';
import { fieldsOf, QUERYABLE, type Queryable } from './datasets.ts';
import { scopeOf } from './runQuery.ts';

const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const time = z.union([z.iso.date(), z.iso.datetime()]);
/** Words of a row's time, of which a day counts from its first second to its last. */
const WHEN = 'a day (YYYY-MM-DD, whole) or a moment (RFC 3339, UTC)';

const filter = z.object({
  field: z.string().describe('Name of a field of the rows'),
  op: z
    .enum(['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'contains'])
    .describe(
      'How the field is compared: `in` with a list, `contains` a text within a text, in any case of letters',
    ),
  value: z
    .union([
      z.string().max(200),
      z.number(),
      z.boolean(),
      z.null(),
      z.array(z.union([z.string().max(200), z.number()])).max(50),
    ])
    .describe('What it is compared with'),
});
export type Filter = z.output<typeof filter>;

const shape = z.object({
  dataset: z
    .string()
    .max(60)
    .describe(
      `${QUERYABLE.map(({ id }) => id).join(', ')}, or any dataset of /docs/datasets by its name`,
    ),
  question: z
    .record(z.string().max(60), z.unknown())
    .optional()
    .describe('What a dataset of /docs/datasets asks for besides the place'),
  list: z
    .string()
    .max(60)
    .optional()
    .describe('Which list of the answer, where the dataset has several'),
  point: z
    .object({
      lat: lat.describe('Latitude of the middle, degrees north'),
      lon: lon.describe('Longitude of the middle, degrees east'),
      radius_km: z
        .number()
        .positive()
        .max(20_000)
        .default(100)
        .describe('Radius, km, above 0; default 100; a dataset may reach less far'),
    })
    .optional()
    .describe('Rows within a radius'),
  box: z
    .object({
      south: lat.describe('Southern edge, degrees'),
      west: lon.describe('Western edge, degrees'),
      north: lat.describe('Northern edge, degrees'),
      east: lon.describe('Eastern edge, degrees'),
    })
    .optional()
    .describe('Rows inside a box; west greater than east crosses the antimeridian'),
  time: z
    .object({
      from: time.optional().describe(`Earliest: ${WHEN}`),
      to: time.optional().describe(`Latest: ${WHEN}`),
    })
    .optional()
    .describe('Rows within a span of time; rows without a time are left out'),
  fields: z
    .array(z.string().max(60))
    .min(1)
    .max(60)
    .optional()
    .describe('Fields wanted; absent: all'),
  where: z.array(filter).max(10).default([]).describe('All must hold'),
  order_by: z
    .string()
    .max(60)
    .optional()
    .describe('Field by which the rows are ordered; default the order of the dataset'),
  descending: z
    .boolean()
    .default(false)
    .describe('Whether the greatest comes first; default false'),
  limit: z
    .int()
    .min(1)
    .max(1000)
    .default(100)
    .describe('Rows in one answer, 1 to 1000; default 100'),
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be the `next_cursor` of the answer before')
    .optional()
    .describe('`next_cursor` of the answer before'),
});

type Query = z.output<typeof shape>;

/** A declarative question: names from lists, values as values; nothing in it is ever run. */
export const queryInput = shape.superRefine((query, context) => {
  const queryable = queryableOf(query);
  if (!queryable) {
    const near = nearestNames(query.dataset, DATASET_NAMES).join(', ');
    const message = `there is no such dataset; near it are ${near}`;
    context.addIssue({ code: 'custom', path: ['dataset'], message });
    return;
  }
  for (const { path, message } of problemsOf(query, queryable))
    context.addIssue({ code: 'custom', path, message });
});
export type QueryInput = Query;

interface Problem {
  readonly path: (string | number)[];
  readonly message: string;
}

function problemsOf(query: Query, queryable: Queryable): Problem[] {
  return [
    ...placeProblems(query, queryable),
    ...questionProblems(query, queryable),
    ...timeProblems(query, queryable),
    ...nameProblems(query, queryable),
  ];
}

function placeProblems({ point, box }: Query, { id, isPlaced, maxRadiusKm }: Queryable): Problem[] {
  const problems: Problem[] = [];
  if (point && box) problems.push({ path: ['box'], message: 'give a point or a box, not both' });
  if (isPlaced && !point && !box)
    problems.push({ path: ['point'], message: `${id} needs a point or a box` });
  if (point && isPlaced && point.radius_km > maxRadiusKm)
    problems.push({
      path: ['point', 'radius_km'],
      message: `${id} reaches ${maxRadiusKm} km at most`,
    });
  if (box && box.south >= box.north)
    problems.push({ path: ['box', 'south'], message: 'south must lie below north' });
  return problems;
}

/** What a dataset says against a question; datasets with a name of their own here take none. */
function questionProblems(query: Query, queryable: Queryable): Problem[] {
  const { dataset, maxRadiusKm } = queryable;
  if (QUERYABLE.includes(queryable))
    return ['question' as const, 'list' as const].flatMap((name) =>
      query[name] === undefined
        ? []
        : [{ path: [name], message: `${queryable.id} is asked by place, time and conditions` }],
    );
  const { lists } = datasetCard(dataset);
  if (query.list !== undefined && !lists.includes(query.list))
    return [{ path: ['list'], message: `its lists are ${lists.join(', ') || 'none'}` }];
  const names = unknownMembers(dataset, query).map((name) => ({
    path: ['question', name],
    message: `${dataset.id} takes ${
      datasetCard(dataset)
        .question.map((each) => each.name)
        .join(', ') || 'no question'
    }`,
  }));
  const asked = dataset.query.safeParse(questionOf(dataset, query, scopeOf(query, maxRadiusKm)));
  const refused = asked.error?.issues.map(({ path, message }) => ({
    path: [
      'question',
      ...path.map((step) => (typeof step === 'string' ? wireName(step) : Number(step))),
    ],
    message,
  }));
  return [...names, ...(refused ?? [])].slice(0, 20);
}

function timeProblems(query: Query, queryable: Queryable): Problem[] {
  const { time } = query;
  const { from, to } = scopeOf(query, queryable.maxRadiusKm);
  const problems: Problem[] = [];
  if (time && queryable.time === undefined)
    problems.push({ path: ['time'], message: `rows of ${queryable.id} have no time` });
  if (from !== undefined && to !== undefined && Date.parse(from) > Date.parse(to))
    problems.push({ path: ['time', 'from'], message: 'from must not be after to' });
  return problems;
}

/** Names that the rows do not have, and values of the wrong kind. */
function nameProblems({ fields, where, order_by }: Query, queryable: Queryable): Problem[] {
  const known = new Set([...fieldsOf(queryable), ...(queryable.isPlaced ? ['distance_km'] : [])]);
  const unknown = (name: string, path: Problem['path']): Problem[] =>
    known.has(name)
      ? []
      : [
          {
            path,
            message: `${queryable.id} has no field "${name}"; it has ${[...known].join(', ')}`,
          },
        ];
  const listed = where.flatMap(({ field, op, value }, i): Problem[] => [
    ...unknown(field, ['where', i, 'field']),
    ...(Array.isArray(value) === (op === 'in')
      ? []
      : [
          {
            path: ['where', i, 'value'],
            message: op === 'in' ? '`in` takes a list' : 'a list goes with `in` only',
          },
        ]),
  ]);
  return [
    ...(fields ?? []).flatMap((name, i) => unknown(name, ['fields', i])),
    ...listed,
    ...(order_by === undefined ? [] : unknown(order_by, ['order_by'])),
  ];
}
