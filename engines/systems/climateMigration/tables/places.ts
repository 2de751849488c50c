import type { PressureName } from './parameters.ts';

/** A zone where some pressures stand out: boxes of south, north, west, east, degrees. */
export interface PressureZone {
  readonly id: string;
  readonly name: string;
  readonly boxes: readonly (readonly [south: number, north: number, west: number, east: number])[];
  readonly pressures: readonly PressureName[];
  readonly source: string;
}

const WG2 = 'IPCC AR6 WG2 (2022)';

/** Fifteen zones of climate pressure; boxes are ours and rough, the pressures are those that the source names for the region. */
export const PRESSURE_ZONES: readonly PressureZone[] = [
  { id: 'us_gulf_atlantic', name: 'US Gulf and South Atlantic coast', boxes: [[24, 31.5, -98, -79.5], [31, 37.5, -82, -75]], pressures: ['hurricane_exposure', 'sea_level_rise', 'flooding', 'heat_stress'], source: `${WG2}, ch. 14, North America` },
  { id: 'us_southwest', name: 'South-western United States', boxes: [[31, 37.5, -120, -103]], pressures: ['heat_stress', 'drought', 'wildfire'], source: `${WG2}, ch. 14, North America` },
  { id: 'us_pacific_fire', name: 'California and Pacific Northwest', boxes: [[37, 49, -124.8, -117]], pressures: ['wildfire', 'drought'], source: `${WG2}, ch. 14, North America` },
  { id: 'caribbean', name: 'Caribbean islands', boxes: [[10, 23.5, -85, -59]], pressures: ['hurricane_exposure', 'sea_level_rise', 'drought'], source: `${WG2}, ch. 15, Small islands` },
  { id: 'central_america_dry', name: 'Dry corridor of Central America', boxes: [[10, 17.5, -92.5, -84]], pressures: ['drought', 'hurricane_exposure', 'flooding'], source: 'World Bank, Groundswell (2018), Mexico and Central America' },
  { id: 'north_east_brazil', name: 'North-east of Brazil', boxes: [[-15, -3, -45, -34.5]], pressures: ['drought', 'heat_stress'], source: `${WG2}, ch. 12, Central and South America` },
  { id: 'sahel', name: 'Sahel', boxes: [[11, 18, -17.5, 38]], pressures: ['drought', 'heat_stress', 'flooding'], source: 'World Bank, Groundswell Africa: West Africa (2021)' },
  { id: 'west_africa_coast', name: 'Coast of West Africa', boxes: [[4, 7.5, -9, 9.5], [5.5, 16, -17.8, -11]], pressures: ['sea_level_rise', 'flooding', 'heat_stress'], source: 'World Bank, Groundswell Africa: West Africa (2021)' },
  { id: 'horn_of_africa', name: 'Horn of Africa', boxes: [[-2, 12, 36, 51.5]], pressures: ['drought', 'flooding'], source: `${WG2}, ch. 9, Africa` },
  { id: 'nile_delta', name: 'Nile delta', boxes: [[29.7, 31.8, 29.5, 33]], pressures: ['sea_level_rise', 'heat_stress', 'drought'], source: 'World Bank, Groundswell part 2 (2021), North Africa' },
  { id: 'persian_gulf', name: 'Persian Gulf and Mesopotamia', boxes: [[22, 34, 43, 58]], pressures: ['heat_stress', 'drought'], source: 'Pal & Eltahir (2016), Nature Clim. Change 6, 197-200. doi:10.1038/nclimate2833' },
  { id: 'indus_ganges', name: 'Indus and Ganges plains', boxes: [[24, 32, 67, 85]], pressures: ['heat_stress', 'flooding', 'drought'], source: 'Im, Pal & Eltahir (2017), Sci. Adv. 3, e1603322. doi:10.1126/sciadv.1603322' },
  { id: 'bengal_delta', name: 'Bengal delta', boxes: [[21, 25.5, 86.5, 92.7]], pressures: ['sea_level_rise', 'hurricane_exposure', 'flooding'], source: 'World Bank, Groundswell (2018), South Asia' },
  { id: 'mekong_luzon', name: 'Mekong delta, Luzon and the South China Sea', boxes: [[8, 12, 104, 110], [9, 19, 117, 127]], pressures: ['sea_level_rise', 'hurricane_exposure', 'flooding'], source: 'World Bank, Groundswell part 2 (2021), East Asia and Pacific' },
  { id: 'pacific_atolls', name: 'Low islands of the Pacific and the Maldives', boxes: [[-12, 12, 160, 180], [-25, 5, -180, -150], [-1, 8, 72, 74]], pressures: ['sea_level_rise', 'hurricane_exposure', 'drought'], source: `${WG2}, ch. 15, Small islands` },
];

