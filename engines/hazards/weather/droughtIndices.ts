import type * as z from 'zod';
import type { dailyWeatherHistory } from '../../ground/datasets/weather.ts';
import { DAY_MS } from '../../ground/math/time.ts';
import { classOfIndex } from '../drought/droughtClass.ts';
import { hargreavesMm } from '../drought/evaporation.ts';
import { standardisedIndex } from '../drought/standardised.ts';

type Days = z.output<typeof dailyWeatherHistory.answer>;

/** Months with more missing days are left out. POLICY. */
const MOST_MISSING_DAYS = 2;
const SCALES_MONTHS = [3, 12] as const;

interface Month {
  rainMm: number;
  evaporationMm: number;
  days: number;
}

/** Rain, and rain less evaporation, by month in order, mm; NaN for months that are not whole. */
export interface MonthlyBalance {
  /** January of the year 0 is 0. */
  readonly first: number;
  readonly rainMm: readonly number[];
  readonly balanceMm: readonly number[];
}

/**
 * Daily weather gathered into months, with the reference evaporation of Hargreaves.
 *
 * @param latDeg  for the radiation, -90 to 90
 * @returns undefined without days
 */
export function monthlyBalance(
  chunks: readonly Days[],
  latDeg: number,
): MonthlyBalance | undefined {
  const months = new Map<number, Month>();
  for (const days of chunks) {
    const start = Date.parse(`${days.startDate}T00:00:00Z`);
    days.precipitationMm.forEach((rainMm, i) =>
      addDay(months, new Date(start + i * DAY_MS), latDeg, {
        rainMm,
        minC: days.temperatureMinC[i] ?? null,
        maxC: days.temperatureMaxC[i] ?? null,
      }),
    );
  }
  if (months.size === 0) return undefined;
  const [first, last] = [Math.min(...months.keys()), Math.max(...months.keys())];
  const every = Array.from({ length: last - first + 1 }, (_unused, i) =>
    whole(months.get(first + i), first + i),
  );
  return {
    first,
    rainMm: every.map((month) => month?.rainMm ?? NaN),
    balanceMm: every.map((month) => (month ? month.rainMm - month.evaporationMm : NaN)),
  };
}

function addDay(
  months: Map<number, Month>,
  date: Date,
  latDeg: number,
  { rainMm, minC, maxC }: Readonly<Record<'rainMm' | 'minC' | 'maxC', number | null>>,
): void {
  if (rainMm === null || minC === null || maxC === null || maxC < minC) return;
  const key = date.getUTCFullYear() * 12 + date.getUTCMonth();
  const month = months.get(key) ?? { rainMm: 0, evaporationMm: 0, days: 0 };
  const dayOfYear = Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0)) / DAY_MS) + 1;
  month.rainMm += rainMm;
  month.evaporationMm += hargreavesMm({ minC, maxC, dayOfYear }, latDeg);
  month.days++;
  months.set(key, month);
}

function whole(month: Month | undefined, key: number): Month | undefined {
  const length = new Date(Date.UTC(Math.floor(key / 12), (key % 12) + 1, 0)).getUTCDate();
  return month && month.days >= length - MOST_MISSING_DAYS ? month : undefined;
}

/**
 * SPI and SPEI of the last whole month over 3 and 12 months, against every year of the record.
 *
 * SPI by the gamma law, SPEI by the log-logistic law of its authors.
 *
 * @returns empty where fewer than ten years are whole
 */
export function droughtIndices({ first, rainMm, balanceMm }: MonthlyBalance) {
  const last = rainMm.findLastIndex((value) => Number.isFinite(value));
  if (last < 0) return [];
  const key = first + last;
  const month = `${Math.floor(key / 12)}-${String((key % 12) + 1).padStart(2, '0')}`;
  const kinds = [
    { index: 'spi', monthly: rainMm, law: 'gamma' },
    { index: 'spei', monthly: balanceMm, law: 'log-logistic' },
  ] as const;
  return kinds.flatMap(({ index, monthly, law }) =>
    SCALES_MONTHS.flatMap((scaleMonths) => {
      const value = standardisedIndex(monthly, { scaleMonths, law })[last];
      const drought = classOfIndex(value);
      return drought === undefined
        ? []
        : [{ index, scale_months: scaleMonths, month, value, drought_class: drought }];
    }),
  );
}
