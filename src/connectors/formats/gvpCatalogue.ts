import * as z from 'zod';
import type {
  HoloceneEruption,
  holoceneEruptions,
  holoceneVolcanoes,
} from '../../../engines/ground/datasets/volcanoCatalogue.ts';
import type { Parsed, RawReply } from '../connector.ts';
import { fromCsv, fromJson, list, listOf, unavailable } from '../pipeline/reply.ts';
import { latOf, lonOf, loose, numberOf, strict, textOf, withQuery, within } from './values.ts';

const CATALOGUE = 'https://webservices.volcano.si.edu/geoserver/GVP-VOTW/wfs';

/** Query for a whole layer of the catalogue, below its address. */
export const layerQuery = (name: string, outputFormat: 'application/json' | 'csv') =>
  withQuery('', {
    service: 'WFS',
    version: '1.0.0',
    request: 'GetFeature',
    typeName: `GVP-VOTW:${name}`,
    outputFormat,
  });

/** Address of a whole layer. */
export const layerUrl = (...layer: Parameters<typeof layerQuery>) =>
  `${CATALOGUE}${layerQuery(...layer)}`;

const whole = z
  .unknown()
  .transform((value) => (typeof value === 'string' ? Number(value) : value))
  .pipe(z.int());
/** A year, or none; every whole number is a year here. */
const year = z
  .unknown()
  .optional()
  .transform((value) => whole.safeParse(value).data ?? null);

/** A volcano's properties by the layer's own names. */
const Full = z
  .object({
    Volcano_Number: whole,
    Volcano_Name: strict.text,
    Country: loose.text,
    Primary_Volcano_Type: loose.text,
    Last_Eruption_Year: year,
    Elevation: loose.number,
    Evidence_Category: loose.text,
    Tectonic_Setting: loose.text,
    Region: loose.text,
  })
  .transform((row) => ({
    gvpNumber: row.Volcano_Number,
    name: row.Volcano_Name,
    country: row.Country,
    type: row.Primary_Volcano_Type,
    lastEruptionYear: row.Last_Eruption_Year,
    elevationM: row.Elevation,
    evidence: row.Evidence_Category,
    tectonicSetting: row.Tectonic_Setting,
    region: row.Region,
  }));
/** The same by the short names of copies made for maps. */
const Short = z
  .object({
    n: whole,
    name: strict.text,
    country: loose.text,
    type: loose.text,
    last: year,
    elev: loose.number,
    evidence: loose.text,
    setting: loose.text,
    region: loose.text,
  })
  .transform(({ n, last, elev, setting, ...row }) => ({
    ...row,
    gvpNumber: n,
    lastEruptionYear: last,
    elevationM: elev,
    tectonicSetting: setting,
  }));
const Volcano = z.object({
  geometry: z.object({ coordinates: z.tuple([strict.lon, strict.lat], z.unknown()) }),
  properties: z.union([Full, Short]),
});

const Features = z.object({ features: z.array(z.unknown()) });

/** Reads the features of a layer of volcanoes. */
export function fromVolcanoLayer(
  reply: RawReply,
): Parsed<z.output<typeof holoceneVolcanoes.answer>> {
  return fromJson(reply, Features, ({ features }) =>
    listOf(features, Volcano, {
      read({ geometry, properties }) {
        const [lon, lat] = geometry.coordinates;
        return { ...properties, lat, lon };
      },
      wrap: (volcanoes) => ({ volcanoes }),
    }),
  );
}

