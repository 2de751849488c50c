import type * as z from 'zod';
import type { climateNormals } from '../../ground/datasets/climate.ts';
import type {
  currentWeather,
  weatherAlerts,
  weatherForecast,
} from '../../ground/datasets/weather.ts';
import type {
  severeWeatherClimate,
  windstormClimate,
  heatClimate,
  hurricaneClimate,
} from '../../ground/datasets/weatherClimates.ts';
import { MPS_PER_KT } from '../../ground/math/units.ts';
import { onWire } from '../../onWire.ts';
import {
  apparentTemperatureC,
  discomfortIndexC,
  normalEffectiveTemperatureC,
  windChillC,
} from '../heat/comfort.ts';
import { heatIndexC, heatIndexClass } from '../heat/heatIndex.ts';
import { humidexC } from '../heat/humidex.ts';
import { outdoorWetBulbGlobe } from '../heat/liljegren.ts';
import { utciC } from '../heat/utci.ts';
import { wetBulbC } from '../heat/wetBulb.ts';
import { saffirSimpson, tenMinuteFromOneMinute } from '../hurricane/saffirSimpson.ts';
import { siteWinds, windOfReturnPeriod } from '../hurricane/siteWind.ts';
import { GUST_FACTOR, LAND_FRICTION } from '../hurricane/tables.ts';
import { listChances } from '../eventChance.ts';
import { hailChance, tornadoChance } from './severeChance.ts';
import { efRating, isSevereGust } from './severeCriteria.ts';
import { HAIL } from './tables.ts';
import { gustStrikesPerYear, hailStrikesPerYear } from './thunderstorm.ts';
import { tornadoStrikePerYear } from './tornado.ts';
import { gustOfReturnPeriod } from './windstorm.ts';

const RETURN_PERIODS_YR = [10, 25, 50, 100, 250, 500] as const;

type Answer<D extends { readonly answer: z.ZodType }> = z.output<D['answer']>;

/** The air now, with what it feels like. */
export function currentSection(air: Answer<typeof currentWeather>) {
  const { temperatureC, humidityPct, windSpeedMps, windGustMps } = air;
  return {
    ...onWire(air),
    ...feltHeat(temperatureC, humidityPct),
    wind_chill_c: chillOf(temperatureC, windSpeedMps),
    ...feltInShade(temperatureC, humidityPct, windSpeedMps),
    severe_gust: windGustMps === null ? null : isSevereGust(windGustMps),
  };
}

type Reading = number | null;

/** Indices of heat and moisture; null where either is not measured. */
function feltHeat(airC: Reading, humidityPct: Reading) {
  if (airC === null || humidityPct === null)
    return {
      heat_index_c: null,
      heat_index_class: null,
      humidex_c: null,
      wet_bulb_c: null,
      discomfort_index_c: null,
    };
  const heatIndex = heatIndexC(airC, humidityPct);
  return {
    heat_index_c: heatIndex,
    heat_index_class: heatIndex === null ? null : heatIndexClass(heatIndex),
    humidex_c: humidexC(airC, humidityPct),
    wet_bulb_c: wetBulbC(airC, humidityPct) ?? null,
    discomfort_index_c: discomfortIndexC(airC, humidityPct),
  };
}

/** Wind chill is defined up to 10 °C and from 4.8 km/h. */
function chillOf(airC: Reading, windMps: Reading): number | null {
  if (airC === null || windMps === null) return null;
  return airC <= 10 && windMps * 3.6 >= 4.8 ? windChillC(airC, windMps * 3.6) : null;
}

/** Temperatures felt out of the sun, where the surroundings are as warm as the air. */
function feltInShade(airC: Reading, humidityPct: Reading, windMps: Reading) {
  if (airC === null || humidityPct === null || windMps === null)
    return {
      utci_shade_c: null,
      wbgt_shade_c: null,
      apparent_temperature_c: null,
      normal_effective_temperature_c: null,
    };
  const surroundings = { airC, radiantC: airC, windMps: Math.max(0.5, windMps), humidityPct };
  return {
    utci_shade_c: utciC(surroundings) ?? null,
    wbgt_shade_c: wbgtShadeC({ airC, humidityPct, windMps }),
    apparent_temperature_c: apparentTemperatureC(airC, humidityPct, { windMps }),
    normal_effective_temperature_c: normalEffectiveTemperatureC(airC, humidityPct, windMps),
  };
}

/** Wind at 2 m over wind at 10 m, open ground by the log law with a roughness of 3 cm. */
const WIND_2M_OVER_10M = Math.log(2 / 0.03) / Math.log(10 / 0.03);

