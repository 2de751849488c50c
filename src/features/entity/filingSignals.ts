import { DAY_MS } from '../../../engines/ground/math/time.ts';
import type { Period } from '../../../engines/money/finance/fiscalYears.ts';
import type { Level } from '../../../engines/schemas.ts';
import type { Company } from './wire.ts';

type Filing = Company['filings'][number];

/** Something in the filings or accounts that an underwriter would ask about. */
export interface Signal {
  readonly signal: string;
  readonly level: Level;
  readonly evidence: string;
  readonly date: string | null;
  readonly url: string | null;
}

/**
 * Items of Form 8-K that announce trouble. POLICY: the levels are ours.
 *
 * @source SEC, General Instructions to Form 8-K, items 1.03, 2.04, 2.06, 3.01, 4.01 and 4.02 (2004, as amended)
 */
const ITEMS: Readonly<Record<string, { readonly signal: string; readonly level: Level }>> = {
  '1.03': { signal: 'bankruptcy or receivership', level: 'CRITICAL' },
  '2.04': { signal: 'event that accelerates a debt', level: 'HIGH' },
  '2.06': { signal: 'material impairment', level: 'MODERATE' },
  '3.01': { signal: 'notice of delisting or failure of a listing rule', level: 'HIGH' },
  '4.01': { signal: 'change of auditor', level: 'MODERATE' },
  '4.02': { signal: 'earlier accounts can no longer be relied on', level: 'CRITICAL' },
};
/** POLICY: days within which a filing still counts, and after which a company that reports quarterly, or yearly, has fallen silent. */
const RECENT_DAYS = 730;
const SILENT_DAYS = 200;
const SILENT_DAYS_ABROAD = 430;

/** Signals in the list of filings: trouble announced, reports late, silence. */
export function filingSignals({ filings }: Company, nowMs: number): Signal[] {
  const recent = filings.filter(
    ({ filedOn }) => nowMs - Date.parse(filedOn) <= RECENT_DAYS * DAY_MS,
  );
  const late = recent
    .filter(({ form }) => /^NT 10-[KQ]/.test(form))
    .map((one) => ({
      signal: 'report announced as late',
      level: 'MODERATE' as const,
      evidence: `Form ${one.form}`,
      date: one.filedOn,
      url: one.url,
    }));
  return [...recent.flatMap(announcedIn), ...late, ...silence(filings, nowMs)];
}

/** The items of a Form 8-K that announce trouble. */
function announcedIn({ form, items, filedOn, url }: Filing): Signal[] {
  if (!form.startsWith('8-K')) return [];
  return (items ?? '').split(',').flatMap((item) => {
    const known = ITEMS[item.trim()];
    const evidence = `Form ${form}, item ${item.trim()}`;
    return known === undefined ? [] : [{ ...known, evidence, date: filedOn, url }];
  });
}

/** A company whose last periodic report is too old. */
function silence(filings: readonly Filing[], nowMs: number): Signal[] {
  const [last] = filings
    .filter(({ form }) => /^(10-[KQ]|20-F|40-F)/.test(form))
    .toSorted((a, b) => b.filedOn.localeCompare(a.filedOn));
  if (last === undefined) return [];
  const days = Math.floor((nowMs - Date.parse(last.filedOn)) / DAY_MS);
  if (days <= (last.form.startsWith('10') ? SILENT_DAYS : SILENT_DAYS_ABROAD)) return [];
  return [
    {
      signal: 'no periodic report',
      level: 'HIGH',
      evidence: `the last one is ${days} days old`,
      date: last.filedOn,
      url: last.url,
    },
  ];
}

/** Signals in the accounts of the last fiscal year. POLICY: the levels are ours. */
export function accountSignals({ values: v, endDate, unit }: Period): Signal[] {
  const money = (amount: number | undefined): string =>
    amount === undefined ? 'not reported' : `${unit} ${amount.toLocaleString('en-US')}`;
  const found: [boolean, string, Level, string][] = [
    [(v.equity ?? 1) < 0, 'liabilities exceed assets', 'HIGH', `equity ${money(v.equity)}`],
    [
      (v.operatingCashFlow ?? 1) < 0,
      'operations use cash',
      'MODERATE',
      `operating cash flow ${money(v.operatingCashFlow)}`,
    ],
    [(v.netIncome ?? 1) < 0, 'loss for the year', 'MODERATE', `net income ${money(v.netIncome)}`],
    [
      (v.assetsCurrent ?? 1) < (v.liabilitiesCurrent ?? 0),
      'current liabilities exceed current assets',
      'MODERATE',
      `${money(v.assetsCurrent)} against ${money(v.liabilitiesCurrent)}`,
    ],
    [
      (v.interestExpense ?? 0) > 0 && (v.operatingIncome ?? Infinity) < (v.interestExpense ?? 0),
      'operating income below interest',
      'HIGH',
      `${money(v.operatingIncome)} against ${money(v.interestExpense)}`,
    ],
  ];
  return found
    .filter(([holds]) => holds)
    .map(([, signal, level, evidence]) => ({
      signal,
      level,
      evidence: `${evidence}, fiscal year to ${endDate}`,
      date: endDate,
      url: null,
    }));
}
