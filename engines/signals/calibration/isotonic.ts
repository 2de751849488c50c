/**
 * Isotonic regression: the non-decreasing values nearest to the given ones in weighted least squares, by pooling adjacent
 * violators.
 *
 * @param values   in the order of the score they are calibrated by, n
 * @param weights  above 0, n
 * @returns n fitted values, non-decreasing
 * @throws RangeError when the lists differ in length
 * @source Barlow, Bartholomew, Bremner & Brunk (1972), Statistical Inference under Order Restrictions, Wiley, section 1.2
 */
export function isotonicFit(values: readonly number[], weights: readonly number[]): number[] {
  if (values.length !== weights.length)
    throw new RangeError('values and weights must be equally many');
  const blocks: { sum: number; weight: number; count: number }[] = [];
  values.forEach((value, i) => {
    const weight = weights[i];
    let block = { sum: value * weight, weight, count: 1 };
    let last = blocks.at(-1);
    while (last && last.sum / last.weight >= block.sum / block.weight) {
      blocks.pop();
      block = {
        sum: last.sum + block.sum,
        weight: last.weight + block.weight,
        count: last.count + block.count,
      };
      last = blocks.at(-1);
    }
    blocks.push(block);
  });
  return blocks.flatMap(({ sum, weight, count }) =>
    Array.from({ length: count }, () => sum / weight),
  );
}
