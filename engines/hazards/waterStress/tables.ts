import type { Indicator } from './weightedScore.ts';

/**
 * Default weights of Aqueduct's overall score. Unverified against the technical note, which gives them as shares of 24.5.
 *
 * @source Kuzma et al. (2023), Aqueduct 4.0 technical note, industry weighting schemes, default column
 */
export const DEFAULT_WEIGHTS: Readonly<Record<Indicator, number>> = {
  bws: 4, bwd: 4, gtd: 4, iav: 0.5, sev: 0.5, drr: 2, rfr: 1, cfr: 1, ucw: 2, cep: 1, udw: 2, usa: 2, rri: 0.5,
};

/** POLICY. Stress ratio and score, 0 to 100: the bounds of Aqueduct's categories stand at the levels, 20 % at 30, 40 % at 50, 80 % at 75. */
export const STRESS_ANCHORS = [[0.05, 5], [0.1, 15], [0.2, 30], [0.4, 50], [0.8, 75], [1.6, 95]] as const;

/** Scenarios of Aqueduct's projections. */
export const STRESS_SCENARIOS = { opt: 'SSP1-2.6', bau: 'SSP3-7.0', pes: 'SSP5-8.5' } as const;

export type StressScenario = keyof typeof STRESS_SCENARIOS;

/**
 * POLICY. Share of the logarithmic change to 2050 under business as usual that each scenario reaches by each year: growth of demand is
 * slower and ends earlier with SSP1, faster with SSP5; the change by 2080 is taken half as large again as by 2050.
 */
export const CHANGE_SHARE: Readonly<Record<StressScenario, Readonly<Record<2030 | 2050 | 2080, number>>>> = {
  opt: { 2030: 0.35, 2050: 0.7, 2080: 0.7 }, bau: { 2030: 0.4, 2050: 1, 2080: 1.5 }, pes: { 2030: 0.45, 2050: 1.1, 2080: 1.6 },
};

/** Log standard deviation of the ratio of a live catchment: model error of PCR-GLOBWB in gauged basins. POLICY. */
export const CATCHMENT_LN_SIGMA = 0.3;

/**
 * Ratio of a listed region up to which the published score cannot tell it from none: the scale of Aqueduct begins at 5 %, and rows are good to half a category.
 *
 * @source Kuzma et al. (2023), Aqueduct 4.0 technical note: score = log2(ratio / 0.1) + 1, from 0
 */
export const FLOOR_RATIO = 0.06;

/** Share of arid rows from which a place is set apart as arid and hardly used. POLICY. */
export const ARID_SHARE = 0.5;
