import * as z from 'zod';
import type { waterLevels } from '../../../engines/ground/datasets/sea.ts';
import { ANY_SERIES, type Parsed, type RawReply } from '../connector.ts';
import { data, fromCsv, fromJson, fromXml, list, unavailable } from '../pipeline/reply.ts';
import { loose, newest, numberOf, textOf, timeOf, within } from './values.ts';
import { many } from './xml.ts';

type Answer = z.output<typeof waterLevels.answer>;
type Value = Answer['values'][number];
type Product = z.output<typeof waterLevels.query>['product'];

/** What a reply holds, whichever form it came in: rows by the short names of the interface. */
interface Held {
  readonly metadata: z.output<typeof Metadata> | undefined;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Named by the form alone, as the header of a table does. */
  readonly product?: Product | undefined;
}

const Metadata = z.object({ id: loose.text, name: loose.text, lat: loose.lat, lon: loose.lon });
const Row = z.record(z.string(), z.unknown());
const Reply = z
  .object({
    metadata: Metadata.optional(),
    data: z.array(Row).optional(),
    predictions: z.array(Row).optional(),
    datums: z.array(Row).optional(),
    units: loose.text,
  })
  .refine(
    (body) => (body.data ?? body.predictions ?? body.datums) !== undefined,
    'neither data nor predictions nor datums',
  );

/** Least and greatest value that a product can have in the units asked for. */
const RANGES: Readonly<Record<Product, readonly [number, number]>> = {
  water_level: [-30, 30],
  predictions: [-30, 30],
  water_temperature: [-5, 45],
  air_pressure: [850, 1090],
  wind: [0, 120],
  monthly_mean: [-30, 50],
  datums: [-100, 100],
};

/**
 * Reads what CO-OPS answers in JSON, as a table or in XML. A reply of another station or of another product than the one asked for
 * is refused, and one in local times or English units where its address says so.
 *
 * @source NOAA CO-OPS API for data retrieval: products, formats, response fields
 */
export function fromCoops(
  reply: RawReply,
  asked: { stationId: string; product: string },
): Parsed<Answer> {
  const settings = URL.parse(reply.url)?.searchParams ?? new URLSearchParams();
  const zone = settings.get('time_zone');
  if (zone !== null && zone !== 'gmt')
    return unavailable('the reply is in local time, which it does not say: ask for time_zone=gmt');
  if (settings.get('units') === 'english')
    return unavailable('the reply is in English units, which it does not say: ask for metric');
  const question = {
    stationId: asked.stationId === ANY_SERIES ? settings.get('station') : asked.stationId,
    product: asked.product === ANY_SERIES ? settings.get('product') : asked.product,
  };
  const read = (held: Held) => answerOf(held, question);
  if (/^\s*<\?xml|^\s*<(data|error)\b/.test(reply.text))
    return fromXml(reply, (document) => fromDocument(document, read));
  if (/^\s*[{[]/.test(reply.text))
    return fromJson(reply, Reply, ({ metadata, units, ...lists }) =>
      units === 'feet' || units === 'english'
        ? unavailable(`the reply is in ${units}`)
        : read({
            metadata,
            rows: lists.data ?? lists.predictions ?? lists.datums ?? [],
            product: productBy(lists),
          }),
    );
  return fromTable(reply, read);
}

/** What each header of a table calls its first value. */
const COLUMNS: readonly (readonly [header: RegExp, product: Product | undefined])[] = [
  [/^water level$/i, 'water_level'],
  [/^prediction$/i, 'predictions'],
  [/^water temperature$/i, 'water_temperature'],
  [/^pressure$/i, 'air_pressure'],
  [/^speed$/i, 'wind'],
];

function fromTable(reply: RawReply, read: (held: Held) => Parsed<Answer>): Parsed<Answer> {
  // Two columns are called alike: degrees first, then the point of the compass.
  const text = reply.text.replace(/Direction\s*,\s*Direction/, 'Direction,Compass');
  return fromCsv({ ...reply, text }, /^(Date Time|Year)\s*,/, (rows) => {
    const [first] = rows;
    if (first !== undefined && 'Month' in first)
      return read({
        metadata: undefined,
        product: 'monthly_mean',
        rows: rows.map((row) => ({ year: row['Year'], month: row['Month'], MSL: row['MSL'] })),
      });
    const second = (text.split('\n', 1)[0] ?? '').split(',')[1]?.trim() ?? '';
    const [, product] = COLUMNS.find(([header]) => header.test(second)) ?? [];
    if (product === undefined) return unavailable(`the table is one of ${second}`);
    const rowOf = (row: Record<string, string>) =>
      product === 'wind'
        ? { t: row['Date Time'], s: row['Speed'], d: row['Direction'], g: row['Gust'] }
        : { t: row['Date Time'], v: row[second] };
    return read({ metadata: undefined, product, rows: rows.map(rowOf) });
  });
}

const Document = z.object({
  data: z.object({
    metadata: z
      .object({ '@id': loose.text, '@name': loose.text, '@lat': loose.lat, '@lon': loose.lon })
      .optional(),
    observations: z.record(z.string(), many(Row)).optional(),
    predictions: z.record(z.string(), many(Row)).optional(),
    datums: z.record(z.string(), many(Row)).optional(),
  }),
});

function fromDocument(document: unknown, read: (held: Held) => Parsed<Answer>): Parsed<Answer> {
  const { data: found } = Document.safeParse(document);
  if (found === undefined) return unavailable('the reply has no observations');
  const { metadata, observations, predictions, datums } = found.data;
  const named = observations ?? predictions ?? datums;
  if (named === undefined) return unavailable('the reply has no observations');
  return read({
    metadata: metadata && {
      id: metadata['@id'],
      name: metadata['@name'],
      lat: metadata['@lat'],
      lon: metadata['@lon'],
    },
    rows: Object.values(named)
      .flat()
      .map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([key, value]) => [key.replace('@', ''), value]),
        ),
      ),
    product: productBy({ predictions, datums }),
  });
}

