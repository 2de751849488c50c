/** Years between the largest earthquakes of a fault where trenches, liquefied sand or the deficit of slip that geodesy sees date them: shortest, best, longest. */
export interface DatedFault {
  readonly years: readonly [short: number, best: number, long: number];
  readonly source: string;
  /** The years pass at one place of a fault that is longer than its ruptures: it breaks oftener, here and there. Absent: anywhere on the fault. */
  readonly isAtOnePlace?: true;
  /** Faults that break together in sequences. */
  readonly sequence?: string;
}

const TUTTLE = 'Tuttle et al. (2002), Bull. Seism. Soc. Am. 92, 2080-2089. doi:10.1785/0120010227: sequences about 900, 1450 and 1811, each of several earthquakes of M 7 and more';
const MARINIERE =
  'Mariniere et al. (2020), Geodetic evidence for shallow creep along the Quito fault, Geophys. J. Int. 220: M 6.5 and more every 200 to 1,200 years by the deficit of slip, since the middle of the fault creeps; best: geometric mean';
const SAPKOTA =
  'Sapkota et al. (2013), Nat. Geosci. 6, 71-76. doi:10.1038/ngeo1669: 1255 and 1934, 679 years apart, 150 km and more of surface rupture; Bollinger et al. (2014), J. Geophys. Res. 119, 7123-7163. doi:10.1002/2014JB010970, restated from memory: 750 +- 140 to 870 +- 350 years over 4,000';
const LEROUX =
  'Le Roux-Mallouf et al. (2020), Solid Earth 11, 2359-2375. doi:10.5194/se-11-2359-2020: five earthquakes in 2,200 years before 1714, every 550 +- 211, most with 12 m of slip and more';
const NOT_SEVERAL =
  'POLICY, no sequence of several is dated here: from the pace of western Bhutan (550) by that of eastern Nepal to what two thirds of the slip of geodesy make, a third passing without earthquakes; Stevens and Avouac (2016), Geophys. Res. Lett. 43, 1118-1123. doi:10.1002/2015GL067336';
const HESSAMI =
  'Hessami et al. (2003), Ann. Geophys. 46. doi:10.4401/ag-3461, its abstract was read: four earthquakes in 3,600 years on the north-western segment, every 350 to 1,430, mean 821';
const ALASHKAR =
  'Al-Ashkar et al. (2022), Solid Earth 13, 761-777. doi:10.5194/se-13-761-2022, its abstract was read: the last two surface ruptures 2,496 +- 887 years apart';
const EMEELT =
  'Al Ashkar et al. (2020), EGU General Assembly, EGU2020-14014: faults 10 to 45 km from Ulaanbaatar break in M 6 and more every 1,000 to 10,000 years; best: geometric mean';
const WGUEP = 'Working Group on Utah Earthquake Probabilities (2016), Utah Geol. Surv. Misc. Publ. 16-3: surface ruptures of the section every 1,300 years';

/**
 * By the name of the fault. Such a fault breaks at the dated pace in earthquakes of its characteristic magnitude; smaller ones are those of
 * the background.
 */
export const DATED_FAULTS: Readonly<Record<string, DatedFault>> = {
  'Reelfoot (New Madrid)': { years: [300, 500, 800], source: TUTTLE, sequence: 'New Madrid' },
  'New Madrid (Cottonwood Grove)': { years: [300, 500, 800], source: TUTTLE, sequence: 'New Madrid' },
  'New Madrid (North)': { years: [300, 500, 800], source: TUTTLE, sequence: 'New Madrid' },
  'North Tabriz': { years: [350, 821, 1430], source: HESSAMI, isAtOnePlace: true },
  'Emeelt (Ulaanbaatar)': { years: [1000, 3200, 10_000], source: EMEELT },
  'Sharkhai (Ulaanbaatar)': { years: [1609, 2496, 3383], source: ALASHKAR },
  Quito: { years: [200, 490, 1200], source: MARINIERE },
  'Main Himalayan Thrust (Jammu-Himachal)': { years: [550, 800, 1200], source: NOT_SEVERAL, isAtOnePlace: true },
  'Main Himalayan Thrust (Garhwal-Kumaon)': { years: [550, 800, 1200], source: NOT_SEVERAL, isAtOnePlace: true },
  'Main Himalayan Thrust (West Nepal)': { years: [550, 800, 1200], source: NOT_SEVERAL, isAtOnePlace: true },
  'Main Himalayan Thrust (Kathmandu-Bihar)': { years: [610, 750, 1220], source: SAPKOTA, isAtOnePlace: true },
  'Main Himalayan Thrust (Sikkim-Bhutan)': { years: [339, 550, 761], source: LEROUX, isAtOnePlace: true },
  'Main Himalayan Thrust (Arunachal-Assam)': { years: [550, 800, 1200], source: NOT_SEVERAL, isAtOnePlace: true },
  'Wasatch (Salt Lake City)': { years: [1000, 1300, 1600], source: WGUEP },
};
