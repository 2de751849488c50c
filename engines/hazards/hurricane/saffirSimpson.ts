import { TEN_MINUTE_FACTOR } from './tables.ts';

/** Tropical depression, tropical storm, or a Saffir-Simpson category. */
export type CycloneClass = 'TD' | 'TS' | '1' | '2' | '3' | '4' | '5';

/** Lower bounds of the classes by 1-minute wind, kt, strongest first. @source NHC (2021), Saffir-Simpson Hurricane Wind Scale. */
const LOWER_KT: readonly (readonly [number, CycloneClass])[] = [
  [137, '5'],
  [113, '4'],
  [96, '3'],
  [83, '2'],
  [64, '1'],
  [34, 'TS'],
];

/**
 * Class of a tropical cyclone on the Saffir-Simpson scale.
 *
 * @param windKt  1-minute sustained wind at 10 m, kt, 0 or more
 * @source NHC (2021), https://www.nhc.noaa.gov/aboutsshws.php
 */
export function saffirSimpson(windKt: number): CycloneClass {
  return LOWER_KT.find(([lower]) => windKt >= lower)?.[1] ?? 'TD';
}

/**
 * 10-minute wind from a 1-minute wind over open land.
 *
 * @param windMps  1-minute wind at 10 m, m/s, 0 or more
 * @returns m/s
 */
export function tenMinuteFromOneMinute(windMps: number): number {
  return TEN_MINUTE_FACTOR * windMps;
}
