import type { FireDay } from './fireDay.ts';

/** Constant of the moisture scale in the form that later editions print with five more digits than Van Wagner & Pickett (147.2). */
const SCALE = 147.27723;

/** Water content of fine fuel from its code, per cent of the dry weight. */
export function fineFuelMoisturePct(ffmc: number): number {
  return (SCALE * (101 - ffmc)) / (59.5 + ffmc);
}

/**
 * Fine Fuel Moisture Code: dryness of litter and other cured fine fuel (0.25 kg/m2), 0 to 101.
 *
 * Rain above 0.5 mm wets (eqs. 3a, 3b), then the fuel dries or wets towards its equilibrium (eqs. 4 to 9). Within 0.005 of the
 * Canadian Forest Service's program.
 *
 * @param before  code of the day before, 0 to 101
 * @param day  weather at noon, local standard time
 * @returns code, 0 to 101; NaN where an input is no number
 * @source Van Wagner & Pickett (1985), Canadian Forestry Service Technical Report 33, eqs. 1 to 10
 */
export function fineFuelMoistureCode(
  before: number,
  { temperatureC, humidityPct: h, windKmh, rainMm }: FireDay,
): number {
  const m0 = wetted(fineFuelMoisturePct(before), rainMm);
  const heat = 0.18 * (21.1 - temperatureC) * (1 - Math.exp(-0.115 * h));
  const damp = Math.exp((h - 100) / 10);
  const drying = 0.942 * h ** 0.679 + 11 * damp + heat;
  const wetting = 0.618 * h ** 0.753 + 10 * damp + heat;
  const speed = 0.581 * Math.exp(0.0365 * temperatureC);
  let m = m0;
  if (m0 > drying) m = drying + (m0 - drying) * 10 ** (-rate(h / 100, windKmh) * speed);
  else if (m0 < wetting && drying >= wetting)
    m = wetting - (wetting - m0) * 10 ** (-rate((100 - h) / 100, windKmh) * speed);
  return Math.min(101, Math.max(0, (59.5 * (250 - m)) / (SCALE + m)));
}

/** Moisture after rain, eqs. 2 to 3b, per cent, at most 250. */
function wetted(m: number, rainMm: number): number {
  if (!(rainMm > 0.5)) return m;
  const r = rainMm - 0.5;
  const common = m + 42.5 * r * Math.exp(-100 / (251 - m)) * (1 - Math.exp(-6.93 / r));
  return Math.min(250, m > 150 ? common + 0.0015 * (m - 150) ** 2 * Math.sqrt(r) : common);
}

/** Log rate of drying or wetting at 21.1 °C, eqs. 6a and 7a. */
function rate(h: number, windKmh: number): number {
  return 0.424 * (1 - h ** 1.7) + 0.0694 * Math.sqrt(windKmh) * (1 - h ** 8);
}
