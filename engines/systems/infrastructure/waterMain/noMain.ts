import type * as z from 'zod';
import { unscored } from '../../answer/scored.ts';
import type { Main } from './mainRate.ts';
import type { waterMainReply } from './schemas.ts';
import { MATERIALS } from './tables.ts';

/** The answer where no main can lie. @param where  what the place is, in words */
export function noMainReport(
  at: { readonly lat: number; readonly lon: number },
  { material, ageYears }: Main,
  where: string,
): z.input<typeof waterMainReply> {
  const row = MATERIALS[material ?? 'mixed'];
  return {
    ...at,
    ...unscored(`${where}: no water main lies here`),
    pipe_material: material ?? 'mixed',
    pipe_age_years: ageYears ?? row.meanAgeYears,
    material_is_given: material !== undefined,
    age_is_given: ageYears !== undefined,
    breaks_per_100_miles_yr: null,
    survey_breaks_per_100_miles_yr: row.breaksPer100MilesYear,
    primary_driver: null,
    drivers: [],
    earthquake_repairs_per_km_yr: null,
    forecast_7_day: null,
    summary: `Breaks of water mains do not apply here: ${where}, where no main can lie.`,
    warnings: [],
  };
}
