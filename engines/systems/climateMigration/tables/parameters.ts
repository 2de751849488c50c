import type { Anchors } from '../../../levels.ts';

/** Scenarios of warming that may be asked. */
export const SCENARIOS = ['SSP2-4.5', 'SSP5-8.5'] as const;
export type MigrationScenario = (typeof SCENARIOS)[number];
/** Years ahead that may be asked. */
export const HORIZONS = [10, 20, 30] as const;
export type Horizon = (typeof HORIZONS)[number];

/** Pressures of the climate, in the order of the answer. */
export const PRESSURES = ['sea_level_rise', 'hurricane_exposure', 'heat_stress', 'wildfire', 'drought', 'flooding'] as const;
export type PressureName = (typeof PRESSURES)[number];
/** Hazards that warming hardly moves, in the order of the answer. */
export const GEOHAZARDS = ['earthquake', 'flood', 'landslide', 'sinkhole', 'wildfire', 'volcanic'] as const;
export type GeohazardName = (typeof GEOHAZARDS)[number];

/**
 * Warming of the world from today (about 2025) to the horizon, °C: median, 5 and 95 per cent.
 *
 * Read off AR6's 20-year means (SSP2-4.5: 1.5, 2.0, 2.7 °C; SSP5-8.5: 1.6, 2.4, 4.4 °C in 2021-40, 2041-60, 2081-2100) less 1.3 °C
 * of today, straight between their middles.
 *
 * @source IPCC AR6 WG1 (2021), table 4.5 and SPM table B.1. doi:10.1017/9781009157896.006
 */
export const WARMING_C: Readonly<Record<MigrationScenario, Readonly<Record<Horizon, readonly [median: number, low: number, high: number]>>>> = {
  'SSP2-4.5': { 10: [0.3, 0.1, 0.6], 20: [0.55, 0.25, 1], 30: [0.8, 0.4, 1.3] },
  'SSP5-8.5': { 10: [0.4, 0.2, 0.7], 20: [0.85, 0.5, 1.4], 30: [1.3, 0.8, 2] },
};

/**
 * POLICY with its parent: what one degree does, in natural logarithm.
 *
 * heat: days of danger about double for a degree of local warming (AR6 WG1, 12.4). drought: 10-year agricultural drought 1.7, 2.4 and 4.1
 * times as frequent at 1.5, 2 and 4 °C (SPM fig. 6): 0.4 a degree. rain: the 10-year day of rain 1.5, 1.7 and 2.7 times: 0.25. hurricane:
 * share of categories 4 and 5 up 13 % at 2 °C (Knutson 2020): 0.08. wildfire: burned area, our middle of a wide literature: 0.3.
 *
 * @source IPCC AR6 WG1 (2021), SPM figure SPM.6; Knutson et al. (2020), BAMS 101, E303-E322. doi:10.1175/BAMS-D-18-0194.1
 */
export const PER_DEGREE = { heat: 0.69, drought: 0.4, rain: 0.25, hurricane: 0.08, wildfire: 0.3 } as const;

/** POLICY. From the quantity of each pressure to its score: yearly probabilities and rates, days of a heat index of 41 °C. */
export const PRESSURE_ANCHORS: Readonly<Record<PressureName, Anchors>> = {
  sea_level_rise: [[1e-4, 5], [1e-3, 15], [0.01, 50], [0.04, 75], [0.1, 90], [0.3, 98]],
  hurricane_exposure: [[1e-4, 5], [2e-3, 25], [0.01, 50], [0.04, 75], [0.1, 95]],
  heat_stress: [[0.5, 5], [3, 25], [20, 50], [60, 75], [150, 95]],
  wildfire: [[1e-6, 2], [1e-5, 10], [1e-4, 25], [5e-4, 50], [2e-3, 75], [1e-2, 95]],
  drought: [[0.02, 10], [0.05, 25], [0.1, 50], [0.2, 75], [0.4, 95]],
  flooding: [[0.001, 10], [0.002, 20], [0.01, 50], [0.04, 75], [0.1, 90]],
};
/** The quantity behind each pressure on the wire, and its unit. */
export const PRESSURE_UNITS: Readonly<Record<PressureName, readonly [name: string, unit: string]>> = {
  sea_level_rise: ['annual_probability_of_sea_flooding', '1/yr'],
  hurricane_exposure: ['major_hurricanes_nearby', '1/yr'],
  heat_stress: ['days_of_dangerous_heat_index', 'd/yr'],
  wildfire: ['annual_probability_of_damaging_wildfire', '1/yr'],
  drought: ['severe_droughts_adjusted_for_water_stress', '1/yr'],
  flooding: ['annual_probability_of_river_or_rain_flooding', '1/yr'],
};

