/**
 * Annual rate of liquefaction: the sum over a disaggregation of the rate of each cell times the probability of liquefaction in it.
 *
 * The cells must not overlap; their rates are of occurrence in the cell, not of exceedance.
 *
 * @param probability  0 to 1 for a cell
 * @returns 1/yr
 * @source Kramer & Mayfield (2007), J. Geotech. Geoenviron. Eng. 133(7), 802-813, eq. 7. doi:10.1061/(ASCE)1090-0241(2007)133:7(802)
 */
export function annualLiquefactionRate<Cell extends { readonly ratePerYear: number }>(
  cells: Iterable<Cell>,
  probability: (cell: Cell) => number,
): number {
  let rate = 0;
  for (const cell of cells) rate += cell.ratePerYear * probability(cell);
  return rate;
}
