import type { IncomingMessage } from 'node:http';
import { BODY, SERVER } from '../../config/limits.ts';
import { ApiError } from '../core/errors.ts';
import { parsedJson } from '../core/parsedJson.ts';
import { ValidationFailure } from '../core/validation.ts';

/**
 * The bytes of a request under a cap.
 *
 * @param isStranger  the cap is that of callers without an account, and is refused as such
 * @throws ApiError `payload_too_large`, `request_timeout`, `unsupported_media_type` for a compressed one
 */
export function readBody(
  request: IncomingMessage,
  maxBytes: number,
  isStranger = false,
): Promise<Buffer> {
  const tooLarge = (): ApiError => refusalOfSize(maxBytes, isStranger);
  const encoded = refusalOfEncoding(request);
  if (encoded) return Promise.reject(encoded);
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > maxBytes) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const late = setTimeout(() => reject(tooSlow()), SERVER.bodyMs);
    request.once('close', () => clearTimeout(late));
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) {
        request.removeAllListeners('data');
        request.resume();
        reject(tooLarge());
      } else chunks.push(chunk);
    });
    request.on('end', () => {
      clearTimeout(late);
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
    });
    request.on('error', reject);
    request.on('aborted', () =>
      reject(new ApiError('bad_request', 'The request ended before its body was complete.')),
    );
  });
}

/**
 * The bytes of a file as they come in; whoever reads them bounds them, and may stop before their end.
 *
 * @throws ApiError `unsupported_media_type` for a compressed one
 */
export function streamedBody(request: IncomingMessage): AsyncIterable<Buffer> {
  const encoded = refusalOfEncoding(request);
  if (encoded) throw encoded;
  return request.iterator({ destroyOnReturn: false });
}

function refusalOfEncoding({ headers }: IncomingMessage): ApiError | undefined {
  const encoding = headers['content-encoding'];
  if (encoding === undefined || encoding.toLowerCase() === 'identity') return undefined;
  return new ApiError(
    'unsupported_media_type',
    'Send the body as it is, without Content-Encoding.',
    { headers: { 'Accept-Encoding': 'identity' } },
  );
}

function tooSlow(): ApiError {
  return new ApiError(
    'request_timeout',
    `The body did not arrive within ${SERVER.bodyMs / 1000} s; send it faster, or less.`,
    { headers: { Connection: 'close' } },
  );
}

function refusalOfSize(maxBytes: number, isStranger: boolean): ApiError {
  const advice = isStranger
    ? `which is all that is read here without an account; calls that a key vouches for may bring ${BODY.jsonBytes}.`
    : 'send less, or split it.';
  return new ApiError(
    'payload_too_large',
    `The body is larger than ${maxBytes} bytes${isStranger ? ', ' : '; '}${advice}`,
    { headers: { Connection: 'close' } },
  );
}

/**
 * A JSON body; absent is `{}`. Values are never coerced.
 *
 * @throws ValidationFailure `json_invalid` for malformed or too deeply nested JSON
 * @throws ApiError `unsupported_media_type`
 */
export function parseJsonBody(bytes: Buffer, contentType: string | undefined): unknown {
  if (bytes.length === 0) return {};
  if (!isJson(contentType)) {
    throw new ApiError(
      'unsupported_media_type',
      `Send application/json; this body says ${contentType ? contentType.slice(0, 80) : 'nothing about its type'}.`,
    );
  }
  refuseOtherCharset(contentType);
  const value = parsedJson(bytes);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new ValidationFailure([
      {
        loc: ['body'],
        msg: 'Input should be a valid dictionary or object to extract fields from',
        type: 'model_attributes_type',
      },
    ]);
  }
  return value;
}

/** @throws ApiError `unsupported_media_type` for a body in another encoding than UTF-8, which would be misread */
function refuseOtherCharset(contentType: string | undefined): void {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1];
  if (charset !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(charset))
    throw new ApiError('unsupported_media_type', 'Send the body as UTF-8.');
}

/** Whether a content type is one of JSON. */
export function isJson(contentType: string | undefined): boolean {
  if (contentType === undefined || contentType === 'application/json')
    return contentType !== undefined;
  return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType);
}

/**
 * A form body as strings; a repeated field becomes a list.
 *
 * @throws ApiError `unsupported_media_type`
 */
export function parseFormBody(
  bytes: Buffer,
  contentType: string | undefined,
): Record<string, string | string[]> {
  if (bytes.length > 0 && !/^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType ?? '')) {
    throw new ApiError('unsupported_media_type', 'Send application/x-www-form-urlencoded.');
  }
  refuseOtherCharset(contentType);
  return fieldsOf(bytes.toString('utf8'));
}

/**
 * Fields of a query or form; a repeated one becomes a list. Linear in the text, and bounded in the number of fields.
 *
 * @throws ApiError `bad_request` for more than 100 fields
 */
export function fieldsOf(text: string): Record<string, string | string[]> {
  const fields = Object.create(null) as Record<string, string | string[]>;
  if (text === '') return fields;
  if (countOf(text, '&') >= MAX_FIELDS)
    throw new ApiError('bad_request', `Send at most ${MAX_FIELDS} parameters.`);
  for (const [name, value] of new URLSearchParams(text)) {
    const before = fields[name];
    if (before === undefined) fields[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else fields[name] = [before, value];
  }
  return fields;
}

/** Parameters of one query or form. POLICY: ten times what any endpoint has. */
const MAX_FIELDS = 100;

function countOf(text: string, mark: string): number {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count++;
  return count;
}
