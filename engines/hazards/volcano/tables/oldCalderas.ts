/** A caldera that has not erupted in the Holocene. */
export interface OldCaldera {
  readonly name: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  /** Eruptions that made calderas, and the years over which they came. */
  readonly eruptions: number;
  readonly years: number;
  /** Years since the last of them. */
  readonly lastYearsAgo: number;
}

/**
 * Calderas of eruptions of VEI 7 and 8 that no list of the Holocene holds.
 *
 * @source Yellowstone: Christiansen et al. (2007), US Geological Survey Open-File Report 2007-1071 (2.1, 1.3 and 0.64 million years ago); Long Valley: Hildreth (2004), J. Volcanol.
 *   Geotherm. Res. 136, 169-198, doi:10.1016/j.jvolgeores.2004.05.019; Valles: Goff & Gardner (2004), in The Geology of New Mexico; Toba: Chesner (2012), Quat. Int. 258, 5-18,
 *   doi:10.1016/j.quaint.2011.09.025 (1.2, 0.84, 0.50 and 0.074 million years ago). Restated from memory, rounded
 */
export const OLD_CALDERAS: readonly OldCaldera[] = [
  {
    name: 'Yellowstone',
    country: 'United States',
    lat: 44.4,
    lon: -110.67,
    eruptions: 3,
    years: 2_100_000,
    lastYearsAgo: 640_000,
  },
  {
    name: 'Long Valley',
    country: 'United States',
    lat: 37.7,
    lon: -118.87,
    eruptions: 1,
    years: 760_000,
    lastYearsAgo: 760_000,
  },
  { name: 'Valles', country: 'United States', lat: 35.87, lon: -106.57, eruptions: 2, years: 1_600_000, lastYearsAgo: 1_200_000 },
  { name: 'Toba', country: 'Indonesia', lat: 2.58, lon: 98.83, eruptions: 4, years: 1_200_000, lastYearsAgo: 74_000 },
];
