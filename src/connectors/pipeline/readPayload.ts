import {
  ANY_SERIES,
  type Connector,
  type Parsed,
  type RawReply,
  type Service,
} from '../connector.ts';
import { MAX_BYTES } from './lane.ts';
import { unavailable } from './reply.ts';
import { looksLikeHtml } from './sourceWords.ts';

/** What a saved payload comes to when the source's own parsers read it. */
export interface PayloadReading {
  readonly dataset: string | null;
  readonly parsed: Parsed<unknown>;
}

/** What is known of a payload besides its text. */
export interface PayloadAbout {
  readonly contentType?: string | undefined;
  readonly status?: number | undefined;
  /** As it came, where it is more than text. */
  readonly bytes?: Uint8Array | undefined;
  /** Address that it came from, where a recording tells. */
  readonly url?: string | undefined;
  /** Only the parser of this dataset reads it. */
  readonly datasetId?: string | undefined;
  /** The question that it answers, where someone says so. */
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

const RANK = { data: 0, empty: 1, unavailable: 2 } as const;

/** A saved payload is read whole: what nobody asked for cuts no cloud, magnitude or circle (but that around a place that was named), leaves out no series, and names no station. */
const WIDEST = {
  radiusKm: Infinity,
  maxCloudPct: 100,
  minMagnitude: -10,
  days: 16,
  seriesId: ANY_SERIES,
  indicator: ANY_SERIES,
  country: ANY_SERIES,
  state: ANY_SERIES,
  stationId: ANY_SERIES,
  siteId: ANY_SERIES,
  lei: ANY_SERIES,
  cik: ANY_SERIES,
  category: ANY_SERIES,
  areaCode: ANY_SERIES,
  type: ANY_SERIES,
  kind: undefined,
  product: ANY_SERIES,
  siteClass: ANY_SERIES,
  sensorId: ANY_SERIES,
};
/** A place for the parsers that sort by distance or look at one point, where their service has no example. */
const ANYWHERE = { lat: 0, lon: 0 };

/** Reads a payload with each parser of a source and keeps the most fitting reading; an answer that breaks its dataset counts as none. */
export function readPayload(
  source: Connector,
  text: string,
  about: PayloadAbout = {},
): PayloadReading {
  const {
    contentType = contentTypeOf(text),
    status = 200,
    url = source.baseUrl,
    bytes = new TextEncoder().encode(text),
  } = about;
  const reply = { status, contentType, text, bytes, url };
  const services = source.serves.filter(
    ({ dataset }) => about.datasetId === undefined || dataset.id === about.datasetId,
  );
  return mostFitting(
    services.map((service) => ({
      dataset: service.dataset.id,
      parsed: readWith(source, service, reply, about.query),
    })),
  );
}

/** Data before nothing before a refusal. Of several answers the one with most records, then the one that says most; of several refusals one that says why. Earlier ones win a draw. */
export function mostFitting<R extends PayloadReading>(readings: readonly R[]): R | PayloadReading {
  const [best] = readings
    .map((reading) => ({ reading, rank: RANK[reading.parsed.outcome], fit: fitOf(reading.parsed) }))
    .toSorted((a, b) => a.rank - b.rank || b.fit[0] - a.fit[0] || b.fit[1] - a.fit[1]);
  return best?.reading ?? { dataset: null, parsed: unavailable('the source has no such dataset') };
}

/** Refusals of a reply that was understood, or that is in the source's own words. */
const SAYS_WHY =
  /^(the source says|HTTP \d+:|the reply (is a web page:|is about |holds ))|\bis no earthquake\b/;

function fitOf(parsed: Parsed<unknown>): readonly [number, number] {
  if (parsed.outcome === 'unavailable') return [SAYS_WHY.test(parsed.reason) ? 1 : 0, 0];
  const records = recordsOf(parsed.value);
  return [records.length, said(parsed.value)];
}

/** How many values an answer has that are not null. */
function said(value: unknown): number {
  if (value === null || value === undefined || value === '') return 0;
  if (typeof value !== 'object') return 1;
  let sum = 0;
  for (const member of Object.values(value)) sum += said(member);
  return sum;
}

function readWith(
  source: Connector,
  service: Service,
  reply: Required<RawReply>,
  query: PayloadAbout['query'],
): Parsed<unknown> {
  const maxBytes = maxBytesOf(source, service);
  if (reply.bytes.byteLength > maxBytes) return tooLarge(maxBytes);
  const asked = service.dataset.query.safeParse({
    ...(service.example as object | undefined),
    ...query,
  });
  const known: object = asked.success ? ((asked.data as object | null) ?? ANYWHERE) : ANYWHERE;
  try {
    const isNamed = (name: string) =>
      Object.hasOwn(query ?? {}, name) || (name === 'radiusKm' && query?.['lat'] !== undefined);
    const named = Object.entries(known).filter(([name]) => isNamed(name));
    const parsed = service.parse(reply, { ...known, ...WIDEST, ...Object.fromEntries(named) });
    if (parsed.outcome === 'unavailable' || service.dataset.answer.safeParse(parsed.value).success)
      return parsed;
    return unavailable('the reply holds impossible data');
  } catch (error) {
    return unavailable(`unreadable reply (${String(error)})`);
  }
}

export const tooLarge = (maxBytes: number): Parsed<never> =>
  unavailable(`the payload is too large: more than ${maxBytes} bytes`);

const maxBytesOf = (source: Connector, { maxBytes }: Service): number =>
  maxBytes ?? source.maxBytes ?? MAX_BYTES;

/** The largest reply that any parser of a source is given, bytes. */
export const mostBytesOf = (source: Connector): number =>
  Math.max(...source.serves.map((service) => maxBytesOf(source, service)));

function contentTypeOf(text: string): string {
  const start = text.trimStart().slice(0, 1);
  if (start === '{' || start === '[') return 'application/json';
  if (looksLikeHtml(text)) return 'text/html';
  return start === '<' ? 'application/xml' : 'text/plain';
}

const isRow = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && !Array.isArray(row);

/** The records of an answer: the rows of its list of objects, or its only list. A thing with a place or with several lists of its own is one record, as is an answer without lists. */
export function recordsOf(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [value];
  const members = Object.values(value);
  const lists = members.filter((member): member is unknown[] => Array.isArray(member));
  if (members.length === 1 && lists[0] !== undefined) return lists[0];
  const rows = lists.filter((member) => member.every(isRow));
  const [only] = rows;
  return only === undefined || rows.length > 1 || ('lat' in value && typeof value.lat === 'number')
    ? [value]
    : only;
}
