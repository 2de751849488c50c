import type { Regime } from '../../../engines/ground/datasets/tectonics.ts';

/**
 * Small seismic zones inside stable continents, and one nest in a sunken plate, added to the even background there.
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
const NSHM = 'Petersen et al. (2014), USGS OFR 2014-1091, catalogue of the central and eastern United States';
const CANADA = 'Halchuk et al. (2014), Geological Survey of Canada OFR 7576, catalogue and zones';

const local = (name: string, perYear: number, outline: readonly number[], source: string): SpecialZoneRow => ({
  name, perYear, minMagnitude: 5, b: 0.95, maxMagnitude: [6.5, 7.0, 7.6], depthKm: [3, 9, 18], rateLnSigma: 0.5, outline, source,
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
  local('New Madrid seismic zone', 0.04, [35.2, -90.8, 36.1, -90.2, 36.9, -89.9, 37.3, -89.2, 36.9, -88.7, 35.9, -89.1, 35.0, -90.0], CEUS),
  local('Wabash Valley', 0.025, [37.3, -88.9, 39.6, -88.3, 39.6, -86.9, 37.6, -87.2], CEUS),
  local('Ozark and northern Illinois', 0.012, [37.5, -91.5, 42.3, -90.3, 42.3, -87.6, 39.6, -88.3, 37.5, -89.2], NSHM),
  local('Eastern Tennessee', 0.018, [34.2, -86.2, 36.6, -83.8, 36.4, -82.6, 34.9, -83.6, 33.9, -85.6], NSHM),
  local('Giles County, Virginia', 0.006, [36.8, -81.6, 37.9, -80.7, 37.7, -80.0, 36.7, -80.8], NSHM),
  local('Central Virginia', 0.011, [37.2, -79.0, 38.3, -78.5, 38.4, -77.5, 37.3, -77.6], NSHM),
  local('Charleston, South Carolina, moderate', 0.012, [32.5, -80.9, 33.5, -80.7, 33.4, -79.4, 32.4, -79.7], NSHM),
  {
    name: 'Charleston, South Carolina, large', perYear: 1 / 550, minMagnitude: 6.7, b: 0.9, maxMagnitude: [7.0, 7.2, 7.5], depthKm: [4, 11, 20],
    rateLnSigma: 0.5, outline: [32.6, -80.6, 33.4, -80.5, 33.4, -79.6, 32.6, -79.8],
    source: 'Talwani & Schaeffer (2001), J. Geophys. Res. 106, 6621-6642, 500-600 years; CEUS-SSC (2012)',
  },
  {
    name: 'Wabash Valley, large', perYear: 1 / 8000, minMagnitude: 6.5, b: 0.9, maxMagnitude: [6.8, 7.2, 7.5], depthKm: [4, 11, 20],
    rateLnSigma: 0.7, outline: [37.8, -88.6, 39.0, -88.2, 39.0, -87.2, 37.8, -87.4], source: CEUS,
  },
  local('Piedmont of the Carolinas and Georgia', 0.008, [32.8, -84.0, 35.6, -82.0, 35.4, -80.4, 33.2, -81.8], NSHM),
  local('Anna and northeastern Ohio', 0.012, [39.9, -84.9, 41.9, -81.9, 41.9, -80.6, 40.4, -81.4, 39.9, -83.4], NSHM),
  local('Western New York', 0.008, [42.3, -79.4, 43.6, -79.8, 43.4, -77.6, 42.3, -77.8], CANADA),
  local('Hudson Valley and New Jersey', 0.0075, [39.9, -75.6, 41.2, -75.0, 41.6, -73.4, 40.5, -73.2], CEUS),
  local('New England, Cape Ann to Ossipee', 0.016, [41.2, -72.4, 44.4, -72.0, 44.4, -70.2, 42.4, -69.6, 41.2, -70.8], CEUS),
  local('Northern Appalachians of Maine and New Brunswick', 0.018, [44.4, -70.4, 47.6, -68.8, 47.3, -64.9, 45.0, -66.6], CANADA),
  local('Western Quebec and the Adirondacks', 0.035, [43.8, -75.6, 45.2, -78.0, 47.2, -77.8, 47.0, -74.6, 45.6, -73.2, 44.0, -73.6], CANADA),
  {
    ...local('Charlevoix', 0.032, [46.9, -71.2, 47.9, -70.6, 48.1, -69.6, 47.5, -69.2, 46.9, -70.2], CANADA),
    b: 0.8, maxMagnitude: [7.0, 7.4, 7.8], depthKm: [5, 12, 24],
  },
  local('Lower Saint Lawrence', 0.015, [48.6, -68.6, 50.2, -67.4, 50.2, -65.6, 48.8, -66.2], CANADA),
  local('Laurentian slope', 0.012, [43.8, -58.0, 45.6, -57.8, 45.6, -53.8, 43.8, -54.0], CANADA),
  local('Nemaha ridge and central Oklahoma, natural', 0.01, [34.4, -98.6, 39.6, -97.6, 40.4, -96.4, 39.4, -95.6, 34.4, -96.4], NSHM),
  local('Southern Oklahoma and Texas panhandle', 0.006, [34.2, -102.8, 36.6, -102.6, 36.2, -99.4, 34.2, -98.6], NSHM),
  local('Arkansas, Enola and the Ouachita front', 0.006, [34.6, -93.2, 35.8, -93.0, 35.8, -91.4, 34.6, -91.6], NSHM),
  {
    name: 'Koyna and Warna reservoirs', perYear: 0.05, minMagnitude: 5, b: 0.9, maxMagnitude: [6.3, 6.5, 6.8], depthKm: [2, 6, 11],
    rateLnSigma: 0.5, outline: [16.9, 73.5, 17.6, 73.5, 17.6, 74.0, 16.9, 74.0],
    source: 'Gupta (2002), Earth-Science Reviews 58, 279-310. doi:10.1016/S0012-8252(02)00063-6: about seven main shocks of local magnitude 5 since 1963 (count unverified), moment magnitudes 0.3 lower',
  },
  local('Seward Peninsula and Norton Sound', 0.06, [63.8, -167.5, 66.2, -167.5, 66.4, -160.0, 63.8, -160.5],
    'Wesson et al. (2007), USGS Open-File Report 2007-1043: M 6.2 to 6.5 in 1950 and 1964 to 1966'),
  local('Western Nebraska, Black Hills and Powder River', 0.012, [41.0, -106.2, 45.4, -106.2, 44.6, -101.4, 41.0, -101.4], NSHM),
  {
    name: 'Vrancea, nest in the sunken plate', regime: 'subduction_slab', perYear: 0.62, minMagnitude: 5, b: 0.65, maxMagnitude: [7.7, 7.9, 8.1],
    depthKm: [70, 115, 165], rateLnSigma: 0.3, outline: [45.2, 26.0, 45.7, 25.9, 46.1, 26.5, 45.9, 27.2, 45.4, 26.9],
    source:
      'Set by 4 of M 7 and more and 7 of M 6.5 and more since 1900 in the ROMPLUS catalogue (Oncescu et al. 1999); Radulian et al. (2000) give every 25 and 10 years',
  },
];
