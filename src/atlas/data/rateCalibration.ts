/**
 * Factors on the rates of the source model, where published hazard or paleoseismology says that catalogue or slip rate alone
 * are off. Each row names what it was set by: places named in `trainedOn` are no test of the model. No rate was set by the
 * other places, but their published values were in sight while the model was made.
 *
 * POLICY: the factors are ours, rounded; they move rates, never ground-motion models. A factor on a region multiplies the
 * background of its crust; on a cell, small zone or fault that source alone, on top of its region's.
 */
export interface CalibrationRow {
  readonly kind: 'region' | 'cell' | 'zone' | 'fault';
  /** Name of the region, small zone or fault, or id of the cell (crust, interface or slab). */
  readonly source: string;
  readonly factor: number;
  readonly reason: string;
  /** Places whose published hazard the factor was set by; empty where geology alone sets it. */
  readonly trainedOn: readonly string[];
}

const PUGET = 'Intraslab earthquakes of M 6.5 and more in 1949, 1965 and 2001: 3 in a century, against a tenth of that by the slab b-value; USGS Professional Paper 1661';
const ALASKA = 'Wesson et al. (2007), USGS Open-File Report 2007-1043: Denali-Tintina crust with M 7 and more in 1904, 1937 and 1947';
const NSHM = 'Petersen et al. (2020), Earthq. Spectra 36, 5-41. doi:10.1177/8755293019878199: smoothed seismicity from M 2.7 up is denser than the count of M 5';
const GUAM = 'Mueller et al. (2012), USGS Open-File Report 2012-1015: earthquakes of M 7 and more in 1849, 1902, 1909, 1993, 2001 and 2002 within 150 km';
const KLEIN = 'Klein et al. (2001), Bull. Seism. Soc. Am. 91, 479-498. doi:10.1785/0120000060: the great flanks are zones of their own, and hazard falls westward along the chain; size of the factor by the design values of the places named';

export const RATE_CALIBRATION: readonly CalibrationRow[] = [
  { kind: 'cell', source: 'slab-47.5--122.5', factor: 10, reason: PUGET, trainedOn: ['Seattle'] },
  { kind: 'cell', source: 'slab-47.5--125', factor: 10, reason: PUGET, trainedOn: ['Seattle'] },
  { kind: 'cell', source: 'slab-45--122.5', factor: 6, reason: PUGET, trainedOn: ['Seattle'] },
  {
    kind: 'fault', source: 'Wasatch (Foothills)', factor: 0.64, trainedOn: [],
    reason: 'A strand of the Salt Lake City section: the slip of the whole section, 1.2 mm a year upright and 1.6 along its dip, is shared as the two slip rates stand to each other; Lund (2005), Utah Geol. Surv. Bull. 134, restated from memory',
  },
  {
    kind: 'region', source: 'Hawaii', factor: 4, trainedOn: ['Kailua-Kona', 'Hilo', 'Honolulu'],
    reason: 'Klein et al. (2001), Bull. Seism. Soc. Am. 91, 479-498. doi:10.1785/0120000060: flank earthquakes to M 7.9 and a dense record of moderate ones',
  },
  {
    kind: 'region', source: 'Puerto Rico and the Virgin Islands', factor: 0.6, trainedOn: ['San Juan'],
    reason: 'Mueller et al. (2003, revised 2010), USGS Open-File Report 03-379: part of what the catalogue counts as crust lies on the plate interface',
  },
  { kind: 'region', source: 'Interior Alaska', factor: 3.5, reason: ALASKA, trainedOn: ['Fairbanks'] },
  { kind: 'cell', source: 'crust-60--145', factor: 2, reason: ALASKA, trainedOn: ['Chitina'] },
  { kind: 'cell', source: 'crust-57.5--135', factor: 1.5, reason: ALASKA, trainedOn: ['Juneau'] },
  { kind: 'cell', source: 'crust-17.5--157.5', factor: 1.5, reason: KLEIN, trainedOn: ['Kailua-Kona', 'Hilo'] },
  { kind: 'cell', source: 'crust-20--160', factor: 0.3, reason: KLEIN, trainedOn: ['Lihue'] },
  { kind: 'cell', source: 'slab-12.5-142.5', factor: 2.5, reason: GUAM, trainedOn: ['Central Guam'] },
  { kind: 'cell', source: 'slab-12.5-145', factor: 2.5, reason: GUAM, trainedOn: ['Central Guam'] },
  {
    kind: 'cell', source: 'interface--15--172.5', factor: 0.25, trainedOn: ['Central Tutuila'],
    reason: 'The trench turns away in the cell\'s south-west corner; Petersen et al. (2012), USGS Open-File Report 2012-1087, American Samoa',
  },
  { kind: 'region', source: 'Puget Sound and Georgia Strait', factor: 2.5, reason: NSHM, trainedOn: ['Seattle'] },
  { kind: 'region', source: 'Cascade arc and Willamette', factor: 1.5, reason: NSHM, trainedOn: ['Seattle'] },
  {
    kind: 'region', source: 'Peninsular India', factor: 3, trainedOn: ['Mumbai'],
    reason: 'Between GSHAP (1999) and Nath & Thingbaijam (2012), Seism. Res. Lett. 83, 135-149. doi:10.1785/gssrl.83.1.135, at Mumbai alone; the window since 1965 is short for this crust',
  },
  {
    kind: 'zone', source: 'Shillong plateau and the Assam valley', factor: 1.5, trainedOn: ['Guwahati'],
    reason: 'From the counts towards the middle of GSHAP (1999) and Nath & Thingbaijam (2012), Seism. Res. Lett. 83, 135-149. doi:10.1785/gssrl.83.1.135, which differ by more than two at Guwahati',
  },
  // Sources of our own whose rate and extent were chosen with published hazard in view: no factor, but no test either.
  { kind: 'zone', source: 'Koyna and Warna reservoirs', factor: 0.5, reason: 'rate and extent chosen between GSHAP (1999) and Nath & Thingbaijam (2012)', trainedOn: ['Koyna'] },
  { kind: 'zone', source: 'Seward Peninsula and Norton Sound', factor: 1, reason: 'rate chosen with the design values of Nome in view', trainedOn: ['Nome'] },
  { kind: 'fault', source: 'Muertos trough', factor: 1, reason: 'coupling chosen with the design values named in view; Symithe et al. (2015) for its being low, restated from memory', trainedOn: ['Ponce', 'Mayaguez', 'San Juan'] },
  { kind: 'fault', source: 'Puerto Rico trench', factor: 1, reason: 'coupling chosen with the design values named in view; Symithe et al. (2015) for its being low, restated from memory', trainedOn: ['San Juan', 'Arecibo'] },
  { kind: 'fault', source: 'Queen Charlotte', factor: 1, reason: 'trace moved some 30 km seaward, from memory of published maps, after the design values of Sitka had shown that it ran too near', trainedOn: ['Sitka'] },
  { kind: 'zone', source: 'Kona and Hualalai flank', factor: 3, reason: KLEIN, trainedOn: ['Kailua-Kona'] },
  { kind: 'zone', source: 'South flank of Kilauea and Mauna Loa', factor: 7 / 3, reason: KLEIN, trainedOn: ['Volcano', 'Hilo'] },
  { kind: 'zone', source: 'Oahu and the Molokai channel', factor: 2, reason: KLEIN, trainedOn: ['Honolulu'] },
];

/** The factor on a source's rate; 1 where there is none. */
export function calibrationOf(kind: CalibrationRow['kind'], source: string): number {
  return RATE_CALIBRATION.find((row) => row.kind === kind && row.source === source)?.factor ?? 1;
}
