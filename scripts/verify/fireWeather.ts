import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  fireWeatherSequence,
  type FireWeather,
} from '../../engines/hazards/wildfire/codeSequence.ts';
import { droughtFactor, keetchByramMm } from '../../engines/hazards/wildfire/droughtFactor.ts';
import { droughtCode } from '../../engines/hazards/wildfire/droughtCode.ts';
import { duffMoistureCode } from '../../engines/hazards/wildfire/duffMoisture.ts';
import { fineFuelMoistureCode } from '../../engines/hazards/wildfire/fineFuelMoisture.ts';
import {
  buildupIndex,
  fireWeatherIndex,
  initialSpreadIndex,
} from '../../engines/hazards/wildfire/fireWeatherIndex.ts';
import { forestFireDanger } from '../../engines/hazards/wildfire/forestFireDanger.ts';
import { hotDryWindy, vapourDeficitHpa } from '../../engines/hazards/wildfire/hotDryWindy.ts';
import {
  need,
  type Computed,
  type Row,
  type RowBinding,
  type TableFolder,
  type Topic,
} from './binding.ts';

const REL = { relative: 5e-4 };
const numbers = (row: Row, column: string): number[] =>
  (row[column] ?? '').trim().split(/\s+/).map(Number);
const day = (row: Row, rainMm = need(row, 'prec')) => ({
  temperatureC: need(row, 'temp'),
  humidityPct: need(row, 'rh'),
  windKmh: 0,
  rainMm,
});
/** The source's flag: false takes the standard day lengths whatever the latitude. */
const season = (row: Row) => ({
  month: need(row, 'mon'),
  ...(row['lat.adjust']?.trim() === 'TRUE' ? { lat: need(row, 'lat') } : {}),
});

function single(
  name: string,
  tolerance: RowBinding['tolerances'][string],
  compute: (row: Row) => number,
): RowBinding {
  return {
    kind: 'rows',
    table: `unit_${name}`,
    tolerances: { '*': tolerance },
    compute: (row) => ({ [`expected_${name}`]: compute(row) }),
  };
}

/** The weather beside the table, run whole from the start of the season; then looked up by date. */
function runSequence(
  _rows: readonly Row[],
  { dir }: TableFolder,
): ReadonlyMap<string, FireWeather> {
  const [header = '', ...lines] = readFileSync(join(dir, 'fwi_sequence_inputs.csv'), 'utf8')
    .trim()
    .split(/\r?\n/);
  const names = header.split(',');
  const input = lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, i) => [names[i] ?? '', cell])),
  );
  const days = input.map((row) => ({
    ...day(row),
    windKmh: need(row, 'ws'),
    month: need(row, 'mon'),
    lat: need(row, 'lat'),
  }));
  const answers = fireWeatherSequence(days);
  return new Map(
    input.flatMap((row, i) => {
      const answer = answers[i];
      return answer
        ? [[dateOf(need(row, 'yr'), need(row, 'mon'), need(row, 'day')), answer] as const]
        : [];
    }),
  );
}

const dateOf = (year: number, month: number, date: number): string => `${year}-${month}-${date}`;

const sequence: RowBinding = {
  kind: 'rows',
  table: 'fwi_sequence_van_wagner_pickett',
  // Published to one decimal; the table shows four figures.
  tolerances: { '*': { anyOf: [{ relative: 1e-6 }, { absolute: 0.05 }] } },
  prepare: runSequence,
  compute(row, prepared): Computed {
    const answer = (prepared as ReadonlyMap<string, FireWeather>).get(
      dateOf(need(row, 'YR'), need(row, 'MON'), need(row, 'DAY')),
    );
    return {
      FFMC: answer?.ffmc,
      DMC: answer?.dmc,
      DC: answer?.dc,
      ISI: answer?.isi,
      BUI: answer?.bui,
      FWI: answer?.fwi,
      DSR: answer?.dsr,
    };
  },
};

const ffdi: RowBinding = {
  kind: 'rows',
  table: 'ffdi_mcarthur_mk5',
  tolerances: { ffdi: { relative: 1e-5 } },
  compute: (row) => ({
    ffdi: forestFireDanger({
      droughtFactor: need(row, 'drought_factor'),
      temperatureC: need(row, 'temp_c'),
      humidityPct: need(row, 'rh_pct'),
      windKmh: need(row, 'wind_kmh'),
    }),
  }),
};

const griffiths: RowBinding = {
  kind: 'rows',
  table: 'griffiths_drought_factor',
  tolerances: { drought_factor: { relative: 1e-5 } },
  compute: (row) => ({
    drought_factor: droughtFactor(
      numbers(row, 'rain_mm_last20'),
      need(row, 'soil_moisture_deficit_mm'),
    ),
  }),
};

const kbdi: RowBinding = {
  kind: 'rows',
  table: 'kbdi',
  tolerances: { kbdi_after_10_days_mm: { relative: 1e-5 } },
  compute(row) {
    const maxima = numbers(row, 'tmax_c_daily');
    const days = numbers(row, 'rain_mm_daily').map((rainMm, i) => ({
      rainMm,
      temperatureMaxC: maxima[i] ?? NaN,
    }));
    return {
      kbdi_after_10_days_mm: keetchByramMm(
        days,
        need(row, 'annual_rain_mm'),
        need(row, 'kbdi_start_mm'),
      ).at(-1),
    };
  },
};

const hdw: RowBinding = {
  kind: 'rows',
  table: 'hdw_index',
  tolerances: { '*': { relative: 1e-4 } },
  compute(row) {
    const deficit = vapourDeficitHpa(need(row, 'temp_c'), need(row, 'rh_pct'));
    return { vpd_hpa: deficit, hdw: hotDryWindy(need(row, 'wind_ms'), deficit) };
  },
};

/** Fire weather: the Canadian system, McArthur's index with its drought factor, and the hot-dry-windy index. */
export const fireWeather: Topic = {
  topic: 'fire_weather',
  tables: [
    ffdi,
    sequence,
    griffiths,
    hdw,
    kbdi,
    single('BuildupIndex', REL, (row) => buildupIndex(need(row, 'dmc'), need(row, 'dc'))),
    single('DroughtCode', REL, (row) => droughtCode(need(row, 'dc_yda'), day(row), season(row))),
    single('DuffMoistureCode', REL, (row) =>
      duffMoistureCode(need(row, 'dmc_yda'), day(row), season(row)),
    ),
    single('FineFuelMoistureCode', { absolute: 0.005 }, (row) =>
      fineFuelMoistureCode(need(row, 'ffmc_yda'), { ...day(row), windKmh: need(row, 'ws') }),
    ),
    single('FireWeatherIndex', REL, (row) => fireWeatherIndex(need(row, 'isi'), need(row, 'bui'))),
    single('InitialSpreadIndex', REL, (row) =>
      initialSpreadIndex(need(row, 'ffmc'), need(row, 'ws'), row['fbpMod']?.trim() === 'TRUE'),
    ),
  ],
};
