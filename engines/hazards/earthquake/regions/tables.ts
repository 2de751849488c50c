import { DECLUSTERING_WINDOWS, type AftershockRegime } from '../seismicity/tables.ts';

/** A region of the forecast. */
export interface RegionRow {
  readonly id: string;
  readonly name: string;
  /** South, west, north, east, degrees; none crosses the antimeridian. */
  readonly bounds: readonly [south: number, west: number, north: number, east: number];
  /** Tectonic regime whose aftershocks stand for the region. */
  readonly aftershocks: AftershockRegime;
}

/** POLICY. Bounds are ours, in whole and half degrees about the seismic belts that the names stand for; regimes after Garcia et al. (2012), Seismol. Res. Lett. 83(4), 611-619. doi:10.1785/gssrl.83.4.611 */
export const REGIONS: readonly RegionRow[] = [
  { id: 'california', name: 'California and western Nevada', bounds: [32, -125, 42, -114], aftershocks: 'activeShallow' },
  { id: 'pacific_northwest', name: 'Pacific Northwest and Cascadia', bounds: [42, -128, 50, -118], aftershocks: 'aboveSlabShallow' },
  { id: 'alaska', name: 'Alaska and the eastern Aleutians', bounds: [51, -170, 68, -136], aftershocks: 'subduction' },
  { id: 'intermountain_west', name: 'Intermountain West and Utah', bounds: [36, -114, 46, -109], aftershocks: 'activeShallow' },
  { id: 'new_madrid', name: 'New Madrid and the central United States', bounds: [34, -93, 39.5, -86], aftershocks: 'stableContinent' },
  { id: 'oklahoma', name: 'Oklahoma and southern Kansas', bounds: [33.5, -100, 38, -94.5], aftershocks: 'stableContinent' },
  { id: 'hawaii', name: 'Hawaii', bounds: [18, -161, 23, -154], aftershocks: 'hotSpot' },
  { id: 'mexico', name: 'Southern Mexico', bounds: [14, -107, 21, -92], aftershocks: 'subduction' },
  { id: 'peru', name: 'Peru', bounds: [-19, -82, -3, -69], aftershocks: 'subduction' },
  { id: 'chile', name: 'Chile', bounds: [-46, -77, -18, -67], aftershocks: 'subduction' },
  { id: 'japan', name: 'Japan', bounds: [30, 129, 46, 147], aftershocks: 'subduction' },
  { id: 'taiwan', name: 'Taiwan', bounds: [21.5, 119, 26, 123.5], aftershocks: 'activeShallow' },
  { id: 'philippines', name: 'Philippines', bounds: [5, 117, 19.5, 128], aftershocks: 'subduction' },
  { id: 'indonesia', name: 'Indonesia', bounds: [-11.5, 94, 6.5, 141], aftershocks: 'subduction' },
  { id: 'new_zealand', name: 'New Zealand', bounds: [-48, 165, -34, 180], aftershocks: 'aboveSlabShallow' },
  { id: 'himalaya', name: 'Himalaya and Nepal', bounds: [26, 76, 32, 97], aftershocks: 'activeShallow' },
  { id: 'turkey_aegean', name: 'Turkey and the Aegean', bounds: [34, 19, 42.5, 45], aftershocks: 'activeShallow' },
  { id: 'italy', name: 'Italy', bounds: [36, 6.5, 47.5, 19], aftershocks: 'activeShallow' },
  { id: 'iceland', name: 'Iceland', bounds: [62.5, -26, 67.5, -12], aftershocks: 'oceanBoundary' },
];

/** Magnitudes that probabilities are given for; the last is open. */
export const FORECAST_MAGNITUDES = [3, 4, 5, 6, 7] as const;
/** Horizons, days. */
export const FORECAST_DAYS = [1, 7, 30, 365.25, 3652.5] as const;

/** POLICY. Ratio of the expected 7-day count to background from which the status rises. */
export const ALERT_STARTS = { ELEVATED: 2, HIGH: 10, VERY_HIGH: 100 } as const;
/** Magnitude of the alert ratio: recorded everywhere in the world. */
export const ALERT_MAGNITUDE = 4.5;
/** POLICY. Days of which every earthquake from `ALERT_MAGNITUDE` on is asked for. */
export const RECENT_DAYS = 30;
/** POLICY. Least magnitude of earthquakes before those days: smaller ones add little by then. */
export const LASTING_MAGNITUDE = 5.5;
/** The longest window of the declustering that the baseline was counted with (M 9), days: what it took out of the baseline must be forecast as clustering. */
export const SEQUENCE_DAYS = Math.ceil(DECLUSTERING_WINDOWS.gardnerKnopoff.days(9));
