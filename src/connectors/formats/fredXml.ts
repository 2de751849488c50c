import * as z from 'zod';
import type { Parsed, RawReply } from '../connector.ts';
import { fromJson, fromXml, unavailable } from '../pipeline/reply.ts';
import { many } from './xml.ts';

/** The lists of the interface and what stands in them; in JSON the members have the names of the lists. */
const LISTS = { observations: 'observation', seriess: 'series', releases: 'release' } as const;

const Element = z.record(z.string(), z.unknown());
const Elements = many(Element);
const Document = z.object({
  observations: z.unknown().optional(),
  seriess: z.unknown().optional(),
  releases: z.unknown().optional(),
});

const isFredXml = (text: string): boolean =>
  /^\uFEFF?\s*(<\?xml[^>]*>\s*)?<(observations|seriess|releases|error)\b/.test(text);

/**
 * Reads a reply of FRED, in JSON or in XML, which is what the interface sends by default: one element whose children hold as
 * attributes what JSON holds as members.
 *
 * @param shape  of the JSON
 * @source FRED API, parameter `file_type`
 */
export function fromFred<S extends z.ZodType, A>(
  reply: RawReply,
  shape: S,
  read: (body: z.output<S>) => Parsed<A>,
): Parsed<A> {
  if (!isFredXml(reply.text)) return fromJson(reply, shape, read);
  return fromXml(reply, (document) => {
    const { data: found } = Document.safeParse(document);
    const parsed = shape.safeParse(found === undefined ? undefined : bodyOf(found));
    return parsed.success ? read(parsed.data) : unavailable('the reply is of another kind');
  });
}

function bodyOf(document: z.output<typeof Document>): Record<string, unknown> {
  for (const [name, child] of Object.entries(LISTS)) {
    const { data: whole } = Element.safeParse(document[name as keyof typeof LISTS]);
    if (whole === undefined) continue;
    const rows = Elements.safeParse(whole[child]).data ?? [];
    return { ...attributesOf(whole), [name]: rows.map(attributesOf) };
  }
  return {};
}

const attributesOf = (element: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(element).flatMap(([name, value]) =>
      name.startsWith('@') ? [[name.slice(1), value]] : [],
    ),
  );
