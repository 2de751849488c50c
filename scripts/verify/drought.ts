import { join } from 'node:path';
import { classOfIndex } from '../../engines/hazards/drought/droughtClass.ts';
import { standardisedIndex } from '../../engines/hazards/drought/standardised.ts';
import { need, num, type Row, type RowBinding, type TableFolder, type Topic } from './binding.ts';
import { readCsv } from './readTables.ts';
import { classOfPercentile } from './formulas/classOfPercentile.ts';

/** Added to each month's water balance in the library behind the table, so that a gamma law can be fitted. */
const OFFSET_MM = 1000;

/** Decimals to which the reference printed its SPEI; the table pads them with zeros. Its Pearson SPEI is fitted to the whole record. */
const PRINTED: Readonly<Record<string, number>> = { spei6_gamma: 5, spei6_pearson3: 3 };

const asPrinted = (name: string, value: number | undefined): number | undefined => {
  const places = PRINTED[name];
  return value === undefined || places === undefined ? value : Number(value.toFixed(places));
};

/** All five series over the whole record beside the table, by the index of the month. */
function series(_rows: readonly Row[], { dir }: TableFolder) {
  const { rows } = readCsv(join(dir, 'spi_spei_inputs.csv'));
  const rain = rows.map((row) => num(row, 'precip_mm') ?? NaN);
  const balance = rows.map(
    (row, i) => (rain[i] ?? NaN) - (num(row, 'pet_mm_thornthwaite') ?? NaN) + OFFSET_MM,
  );
  const yearAt = (year: number) => rows.findIndex((row) => Number(row['year']) === year);
  const calibration = { fromIndex: yearAt(1981), toIndex: yearAt(2010) + 11 };
  return {
    indices: new Map(rows.map((row, i) => [row['index'], i])),
    spi1_gamma: standardisedIndex(rain, { scaleMonths: 1, law: 'gamma' }),
    spi6_gamma: standardisedIndex(rain, { scaleMonths: 6, law: 'gamma' }),
    spi6_pearson3: standardisedIndex(rain, {
      scaleMonths: 6,
      law: 'pearson3',
      calibration,
    }),
    spei6_gamma: standardisedIndex(balance, { scaleMonths: 6, law: 'gamma' }),
    spei6_pearson3: standardisedIndex(balance, { scaleMonths: 6, law: 'pearson3' }),
  };
}

const indices: RowBinding = {
  kind: 'rows',
  table: 'spi_spei_expected',
  tolerances: { '*': { relative: 1e-3 } },
  prepare: series,
  compute(row, prepared) {
    const { indices: at, ...all } = prepared as ReturnType<typeof series>;
    const i = at.get(row['index']);
    if (i === undefined) return { spi1_gamma: undefined };
    return Object.fromEntries(
      Object.entries(all).map(([name, values]) => [name, asPrinted(name, values[i])]),
    );
  },
};

const categories: RowBinding = {
  kind: 'rows',
  table: 'usdm_categories',
  beside: 'classes of percentiles',
  tolerances: { '*': 'exact' },
  compute(row) {
    const value = need(row, 'value');
    return { category: row['input'] === 'spi' ? classOfIndex(value) : classOfPercentile(value) };
  },
};

export const drought: Topic = { topic: 'drought', tables: [indices, categories] };
