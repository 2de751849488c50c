/** Runoff of an unbroken spell of rain, and the deficit of a soil that holds no more to lose, mm. @source Finkele et al. (2006), BMRC Research Report 119, section 2.1 */
const RUNOFF_MM = 5;
const DRIEST_MM = 203.2;

/** Weather of a day as the drought index takes it. */
export interface DroughtDay {
  readonly rainMm: number;
  readonly temperatureMaxC: number;
}

/**
 * Keetch-Byram drought index by day: water missing from the soil's upper layers, mm, 0 (full) to 203.2.
 *
 * @param days  rain of the 24 hours before and the day's maximum
 * @param annualRainMm  mean rain of a year, mm
 * @param startMm  deficit before the first day, mm
 * @source Keetch & Byram (1968), USDA Research Paper SE-38; Finkele et al. (2006), BMRC Research Report 119, eqs. 1 to 4
 */
export function keetchByramMm(
  days: readonly DroughtDay[],
  annualRainMm: number,
  startMm = 0,
): Float64Array {
  const dryness = 1 + 10.88 * Math.exp(-0.00173 * annualRainMm);
  const out = new Float64Array(days.length);
  let deficit = startMm;
  let runoffLeft = RUNOFF_MM;
  days.forEach(({ rainMm, temperatureMaxC }, i) => {
    if (!(rainMm > 0)) runoffLeft = RUNOFF_MM;
    const runoff = Math.min(rainMm, runoffLeft);
    runoffLeft -= runoff;
    const evaporation =
      (1e-3 * (DRIEST_MM - deficit) * (0.968 * Math.exp(0.0875 * temperatureMaxC + 1.5552) - 8.3)) /
      dryness;
    deficit = Math.min(DRIEST_MM, Math.max(0, deficit + evaporation - (rainMm - runoff)));
    out[i] = deficit;
  });
  return out;
}

/** Rain above this makes a day part of a rain event, mm. */
const EVENT_MM = 2;

/**
 * Drought factor: share of the fine fuel that is free to burn, in tenths.
 *
 * @param rainMm  rain by day, the last value today's; the last twenty count
 * @param deficitMm  soil moisture deficit today, mm, such as the Keetch-Byram index
 * @returns 0 to 10
 * @source Griffiths (1999), Australian Forestry 62, 202-206; with the limit on x of Finkele et al. (2006), eq. 14
 */
export function droughtFactor(rainMm: readonly number[], deficitMm: number): number {
  const x = Math.min(wettestEvent(rainMm.slice(-20)), limitOf(deficitMm));
  const moist = (41 * x * x + x) / (40 * x * x + x + 1);
  return Math.min(10, 10.5 * (1 - Math.exp(-(deficitMm + 30) / 40)) * moist);
}

/** Least x of the rain events: N^1.3 / (N^1.3 + P - 2), N days since the wettest day of the event, its rain P. */
function wettestEvent(rain: readonly number[]): number {
  let least = 1;
  let event = { totalMm: 0, wettestMm: 0, days: 0 };
  const end = () => {
    if (event.totalMm === 0) return;
    const age = event.days ** 1.3;
    least = Math.min(least, age / (age + event.totalMm - EVENT_MM));
    event = { totalMm: 0, wettestMm: 0, days: 0 };
  };
  rain.forEach((mm, i) => {
    if (!(mm > EVENT_MM)) return end();
    const isWettest = mm >= event.wettestMm;
    event = {
      totalMm: event.totalMm + mm,
      wettestMm: isWettest ? mm : event.wettestMm,
      days: isWettest ? rain.length - i : event.days,
    };
  });
  end();
  return least;
}

function limitOf(deficitMm: number): number {
  return deficitMm < 20 ? 1 / (1 + 0.1135 * deficitMm) : 75 / (270.525 - 1.267 * deficitMm);
}
