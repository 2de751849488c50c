import { coefficientsAt } from './coefficients.ts';
import type { CoefficientsOf } from './coefficients.ts';
import { PGA, PGV } from './model.ts';
import type { GroundMotionModel, Motion, Scenario } from './model.ts';
import { AB06_BC, AB06_BC_PRINTED, AB06_HARD_ROCK, AB06_STRESS, BA08_SITE } from './tables/ab06.ts';
import { LN_10, LN_CMPS2_PER_G } from './units.ts';

type RockColumns = { readonly [name in keyof typeof AB06_BC]: readonly number[] };
type Rock = CoefficientsOf<typeof AB06_BC>;
type Soil = CoefficientsOf<typeof BA08_SITE>;
type Stress = CoefficientsOf<typeof AB06_STRESS>;

/** Doublings of the reference stress of 140 bar, by magnitude. */
type Doublings = (magnitude: number) => number;

const HARD_ROCK_MPS = 2000;
const REFERENCE_MPS = 760;
const SIGMA = 0.3 * LN_10;
const REFERENCE_BAR = 140;
/** Distances below 1 km count as 1 km (p. 2182). */
const NEAREST_KM = 1;

interface Variant {
  readonly doublings: Doublings;
  /** Coefficients for the B/C boundary; full precision unless said otherwise. */
  readonly firm?: RockColumns;
}

function variant(
  id: string,
  title: string,
  { doublings, firm = AB06_BC }: Variant,
): GroundMotionModel {
  return {
    id,
    title: `Atkinson and Boore 2006, ${title}`,
    regimes: ['stable'],
    periodsS: AB06_BC.periodsS,
    validity: {
      magnitude: [3.5, 8],
      distanceKm: [1, 1000],
      distance: 'rrup',
      vs30Mps: [150, 3000],
    },
    source: 'doi:10.1785/0120050245',
    at: (periodS) => evaluator(periodS, doublings, firm),
  };
}

const asPublished: Doublings = () => 0;
const to200Bar: Doublings = () => Math.log2(200 / REFERENCE_BAR);

/** Atkinson and Boore 2006 for eastern North America, 140 bar: hard rock from 2,000 m/s on, else B/C with the site term. */
export const ab06 = variant('AB06', 'eastern North America, 140 bar', { doublings: asPublished });

/** The same with a stress parameter of 200 bar. */
export const ab06Stress200 = variant('AB06 (200 bar)', 'eastern North America, 200 bar', {
  doublings: to200Bar,
});

/**
 * The same with the stress parameter that falls with magnitude: log10 bar = 3.45 - 0.2 M, M not below 5.
 *
 * @source Atkinson & Boore (2011), Bull. Seismol. Soc. Am. 101(3), 1121-1135, eq. 6. doi:10.1785/0120100270
 */
export const ab06Update2011 = variant(
  'AB06 (2011 stress)',
  'eastern North America, stress by magnitude (2011)',
  {
    doublings: (magnitude) =>
      Math.log2(10 ** (3.45 - 0.2 * Math.max(magnitude, 5)) / REFERENCE_BAR),
  },
);

/** The B/C forms to the printed figures, up to 17 % off the full ones at 2 s: what the US national models of 2008 and 2014 used. */
export const ab06Printed = {
  bar140: variant('AB06 (printed)', 'eastern North America, 140 bar, figures as printed', {
    doublings: asPublished,
    firm: AB06_BC_PRINTED,
  }),
  bar200: variant('AB06 (200 bar, printed)', 'eastern North America, 200 bar, figures as printed', {
    doublings: to200Bar,
    firm: AB06_BC_PRINTED,
  }),
} as const;

