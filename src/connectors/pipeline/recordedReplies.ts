import { gunzipSync } from 'node:zlib';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod';
import { jsonOf } from './reply.ts';

/** A reply taken out of a recording. */
export interface RecordedReply {
  readonly text: string;
  readonly status: number;
  readonly contentType: string | undefined;
  readonly url: string | undefined;
}

/** No reply in a recording is larger once it is unpacked. */
const MOST_BYTES = 64_000_000;

const Headers = z.record(z.string(), z.union([z.string(), z.array(z.string())])).catch({});
/** Text, or the bytes that YAML marks as binary. */
const VcrText = z.union([
  z.string(),
  z.instanceof(Uint8Array).transform((bytes) => textOfReply(bytes)),
]);
const VcrBody = z.union([
  VcrText,
  z.object({ string: VcrText }).transform(({ string }) => string),
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
/** Ruby's VCR calls its list `http_interactions`, Python's VCR.py `interactions`. */
const Cassette = z.union([
  z.object({ http_interactions: z.array(z.unknown()).min(1) }),
  z
    .object({ interactions: z.array(z.unknown()).min(1) })
    .transform(({ interactions }) => ({ http_interactions: interactions })),
]);

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
  const body = bodyOf(text);
  if (body === undefined) return undefined;
  const { data: cassette } = Cassette.safeParse(body);
  if (cassette !== undefined) return cassette.http_interactions.flatMap((each) => fromVcr(each));
  const { data: har } = Har.safeParse(body);
  return har?.log.entries.flatMap((each) => fromHar(each));
}

/** The recording as a tree, from JSON or YAML; undefined where the text has not the marks of one. */
function bodyOf(text: string): unknown {
  if (/^\s*\{/.test(text))
    return /"(http_interactions|interactions|entries)"/.test(text) ? jsonOf(text) : undefined;
  if (!/^(http_)?interactions:\s*$/m.test(text)) return undefined;
  try {
    return parseYaml(text, { logLevel: 'silent' });
  } catch {
    return undefined;
  }
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

/** The text of recorded bytes, which recorders keep as they came over the wire: packed or not. */
function textOfReply(bytes: Uint8Array): string {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    return new TextDecoder().decode(
      isPacked ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes,
    );
  } catch {
    return '';
  }
}
