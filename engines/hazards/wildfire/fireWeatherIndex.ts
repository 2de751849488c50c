import { fineFuelMoisturePct } from './fineFuelMoisture.ts';

/**
 * Initial Spread Index: wind and fine fuel moisture, what the speed of a fire follows from fuel aside.
 *
 * @param ffmc  0 to 101
 * @param windKmh  at 10 m, km/h
 * @param strongWind  true: the wind term of the behaviour system from 40 km/h on, which saturates
 * @source Van Wagner & Pickett (1985), eqs. 24 to 26; strong wind: Forestry Canada Fire Danger Group (1992), ST-X-3, eq. 53a
 */
export function initialSpreadIndex(ffmc: number, windKmh: number, strongWind = false): number {
  const m = fineFuelMoisturePct(ffmc);
  const wind =
    strongWind && windKmh >= 40
      ? 12 * (1 - Math.exp(-0.0818 * (windKmh - 28)))
      : Math.exp(0.05039 * windKmh);
  const moisture = 91.9 * Math.exp(-0.1386 * m) * (1 + m ** 5.31 / 4.93e7);
  return 0.208 * wind * moisture;
}

/**
 * Buildup Index: fuel available to a spreading fire, from duff and deep drought.
 *
 * @source Van Wagner & Pickett (1985), eqs. 27a and 27b
 */
export function buildupIndex(dmc: number, dc: number): number {
  if (dmc === 0 && dc === 0) return 0;
  const both = (0.8 * dc * dmc) / (dmc + 0.4 * dc);
  if (both >= dmc) return both;
  const share = 1 - (0.8 * dc) / (dmc + 0.4 * dc);
  return Math.max(0, dmc - share * (0.92 + (0.0114 * dmc) ** 1.7));
}

/**
 * Fire Weather Index: intensity of a spreading fire.
 *
 * @source Van Wagner & Pickett (1985), eqs. 28a to 30b
 */
export function fireWeatherIndex(isi: number, bui: number): number {
  const fuel = bui <= 80 ? 0.626 * bui ** 0.809 + 2 : 1000 / (25 + 108.64 * Math.exp(-0.023 * bui));
  const b = 0.1 * isi * fuel;
  return b > 1 ? Math.exp(2.72 * (0.434 * Math.log(b)) ** 0.647) : b;
}

/** Daily Severity Rating: work of bringing a fire under control. @source Van Wagner & Pickett (1985), eq. 31 */
export function dailySeverityRating(fwi: number): number {
  return 0.0272 * fwi ** 1.77;
}