/** What rows are by the name of their list; undefined where it names neither. */
function productBy(lists: {
  readonly predictions?: unknown;
  readonly datums?: unknown;
}): Product | undefined {
  if (lists.predictions) return 'predictions';
  return lists.datums ? 'datums' : undefined;
}

/** What rows are by their members; undefined for plain times and values. */
function productOf(row: Readonly<Record<string, unknown>> | undefined): Product | undefined {
  if (row === undefined) return undefined;
  if ('month' in row) return 'monthly_mean';
  if ('d' in row) return 'wind';
  return 'q' in row ? 'water_level' : undefined;
}

function answerOf(
  { metadata, rows, product: named }: Held,
  question: { stationId: string | null; product: string | null },
): Parsed<Answer> {
  const id = textOf(metadata?.id) ?? null;
  if (id !== null && question.stationId !== null && id !== question.stationId)
    return unavailable(`the reply is about station ${id}, not ${question.stationId}`);
  const held = named ?? productOf(rows[0]);
  if (held !== undefined && question.product !== null && held !== question.product)
    return unavailable(`the reply holds ${held}, not ${question.product}`);
  const product = held ?? question.product;
  const { name = null, lat = null, lon = null } = metadata ?? {};
  const about = { station: { id: id ?? question.stationId, name, lat, lon }, product };
  if (product === 'datums') return datumsOf(rows, about);
  const range = RANGES[product as Product] as readonly [number, number] | undefined;
  const values = rows.flatMap((row) => valueOf(row, range) ?? []);
  if (
    values.length === 0 &&
    rows.some((row) => numberOf(row['v'] ?? row['s'] ?? row['MSL']) !== undefined)
  )
    return unavailable(`no record of the reply can be ${product ?? 'a value'} at a time`);
  return list(values, { ...about, values }, newest(values.map(({ at }) => at)));
}

function valueOf(
  row: Readonly<Record<string, unknown>>,
  [low, high]: readonly [number, number] = [-1e6, 1e6],
): Value | undefined {
  const isWind = 'd' in row;
  const at = 'month' in row ? monthOf(row) : timeOf(row['t']);
  const value = within(numberOf('month' in row ? row['MSL'] : row[isWind ? 's' : 'v']), low, high);
  if (at === undefined || value === undefined) return undefined;
  if (!isWind) return { at, value };
  return {
    at,
    value,
    directionDeg: within(numberOf(row['d']), 0, 360) ?? null,
    gustMps: within(numberOf(row['g']), 0, high) ?? null,
  };
}

function monthOf({ year, month }: Readonly<Record<string, unknown>>): string | undefined {
  const [y, m] = [numberOf(year), within(numberOf(month), 1, 12)];
  return y === undefined || m === undefined
    ? undefined
    : timeOf(`${y}-${String(m).padStart(2, '0')}-01T00:00:00Z`);
}

/** Heights of datums, by the short names of one interface or the long ones of the other. */
function datumsOf(rows: Held['rows'], about: Omit<Answer, 'values'>): Parsed<Answer> {
  const datums = rows.flatMap((row) => {
    const [name, heightM] = [textOf(row['n'] ?? row['name']), numberOf(row['v'] ?? row['value'])];
    return name === undefined || heightM === undefined ? [] : [{ name, heightM }];
  });
  return datums.length === 0
    ? unavailable('the reply has no datums')
    : data({ ...about, values: [], datums }, null);
}
