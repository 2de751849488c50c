import { EARTH_RADIUS_KM, RAD } from '../../../ground/earth/geodesy.ts';
import { coefficientsAt } from '../groundMotion/coefficients.ts';
import { PGA } from '../groundMotion/model.ts';
import { BSSA14_COEFFICIENTS } from '../groundMotion/tables/bssa14.ts';
import { tailTable } from './exceedance.ts';

/** Point ruptures as parallel arrays: unit vectors of the epicentres, magnitude, mechanism and yearly rate. */
export interface PointRuptures {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly magnitude: Float64Array;
  /** Event coefficient of the mechanism, as `mechanismTerm` gives it. */
  readonly mechanism: Float64Array;
  readonly ratePerYear: Float64Array;
}

/** The site and the levels, which are even in ln. */
export interface CurveRequest {
  readonly latDeg: number;
  readonly lonDeg: number;
  /** 150 to 1500 m/s. */
  readonly vs30Mps: number;
  /** ln of the lowest level, g, and the step between levels. */
  readonly lnLow: number;
  readonly lnStep: number;
  readonly count: number;
}

const SIGMAS = 3;
const TAIL = tailTable({ kind: 'both', sigmas: SIGMAS });
const COEFFICIENTS = requireCoefficients();
/** Constants of the model that no period changes. */
const F3_G = 0.1;
const V_REFERENCE = 760;

function requireCoefficients() {
  const found = coefficientsAt(BSSA14_COEFFICIENTS, PGA);
  if (!found) throw new Error('the table of BSSA14 has no PGA');
  return found;
}

/** The event coefficient of PGA by mechanism. */
export function mechanismTerm(
  mechanism: 'unspecified' | 'strike_slip' | 'normal' | 'reverse',
): number {
  const { e0, e1, e2, e3 } = COEFFICIENTS;
  return { unspecified: e0, strike_slip: e1, normal: e2, reverse: e3 }[mechanism];
}

/** ln(1 + e^rock / f3), the nonlinear site term, as cubics in the rock motion; error below 1e-8. */
const SOFT_FROM = -24;
const SOFT_PER_UNIT = 32;
const SOFT = softCubics(SOFT_FROM, 4);

function softCubics(from: number, to: number): Float64Array {
  const cells = (to - from) * SOFT_PER_UNIT;
  const cubics = new Float64Array(4 * (cells + 1));
  const at = (rock: number) => Math.log1p(Math.exp(rock) / F3_G);
  const slope = (rock: number) => 1 / (1 + F3_G * Math.exp(-rock)) / SOFT_PER_UNIT;
  for (let i = 0; i <= cells; i++) {
    const low = from + i / SOFT_PER_UNIT;
    const high = low + 1 / SOFT_PER_UNIT;
    const rise = at(high) - at(low);
    cubics.set(
      [
        at(low),
        slope(low),
        3 * rise - 2 * slope(low) - slope(high),
        slope(low) + slope(high) - 2 * rise,
      ],
      4 * i,
    );
  }
  return cubics;
}

interface GroundTerms {
  readonly linear: number;
  readonly nonlinear: number;
  readonly phiCut: number;
}

function groundTerms(vs30Mps: number): GroundTerms {
  const { c, vC, f4, f5, dphiV } = COEFFICIENTS;
  const [v1, v2] = [225, 300];
  const soft = vs30Mps >= v2 ? 0 : vs30Mps <= v1 ? 1 : Math.log(v2 / vs30Mps) / Math.log(v2 / v1);
  return {
    linear: c * Math.log(Math.min(vs30Mps, vC) / V_REFERENCE),
    nonlinear:
      f4 *
      (Math.exp(f5 * (Math.min(vs30Mps, V_REFERENCE) - 360)) - Math.exp(f5 * (V_REFERENCE - 360))),
    phiCut: dphiV * soft,
  };
}

/**
 * Hazard curve of PGA from point ruptures by BSSA14, scatter cut at three standard deviations on either side: the inner loop
 * for large sets of ruptures.
 *
 * Within 1e-6 of the plain formula: only levels within the cut are looked up, the normal tail and the nonlinear site term come
 * from cubic tables, the arc from its chord by series (epicentres within 600 km). Rjb is the epicentral distance.
 *
 * @returns yearly rates of exceedance at the levels
 * @source Boore et al. (2014), Earthq. Spectra 30(3), 1057-1085. doi:10.1193/070113EQS184M
 */
