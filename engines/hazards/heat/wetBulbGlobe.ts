/** Readings of the three thermometers, °C. */
export interface GlobeReadings {
  readonly naturalWetBulbC: number;
  readonly globeC: number;
  /** Dry bulb, °C; with it the sun is counted. */
  readonly airC?: number;
}

/**
 * Wet-bulb globe temperature from its components, °C: 0.7 Tw + 0.2 Tg + 0.1 Ta in the sun, 0.7 Tw + 0.3 Tg without.
 *
 * @source ISO 7243:2017, eqs. 1-2; Yaglou & Minard (1957)
 */
export function wetBulbGlobeC({ naturalWetBulbC, globeC, airC }: GlobeReadings): number {
  if (airC === undefined) return 0.7 * naturalWetBulbC + 0.3 * globeC;
  return 0.7 * naturalWetBulbC + 0.2 * globeC + 0.1 * airC;
}
