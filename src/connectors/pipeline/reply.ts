import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as z from 'zod';
import type { Parsed, RawReply } from '../connector.ts';
import { csvOf } from './csvRows.ts';
import { complaintIn, errorIn, errorInXml, looksLikeHtml, pageWords } from './sourceWords.ts';

/** What a reply may come to without being data. */
export type Unavailable = { readonly outcome: 'unavailable'; readonly reason: string };

export const unavailable = (reason: string): Unavailable => ({ outcome: 'unavailable', reason });
/** The outcome of a reply that was read. @param asOf  time of the data themselves; null where the reply does not say */
export const data = <A>(value: A, asOf: string | null): Parsed<A> => ({
  outcome: 'data',
  value,
  asOf,
});
export const empty = <A>(value: A, asOf: string | null = null): Parsed<A> => ({
  outcome: 'empty',
  value,
  asOf,
});

/** What services of the FDSN say with 404 where they are asked to say it so: the error page of the standard, and that nothing matched. */
const FDSN_NOTHING =
  /^\s*Error 404\b[\s\S]*\bno (?:matching )?(?:data|events?|stations?|networks?)\b|^\s*no (?:matching )?(?:data|events?|stations?|networks?) (?:were |was )?(?:found|available|matched)/i;

/**
 * Whether a service of the FDSN says that nothing matches: 204, or 404 in the words of the standard. Any other 404 is an address
 * that leads nowhere, which says nothing of the world.
 *
 * @source FDSN web service specifications 1.2 (2019), HTTP status codes; parameter `nodata`
 */
export function saysNothingMatches({ status, text }: RawReply): boolean {
  return status === 204 || (status === 404 && text.length < 2000 && FDSN_NOTHING.test(text));
}

/** The catalogue does not know the event: 204, or the error page of its service, which begins with its status. */
export const isUnknownEvent = ({ status, text }: RawReply): boolean =>
  status === 204 || (status === 404 && /^\s*Error 404\b/.test(text));

/** A list as an answer: `empty` when nothing is in it. `made` wraps the rows as the dataset has them. */
export function list<R, A>(rows: readonly R[], made: A, asOf: string | null): Parsed<A> {
  return rows.length === 0 ? empty(made, asOf) : data(made, asOf);
}

/** Bodies whose rows are read one by one. Schemas stand at the top of modules: making one costs far more than using it. */
export const anyRows = z.array(z.unknown());
export const anyFeatures = z.object({ features: anyRows });

/** Reads a JSON reply of the given shape; everything else is a reason. Status 200 alone is not believed. */
export function fromJson<S extends z.ZodType, A>(
  reply: RawReply,
  shape: S,
  read: (body: z.output<S>) => Parsed<A>,
): Parsed<A> {
  const refused = refusal(reply);
  if (refused !== undefined) return refused;
  const body = jsonOf(reply.text);
  if (body === undefined)
    return looksLikeHtml(reply.text) ? webPage(reply.text) : unavailable('the reply is not JSON');
  const said = errorIn(body);
  if (said !== undefined) return unavailable(`the source says: ${said}`);
  const parsed = shape.safeParse(body);
  if (parsed.success) return read(parsed.data);
  const complaint = complaintIn(body);
  if (complaint !== undefined) return unavailable(`the source says: ${complaint}`);
  const [issue] = parsed.error.issues;
  return unavailable(
    `the reply has another shape (${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''})`,
  );
}

/** Reads plain text; `expected` must occur in it, so that a notice or a web page is never taken for data. */
export function fromText<A>(
  reply: RawReply,
  expected: RegExp,
  read: (text: string) => Parsed<A>,
): Parsed<A> {
  const refused = refusal(reply);
  if (refused !== undefined) return refused;
  if (looksLikeHtml(reply.text) && !expected.source.includes('<')) return webPage(reply.text);
  if (!expected.test(reply.text))
    return unavailable(`the reply is not what was asked for (${excerpt(reply.text)})`);
  return read(reply.text);
}

/**
 * Reads a CSV with a header row; fields are text. A quote inside a bare field is text.
 *
 * @param most  rows that are looked at, for files of which more are known to come
 */
