/**
 * Bays that raise distant tsunamis above the open coast: name, latitude, longitude, factor, radius in km. Shelter is worked out from
 * the shores themselves (`src/atlas/tsunamiShores.ts`).
 *
 * The factors are POLICY, of one digit: observed heights of several distant tsunamis (1946 to 2015) over what Abe's relation gives
 * there, halved because observations report the highest point. On the north shores of Kauai and Oahu, whose coasts face the Aleutians, the waves of 1946, 1957 and 1960 stood 6 to 20 times (Haena, 16 m in
 * 1957) and 2.4 to 5.4 times (Punaluu and Kahuku, 3.7 and 8.2 m in 1946) as high as the relation has by Abe's tsunami magnitudes.
 *
 * @source Abe (1979), J. Geophys. Res. 84, 1561-1568, doi:10.1029/JB084iB04p01561 (tsunami magnitudes: 9.3, 9.0 and 9.4, restated from memory)
 * @source Observed heights: NOAA NCEI/WDS Global Historical Tsunami Database. doi:10.7289/V5PN93H7
 */
export type BayRow = readonly [name: string, lat: number, lon: number, factor: number, radiusKm: number];

export const BAYS: readonly BayRow[] = [
  ['Hilo Bay', 19.73, -155.07, 3, 20],
  ['Kahului and the north shore of Maui', 20.9, -156.47, 2, 20],
  ['North shore of Kauai', 22.21, -159.5, 3, 20],
  ['North shore of Oahu', 21.64, -158.05, 2, 20],
  ['Crescent City', 41.75, -124.2, 2, 20],
  ['Port Alberni', 49.24, -124.8, 3, 20],
  ['Marquesas bays', -9, -139.5, 2.5, 120],
  ['Easter Island', -27.1, -109.4, 1.5, 30],
  ['Sanriku rias', 39.3, 141.95, 1.5, 60], ['Talcahuano', -36.72, -73.1, 1.5, 20],
];
