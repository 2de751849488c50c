import * as z from 'zod';
import { metaOf } from '../../engines/schemas.ts';
import type { Context } from './context.ts';
import type { NamedOperation } from './operation.ts';
import { matchPlace, placeMatch, type PlaceMatch } from './placeMatch.ts';
import type { InputOrigin, ValidationItem } from './validation.ts';

const LONGEST = 120;
const MARK = 'x-place-or-point';

/** A place by name, in place of coordinates. */
const place = z
  .string()
  .min(2)
  .max(LONGEST)
  .optional()
  .describe(
    'Name of a populated place in any script, perhaps with its state or country, in place of lat and lon: `Lyon`, `Paris, Texas`, `京都`',
  );

const listMatch = placeMatch
  .extend({ index: z.int().min(0).describe('Position in the list') })
  .meta({ id: 'ListedPlaceMatch', description: 'The place that a name in a list was taken for' });

/** An input whose names of places became coordinates, what they were taken for, and what did not resolve. */
export interface OpenedInput {
  readonly raw: unknown;
  readonly failures: readonly ValidationItem[];
  /** Members of the answer that say what was matched. */
  readonly told: {
    readonly place_match?: PlaceMatch;
    readonly place_matches?: readonly (PlaceMatch & { readonly index: number })[];
  };
}

