import { africa } from './climateNormalsAfrica.ts';
import { asia } from './climateNormalsAsia.ts';
import { europe } from './climateNormalsEurope.ts';
import { northAmerica } from './climateNormalsNorthAmerica.ts';
import { oceania } from './climateNormalsOceania.ts';
import { southAmerica } from './climateNormalsSouthAmerica.ts';

/** Where a row's numbers were published. */
export type NormalsSource = keyof typeof NORMALS_SOURCES;

/** A station: name, ISO country, latitude, longitude (degrees), elevation (m), source, monthly mean temperature (°C) and precipitation (mm). */
export type StationRow = readonly [
  name: string, country: string, lat: number, lon: number, elevationM: number, source: NormalsSource,
  temperatureC: readonly number[], precipitationMm: readonly number[],
];

/**
 * Publications and periods behind the rows. Restated to about a tenth of a degree and a whole millimetre; with changes of site,
 * period and secondary transcription a value stands for its city within 0.7 °C and 12 % of rain (one standard deviation).
 */
export const NORMALS_SOURCES = {
  N: { title: 'NOAA NCEI US Climate Normals', period: '1991-2020', doi: '10.25921/w22g-9r79' },
  W: { title: 'WMO Climatological Standard Normals (NCEI accession 0253808)', period: '1991-2020', doi: '10.25921/800j-vn07' },
  P: { title: 'Normals of the national services as listed by the WMO', period: '1981-2010', doi: null },
  Q: { title: 'WMO Climatological Normals (CLINO), WMO-No. 847', period: '1961-1990', doi: null },
} as const;

/** Every station, all regions. */
export const stations: readonly StationRow[] = [...northAmerica, ...southAmerica, ...europe, ...africa, ...asia, ...oceania];

/** Air over the open ocean by latitude: yearly mean and half the yearly swing of temperature (°C), yearly rain (mm). @source Large-scale zonal means after Hartmann (2016), Global Physical Climatology, figs. 1.6, 5.4; sigma 3 °C, 50 % */
export const OCEAN_ZONES: readonly (readonly [lat: number, meanC: number, swingC: number, rainMm: number])[] = [
  [-90, -49, 14, 60],
  [-80, -35, 13, 100],
  [-70, -12, 9, 300],
  [-60, -1, 3, 800],
  [-50, 6, 2, 1100],
  [-40, 13, 3, 1100],
  [-30, 19, 3, 900],
  [-20, 24, 2, 1000],
  [-10, 26.5, 1, 1500],
  [0, 27, 0.5, 1700],
  [10, 27, 1, 1700],
  [20, 25, 2, 900],
  [30, 20.5, 4, 900],
  [40, 14, 6, 1100],
  [50, 8, 6, 1100], [60, 4, 6, 900], [70, -3, 8, 450], [80, -14, 15, 200], [90, -17, 17, 150],
];
