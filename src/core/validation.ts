import type * as z from 'zod';
import { boundWords } from './boundWords.ts';
import { meantName } from './meantName.ts';
import { isInteger, schemaAt } from './schemaWalk.ts';

/** One failure of a request, in the words of FastAPI's `HTTPValidationError`. */
export interface ValidationItem {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** Shown as 422 with every failure listed, at most 100. */
export class ValidationFailure extends Error {
  readonly detail: readonly ValidationItem[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(detail: readonly ValidationItem[], headers: Readonly<Record<string, string>> = {}) {
    super(detail.map((item) => `${item.loc.join('.')}: ${item.msg}`).join('; '));
    this.name = 'ValidationFailure';
    this.detail = detail.slice(0, 100);
    this.headers = headers;
  }
}

/** What was asked for: the schema, and the input as it came. */
export interface Asked {
  readonly schema: z.ZodType;
  readonly raw: unknown;
}

/** Where the members of an input came from. */
export interface InputOrigin {
  /** First element of `loc` for a member: path, query, body or header. */
  placeOf(member: string): 'path' | 'query' | 'body';
}

type Issue = z.core.$ZodIssue;
type Words = Omit<ValidationItem, 'loc'>;

/**
 * The failures of a parse, in pydantic's words.
 *
 * @param error   what zod found
 * @param asked   the schema and the input as it came, to tell what is missing from what has the wrong type
 * @param origin  where each member came from
 */
export function failuresOf(
  error: z.ZodError,
  { schema, raw }: Asked,
  origin: InputOrigin,
): ValidationItem[] {
  const issues = error.issues.flatMap(withinUnion);
  // The length of what has the wrong type says nothing: a text in place of a list is no list that is too long.
  const mistyped = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('/')),
  );
  const told = issues.filter(
    ({ code, path }) =>
      !((code === 'too_big' || code === 'too_small') && mistyped.has(path.join('/'))),
  );
  return told.slice(0, 100).map((issue) => {
    const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
    const place = origin.placeOf(String(path[0] ?? ''));
    const value = valueAt(raw, path);
    const found: Found = {
      value,
      isText: place !== 'body',
      isInt: isInteger(schemaAt(schema, path)),
    };
    const words = saidOnce(wordsOf(issue, found), issue, found);
    const meant =
      words.type === 'missing' && meantName(schema, path, valueAt(raw, path.slice(0, -1)));
    const msg = meant
      ? `${words.msg}: '${meant.sent}' is not read, send '${meant.wanted}'`
      : words.msg;
    return { loc: [place, ...path], ...words, msg };
  });
}

/** A parameter that stands more than once is a list, which says nothing to who did not send one. */
function saidOnce(words: Words, { code }: Issue, { value, isText }: Found): Words {
  if (!isText || !Array.isArray(value) || !(code === 'invalid_type' || code === 'invalid_value'))
    return words;
  return { ...words, msg: `${words.msg}: it was sent ${value.length} times, send it once` };
}

/** What is wrong by the alternative that was meant: the first of the kind that was sent, else the first. */
function withinUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const choices = issue.errors.flatMap((errors) => choicesOf(errors as Issue[]));
  if (choices.length > 0 && choices.length === issue.errors.length)
    return [{ code: 'invalid_value', values: choices, path: issue.path, message: issue.message }];
  const isOtherKind = ({ code, path }: Issue): boolean =>
    path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');
  const [first = []] = issue.errors;
  const meant = issue.errors.find((errors) => !(errors as Issue[]).some(isOtherKind)) ?? first;
  if (meant.length === 0) return [issue];
  return (meant as Issue[])
    .map((inner): Issue => ({ ...inner, path: [...issue.path, ...inner.path] }))
    .flatMap(withinUnion);
}

/** What an alternative of one value takes. */
function choicesOf([only, ...rest]: readonly Issue[]): z.core.util.Primitive[] {
  return only?.code === 'invalid_value' && only.path.length === 0 && rest.length === 0
    ? only.values
    : [];
}