export function fromCsv<A>(
  reply: RawReply,
  header: RegExp,
  read: (rows: Record<string, string>[]) => Parsed<A>,
  most = MAX_ROWS,
): Parsed<A> {
  return fromText(reply, header, (text) => {
    if (hasMoreLines(text, most + 1)) return tooMany(most);
    const rows = csvOf(text);
    return rows === undefined ? unavailable('the reply is not a readable table') : read(rows);
  });
}

/** Reads an XML document; attributes keep their names with `@` in front, text and numbers stay text. */
export function fromXml<A>(reply: RawReply, read: (document: unknown) => Parsed<A>): Parsed<A> {
  return fromText(reply, /^﻿?\s*</, (text) => {
    if (looksLikeHtml(text)) return webPage(text);
    if (XMLValidator.validate(text) !== true) return unavailable('the reply is not complete XML');
    const document: unknown = xml.parse(text);
    const said = errorInXml(document);
    return said === undefined ? read(document) : unavailable(`the source says: ${said}`);
  });
}

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  processEntities: true,
  htmlEntities: true,
});

/**
 * POLICY: rows of one reply that are looked at. More are refused before any is: checking them would hold up every other caller, and
 * a part of them would be taken for the whole.
 */
const MAX_ROWS = 50_000;

const tooMany = (most: number): Unavailable => unavailable(`the reply has more than ${most} rows`);

/** Counted without making a list of the lines. */
function hasMoreLines(text: string, most: number): boolean {
  let lines = 0;
  for (
    let at = text.indexOf('\n');
    at >= 0 && at < text.length - 1;
    at = text.indexOf('\n', at + 1)
  )
    if (++lines >= most) return true;
  return false;
}

/** The value of a reply's rows one by one: a row that cannot be read is dropped, but not all of them. */
export function rowsOf<S extends z.ZodType, R>(
  rows: readonly unknown[],
  shape: S,
  read: (row: z.output<S>) => R | undefined,
): R[] | Unavailable {
  if (rows.length > MAX_ROWS) return tooMany(MAX_ROWS);
  const kept: R[] = [];
  let refused = 0;
  for (const row of rows) {
    const parsed = shape.safeParse(row);
    if (!parsed.success) {
      refused++;
      continue;
    }
    const made = read(parsed.data);
    if (made !== undefined) kept.push(made);
  }
  return rows.length > 0 && refused === rows.length
    ? unavailable('no record of the reply could be read')
    : kept;
}

/** Reads rows and wraps them, passing on the reason where none could be read. */
export function listOf<S extends z.ZodType, R, A>(
  rows: readonly unknown[],
  shape: S,
  how: {
    read: (row: z.output<S>) => R | undefined;
    wrap: (rows: R[]) => A;
    asOf?: (rows: R[]) => string | null;
  },
): Parsed<A> {
  const kept = rowsOf(rows, shape, how.read);
  if (!Array.isArray(kept)) return kept;
  return list(kept, how.wrap(kept), how.asOf?.(kept) ?? null);
}

/** The reason in a reply that refuses by its status or by having no body. */
export function refusal(reply: RawReply): Unavailable | undefined {
  if (reply.status < 200 || reply.status > 299)
    return unavailable(`HTTP ${reply.status}${detail(reply.text)}`);
  return reply.text.trim() === '' ? unavailable('the reply is empty') : undefined;
}

/** A web page where data were asked for: its title is what the source says. */
function webPage(text: string): Unavailable {
  const said = pageWords(text);
  return unavailable(`the reply is a web page${said === undefined ? '' : `: ${said}`}`);
}

function detail(text: string): string {
  if (text.trim() === '') return '';
  const body = jsonOf(text);
  const said = looksLikeHtml(text)
    ? pageWords(text)
    : body === undefined
      ? excerpt(text)
      : (errorIn(body) ?? complaintIn(body));
  return said === undefined ? '' : `: ${said}`;
}

const excerpt = (text: string) => text.trim().slice(0, 80).replaceAll(/\s+/g, ' ');

/** Parsed JSON; undefined for a text that is none. */
export function jsonOf(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    return undefined;
  }
}
