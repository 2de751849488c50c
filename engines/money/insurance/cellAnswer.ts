import { cellPlace, type SquarePlace } from '../siteRisk/squares.ts';
import type { AccumulationCell } from './portfolioSchemas.ts';

/** What stands in a cell; without values a building weighs 1. */
interface Cell extends SquarePlace {
  readonly count: number;
  readonly value: number;
  readonly annualLoss: number;
}

/** What all cells together hold. */
interface Whole {
  readonly value: number;
  readonly annualLoss: number;
  /** Whether values are money. */
  readonly isPriced: boolean;
}

/** A cell of the accumulation in an answer. */
export function cellAnswer(cell: Cell, { value, annualLoss, isPriced }: Whole): AccumulationCell {
  return {
    ...cellPlace(cell),
    count: cell.count,
    value_usd: isPriced ? cell.value : null,
    value_share: value > 0 ? cell.value / value : 0,
    average_annual_loss_usd: isPriced ? cell.annualLoss : null,
    average_annual_loss_share: annualLoss > 0 ? cell.annualLoss / annualLoss : 0,
  };
}
