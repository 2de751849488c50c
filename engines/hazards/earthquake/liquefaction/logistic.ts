/** Logistic function: 0 to 1 for any real number. */
export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
