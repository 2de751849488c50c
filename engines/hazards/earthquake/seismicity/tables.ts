/**
 * Windows of aftershocks by main-shock magnitude: distance (km) and time (days).
 *
 * @source Gardner & Knopoff (1974), Bull. Seismol. Soc. Am. 64(5), 1363-1367, as fitted by van Stiphout, Zhuang & Marsan (2012),
 *   Seismicity declustering, CORSSA, eq. 1 to 3 (also Gruenthal, personal communication there, and Uhrhammer 1986). doi:10.5078/corssa-52382934
 */
export const DECLUSTERING_WINDOWS = {
  gardnerKnopoff: {
    distanceKm: (m: number) => 10 ** (0.1238 * m + 0.983),
    days: (m: number) => 10 ** (m >= 6.5 ? 0.032 * m + 2.7389 : 0.5409 * m - 0.547),
  },
  gruenthal: {
    distanceKm: (m: number) => Math.exp(1.77 + Math.sqrt(0.037 + 1.02 * m)),
    days: (m: number) => (m >= 6.5 ? 10 ** (2.8 + 0.024 * m) : Math.abs(Math.exp(-3.95 + Math.sqrt(0.62 + 17.32 * m)))),
  },
  uhrhammer: {
    distanceKm: (m: number) => Math.exp(-1.024 + 0.804 * m),
    days: (m: number) => Math.exp(-2.87 + 1.235 * m),
  },
} as const;

/** Productivity, magnitude scaling and decay of an aftershock sequence; c in days. */
export interface AftershockParameters {
  readonly a: number;
  readonly b: number;
  readonly p: number;
  readonly cDays: number;
}

/** Parameters of a tectonic regime with the scatter of productivity between sequences. */
export interface GenericAftershocks extends AftershockParameters {
  readonly aSigma: number;
}

const generic = (a: number, aSigma: number, p: number): GenericAftershocks => ({ a, aSigma, p, b: 1, cDays: 0.018 });

/**
 * World, by tectonic regime (Garcia et al. 2012 regimes).
 *
 * @source Page, van der Elst, Hardebeck, Felzer & Michael (2016), Bull. Seismol. Soc. Am. 106(5), 2290-2301, table 1. doi:10.1785/0120160073
 */
export const GENERIC_AFTERSHOCKS = {
  activeShallow: generic(-2.42, 0.63, 0.98),
  activeDeep: generic(-2.13, 0.52, 0.98),
  aboveSlabShallow: generic(-2.85, 0.75, 1.06),
  aboveSlabDeep: generic(-2.29, 0.63, 1.01),
  oceanBoundary: generic(-3.19, 0.6, 1.08),
  hotSpot: generic(-3, 0.68, 1.12),
  stableContinent: generic(-2.85, 0.78, 0.73),
  stableOcean: generic(-3.04, 0.67, 0.97),
  subduction: generic(-2.47, 0.63, 0.88),
  backArc: generic(-2.43, 0.66, 0.86),
  onshoreSubduction: generic(-2.34, 0.6, 0.81),
  outerTrench: generic(-2.42, 0.64, 0.92),
} as const satisfies Record<string, GenericAftershocks>;

export type AftershockRegime = keyof typeof GENERIC_AFTERSHOCKS;

/** log10 of rupture area (km2) by style of faulting. @source Wells & Coppersmith (1994), Bull. Seismol. Soc. Am. 84(4), 974-1002, table 2A */
export const STYLE_AREA = {
  strike_slip: { intercept: -3.42, slope: 0.9 },
  reverse: { intercept: -3.99, slope: 0.98 },
  normal: { intercept: -2.87, slope: 0.82 },
  unspecified: { intercept: -3.49, slope: 0.91 },
} as const;
