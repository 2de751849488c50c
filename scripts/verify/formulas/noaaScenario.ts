/**
 * Scenarios of the US interagency task force, m above 2000: mean relative rise along the contiguous US in 2050, global mean in 2100.
 *
 * @source Sweet et al. (2022), NOAA Technical Report NOS 01, Tables 2.1 (global mean, by definition) and 2.2 (contiguous US, 2050)
 */
export const NOAA_2022_M: Readonly<
  Record<NoaaScenario, { readonly conus2050M: number; readonly global2100M: number }>
> = {
  Low: { conus2050M: 0.31, global2100M: 0.3 },
  'Intermediate-Low': { conus2050M: 0.36, global2100M: 0.5 },
  Intermediate: { conus2050M: 0.4, global2100M: 1 },
  'Intermediate-High': { conus2050M: 0.46, global2100M: 1.5 },
  High: { conus2050M: 0.52, global2100M: 2 },
};

export type NoaaScenario =
  'Low' | 'Intermediate-Low' | 'Intermediate' | 'Intermediate-High' | 'High';

/** Rise by a scenario of the US interagency report, m above 2000. @source Sweet et al. (2022), NOAA NOS 01 */
export function noaaScenario(scenario: NoaaScenario): {
  readonly conus2050M: number;
  readonly global2100M: number;
} {
  return NOAA_2022_M[scenario];
}
