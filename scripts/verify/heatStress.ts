import { M_PER_FOOT } from '../../engines/ground/math/units.ts';
import {
  apparentTemperatureC,
  discomfortIndexC,
  normalEffectiveTemperatureC,
  windChillC,
} from '../../engines/hazards/heat/comfort.ts';
import { heatIndexC, heatIndexF, rothfuszF } from '../../engines/hazards/heat/heatIndex.ts';
import { humidexC } from '../../engines/hazards/heat/humidex.ts';
import { utciC } from '../../engines/hazards/heat/utci.ts';
import { wetBulbC } from '../../engines/hazards/heat/wetBulb.ts';
import { wetBulbGlobeC } from '../../engines/hazards/heat/wetBulbGlobe.ts';
import { need, NotJudged, type Row, type RowBinding, type Topic } from './binding.ts';
import { windChillLossWm2 } from './formulas/windChillLoss.ts';

/** Humid-air models of the comfort table by the name in its `index` column. */
const COMFORT: Readonly<Record<string, (row: Row) => number | undefined>> = {
  heat_index: (row) => (rothfuszF(need(row, 'tdb_c') * 1.8 + 32, need(row, 'rh_pct')) - 32) / 1.8,
  humidex: (row) => humidexC(need(row, 'tdb_c'), need(row, 'rh_pct')),
  discomfort_index: (row) => discomfortIndexC(need(row, 'tdb_c'), need(row, 'rh_pct')),
  net: (row) =>
    normalEffectiveTemperatureC(need(row, 'tdb_c'), need(row, 'rh_pct'), need(row, 'v_ms')),
  at: (row) =>
    apparentTemperatureC(need(row, 'tdb_c'), need(row, 'rh_pct'), { windMps: need(row, 'v_ms') }),
  wind_chill: (row) => windChillLossWm2(need(row, 'tdb_c'), need(row, 'v_ms')),
  wind_chill_temperature: (row) => windChillC(need(row, 'tdb_c'), need(row, 'v_ms')),
  utci,
  wbgt,
};

function utci(row: Row): number | undefined {
  const imperial = row['units']?.trim().toLowerCase() === 'ip';
  const celsius = (f: number) => (imperial ? (f - 32) / 1.8 : f);
  const index = utciC({
    airC: celsius(need(row, 'tdb_c')),
    radiantC: celsius(need(row, 'tr_c')),
    windMps: need(row, 'v_ms') * (imperial ? M_PER_FOOT : 1),
    humidityPct: need(row, 'rh_pct'),
  });
  return index === undefined || !imperial ? index : index * 1.8 + 32;
}

function wbgt(row: Row): number {
  const inSun = row['with_solar_load']?.trim().toLowerCase() === 'true';
  const readings = { naturalWetBulbC: need(row, 'twb_c'), globeC: need(row, 'tg_c') };
  return wetBulbGlobeC(inSun ? { ...readings, airC: need(row, 'tdb_c') } : readings);
}

const INPUTS = [
  'index',
  'tdb_c',
  'rh_pct',
  'v_ms',
  'tr_c',
  'twb_c',
  'tg_c',
  'with_solar_load',
  'units',
] as const;
const inputsOf = (row: Row): string => INPUTS.map((column) => row[column]?.trim() ?? '').join('|');

/**
 * Inputs of the apparent temperature that stand in the table twice: such rows differ in an input that it lost (the radiation
 * absorbed) and cannot be computed from it.
 */
function incomplete(rows: readonly Row[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const felt = rows.filter((row) => row['index'] === 'at').map(inputsOf);
  return new Set(felt.filter((inputs) => seen.has(inputs) || !seen.add(inputs)));
}

const comfort: RowBinding = {
  kind: 'rows',
  table: 'comfort_indices',
  beside: 'wind_chill, the loss of heat in W/m2',
  tolerances: { expected: { absolute: 0.1 } },
  prepare: incomplete,
  compute(row, prepared) {
    if (prepared instanceof Set && prepared.has(inputsOf(row)))
      return new NotJudged('the table lost the absorbed radiation in which they differ');
    return { expected: COMFORT[row['index'] ?? '']?.(row) };
  },
  notOffered: (row) => (COMFORT[row['index'] ?? ''] ? undefined : row['index']),
};

const nws: RowBinding = {
  kind: 'rows',
  table: 'nws_heat_index',
  tolerances: { heat_index_f: { absolute: 0.01 }, heat_index_c: { absolute: 0.01 / 1.8 } },
  compute(row) {
    const t = need(row, 'temp_f');
    const rh = need(row, 'rh_pct');
    return { heat_index_f: heatIndexF(t, rh), heat_index_c: heatIndexC((t - 32) / 1.8, rh) };
  },
};

/** Relative humidity of air by its dew point, %, with the vapour pressure of Magnus as in `humidexC`. */
function humidityPct(temperatureC: number, dewPointC: number): number {
  const exponent = (t: number): number => (7.5 * t) / (237.7 + t);
  return 100 * 10 ** (exponent(dewPointC) - exponent(temperatureC));
}

const PUBLISHED: Readonly<Record<string, (row: Row) => number | undefined>> = {
  heat_index: (row) => heatIndexC(need(row, 'tdb_c'), need(row, 'rh_pct')),
  humidex: (row) =>
    humidexC(need(row, 'tdb_c'), humidityPct(need(row, 'tdb_c'), need(row, 'dewpoint_c'))),
  stull_wet_bulb: (row) => wetBulbC(need(row, 'tdb_c'), need(row, 'rh_pct')),
};

const published: RowBinding = {
  kind: 'rows',
  table: 'wet_bulb_humidex',
  tolerances: { expected_c: { absolute: 1 } },
  compute: (row) => ({ expected_c: PUBLISHED[row['index'] ?? '']?.(row) }),
  notOffered: (row) => (PUBLISHED[row['index'] ?? ''] ? undefined : row['index']),
};

export const heatStress: Topic = { topic: 'heat_stress', tables: [comfort, nws, published] };
