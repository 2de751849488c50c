import type { Regime } from '../../../engines/ground/datasets/tectonics.ts';

/**
 * Small seismic zones inside stable continents or by their edge, and one nest in a sunken plate, added to the even background there.
 *
 * Rates are our own estimates, earthquakes of M 5 and more a year, from the national catalogues and the dates since which
 * those are complete at that size, as summed in the source of each row; precision a factor of 1.6 unless `rateLnSigma`
 * says otherwise. Rows with a `minMagnitude` above 5 are repeating large earthquakes known from geology: their rate is
 * that of the earthquakes of that magnitude and more, and their moderate ones are in another row.
 */
export interface SpecialZoneRow {
  readonly name: string;
  /** Absent: stable continent. */
  readonly regime?: Regime;
  /** Earthquakes a year of `minMagnitude` and more. */
  readonly perYear: number;
  readonly minMagnitude: number;
  readonly b: number;
  readonly maxMagnitude: readonly [low: number, best: number, high: number];
  readonly depthKm: readonly [top: number, mode: number, bottom: number];
  readonly rateLnSigma: number;
  /** Flat list of latitude, longitude, degrees. */
  readonly outline: readonly number[];
  readonly source: string;
}

const KLEIN = 'Klein et al. (2001), Bull. Seism. Soc. Am. 91(3), 479-498, doi:10.1785/0120000060, for the zone';
const CEUS = 'CEUS-SSC (2012), NUREG-2115, earthquake catalogue and zones';
const RLME = 'CEUS-SSC (2012), NUREG-2115, repeating large earthquakes, as in the US National Seismic Hazard Model 2023';
const NSHM = 'Petersen et al. (2014), USGS OFR 2014-1091, catalogue of the central and eastern United States';
const CANADA = 'Halchuk et al. (2014), Geological Survey of Canada OFR 7576, catalogue and zones';

const LEONARD = 'Leonard (2008), One hundred years of earthquake recording in Australia, Bull. Seism. Soc. Am. 98, 1458-1470. doi:10.1785/0120050193, from memory';

const local = (name: string, perYear: number, outline: readonly number[], source: string): SpecialZoneRow => ({
  name, perYear, minMagnitude: 5, b: 0.95, maxMagnitude: [6.5, 7.0, 7.6], depthKm: [3, 9, 18], rateLnSigma: 0.5, outline, source,
});

const large = (name: string, perYear: number, outline: readonly number[], source: string, most = 7.7): SpecialZoneRow => ({
  name, perYear, minMagnitude: 6.7, b: 0.5, maxMagnitude: [most - 0.1, most, most + 0.1], depthKm: [4, 11, 20], rateLnSigma: 0.5, outline, source,
});

