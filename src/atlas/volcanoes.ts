import { volcanoesNear, type Volcano } from '../../engines/ground/datasets/volcanoes.ts';
import { embedded } from '../connectors/connector.ts';
import { NearestFirst } from './geography/nearestFirst.ts';
import {
  COUNTRIES,
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
    recordEndYear: RECORD_END_YEAR,
    knownThroughYear: LIST_YEAR,
    eruptionsByVei: Array.from({ length: 9 }, (_, vei) => byVei[vei] ?? 0),
    eruptionsUnknownVei,
    earlierRecord: EARLIER[earlier],
    observatory: OBSERVATORIES[observatory] ?? null,
    precisionKm: PRECISION_KM,
  };
}

/** Holocene volcanoes of the world with their eruption record: all of the public list of July 2026. */
export const volcanoes = embedded({
  id: 'atlas-volcanoes',
  title: 'Holocene volcanoes (embedded)',
  category: 'environmental',
  provider: 'this product, from the Global Volcanism Program, Smithsonian Institution',
  home: 'https://volcano.si.edu',
  licence: 'Facts restated from Volcanoes of the World; citation required',
  attribution:
    'Global Volcanism Program, Volcanoes of the World, Smithsonian Institution, doi:10.5479/si.GVP.VOTW4-2013',
  cadence: 'with each release',
  coverage: `${VOLCANOES.length} Holocene volcanoes of the world, with those of the sea floor; eruptions counted to May 2018, last eruption known to July 2026`,
  dataset: volcanoesNear,
  asOf: '2026-07-01T00:00:00Z',
  answer({ lat, lon, radiusKm }) {
    const near: Volcano[] = [];
    for (const i of index.within(lat, lon, radiusKm)) {
      const row = volcanoTable[i];
      if (row) near.push(row);
    }
    return { volcanoes: near, complete: true };
  },
});
