import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { dateOf, type ListedQuake } from './listedQuake.ts';

/** A row of the public lists that later study corrected. */
interface Correction {
  /** Date, latitude, longitude and magnitude as the lists have them. */
  readonly of: readonly [date: string, lat: number, lon: number, magnitude: number | null];
  /** Null: too little is known. */
  readonly magnitude?: number | null;
  readonly place?: string;
  /** No earthquake of the size: left out. */
  readonly isLeftOut?: true;
}

/** Positions of one row may differ by this between the lists, km. */
const SAME_KM = 80;

/** Tremors of deep gold mines, kept since they are felt and do damage, named for what they are. */
const MINE_TREMORS: readonly (readonly [...Correction['of'], field: string])[] = [
  ['1974-05-14', -26.27, 27.53, 5.7, 'Carletonville'],
  ['1977-04-07', -26.93, 26.66, 5.5, 'Klerksdorp'],
  ['1989-01-25', -27.99, 26.73, 5.5, 'Welkom'],
  ['1994-10-30', -28.03, 26.74, 5.6, 'Welkom'],
  ['1997-07-21', -26.86, 26.62, 5, 'Klerksdorp'],
  ['1999-04-22', -27.95, 26.64, 5.7, 'Welkom'],
];

/**
 * Corrections, restated from memory of the papers named, unverified.
 *
 * @source Basel: ECOS-09 (Swiss Seismological Service); Verona, Marsica: CPTI15 (Rovida et al.), doi:10.13127/CPTI/CPTI15.4
 * @source Marlborough: Mason & Little (2006), N. Z. J. Geol. Geophys. 49, 375-382; Iceland: Einarsson (1991), Tectonophysics 189, 261-279
 * @source Nepal: Bilham (1995), Current Science 69, 101-128; Venezuela: Colón et al. (2015), J. South Am. Earth Sci. 62; Kresna: Ambraseys (2001)
 * @source Rampart: Alaska Earthquake Center; Chamonix: intensity VII of SisFrance, whose size the list's magnitude of an unknown kind contradicts
 * @source Gengma, the second of the earthquakes of Lancang and Gengma, 12 minutes after the first: moment magnitude of ISC-GEM, read in a summary
 * @source Lubin: a tremor of copper mines whose magnitude one station gave; gold fields: Gibowicz & Kijko (1994), An Introduction to Mining Seismology
 */
const CORRECTIONS: readonly Correction[] = [
  { of: ['1356-10-18', 47.4, 7.6, null], magnitude: 6.6, place: 'Basel, Switzerland' },
  { of: ['1817-03-11', 45.9, 6.8, 8], magnitude: null },
  { of: ['1833-08-26', 28.3, 85.5, 8], magnitude: 7.7 },
  { of: ['1848-10-15', -41.3, 174.5, 7.9], magnitude: 7.5 },
  { of: ['1900-10-29', 11, -66, 8.4], magnitude: 7.7 },
  { of: ['1904-04-04', 41.8, 23.2, 7.8], magnitude: 7.2 },
  { of: ['1904-04-04', 41.8, 23.2, 7.5], magnitude: 6.9 },
  { of: ['1904-08-27', 64.7, -148.1, 8.3], magnitude: 7.3 },
  { of: ['1912-05-06', 64, -20, 7.5], magnitude: 7 },
  { of: ['1915-01-13', 42, 13.5, 7.5], magnitude: 7.1 },
  { of: ['1988-11-06', 23.18, 99.44, 6.4], magnitude: 6.9 },
  { of: ['1983-08-06', 51.63, 15.99, 5.8], isLeftOut: true },
  ...MINE_TREMORS.map(([date, lat, lon, magnitude, field]): Correction => ({
    of: [date, lat, lon, magnitude],
    place: `${field} gold mines, South Africa (mine tremor)`,
  })),
];

/** Before the list of the product's own begins, and without size or deaths in the others. */
const ADDED: readonly ListedQuake[] = [
  {
    year: 1117,
    month: 1,
    day: 3,
    minute: null,
    lat: 45.3,
    lon: 11,
    depthKm: null,
    magnitude: 6.5,
    place: 'Verona, Italy',
  },
];

/** The rows as later study has them; throws where a correction meets no row, so that none goes unnoticed. */
export function corrected(quakes: readonly ListedQuake[]): ListedQuake[] {
  const met = new Set<Correction>();
  const rows = quakes.flatMap((quake) => {
    const found = CORRECTIONS.find(({ of: [date, lat, lon, magnitude] }) => {
      if (dateOf(quake) !== date || quake.magnitude !== magnitude) return false;
      return distanceKm(quake.lat, quake.lon, lat, lon) < SAME_KM;
    });
    if (!found) return [quake];
    met.add(found);
    return found.isLeftOut ? [] : [correctedRow(quake, found)];
  });
  const missed = CORRECTIONS.find((each) => !met.has(each));
  if (missed) throw new Error(`no list holds ${missed.of.join(', ')}`);
  return [...rows, ...ADDED];
}

function correctedRow(quake: ListedQuake, { magnitude, place }: Correction): ListedQuake {
  return {
    ...quake,
    magnitude: magnitude === undefined ? quake.magnitude : magnitude,
    place: place ?? quake.place,
  };
}
