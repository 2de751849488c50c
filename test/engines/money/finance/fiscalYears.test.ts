import { describe, expect, it } from 'vitest';
import {
  fiscalYears,
  trailingYear,
  type Accounts,
} from '../../../../engines/money/finance/fiscalYears.ts';
import {
  altmanReadings,
  gradeOf,
  isFinancial,
} from '../../../../engines/money/finance/creditPulse.ts';
import { piotroskiReading } from '../../../../engines/money/finance/piotroskiYears.ts';
import { sampleAccounts } from '../../../../engines/money/finance/tables/sampleCompany.ts';

const figure = (startDate: string | null, endDate: string, value: number, form = '10-K') => ({
  startDate,
  endDate,
  value,
  unit: 'USD',
  form,
  fiscalYear: null,
  fiscalPeriod: null,
  filedOn: '2025-02-01',
});
const company = (concepts: Accounts['concepts']): Accounts => ({
  cik: '1',
  name: 'X',
  taxonomy: 'us-gaap',
  concepts,
});

describe('fiscal years', () => {
  it('take 52 and 53 weeks for a year, and a quarter for none', () => {
    const years = fiscalYears(
      company({
        netIncome: [
          figure('2022-09-25', '2023-09-30', 5),
          figure('2023-07-02', '2023-09-30', 1),
          figure('2023-10-01', '2024-09-28', 6),
        ],
      }),
      5,
    );
    expect(years.map(({ endDate, values }) => [endDate, values.netIncome])).toEqual([
      ['2024-09-28', 6],
      ['2023-09-30', 5],
    ]);
  });
  it('take a stock at the last day alone', () => {
    const [year] = fiscalYears(
      company({
        netIncome: [figure('2024-01-01', '2024-12-31', 5)],
        assets: [figure(null, '2024-09-30', 1), figure(null, '2024-12-31', 2)],
      }),
      1,
    );
    expect(year?.values.assets).toBe(2);
  });
  it('derive liabilities that are not reported, and say so', () => {
    const [year] = fiscalYears(
      company({
        netIncome: [figure('2024-01-01', '2024-12-31', 5)],
        assets: [figure(null, '2024-12-31', 9)],
        equity: [figure(null, '2024-12-31', 4)],
      }),
      1,
    );
    expect(year).toMatchObject({ values: { liabilities: 5 }, derived: ['liabilities'] });
  });
  it('have no trailing year where the year before lacks its part', () => {
    expect(
      trailingYear(
        company({
          netIncome: [
            figure('2024-01-01', '2024-12-31', 5),
            figure('2025-01-01', '2025-03-31', 2, '10-Q'),
          ],
        }),
      ),
    ).toBeUndefined();
  });
  it('are none where nothing is reported', () => expect(fiscalYears(company({}), 5)).toEqual([]));
});

describe('scores of a real report', () => {
  const years = fiscalYears(sampleAccounts, 3);
  it('balance to the million', () => {
    for (const { values: v } of years)
      expect((v.liabilities ?? 0) + (v.equity ?? 0)).toBe(v.assets);
  });
  it('leave open what the accounts do not say', () => {
    const lacking = years.map((year) => ({
      ...year,
      values: Object.fromEntries(
        Object.entries(year.values).filter(([name]) => name !== 'grossProfit'),
      ),
    }));
    const reading = piotroskiReading(lacking);
    expect(reading).toMatchObject({ score: null, signals: { margin_improved: null } });
    expect((reading?.greatest ?? 0) - (reading?.least ?? 0)).toBe(1);
  });
  // Piotroski (2000) asks whether common equity was issued; options that staff exercise add less than a percent.
  it.each([
    [0.98, true],
    [1.005, true],
    [1.02, false],
  ])('with %f times the shares of the year before have no dilution: %s', (times, isKept) => {
    const [now, last, ...before] = years;
    if (now === undefined || last === undefined) throw new Error('no year');
    const sharesOutstanding = times * (last.values.sharesOutstanding ?? NaN);
    const grown = { ...now, values: { ...now.values, sharesOutstanding } };
    expect(piotroskiReading([grown, last, ...before])?.signals.no_dilution).toBe(isKept);
  });
  it('do not call a share split an issue', () => {
    const [now, ...before] = years;
    if (now === undefined) throw new Error('no year');
    const split = {
      ...now,
      values: { ...now.values, sharesOutstanding: 4 * (now.values.sharesOutstanding ?? 0) },
    };
    expect(piotroskiReading([split, ...before])?.signals.no_dilution).toBeNull();
  });
  it('give a reason instead of a grade where a figure is missing', () => {
    const [year] = years;
    if (year === undefined) throw new Error('no year');
    const bare = { ...year, values: { assets: 5 } };
    const scores = altmanReadings(bare, {});
    expect(scores.zDoublePrime).toHaveProperty('reason');
    expect(gradeOf(scores, undefined, '3571')).toHaveProperty('reason');
  });
  it('are not for finance', () => {
    expect(['6022', '6311', '6798'].map(isFinancial)).toEqual([true, true, true]);
    expect(['3571', '6', null, '7372'].map(isFinancial)).toEqual([false, false, false, false]);
  });
});
