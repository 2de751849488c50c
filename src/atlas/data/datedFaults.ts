/** Years between the largest earthquakes of a fault where trenches or liquefied sand date them: shortest, best, longest. */
export interface DatedFault {
  readonly years: readonly [short: number, best: number, long: number];
  readonly source: string;
  /** Faults that break together in sequences. */
  readonly sequence?: string;
}

const TUTTLE = 'Tuttle et al. (2002), Bull. Seism. Soc. Am. 92, 2080-2089. doi:10.1785/0120010227: sequences about 900, 1450 and 1811, each of several earthquakes of M 7 and more';
const WGUEP = 'Working Group on Utah Earthquake Probabilities (2016), Utah Geol. Surv. Misc. Publ. 16-3: surface ruptures of the section every 1,300 years';

/**
 * By the name of the fault. Such a fault breaks at the dated pace in earthquakes of its characteristic magnitude; smaller ones are those of
 * the background.
 */
export const DATED_FAULTS: Readonly<Record<string, DatedFault>> = {
  'Reelfoot (New Madrid)': { years: [300, 500, 800], source: TUTTLE, sequence: 'New Madrid' },
  'New Madrid (Cottonwood Grove)': { years: [300, 500, 800], source: TUTTLE, sequence: 'New Madrid' },
  'New Madrid (North)': { years: [300, 500, 800], source: TUTTLE, sequence: 'New Madrid' },
  'Wasatch (Salt Lake City)': { years: [1000, 1300, 1600], source: WGUEP },
};
