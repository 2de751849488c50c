import * as z from 'zod';
import { csvText } from './listCsv.ts';
import { featureCollection, locatorOf, type Locator } from './listGeoJson.ts';
import type { NamedOperation } from './operation.ts';
import { unwrapped } from './schemaWalk.ts';

/** A list of places or events within an answer. */
export interface AnswerList {
  /** Where it stands: its member, within objects as a path: `nearby.volcanoes`. */
  readonly name: string;
  /** Columns that its schema knows; empty where rows name their own. */
  readonly columns: readonly string[];
  /** Where an item lies; undefined where nothing says. */
  readonly locator: Locator | undefined;
}

/**
 * An operation whose answer lists places or events, giving the lists as CSV and GeoJSON too. An answer about one place that is a
 * feature comes before the features of its lists; where they lie within its members, it is the feature alone, which holds them.
 * Others are returned as they are.
 */
export function listing(operation: NamedOperation): NamedOperation {
  const { method, output, writes = 'json' } = operation;
  if (writes !== 'json' || method === 'DELETE' || !(output instanceof z.ZodObject))
    return operation;
  const lists = listsOf(output);
  if (lists.length === 0) return operation;
  return {
    ...operation,
    formats: {
      csv: (_input, reply) => csvText(lists, reply as Answer),
      ...operation.formats,
      geojson: geoJsonOf(operation, lists),
    },
  };
}

export type Answer = Readonly<Record<string, unknown>>;

type GeoJsonOf = NonNullable<NonNullable<NamedOperation['formats']>['geojson']>;

function geoJsonOf({ formats }: NamedOperation, lists: readonly AnswerList[]): GeoJsonOf {
  const own = formats?.geojson;
  if (own && lists.every(({ name }) => name.includes('.'))) return own;
  return (input, reply) => {
    const place = own?.(input, reply);
    const first = place === undefined || typeof place === 'string' ? [] : [place];
    return featureCollection(lists, reply as Answer, first);
  };
}

/** The lists at the top of an answer, else those within its members. */
function listsOf(output: z.ZodObject): AnswerList[] {
  const top = Object.entries(output.shape).flatMap(([name, member]) => listAt(name, member));
  return top.length > 0 ? top : listsWithin(output, '', 0);
}

const DEEPEST = 4;

/** Lists within the objects of an object; lists within lists are members of their items. */
function listsWithin(schema: z.ZodObject, prefix: string, depth: number): AnswerList[] {
  return Object.entries(schema.shape).flatMap(([member, inner]) => {
    const name = `${prefix}${member}`;
    const object = unwrapped(inner as z.ZodType);
    if (object instanceof z.ZodObject && depth < DEEPEST)
      return listsWithin(object, `${name}.`, depth + 1);
    return listAt(name, inner as z.ZodType);
  });
}

function listAt(name: string, member: z.ZodType): AnswerList[] {
  const list = unwrapped(member);
  if (!(list instanceof z.ZodArray)) return [];
  const item = unwrapped(list.element as z.ZodType);
  // Rows of a query name their own columns.
  if (item instanceof z.ZodRecord)
    return [{ name, columns: [], locator: locatorOf(['lat', 'lon']) }];
  const kinds = item instanceof z.ZodUnion ? item.options : [item];
  const objects = kinds.flatMap((each) => {
    const kind = unwrapped(each as z.ZodType);
    return kind instanceof z.ZodObject ? [kind] : [];
  });
  const names = objects.flatMap(namesIn);
  const locator = locatorOf(names);
  if (!locator && !EVENT.every((wanted) => names.includes(wanted))) return [];
  return [{ name, columns: [...new Set(objects.flatMap((each) => columnsOf(each)))], locator }];
}

/** Members that show an official warning, which may name its area in words alone. */
const EVENT = ['event', 'severity', 'headline'];

/** Members of a schema, those of objects within it as paths. */
function namesIn(item: z.ZodObject): string[] {
  return Object.entries(item.shape).flatMap(([name, member]) => {
    const inner = unwrapped(member as z.ZodType);
    return inner instanceof z.ZodObject
      ? [name, ...Object.keys(inner.shape).map((each) => `${name}.${each}`)]
      : [name];
  });
}

/** Columns of an item: its members, objects within it member by member. */
function columnsOf(item: z.ZodObject, prefix = ''): string[] {
  return Object.entries(item.shape).flatMap(([name, member]) => {
    const inner = unwrapped(member as z.ZodType);
    const path = `${prefix}${name}`;
    return inner instanceof z.ZodObject ? columnsOf(inner, `${path}.`) : [path];
  });
}
