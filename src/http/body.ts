import type { IncomingMessage } from 'node:http';
import { ApiError } from '../core/errors.ts';
import { ValidationFailure } from '../core/validation.ts';

/** Largest nesting of a JSON body. */
export const MAX_NESTING = 32;

/**
 * The bytes of a request under a cap.
 *
 * @throws ApiError `payload_too_large`, `unsupported_media_type` for a compressed one
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    return Promise.reject(
      new ApiError('unsupported_media_type', 'Send the body as it is, without Content-Encoding.', {
        headers: { 'Accept-Encoding': 'identity' },
      }),
    );
  }
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > maxBytes) return Promise.reject(tooLarge(maxBytes));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) {
        request.removeAllListeners('data');
        request.resume();
        reject(tooLarge(maxBytes));
      } else chunks.push(chunk);
    });
    request.on('end', () =>
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)),
    );
    request.on('error', reject);
    request.on('aborted', () =>
      reject(new ApiError('bad_request', 'The request ended before its body was complete.')),
    );
  });
}

function tooLarge(maxBytes: number): ApiError {
  return new ApiError(
    'payload_too_large',
    `The body is larger than ${maxBytes} bytes; send less, or split it.`,
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
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw jsonInvalid(positionOf(error), `JSON decode error: ${reasonOf(error)}`);
  }
  if (isDeeperThan(value, MAX_NESTING))
    throw jsonInvalid(0, `JSON decode error: nested more than ${MAX_NESTING} levels deep`);
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

/** Whether a content type is one of JSON. */
export function isJson(contentType: string | undefined): boolean {
  if (contentType === undefined || contentType === 'application/json')
    return contentType !== undefined;
  return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType);
}

/** What is wrong with the text, without the piece of it that the parser quotes. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/, (?:\.\.\.)?"[\s\S]*$/, '') : 'malformed';
}

function positionOf(error: unknown): number {
  return Number(/position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? 0);
}

function jsonInvalid(position: number, msg: string): ValidationFailure {
  return new ValidationFailure([{ loc: ['body', position], msg, type: 'json_invalid' }]);
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (levels === 0) return true;
  for (const key in value)
    if (isDeeperThan((value as Record<string, unknown>)[key], levels - 1)) return true;
  return false;
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
  return fieldsOf(new URLSearchParams(bytes.toString('utf8')));
}

/** Fields of a query or form; a repeated one becomes a list. */
export function fieldsOf(search: URLSearchParams): Record<string, string | string[]> {
  const fields = Object.create(null) as Record<string, string | string[]>;
  for (const [name, value] of search) {
    const before = fields[name];
    fields[name] = before === undefined ? value : [...[before].flat(), value];
  }
  return fields;
}
