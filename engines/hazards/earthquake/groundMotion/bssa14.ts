import {
  rockTerms,
  siteTerms,
  spreadTerms,
  type BssaRegion,
  type RockTerms,
  type SiteTerms,
  type SpreadTerms,
} from './bssa14Terms.ts';
import { bssa14Numbers } from './bssa14Numbers.ts';
import { coefficientsAt } from './coefficients.ts';
import { byMechanism } from './mechanism.ts';
import { PGA } from './model.ts';
import type { Evaluate, GroundMotionModel, Motion, Scenario } from './model.ts';
import { BSSA14_COEFFICIENTS } from './tables/bssa14.ts';

const F3_G = 0.1;

/** The model with the attenuation of a region: `high_q` is China and Turkey, `low_q` Italy and Japan. */
export function bssa14In(region: BssaRegion): GroundMotionModel {
  const suffix = { global: '', high_q: ' (China, Turkey)', low_q: ' (Italy, Japan)' }[region];
  return {
    id: `BSSA14${suffix}`,
    title: `Boore, Stewart, Seyhan and Atkinson 2014${suffix}`,
    regimes: ['active_shallow', 'volcanic', 'oceanic'],
    periodsS: BSSA14_COEFFICIENTS.periodsS,
    validity: { magnitude: [3, 8.5], distanceKm: [0, 400], distance: 'rjb', vs30Mps: [150, 1500] },
    source: 'doi:10.1193/070113EQS184M',
    at: (periodS) => evaluator(periodS, region),
  };
}

/** Boore, Stewart, Seyhan and Atkinson 2014, for active crust anywhere. */
export const bssa14 = bssa14In('global');

/** ln of the median on rock (Vs30 760 m/s): source and path without site term (eq. 2 to 4). */
function rockLn({ k, c3, h2, byStyle }: RockTerms, s: Scenario): number {
  const above = s.magnitude - k.mH;
  const source =
    byMechanism(s.rakeDeg, byStyle) + (above <= 0 ? (k.e4 + k.e5 * above) * above : k.e6 * above);
  const r = Math.sqrt(s.rjbKm * s.rjbKm + h2);
  return source + (k.c1 + k.c2 * (s.magnitude - 4.5)) * Math.log(r) + c3 * (r - 1);
}

function evaluator(periodS: number, region: BssaRegion): Evaluate | undefined {
  const k = coefficientsAt(BSSA14_COEFFICIENTS, periodS);
  const kPga = coefficientsAt(BSSA14_COEFFICIENTS, PGA);
  if (k === undefined || kPga === undefined) return undefined;
  const terms = rockTerms(k, region);
  const pgaTerms = rockTerms(kPga, region);
  const spread = spreadTerms(k);
  const isPga = periodS === PGA;
  const siteOf = rememberedSite((s) => siteTerms(spread, periodS, s));
  const evaluate = (s: Scenario, out: Motion) => {
    const site = siteOf(s);
    let ln = rockLn(terms, s);
    if (site.slope !== 0) {
      const onRock = isPga ? ln : rockLn(pgaTerms, s);
      ln += site.slope * Math.log(Math.exp(onRock) / F3_G + 1);
    }
    out.lnMedian = ln + site.linear;
    setSpread(spread, site, s, out);
  };
  const numbersOf = remembered((site: SiteTerms) =>
    bssa14Numbers({ rock: terms, rockPga: pgaTerms, spread, site }),
  );
  return Object.assign(evaluate, {
    byVectors: {
      numbersOn: (s: Scenario) => numbersOf(siteOf(s)),
      style: terms.byStyle,
      stylePga: pgaTerms.byStyle,
    },
  });
}

/** What depends on the site alone is kept from the call before. */
function rememberedSite(make: (s: Scenario) => SiteTerms): (s: Scenario) => SiteTerms {
  let site: SiteTerms | undefined;
  return (s) => {
    if (site?.vs30 !== s.vs30Mps || !Object.is(s.z1Km, site.z1)) site = make(s);
    return site;
  };
}

/** The value made from the argument of the call before, where it is the same. */
function remembered<In, Out>(make: (from: In) => Out): (from: In) => Out {
  let last: { readonly from: In; readonly value: Out } | undefined;
  return (from) => {
    if (last?.from !== from) last = { from, value: make(from) };
    return last.value;
  };
}

/** tau by magnitude, phi by magnitude, distance and Vs30 (eq. 13 to 17). */
function setSpread(
  { k, perLnR }: SpreadTerms,
  { phiDown }: SiteTerms,
  s: Scenario,
  out: Motion,
): void {
  const share = Math.min(Math.max(s.magnitude - 4.5, 0), 1);
  let phi = k.phi1 + (k.phi2 - k.phi1) * share;
  if (s.rjbKm >= k.r2) phi += k.dphiR;
  else if (s.rjbKm > k.r1) phi += perLnR * Math.log(s.rjbKm / k.r1);
  phi -= phiDown;
  out.phi = phi;
  out.tau = k.tau1 + (k.tau2 - k.tau1) * share;
  out.sigma = Math.sqrt(phi * phi + out.tau * out.tau);
}
