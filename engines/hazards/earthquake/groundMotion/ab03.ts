import { coefficientsAt } from './coefficients.ts';
import type { CoefficientsOf } from './coefficients.ts';
import { PGA } from './model.ts';
import type { GroundMotionModel, Motion, Scenario } from './model.ts';
import { AB03_CASCADIA_C1, AB03_INTERFACE, AB03_SLAB } from './tables/ab03.ts';
import { LN_10, LN_CMPS2_PER_G } from './units.ts';

type Coefficients = CoefficientsOf<typeof AB03_INTERFACE>;
type InterfaceColumns = { readonly [name in keyof typeof AB03_INTERFACE]: readonly number[] };

/** A form of the model: where the earthquakes are, which constant, and whose site classes: the paper's, or those of the US hazard model. */
interface Form {
  readonly source: 'interface' | 'slab';
  readonly region: 'global' | 'cascadia';
  readonly sites: 'paper' | 'nshm';
}

const DEEPEST_KM = 100;

/** The US national models take 0.23, not 0.27, for the class D term of the interface at 0.2 s. */
const NSHM_INTERFACE: InterfaceColumns = {
  ...AB03_INTERFACE,
  c6: AB03_INTERFACE.c6.map((term, i) => (AB03_INTERFACE.periodsS[i] === 0.2 ? 0.23 : term)),
};

const shared = {
  periodsS: AB03_INTERFACE.periodsS,
  source: 'doi:10.1785/0120020156',
} as const;

/** Atkinson and Boore 2003 for the plate interface worldwide, with the erratum of 2008. */
export const ab03Interface = ab03({ source: 'interface', region: 'global', sites: 'paper' });
/** Atkinson and Boore 2003 for slabs worldwide. */
export const ab03Slab = ab03({ source: 'slab', region: 'global', sites: 'paper' });

/** The forms of the US national models: boundary site classes with half steps, and the constants of Cascadia. */
export const ab03Nshm = {
  interface: ab03({ source: 'interface', region: 'global', sites: 'nshm' }),
  slab: ab03({ source: 'slab', region: 'global', sites: 'nshm' }),
  cascadiaInterface: ab03({ source: 'interface', region: 'cascadia', sites: 'nshm' }),
  cascadiaSlab: ab03({ source: 'slab', region: 'cascadia', sites: 'nshm' }),
} as const;

function ab03(form: Form): GroundMotionModel {
  const where = `${form.region === 'cascadia' ? 'Cascadia ' : ''}${form.source}${form.sites === 'nshm' ? ', NSHM sites' : ''}`;
  return {
    ...shared,
    id: `AB03 (${where})`,
    title: `Atkinson and Boore 2003, ${where}`,
    regimes: [form.source === 'slab' ? 'subduction_slab' : 'subduction_interface'],
    validity: { magnitude: [5, 8.5], distanceKm: [0, 400], distance: 'rrup', vs30Mps: [150, 1500] },
    at: (periodS) => evaluator(periodS, form),
  };
}

function evaluator(
  periodS: number,
  form: Form,
): ((scenario: Scenario, out: Motion) => void) | undefined {
  const k = coefficientsOf(periodS, form);
  const kPga = coefficientsOf(PGA, form);
  if (k === undefined || kPga === undefined) return undefined;
  const inSlab = form.source === 'slab';
  const linearity = linearityAt(periodS);
  const [sigma, tau, phi] = [k.sigma * LN_10, k.between * LN_10, k.within * LN_10];
  return (s, out) => {
    const m = Math.min(s.magnitude, inSlab ? 8 : 8.5);
    const near = 0.00724 * 10 ** (0.507 * m);
    const r = Math.sqrt(s.rrupKm * s.rrupKm + near * near);
    const depthKm = Math.min(s.hypocentralDepthKm, DEEPEST_KM);
    const spreading = 10 ** (inSlab ? 0.301 - 0.01 * m : 1.2 - 0.18 * m) * Math.log10(r);
    const soil = soilTerm(k, s.vs30Mps, form);
    const share =
      soil === 0
        ? 0
        : linearity(10 ** (kPga.c1 + kPga.c2 * m + kPga.c3 * depthKm + kPga.c4 * r - spreading));
    out.lnMedian =
      (k.c1 + k.c2 * m + k.c3 * depthKm + k.c4 * r - spreading + share * soil) * LN_10 -
      LN_CMPS2_PER_G;
    out.sigma = sigma;
    out.tau = tau;
    out.phi = phi;
  };
}

