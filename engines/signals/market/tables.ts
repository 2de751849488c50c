/** Something that a question can be about: its id on the wire, its name, and a place that stands for it. */
export interface MarketRow {
  readonly id: string;
  readonly name: string;
}

/** POLICY. The regions of the earthquake questions: those of the regional forecast with the longest complete records and the most trade. */
export const EARTHQUAKE_MARKETS: readonly string[] = [
  'california', 'pacific_northwest', 'alaska', 'hawaii', 'mexico', 'chile', 'japan', 'indonesia', 'new_zealand', 'turkey_aegean', 'italy',
];

/** A volcano of which eruptions can be asked. */
export interface VolcanoMarketRow extends MarketRow {
  /** Number in the catalogue of the Global Volcanism Program. */
  readonly gvpNumber: number;
  readonly lat: number;
  readonly lon: number;
}

/** POLICY. Six volcanoes that people live beside, each watched by an observatory. Positions: Global Volcanism Program, to 0.01 degrees. */
export const VOLCANO_MARKETS: readonly VolcanoMarketRow[] = [
  { id: 'kilauea', name: 'Kilauea', gvpNumber: 332010, lat: 19.42, lon: -155.29 },
  { id: 'etna', name: 'Etna', gvpNumber: 211060, lat: 37.75, lon: 15.0 },
  { id: 'vesuvius', name: 'Vesuvius', gvpNumber: 211020, lat: 40.82, lon: 14.43 },
  { id: 'popocatepetl', name: 'Popocatépetl', gvpNumber: 341090, lat: 19.02, lon: -98.62 },
  { id: 'merapi', name: 'Merapi', gvpNumber: 263250, lat: -7.54, lon: 110.45 },
  { id: 'sakurajima', name: 'Sakurajima (Aira)', gvpNumber: 282080, lat: 31.58, lon: 130.66 },
];

/** A zone of which tsunamis can be asked. */
export interface TsunamiMarketRow extends MarketRow {
  /** As the table of tsunami sources names it. */
  readonly zone: string;
  /** A coast that the waves of all its segments reach. */
  readonly lat: number;
  readonly lon: number;
  /** POLICY. Where an earthquake counts as one of the zone: its traces and some degrees about them; east may exceed 180. */
  readonly bounds: readonly [south: number, west: number, north: number, east: number];
}

/** The six tsunami zones of the tsunami model. */
export const TSUNAMI_MARKETS: readonly TsunamiMarketRow[] = [
  { id: 'cascadia', name: 'Cascadia', zone: 'Cascadia', lat: 44.63, lon: -124.06, bounds: [39, -130, 51, -121] },
  { id: 'alaska_aleutian', name: 'Alaska and the Aleutians', zone: 'Alaska-Aleutian', lat: 57.79, lon: -152.4, bounds: [48, 162, 63, 222] },
  { id: 'japan_kuril', name: 'Japan and the Kurils', zone: 'Japan-Kuril', lat: 38.9, lon: 141.6, bounds: [22, 121, 51, 159] },
  { id: 'chile_peru', name: 'Chile and Peru', zone: 'Chile-Peru', lat: -20.21, lon: -70.15, bounds: [-47, -83, -2, -68] },
  { id: 'sumatra_andaman', name: 'Sumatra and the Andamans', zone: 'Sumatra-Andaman', lat: 5.55, lon: 95.3, bounds: [-10, 90, 22, 106] },
  { id: 'caribbean_puerto_rico', name: 'The Caribbean and Puerto Rico', zone: 'Caribbean-Puerto Rico', lat: 18.47, lon: -66.11, bounds: [8, -84, 22, -57] },
];

/** What a question asks where the caller names no threshold. POLICY: the size that people trade. */
export const DEFAULT_THRESHOLD = { earthquake: 6, volcano: 2, tsunami: 8 } as const;

/** Bounds of the threshold by hazard: moment magnitude, VEI, magnitude of the source, EF rating. */
export const THRESHOLD_BOUNDS = {
  earthquake: [3, 8],
  volcano: [0, 7],
  tsunami: [7.5, 9.2],
  severe_weather: [0, 5],
} as const;

/** Where each question is settled, and how long after the end its record is complete. POLICY. */
export const RESOLUTION = {
  earthquake: { source: 'USGS ANSS Comprehensive Catalog (ComCat)', url: 'https://earthquake.usgs.gov/fdsnws/event/1/', afterDays: 30 },
  volcano: { source: 'Smithsonian Global Volcanism Program, confirmed eruptions', url: 'https://volcano.si.edu/', afterDays: 90 },
  tsunami: { source: 'NOAA NCEI Global Historical Tsunami Database and USGS ComCat', url: 'https://www.ngdc.noaa.gov/hazard/tsu_db.shtml', afterDays: 90 },
  severe_weather: { source: 'NOAA Storm Prediction Center storm reports; elsewhere the national weather service', url: 'https://www.spc.noaa.gov/climo/reports/', afterDays: 90 },
  flood: { source: 'Gauge of the reach, or the official damage record of the place', url: 'https://water.noaa.gov/', afterDays: 90 },
} as const;
