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
  modelVersion: '2026.15',
  from: '1965-01-01',
  to: '2016-12-31',
  leastMagnitude: 5.5,
  testedOn: '2026-11-27',
  catalogue: 'USGS ANSS Comprehensive Earthquake Catalog, M 5.5 and more, declustered by the windows of Gardner & Knopoff (1974)',
} as const;

/**
 * Results, misses included; the space test compares the crust, interface and slab zones with epicentres in cells of one degree, read at 25 points each.
 *
 * @source computed by `scripts/regionTests.ts` from the catalogue named above; tests of Zechar, Gerstenberger & Rhoades (2010),
 *   Bull. Seismol. Soc. Am. 100(3), 1184-1195. doi:10.1785/0120090192
 */
export const RETROSPECTIVE_ROWS: readonly RetrospectiveRow[] = [
  {id: 'california', observed: 53, expected: 57.9, delta1: 0.757, delta2: 0.287, kappa: 0.6615, zeta: 0.8435},
  {id: 'pacific_northwest', observed: 29, expected: 30.1, delta1: 0.602, delta2: 0.471, kappa: 0.087, zeta: 0.0665},
  {id: 'alaska', observed: 255, expected: 250, delta1: 0.395, delta2: 0.629, kappa: 0.0355, zeta: 0.2475},
  {id: 'intermountain_west', observed: 8, expected: 5.37, delta1: 0.174, delta2: 0.905, kappa: 1, zeta: 0.8235},
  {id: 'new_madrid', observed: 0, expected: 1.13, delta1: 1, delta2: 0.324, kappa: null, zeta: null},
  {id: 'oklahoma', observed: 2, expected: 0.0985, delta1: 0.00454, delta2: 1, kappa: 1, zeta: 0.5065},
  {id: 'hawaii', observed: 12, expected: 13.5, delta1: 0.692, delta2: 0.414, kappa: 0.0585, zeta: 0.968},
  {id: 'mexico', observed: 202, expected: 198, delta1: 0.406, delta2: 0.621, kappa: 0.249, zeta: 0.033},
  {id: 'peru', observed: 313, expected: 256, delta1: 0.00031, delta2: 1, kappa: 0.5555, zeta: 0},
  {id: 'chile', observed: 453, expected: 418, delta1: 0.0449, delta2: 0.959, kappa: 0.002, zeta: 0},
  {id: 'japan', observed: 608, expected: 517, delta1: 0.0000492, delta2: 1, kappa: 0, zeta: 0},
  {id: 'taiwan', observed: 83, expected: 78.1, delta1: 0.303, delta2: 0.735, kappa: 0.0065, zeta: 0.0015},
  {id: 'philippines', observed: 423, expected: 400, delta1: 0.136, delta2: 0.875, kappa: 0.5475, zeta: 0},
  {id: 'indonesia', observed: 1627, expected: 1550, delta1: 0.035, delta2: 0.967, kappa: 0, zeta: 0},
  {id: 'new_zealand', observed: 114, expected: 103, delta1: 0.15, delta2: 0.871, kappa: 0.8385, zeta: 0.8985},
  {id: 'himalaya', observed: 62, expected: 65.4, delta1: 0.68, delta2: 0.366, kappa: 0.717, zeta: 0.0575},
  {id: 'turkey_aegean', observed: 203, expected: 166, delta1: 0.00268, delta2: 0.998, kappa: 0.287, zeta: 0.3555},
  {id: 'italy', observed: 36, expected: 42, delta1: 0.842, delta2: 0.2, kappa: 0.913, zeta: 0.3785},
  {id: 'iceland', observed: 13, expected: 6.66, delta1: 0.0191, delta2: 0.991, kappa: 0.759, zeta: 0.069},
];
