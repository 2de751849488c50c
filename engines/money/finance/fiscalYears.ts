import type * as z from 'zod';
import {
  ACCOUNT_CONCEPTS,
  type AccountFigure,
  type companyAccounts,
} from '../../ground/datasets/entities.ts';
import { DAY_MS } from '../../ground/math/time.ts';

export type Accounts = z.output<typeof companyAccounts.answer>;
export type Concept = (typeof ACCOUNT_CONCEPTS)[number];

/** What is a stock at an instant; every other concept is a flow over a period. */
const INSTANTS: ReadonlySet<Concept> = new Set([
  'assets',
  'assetsCurrent',
  'liabilities',
  'liabilitiesCurrent',
  'equity',
  'retainedEarnings',
  'longTermDebt',
  'cash',
  'sharesOutstanding',
  'inventory',
]);
/** Flows by which years are told; the first that has any. */
const LEADING: readonly Concept[] = [
  'netIncome',
  'revenue',
  'operatingCashFlow',
  'operatingIncome',
];
const ANNUAL_FORM = /^(10-K|20-F|40-F)/;
/** Length of a fiscal year of 52 or 53 weeks, with a few days for changes of the calendar. */
const YEAR_DAYS = [350, 380] as const;
/** Days by which the dates of one balance sheet may differ. */
const SAME_DAYS = 4;
/** Days from the balance sheet to the count of shares on the cover of its report. */
const COVER_DAYS = 75;

/** The accounts of one period, one value a concept. */
export interface Period {
  readonly kind: 'fiscal_year' | 'trailing_twelve_months';
  readonly startDate: string | null;
  readonly endDate: string;
  readonly form: string | null;
  readonly filedOn: string | null;
  readonly unit: string;
  readonly values: Partial<Readonly<Record<Concept, number>>>;
  /** Concepts that were computed from others. */
  readonly derived: readonly Concept[];
}

/**
 * Fiscal years of a company, newest first: flows that last a year and the stocks at its end, never a quarter beside a year.
 *
 * Liabilities that are not reported are assets less equity, and named as derived.
 *
 * @param most  how many years at most
 */
export function fiscalYears(accounts: Accounts, most: number): Period[] {
  const lead =
    LEADING.map((concept) => annualFlows(accounts, concept)).find(
      (figures) => figures.length > 0,
    ) ?? [];
  const years = lead
    .toSorted((a, b) => b.endDate.localeCompare(a.endDate))
    .filter(
      (one, i, all) => i === 0 || apartDays(one.endDate, all[i - 1]?.endDate ?? '') > SAME_DAYS,
    );
  return years.slice(0, most).map((year) => {
    const values = new Map<Concept, number>();
    for (const concept of ACCOUNT_CONCEPTS) {
      const figure = INSTANTS.has(concept)
        ? instantAt(accounts, concept, year.endDate)
        : annualFlows(accounts, concept).find(
            (one) => apartDays(one.endDate, year.endDate) <= SAME_DAYS,
          );
      if (figure !== undefined) values.set(concept, figure.value);
    }
    return period(
      {
        kind: 'fiscal_year',
        startDate: year.startDate,
        endDate: year.endDate,
        form: year.form,
        filedOn: year.filedOn,
        unit: year.unit,
      },
      values,
    );
  });
}

/**
 * The twelve months to the latest interim report: last fiscal year, plus the year to date, less the same part of the year before; stocks
 * are those at the end.
 *
 * @returns undefined where no interim report follows the last fiscal year, or its counterpart of the year before is missing
 */
export function trailingYear(accounts: Accounts): Period | undefined {
  const [year] = fiscalYears(accounts, 1);
  if (year === undefined) return undefined;
  const values = new Map<Concept, number>();
  let last: AccountFigure | undefined;
  for (const concept of ACCOUNT_CONCEPTS) {
    if (INSTANTS.has(concept)) continue;
    const figures = accounts.concepts[concept] ?? [];
    const toDate = figures.findLast((one) => isSinceYear(one, year.endDate));
    const before = toDate && figures.find((one) => isYearBefore(one, toDate));
    const whole = year.values[concept];
    if (toDate === undefined || before === undefined || whole === undefined) continue;
    if (last !== undefined && apartDays(last.endDate, toDate.endDate) > SAME_DAYS) continue;
    last ??= toDate;
    values.set(concept, whole + toDate.value - before.value);
  }
  if (last === undefined) return undefined;
  for (const concept of INSTANTS) {
    const figure = instantAt(accounts, concept, last.endDate);
    if (figure !== undefined) values.set(concept, figure.value);
  }
  return period(
    {
      kind: 'trailing_twelve_months',
      startDate: null,
      endDate: last.endDate,
      form: last.form,
      filedOn: last.filedOn,
      unit: last.unit,
    },
    values,
  );
}

/** Whether a figure is of the months since a fiscal year ended. */
function isSinceYear({ startDate, endDate }: AccountFigure, yearEnd: string): boolean {
  if (startDate === null || endDate <= yearEnd) return false;
  const days = daysFrom(yearEnd, startDate);
  return days >= 0 && days <= SAME_DAYS + 3;
}

function period(head: Omit<Period, 'values' | 'derived'>, values: Map<Concept, number>): Period {
  const [assets, equity] = [values.get('assets'), values.get('equity')];
  const isDerived = !values.has('liabilities') && assets !== undefined && equity !== undefined;
  if (isDerived) values.set('liabilities', assets - equity);
  return { ...head, values: Object.fromEntries(values), derived: isDerived ? ['liabilities'] : [] };
}

function annualFlows(accounts: Accounts, concept: Concept): AccountFigure[] {
  return (accounts.concepts[concept] ?? []).filter(({ startDate, endDate, form }) => {
    const days = startDate === null ? 0 : daysFrom(startDate, endDate) + 1;
    return ANNUAL_FORM.test(form) && days >= YEAR_DAYS[0] && days <= YEAR_DAYS[1];
  });
}

function instantAt(accounts: Accounts, concept: Concept, date: string): AccountFigure | undefined {
  const figures = accounts.concepts[concept] ?? [];
  const same = figures.find((one) => apartDays(one.endDate, date) <= SAME_DAYS);
  if (same !== undefined || concept !== 'sharesOutstanding') return same;
  return figures.find(
    ({ endDate }) => daysFrom(date, endDate) > 0 && daysFrom(date, endDate) <= COVER_DAYS,
  );
}

function isYearBefore(one: AccountFigure, toDate: AccountFigure): boolean {
  if (one.startDate === null || toDate.startDate === null) return false;
  const [starts, ends] = [
    daysFrom(one.startDate, toDate.startDate),
    daysFrom(one.endDate, toDate.endDate),
  ];
  return (
    starts >= YEAR_DAYS[0] && starts <= YEAR_DAYS[1] && ends >= YEAR_DAYS[0] && ends <= YEAR_DAYS[1]
  );
}

function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

const apartDays = (a: string, b: string): number => Math.abs(daysFrom(a, b));
