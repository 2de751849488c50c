import * as fc from 'fast-check';
import * as z from 'zod';

/** As much of a schema's definition as arbitraries are made from. */
interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly valueType?: z.ZodType;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
  readonly format?: string;
}
interface Check {
  readonly check: string;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: RegExp;
}

const defOf = (schema: z.ZodType): Def => schema.def as unknown as Def;

/**
 * Values that a schema accepts, made from what it says of itself: types, bounds, enumerations, patterns. What only a function of
 * the schema knows is tried a hundred times: where nothing passes, there are fewer values, or none.
 */
export function validSamples(schema: z.ZodType, count: number, seed: number): unknown[] {
  const tried = fc.sample(shaped(schema), { seed, numRuns: 100 });
  return tried.filter((value) => schema.safeParse(value).success).slice(0, count);
}

const MAKERS: Readonly<Record<string, (def: Def) => fc.Arbitrary<unknown>>> = {
  object: (def) => objectOf(def.shape ?? {}),
  array: (def) => arrayOf(def),
  string: (def) => stringOf(def),
  number: (def) => numberOf(def),
  int: (def) => numberOf(def),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  unknown: () => fc.jsonValue({ maxDepth: 2 }),
  any: () => fc.jsonValue({ maxDepth: 2 }),
  enum: (def) => fc.constantFrom(...Object.values(def.entries ?? {})),
  literal: (def) => fc.constantFrom(...(def.values ?? [])),
  union: (def) => fc.oneof(...(def.options ?? []).map((each) => shaped(each))),
  nullable: (def) => fc.option(inner(def), { nil: null }),
  optional: (def) => inner(def),
  default: (def) => inner(def),
  prefault: (def) => inner(def),
  nonoptional: (def) => inner(def),
  readonly: (def) => inner(def),
  catch: (def) => inner(def),
  pipe: (def) => shaped(def.in ?? z.unknown()),
  transform: () => fc.jsonValue({ maxDepth: 1 }),
  record: (def) =>
    fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), shaped(def.valueType ?? z.unknown()), {
      maxKeys: 3,
    }),
};

function shaped(schema: z.ZodType): fc.Arbitrary<unknown> {
  const def = defOf(schema);
  const make = MAKERS[def.type];
  if (!make) throw new Error(`no arbitrary for a schema of type ${def.type}`);
  return make(def);
}

const inner = (def: Def): fc.Arbitrary<unknown> => shaped(def.innerType ?? z.unknown());

function objectOf(shape: Readonly<Record<string, z.ZodType>>): fc.Arbitrary<unknown> {
  const names = Object.keys(shape);
  const required = names.filter((name) => !isOptional(shape[name] ?? z.unknown()));
  const members = Object.fromEntries(
    names.map((name) => [name, shaped(shape[name] ?? z.unknown())]),
  );
  return fc.record(members, { requiredKeys: required });
}

/** Whether a member may be left out. */
export function isOptional(schema: z.ZodType): boolean {
  return schema.safeParse(undefined).success;
}

const checksOf = (def: Def): Check[] => (def.checks ?? []).map(({ _zod }) => _zod.def);
const bound = (def: Def, check: string): Check | undefined =>
  checksOf(def).find((each) => each.check === check);

function arrayOf(def: Def): fc.Arbitrary<unknown> {
  const minLength = bound(def, 'min_length')?.minimum ?? 0;
  const most = bound(def, 'max_length')?.maximum ?? 4;
  const maxLength = Math.max(minLength, Math.min(most, 3));
  return fc.array(shaped(def.element ?? z.unknown()), { minLength, maxLength });
}

function numberOf(def: Def): fc.Arbitrary<number> {
  const isInt =
    def.type === 'int' ||
    def.format === 'safeint' ||
    checksOf(def).some(({ format }) => format === 'safeint' || format === 'int32');
  const lows = checksOf(def).filter(({ check }) => check === 'greater_than');
  const highs = checksOf(def).filter(({ check }) => check === 'less_than');
  const low = lows.toSorted((a, b) => Number(b.value) - Number(a.value))[0];
  const high = highs.toSorted((a, b) => Number(a.value) - Number(b.value))[0];
  const min = Number(low?.value ?? -1e6);
  const max = Number(high?.value ?? Math.max(1e6, min + 1e6));
  if (isInt)
    return fc.integer({
      min: Math.ceil(min) + (low?.inclusive === false ? 1 : 0),
      max: Math.floor(Math.min(max, Number.MAX_SAFE_INTEGER)) - (high?.inclusive === false ? 1 : 0),
    });
  return fc.double({
    min,
    max,
    noNaN: true,
    minExcluded: low?.inclusive === false,
    maxExcluded: high?.inclusive === false,
  });
}

const DAY = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2026-06-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.stringMatching(/^[a-z]{3,12}$/).map((name) => `${name}@example.org`),
  url: fc.stringMatching(/^[a-z]{3,12}$/).map((name) => `https://${name}.example.org/`),
  uuid: fc.uuid({ version: 4 }),
  datetime: DAY,
  date: DAY.map((text) => text.slice(0, 10)),
};

function stringOf(def: Def): fc.Arbitrary<string> {
  const checks = checksOf(def);
  const named =
    FORMATS[def.format ?? ''] ?? checks.flatMap(({ format }) => FORMATS[format ?? ''] ?? [])[0];
  if (named) return named;
  const pattern = checks.find((each) => each.pattern)?.pattern;
  if (pattern) return fc.stringMatching(pattern);
  const minLength = bound(def, 'min_length')?.minimum ?? 0;
  const maxLength = Math.max(minLength, Math.min(bound(def, 'max_length')?.maximum ?? 40, 40));
  return fc.string({ minLength, maxLength, unit: 'grapheme' });
}
