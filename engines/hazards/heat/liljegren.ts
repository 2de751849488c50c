import { ZERO_C_IN_KELVIN } from '../../ground/math/units.ts';
import { wetBulbGlobeC } from './wetBulbGlobe.ts';

/** What the weather does to the three thermometers. */
export interface OutdoorAir {
  /** Dry bulb, °C, -10 to 55. */
  readonly airC: number;
  /** Relative humidity, %, 1 to 100. */
  readonly humidityPct: number;
  /** Wind at 2 m, m/s; below 0.13 counts as 0.13. */
  readonly windMps: number;
  /** Station pressure, hPa. */
  readonly pressureHpa: number;
  /** Global radiation on the level, W/m2. */
  readonly solarWm2: number;
  /** Share of the radiation that is the direct beam, 0 to 0.9. */
  readonly directShare: number;
  /** Cosine of the sun's zenith angle; 0 or less: the sun is down. */
  readonly cosZenith: number;
}

/** Wet-bulb globe temperature with its parts, °C. */
export interface OutdoorWetBulbGlobe {
  readonly wbgtC: number;
  readonly naturalWetBulbC: number;
  readonly globeC: number;
}

/** Physical constants and instrument sizes. @source Liljegren et al. (2008), Table 1 and section 2 */
const C = {
  sigma: 5.6696e-8,
  gasAir: 8314.34 / 28.97,
  heatAir: 1003.5,
  ratioHeatMass: (1003.5 * 28.97) / 18.015,
  prandtl: 1003.5 / (1003.5 + 1.25 * (8314.34 / 28.97)),
  globeDiameterM: 0.0508,
  globeEmissivity: 0.95,
  globeAlbedo: 0.05,
  wickDiameterM: 0.007,
  wickLengthM: 0.0254,
  wickEmissivity: 0.95,
  wickAlbedo: 0.4,
  surfaceAlbedo: 0.45,
  surfaceEmissivity: 0.999,
  leastWindMps: 0.13,
} as const;

/**
 * Outdoor wet-bulb globe temperature from standard weather: heat balances of the 50 mm globe and of the wetted wick, solved by
 * damped steps, and 0.7 Tnw + 0.2 Tg + 0.1 Ta.
 *
 * Within 1 °C of measured values in the authors' comparison (root mean square).
 *
 * @returns undefined where a balance does not settle or an input is out of range
 * @source Liljegren, Carhart, Lawday, Tschopp & Sharp (2008), J. Occup. Environ. Hyg. 5, 645-655. doi:10.1080/15459620802310770
 */
export function outdoorWetBulbGlobe(air: OutdoorAir): OutdoorWetBulbGlobe | undefined {
  const { airC, humidityPct, solarWm2, directShare } = air;
  const isInRange =
    airC >= -10 &&
    airC <= 55 &&
    humidityPct >= 1 &&
    humidityPct <= 100 &&
    solarWm2 >= 0 &&
    directShare >= 0 &&
    directShare <= 0.9;
  if (!isInRange) return undefined;
  const isDay = air.cosZenith > 0.02 && solarWm2 > 0;
  const sunny = isDay ? air : { ...air, solarWm2: 0, directShare: 0, cosZenith: 1 };
  const globeC = globeTemperatureC(sunny);
  const naturalWetBulbC = wickTemperatureC(sunny);
  if (globeC === undefined || naturalWetBulbC === undefined) return undefined;
  return { wbgtC: wetBulbGlobeC({ naturalWetBulbC, globeC, airC }), naturalWetBulbC, globeC };
}

/** Temperature of the globe: radiation against convection, eqs. 9 to 17. */
function globeTemperatureC(air: OutdoorAir): number | undefined {
  const tAir = air.airC + ZERO_C_IN_KELVIN;
  const sky = skyRadiation(air);
  return settle(tAir, (tGlobe) => {
    const film = (tGlobe + tAir) / 2;
    const conductivity = (C.heatAir + 1.25 * C.gasAir) * viscosity(film);
    const h =
      (conductivity / C.globeDiameterM) *
      (2 + 0.6 * Math.sqrt(reynolds(air, film, C.globeDiameterM)) * Math.cbrt(C.prandtl));
    const sun =
      (air.solarWm2 / (2 * C.globeEmissivity * C.sigma)) *
      (1 - C.globeAlbedo) *
      (air.directShare * (1 / (2 * air.cosZenith) - 1) + 1 + C.surfaceAlbedo);
    const longWave = 0.5 * (sky + C.surfaceEmissivity) * tAir ** 4;
    const convection = (h / (C.globeEmissivity * C.sigma)) * (tGlobe - tAir);
    return Math.max(0, longWave - convection + sun) ** 0.25;
  });
}

