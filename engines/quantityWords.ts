import type { Quantity } from './schemas.ts';

/** What quantities are called in a sentence, and how their unit is said after the number; `%` says the number in per cent. */
const WORDS: Readonly<Record<string, readonly [words: string, unit: string]>> = {
  pga_475yr: ['peak ground acceleration, 475 years', 'g'],
  amplification_1s_vs_760: ['shaking of 1 s against firm rock', 'times'],
  annual_probability_of_ash_10mm_or_flow: [
    'chance of 1 cm of ash or of a flow, lahar or lava',
    '% a year',
  ],
  tsunami_height_475yr_at_site: ['height of a tsunami at the place, 475 years', 'm'],
  annual_sinkhole_probability_per_km2: [
    'chance of a new sinkhole in a square kilometre',
    '% a year',
  ],
  expected_annual_weather_loss_ratio: ['expected loss by weather', '% of value a year'],
  annual_probability_of_inundation_over_15_cm: ['chance of more than 15 cm of water', '% a year'],
  areal_landslide_probability_475yr: ['ground that slides, 475 years', '% of the area'],
  annual_probability_of_damaging_wildfire: ['chance of a damaging wildfire', '% a year'],
  expected_annual_loss_ratio: ['expected loss', '% of value a year'],
  pure_premium_over_insured_value: ['expected loss', '% of the insured value a year'],
  annual_probability_of_a_compound_event: ['chance of a compound event', '% a year'],
  annual_probability_of_failure: ['chance of failure', '% a year'],
  annual_probability_of_river_or_rain_flooding: ['chance of a flood by river or rain', '% a year'],
  annual_probability_of_sea_flooding: ['chance of a flood by the sea', '% a year'],
  annual_probability_that_tailings_reach_the_place: [
    'chance that tailings reach the place',
    '% a year',
  ],
  baseline_water_stress: ['water withdrawn', 'of what is renewed'],
  breaks_per_km_per_year: ['breaks of a kilometre of main', 'a year'],
  climate_velocity: ['velocity of climate', 'km per decade'],
  curtailment_days_per_year: ['days of curtailed output', 'a year'],
  days_of_dangerous_heat_index: ['days of dangerous heat', 'a year'],
  largest_induced_magnitude: ['largest induced earthquake: magnitude', ''],
  major_hurricanes_nearby: ['major tropical cyclones nearby', 'a year'],
  severe_droughts_adjusted_for_water_stress: [
    'severe droughts, weighted by water stress',
    'a year',
  ],
  added_credit_loss: ['added credit loss', 'basis points'],
  hazard_spread: ['spread for the hazards', 'basis points'],
};

/** A quantity in words with its unit, to two digits: "peak ground acceleration, 475 years: 0.56 g". */
export function quantityWords({ name, value, unit }: Quantity): string {
  const [words, said] = WORDS[name] ?? [name.replaceAll('_', ' '), unit];
  const scaled = said.startsWith('%') ? 100 * value : value;
  return `${leadOf(words)}${Number(scaled.toPrecision(2))} ${said}`.trimEnd();
}

/** The name and unit of a quantity as people read them, and what its values are times: shares are told in per cent. */
export function quantityParts({ name, unit }: Pick<Quantity, 'name' | 'unit'>): {
  readonly what: string;
  readonly unit: string;
  readonly times: number;
} {
  const [what, said] = WORDS[name] ?? [name.replaceAll('_', ' '), unit];
  return { what, unit: said, times: said.startsWith('%') ? 100 : 1 };
}

/** What leads to the number: a magnitude is told as `magnitude 5`. */
const leadOf = (words: string): string =>
  words.endsWith('magnitude') ? `${words} ` : `${words}: `;

/** What stands before and after the number of a quantity that is told as it is, shares as shares of 1. */
export function quantityFrame({ name, unit }: Pick<Quantity, 'name' | 'unit'>): {
  readonly before: string;
  readonly after: string;
} {
  const [words, said] = WORDS[name] ?? [name.replaceAll('_', ' '), unit];
  const after = said.replace(/^% ?/, '');
  return {
    before: leadOf(words),
    after: after === '' ? '' : ` ${after}`,
  };
}
