import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod';
import { jsonOf } from './reply.ts';
import { textOfBytes, tidied } from './replyText.ts';

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
/** Text, or the bytes that YAML marks as binary or a recorder wrote in base 64. */
const VcrText = z.union([z.string(), z.instanceof(Uint8Array)]);
const VcrBody = z.union([
  VcrText,
  z.object({ string: VcrText }).transform(({ string }) => string),
  z
    .object({ base64_string: z.string() })
    .transform(({ base64_string }) => Buffer.from(base64_string, 'base64')),
]);
/** A VCR cassette: the status is a number, or an object with the code. */
const Interaction = z.object({
  request: z.object({ uri: z.string().optional(), url: z.string().optional() }).optional(),
  response: z.object({
    status: z
      .union([z.number(), z.object({ code: z.number() }).transform(({ code }) => code)])
      .catch(200),
    headers: Headers,
    content_type: z.string().optional(),
    url: z.string().optional(),
    body: VcrBody,
  }),
});
const list = z.array(z.unknown()).min(1);
/** Ruby's VCR calls its list `http_interactions`, Python's VCR.py `interactions`, Python's responses `responses`. */
const Cassette = z.union([
  z.object({ http_interactions: list }).transform((body) => body.http_interactions),
  z.object({ interactions: list }).transform((body) => body.interactions),
  z
    .object({ responses: z.array(z.object({ response: z.unknown() })).min(1) })
    .transform((body) => body.responses.map(({ response }) => ({ response }))),
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
  if (cassette !== undefined) return cassette.flatMap((each) => fromVcr(each));
  const { data: har } = Har.safeParse(body);
  return har?.log.entries.flatMap((each) => fromHar(each));
}

/** The recording as a tree, from JSON or YAML; undefined where the text has not the marks of one. */
function bodyOf(text: string): unknown {
  const isTree = /^\s*\{/.test(text);
  const marks = isTree
    ? /["']?\b(http_interactions|interactions|entries|responses)["']?\s*:/
    : /^(http_interactions|interactions|responses):\s*(#.*|\[.*)?$/m;
  if (!marks.test(text)) return undefined;
  const json = isTree ? jsonOf(text) : undefined;
  if (json !== undefined) return json;
  try {
    return parseYaml(text, { logLevel: 'silent' });
  } catch {
    return undefined;
  }
}

function fromVcr(raw: unknown): RecordedReply[] {
  const { data: found } = Interaction.safeParse(raw);
  if (found === undefined) return [];
  const { status, headers, body, content_type, url } = found.response;
  const header = (wanted: string): string | undefined => {
    const value = Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];
    return Array.isArray(value) ? value[0] : value;
  };
  const contentType = header('content-type') ?? content_type;
  return [
    {
      text:
        typeof body === 'string'
          ? tidied(body)
          : textOfBytes(unpacked(body, header('content-encoding')), contentType),
      status,
      contentType,
      url: found.request?.uri ?? found.request?.url ?? url,
    },
  ];
}

function fromHar(raw: unknown): RecordedReply[] {
  const { data: found } = HarEntry.safeParse(raw);
  if (found === undefined) return [];
  const { status, content } = found.response;
  return [
    {
      text:
        content.encoding === 'base64'
          ? textOfBytes(unpacked(Buffer.from(content.text, 'base64'), undefined), content.mimeType)
          : tidied(content.text),
      status,
      contentType: content.mimeType,
      url: found.request?.url,
    },
  ];
}

/** Recorded bytes as they were before they were packed: recorders keep them as they came over the wire, or unpack them and keep the header. */
function unpacked(bytes: Uint8Array, encoding: string | undefined): Uint8Array {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const unpack = isGzip ? gunzipSync : UNPACK[encoding?.toLowerCase() ?? ''];
  try {
    return unpack?.(bytes, { maxOutputLength: MOST_BYTES }) ?? bytes;
  } catch {
    return isGzip ? new Uint8Array() : bytes;
  }
}

const UNPACK: Readonly<Record<string, typeof inflateSync | typeof brotliDecompressSync>> = {
  deflate: inflateSync,
  br: brotliDecompressSync,
};
