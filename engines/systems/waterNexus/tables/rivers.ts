/** The river or great lake that cools a plant, as it was measured there. */
export interface PlantRiver {
  readonly river: string;
  /** Mean flow of July and August, m3/s; null: a lake, which is warmed by all that the rule allows. */
  readonly summerFlowM3s: number | null;
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

const DANUBE = 'Gauges and temperatures of the Danube and its tributaries (ICPDR yearbooks, rounded, from memory)';
const US_RIVERS = 'USGS gauges of the river next to the plant (July and August, rounded, from memory)';
const OTHER = 'Published means of the river (rounded, from memory)';

/**
 * Lake-wide means of the surface in August, of 2012, 2014 and 2016, rounded; the pipes of most plants draw from colder water below.
 *
 * @source NOAA Great Lakes Environmental Research Laboratory, as printed in the Clinton News Record, 9 August 2016
 */
const GREAT_LAKES = 'NOAA Great Lakes Environmental Research Laboratory: mean surface temperatures of August 2012, 2014 and 2016';

const lake = (name: string, warmestMonthC: number): PlantRiver => ({
  river: name,
  summerFlowM3s: null,
  warmestMonthC,
  permitC: null,
  onceThroughShare: 1,
  source: GREAT_LAKES,
});

const river = (
  name: string,
  [summerFlowM3s, warmestMonthC]: readonly [flow: number, warmest: number],
  source: string,
  permitC: number | null = null,
): PlantRiver => ({ river: name, summerFlowM3s, warmestMonthC, permitC, onceThroughShare: 1, source });

/**
 * Rivers of once-through plants that are colder in summer than the air tells, or so large that a plant hardly warms them; what is not listed is a
 * stream that is warmed by all that the rule allows.
 *
 * Permits looked up: Bugey 26 °C after mixing, more only on demand of the grid (arrêté du 11 juin 2004, art. 5, which also defines the rise as heat over
 * flow, art. 4). That of Paks, 30 °C 500 m below the outlet, is from memory (decree 15/2001 KöM). That Beznau warms the Aare by 0.7 to 1 °C at full load
 * is the operator's own figure (CNBC, 19 July 2022), not used here.
 */
export const PLANT_RIVERS: ReadonlyMap<string, PlantRiver> = new Map([
  ['Bugey', { river: 'Rhône', summerFlowM3s: 480, warmestMonthC: 21, permitC: 26, onceThroughShare: 0.5, source: RHONE }],
  ['Saint-Alban', river('Rhône', [750, 22.5], RHONE)],
  ['Tricastin', river('Rhône', [1100, 22.5], RHONE)],
  ['Beznau', river('Aare', [640, 20.5], FOEN)],
  ['Theiß', river('Danube', [2100, 18.5], DANUBE)],
  ['Dürnrohr', river('Danube', [2100, 18.5], DANUBE)],
  ['Simmering', river('Danube', [2100, 19], DANUBE)],
  ['Mellach', river('Mur', [140, 16.5], DANUBE)],
  ['Paks', river('Danube', [2400, 22.5], DANUBE, 30)],
  ['Nikola Tesla A and B', river('Sava', [700, 24.5], DANUBE)],
  ['Kostolac', river('Danube', [4800, 24.5], DANUBE)],
  ['Kozloduy', river('Danube', [5000, 25], DANUBE)],
  ['Cernavodă', river('Danube', [5200, 25], DANUBE)],
  ['Karlsruhe Rheinhafen', river('Rhine', [1300, 22], OTHER)],
  ['Mannheim', river('Rhine', [1350, 22.5], OTHER)],
  ['La Casella', river('Po', [600, 25], OTHER)],
  ['Piacenza', river('Po', [600, 25], OTHER)],
  ['Ostiglia', river('Po', [850, 25], OTHER)],
  ['Sermide', river('Po', [850, 25], OTHER)],
  ['Quad Cities', river('Mississippi', [1500, 25.5], US_RIVERS)],
  ['Waterford 3', river('Mississippi', [12_000, 29.5], US_RIVERS)],
  ['Nine Mile', river('Mississippi', [12_000, 29.5], US_RIVERS)],
  ['Cooper', river('Missouri', [1300, 26], US_RIVERS)],
  ['Iatan', river('Missouri', [1500, 27], US_RIVERS)],
  ['Labadie', river('Missouri', [2400, 27.5], US_RIVERS)],
  ['Kozienice', river('Vistula', [450, 20.5], OTHER)],
  ['Połaniec', river('Vistula', [300, 20.5], OTHER)],
  ['Atucha', river('Paraná', [15_000, 25.5], OTHER)],
  ['Costanera', river('Río de la Plata', [20_000, 25], OTHER)],
  ['Beni Suef', river('Nile', [1600, 28], OTHER)],
  ['Pickering', lake('Lake Ontario', 22.5)],
  ['Darlington', lake('Lake Ontario', 22.5)],
  ['Nine Mile Point', lake('Lake Ontario', 22.5)],
  ['James A. FitzPatrick', lake('Lake Ontario', 22.5)],
  ['R.E. Ginna', lake('Lake Ontario', 22.5)],
  ['D.C. Cook', lake('Lake Michigan', 21)],
  ['Point Beach', lake('Lake Michigan', 21)],
  ['Bruce', lake('Lake Huron', 21.5)],
  ['Nanticoke', lake('Lake Erie', 24)],
  ['Chashma', river('Indus', [6000, 25], OTHER)],
  ['Waigaoqiao', river('Yangtze', [40_000, 28.5], OTHER)],
]);
