import { lossAbout } from '../../component.ts';
import * as z from 'zod';
import { cellAnswer } from '../insurance/cellAnswer.ts';
import {
  accumulationCell,
  portfolioTotals,
  type AccumulationCell,
} from '../insurance/portfolioSchemas.ts';
import { buildingsOf, unpricedWarning } from '../insurance/portfolioWords.ts';
import { PERILS } from '../siteRisk/perils.ts';
import { curveOfSums } from './portfolioCurve.ts';
import type { PortfolioSums, Square } from './sums.ts';

/** Cells named in a summary; the map has them all. */
const NAMED_CELLS = 50;

/** A portfolio as one: the totals of a batch, without what only a few buildings can show. */
export const portfolioSummary = portfolioTotals.omit({ diversification: true }).extend({
  accumulation: z
    .array(accumulationCell)
    .describe(`The ${NAMED_CELLS} quarter-degree cells of most value; the map has them all`),
  warnings: z.array(z.string()).describe('What to know before use'),
});
export type PortfolioSummary = z.input<typeof portfolioSummary>;

/** A cell of the accumulation map. */
export function accumulationOf(square: Square, sums: PortfolioSums): AccumulationCell {
  return cellAnswer(square, { ...sums, isPriced: isPriced(sums) });
}

/** Whether any building that could be computed came with a value. */
const isPriced = ({ priced, value }: PortfolioSums): boolean => priced > 0 && value > 0;

/** Cells, most value first. */
export function rankedCells(sums: PortfolioSums): Square[] {
  return [...sums.cells.values()].toSorted(
    (a, b) => b.value - a.value || a.row - b.row || a.column - b.column,
  );
}

/** The summary of all parts; without values all buildings weigh the same. */
export function summaryOfSums(sums: PortfolioSums): PortfolioSummary {
  const { buildings, computed, priced, value, annualLoss } = sums;
  const hasValues = isPriced(sums);
  const lnSigma = annualLoss > 0 ? sums.lossTimesLnSigma / annualLoss : 0;
  return {
    buildings,
    computed,
    priced,
    total_value_usd: hasValues ? value : null,
    expected_annual_loss_ratio: value > 0 ? lossAbout(annualLoss / value, lnSigma) : null,
    average_annual_loss_usd: hasValues ? annualLoss : null,
    exceedance: curveOfSums(sums),
    accumulation: rankedCells(sums)
      .slice(0, NAMED_CELLS)
      .map((cell) => accumulationOf(cell, sums)),
    by_peril: PERILS.flatMap((peril) => {
      const loss = sums.lossByPeril.get(peril) ?? 0;
      return loss > 0 ? [{ peril, share: loss / annualLoss }] : [];
    }),
    warnings: warningsOf(sums),
  };
}

function warningsOf({ buildings, priced, computed, unknownByPeril }: PortfolioSums): string[] {
  return [
    ...unpricedWarning(priced, buildings),
    ...(computed < buildings
      ? [
          `${buildings - computed} of ${buildingsOf(buildings)} could not be computed; their lines say why.`,
        ]
      : []),
    ...[...unknownByPeril].map(
      ([peril, count]) => `${peril} is unknown for ${buildingsOf(count)} and not in their losses.`,
    ),
  ];
}
