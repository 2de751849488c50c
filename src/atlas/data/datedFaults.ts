/** Years between the largest earthquakes of a fault where trenches, liquefied sand or the deficit of slip that geodesy sees date them: shortest, best, longest. */
export interface DatedFault {
  readonly years: readonly [short: number, best: number, long: number];
  readonly source: string;
  /** Faults that break together in sequences. */
  readonly sequence?: string;
}

const TUTTLE = 'Tuttle et al. (2002), Bull. Seism. Soc. Am. 92, 2080-2089. doi:10.1785/0120010227: sequences about 900, 1450 and 1811, each of several earthquakes of M 7 and more';
const MARINIERE =
  'Mariniere et al. (2020), Geodetic evidence for shallow creep along the Quito fault, Geophys. J. Int. 220: M 6.5 and more every 200 to 1,200 years by the deficit of slip, since the middle of the fault creeps; best: geometric mean';
const WGUEP = 'Working Group on Utah Earthquake Probabilities (2016), Utah Geol. Surv. Misc. Publ. 16-3: surface ruptures of the section every 1,300 years';

/**
 * By the name of the fault. Such a fault breaks at the dated pace in earthquakes of its characteristic magnitude; smaller ones are those of
 * the background.
 */
export const DATED_FAULTS: Readonly<Record<string, DatedFault>> = {
  'Reelfoot (New Madrid)': { years: [300, 500, 800], source: TUTTLE, sequence: 'New Madrid' },
  'New Madrid (Cottonwood Grove)': { years: [300, 500, 800], source: TUTTLE, sequence: 'New Madrid' },
  'New Madrid (North)': { years: [300, 500, 800], source: TUTTLE, sequence: 'New Madrid' },
  Quito: { years: [200, 490, 1200], source: MARINIERE },
  'Wasatch (Salt Lake City)': { years: [1000, 1300, 1600], source: WGUEP },
};
