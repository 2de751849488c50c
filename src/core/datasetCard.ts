import * as z from 'zod';
import type { Dataset } from '../../engines/facts.ts';
import { wireName } from '../../engines/onWire.ts';

/** A member of a question or of a row, as answers name it. */
export interface DatasetColumn {
  readonly name: string;
  readonly type: string;
  /** Told by the end of the name; null where it has none. */
  readonly unit: string | null;
  readonly description: string | null;
}

/** What a dataset says of itself, read from its schemas. */
export interface DatasetCard {
  readonly id: string;
  readonly title: string;
  readonly question: readonly DatasetColumn[];
  /** Lists of rows in its answer; none: the answer is one row. */
  readonly lists: readonly string[];
}

interface Shape {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly enum?: readonly unknown[];
  readonly maximum?: number;
}

const UNITS: readonly (readonly [end: string, unit: string])[] = [
  ['_km2', 'km²'],
  ['_km', 'km'],
  ['_mps', 'm/s'],
  ['_cmps', 'cm/s'],
  ['_m3s', 'm³/s'],
  ['_mm', 'mm'],
  ['_cm', 'cm'],
  ['_hpa', 'hPa'],
  ['_pct', '%'],
  ['_usd', 'US dollars'],
  ['_deg', 'degrees'],
  ['_per_year', 'per year'],
  ['_minutes', 'minutes'],
  ['_hours', 'hours'],
  ['_days', 'days'],
  ['_years', 'years'],
  ['_year', 'year'],
  ['_c', '°C'],
  ['_g', 'g'],
  ['_m', 'm'],
];

/** What the names and schemas of a dataset tell, so that a new one describes itself. */
export function datasetCard({ id, title, query, answer }: Dataset): DatasetCard {
  return { id, title, question: columnsIn(shapeOf(query, 'input')), lists: listsIn(answer) };
}

/** Columns of the rows of a dataset. @param list  one of its lists; undefined: the answer is one row */
export function datasetColumns({ answer }: Dataset, list: string | undefined): DatasetColumn[] {
  const whole = shapeOf(answer, 'output');
  return columnsIn(list === undefined ? whole : (whole.properties?.[list]?.items ?? {}));
}

/** Members of a question as the dataset itself names them, by their names on the wire. */
export function questionMembers({ query }: Dataset): ReadonlyMap<string, string> {
  const names = branchesOf(shapeOf(query, 'input')).flatMap(({ properties = {} }) =>
    Object.keys(properties),
  );
  return new Map(names.map((name) => [wireName(name), name]));
}

/** The most that a member of a question may be; undefined: no bound, or no such member. */
export function mostOf({ query }: Dataset, member: string): number | undefined {
  return branchesOf(shapeOf(query, 'input'))
    .flatMap(({ properties = {} }) => properties[member]?.maximum ?? [])
    .at(0);
}

function listsIn(answer: z.ZodType): string[] {
  const { properties = {} } = shapeOf(answer, 'output');
  return Object.entries(properties).flatMap(([name, { type, items }]) =>
    type === 'array' && items !== undefined && branchesOf(items).some(({ properties: p }) => p)
      ? [name]
      : [],
  );
}

const shapes = { input: new WeakMap<z.ZodType, Shape>(), output: new WeakMap<z.ZodType, Shape>() };

/** The JSON Schema of a schema, made once. */
function shapeOf(schema: z.ZodType, io: 'input' | 'output'): Shape {
  const known = shapes[io].get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Shape;
  shapes[io].set(schema, made);
  return made;
}

function branchesOf(shape: Shape): readonly Shape[] {
  return shape.anyOf ? shape.anyOf.flatMap(branchesOf) : [shape];
}

function columnsIn(shape: Shape): DatasetColumn[] {
  const members = new Map<string, Shape>();
  for (const { properties = {} } of branchesOf(shape))
    for (const [name, member] of Object.entries(properties)) members.set(name, member);
  return [...members].map(([own, member]) => {
    const name = wireName(own);
    return {
      name,
      type: typeOf(member),
      unit: UNITS.find(([end]) => name.endsWith(end))?.[1] ?? null,
      description: member.description ?? null,
    };
  });
}

function typeOf(shape: Shape): string {
  const types = branchesOf(shape).flatMap(({ type, enum: values }) =>
    values ? values.map(String) : (type ?? []),
  );
  return [...new Set(types)].join(' or ') || 'any';
}
