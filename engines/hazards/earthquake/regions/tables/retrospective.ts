/** Result of the number, magnitude and space tests of a region's long-term rates. */
export interface RetrospectiveRow {
  readonly id: string;
  /** Main shocks of M 5.5 and more seen, and expected. */
  readonly observed: number;
  readonly expected: number;
  /** Number test: probability of at least, and of at most, as many. */
  readonly delta1: number;
  readonly delta2: number;
  /** Quantiles of the magnitude and of the space test; null without earthquakes. */
  readonly kappa: number | null;
  readonly zeta: number | null;
}

/** What the tests were run on. The zones were counted on the same years: these are tests of consistency, not of skill. */
export const RETROSPECTIVE = {
  modelVersion: '2026.22',
  from: '1965-01-01',
  to: '2016-12-31',
  leastMagnitude: 5.5,
  testedOn: '2026-11-30',
  catalogue: 'USGS ANSS Comprehensive Earthquake Catalog, M 5.5 and more, declustered by the windows of Gardner & Knopoff (1974)',
} as const;

/**
 * Results, misses included; the space test compares the crust, interface and slab zones with epicentres in cells of one degree, read at 25 points each.
 *
 * @source computed by `scripts/regionTests.ts` from the catalogue named above; tests of Zechar, Gerstenberger & Rhoades (2010),
 *   Bull. Seismol. Soc. Am. 100(3), 1184-1195. doi:10.1785/0120090192
 */
export const RETROSPECTIVE_ROWS: readonly RetrospectiveRow[] = [
  {id: 'california', observed: 53, expected: 57.8, delta1: 0.752, delta2: 0.293, kappa: 0.6325, zeta: 0.844},
  {id: 'pacific_northwest', observed: 29, expected: 30, delta1: 0.598, delta2: 0.475, kappa: 0.0865, zeta: 0.0665},
  {id: 'alaska', observed: 255, expected: 247, delta1: 0.319, delta2: 0.703, kappa: 0.1065, zeta: 0.2475},
  {id: 'intermountain_west', observed: 8, expected: 5.38, delta1: 0.176, delta2: 0.904, kappa: 1, zeta: 0.8275},
  {id: 'new_madrid', observed: 0, expected: 1.13, delta1: 1, delta2: 0.324, kappa: null, zeta: null},
  {id: 'oklahoma', observed: 2, expected: 0.0985, delta1: 0.00454, delta2: 1, kappa: 1, zeta: 0.5065},
  {id: 'hawaii', observed: 12, expected: 13.5, delta1: 0.692, delta2: 0.414, kappa: 0.0585, zeta: 0.968},
  {id: 'mexico', observed: 202, expected: 195, delta1: 0.329, delta2: 0.696, kappa: 0.3295, zeta: 0.033},
  {id: 'peru', observed: 313, expected: 254, delta1: 0.000207, delta2: 1, kappa: 0.6615, zeta: 0},
  {id: 'chile', observed: 453, expected: 413, delta1: 0.0289, delta2: 0.974, kappa: 0.01, zeta: 0},
  {id: 'japan', observed: 608, expected: 513, delta1: 0.0000232, delta2: 1, kappa: 0, zeta: 0},
  {id: 'taiwan', observed: 83, expected: 77.9, delta1: 0.297, delta2: 0.74, kappa: 0.0045, zeta: 0.0015},
  {id: 'philippines', observed: 423, expected: 397, delta1: 0.105, delta2: 0.904, kappa: 0.564, zeta: 0},
  {id: 'indonesia', observed: 1627, expected: 1540, delta1: 0.0192, delta2: 0.982, kappa: 0.0015, zeta: 0},
  {id: 'new_zealand', observed: 114, expected: 103, delta1: 0.145, delta2: 0.876, kappa: 0.7855, zeta: 0.913},
  {id: 'himalaya', observed: 62, expected: 59.7, delta1: 0.399, delta2: 0.65, kappa: 0.188, zeta: 0.0755},
  {id: 'turkey_aegean', observed: 203, expected: 167, delta1: 0.00395, delta2: 0.997, kappa: 0.297, zeta: 0.577},
  {id: 'italy', observed: 36, expected: 42.8, delta1: 0.869, delta2: 0.169, kappa: 0.912, zeta: 0.491},
  {id: 'iceland', observed: 13, expected: 6.64, delta1: 0.0187, delta2: 0.992, kappa: 0.7535, zeta: 0.06},
];