export function pointRuptureCurve(ruptures: PointRuptures, request: CurveRequest): Float64Array {
  const motions = lnMotions(ruptures, request);
  return summedRates(motions, ruptures.ratePerYear, request);
}

interface LnMotions {
  readonly lnMedian: Float64Array;
  readonly sigma: Float64Array;
}

function lnMotions(
  { x, y, z, magnitude, mechanism }: PointRuptures,
  request: CurveRequest,
): LnMotions {
  const { e4, e5, e6, mH, c1, c2, c3, h, r1, r2, dphiR, tau1, tau2, phi1, phi2 } = COEFFICIENTS;
  const { linear, nonlinear, phiCut } = groundTerms(request.vs30Mps);
  const cosLat = Math.cos(request.latDeg * RAD);
  const sx = cosLat * Math.cos(request.lonDeg * RAD);
  const sy = cosLat * Math.sin(request.lonDeg * RAD);
  const sz = Math.sin(request.latDeg * RAD);
  const lnR1 = Math.log(r1);
  const phiSlope = dphiR / Math.log(r2 / r1);
  const n = x.length;
  const lnMedian = new Float64Array(n);
  const sigma = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    const dx = x[i] - sx;
    const dy = y[i] - sy;
    const dz = z[i] - sz;
    const q = 0.25 * (dx * dx + dy * dy + dz * dz);
    const rjb = arcOfChordKm(q);
    const m = magnitude[i];
    const rr = rjb * rjb + h * h;
    const lnR = 0.5 * Math.log(rr);
    const dm = m - mH;
    const event = mechanism[i] + (dm <= 0 ? e4 * dm + e5 * dm * dm : e6 * dm);
    const rock = event + (c1 + c2 * (m - 4.5)) * lnR + c3 * (Math.sqrt(rr) - 1);
    lnMedian[i] = rock + linear + nonlinear * softTerm(rock);
    const w = m < 4.5 ? 0 : m > 5.5 ? 1 : m - 4.5;
    const tau = tau1 + (tau2 - tau1) * w;
    const far =
      rjb <= r1 ? 0 : rjb > r2 ? dphiR : phiSlope * (lnR + 0.5 * Math.log1p(-(h * h) / rr) - lnR1);
    const phi = phi1 + (phi2 - phi1) * w + far - phiCut;
    sigma[i] = Math.sqrt(tau * tau + phi * phi);
  }
  return { lnMedian, sigma };
}

/** Arc over a chord, km, by the series of the arcsine. @param q  a quarter of the squared chord of the unit sphere */
function arcOfChordKm(q: number): number {
  const series = 1 + q * (1 / 6 + q * (3 / 40 + q * (15 / 336 + q * (105 / 3456))));
  return 2 * EARTH_RADIUS_KM * Math.sqrt(q) * series;
}

function softTerm(rock: number): number {
  const u = (rock - SOFT_FROM) * SOFT_PER_UNIT;
  const cell = u | 0;
  const t = u - cell;
  const at = cell << 2;
  return SOFT[at] + t * (SOFT[at + 1] + t * (SOFT[at + 2] + t * SOFT[at + 3]));
}

function summedRates(
  { lnMedian, sigma }: LnMotions,
  ratePerYear: Float64Array,
  { lnLow, lnStep, count }: CurveRequest,
): Float64Array {
  const rates = new Float64Array(count);
  const steps = new Float64Array(count + 1);
  const cubics = TAIL.cubics;
  const perStep = 1 / lnStep;
  const last = count - 1e-9;
  for (let i = 0; i < lnMedian.length; i++) {
    const s = sigma[i];
    const low = (lnMedian[i] - SIGMAS * s - lnLow) * perStep;
    const from = low <= 0 ? 0 : low >= last ? count : Math.ceil(low);
    const high = low + 2 * SIGMAS * s * perStep;
    const to = high <= 0 ? 0 : high >= last ? count : Math.ceil(high);
    const rate = ratePerYear[i];
    steps[from] = steps[from] + rate;
    const du = (lnStep * TAIL.cellsPerSigma) / s;
    let u = (from - low) * du;
    for (let k = from; k < to; k++, u += du) {
      const cell = u | 0;
      const t = u - cell;
      const at = cell << 2;
      rates[k] =
        rates[k] +
        rate * (cubics[at] + t * (cubics[at + 1] + t * (cubics[at + 2] + t * cubics[at + 3])));
    }
  }
  let certain = 0;
  for (let k = count - 1; k >= 0; k--) rates[k] = rates[k] + (certain += steps[k + 1]);
  return rates;
}
