/** Balance-sheet and income figures of one fiscal year, one currency; units cancel. */
export interface AltmanInputs {
  readonly workingCapital: number;
  readonly retainedEarnings: number;
  readonly ebit: number;
  readonly marketValueEquity: number;
  readonly bookValueEquity: number;
  readonly sales: number;
  readonly totalAssets: number;
  readonly totalLiabilities: number;
}

export type Zone = 'distress' | 'grey' | 'safe';

/** Limits of the grey zone of each score. @source Altman (1968), (1983), (1995) */
export const ZONES = { z: [1.81, 2.99], zPrime: [1.23, 2.9], zDoublePrime: [1.1, 2.6] } as const;

/** The zone of a score: below the first limit distress, above the second safe. */
export function zoneOf(score: number, [low, high]: readonly [number, number]): Zone {
  if (score < low) return 'distress';
  return score > high ? 'safe' : 'grey';
}

/**
 * Altman's Z of listed manufacturers: 1.2 X1 + 1.4 X2 + 3.3 X3 + 0.6 X4 + 1.0 X5. Not for banks and insurers.
 *
 * @returns undefined where total assets or total liabilities are not above 0
 * @source Altman (1968), J. Finance 23(4), 589-609. doi:10.1111/j.1540-6261.1968.tb00843.x
 */
export function altmanZ(inputs: AltmanInputs): number | undefined {
  const { x1, x2, x3, x5, isUsable } = ratios(inputs);
  return isUsable
    ? 1.2 * x1 +
        1.4 * x2 +
        3.3 * x3 +
        0.6 * (inputs.marketValueEquity / inputs.totalLiabilities) +
        x5
    : undefined;
}

/**
 * Altman's Z' of private manufacturers, with book equity: 0.717 X1 + 0.847 X2 + 3.107 X3 + 0.420 X4 + 0.998 X5.
 *
 * @source Altman (1983), Corporate Financial Distress, Wiley
 */
export function altmanZPrime(inputs: AltmanInputs): number | undefined {
  const { x1, x2, x3, x5, isUsable } = ratios(inputs);
  return isUsable
    ? 0.717 * x1 +
        0.847 * x2 +
        3.107 * x3 +
        0.42 * (inputs.bookValueEquity / inputs.totalLiabilities) +
        0.998 * x5
    : undefined;
}

/**
 * Altman's Z'' of firms that are no manufacturers and of emerging markets: 6.56 X1 + 3.26 X2 + 6.72 X3 + 1.05 X4; the
 * emerging-market score adds 3.25.
 *
 * @source Altman, Hartzell & Peck (1995), Emerging Markets Corporate Bonds: A Scoring System, Salomon Brothers
 */
export function altmanZDoublePrime(inputs: AltmanInputs): number | undefined {
  const { x1, x2, x3, isUsable } = ratios(inputs);
  return isUsable
    ? 6.56 * x1 + 3.26 * x2 + 6.72 * x3 + 1.05 * (inputs.bookValueEquity / inputs.totalLiabilities)
    : undefined;
}

/** Constant that turns Z'' into the emerging-market score, on which a rating of D is near 0. */
export const EMERGING_MARKET_CONSTANT = 3.25;

function ratios({
  workingCapital,
  retainedEarnings,
  ebit,
  sales,
  totalAssets,
  totalLiabilities,
}: AltmanInputs) {
  return {
    x1: workingCapital / totalAssets,
    x2: retainedEarnings / totalAssets,
    x3: ebit / totalAssets,
    x5: sales / totalAssets,
    isUsable: totalAssets > 0 && totalLiabilities > 0,
  };
}
