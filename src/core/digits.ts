/** A number rounded half away from zero to some decimals. */
export function toDecimals(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const scaled = Math.abs(value) * scale;
  if (!Number.isFinite(scaled) || scaled > 2 ** 50) return value;
  const rounded = nearest(scaled) / scale;
  return value < 0 ? -rounded || 0 : rounded;
}

/** 1.005 * 100 is 100.49999…: near a half the number is first brought back to 15 digits, which is slow and elsewhere changes nothing. */
function nearest(scaled: number): number {
  const whole = Math.floor(scaled);
  const rest = scaled - whole;
  if (Math.abs(rest - 0.5) <= 1e-14 * (1 + scaled))
    return Math.round(Number(scaled.toPrecision(15)));
  return rest < 0.5 ? whole : whole + 1;
}

/** A number rounded half away from zero to some significant digits. */
export function toSignificant(value: number, digits: number): number {
  if (value === 0 || !Number.isFinite(value) || Number.isInteger(value)) return value || 0;
  const magnitude = Math.floor(Math.log10(Math.abs(value)));
  const decimals = digits - 1 - magnitude;
  return decimals > 15
    ? Number(value.toPrecision(digits))
    : toDecimals(value, Math.max(0, decimals));
}
