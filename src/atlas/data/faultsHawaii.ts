import type { FaultRow } from './faultRow.ts';

/**
 * The western flank of Hawaii, which slides on the old sea floor below the volcanoes: M 6.9 in 1951, M 6.4 in 1929.
 *
 * Slip from the recurrence of such earthquakes, about a century (POLICY: precision a factor of 2); trace along the coast, 0.1 degree.
 *
 * @source Klein et al. (2001), Bull. Seism. Soc. Am. 91(3), 479-498. doi:10.1785/0120000060
 */
export const FAULTS_HAWAII: readonly FaultRow[] = [
  ['Hawaii west flank decollement (Kona)', 8, 90, 6, 12, 4, 8, 16, 7.2, 1, 'KLEIN01', [18.95, -156, 19.3, -156.1, 19.8, -156.2]],
];