function evaluator(
  periodS: number,
  doublings: Doublings,
  firmTable: RockColumns,
): ((scenario: Scenario, out: Motion) => void) | undefined {
  const hard = coefficientsAt(AB06_HARD_ROCK, periodS);
  const firm = coefficientsAt(firmTable, periodS);
  const firmPga = coefficientsAt(firmTable, PGA);
  const soil = coefficientsAt(BA08_SITE, periodS);
  const stress = coefficientsAt(AB06_STRESS, periodS);
  if (!hard || !firm || !firmPga || !soil || !stress) return undefined;
  const adjust = stressTerm(stress, doublings);
  const [onHard, onFirm, pgaOnFirm] = [rockTerm(hard), rockTerm(firm), rockTerm(firmPga)];
  const site = siteTerm(soil);
  const unit = periodS === PGV ? 0 : LN_CMPS2_PER_G;
  return (s, out) => {
    const r = Math.max(s.rrupKm, NEAREST_KM);
    const log10R = Math.log10(r);
    const added = adjust(s.magnitude);
    if (s.vs30Mps >= HARD_ROCK_MPS) {
      out.lnMedian = (onHard(s.magnitude, r, log10R) + added) * LN_10 - unit;
    } else {
      const rockG =
        s.vs30Mps < REFERENCE_MPS
          ? Math.exp((pgaOnFirm(s.magnitude, r, log10R) + added) * LN_10 - LN_CMPS2_PER_G)
          : 0;
      out.lnMedian =
        (onFirm(s.magnitude, r, log10R) + added) * LN_10 - unit + site(s.vs30Mps, rockG);
    }
    out.sigma = SIGMA;
    out.tau = NaN;
    out.phi = NaN;
  };
}

/** Equation 5 without site term, log10. */
function rockTerm(k: Rock): (magnitude: number, rKm: number, log10R: number) => number {
  const { c1, c2, c3, c4, c5, c6, c7, c8, c9, c10 } = k;
  const [log70, log140] = [Math.log10(70), Math.log10(140)];
  return (m, rKm, log10R) => {
    const f0 = Math.max(1 - log10R, 0);
    const f1 = Math.min(log10R, log70);
    const f2 = Math.max(log10R - log140, 0);
    return (
      c1 +
      (c2 + c3 * m) * m +
      (c4 + c5 * m) * f1 +
      (c6 + c7 * m) * f2 +
      (c8 + c9 * m) * f0 +
      c10 * rKm
    );
  };
}

/** Stress adjustment (eq. 6), log10. */
function stressTerm(
  { delta, m1, mH }: Stress,
  doublings: Doublings,
): (magnitude: number) => number {
  return (m) =>
    doublings(m) * Math.min(delta + 0.05, 0.05 + (delta * Math.max(m - m1, 0)) / (mH - m1));
}

/**
 * Site response relative to 760 m/s, ln: the function of Boore & Atkinson (2008), which the authors ask for instead of their own draft of it.
 *
 * @source Boore & Atkinson (2008), Earthquake Spectra 24(1), 99-138, eq. 6 to 13. doi:10.1193/1.2830434
 */
function siteTerm({ bLin: linear, b1, b2 }: Soil): (vs30Mps: number, rockG: number) => number {
  return (vs30Mps, rockG) => {
    const amplification = linear * Math.log(vs30Mps / REFERENCE_MPS);
    return vs30Mps >= REFERENCE_MPS
      ? amplification
      : amplification + nonlinear(slopeOf(vs30Mps, b1, b2), rockG);
  };
}

function slopeOf(vs30Mps: number, b1: number, b2: number): number {
  if (vs30Mps <= 180) return b1;
  if (vs30Mps <= 300) return b2 + ((b1 - b2) * Math.log(vs30Mps / 300)) / Math.log(180 / 300);
  return (b2 * Math.log(vs30Mps / REFERENCE_MPS)) / Math.log(300 / REFERENCE_MPS);
}

const [LOW_G, FROM_G, TO_G] = [0.06, 0.03, 0.09];

function nonlinear(slope: number, rockG: number): number {
  if (rockG <= FROM_G) return slope * Math.log(LOW_G / 0.1);
  if (rockG > TO_G) return slope * Math.log(rockG / 0.1);
  const dx = Math.log(TO_G / FROM_G);
  const dy = slope * Math.log(TO_G / LOW_G);
  const c = (3 * dy - slope * dx) / (dx * dx);
  const d = (slope * dx - 2 * dy) / dx ** 3;
  const x = Math.log(rockG / FROM_G);
  return slope * Math.log(LOW_G / 0.1) + c * x * x + d * x ** 3;
}
