import type { AssetKind } from './assets.ts';

/**
 * Prior of the seismogenic index by kind of asset, from counts of the world: log10 of earthquakes of M 3 and more per site and year,
 * less log10 of the volume of one year, plus 3 b. It is the index of the mean rate over all sites; a site's own scatters about the
 * median, which lies sigma^2 ln(10) / 2 lower, so that the mean over sites is the count.
 *
 * POLICY, with the counts it rests on, restated from memory: gas storage, about 5 earthquakes in 700 sites and 30 years at 1.2e7 m3 a
 * cycle; CO2 storage, none in 300 site-years at 1.4e6 m3 (half an earthquake taken); brine disposal, 3000 in 385,000 well-years at
 * 3e5 m3 (almost all in Oklahoma); geothermal, 0.2 a site and year at 1e7 m3.
 *
 * @source Foulger, Wilson, Gluyas, Julian & Davies (2018), Earth-Sci. Rev. 178, 438-514. doi:10.1016/j.earscirev.2017.07.008 (register of cases)
 */
export const INDEX_PRIOR: Readonly<Record<AssetKind, { readonly value: number; readonly sigma: number }>> = {
  gas_storage: { value: -7.7, sigma: 1 },
  co2_storage: { value: -5.9, sigma: 1 },
  brine_disposal: { value: -4.6, sigma: 1 },
  geothermal: { value: -4.7, sigma: 1 },
};

/** Standard deviation of an index told by the largest earthquake alone (a Gumbel variable's, 0.557 / b), and of one that is given. */
export const INDEX_SIGMA = { inferred: 0.56, given: 0.3 } as const;

/** POLICY. Widest range that an index may take; outside nothing was ever published. @source Dinske & Shapiro (2013), doi:10.1007/s10950-012-9292-9 */
export const INDEX_RANGE = [-12, 1] as const;

/** The Coulomb driver: change of Coulomb stress on a fault over that of the reference cycle. */
export const COULOMB = {
  /** Coefficient of friction. @source Byerlee (1978), Pure Appl. Geophys. 116, 615-626. doi:10.1007/BF00876528 */
  friction: 0.6,
  /** POLICY. Pressure swing of the reference cycle, MPa, at which the driver is 1. */
  referenceMpa: 5,
  /** POLICY. Distance over which the pressure change falls to 1/e away from the reservoir, km. */
  decayKm: 2,
  /** POLICY. Distance of a fault where none is given, km. */
  faultKm: 0.5,
} as const;

/** Branches of the response to cycling, none of which grows in proportion to the number of cycles. */
export const BRANCHES = {
  rate_and_state: {
    weight: 0.4,
    /** POLICY. Cycles a year beyond which cycles overlap with the aftershocks of the ones before. */
    overlapCycles: 12,
  },
  stress_memory: { weight: 0.35 },
  /** POLICY. Exponent of the number of cycles; Basquin exponents of rock of 10 to 20 and growth of cracks between them. */
  fatigue: { weight: 0.25, exponent: 0.6 },
} as const;
export type BranchName = keyof typeof BRANCHES;
/** The branches by name. */
export const BRANCH_NAMES = Object.keys(BRANCHES) as [BranchName, ...BranchName[]];

/** Magnitudes that are computed: the ground-motion model holds from 3 to 6. @source Atkinson (2015), doi:10.1785/0120140142 */
export const MAGNITUDES = { least: 3, most: 6, step: 0.1 } as const;

/** POLICY. Standard values where the caller gives none. */
export const DEFAULTS = {
  cyclesPerYear: 365,
  bValue: 1,
  maxMagnitude: 5.5,
  distanceKm: 5,
  vs30Mps: 400,
  expenseRatio: 0.3,
  wangLambda: 0.3,
  sigmaLoad: 0.25,
} as const;

/**
 * Vulnerability index by construction.
 *
 * @source Lagomarsino & Giovinazzi (2006), Bull. Earthq. Eng. 4, 415-443, tables 2 and 3 (most plausible values, restated from memory). doi:10.1007/s10518-006-9024-z
 */
