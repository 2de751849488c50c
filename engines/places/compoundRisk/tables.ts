/**
 * POLICY. How much each component answers to each common cause: loadings of standard normal factors, in the order of strong shaking, magma, storm and wet ground. The pair factors
 * are their inner products, so that every matrix of them is positive definite. Set so that pairs of one source come to 0.3 to 0.6 and unrelated
 * ones to 0 to 0.1.
 *
 * @source The pairs that exist: Gill & Malamud (2014), Rev. Geophys. 52, 680-722, doi:10.1002/2013RG000445 (90 interactions of 21 hazards); Tilloy et al.
 *   (2019), Earth-Sci. Rev. 196, 102881, doi:10.1016/j.earscirev.2019.102881 (how they are quantified)
 */
export const LOADINGS: Readonly<Record<string, readonly number[]>> = {
  earthquake: [0.8, 0, 0, 0],
  volcano: [0.1, 0.6, 0, 0],
  tsunami: [0.65, 0.15, 0, 0],
  seismic_site_amplification: [0.7, 0, 0, 0],
  sinkhole: [0.1, 0, 0.1, 0.5],
  weather: [0, 0, 0.75, 0],
  flood: [0, 0, 0.55, 0.45],
  landslide: [0.5, 0.4, 0.35, 0.45],
};

/** What a pair factor rests on: half width of its interval, and the publication that speaks of the pair. */
export interface PairEvidence {
  readonly halfWidth: number;
  readonly source: string;
}

const GILL = 'Gill & Malamud (2014), doi:10.1002/2013RG000445';

/** POLICY for the widths. Pairs that the literature knows; all others have no evidence. */
export const PAIR_EVIDENCE: Readonly<Record<string, PairEvidence>> = {
  'earthquake|tsunami': { halfWidth: 0.2, source: `${GILL}: earthquakes trigger tsunamis` },
  'earthquake|seismic_site_amplification': { halfWidth: 0.2, source: 'the same shaking, doi:10.1193/070113EQS184M' },
  'earthquake|landslide': { halfWidth: 0.2, source: 'Nowicki Jessee et al. (2018), doi:10.1029/2017JF004494' },
  'earthquake|volcano': { halfWidth: 0.1, source: `${GILL}: rare triggering either way` },
  'earthquake|sinkhole': { halfWidth: 0.1, source: `${GILL}: shaking may open cavities` },
  'volcano|tsunami': { halfWidth: 0.15, source: `${GILL}: flank failures and explosions at sea` },
  'volcano|landslide': { halfWidth: 0.2, source: `${GILL}: flank failures and lahars` },
  'tsunami|seismic_site_amplification': { halfWidth: 0.2, source: 'the earthquake that both follow from' },
  'seismic_site_amplification|landslide': { halfWidth: 0.2, source: 'the earthquake that both follow from' },
  'tsunami|landslide': { halfWidth: 0.2, source: `${GILL}: the earthquake that both follow from, and slides into water` },
  'sinkhole|flood': { halfWidth: 0.15, source: `${GILL}: floods open sinkholes` },
  'sinkhole|weather': { halfWidth: 0.1, source: `${GILL}: storms bring the water` },
  'sinkhole|landslide': { halfWidth: 0.2, source: 'wet ground in common; no measured figure' },
  'weather|flood': { halfWidth: 0.2, source: 'Zscheischler et al. (2020), doi:10.1038/s43017-020-0060-z: wind with rain and surge' },
  'weather|landslide': { halfWidth: 0.2, source: `${GILL}: storms trigger landslides` },
  'flood|landslide': { halfWidth: 0.2, source: `${GILL}: the same rain` },
};

/** POLICY. Half width of the interval of a pair without evidence. */
export const NO_EVIDENCE_HALF_WIDTH = 0.1;

/** POLICY. Degrees of freedom of the Student copula: heavy joint tails, within the 3 to 10 of use. */
export const STUDENT_DOF = 5;

/** Peak ground acceleration at which an earthquake counts, g, and height of a tsunami at the place, m: where the component's score turns HIGH. */
export const EVENT_PGA_G = 0.2;
export const EVENT_WAVE_M = 1.55;

/** Two components that are one event where the first brings the second: the same shaking, on rock and on the ground of the place. */
export const ONE_EVENT = { first: 'earthquake', second: 'seismic_site_amplification' } as const;

/** POLICY. Winds and hail that damage: 1-minute wind of a cyclone, 3-second gust of a storm, m/s; stones, mm. */
export const EVENT_WEATHER = { cycloneMps: 33, gustMps: 42, hailMm: 45 } as const;

/** POLICY. Yearly probability of a compound event to score. */
export const COMPOUND_ANCHORS = [
  [1e-6, 2],
  [1e-5, 10],
  [1e-4, 30],
  [1e-3, 55],
  [1e-2, 80],
  [1e-1, 97],
] as const;

/** POLICY. Log standard deviation of a joint probability from what its marginals are good to. */
export const MARGINAL_LN_SIGMA = 0.9;
