/**
 * Integral of (t + c)^-p from one time to another: the number of aftershocks per unit of productivity.
 *
 * @param fromDays, toDays  after the main shock, 0 or more, in order
 * @param cDays             above 0
 */
export function omoriIntegral(
  fromDays: number,
  toDays: number,
  { p, cDays }: { readonly p: number; readonly cDays: number },
): number {
  const [x, y] = [fromDays + cDays, toDays + cDays];
  if (Math.abs(p - 1) < 1e-9) return Math.log(y / x);
  return (y ** (1 - p) - x ** (1 - p)) / (1 - p);
}
