import { RAD } from '../../ground/earth/geodesy.ts';

/** mu / (lambda + mu) of a Poisson solid (lambda = mu). */
const POISSON_SOLID = 0.5;

/** A rectangular fault in an elastic half-space, in the frame of Okada: the origin above the lower left corner, x along the strike. */
export interface OkadaFault {
  /** Depth of the lower edge, any unit of length, above 0. */
  readonly depth: number;
  readonly dipDeg: number;
  readonly length: number;
  readonly width: number;
  /** Slip along the strike and up the dip, same unit as the answer. */
  readonly strikeSlip: number;
  readonly dipSlip: number;
}

interface Corner {
  readonly xi: number;
  readonly eta: number;
  readonly q: number;
  readonly sin: number;
  readonly cos: number;
}

/**
 * Vertical displacement of the surface by slip on a buried rectangular fault: closed form of Okada with Chinnery's notation.
 *
 * @param fault  the fault; lambda = mu
 * @param x      along the strike, from the left end of the fault
 * @param y      at right angles, positive up the dip of the footwall side: the fault's lower edge lies below y = 0, its upper edge at y = W cos(dip)
 * @returns uplift, unit of the slip, positive up
 * @source Okada (1985), Bull. Seismol. Soc. Am. 75(4), 1135-1154, eqs. 25, 26, 28-30
 */
export function okadaUplift(fault: OkadaFault, x: number, y: number): number {
  const sin = Math.sin(fault.dipDeg * RAD);
  // A vertical fault: the general terms are singular in cos, and a dip off by 1e-6 degrees is exact to printing.
  const cos = Math.abs(Math.cos(fault.dipDeg * RAD)) < 1e-8 ? 1e-8 : Math.cos(fault.dipDeg * RAD);
  const p = y * cos + fault.depth * sin;
  const q = y * sin - fault.depth * cos;
  const at = (xi: number, eta: number): number => {
    const corner = { xi, eta, q, sin, cos };
    return fault.strikeSlip * strikeTerm(corner) + fault.dipSlip * dipTerm(corner);
  };
  const { length, width } = fault;
  return (
    -(at(x, p) - at(x, p - width) - at(x - length, p) + at(x - length, p - width)) / (2 * Math.PI)
  );
}

function strikeTerm({ xi, eta, q, sin, cos }: Corner): number {
  const r = Math.sqrt(xi * xi + eta * eta + q * q);
  const dTilde = eta * sin - q * cos;
  return (
    (dTilde * q) / (r * (r + eta)) + (q * sin) / (r + eta) + i4(r, { eta, dTilde, sin, cos }) * sin
  );
}

function dipTerm({ xi, eta, q, sin, cos }: Corner): number {
  const r = Math.sqrt(xi * xi + eta * eta + q * q);
  const dTilde = eta * sin - q * cos;
  const angle = q === 0 ? 0 : Math.atan((xi * eta) / (q * r));
  return (
    (dTilde * q) / (r * (r + xi)) +
    sin * angle -
    i5(r, { xi, eta, q, dTilde, sin, cos }) * sin * cos
  );
}

function i4(r: number, c: { eta: number; dTilde: number; sin: number; cos: number }): number {
  return (POISSON_SOLID / c.cos) * (Math.log(r + c.dTilde) - c.sin * Math.log(r + c.eta));
}

function i5(
  r: number,
  c: { xi: number; eta: number; q: number; dTilde: number; sin: number; cos: number },
): number {
  if (c.xi === 0) return 0;
  const x = Math.sqrt(c.xi * c.xi + c.q * c.q);
  const top = c.eta * (x + c.q * c.cos) + x * (r + x) * c.sin;
  return ((POISSON_SOLID * 2) / c.cos) * Math.atan(top / (c.xi * (r + x) * c.cos));
}
