/**
 * Scenarios of the US interagency task force, m above 2000: mean relative rise along the contiguous US in 2050, global mean in 2100.
 *
 * @source Sweet et al. (2022), NOAA Technical Report NOS 01, Tables 2.1 (global mean, by definition) and 2.2 (contiguous US, 2050)
 */
export declare const NOAA_2022_M: Readonly<
  Record<
    NoaaScenario,
    {
      readonly conus2050M: number;
      readonly global2100M: number;
    }
  >
>;
export type NoaaScenario =
  'Low' | 'Intermediate-Low' | 'Intermediate' | 'Intermediate-High' | 'High';
/** Rise by a scenario of the US interagency report, m above 2000. @source Sweet et al. (2022), NOAA NOS 01 */
export declare function noaaScenario(scenario: NoaaScenario): {
  readonly conus2050M: number;
  readonly global2100M: number;
};