/** A city to move to, with what a home costs. */
export interface KnownDestination {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly lat: number;
  readonly lon: number;
  readonly population: number;
  /** Typical home value, USD, to two digits. */
  readonly homeUsd: number;
}

/**
 * Twenty cities of the United States that are named as places to move to.
 *
 * Population 2020; home values restated from memory of 2024, to two digits, good to a tenth.
 *
 * @source US Census Bureau, 2020 census; Zillow Home Value Index, cities, 2024
 */
export const KNOWN_DESTINATIONS: readonly KnownDestination[] = [
  { id: 'buffalo', name: 'Buffalo', state: 'NY', lat: 42.8864, lon: -78.8784, population: 278_000, homeUsd: 230_000 },
  { id: 'rochester', name: 'Rochester', state: 'NY', lat: 43.1566, lon: -77.6088, population: 211_000, homeUsd: 220_000 },
  { id: 'syracuse', name: 'Syracuse', state: 'NY', lat: 43.0481, lon: -76.1474, population: 149_000, homeUsd: 190_000 },
  { id: 'pittsburgh', name: 'Pittsburgh', state: 'PA', lat: 40.4406, lon: -79.9959, population: 303_000, homeUsd: 230_000 },
  { id: 'cleveland', name: 'Cleveland', state: 'OH', lat: 41.4993, lon: -81.6944, population: 373_000, homeUsd: 110_000 },
  { id: 'cincinnati', name: 'Cincinnati', state: 'OH', lat: 39.1031, lon: -84.512, population: 309_000, homeUsd: 250_000 },
  { id: 'columbus', name: 'Columbus', state: 'OH', lat: 39.9612, lon: -82.9988, population: 906_000, homeUsd: 240_000 },
  { id: 'duluth', name: 'Duluth', state: 'MN', lat: 46.7867, lon: -92.1005, population: 86_700, homeUsd: 250_000 },
  { id: 'detroit', name: 'Detroit', state: 'MI', lat: 42.3314, lon: -83.0458, population: 639_000, homeUsd: 74_000 },
  { id: 'grand_rapids', name: 'Grand Rapids', state: 'MI', lat: 42.9634, lon: -85.6681, population: 199_000, homeUsd: 280_000 },
  { id: 'milwaukee', name: 'Milwaukee', state: 'WI', lat: 43.0389, lon: -87.9065, population: 577_000, homeUsd: 210_000 },
  { id: 'minneapolis', name: 'Minneapolis', state: 'MN', lat: 44.9778, lon: -93.265, population: 430_000, homeUsd: 320_000 },
  { id: 'chicago', name: 'Chicago', state: 'IL', lat: 41.8781, lon: -87.6298, population: 2_746_000, homeUsd: 310_000 },
  { id: 'madison', name: 'Madison', state: 'WI', lat: 43.0731, lon: -89.4012, population: 270_000, homeUsd: 420_000 },
  { id: 'ann_arbor', name: 'Ann Arbor', state: 'MI', lat: 42.2808, lon: -83.743, population: 124_000, homeUsd: 490_000 },
  { id: 'burlington', name: 'Burlington', state: 'VT', lat: 44.4759, lon: -73.2121, population: 44_700, homeUsd: 480_000 },
  { id: 'knoxville', name: 'Knoxville', state: 'TN', lat: 35.9606, lon: -83.9207, population: 191_000, homeUsd: 350_000 },
  { id: 'portland_me', name: 'Portland', state: 'ME', lat: 43.6591, lon: -70.2568, population: 68_400, homeUsd: 560_000 },
  { id: 'denver', name: 'Denver', state: 'CO', lat: 39.7392, lon: -104.9903, population: 716_000, homeUsd: 550_000 },
  { id: 'seattle', name: 'Seattle', state: 'WA', lat: 47.6062, lon: -122.3321, population: 737_000, homeUsd: 860_000 },
];

