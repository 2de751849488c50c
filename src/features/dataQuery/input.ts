import * as z from 'zod';
import { fieldsOf, QUERYABLE, type Queryable } from './datasets.ts';

const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const time = z.union([z.iso.date(), z.iso.datetime()]);

const filter = z.object({
  field: z.string(),
  op: z.enum(['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'contains']),
  value: z.union([
    z.string().max(200),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(z.union([z.string().max(200), z.number()])).max(50),
  ]),
});
export type Filter = z.output<typeof filter>;

const shape = z.object({
  dataset: z.enum(QUERYABLE.map(({ id }) => id)),
  point: z
    .object({ lat, lon, radius_km: z.number().positive().max(5000).default(100) })
    .optional()
    .describe('Rows within a radius'),
  box: z
    .object({ south: lat, west: lon, north: lat, east: lon })
    .optional()
    .describe('Rows inside a box; west greater than east crosses the antimeridian'),
  time: z.object({ from: time.optional(), to: time.optional() }).optional(),
  fields: z
    .array(z.string().max(60))
    .min(1)
    .max(60)
    .optional()
    .describe('Fields wanted; absent: all'),
  where: z.array(filter).max(10).default([]).describe('All must hold'),
  order_by: z.string().max(60).optional(),
  descending: z.boolean().default(false),
  limit: z.int().min(1).max(1000).default(100),
});

type Query = z.output<typeof shape>;

/** A declarative question: names from lists, values as values; nothing in it is ever run. */
export const queryInput = shape.superRefine((query, context) => {
  const queryable = QUERYABLE.find(({ id }) => id === query.dataset);
  if (!queryable) return;
  for (const { path, message } of problemsOf(query, queryable))
    context.addIssue({ code: 'custom', path, message });
});
export type QueryInput = Query;

function problemsOf(
  query: Query,
  queryable: Queryable,
): { path: (string | number)[]; message: string }[] {
  const { point, box, fields, where, order_by } = query;
  const known = new Set([...fieldsOf(queryable), ...(queryable.isPlaced ? ['distance_km'] : [])]);
  const unknown = (name: string) =>
    known.has(name)
      ? []
      : [`${queryable.id} has no field "${name}"; it has ${[...known].join(', ')}`];
  const problems: { path: (string | number)[]; message: string }[] = [];
  if (point && box) problems.push({ path: ['box'], message: 'give a point or a box, not both' });
  if (queryable.isPlaced && !point && !box)
    problems.push({ path: ['point'], message: `${queryable.id} needs a point or a box` });
  if (point && queryable.isPlaced && point.radius_km > queryable.maxRadiusKm)
    problems.push({
      path: ['point', 'radius_km'],
      message: `${queryable.id} reaches ${queryable.maxRadiusKm} km at most`,
    });
  if (box && box.south >= box.north)
    problems.push({ path: ['box', 'south'], message: 'south must lie below north' });
  if (query.time && queryable.time === undefined)
    problems.push({ path: ['time'], message: `rows of ${queryable.id} have no time` });
  if (
    query.time?.from !== undefined &&
    query.time.to !== undefined &&
    query.time.from > query.time.to
  )
    problems.push({ path: ['time', 'from'], message: 'from must not be after to' });
  fields?.forEach((name, i) =>
    problems.push(...unknown(name).map((message) => ({ path: ['fields', i], message }))),
  );
  where.forEach(({ field, op, value }, i) => {
    problems.push(...unknown(field).map((message) => ({ path: ['where', i, 'field'], message })));
    if (Array.isArray(value) !== (op === 'in'))
      problems.push({
        path: ['where', i, 'value'],
        message: op === 'in' ? '`in` takes a list' : 'a list goes with `in` only',
      });
  });
  if (order_by !== undefined)
    problems.push(...unknown(order_by).map((message) => ({ path: ['order_by'], message })));
  return problems;
}
