/**
 * Bays that raise distant tsunamis above the open coast (factor above 1) and enclosed waters that shelter from all (below 1):
 * name, latitude, longitude, factor, radius in km.
 *
 * The factors are POLICY, of one digit. Raising: observed heights of several distant tsunamis (1946 to 2015) over what Abe's relation
 * gives there, halved because observations report the highest point. Sheltering: gauges inside over the open coast in 2010 and 2011
 * where there were any, else the class of entrance (narrow mouth 0.2, wide estuary 0.4, open bay 0.6).
 *
 * @source Observed heights: NOAA NCEI/WDS Global Historical Tsunami Database. doi:10.7289/V5PN93H7
 */
export type BayRow = readonly [name: string, lat: number, lon: number, factor: number, radiusKm: number];

export const BAYS: readonly BayRow[] = [
  ['Hilo Bay', 19.73, -155.07, 3, 20], ['Kahului and the north shore of Maui', 20.9, -156.47, 2, 20], ['Crescent City', 41.75, -124.2, 2, 20],
  ['Port Alberni', 49.24, -124.8, 3, 20], ['Marquesas bays', -9, -139.5, 2.5, 120], ['Easter Island', -27.1, -109.4, 1.5, 30],
  ['Sanriku rias', 39.3, 141.95, 1.5, 60], ['Talcahuano', -36.72, -73.1, 1.5, 20],
  ['Tokyo Bay', 35.55, 139.9, 0.25, 30], ['Ise and Mikawa bays', 34.9, 136.8, 0.4, 35], ['Osaka Bay', 34.6, 135.3, 0.4, 30], ['Seto Inland Sea', 34.3, 133.3, 0.2, 110],
  ['San Francisco Bay, north', 37.9, -122.42, 0.35, 12], ['San Francisco Bay, south', 37.65, -122.25, 0.3, 20], ['Puget Sound', 47.6, -122.4, 0.15, 70],
  ['Strait of Georgia', 49.2, -123.4, 0.2, 70], ['Lower Columbia', 46.18, -123.6, 0.4, 20], ['Upper Cook Inlet', 61.1, -150.3, 0.15, 70], ['Chesapeake Bay', 38, -76.3, 0.2, 120],
  ['New York Harbor', 40.65, -74.05, 0.5, 20], ['Long Island Sound', 41.1, -72.9, 0.2, 60], ['Sydney Harbour', -33.85, 151.2, 0.5, 8], ['Port Phillip', -38, 144.9, 0.1, 40],
  ['Waitemata Harbour', -36.83, 174.77, 0.5, 15], ['Manila Bay', 14.5, 120.8, 0.5, 30], ['Avacha Bay', 53, 158.55, 0.35, 12], ['Kagoshima Bay', 31.4, 130.65, 0.3, 30],
  ['Tagus estuary', 38.72, -9.08, 0.6, 8], ['Guanabara Bay', -22.83, -43.15, 0.3, 15], ['Gulf of Guayaquil, inner', -2.4, -79.9, 0.3, 50], ['Gulf of Corinth', 38.2, 22.5, 0.3, 45],
  ['Gulf of Izmir', 38.45, 27, 0.4, 20], ['Gulf of St Lawrence', 47.8, -63, 0.3, 250], ['Bay of Fundy', 45, -66, 0.5, 90], ['Rio de la Plata', -34.7, -57.5, 0.2, 120],
  ['Gulf of California, upper', 29.5, -113, 0.3, 200], ['Pearl River estuary', 22.5, 113.8, 0.4, 40],
];