/** Columns by the names of the layer, and by those of the spreadsheet. */
const COLUMNS = {
  eruption: ['Eruption_Number', 'Eruption Number'],
  volcano: ['Volcano_Number', 'Volcano Number'],
  name: ['Volcano_Name', 'Volcano Name'],
  category: ['Activity_Type', 'Eruption Category'],
  vei: ['ExplosivityIndexMax', 'VEI'],
  startYear: ['StartDateYear', 'Start Year'],
  startError: ['StartDateYearUncertainty', 'Start Year Uncertainty'],
  startMonth: ['StartDateMonth', 'Start Month'],
  startDay: ['StartDateDay', 'Start Day'],
  endYear: ['EndDateYear', 'End Year'],
  endMonth: ['EndDateMonth', 'End Month'],
  endDay: ['EndDateDay', 'End Day'],
  dating: ['StartEvidenceMethod', 'Evidence Method (dating)'],
  lat: ['Latitude'],
  lon: ['Longitude'],
  point: ['GeoLocation'],
} as const;
const HEADER =
  /^\uFEFF?"?(FID"?,"?)?Volcano[ _]Number"?,"?Volcano[ _]Name"?,"?Eruption[ _]Number"?,/;

/** Stands for "none" in the spreadsheet, in years as well. */
const NONE = '-9999';

/** Kinds of eruption by words, or by the numbers of the spreadsheet. Discredited ones are no eruptions. */
const CERTAINTIES: readonly (readonly [RegExp, HoloceneEruption['certainty']])[] = [
  [/^(confirmed|1$)/i, 'confirmed'],
  [/^(uncertain|3$)/i, 'uncertain'],
];

/** Reads the cells of a row by what they hold, whichever table it is of. */
function cellsOf(row: Readonly<Record<string, string>>) {
  const cell = (column: keyof typeof COLUMNS) => {
    const text = COLUMNS[column]
      .map((name) => textOf(row[name]))
      .find((found) => found !== undefined);
    return text === NONE ? undefined : text;
  };
  const integer = (column: keyof typeof COLUMNS) => {
    const text = cell(column);
    return text !== undefined && Number.isInteger(Number(text)) ? Number(text) : undefined;
  };
  /** A part of a date; 0 stands for unknown. */
  const part = (column: keyof typeof COLUMNS, last: number) =>
    within(integer(column), 1, last) ?? null;
  return { cell, integer, part };
}

function eruptionOf(row: Readonly<Record<string, string>>): HoloceneEruption | undefined {
  const { cell, integer, part } = cellsOf(row);
  const [eruptionNumber, gvpNumber, startYear] = [
    integer('eruption'),
    integer('volcano'),
    integer('startYear'),
  ];
  const category = cell('category') ?? '';
  if (
    eruptionNumber === undefined ||
    gvpNumber === undefined ||
    startYear === undefined ||
    /^discredited/i.test(category)
  )
    return undefined;
  const [, x, y] = /^POINT \(([-\d.]+) ([-\d.]+)/.exec(cell('point') ?? '') ?? [];
  return {
    eruptionNumber,
    gvpNumber,
    name: cell('name') ?? null,
    certainty: CERTAINTIES.find(([words]) => words.test(category))?.[1] ?? null,
    vei: within(integer('vei'), 0, 8) ?? null,
    startYear,
    startYearErrorYears: within(numberOf(cell('startError')), 0, 20_000) ?? null,
    startMonth: part('startMonth', 12),
    startDay: part('startDay', 31),
    endYear: integer('endYear') ?? null,
    endMonth: part('endMonth', 12),
    endDay: part('endDay', 31),
    dating: cell('dating') ?? null,
    lat: latOf(cell('lat') ?? y) ?? null,
    lon: lonOf(cell('lon') ?? x) ?? null,
  };
}

/** Reads the table of eruptions, of the layer or of the spreadsheet. */
export function fromEruptionTable(
  reply: RawReply,
): Parsed<z.output<typeof holoceneEruptions.answer>> {
  return fromCsv(reply, HEADER, (rows) => {
    const eruptions = rows.flatMap((row) => eruptionOf(row) ?? []);
    return rows.length > 0 && eruptions.length === 0
      ? unavailable('no eruption of the table could be read')
      : list(eruptions, { eruptions }, null);
  });
}