/** POLICY. Water stress that leaves the drought rate as it is, and how far it counts. */
export const DROUGHT_STRESS = { reference: 0.3, power: 0.3, least: 0.6, most: 1.8 } as const;

/** How much each pressure and hazard counts, relative to the others of its list. */
export interface Weights {
  readonly pressures: Readonly<Record<PressureName, number>>;
  readonly geohazards: Readonly<Record<GeohazardName, number>>;
  /** Share of the pressures in the whole; the rest is that of the geohazards. */
  readonly climateShare: number;
}

/** POLICY. Stated weights, and three others by which an order is tried. */
export const WEIGHTS = {
  stated: {
    pressures: { sea_level_rise: 0.2, hurricane_exposure: 0.15, heat_stress: 0.2, wildfire: 0.15, drought: 0.1, flooding: 0.2 },
    geohazards: { earthquake: 0.35, flood: 0.15, landslide: 0.1, sinkhole: 0.05, wildfire: 0.15, volcanic: 0.2 },
    climateShare: 0.75,
  },
  equal: {
    pressures: { sea_level_rise: 1, hurricane_exposure: 1, heat_stress: 1, wildfire: 1, drought: 1, flooding: 1 },
    geohazards: { earthquake: 1, flood: 1, landslide: 1, sinkhole: 1, wildfire: 1, volcanic: 1 },
    climateShare: 0.5,
  },
  heat_and_fire: {
    pressures: { sea_level_rise: 0.05, hurricane_exposure: 0.05, heat_stress: 0.4, wildfire: 0.3, drought: 0.15, flooding: 0.05 },
    geohazards: { earthquake: 0.3, flood: 0.1, landslide: 0.1, sinkhole: 0.05, wildfire: 0.3, volcanic: 0.15 },
    climateShare: 0.85,
  },
  water: {
    pressures: { sea_level_rise: 0.3, hurricane_exposure: 0.2, heat_stress: 0.05, wildfire: 0.05, drought: 0.05, flooding: 0.35 },
    geohazards: { earthquake: 0.2, flood: 0.45, landslide: 0.15, sinkhole: 0.05, wildfire: 0.05, volcanic: 0.1 },
    climateShare: 0.85,
  },
} as const satisfies Record<string, Weights>;
export type WeightSet = keyof typeof WEIGHTS;
/** The sets by name. */
export const WEIGHT_SETS = Object.keys(WEIGHTS) as [WeightSet, ...WeightSet[]];

/** POLICY. Power of the mean: at 4 the worst terms decide, and many small ones do not make a great one. */
export const POWER = 4;

/** Tiers of the price of a home. */
export const BUDGET_TIERS = ['low', 'medium', 'high'] as const;
export type BudgetTier = (typeof BUDGET_TIERS)[number];
/** POLICY. Median home price at which the next tier begins, USD. */
export const TIER_STARTS_USD = { medium: 300_000, high: 500_000 } as const;

/** POLICY. A difference of so many points is a hazard gained or lost; at so many points a driver is one that both ends share. */
export const DIFFERENCE_POINTS = 10;
export const SHARED_DRIVER_POINTS = 40;
/** Exponents of the gravity model: people of both ends, distance. @source Cohen, Roig, Reuman & GoGwilt (2008), PNAS 105, 15269-15274 (exponents near 1, distance 1 to 2). doi:10.1073/pnas.0808185105 */
export const GRAVITY = { people: 1, distance: 1.5 } as const;
