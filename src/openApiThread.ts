import { pack, type Packed } from './http/packing.ts';
import { operations } from './operations.ts';
import { openApiDocument } from './surfaces/openapi.ts';
import { briefDocument } from './surfaces/openapi/brief.ts';

/** Which form of the OpenAPI document, for a server at which address. */
export interface OpenApiTask {
  readonly form: 'brief' | 'full';
  readonly publicBaseUrl: string;
}

export interface OpenApiText extends Packed {
  readonly body: string;
}

/**
 * Writes and packs the OpenAPI document: a third of a second to write, longer to pack and to load what it describes; the entry of a
 * thread of its own.
 */
export function openApiText({ form, publicBaseUrl }: OpenApiTask): OpenApiText {
  const full = openApiDocument(operations, publicBaseUrl);
  const body = JSON.stringify(form === 'full' ? full : briefDocument(full, operations));
  return { body, ...pack(body) };
}