function valueAt(raw: unknown, path: readonly (string | number)[]): unknown {
  let value = raw;
  for (const step of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}

/** The value a failure is about; `isText`: it came as text; `isInt`: a whole number was asked for. */
interface Found {
  readonly value: unknown;
  readonly isText: boolean;
  readonly isInt: boolean;
}

function wordsOf(issue: Issue, found: Found): Words {
  const { value } = found;
  if (value === undefined && issue.code !== 'custom')
    return { msg: 'Field required', type: 'missing' };
  switch (issue.code) {
    case 'invalid_type':
      return typeWords(issue.expected, found);
    case 'too_small':
    case 'too_big':
      return boundWords(issue, value);
    case 'invalid_value':
      return choiceWords(issue.values, value);
    case 'invalid_format':
      return formatWords(issue, value);
    default:
      return { msg: `Value error, ${issue.message}`, type: 'value_error' };
  }
}

const TYPE_WORDS: Readonly<Record<string, readonly [type: string, name: string]>> = {
  string: ['string_type', 'valid string'],
  boolean: ['bool_type', 'valid boolean'],
  array: ['list_type', 'valid list'],
  tuple: ['list_type', 'valid list'],
  object: ['model_attributes_type', 'valid dictionary or object to extract fields from'],
  record: ['model_attributes_type', 'valid dictionary or object to extract fields from'],
};

function typeWords(expected: string, found: Found): Words {
  const { value, isText } = found;
  if (expected === 'number' || expected === 'int')
    return numberWords({ ...found, isInt: found.isInt || expected === 'int' });
  const [type, name] = TYPE_WORDS[expected] ?? ['value_error', `valid ${expected}`];
  if (type === 'bool_type' && typeof value === 'string') {
    return {
      msg: 'Input should be a valid boolean, unable to interpret input',
      type: isText ? 'bool_parsing' : 'bool_type',
    };
  }
  return { msg: `Input should be a ${name}`, type };
}

function numberWords({ value, isText, isInt }: Found): Words {
  if (typeof value === 'number' && !Number.isFinite(value))
    return { msg: 'Input should be a finite number', type: 'finite_number' };
  if (typeof value === 'number' && isInt) {
    return {
      msg: 'Input should be a valid integer, got a number with a fractional part',
      type: 'int_from_float',
    };
  }
  const name = isInt ? 'integer' : 'number';
  if (typeof value === 'string' && isText) {
    return {
      msg: `Input should be a valid ${name}, unable to parse string as a${isInt ? 'n integer' : ' number'}`,
      type: isInt ? 'int_parsing' : 'float_parsing',
    };
  }
  return { msg: `Input should be a valid ${name}`, type: isInt ? 'int_type' : 'float_type' };
}

function choiceWords(values: readonly unknown[], value: unknown): Words {
  const names = values.map((choice) =>
    typeof choice === 'string' ? `'${choice}'` : String(choice),
  );
  const last = names.at(-1) ?? '';
  const expected = names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
  return value === undefined
    ? { msg: 'Field required', type: 'missing' }
    : { msg: `Input should be ${expected}`, type: 'literal_error', ctx: { expected } };
}

function formatWords(issue: Extract<Issue, { code: 'invalid_format' }>, value: unknown): Words {
  if (typeof value !== 'string')
    return { msg: 'Input should be a valid string', type: 'string_type' };
  if (issue.format === 'date')
    return { msg: 'Input should be a valid date in the format YYYY-MM-DD', type: 'date_parsing' };
  if (issue.format === 'datetime')
    return { msg: 'Input should be a valid RFC 3339 date and time', type: 'date_parsing' };
  if (issue.format === 'email')
    return { msg: 'value is not a valid email address', type: 'value_error' };
  if (issue.pattern === undefined) return { msg: issue.message, type: 'string_pattern_mismatch' };
  const pattern = bare(issue.pattern);
  // What the schema says of its own beside the pattern tells how to mend the text.
  const fix = issue.message.startsWith(UNTOLD) ? '' : `: ${issue.message}`;
  return {
    msg: `String should match pattern '${pattern}'${fix}`,
    type: 'string_pattern_mismatch',
    ctx: { pattern },
  };
}

/** How zod's own words for a pattern begin, where the schema has none. */
const UNTOLD = 'Invalid string: must match pattern';

/** A regular expression as the document shows it: without slashes and flags. */
function bare(pattern: string): string {
  return /^\/(.*)\/[a-z]*$/s.exec(pattern)?.[1] ?? pattern;
}
