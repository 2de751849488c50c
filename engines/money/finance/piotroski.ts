/** Ratios of two fiscal years, scaled by assets at the beginning of each year. */
export interface PiotroskiInputs {
  readonly returnOnAssets: number;
  readonly returnOnAssetsBefore: number;
  readonly operatingCashFlowOverAssets: number;
  readonly leverage: number;
  readonly leverageBefore: number;
  readonly currentRatio: number;
  readonly currentRatioBefore: number;
  /** New common equity was issued in the year. */
  readonly sharesIssued: boolean;
  readonly grossMargin: number;
  readonly grossMarginBefore: number;
  readonly assetTurnover: number;
  readonly assetTurnoverBefore: number;
}

/**
 * The nine signals of Piotroski's F-score, true for strength; the score, 0 to 9, is how many hold.
 *
 * @source Piotroski (2000), J. Accounting Research 38 (Suppl.), 1-41. doi:10.2307/2672906
 */
export function piotroskiSignals(year: PiotroskiInputs) {
  return {
    profitable: year.returnOnAssets > 0,
    cash_positive: year.operatingCashFlowOverAssets > 0,
    return_improved: year.returnOnAssets > year.returnOnAssetsBefore,
    cash_exceeds_income: year.operatingCashFlowOverAssets > year.returnOnAssets,
    leverage_fell: year.leverage < year.leverageBefore,
    liquidity_improved: year.currentRatio > year.currentRatioBefore,
    no_dilution: !year.sharesIssued,
    margin_improved: year.grossMargin > year.grossMarginBefore,
    turnover_improved: year.assetTurnover > year.assetTurnoverBefore,
  };
}
