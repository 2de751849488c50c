/** Multiplies the odds of a probability, so that it stays below 1. */
export function oddsTimes(probability: number, factor: number): number {
  return (probability * factor) / (1 - probability + probability * factor);
}