/**
 * Coefficients of a form. The erratum blends the interface's 0.2 s and 0.4 s, two parts of the other to one of its own.
 *
 * @source Atkinson & Boore (2008), erratum, Bull. Seismol. Soc. Am. 98(5), 2567-2569
 */
function coefficientsOf(
  periodS: number,
  { source, region, sites }: Form,
): Coefficients | undefined {
  const table = source === 'slab' ? AB03_SLAB : sites === 'nshm' ? NSHM_INTERFACE : AB03_INTERFACE;
  const erratum =
    source === 'interface' && region === 'global' && (periodS === 0.2 || periodS === 0.4);
  const k = erratum ? blended(table, periodS) : coefficientsAt(table, periodS);
  if (k === undefined || region === 'global') return k;
  const own = coefficientsAt(AB03_CASCADIA_C1, periodS);
  return own === undefined || Number.isNaN(own[source]) ? undefined : { ...k, c1: own[source] };
}

function blended(table: InterfaceColumns, periodS: number): Coefficients | undefined {
  const own = coefficientsAt(table, periodS);
  const other = coefficientsAt(table, periodS === 0.2 ? 0.4 : 0.2);
  if (own === undefined || other === undefined) return undefined;
  const mix = (name: 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'c6' | 'c7') =>
    0.333 * own[name] + 0.667 * other[name];
  return {
    ...own,
    c1: mix('c1'),
    c2: mix('c2'),
    c3: mix('c3'),
    c4: mix('c4'),
    c5: mix('c5'),
    c6: mix('c6'),
    c7: mix('c7'),
  };
}

/** Soil term at full linearity, log10: NEHRP class C, D or E (p. 1706). */
function soilTerm(k: Coefficients, vs30Mps: number, { sites, source }: Form): number {
  if (sites === 'nshm')
    return source === 'slab' ? nshmSlabTerm(k, vs30Mps) : nshmInterfaceTerm(k, vs30Mps);
  if (vs30Mps > 760) return 0;
  if (vs30Mps > 360) return k.c5;
  return vs30Mps >= 180 ? k.c6 : k.c7;
}

/**
 * Half steps between the classes, as the US national models take them on the interface.
 *
 * @source USGS nshmp-haz, AtkinsonBoore_2003 (2008 and 2014 national seismic hazard models, public domain)
 */
function nshmInterfaceTerm(k: Coefficients, vs30Mps: number): number {
  if (vs30Mps > 900) return 0;
  if (vs30Mps > 720) return 0.5 * k.c5;
  if (vs30Mps >= 380) return k.c5;
  if (vs30Mps >= 350) return 0.5 * (k.c5 + k.c6);
  if (vs30Mps >= 190) return k.c6;
  return vs30Mps >= 170 ? 0.5 * (k.c6 + k.c7) : k.c7;
}

function nshmSlabTerm(k: Coefficients, vs30Mps: number): number {
  if (vs30Mps > 780) return 0;
  if (vs30Mps > 660) return 0.5 * k.c5;
  if (vs30Mps > 360) return k.c5;
  return vs30Mps > 190 ? k.c6 : k.c7;
}

/** Share of the soil term that is left under strong shaking: 1 to 0 by PGA on rock, cm/s2 (p. 1706). */
function linearityAt(periodS: number): (rockCmps2: number) => number {
  if (periodS >= 1) return () => 1;
  const strength = periodS <= 0.5 ? 1 : 1 / periodS - 1;
  return (rockCmps2) => 1 - strength * Math.min(Math.max((rockCmps2 - 100) / 400, 0), 1);
}
