import type { NeedTree } from '../../engines/facts.ts';
import type { Component } from '../../engines/component.ts';
import { velocity } from '../../engines/hazards/climateVelocity/index.ts';
import { landMotion } from '../../engines/ground/datasets/seaLevel.ts';
import { climateNormals } from '../../engines/ground/datasets/climate.ts';
import { isKnown } from '../../engines/facts.ts';
import { forecast as flood } from '../../engines/hazards/flood/index.ts';
import { floodComponent } from '../../engines/hazards/flood/component.ts';
import { landslideComponent } from '../../engines/hazards/landslide/component.ts';
import { sinkholeComponent } from '../../engines/hazards/sinkhole/component.ts';
import { predict as volcano } from '../../engines/hazards/volcano/index.ts';
import { volcanoComponent } from '../../engines/hazards/volcano/component.ts';
import { weatherComponent } from '../../engines/hazards/weather/component.ts';
import { predict as tsunami } from '../../engines/hazards/tsunami/index.ts';
import { score as waterStress } from '../../engines/hazards/waterStress/index.ts';
import { context as weather } from '../../engines/hazards/weather/index.ts';
import { risk as wildfire } from '../../engines/hazards/wildfire/index.ts';
import { embeddedFacts } from './embeddedFacts.ts';
import type { Measure } from './tables/hazardPlaces.ts';

type Point = { readonly lat: number; readonly lon: number };
/** A number, or a class in words. */
export type Own = number | string | null;

const MOMENT = { iso: '2026-01-01T00:00:00.000Z', ms: Date.UTC(2026, 0, 1) } as const;

/** Mean rise of the sea over the tide-gauge century, mm a year. @source IPCC AR6 WG1 (2021), 9.6.1: 1.7 mm/yr over 1901-2018 */
const CENTURY_MM = 1.7;

const weatherAt = (at: Point) => weather.assess(at, embeddedFacts(weather.needs(at)), MOMENT);
const wildfireAt = (at: Point) => wildfire.assess(at, embeddedFacts(wildfire.needs(at)), MOMENT);
const tsunamiAt = (at: Point) => {
  const input = { ...at, radius_km: 100 };
  return tsunami.assess(input, embeddedFacts(tsunami.needs(input)), MOMENT);
};
const floodAt = (at: Point) => flood.assess(at, embeddedFacts(flood.needs(at)), MOMENT);
const ashAt = (at: Point) => {
  const input = { ...at, radius_km: 100 };
  return volcano.assess(input, embeddedFacts(volcano.needs(input)), MOMENT).annual_ash_probability;
};
const inverse = (rate: number | undefined): Own =>
  rate === undefined || rate <= 0 ? null : 1 / rate;

function levelAt<N extends NeedTree>(part: Component<N>, at: Point): Own {
  const place = { ...at, radiusKm: 100 };
  const { level, state } = part.assess(place, embeddedFacts(part.needs(place)), MOMENT);
  return level ?? state;
}

/** Our number or class for a measure at a place, from the embedded tables alone. */
export const OWN: Readonly<Record<Measure, (at: Point) => Own>> = {
  hurricane_years: (at) =>
    inverse(weatherAt(at).hurricane?.passages_within_100_km_per_yr.hurricane),
  major_hurricane_years: (at) =>
    inverse(weatherAt(at).hurricane?.passages_within_100_km_per_yr.major),
  tornado_rate: (at) => weatherAt(at).severe_weather?.tornadoes_per_10000_km2_yr ?? null,
  sea_level_100yr_m: (at) =>
    floodAt(at).sea?.levels.find(({ return_period_yr }) => return_period_yr === 100)?.level_m ??
    null,
  flood_level: (at) => levelAt(floodComponent, at),
  ash_level: (at) => levelAt(volcanoComponent, at),
  ash_1mm_per_yr: (at) => ashAt(at)?.at_least_1mm ?? null,
  ash_1cm_per_yr: (at) => ashAt(at)?.at_least_10mm ?? null,
  tsunami_475yr_m: (at) => tsunamiAt(at).coastal_height_475yr_m,
  tsunami_state: (at) => tsunamiAt(at).state,
  burn_per_year: (at) => wildfireAt(at).burn?.annual_burn_probability ?? null,
  wildfire_level: (at) => wildfireAt(at).level ?? wildfireAt(at).state,
  days_above_38: (at) => weatherAt(at).heat?.days_above_38_c ?? null,
  sea_trend_mm(at) {
    const { motion } = embeddedFacts({ motion: landMotion(at) });
    return isKnown(motion) ? CENTURY_MM - motion.value.rateMmPerYear : null;
  },
  sinkhole_level: (at) => levelAt(sinkholeComponent, at),
  landslide_level: (at) => levelAt(landslideComponent, at),
  weather_level: (at) => levelAt(weatherComponent, at),
  water_stress: (at) =>
    waterStress.assess(at, embeddedFacts(waterStress.needs(at)), MOMENT).label ?? null,
  climate_velocity(at) {
    const input = { ...at, target_year: 2050 };
    return velocity.assess(input, embeddedFacts(velocity.needs(input)), MOMENT)
      .velocity_km_per_decade;
  },
  annual_rain(at) {
    const { normals } = embeddedFacts({ normals: climateNormals(at) });
    return isKnown(normals) ? normals.value.annualPrecipitationMm : null;
  },
};

/** What the measures are called and their unit. */
export const MEASURE_WORDS: Readonly<Record<Measure, string>> = {
  hurricane_years: 'years between hurricanes within 100 km',
  major_hurricane_years: 'years between major hurricanes within 100 km',
  tornado_rate: 'tornadoes a year per 10,000 km2',
  sea_level_100yr_m: '100-year sea level, m',
  flood_level: 'flood level',
  ash_level: 'volcano level',
  ash_1mm_per_yr: 'years with 1 mm of ash, per year',
  ash_1cm_per_yr: 'years with 1 cm of ash, per year',
  tsunami_475yr_m: '475-year coastal height, m',
  tsunami_state: 'tsunami state',
  burn_per_year: 'share that burns in a year',
  wildfire_level: 'wildfire level',
  days_above_38: 'days a year of 38 °C and more',
  sea_trend_mm: 'rise of the sea against the land, mm a year',
  sinkhole_level: 'sinkhole level',
  landslide_level: 'landslide level',
  weather_level: 'weather level',
  water_stress: 'water stress',
  climate_velocity: 'climate velocity, km a decade',
  annual_rain: 'rain of a year, mm',
};