export const VULNERABILITY = {
  unreinforced_masonry: 0.74,
  reinforced_masonry: 0.45,
  wood_frame: 0.45,
  reinforced_concrete: 0.64,
  steel: 0.36,
} as const;
export type Construction = keyof typeof VULNERABILITY;
/** The constructions by name. */
export const CONSTRUCTIONS = Object.keys(VULNERABILITY) as [Construction, ...Construction[]];

/** Loss over value by damage grade 0 to 5. POLICY: between the published sets. @source Dolce et al. (2006), Bull. Earthq. Eng. 4, 445-463; Tyagunov et al. (2006). doi:10.1007/s10518-006-9025-y */
export const GRADE_LOSS = [0, 0.005, 0.1, 0.35, 0.75, 1] as const;

/** POLICY. Below this intensity nothing is paid: EMS-98 knows no damage below V. @source Grünthal (1998), European Macroseismic Scale 1998 */
export const DAMAGE_FROM_MMI = 4.5;

/** Rise of intensity for each unit of the natural logarithm of strong motion. @source Worden et al. (2012), 3.70 per factor of ten of PGA. doi:10.1785/0120110156 */
export const MMI_PER_LN = 3.7 / Math.LN10;

/** POLICY. Share of the scatter of motion that all value at a distance has in common; the rest averages out over many buildings. */
export const COMMON_SCATTER = 0.5;

/** Return periods of the exceedance curve, years. */
export const RETURN_PERIODS = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const;

/** POLICY. From pure premium over insured value to score. */
export const PREMIUM_ANCHORS = [[1e-8, 2], [1e-6, 10], [1e-5, 25], [1e-4, 50], [1e-3, 75], [1e-2, 95]] as const;

/** POLICY. Share of an asset's volume that one cycle moves, where the caller gives no volume: a day's swing of a storage that a season fills. */
export const SWING_SHARE = 0.01;

/** Nodes of the normal distribution for what is not known of the index, and their weights. @source Abramowitz & Stegun (1964), table 25.10, Gauss-Hermite of five points */
export const INDEX_NODES = [
  { z: -2.8569700138728056, weight: 0.011257411327720682 },
  { z: -1.355626179974266, weight: 0.2220759220056126 },
  { z: 0, weight: 0.5333333333333333 },
  { z: 1.355626179974266, weight: 0.2220759220056126 },
  { z: 2.8569700138728056, weight: 0.011257411327720682 },
] as const;

/** Reach of natural earthquakes that are counted with the asset, km. POLICY. */
export const NATURAL_REACH_KM = 10;

/** Exposure at which the register is ranked: a value at a distance, the same for every site. */
export const RANKING = { insuredValueUsd: 1e9, distanceKm: 5, vs30Mps: 400, construction: 'unreinforced_masonry' } as const;

/**
 * Rules by which a regulator stops such an operation, with the magnitude of the stop. Only rules made for the kind of asset count; those
 * of hydraulic fracturing do not.
 */
export const STOP_RULES = [
  { country: 'IT', state: null, kinds: ['gas_storage', 'brine_disposal', 'co2_storage'], title: 'Italy, guidelines for monitoring underground activities', amber: 2.2, red: 3, source: 'Ministero dello Sviluppo Economico (2014), Indirizzi e linee guida per il monitoraggio (thresholds unverified: from memory)' },
  { country: 'US', state: 'CO', kinds: ['brine_disposal'], title: 'Colorado, disposal wells', amber: 2.5, red: 4.5, source: 'Colorado Oil and Gas Conservation Commission (2014), Greeley well (unverified: read at second hand)' },
  { country: 'US', state: 'TX', kinds: ['brine_disposal'], title: 'Texas, disposal wells in seismic response areas', amber: 3, red: 3.5, source: 'Railroad Commission of Texas (2021), Seismicity response (unverified: from memory)' },
  { country: 'CH', state: null, kinds: ['geothermal'], title: 'Switzerland, Basel 2006', amber: 2.3, red: 2.9, source: 'Häring et al. (2008), Geothermics 37, 469-495. doi:10.1016/j.geothermics.2008.06.002' },
] as const;
