import { coulombDriver, cyclingResponse } from './cyclingResponse.ts';
import { magnitudeRates, rateAbove, type RateCase } from './eventRate.ts';
import {
  exceedanceCurve,
  lossSigma,
  purePremium,
  wangMean,
  type Branch,
  type ExceedanceStep,
  type Layer,
  type Loading,
} from './layerPremium.ts';
import { lossEvents, type Exposure } from './lossEvents.ts';
import type { AssetIndex } from './seismogenicIndexOf.ts';
import {
  BRANCHES,
  BRANCH_NAMES,
  INDEX_NODES,
  MAGNITUDES,
  type BranchName,
} from './tables/parameters.ts';

/** An asset with its operation, all that decides the premium. */
export interface PriceCase {
  readonly cyclesPerYear: number;
  readonly volumeM3: number;
  readonly pressureMpa: number;
  readonly faultKm: number;
  readonly friction: number;
  readonly index: AssetIndex;
  readonly bValue: number;
  readonly maxMagnitude: number;
  readonly naturalM3PerYear: number;
  /** Log standard deviation of the natural rate. */
  readonly naturalLnSigma: number;
  readonly exposure: Exposure;
  readonly layer: Layer;
  readonly loading: Loading;
}

/** One branch of the tree: how the ground answers to cycling, and the index. */
export interface PricedBranch {
  readonly branch: BranchName;
  readonly index: number;
  readonly weight: number;
  readonly m3PerYear: number;
  readonly purePremiumUsd: number;
}

/** A price with its parts, USD a year. */
export interface Price {
  readonly pureUsd: number;
  readonly p10Usd: number;
  readonly p50Usd: number;
  readonly p90Usd: number;
  readonly sigmaUsd: number;
  readonly wangLoadUsd: number;
  readonly sigmaLoadUsd: number;
  /** Earthquakes of M 3 and more a year, mean of the branches, and the natural part of it. */
  readonly m3PerYear: number;
  readonly driver: number;
  readonly branches: readonly PricedBranch[];
  readonly curve: readonly ExceedanceStep[];
  readonly largestLossUsd: number;
}

/** Prices an asset: three responses to cycling times five values of the index, each with its rates and losses;
 * natural rates are high where the index is. */
export function priceAsset(price: PriceCase): Price {
  const driver = coulombDriver(price);
  const priced = branchesOf(price, driver);
  const tree: Branch[] = priced.map(({ weight, events }) => ({ weight, events }));
  const mean = (pick: (each: (typeof priced)[number]) => number): number =>
    priced.reduce((sum, each) => sum + each.weight * pick(each), 0);
  const pureUsd = mean(({ purePremiumUsd }) => purePremiumUsd);
  const curve = exceedanceCurve(tree, price.layer);
  const sigmaUsd = Math.sqrt(mean(({ events }) => lossSigma(events, price.layer) ** 2));
  const quantile = weightedQuantiles(priced);
  return {
    pureUsd,
    p10Usd: quantile(0.1),
    p50Usd: quantile(0.5),
    p90Usd: quantile(0.9),
    sigmaUsd,
    wangLoadUsd: wangMean(curve, price.loading.wangLambda) - wangMean(curve, 0),
    sigmaLoadUsd: price.loading.sigmaLoad * sigmaUsd,
    m3PerYear: mean(({ m3PerYear }) => m3PerYear),
    driver,
    branches: priced.map(({ events: _events, ...each }) => each),
    curve,
    largestLossUsd: curve.at(-1)?.lossUsd ?? 0,
  };
}

function branchesOf(price: PriceCase, driver: number) {
  return BRANCH_NAMES.flatMap((branch) =>
    INDEX_NODES.map(({ z, weight }) => {
      const index = price.index.median + z * price.index.sigma;
      const rates: RateCase = {
        volumeM3: price.volumeM3,
        index,
        bValue: price.bValue,
        maxMagnitude: price.maxMagnitude,
        response: cyclingResponse(branch, price.cyclesPerYear),
        driver,
        naturalM3PerYear: price.naturalM3PerYear * Math.exp(z * price.naturalLnSigma),
      };
      const events = lossEvents(magnitudeRates(rates), price.exposure);
      return {
        branch,
        index,
        weight: BRANCHES[branch].weight * weight,
        m3PerYear: rateAbove(rates, MAGNITUDES.least),
        purePremiumUsd: purePremium(events, price.layer),
        events,
      };
    }),
  );
}

/** Quantiles of the premium over the branches, straight between the middles of their weights. */
function weightedQuantiles(branches: readonly PricedBranch[]): (p: number) => number {
  const rising = branches.toSorted((a, b) => a.purePremiumUsd - b.purePremiumUsd);
  let below = 0;
  const points = rising.map(({ weight, purePremiumUsd }) => {
    const at = below + weight / 2;
    below += weight;
    return { at, usd: purePremiumUsd };
  });
  return (p) => {
    const next = points.findIndex(({ at }) => at >= p);
    const [low, high] = [
      points[Math.max(0, next - 1)],
      points[next === -1 ? points.length - 1 : next],
    ];
    if (!low || !high || high.at <= low.at) return high?.usd ?? 0;
    return low.usd + ((high.usd - low.usd) * (p - low.at)) / (high.at - low.at);
  };
}
