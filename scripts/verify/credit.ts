import {
  altmanZ,
  altmanZDoublePrime,
  altmanZPrime,
  EMERGING_MARKET_CONSTANT,
  zoneOf,
  ZONES,
} from '../../engines/money/finance/altman.ts';
import { merton } from '../../engines/money/finance/merton.ts';
import { piotroskiSignals } from '../../engines/money/finance/piotroski.ts';
import { need, type Computed, type Row, type Topic } from './binding.ts';

export const credit: Topic = {
  topic: 'credit',
  tables: [
    {
      kind: 'rows',
      table: 'altman_scores',
      tolerances: {
        zone_z: 'exact',
        zone_zp: 'exact',
        zone_zpp: 'exact',
        '*': { relative: 0.002 },
      },
      compute: altmanRow,
    },
    {
      kind: 'rows',
      table: 'merton_distance_to_default',
      tolerances: { '*': { relative: 1e-4 } },
      compute(row) {
        const solved = merton({
          equityValue: need(row, 'equity_value'),
          equityVolatility: need(row, 'equity_volatility'),
          debtFace: need(row, 'debt_face'),
          riskFreeRate: need(row, 'risk_free'),
          assetDrift: need(row, 'asset_drift'),
          horizonYears: need(row, 'horizon_yr'),
        });
        return {
          asset_value: solved?.assetValue,
          asset_volatility: solved?.assetVolatility,
          distance_to_default: solved?.distanceToDefault,
          pd_physical: solved?.physicalProbability,
          pd_risk_neutral: solved?.riskNeutralProbability,
        };
      },
    },
    {
      kind: 'rows',
      table: 'piotroski_f_score',
      tolerances: { '*': 'exact' },
      compute: (row) => ({
        f_score: holding(
          piotroskiSignals({
            returnOnAssets: need(row, 'roa'),
            returnOnAssetsBefore: need(row, 'roa_prev'),
            operatingCashFlowOverAssets: need(row, 'cfo_over_assets'),
            leverage: need(row, 'leverage'),
            leverageBefore: need(row, 'leverage_prev'),
            currentRatio: need(row, 'current_ratio'),
            currentRatioBefore: need(row, 'current_ratio_prev'),
            sharesIssued: need(row, 'shares_issued') === 1,
            grossMargin: need(row, 'gross_margin'),
            grossMarginBefore: need(row, 'gross_margin_prev'),
            assetTurnover: need(row, 'asset_turnover'),
            assetTurnoverBefore: need(row, 'asset_turnover_prev'),
          }),
        ),
      }),
    },
  ],
};

const holding = (signals: Readonly<Record<string, boolean>>): number =>
  Object.values(signals).filter(Boolean).length;

function altmanRow(row: Row): Computed {
  const inputs = {
    workingCapital: need(row, 'working_capital'),
    retainedEarnings: need(row, 'retained_earnings'),
    ebit: need(row, 'ebit'),
    marketValueEquity: need(row, 'market_value_equity'),
    bookValueEquity: need(row, 'book_value_equity'),
    sales: need(row, 'sales'),
    totalAssets: need(row, 'total_assets'),
    totalLiabilities: need(row, 'total_liabilities'),
  };
  const z = altmanZ(inputs) ?? NaN;
  const prime = altmanZPrime(inputs) ?? NaN;
  const double = altmanZDoublePrime(inputs) ?? NaN;
  return {
    z_1968: z,
    zone_z: zoneOf(z, ZONES.z),
    z_prime_1983: prime,
    zone_zp: zoneOf(prime, ZONES.zPrime),
    z_double_prime: double,
    em_score: double + EMERGING_MARKET_CONSTANT,
    zone_zpp: zoneOf(double, ZONES.zDoublePrime),
  };
}
