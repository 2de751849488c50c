import {
  altmanZ,
  altmanZDoublePrime,
  altmanZPrime,
  EMERGING_MARKET_CONSTANT,
  zoneOf,
  ZONES,
  type AltmanInputs,
  type Zone,
} from './altman.ts';
import type { Period } from './fiscalYears.ts';
import { merton, type MertonSolution } from './merton.ts';
import type { PiotroskiReading } from './piotroskiYears.ts';
import { STRONG_F, WEAK_F, type GradeName } from './tables/creditGrades.ts';

/** What the caller knows of the market that accounts do not tell. */
export interface MarketView {
  readonly equityValue?: number | undefined;
  /** Yearly volatility of equity, fraction. */
  readonly equityVolatility?: number | undefined;
  /** Riskless yearly rate, fraction. */
  readonly riskFreeRate?: number | undefined;
}

/** One of Altman's scores with its zone, or why there is none. */
export type AltmanReading =
  | { readonly score: number; readonly zone: Zone; readonly low: number; readonly high: number }
  | { readonly reason: string };

/** Altman's three scores of one period, and the score for emerging markets (undefined where its inputs are not reported). */
export interface AltmanReadings {
  readonly z: AltmanReading;
  readonly zPrime: AltmanReading;
  readonly zDoublePrime: AltmanReading;
  readonly emergingMarketScore: number | undefined;
}

/** Division H of the Standard Industrial Classification: finance, insurance and real estate, whose balance sheets the scores were not made for. */
export function isFinancial(sic: string | null): boolean {
  return sic !== null && /^6[0-7]/.test(sic);
}

/** Divisions D: manufacturing, which Z and Z' were made for. */
function isManufacturer(sic: string | null): boolean {
  return sic !== null && /^[23]/.test(sic) && sic.length === 4;
}

const NEEDED = [
  'assets',
  'assetsCurrent',
  'liabilities',
  'liabilitiesCurrent',
  'equity',
  'retainedEarnings',
  'operatingIncome',
  'revenue',
] as const;

/** Altman's three scores of a period; a score whose inputs are not reported is a reason. */
export function altmanReadings({ values }: Period, market: MarketView): AltmanReadings {
  const missing = NEEDED.filter((name) => values[name] === undefined);
  const at = (name: (typeof NEEDED)[number]): number => values[name] ?? NaN;
  const inputs: AltmanInputs = {
    workingCapital: at('assetsCurrent') - at('liabilitiesCurrent'),
    retainedEarnings: at('retainedEarnings'),
    ebit: at('operatingIncome'),
    marketValueEquity: market.equityValue ?? NaN,
    bookValueEquity: at('equity'),
    sales: at('revenue'),
    totalAssets: at('assets'),
    totalLiabilities: at('liabilities'),
  };
  const lacks = missing.filter((name) => name !== 'revenue');
  const z =
    market.equityValue === undefined
      ? { reason: 'the market value of equity is not known; give equity_value_usd' }
      : reading(altmanZ(inputs), ZONES.z, missing);
  const double = altmanZDoublePrime(inputs);
  return {
    z,
    zPrime: reading(altmanZPrime(inputs), ZONES.zPrime, missing),
    zDoublePrime: reading(double, ZONES.zDoublePrime, lacks),
    emergingMarketScore:
      double === undefined || !Number.isFinite(double)
        ? undefined
        : double + EMERGING_MARKET_CONSTANT,
  };
}

function reading(
  score: number | undefined,
  [low, high]: readonly [number, number],
  missing: readonly string[],
): AltmanReading {
  if (missing.length > 0) return { reason: `not reported: ${missing.join(', ')}` };
  if (score === undefined || !Number.isFinite(score))
    return { reason: 'total assets or total liabilities are not above 0' };
  return { score, zone: zoneOf(score, [low, high]), low, high };
}

/** Merton's distance to default with what it was computed from. */
export interface DefaultReading extends MertonSolution {
  readonly debtFace: number;
  readonly riskFreeRate: number;
}

/**
 * Distance to default in a year: debt due is current liabilities and half the long-term debt, the assets are taken to grow at the riskless rate.
 *
 * @returns a reason where equity value, volatility, rate or debt is unknown
 * @source default point: Crosbie & Bohn (2003), Modeling Default Risk, Moody's KMV; POLICY: drift at the riskless rate
 */
export function distanceToDefault(
  { values }: Period,
  { equityValue, equityVolatility, riskFreeRate }: MarketView,
): DefaultReading | { readonly reason: string } {
  if (equityValue === undefined || equityVolatility === undefined)
    return {
      reason:
        'value and volatility of equity are not known from accounts; give equity_value_usd and equity_volatility',
    };
  if (riskFreeRate === undefined)
    return { reason: 'the riskless rate is not known; give risk_free_rate' };
  if (values.liabilitiesCurrent === undefined)
    return { reason: 'not reported: liabilitiesCurrent' };
  const debtFace = values.liabilitiesCurrent + 0.5 * (values.longTermDebt ?? 0);
  const solved = merton({
    equityValue,
    equityVolatility,
    debtFace,
    riskFreeRate,
    assetDrift: riskFreeRate,
    horizonYears: 1,
  });
  return solved === undefined
    ? { reason: 'the two equations have no solution for these figures' }
    : { ...solved, debtFace, riskFreeRate };
}

/** The grade of a pulse: Z' for manufacturers where it is known, else Z''; with the F-score. */
export function gradeOf(
  scores: AltmanReadings,
  piotroski: PiotroskiReading | undefined,
  sic: string | null,
): { grade: GradeName; basis: string } | { reason: string } {
  const [name, used] =
    isManufacturer(sic) && 'zone' in scores.zPrime
      ? (["Z'", scores.zPrime] as const)
      : (["Z''", scores.zDoublePrime] as const);
  if ('reason' in used) return { reason: `no score could be computed (${used.reason})` };
  const f = piotroski?.score ?? undefined;
  const basis = `${name} in the ${used.zone} zone, F-score ${f ?? 'unknown'}`;
  const isWeakYear = f !== undefined && f <= WEAK_F;
  if (used.zone === 'distress') return { grade: isWeakYear ? 'DISTRESSED' : 'WEAK', basis };
  if (used.zone === 'grey' || isWeakYear) return { grade: 'WATCH', basis };
  return { grade: f !== undefined && f >= STRONG_F ? 'SOUND' : 'STABLE', basis };
}
