import * as z from 'zod';

/** Longest text of a source that is repeated in a reason, characters. */
const LONGEST = 200;
/** How much of a web page is looked at, characters. */
const READ = 20_000;

const Message = z.union([
  z.string(),
  z.object({ value: z.string() }).transform(({ value }) => value),
]);
const ErrorPart = z.object({
  message: Message.optional(),
  code: z.union([z.number(), z.string()]).nullish(),
});

/** What public services put into a body that comes with status 200 and is a failure. */
const ErrorBody = z.union([
  z
    .object({ error: ErrorPart })
    .transform(({ error }) => error.message ?? String(error.code ?? 'error')),
  z
    .object({ error: z.string().min(1), description: z.string().optional() })
    .transform(({ error, description }) =>
      description === undefined ? error : `${error}: ${description}`,
    ),
  z
    .object({ error: z.literal(true), reason: z.string().default('error') })
    .transform(({ reason }) => reason),
  z.object({ error_message: z.string() }).transform(({ error_message }) => error_message),
  z
    .tuple([z.object({ message: z.array(z.object({ value: z.string() })).min(1) })])
    .transform(([{ message }]) => message.map(({ value }) => value).join('; ')),
  z
    .object({ WebServiceError: z.array(z.object({ Message: z.string() })).min(1) })
    .transform((body) => body.WebServiceError.map((each) => each.Message).join('; ')),
]);

/** The words of a JSON body that is an error and nothing else; undefined for all others. */
export function errorIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (
    !Array.isArray(body) &&
    !('error' in body || 'error_message' in body || 'WebServiceError' in body)
  )
    return undefined;
  if (Array.isArray(body) && body.length !== 1) return undefined;
  return short(ErrorBody.safeParse(body).data);
}

const sentence = z.string().min(1).optional().catch(undefined);
const Each = z.union([
  z.string(),
  z
    .object({ title: sentence, detail: sentence, msg: sentence, message: sentence })
    .transform((one) => one.detail ?? one.msg ?? one.message ?? one.title ?? ''),
]);
const sentences = z.array(Each).min(1).optional().catch(undefined);

/** Problem details (RFC 9457), JSON:API errors and their like. Members that a good answer may have too. */
const Problem = z.object({
  title: sentence,
  detail: z
    .union([z.string().min(1), sentences])
    .optional()
    .catch(undefined),
  description: sentence,
  message: sentence,
  messages: sentences,
  errors: sentences,
  code: z.union([z.string(), z.number()]).optional().catch(undefined),
});

/** What a JSON body that is not an answer says for itself: asked only once nothing else could be made of it. */
export function complaintIn(body: unknown): string | undefined {
  const { data: problem } = Problem.safeParse(body);
  if (problem === undefined) return undefined;
  const { title, detail, message, messages, errors, code } = problem;
  const listed = [messages, errors, Array.isArray(detail) ? detail : undefined]
    .find((texts) => texts !== undefined)
    ?.join('; ');
  const said =
    typeof detail === 'string'
      ? detail
      : (listed ?? message ?? (code === undefined ? undefined : problem.description));
  return short(
    title !== undefined && said !== undefined && said !== title ? `${title}: ${said}` : said,
  );
}

/** What a web page says: its title, else its first heading, else the beginning of its text. */
export function pageWords(text: string): string | undefined {
  const head = text
    .slice(0, READ)
    .replaceAll(/<(script|style)\b[^]*?(<\/\1>|$)|<!--[^]*?(-->|$)/gi, ' ');
  const title = plain(/<title[^>]*>([^<]*)/i.exec(head)?.[1]);
  const heading = plain(/<h1[^>]*>(.*?)<\/h1>/is.exec(head)?.[1]);
  return short(title ?? heading ?? plain(head));
}

const XML_ERRORS =
  /^(error|ExceptionReport|ServiceExceptionReport|WebServiceError|OpenAPI_ServiceResponse)$/i;
const Tree = z.record(z.string(), z.unknown());

/** The words of a document of XML whose only element is an error; undefined for all others. */
export function errorInXml(document: unknown): string | undefined {
  const { data: roots = {} } = Tree.safeParse(document);
  const [name = '', root] = Object.entries(roots).find(([each]) => !each.startsWith('?')) ?? [];
  if (!XML_ERRORS.test(name)) return undefined;
  return short(wordsOf(root).join('; ')) ?? 'error';
}

/** The texts of an element that are its message, at most a few levels down; without a message all of its texts. */
function wordsOf(element: unknown, depth = 0): string[] {
  if (typeof element === 'string') return element.trim() === '' ? [] : [element.trim()];
  if (Array.isArray(element)) return element.flatMap((each: unknown) => wordsOf(each, depth));
  const { data: members } = Tree.safeParse(element);
  if (members === undefined || depth > 3) return [];
  const named = Object.entries(members).filter(([name]) => /^@?message$|text$/i.test(name));
  const told =
    named.length > 0 ? named : Object.entries(members).filter(([name]) => !name.startsWith('@'));
  return told.flatMap(([, member]) => wordsOf(member, depth + 1));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&amp;': '&',
};

/** Text without tags; undefined where nothing is left. */
function plain(markup: string | undefined): string | undefined {
  const bare = (markup ?? '').replaceAll(/<[^>]*>/g, ' ');
  const text = bare
    .replaceAll(/&(nbsp|lt|gt|quot|apos|amp|#39);/g, (entity) => ENTITIES[entity] ?? ' ')
    .replaceAll(/\\n|\s+/g, ' ')
    .trim();
  return text === '' ? undefined : text;
}

export const looksLikeHtml = (text: string): boolean =>
  /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[^]{0,500}?-->\s*)?(<!doctype html|<html|<head|<body)/i.test(
    text,
  );

function short(text: string | undefined): string | undefined {
  const flat = text?.replaceAll(/\s+/g, ' ').trim();
  if (flat === undefined || flat === '') return undefined;
  return flat.length <= LONGEST ? flat : `${flat.slice(0, LONGEST).trimEnd()}…`;
}
