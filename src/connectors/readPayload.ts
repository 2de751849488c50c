import type { Connector, Parsed } from './connector.ts';

/** What a saved payload comes to when the source's own parsers read it. */
export interface PayloadReading {
  readonly dataset: string | null;
  readonly parsed: Parsed<unknown>;
}

const RANK = { data: 0, empty: 1, unavailable: 2 } as const;

/** Reads a payload with each parser of a source and keeps the best outcome; an answer that breaks its dataset counts as none. */
export function readPayload(source: Connector, text: string, about: { contentType?: string; status?: number; datasetId?: string } = {}): PayloadReading {
  const { contentType = contentTypeOf(text), status = 200 } = about;
  const services = source.serves.filter(({ dataset }) => about.datasetId === undefined || dataset.id === about.datasetId);
  const readings = services.map((service) => {
    const { dataset, example } = service;
    const query = dataset.query.safeParse(example ?? {});
    const reply = { status, contentType, text, bytes: new TextEncoder().encode(text), url: source.baseUrl };
    return { dataset: dataset.id, parsed: guarded(() => service.parse(reply, query.success ? query.data : {}), (value) => dataset.answer.safeParse(value).success) };
  });
  const [best] = readings.toSorted((a, b) => RANK[a.parsed.outcome] - RANK[b.parsed.outcome]);
  return best ?? { dataset: null, parsed: { outcome: 'unavailable', reason: 'the source has no such dataset' } };
}

function guarded(read: () => Parsed<unknown>, fits: (value: unknown) => boolean): Parsed<unknown> {
  try {
    const parsed = read();
    if (parsed.outcome === 'unavailable' || fits(parsed.value)) return parsed;
    return { outcome: 'unavailable', reason: 'the reply holds impossible data' };
  } catch (error) {
    return { outcome: 'unavailable', reason: `unreadable reply (${String(error)})` };
  }
}

function contentTypeOf(text: string): string {
  const start = text.trimStart().slice(0, 15).toLowerCase();
  if (start.startsWith('{') || start.startsWith('[')) return 'application/json';
  if (start.startsWith('<!doctype') || start.startsWith('<html')) return 'text/html';
  return start.startsWith('<') ? 'application/xml' : 'text/plain';
}

/** The records of an answer: the rows of its longest list of objects or values, else the answer itself as one. */
export function recordsOf(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [value];
  const lists = Object.values(value).filter((member): member is unknown[] => Array.isArray(member));
  const rows = lists.filter((member) => member.every((row) => typeof row === 'object' && row !== null));
  if (rows.length === 0) return [value];
  return rows.reduce((longest, member) => (member.length > longest.length ? member : longest));
}
