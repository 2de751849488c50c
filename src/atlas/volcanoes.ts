import {
  volcanoesNamed,
  volcanoesNear,
  type Volcano,
} from '../../engines/ground/datasets/volcanoes.ts';
import { OLD_CALDERAS } from '../../engines/hazards/volcano/tables/oldCalderas.ts';
import { embedded } from '../connectors/connector.ts';
import { NearestFirst } from './geography/nearestFirst.ts';
import { EARLIER_LARGE_ERUPTIONS } from './data/largeEruptions.ts';
import {
  COUNTRIES,
  LATER_ERUPTIONS,
  LIST_YEAR,
  OBSERVATORIES,
  RECORD_END_YEAR,
  TYPES,
  VOLCANOES,
  type VolcanoRow,
} from './data/volcanoes.ts';

/** Positions are rounded to 0.01 degrees and a summit stands for a vent field. */
const PRECISION_KM = 1;
const EARLIER = ['within_1000_years', 'older', 'none'] as const;

/** Every volcano of the table, in the dataset's form. */
export const volcanoTable: readonly Volcano[] = VOLCANOES.map(fromRow);

const index = new NearestFirst(volcanoTable);

/** A count of a list whose zeros at the end are left out. */
function at(counts: readonly number[], i: number): number {
  return i < counts.length ? counts[i] : 0;
}

function fromRow(row: VolcanoRow): Volcano {
  const [
    gvpNumber,
    name,
    country,
    lat,
    lon,
    elevationM,
    type,
    lastEruptionYear,
    completeSinceYear,
    earlier,
    observatory,
    counts,
  ] = row;
  const [eruptionsUnknownVei = 0, ...byVei] = counts;
  const later = LATER_ERUPTIONS[gvpNumber];
  const large = EARLIER_LARGE_ERUPTIONS[gvpNumber];
  return {
    gvpNumber,
    name,
    country: COUNTRIES[country],
    lat,
    lon,
    elevationM,
    volcanoType: TYPES[type],
    lastEruptionYear,
    completeSinceYear,
    recordEndYear: later ? LIST_YEAR : RECORD_END_YEAR,
    knownThroughYear: LIST_YEAR,
    eruptionsByVei: Array.from({ length: 9 }, (_, vei) => at(byVei, vei) + at(later ?? [], vei)),
    eruptionsUnknownVei,
    ...(later ? { runByVei: [...later] } : {}),
    ...(large ? { earlierLargeByVei: [0, 1, 2].map((i) => at(large, i)) } : {}),
    earlierRecord: EARLIER[earlier],
    observatory: OBSERVATORIES[observatory] ?? null,
    precisionKm: PRECISION_KM,
  };
}

/** Holocene volcanoes of the world with their eruption record: all of the public list of July 2026. */
const ATTRIBUTION =
  'Global Volcanism Program, Volcanoes of the World, Smithsonian Institution, doi:10.5479/si.GVP.VOTW4-2013';

const CARD = {
  category: 'environmental',
  provider: 'this product, from the Global Volcanism Program, Smithsonian Institution',
  home: 'https://volcano.si.edu',
  licence: 'Facts restated from Volcanoes of the World; citation required',
  attribution: ATTRIBUTION,
  cadence: 'with each release',
  coverage: `${VOLCANOES.length} Holocene volcanoes of the world, with those of the sea floor; eruptions counted to May 2018, last eruption known to July 2026`,
  asOf: '2026-07-01T00:00:00Z',
} as const;

/** Volcanoes and their record about a point. */
export const volcanoes = embedded({
  ...CARD,
  id: 'atlas-volcanoes',
  title: 'Holocene volcanoes (embedded)',
  dataset: volcanoesNear,
  answer({ lat, lon, radiusKm }) {
    const near: Volcano[] = [];
    for (const i of index.within(lat, lon, radiusKm)) {
      const row = volcanoTable[i];
      if (row) near.push(row);
    }
    return { volcanoes: near, complete: true };
  },
});

/** Volcanoes by the names of the list. */
export const volcanoNames = embedded({
  ...CARD,
  id: 'atlas-volcano-names',
  title: 'Holocene volcanoes by name (embedded)',
  dataset: volcanoesNamed,
  answer({ text }) {
    const key = nameKey(text);
    const named = volcanoTable.filter(({ name }) => nameKeys(name).includes(key));
    const calderas = OLD_CALDERAS.filter(({ name }) => nameKeys(name).includes(key));
    return {
      volcanoes: [
        ...named.map(({ name, country, lat, lon, eruptionsByVei, eruptionsUnknownVei }) => ({
          name,
          country,
          lat,
          lon,
          eruptions: eruptionsByVei.reduce((sum, count) => sum + count, eruptionsUnknownVei),
          isOldCaldera: false,
        })),
        ...calderas.map(({ name, country, lat, lon }) => ({
          name,
          country,
          lat,
          lon,
          eruptions: 0,
          isOldCaldera: true,
        })),
      ],
      attribution: ATTRIBUTION,
    };
  },
});

/** Words for a mountain, before or behind its name. */
const MOUNTAIN =
  /\b(super-?volcano|caldera|mount|mt|monte|mont|volcano|volcan|nevado|gunung|cerro|pico)\b/g;

/** Letters of a name without marks, and without the words for a mountain where something else is left. */
function nameKey(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const own = plain.replaceAll(MOUNTAIN, ' ').replaceAll(/[^\p{L}\d]/gu, '');
  return own === '' ? plain.replaceAll(/[^\p{L}\d]/gu, '') : own;
}

/** A name and, of a Japanese mountain, the name without its word for one: `Fujisan` is called Fuji. */
function nameKeys(name: string): readonly string[] {
  const key = nameKey(name);
  const shorter = key.replace(/(?<=..)(san|yama|zan|dake)$/, '');
  return shorter === key ? [key] : [key, shorter];
}
