import type { Anchors } from '../../../levels.ts';
import type { RaisingCode } from './register.ts';

/** Regressions on past failures, volumes in million m3, heights in m, runout in km. Coefficients restated from memory of the papers. */
export const RICO = { release: 0.354, releasePower: 1.01, runout: 1.61, runoutPower: 0.66 } as const;
export const LARRAURI = { release: 0.332, releasePower: 0.95, runout: 3.04, runoutPower: 0.545 } as const;

/**
 * Spread of the regressions, natural logarithm.
 *
 * Release: to a factor of three either way (80 %). Runout for a known release: the correlation explains 0.57 of a variance of 2.05 squared
 * (the 25 runouts of its failures that the register holds), which leaves 1.34. What is not known of the release comes on top.
 *
 * @source Rico et al. (2008), abstract: r2 of 0.86 for the volume and 0.57 for the runout. doi:10.1016/j.jhazmat.2007.09.110
 */
export const SPREAD = { releaseLnSigma: 0.86, runoutLnSigma: 1.34 } as const;

/** Tailings were carried no farther than this in any documented failure, km. @source Fundão, 2015: over 660 km down the rivers to the ocean (stava1985.it) */
export const LONGEST_RUNOUT_KM = 660;

/**
 * Failures per dam and year before anything is known of it: log-uniform between 1e-4 and 1e-3, mean 3.9e-4, median 3.2e-4.
 *
 * @source Azam & Li (2010), Geotech. News 28(4), 50-53 (1.2 % over a century; about 20 failures a decade of late over some 3500 dams); POLICY for the shape
 */
export const FREQUENCY = { least: 1e-4, most: 1e-3 } as const;

/**
 * Factors by raising: upstream three times single and centreline, downstream 0.7 of them (POLICY; direction: Piciullo et al. 2022, doi:10.1016/j.enggeo.2022.106657; of active upstream facilities 18 % had
 * a notable stability concern, of downstream ones 8 %), brought to a mean of 1 over the 1,743 facilities whose operators disclosed them: 653 upstream, 464 downstream, 140 of both, 101 centreline, 143 single, 242
 * in pits, of dry stacks and others. A store of unknown raising stands at that mean.
 *
 * @source Franks et al. (2021), Sci. Rep. 11, 5353, doi:10.1038/s41598-021-84897-0; counts as in Franks et al. (2020), Towards Zero Harm, ch. VII, Table 1
 */
export const RAISING_FACTOR: Readonly<Record<RaisingCode, number>> = { u: 1.77, n: 1, c: 0.59, s: 0.59, d: 0.413 };
/**
 * Factors by condition, with a mean of 1 over the same facilities. Closed stores drain and fail less: some 85 % of failures were at active ones (more than 90 % in Europe), which are 41 % of the upstream and
 * downstream facilities disclosed. A concern that the operator disclosed, as of one in ten, doubles (POLICY).
 *
 * @source Rico et al. (2008), doi:10.1016/j.jhazmat.2007.07.050: Europe in its abstract; 83 % worldwide restated from memory; Franks et al. (2020), as above
 */
export const CONDITION_FACTOR = { active: 2.1, closed: 0.25, noConcern: 0.91, concern: 1.82 } as const;
/** POLICY. Shaking against 0.1 g of 475 years, rain against 800 mm a year: powers and bounds. */
export const SITE_FACTOR = {
  shaking: { referenceG: 0.1, power: 0.5, upstreamPower: 0.8, least: 0.5, most: 4 },
  rain: { referenceMm: 800, power: 0.3, least: 0.6, most: 1.6 },
} as const;

/** POLICY. Medians of the register where height or volume is not known, and how far they may be off (ln). */
export const UNKNOWN_STORE = { heightM: 40, volumeMm3: 20, lnSigma: 1.2 } as const;

/** POLICY. A valley's length over the straight line; chance that a place lower than the store lies on its way, near and far. */
export const WAY = { sinuosity: 1.3, nearKm: 1, onWayFar: 0.15 } as const;

/** POLICY. A place this much higher than the store, beyond what both elevations may be off, is out of reach, m. */
export const ABOVE_M = 10;

/** POLICY. From yearly probability that tailings reach the place to score. */
export const REACH_ANCHORS: Anchors = [[1e-8, 2], [1e-6, 12], [1e-5, 25], [1e-4, 50], [1e-3, 75], [1e-2, 95]];

/** The regressions hold for these stored volumes, million m3. */
export const VOLUME_RANGE = [0.05, 120] as const;
