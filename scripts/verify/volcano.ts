import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { diffusionKm2h, thinningExponent } from '../../engines/hazards/volcano/ashThickness.ts';
import {
  countEruptions,
  worldFrequency,
  type CatalogueEruption,
} from '../../engines/hazards/volcano/eruptionCounts.ts';
import { massRateKgs, volumeRateM3s } from '../../engines/hazards/volcano/massEruptionRate.ts';
import {
  need,
  num,
  type Row,
  type RowBinding,
  type TableFolder,
  type Topic,
  NotJudged,
} from './binding.ts';
import { ashThicknessCm } from './formulas/ashThickness.ts';
import { VEI_CLASSES } from './formulas/veiClasses.ts';

const ashfall: RowBinding = {
  kind: 'rows',
  table: 'ashfall_gonzalez_mellado',
  tolerances: { '*': { relative: 1e-5 } },
  compute(row) {
    const columnKm = need(row, 'column_height_km');
    return {
      alpha: thinningExponent(columnKm),
      diffusion_km2_h: diffusionKm2h(columnKm),
      thickness_cm: ashThicknessCm({
        columnKm,
        durationH: need(row, 'duration_h'),
        windKmh: need(row, 'wind_kmh'),
        distanceKm: need(row, 'distance_km'),
        angleDeg: need(row, 'angle_from_wind_axis_deg'),
      }),
    };
  },
};

const mastin: RowBinding = {
  kind: 'rows',
  table: 'mastin2009_rate',
  tolerances: { '*': { relative: 1e-4 } },
  compute(row) {
    const columnKm = need(row, 'column_height_km');
    return { volume_rate_m3_s_dre: volumeRateM3s(columnKm), mass_rate_kg_s: massRateKgs(columnKm) };
  },
};

const veiDefinition: RowBinding = {
  kind: 'rows',
  table: 'vei_definition',
  beside: 'the whole table',
  tolerances: { '*': 'exact' },
  compute(row) {
    // The README judges the edges of volume; column ranges overlap and are open above VEI 4 in Newhall & Self.
    const found = VEI_CLASSES.find(({ vei }) => vei === need(row, 'vei'));
    return {
      tephra_volume_min_km3: found?.tephraMinKm3,
      ...(found?.tephraMaxKm3 === undefined ? {} : { tephra_volume_max_km3: found.tephraMaxKm3 }),
    };
  },
};

interface Catalogue {
  readonly eruptions: readonly CatalogueEruption[];
  readonly volcanoes: ReadonlyMap<number, Row>;
}

/** The catalogue of Volcanoes of the World 4.6.7; undefined where the folder does not hold it. */
function readCatalogue(folder: TableFolder): Catalogue | undefined {
  const dir = join(folder.catalogs, 'smithsonian-gvp');
  const files = ['VOTW467_8May18_eruption_data.csv', 'VOTW467_8May18_volcano_data.csv'].map(
    (name) => join(dir, name),
  );
  if (!files.every((file) => existsSync(file))) return undefined;
  const [eruptionRows = [], volcanoRows = []] = files.map((file): Row[] =>
    parse(readFileSync(file, 'utf8'), { columns: true, bom: true }),
  );
  const eruptions = eruptionRows.map((row) => {
    const vei = num(row, 'VEI');
    return {
      volcanoNumber: need(row, 'Volcano Number'),
      confirmed: need(row, 'Eruption Category') === 1,
      startYear: num(row, 'Start Year') ?? NaN,
      vei: vei === undefined || vei < 0 ? null : vei,
    };
  });
  return {
    eruptions,
    volcanoes: new Map(volcanoRows.map((row) => [need(row, 'Volcano Number'), row])),
  };
}

const counts: RowBinding = {
  kind: 'rows',
  table: 'gvp_eruption_counts',
  tolerances: { '*': 'exact' },
  prepare(_rows, folder) {
    const catalogue = readCatalogue(folder);
    return (
      catalogue && {
        volcanoes: catalogue.volcanoes,
        counts: countEruptions(catalogue.eruptions, 1800, 2018),
      }
    );
  },
  compute(row, prepared) {
    if (prepared === undefined) return new NotJudged('no catalogue of eruptions is at hand');
    const { volcanoes, counts: all } = prepared as {
      volcanoes: Catalogue['volcanoes'];
      counts: ReturnType<typeof countEruptions>;
    };
    const number = need(row, 'gvp_number');
    const found = all.get(number);
    const at = volcanoes.get(number);
    const byVei = Object.fromEntries(
      Array.from({ length: 8 }, (_, vei) => [`vei${vei}`, found?.byVei[vei] ?? 0]),
    );
    return {
      confirmed_eruptions_since_1800: found?.total ?? 0,
      vei_unknown: found?.unknownVei ?? 0,
      ...byVei,
      ...(at && {
        lat: num(at, 'Latitude'),
        lon: num(at, 'Longitude'),
        elevation_m: num(at, 'Elevation (m)'),
      }),
    };
  },
};

const frequency: RowBinding = {
  kind: 'rows',
  table: 'global_vei_frequency',
  tolerances: { '*': 'exact', annual_rate: { absolute: 0 } },
  prepare: (_rows, folder) => readCatalogue(folder)?.eruptions,
  compute(row, prepared) {
    if (prepared === undefined) return new NotJudged('no catalogue of eruptions is at hand');
    const window = { from: need(row, 'from_year'), to: need(row, 'to_year') };
    const { count, ratePerYear } = worldFrequency(
      prepared as CatalogueEruption[],
      window,
      need(row, 'vei_at_least'),
    );
    return { eruption_count: count, annual_rate: ratePerYear };
  },
};

export const volcano: Topic = {
  topic: 'volcano',
  tables: [ashfall, mastin, veiDefinition, counts, frequency],
};