/** Wet-bulb globe temperature out of the sun; at 1010 hPa, whose effect is below 0.2 °C under 1000 m. */
function wbgtShadeC({
  airC,
  humidityPct,
  windMps,
}: {
  airC: number;
  humidityPct: number;
  windMps: number;
}): number | null {
  const air = {
    airC,
    humidityPct,
    windMps: windMps * WIND_2M_OVER_10M,
    pressureHpa: 1010,
    solarWm2: 0,
    directShare: 0,
    cosZenith: 0,
  };
  return outdoorWetBulbGlobe(air)?.wbgtC ?? null;
}

/** The days to come. */
export function forecastSection({ days }: Answer<typeof weatherForecast>) {
  return onWire(days);
}

/** Official alerts in force. */
export function alertsSection({ alerts }: Answer<typeof weatherAlerts>) {
  return onWire(alerts);
}

/** Tornado, hail, gust and lightning climate, as rates at the point itself where they can be had. */
export function severeSection(severe: Answer<typeof severeWeatherClimate>) {
  const tornado = { per10000Km2Year: severe.tornadoPer10000Km2Year, efShare: severe.efShare };
  return {
    zone: severe.zone,
    tornadoes_per_10000_km2_yr: severe.tornadoPer10000Km2Year,
    tornado_strike_per_yr: tornadoStrikePerYear(tornado),
    strong_tornado_strike_per_yr: tornadoStrikePerYear(tornado, 2),
    ef_share: severe.efShare,
    hail_days_within_40_km_per_yr: severe.hailDaysPerYear,
    hail_chances: listChances([HAIL.leastMm], (_mm, days) => hailChance(severe, days).chance),
    tornado_chances: listChances(
      [0, 1, 2, 3, 4, 5],
      (rating, days) => tornadoChance(severe, rating, days).chance,
    ),
    hail_strikes_per_yr: hailStrikesPerYear(severe.hailDaysPerYear),
    wind_days_within_40_km_per_yr: severe.windDaysPerYear,
    severe_gust_strikes_per_yr: gustStrikesPerYear(severe.windDaysPerYear),
    thunder_days_per_yr: severe.thunderDaysPerYear,
    lightning_flashes_per_km2_yr: severe.flashesPerKm2Year,
    ln_sigma: severe.lnSigma,
  };
}

/** Passages of tropical cyclones and their wind at the site, over open ground, by return period. */
export function hurricaneSection(lat: number, climate: Answer<typeof hurricaneClimate>) {
  const { kt34, kt64, kt96, kt113, kt137 } = climate.ratePerYear;
  const winds = siteWinds(climate.ratePerYear, lat, LAND_FRICTION);
  const byPeriod = RETURN_PERIODS_YR.map((years) => {
    const wind = windOfReturnPeriod(winds, years);
    if (wind === undefined)
      return {
        return_period_yr: years,
        wind_1min_mps: null,
        wind_10min_mps: null,
        gust_3s_mps: null,
        category: null,
        ef_rating: null,
      };
    return {
      return_period_yr: years,
      wind_1min_mps: wind,
      wind_10min_mps: tenMinuteFromOneMinute(wind),
      gust_3s_mps: wind * GUST_FACTOR,
      category: saffirSimpson(wind / MPS_PER_KT),
      ef_rating: efRating(wind * GUST_FACTOR) ?? null,
    };
  });
  return {
    basin: climate.basin,
    passages_within_100_km_per_yr: {
      tropical_storm: kt34,
      hurricane: kt64,
      major: kt96,
      category_4: kt113,
      category_5: kt137,
    },
    rate_ln_sigma: climate.rateLnSigma,
    wind_by_return_period: climate.reason === undefined ? byPeriod : [],
    nearest_reference: climate.nearestReference,
    ...(climate.reason === undefined ? {} : { reason: climate.reason }),
  };
}

/** Gusts of wind storms by return period. */
export function windstormSection({
  gust50YearMps,
  gumbelScaleMps,
  extratropicalShare,
  lnSigma,
  orographyFactor,
  zone,
}: Answer<typeof windstormClimate>) {
  // A share of the storms is the same law at a longer return period.
  const byPeriod = RETURN_PERIODS_YR.filter((years) => years * extratropicalShare > 1.5).map(
    (years) => ({
      return_period_yr: years,
      gust_3s_mps: gustOfReturnPeriod(gust50YearMps, gumbelScaleMps, years * extratropicalShare),
    }),
  );
  return {
    zone,
    gust_by_return_period: byPeriod,
    ln_sigma: lnSigma,
    orography_factor: orographyFactor,
  };
}

/** Days of dangerous heat. */
export function heatSection(heat: Answer<typeof heatClimate>) {
  return {
    days_above_35_c: heat.daysAbove35C,
    days_above_38_c: heat.daysAbove38C,
    days_heat_index_41_c: heat.daysHeatIndex41C,
    ln_sigma: heat.lnSigma,
    nearest_reference: heat.nearestReference,
  };
}

/** Climate normals on the wire. */
export function normalsSection({ stationName, ...climate }: Answer<typeof climateNormals>) {
  return { ...onWire(climate), station: stationName };
}