export const SPECIAL_ZONES: readonly SpecialZoneRow[] = [
  {
    name: 'South flank of Kilauea and Mauna Loa', regime: 'volcanic', perYear: 0.3, minMagnitude: 5, b: 0.95, maxMagnitude: [7.2, 7.7, 8], depthKm: [5, 9, 14], rateLnSigma: 0.3,
    outline: [19.55, -155.6, 19.45, -155.0, 19.5, -154.8, 19.2, -154.8, 18.9, -155.5, 18.9, -155.8, 19.2, -155.85], source: `${KLEIN}; half of the 0.6 a year that 11 main shocks of M 5.5 and more give (USGS ANSS ComCat, 1965-2016), the rest being in the background`,
  },
  {
    name: 'Kona and Hualalai flank', regime: 'volcanic', perYear: 0.1, minMagnitude: 5, b: 0.95, maxMagnitude: [6.9, 7.2, 7.6], depthKm: [5, 10, 15], rateLnSigma: 0.4,
    outline: [19.2, -155.85, 18.95, -155.8, 18.95, -156.05, 19.5, -156.2, 19.95, -156.15, 19.95, -155.8, 19.5, -155.75], source: `${KLEIN}; between one main shock of M 5.5 and more in 1965-2016 (ComCat) and three of M 6.4 and more since 1929`,
  },
  {
    name: 'Oahu and the Molokai channel', regime: 'volcanic', perYear: 0.015, minMagnitude: 5, b: 0.95, maxMagnitude: [6.8, 7.1, 7.5], depthKm: [5, 15, 30], rateLnSigma: 0.5,
    outline: [20.8, -158.4, 21.8, -158.5, 21.9, -157.5, 20.8, -157.2], source: `${KLEIN}; POLICY: none of M 5.5 and more in 1965-2016 (ComCat), one of about M 7 in 1871`,
  },
  local('New Madrid seismic zone', 0.02, [35.2, -90.8, 36.1, -90.2, 36.9, -89.9, 37.3, -89.2, 36.9, -88.7, 35.9, -89.1, 35.0, -90.0], `${CEUS}; 1843, 1865, 1895 and 1903, 4 of M 5 and more since 1843; 7 % of all in the smoothed seismicity`),
  local('Charleston, South Carolina, moderate', 0.004, [32.5, -80.9, 33.5, -80.7, 33.4, -79.4, 32.4, -79.7],
    `${NSHM}; Chapman & Talwani (2002), seismic hazard of South Carolina, Middleton Place: log N = 1.69 - 0.77 m(Lg), whose 5.3 is moment magnitude 5; restated from memory`),
  // Repeating large earthquakes: magnitudes even about 7.1 as CEUS-SSC weighs them (6.7 to 7.5 or 7.7), so a law of little slope.
  large('Charleston, South Carolina, large', 1 / 550, [32.85, -80.7, 33.39, -79.84, 33.03, -79.52, 32.49, -80.38],
    `Talwani & Schaeffer (2001), J. Geophys. Res. 106, 6621-6642, 500-600 years; ${RLME}, local zone`, 7.5),
  large('Wabash Valley, large', 1 / 6000, [37.8, -88.6, 39.0, -88.2, 39.0, -87.2, 37.8, -87.4], `${RLME}: about 6,000 and 12,000 years ago`, 7.5),
  large('Eastern rift margin, south (Meeman-Shelby)', 2e-4, [35.47, -89.9, 35.42, -90.1, 34.95, -90.4, 34.95, -90.2], `${RLME}: 2 to 4 in some 20,000 years`),
  large('Eastern rift margin, north', 1e-4, [35.8, -89.75, 35.75, -89.55, 36.75, -88.55, 36.85, -88.7], `${RLME}: at least 1 in 12,000 to 35,000 years; outline from memory`),
  large('Marianna, Arkansas', 1.8e-4, [34.8, -91.06, 35.06, -90.7, 34.76, -90.37, 34.5, -90.73], `${RLME}: 3 or 4 in some 10,000 years, active by a chance of one half`),
  large('Commerce lineament', 1.5e-4, [36.65, -90.5, 36.55, -90.35, 37.3, -89.25, 37.4, -89.4], `${RLME}: 2 or 3 in 19,000 to 24,000 years; outline from memory`),
  {
    ...local('Charlevoix', 0.03, [46.9, -71.2, 47.9, -70.6, 48.1, -69.6, 47.5, -69.2, 46.9, -70.2], `${CANADA}; 1860, 1870, 1924, 1925 and 1939, 5 of M 5 and more since 1860`),
    b: 0.8, maxMagnitude: [7.0, 7.4, 7.8], depthKm: [5, 12, 24],
  },
  local('Lower Saint Lawrence', 0.0075, [48.6, -68.6, 50.2, -67.4, 50.2, -65.6, 48.8, -66.2], CANADA),
  local('Laurentian slope', 0.012, [43.8, -58.0, 45.6, -57.8, 45.6, -53.8, 43.8, -54.0], CANADA),
  local('Nemaha ridge and central Oklahoma, natural', 0.003, [34.4, -98.6, 39.6, -97.6, 40.4, -96.4, 39.4, -95.6, 34.4, -96.4],
    `${CEUS}; 1867 Wamego and 1952 El Reno, 2 of M 5 and more in 155 years where the smoothed bands expect 0.2, their catalogue having lost the natural earthquakes of these counties with the induced ones: drawn to the bands by 0.7 events as all cells are, 0.004, less what the bands carry`),
  local('Southwest seismic zone of Australia', 0.06, [-29.8, 116.3, -29.8, 117.8, -32.5, 118.4, -34.6, 118, -34.6, 116.4, -32, 116.2],
    `${LEONARD}: main shocks of M 5 and more in 1941, 1949, 1955, 1968, 1970, 1979 and 2018, 7 in 84 years, less what the cells carry`),
  local('Flinders and Mount Lofty ranges', 0.02, [-30.3, 138, -30.3, 139.5, -33, 139.3, -35.6, 139.2, -35.8, 138.2, -33, 137.9],
    `${LEONARD}: main shocks of M 5 and more in 1902, 1939 and 1954, 3 in 120 years, less what the cells carry`),
  local('Accra and the Akwapim range', 0.0176, [5, -1, 5.2, 0.4, 6.3, 0.5, 6.3, -0.3, 5.7, -1.2],
    'Amponsah et al. (2012), seismicity of Ghana, J. Seismol. 16, 385-396, from memory: main shocks of M 5 and more in 1862, 1906 and 1939, 3 in 170 years; before, 1615 and 1636'),
  {
    ...local('Oslofjord, Skagerrak and Kattegat', 0.0067, [60.4, 9.8, 60.4, 11.6, 57.2, 12.1, 57.2, 10.3],
      'Bungum et al. (2009), the Oslofjord earthquake of 1904, J. Seismol. 13, 341-363, and the Kattegat earthquake of 1759, restated from memory: main shocks of M 5.4 and 5.6, 2 of M 5 and more in 265 years, less what the cells carry'),
    maxMagnitude: [6, 6.5, 7.2], depthKm: [4, 14, 30],
  },
  {
    ...local('Rim of the Potiguar basin, northeast Brazil', 0.015, [-3.6, -39.2, -3.6, -38, -4.9, -35.4, -6, -35.3, -6, -36.2, -5, -38.8],
      'Assumpção et al. (2014), intraplate seismicity in Brazil, in Intraplate Earthquakes, Cambridge University Press, restated from memory: Pacajus 1980 (5.2) and João Câmara 1986 (5.1), 2 main shocks of M 5 and more in 120 years, less what the cells carry'),
    maxMagnitude: [6, 6.5, 7.2],
  },
  {
    ...local('Bukhara and Gazli', 0.055, [39.3, 63.4, 39.9, 62.7, 40.9, 62.9, 40.7, 64.3, 40, 65.1, 39.3, 65],
      'NCEI and USGS ANSS ComCat: 942, 1390 and, from memory, 1822 (M 6.1 and more since 942), 1976, 1978 and 1984 (main shocks of M 5.5 and more, 1965-2016), 0.061 by both windows (Weichert 1980), less what the cells carry; active crust, as the records of Gazli are among those of NGA-West2'),
    regime: 'active_shallow', b: 1, maxMagnitude: [7, 7.2, 7.5], depthKm: [5, 14, 25],
  },
  {
    name: 'Koyna and Warna reservoirs', perYear: 0.05, minMagnitude: 5, b: 0.9, maxMagnitude: [6.3, 6.5, 6.8], depthKm: [2, 6, 11],
    rateLnSigma: 0.5, outline: [16.9, 73.5, 17.6, 73.5, 17.6, 74.0, 16.9, 74.0],
    source: 'Gupta (2002), Earth-Science Reviews 58, 279-310. doi:10.1016/S0012-8252(02)00063-6: about seven main shocks of local magnitude 5 since 1963 (count unverified), moment magnitudes 0.3 lower',
  },
  local('Seward Peninsula and Norton Sound', 0.06, [63.8, -167.5, 66.2, -167.5, 66.4, -160.0, 63.8, -160.5],
    'Wesson et al. (2007), USGS Open-File Report 2007-1043: M 6.2 to 6.5 in 1950 and 1964 to 1966'),
  {
    name: 'Vrancea, nest in the sunken plate', regime: 'subduction_slab', perYear: 0.62, minMagnitude: 5, b: 0.65, maxMagnitude: [7.7, 7.9, 8.1],
    depthKm: [70, 115, 165], rateLnSigma: 0.3, outline: [45.2, 26.0, 45.7, 25.9, 46.1, 26.5, 45.9, 27.2, 45.4, 26.9],
    source:
      'Set by 4 of M 7 and more and 7 of M 6.5 and more since 1900 in the ROMPLUS catalogue (Oncescu et al. 1999); Radulian et al. (2000) give every 25 and 10 years',
  },
];
