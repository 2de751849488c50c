import * as z from 'zod';
import { jsonOf } from './reply.ts';

/** A reply taken out of a recording. */
export interface RecordedReply {
  readonly text: string;
  readonly status: number;
  readonly contentType: string | undefined;
  readonly url: string | undefined;
}

const Headers = z.record(z.string(), z.union([z.string(), z.array(z.string())])).catch({});
const VcrBody = z.union([
  z.string(),
  z.object({ string: z.string() }).transform(({ string }) => string),
  z
    .object({ base64_string: z.string() })
    .transform(({ base64_string }) => fromBase64(base64_string)),
]);
/** A VCR cassette: the status is a number, or an object with the code. */
const Interaction = z.object({
  request: z.object({ uri: z.string().optional() }).optional(),
  response: z.object({
    status: z
      .union([z.number(), z.object({ code: z.number() }).transform(({ code }) => code)])
      .catch(200),
    headers: Headers,
    body: VcrBody,
  }),
});
const Cassette = z.object({ http_interactions: z.array(z.unknown()).min(1) });

const HarEntry = z.object({
  request: z.object({ url: z.string().optional() }).optional(),
  response: z.object({
    status: z.number().catch(200),
    content: z.object({
      text: z.string().default(''),
      mimeType: z.string().optional(),
      encoding: z.string().optional(),
    }),
  }),
});
const Har = z.object({ log: z.object({ entries: z.array(z.unknown()).min(1) }) });

/** The replies in a VCR cassette or an HTTP archive, as they were before they were recorded; undefined where the text is no recording. */
export function recordedReplies(text: string): RecordedReply[] | undefined {
  if (!/^\s*\{/.test(text) || !/"http_interactions"|"entries"/.test(text)) return undefined;
  const body = jsonOf(text);
  const { data: cassette } = Cassette.safeParse(body);
  if (cassette !== undefined) return cassette.http_interactions.flatMap((each) => fromVcr(each));
  const { data: har } = Har.safeParse(body);
  return har?.log.entries.flatMap((each) => fromHar(each));
}

function fromVcr(raw: unknown): RecordedReply[] {
  const { data: found } = Interaction.safeParse(raw);
  if (found === undefined) return [];
  const { status, headers, body } = found.response;
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  return [
    {
      text: body,
      status,
      contentType: Array.isArray(type) ? type[0] : type,
      url: found.request?.uri,
    },
  ];
}

function fromHar(raw: unknown): RecordedReply[] {
  const { data: found } = HarEntry.safeParse(raw);
  if (found === undefined) return [];
  const { status, content } = found.response;
  return [
    {
      text: content.encoding === 'base64' ? fromBase64(content.text) : content.text,
      status,
      contentType: content.mimeType,
      url: found.request?.url,
    },
  ];
}

const fromBase64 = (text: string): string => new TextDecoder().decode(Buffer.from(text, 'base64'));
