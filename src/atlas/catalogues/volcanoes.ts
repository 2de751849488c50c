import * as z from 'zod';
import {
  holoceneVolcanoes,
  recentEruptions,
} from '../../../engines/ground/datasets/volcanoCatalogue.ts';
import { volcanoesNear, type Volcano } from '../../../engines/ground/datasets/volcanoes.ts';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import type { CatalogueRow } from '../../core/catalogue.ts';
import { volcanoTable } from '../volcanoes.ts';
import { catalogueAnswer, perRow, type Catalogue, type Standing } from './catalogue.ts';

/** The list of eruptions is whole from this year on. @source Global Volcanism Program, Volcanoes of the World 5, "Eruptions since 1960" */
const SINCE_YEAR = 1960;
/** Positions are those of summits or of the middle of a field. */
const PRECISION_KM = 1;

const Entry = z.object({
  gvpNumber: z.int(),
  name: z.string(),
  country: z.string().nullable(),
  type: z.string().nullable(),
  lastEruptionYear: z.int().nullable(),
  elevationM: z.number().nullable(),
  lat: z.number(),
  lon: z.number(),
  /** Year and VEI of each eruption since 1960. */
  eruptions: z.array(z.tuple([z.number(), z.int().nullable()])),
});
type Entry = z.output<typeof Entry>;

/** Our classes of volcano by the words of the catalogue; submarine ones without another class have none. */
const CLASSES: readonly (readonly [RegExp, Volcano['volcanoType']])[] = [
  [/stratovolcano|composite|somma/i, 'Stratovolcano'],
  [/complex|compound/i, 'Complex volcano'],
  [/caldera/i, 'Caldera'],
  [/shield/i, 'Shield'],
  [/dome/i, 'Lava dome'],
  [/field|cluster/i, 'Volcanic field'],
  [/fissure|row/i, 'Fissure vent'],
  [/cone|maar|tuff|crater|minor/i, 'Cone'],
];

const embeddedByNumber = new Map(volcanoTable.map((each) => [each.gvpNumber, each]));
const decimalYear = (iso: string) =>
  Number(iso.slice(0, 4)) +
  (Date.parse(iso) - Date.UTC(Number(iso.slice(0, 4)), 0, 1)) / (365.25 * DAY_MS);

/**
 * A volcano in the dataset's form. Where the embedded table holds its record from the region's year of completeness on, that
 * record is carried on with the eruptions since; else the record is that since 1960.
 *
 * @returns undefined where the catalogue gives no elevation, or no class that our models know
 */
function volcanoOf(entry: Entry, asOf: string): Volcano | undefined {
  const { gvpNumber, name, country, elevationM, lastEruptionYear, lat, lon, eruptions } = entry;
  const known = embeddedByNumber.get(gvpNumber);
  const volcanoType =
    known?.volcanoType ?? CLASSES.find(([words]) => words.test(entry.type ?? ''))?.[1];
  if (volcanoType === undefined || elevationM === null) return undefined;
  const end = decimalYear(asOf);
  const later = eruptions.filter(([year]) => known === undefined || year >= known.recordEndYear);
  const byVei = Array.from(
    { length: 9 },
    (_, vei) =>
      (known ? known.eruptionsByVei[vei] : 0) + later.filter(([, each]) => each === vei).length,
  );
  return {
    gvpNumber,
    name,
    country: country ?? 'unknown',
    lat,
    lon,
    elevationM,
    volcanoType,
    lastEruptionYear,
    completeSinceYear: known?.completeSinceYear ?? SINCE_YEAR,
    recordEndYear: end,
    knownThroughYear: end,
    eruptionsByVei: byVei,
    eruptionsUnknownVei:
      (known?.eruptionsUnknownVei ?? 0) + later.filter(([, vei]) => vei === null).length,
    ...(known?.earlierLargeByVei ? { earlierLargeByVei: known.earlierLargeByVei } : {}),
    earlierRecord: known?.earlierRecord ?? earlierRecordOf(lastEruptionYear),
    observatory: known?.observatory ?? null,
    precisionKm: PRECISION_KM,
  };
}

/** From the last eruption alone: a later one says nothing of those before 1960, and nothing is what is claimed then. */
function earlierRecordOf(lastEruptionYear: number | null): Volcano['earlierRecord'] {
  if (lastEruptionYear === null || lastEruptionYear >= SINCE_YEAR) return 'none';
  return lastEruptionYear >= SINCE_YEAR - 1000 ? 'within_1000_years' : 'older';
}

const volcanoIn = perRow(({ value }, { asOf }) => volcanoOf(Entry.parse(value), asOf));

function near(rows: readonly CatalogueRow[], standing: Standing) {
  const volcanoes = rows.map((row) => volcanoIn(row, standing));
  const placed = volcanoes.filter((each) => each !== undefined);
  return { volcanoes: placed, complete: placed.length === volcanoes.length };
}

/** Every Holocene volcano with its eruptions since 1960. */
export const volcanoes: Catalogue = {
  id: 'volcanoes',
  title: 'Holocene volcanoes (Smithsonian)',
  sourceId: 'smithsonian-gvp-votw',
  freshDays: 90,
  scope: () => ({ version: 1 }),
  pages: () => ['all'],
  async read(_page, _scope, ask) {
    const { eruptions } = await ask(recentEruptions({}));
    const since = new Map<number, [number, number | null][]>();
    for (const { gvpNumber, startYear, startMonth, startDay, vei } of eruptions) {
      const year = startYear + ((startMonth ?? 1) - 1) / 12 + ((startDay ?? 1) - 1) / 365.25;
      since.set(gvpNumber, [...(since.get(gvpNumber) ?? []), [Number(year.toFixed(3)), vei]]);
    }
    const { volcanoes: listed } = await ask(holoceneVolcanoes({}));
    return listed.map(
      ({ gvpNumber, name, country, type, lastEruptionYear, elevationM, lat, lon }) => {
        const dated = (since.get(gvpNumber) ?? []).toSorted(([a], [b]) => a - b);
        const entry: Entry = {
          gvpNumber,
          name,
          country,
          type,
          lastEruptionYear,
          elevationM,
          lat,
          lon,
          eruptions: dated,
        };
        return {
          id: String(gvpNumber),
          lat,
          lon,
          reachKm: 0,
          size: null,
          time: null,
          value: entry,
        };
      },
    );
  },
  answers: [
    catalogueAnswer({
      dataset: volcanoesNear,
      area: ({ lat, lon, radiusKm }) => ({ lat, lon, radiusKm }),
      answer: (_query, rows, standing) => near(rows, standing),
    }),
  ],
};
