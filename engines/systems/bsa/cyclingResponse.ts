import { BRANCHES, BRANCH_NAMES, COULOMB, type BranchName } from './tables/parameters.ts';

const EULER = 0.5772156649015329;

/**
 * How many first cycles a year of cycling is worth, by the branch of the response. 0 for no cycles; each grows slower than the number
 * of cycles.
 *
 * rate_and_state: n0 ln(1 + n / n0): a cycle within the aftershocks of the last adds ever less. stress_memory: the expected number of
 * record peaks among n, 1 + 1/2 + … + 1/n: only stress not felt before counts (Kaiser effect). fatigue: n^0.6: cracks grow under
 * repeated load with a power of the number of cycles.
 *
 * @param cycles  cycles a year, 0 or more, not only whole ones
 * @source Dieterich (1994), J. Geophys. Res. 99, 2601-2618. doi:10.1029/93JB02581; Lavrov (2003), Int. J. Rock Mech. Min. Sci. 40, 151-171.
 *   doi:10.1016/S1365-1609(02)00138-7; Cerfontaine & Collin (2018), Rock Mech. Rock Eng. 51, 391-414. doi:10.1007/s00603-017-1337-5
 */
export function cyclingResponse(branch: BranchName, cycles: number): number {
  if (!(cycles > 0)) return 0;
  if (branch === 'rate_and_state') {
    const { overlapCycles } = BRANCHES.rate_and_state;
    return overlapCycles * Math.log1p(cycles / overlapCycles);
  }
  if (branch === 'stress_memory') return harmonic(cycles);
  return cycles ** BRANCHES.fatigue.exponent;
}

/** Mean of the branches by their weights. */
export function weightedResponse(cycles: number): number {
  return BRANCH_NAMES.reduce(
    (sum, name) => sum + BRANCHES[name].weight * cyclingResponse(name, cycles),
    0,
  );
}

/** Harmonic number continued to all positive numbers: digamma(n + 1) + Euler's constant. @source Abramowitz & Stegun (1964), 6.3.5 and 6.3.18 */
export function harmonic(n: number): number {
  let [x, below] = [n + 1, 0];
  for (; x < 8; x++) below += 1 / x;
  const square = 1 / (x * x);
  const series = Math.log(x) - 1 / (2 * x) - square * (1 / 12 - square * (1 / 120 - square / 252));
  return series - below + EULER;
}

/** What a cycle does to the Coulomb stress of a fault. */
export interface CoulombCase {
  /** Swing of pore pressure in the reservoir, MPa, 0 or more. */
  readonly pressureMpa: number;
  /** Distance of the fault from the reservoir, km, 0 or more. */
  readonly faultKm: number;
  readonly friction: number;
}

/**
 * Coulomb-stress driver: change of friction times pore pressure on the fault over that of the reference cycle. The number of events
 * that a stress step releases is proportional to it.
 *
 * @returns 1 for the reference cycle (5 MPa, friction 0.6, fault in the reservoir)
 * @source Dieterich (1994), eq. 12 and 13, doi:10.1029/93JB02581; King, Stein & Lin (1994), Bull. Seismol. Soc. Am. 84, 935-953 (Coulomb stress)
 */
export function coulombDriver({ pressureMpa, faultKm, friction }: CoulombCase): number {
  const reference = COULOMB.friction * COULOMB.referenceMpa;
  return ((friction * pressureMpa) / reference) * Math.exp(-faultKm / COULOMB.decayKm);
}
