import { readSaved } from '../../src/connectors/pipeline/savedPayload.ts';
import { sourceNamed } from '../../src/connectors/pipeline/sourceNames.ts';

/** What a saved payload comes to, with the question that it answers or without one. */
export function readPayloadOf(
  id: string,
  payload: unknown,
  query?: Record<string, unknown>,
  datasetId?: string,
) {
  const source = sourceNamed(id);
  if (source === undefined) throw new Error(`no source ${id}`);
  const bytes =
    payload instanceof Uint8Array
      ? payload
      : Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload));
  const { parsed, dataset } = readSaved(source, bytes, { query, datasetId });
  return { dataset, ...parsed };
}