/** Temperature of the wetted wick: radiation, convection and evaporation, eqs. 1 to 8. */
function wickTemperatureC(air: OutdoorAir): number | undefined {
  const tAir = air.airC + ZERO_C_IN_KELVIN;
  const vapour = (saturationHpa(tAir) * air.humidityPct) / 100;
  const sky = skyRadiation(air);
  const zenith = Math.acos(Math.min(1, air.cosZenith));
  return settle(tAir - 5, (tWick) => {
    const film = (tWick + tAir) / 2;
    const density = (air.pressureHpa * 100) / (C.gasAir * film);
    const conductivity = (C.heatAir + 1.25 * C.gasAir) * viscosity(film);
    const h =
      (conductivity / C.wickDiameterM) *
      0.281 *
      reynolds(air, film, C.wickDiameterM) ** 0.6 *
      C.prandtl ** 0.44;
    const schmidt = viscosity(film) / (density * diffusivity(film, air.pressureHpa));
    const longWave =
      C.wickEmissivity * C.sigma * (0.5 * (sky + C.surfaceEmissivity) * tAir ** 4 - tWick ** 4);
    const beam =
      air.directShare * (Math.tan(zenith) / Math.PI + C.wickDiameterM / (4 * C.wickLengthM));
    const diffuse = (1 - air.directShare) * (1 + C.wickDiameterM / (4 * C.wickLengthM));
    const sun = (1 - C.wickAlbedo) * air.solarWm2 * (diffuse + beam + C.surfaceAlbedo);
    const wickVapour = saturationHpa(tWick);
    const evaporation =
      (evaporationHeat(film) / C.ratioHeatMass) *
      (C.prandtl / schmidt) ** 0.56 *
      ((wickVapour - vapour) / (air.pressureHpa - wickVapour));
    return tAir - evaporation + (longWave + sun) / h;
  });
}

/** Emissivity of the clear sky. @source Oke (1978), as used by Liljegren et al. (2008), eq. 11 */
function skyRadiation({ airC, humidityPct }: OutdoorAir): number {
  return 0.575 * Math.pow((saturationHpa(airC + ZERO_C_IN_KELVIN) * humidityPct) / 100, 0.143);
}

function reynolds({ windMps, pressureHpa }: OutdoorAir, filmK: number, diameterM: number): number {
  const density = (pressureHpa * 100) / (C.gasAir * filmK);
  return (Math.max(windMps, C.leastWindMps) * density * diameterM) / viscosity(filmK);
}

/** Viscosity of air, kg/(m s). @source Bird, Stewart & Lightfoot (1960), as in Liljegren et al. (2008) */
function viscosity(kelvin: number): number {
  const reduced = kelvin / 97;
  const omega = ((reduced - 2.9) / 0.4) * -0.034 + 1.048;
  return (2.6693e-6 * Math.sqrt(28.97 * kelvin)) / (3.617 ** 2 * omega);
}

/** Diffusivity of water vapour in air, m2/s. @source Bird, Stewart & Lightfoot (1960), as in Liljegren et al. (2008) */
function diffusivity(kelvin: number, pressureHpa: number): number {
  const critical =
    (36.4 * 218) ** (1 / 3) * (132 * 647.3) ** (5 / 12) * Math.sqrt(1 / 28.97 + 1 / 18.015);
  return (
    (3.64e-4 * (kelvin / Math.sqrt(132 * 647.3)) ** 2.334 * critical * 1013.25 * 1e-4) / pressureHpa
  );
}

/** Heat of evaporation, J/kg, 283 to 313 K. @source Van Wylen & Sonntag (1973), Table A.1.1, as in Liljegren et al. (2008) */
const evaporationHeat = (kelvin: number): number => ((313.15 - kelvin) / 30) * -71100 + 2.4073e6;

/** Saturation vapour pressure over water, hPa. @source Buck (1981), J. Appl. Meteor. 20, 1527-1532 */
const saturationHpa = (kelvin: number): number =>
  1.004 * 6.1121 * Math.exp((17.502 * (kelvin - ZERO_C_IN_KELVIN)) / (kelvin - 32.18));

/** Fixed point of a balance by steps of a tenth; °C. Undefined where 1000 steps do not settle it within 0.01 K. */
function settle(startK: number, balance: (kelvin: number) => number): number | undefined {
  let kelvin = startK;
  for (let i = 0; i < 1000; i++) {
    const next = balance(kelvin);
    if (Math.abs(next - kelvin) < 0.01) return next - ZERO_C_IN_KELVIN;
    kelvin = 0.9 * kelvin + 0.1 * next;
  }
  return undefined;
}
