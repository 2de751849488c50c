import { REPAIR } from './tables.ts';

/**
 * Repairs of buried pipe by shaking: 1e-4 PGV^2.25, ductile pipe 0.3 of it.
 *
 * @param pgvCmps  peak ground velocity, cm/s, 0 or more
 * @returns repairs per km
 * @source FEMA (2020), Hazus 4.2 SP3, eq. 8-1
 */
export function repairsByShaking(pgvCmps: number, isDuctile: boolean): number {
  return REPAIR.perPgv * pgvCmps ** REPAIR.pgvPower * (isDuctile ? REPAIR.ductile : 1);
}

/**
 * Repairs of buried pipe where the ground moves: PGD^0.56, ductile pipe 0.3 of it; to be multiplied by the probability of liquefaction.
 *
 * @param pgdInch  permanent ground displacement, inches as in the manual, 0 or more
 * @returns repairs per km
 * @source FEMA (2020), Hazus 4.2 SP3, eq. 8-2
 */
export function repairsByDisplacement(pgdInch: number, isDuctile: boolean): number {
  return pgdInch ** REPAIR.pgdPower * (isDuctile ? REPAIR.ductile : 1);
}