/** Turns names of places in an input into coordinates, before it is parsed. */
export interface PlaceDoor {
  /** Whether an input names a place at all. */
  isAsked(raw: unknown): boolean;
  open(raw: unknown, context: Context, origin: InputOrigin): Promise<OpenedInput>;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * An operation that takes coordinates, taking names of places as well: its schema says so, `door` resolves them before the input is
 * parsed, and the answer says what was matched. Others are returned as they are.
 */
export function takingPlaces(operation: NamedOperation): NamedOperation {
  const { input, output, path, access } = operation;
  if (!(input instanceof z.ZodObject) || !(output instanceof z.ZodObject)) return operation;
  if (access !== 'key' || path.includes('{lat}') || (operation.writes ?? 'json') !== 'json')
    return operation;
  if (isPoint(input))
    return {
      ...operation,
      input: withPlace(input),
      output: withMember(output, 'place_match', placeMatch.optional()),
      door: pointDoor,
    };
  const list = Object.keys(input.shape).find((name) => pointsOf(input.shape[name]) !== undefined);
  const points = list === undefined ? undefined : pointsOf(input.shape[list]);
  if (list === undefined || !points) return operation;
  const named = points.clone({ ...points.def, element: withPlace(points.element) });
  return {
    ...operation,
    input: withMember(input, list, named.meta(points.meta() ?? {})),
    output: withMember(output, 'place_matches', z.array(listMatch).optional()),
    door: listDoor(list),
  };
}

const isPoint = (schema: z.ZodObject): boolean => 'lat' in schema.shape && 'lon' in schema.shape;

function pointsOf(schema: unknown): z.ZodArray<z.ZodObject> | undefined {
  return schema instanceof z.ZodArray &&
    schema.element instanceof z.ZodObject &&
    isPoint(schema.element)
    ? (schema as z.ZodArray<z.ZodObject>)
    : undefined;
}

function withPlace(schema: z.ZodObject): z.ZodObject {
  return schema.safeExtend({ place }).meta({ ...metaOf(schema), [MARK]: true });
}

function withMember(schema: z.ZodObject, name: string, member: z.ZodType): z.ZodObject {
  return schema.safeExtend({ [name]: member }).meta(metaOf(schema));
}

type JsonSchema = Record<string, unknown>;

/**
 * A schema in a document says that either coordinates or a name are needed. The alternatives say what they hold: those that name
 * members alone make generators take the whole input for anything.
 */
export function placeOrPoint(schema: JsonSchema): void {
  const others = takeMark(schema);
  if (!others) return;
  delete schema['required'];
  const members = schema['properties'] as JsonSchema;
  schema['anyOf'] = [['lat', 'lon'], ['place']].map((names) => {
    const required = [...others, ...names];
    const properties = Object.fromEntries(required.map((name) => [name, members[name]]));
    return { type: 'object', properties, required };
  });
}

/** The same as two whole alternatives, for types. */
export function placeOrPointApart(schema: JsonSchema): void {
  const others = takeMark(schema);
  if (!others) return;
  const { properties, ...whole } = schema;
  const { place: name, lat, lon, ...members } = properties as JsonSchema;
  for (const key of Object.keys(schema)) delete schema[key];
  schema['anyOf'] = [
    { ...whole, properties: { lat, lon, ...members }, required: [...others, 'lat', 'lon'] },
    { ...whole, properties: { place: name, ...members }, required: [...others, 'place'] },
  ];
}

/** The same for tools: model providers refuse alternatives at the top of a schema, so that both are optional there. */
export function placeOptional(schema: JsonSchema): void {
  const others = takeMark(schema);
  if (others) schema['required'] = others;
}

/** What else than coordinates a marked schema asks for; undefined where it asks for no coordinates. */
function takeMark(schema: JsonSchema): readonly string[] | undefined {
  if (schema[MARK] === undefined) return undefined;
  delete schema[MARK];
  const required = (schema['required'] ?? []) as readonly string[];
  if (!required.includes('lat')) return undefined;
  return required.filter((name) => name !== 'lat' && name !== 'lon');
}

const hasPlace = (raw: unknown): raw is Members =>
  typeof raw === 'object' && raw !== null && (raw as Members)['place'] !== undefined;

const pointDoor: PlaceDoor = {
  isAsked: hasPlace,
  async open(raw, context, origin) {
    const { members, match, refusal } = await resolved(raw as Members, context);
    const failures =
      refusal === undefined ? [] : [failure([origin.placeOf('place'), 'place'], refusal)];
    return { raw: members, failures, told: match ? { place_match: match } : {} };
  },
};

function listDoor(list: string): PlaceDoor {
  const itemsOf = (raw: unknown): readonly unknown[] => {
    const items = typeof raw === 'object' && raw !== null ? (raw as Members)[list] : undefined;
    return Array.isArray(items) ? items : [];
  };
  return {
    isAsked: (raw) => itemsOf(raw).some(hasPlace),
    async open(raw, context, origin) {
      const items = [...itemsOf(raw)];
      const failures: ValidationItem[] = [];
      const place_matches: (PlaceMatch & { index: number })[] = [];
      for (const [index, item] of items.entries()) {
        if (!hasPlace(item)) continue;
        const { members, match, refusal } = await resolved(item, context);
        items[index] = members;
        if (match) place_matches.push({ index, ...match });
        if (refusal !== undefined)
          failures.push(failure([origin.placeOf(list), list, index, 'place'], refusal));
      }
      return { raw: { ...(raw as Members), [list]: items }, failures, told: { place_matches } };
    },
  };
}

interface Resolved {
  readonly members: Members;
  readonly match?: PlaceMatch;
  readonly refusal?: string;
}

/** What stands in for coordinates where a name is refused: the input is refused anyway, and nothing but the name is blamed. */
const NOWHERE = { lat: 0, lon: 0 };

async function resolved(members: Members, context: Context): Promise<Resolved> {
  const { place: name, lat, lon } = members;
  const isGiven = lat !== undefined || lon !== undefined;
  if (isGiven)
    return {
      members: { ...NOWHERE, ...members },
      refusal: 'give a place, or lat and lon, not both',
    };
  if (typeof name !== 'string' || name.length < 2 || name.length > LONGEST)
    return { members: { ...members, ...NOWHERE } };
  const found = await matchPlace(name, context);
  if ('refusal' in found) return { members: { ...members, ...NOWHERE }, refusal: found.refusal };
  const { match } = found;
  return { members: { ...members, lat: match.lat, lon: match.lon }, match };
}

const failure = (loc: ValidationItem['loc'], sentence: string): ValidationItem => ({
  loc,
  msg: `Value error, ${sentence}`,
  type: 'value_error',
});
