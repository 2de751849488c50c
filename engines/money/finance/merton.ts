import { normalCdf, normalPdf } from '../../ground/math/normal.ts';

/** What is observed of a firm, one currency unit, continuous rates per year. */
export interface MertonInputs {
  readonly equityValue: number;
  /** Yearly volatility of equity, fraction. */
  readonly equityVolatility: number;
  /** Face value of debt due at the horizon. */
  readonly debtFace: number;
  readonly riskFreeRate: number;
  /** Expected yearly return of assets, for the physical probability. */
  readonly assetDrift: number;
  readonly horizonYears: number;
}

/** What the model of Merton says of a company. */
export interface MertonSolution {
  readonly assetValue: number;
  readonly assetVolatility: number;
  /** Standard deviations between the expected log assets at the horizon and the debt. */
  readonly distanceToDefault: number;
  readonly physicalProbability: number;
  readonly riskNeutralProbability: number;
}

/**
 * Merton's structural model: asset value and volatility from equity as a call on the assets, then the distance to default.
 *
 * The two equations E = V N(d1) - F e^{-rT} N(d2) and s_E E = s_V V N(d1) are solved together: for each asset volatility the asset
 * value by Newton's method, then the volatility by bisection.
 *
 * @returns undefined where an input is not above 0 or no solution exists
 * @source Merton (1974), J. Finance 29(2), 449-470. doi:10.1111/j.1540-6261.1974.tb03058.x
 */
export function merton(inputs: MertonInputs): MertonSolution | undefined {
  const { equityValue, equityVolatility, debtFace, horizonYears } = inputs;
  if (!(equityValue > 0 && equityVolatility > 0 && debtFace > 0 && horizonYears > 0))
    return undefined;
  const gap = (volatility: number): number => {
    const assets = assetsOf(inputs, volatility);
    return (
      volatility * assets * normalCdf(d1(inputs, assets, volatility)) -
      equityVolatility * equityValue
    );
  };
  let low = 1e-6;
  let high = equityVolatility;
  if (gap(high) < 0 || gap(low) > 0) return undefined;
  for (let step = 0; step < 200 && high - low > 1e-14; step++) {
    const middle = (low + high) / 2;
    if (gap(middle) > 0) high = middle;
    else low = middle;
  }
  return solutionOf(inputs, (low + high) / 2);
}

function solutionOf(inputs: MertonInputs, assetVolatility: number): MertonSolution {
  const { debtFace, riskFreeRate, assetDrift, horizonYears } = inputs;
  const assetValue = assetsOf(inputs, assetVolatility);
  const spread = assetVolatility * Math.sqrt(horizonYears);
  const distance = (drift: number) =>
    (Math.log(assetValue / debtFace) + (drift - assetVolatility ** 2 / 2) * horizonYears) / spread;
  const distanceToDefault = distance(assetDrift);
  return {
    assetValue,
    assetVolatility,
    distanceToDefault,
    physicalProbability: normalCdf(-distanceToDefault),
    riskNeutralProbability: normalCdf(-distance(riskFreeRate)),
  };
}

function d1(
  { debtFace, riskFreeRate, horizonYears }: MertonInputs,
  assets: number,
  volatility: number,
): number {
  return (
    (Math.log(assets / debtFace) + (riskFreeRate + volatility ** 2 / 2) * horizonYears) /
    (volatility * Math.sqrt(horizonYears))
  );
}

/** Asset value whose call has the equity's value, by Newton's method from equity plus discounted debt, where the call is above. */
function assetsOf(inputs: MertonInputs, volatility: number): number {
  const { equityValue, debtFace, riskFreeRate, horizonYears } = inputs;
  const discounted = debtFace * Math.exp(-riskFreeRate * horizonYears);
  let assets = equityValue + discounted;
  for (let step = 0; step < 100; step++) {
    const up = d1(inputs, assets, volatility);
    const call =
      assets * normalCdf(up) - discounted * normalCdf(up - volatility * Math.sqrt(horizonYears));
    const slope = Math.max(normalCdf(up), 1e-12, normalPdf(up) * 1e-12);
    const next = assets - (call - equityValue) / slope;
    if (Math.abs(next - assets) <= 1e-13 * assets) return next;
    assets = Math.max(next, equityValue);
  }
  return assets;
}
