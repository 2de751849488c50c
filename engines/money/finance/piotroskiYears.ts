import type { Period } from './fiscalYears.ts';
import { piotroskiSignals } from './piotroski.ts';

export type SignalName = keyof ReturnType<typeof piotroskiSignals>;
export type Signals = Readonly<Record<SignalName, boolean | null>>;

/** The nine signals of a company's last fiscal year; null where the accounts do not say. */
export interface PiotroskiReading {
  readonly signals: Signals;
  /** Null where a signal is unknown. */
  readonly score: number | null;
  /** Least and greatest score that the unknown signals leave open. */
  readonly least: number;
  readonly greatest: number;
}

/** POLICY: share by which the count of shares must rise to be an issue (options exercised are less), and from which it may be a split. */
const ISSUE_SHARE = 0.01;
const SPLIT_SHARE = 0.45;

/**
 * Piotroski's signals from three consecutive fiscal years; income, cash flow and sales are scaled by the assets at the year's beginning,
 * debt by their mean over the year.
 *
 * @param years  newest first; the third gives the assets at the beginning of the second
 * @source Piotroski (2000), J. Accounting Research 38 (Suppl.), 1-41, section 3. doi:10.2307/2672906
 */
export function piotroskiReading(years: readonly Period[]): PiotroskiReading | undefined {
  const [now, before, earlier] = years;
  if (now === undefined || before === undefined) return undefined;
  const [a, b] = [ratiosOf(now, before), ratiosOf(before, earlier)];
  const signals = piotroskiSignals({
    returnOnAssets: a.returnOnAssets,
    returnOnAssetsBefore: b.returnOnAssets,
    operatingCashFlowOverAssets: a.cashOverAssets,
    leverage: a.leverage,
    leverageBefore: b.leverage,
    currentRatio: a.currentRatio,
    currentRatioBefore: b.currentRatio,
    sharesIssued: issued(now, before) ?? false,
    grossMargin: a.grossMargin,
    grossMarginBefore: b.grossMargin,
    assetTurnover: a.turnover,
    assetTurnoverBefore: b.turnover,
  });
  const known: Record<SignalName, boolean> = {
    profitable: isNumber(a.returnOnAssets),
    cash_positive: isNumber(a.cashOverAssets),
    return_improved: isNumber(a.returnOnAssets, b.returnOnAssets),
    cash_exceeds_income: isNumber(a.cashOverAssets, a.returnOnAssets),
    leverage_fell: isNumber(a.leverage, b.leverage),
    liquidity_improved: isNumber(a.currentRatio, b.currentRatio),
    no_dilution: issued(now, before) !== undefined,
    margin_improved: isNumber(a.grossMargin, b.grossMargin),
    turnover_improved: isNumber(a.turnover, b.turnover),
  };
  const names = Object.keys(known) as SignalName[];
  const least = names.filter((name) => known[name] && signals[name]).length;
  const unknown = names.filter((name) => !known[name]).length;
  const read = Object.fromEntries(
    names.map((name) => [name, known[name] ? signals[name] : null]),
  ) as Record<SignalName, boolean | null>;
  return { signals: read, score: unknown === 0 ? least : null, least, greatest: least + unknown };
}

function ratiosOf({ values: v }: Period, before: Period | undefined) {
  const opening = before?.values.assets ?? NaN;
  return {
    returnOnAssets: (v.netIncome ?? NaN) / opening,
    cashOverAssets: (v.operatingCashFlow ?? NaN) / opening,
    turnover: (v.revenue ?? NaN) / opening,
    leverage: (v.longTermDebt ?? NaN) / (((v.assets ?? NaN) + opening) / 2),
    currentRatio: (v.assetsCurrent ?? NaN) / (v.liabilitiesCurrent ?? NaN),
    grossMargin: (v.grossProfit ?? NaN) / (v.revenue ?? NaN),
  };
}

/** Undefined where the counts are unknown, or so far apart that a split may lie between. */
function issued(now: Period, before: Period): boolean | undefined {
  const rise = (now.values.sharesOutstanding ?? NaN) / (before.values.sharesOutstanding ?? NaN) - 1;
  return !Number.isFinite(rise) || rise >= SPLIT_SHARE ? undefined : rise > ISSUE_SHARE;
}

const isNumber = (...values: readonly number[]): boolean => values.every(Number.isFinite);
