/**
 * One crustal fault: name, dip, rake (degrees), upper and lower depth (km), slip rate low, best, high (mm/yr),
 * characteristic magnitude, share of the slip that is locked (0 to 1), key of the source, and the trace as a flat list
 * of latitude, longitude (degrees) with the dip to the right of its direction.
 */
export type FaultRow = readonly [
  name: string, dipDeg: number, rakeDeg: number, upperKm: number, lowerKm: number, slipLow: number, slipBest: number, slipHigh: number,
  magnitude: number, locked: number, source: string, trace: readonly number[],
];

/**
 * One subduction interface: as a fault, with the convergence (mm/yr) and its coupling low, best, high (0 to 1) in place
 * of the slip rate.
 */
export type InterfaceRow = readonly [
  name: string, dipDeg: number, rakeDeg: number, upperKm: number, lowerKm: number, convergence: number, couplingLow: number, couplingBest: number,
  couplingHigh: number, magnitude: number, source: string, trace: readonly number[],
];