/** A city that people ask about, by the name that they use. */
export type KnownCity = readonly [name: string, countryCode: string, lat: number, lon: number, populationM: number];

/** Forty cities of the world; population of the urban agglomeration, millions. @source United Nations, World Urbanization Prospects (2018), agglomerations in 2020, rounded */
export const KNOWN_CITIES: readonly KnownCity[] = [
  ['Miami', 'US', 25.7617, -80.1918, 6.1],
  ['New Orleans', 'US', 29.9511, -90.0715, 1],
  ['Houston', 'US', 29.7604, -95.3698, 6.4],
  ['Phoenix', 'US', 33.4484, -112.074, 4.5],
  ['Las Vegas', 'US', 36.1699, -115.1398, 2.7],
  ['Los Angeles', 'US', 34.0522, -118.2437, 12.4],
  ['San Francisco', 'US', 37.7749, -122.4194, 3.3],
  ['New York', 'US', 40.7128, -74.006, 18.8],
  ['Charleston', 'US', 32.7765, -79.9311, 0.7],
  ['Tampa', 'US', 27.9506, -82.4572, 2.9],
  ['Toronto', 'CA', 43.6532, -79.3832, 6.2],
  ['Mexico City', 'MX', 19.4326, -99.1332, 21.8],
  ['Havana', 'CU', 23.1136, -82.3666, 2.1],
  ['Port-au-Prince', 'HT', 18.5944, -72.3074, 2.8],
  ['San Juan', 'PR', 18.4655, -66.1057, 2.4],
  ['Tegucigalpa', 'HN', 14.0723, -87.1921, 1.4],
  ['Recife', 'BR', -8.0476, -34.877, 4.1],
  ['Lima', 'PE', -12.0464, -77.0428, 10.7],
  ['London', 'GB', 51.5074, -0.1278, 9.3],
  ['Amsterdam', 'NL', 52.3676, 4.9041, 1.1],
  ['Venice', 'IT', 45.4408, 12.3155, 0.6],
  ['Athens', 'GR', 37.9838, 23.7275, 3.2],
  ['Alexandria', 'EG', 31.2001, 29.9187, 5.3],
  ['Cairo', 'EG', 30.0444, 31.2357, 20.9],
  ['Lagos', 'NG', 6.5244, 3.3792, 14.4],
  ['Dakar', 'SN', 14.7167, -17.4677, 3.1],
  ['Niamey', 'NE', 13.5116, 2.1254, 1.3],
  ['Mogadishu', 'SO', 2.0469, 45.3182, 2.3],
  ['Beira', 'MZ', -19.8436, 34.8389, 0.6],
  ['Dubai', 'AE', 25.2048, 55.2708, 2.9],
  ['Basra', 'IQ', 30.5081, 47.7835, 1.4],
  ['Karachi', 'PK', 24.8607, 67.0011, 16.1],
  ['Delhi', 'IN', 28.6139, 77.209, 30.3],
  ['Mumbai', 'IN', 19.076, 72.8777, 20.4],
  ['Dhaka', 'BD', 23.8103, 90.4125, 21],
  ['Bangkok', 'TH', 13.7563, 100.5018, 10.5],
  ['Jakarta', 'ID', -6.2088, 106.8456, 10.8],
  ['Manila', 'PH', 14.5995, 120.9842, 13.9],
  ['Ho Chi Minh City', 'VN', 10.8231, 106.6297, 8.6],
  ['Shanghai', 'CN', 31.2304, 121.4737, 27.1],
];
