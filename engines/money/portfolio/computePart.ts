import type { Moment } from '../../facts.ts';
import { buildingOf } from '../insurance/buildingOf.ts';
import { portfolioLine } from '../insurance/portfolioReport.ts';
import type { PortfolioResult } from '../insurance/portfolioSchemas.ts';
import { propertyLoss } from '../siteRisk/propertyLoss.ts';
import type { SiteFacts } from '../siteRisk/sitePerils.ts';
import type { PortfolioRow } from './rows.ts';
import { addBuilding, type PortfolioSums } from './sums.ts';

/** The result of a row: that of a batch, with the line it stood on. */
export type PortfolioLine = Omit<PortfolioResult, 'index'> & {
  /** Line of the file, from 1; in Parquet the row. */
  readonly line: number;
};

/** A row of a portfolio. */
export interface PortfolioItemRow {
  readonly row: PortfolioRow;
  /** Whether the portfolio has values. */
  readonly isPriced: boolean;
}

/**
 * Works out one row and adds it to the sums.
 *
 * In a portfolio with values a building without one is computed, and weighs nothing in the sums; without values all weigh the same.
 */
export function computeRow(
  sums: PortfolioSums,
  { row, isPriced }: PortfolioItemRow,
  known: { readonly facts: SiteFacts; readonly moment: Moment },
): PortfolioLine {
  const { line, location: given } = row;
  const { lat, lon, replacement_value_usd: usd } = given;
  const loss = propertyLoss(given, known, buildingOf(given));
  const value = isPriced ? (usd ?? 0) : 1;
  addBuilding(sums, { lat, lon, value, loss }, isPriced && usd !== undefined);
  const { index: _, ...result } = portfolioLine({ given, loss }, 0);
  return { line, ...result };
}
