/**
 * Quantile of a sample, between neighbours by straight lines.
 *
 * @param sorted  ascending, n
 * @param share   0 to 1
 * @returns undefined of an empty sample
 * @source Hyndman & Fan (1996), Am. Stat. 50, 361-365, definition 7. doi:10.1080/00031305.1996.10473566
 */
export function quantileOf(sorted: ArrayLike<number>, share: number): number | undefined {
  if (sorted.length === 0) return undefined;
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
}
