/** The river that cools a plant, as it was measured there. */
export interface PlantRiver {
  readonly river: string;
  /** Mean flow of July and August, m3/s. */
  readonly summerFlowM3s: number;
  /** Mean water temperature of the warmest month above the plant, °C. */
  readonly warmestMonthC: number;
  /** Limit of the plant's own permit for the river after mixing, °C; null: that of the country. */
  readonly permitC: number | null;
  /** Share of the plant's capacity that is cooled once-through; the rest has towers. */
  readonly onceThroughShare: number;
  readonly source: string;
}

const FOEN = 'Swiss Federal Office for the Environment, Hydrological Yearbook (flows and temperatures rounded, from memory)';
const RHONE = 'Banque Hydro and EDF, Étude thermique globale du Rhône (flows and temperatures rounded, from memory)';

/**
 * Rivers of once-through plants that come from Alpine lakes and snow: colder in summer than the air tells, and strong.
 *
 * Permits looked up: Bugey 26 °C after mixing, more only on demand of the grid (arrêté du 11 juin 2004, art. 5, which also defines the rise as heat over
 * flow, art. 4). That Beznau warms the Aare by 0.7 to 1 °C at full load is the operator's own figure (CNBC, 19 July 2022), not used here.
 */
export const PLANT_RIVERS: ReadonlyMap<string, PlantRiver> = new Map([
  ['Bugey', { river: 'Rhône', summerFlowM3s: 480, warmestMonthC: 21, permitC: 26, onceThroughShare: 0.5, source: RHONE }],
  ['Saint-Alban', { river: 'Rhône', summerFlowM3s: 750, warmestMonthC: 22.5, permitC: null, onceThroughShare: 1, source: RHONE }],
  ['Tricastin', { river: 'Rhône', summerFlowM3s: 1100, warmestMonthC: 22.5, permitC: null, onceThroughShare: 1, source: RHONE }],
  ['Beznau', { river: 'Aare', summerFlowM3s: 640, warmestMonthC: 20.5, permitC: null, onceThroughShare: 1, source: FOEN }],
]);
