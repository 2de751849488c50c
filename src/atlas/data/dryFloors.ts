/** A flat floor of dry ground: its height above the sea and what that is off by, m, half its width, km, and its axis (`latitude longitude` vertices, degrees). */
export type DryFloor = readonly [name: string, floorM: number, sigmaM: number, halfWidthKm: number, axis: string];

/**
 * Pans, playas and depressions where nobody lives, so that no place tells of them: heights of their floors by surveys and shuttle radar.
 *
 * @source United States Geological Survey, national surveys and gazetteers of the countries; El Bastawesy & Ali (2013), Physical Geography
 *   of Qattara; Borsa et al. (2008), Geophys. J. Int. 172, 31-45, doi:10.1111/j.1365-246X.2007.03604.x (Uyuni); restated from memory, unverified
 */
export const dryFloors: readonly DryFloor[] = [
  ['Badwater Basin, Death Valley', -82, 4, 4.5, '36.46 -116.88,36.23 -116.85,36.05 -116.79'],
  ['Cottonball Basin, Death Valley', -75, 8, 3.5, '36.72 -116.95,36.55 -116.9'],
  ['Ayding, Turpan', -148, 8, 8, '42.66 89.1,42.68 89.4'],
  ['Qattara', -70, 30, 28, '29 28.2,29.5 27.3,30.1 27'],
  ['Danakil salt plain', -115, 12, 8, '14.5 40.2,14.24 40.32,13.95 40.45'],
  ['Lake Eyre', -11, 4, 22, '-28.9 137.2,-28.1 137.4'],
  ['Chott Melrhir', -30, 8, 15, '34.35 6.2,34.15 6.5'],
  ['Chott el Gharsa', -15, 8, 7, '34.1 7.75'],
  ['Karagiye', -120, 15, 5, '43.5 51.75,43.35 51.85'],
  ['Laguna del Carbon', -100, 10, 3, '-49.58 -68.35'],
  ['Bajo del Gualicho', -70, 8, 8, '-40.4 -65.4'],
  ['Salar de Uyuni', 3656, 2, 42, '-20.2 -67.6'],
  ['Salar de Coipasa', 3657, 3, 18, '-19.4 -68.15'],
  ['Salar de Atacama', 2305, 4, 20, '-23.6 -68.3,-23.35 -68.25'],
  ['Salar de Arizaro', 3460, 8, 14, '-24.7 -67.75'],
  ['Etosha Pan', 1082, 3, 18, '-18.75 16,-18.8 16.7'],
  ['Sua Pan', 902, 3, 20, '-20.5 26.05,-20.8 26'],
  ['Ntwetwe Pan', 905, 4, 20, '-20.7 25.2'],
  ['Bonneville Salt Flats', 1285, 3, 9, '40.85 -113.85,40.72 -113.9'],
  ['Black Rock Desert', 1191, 4, 7, '40.8 -119.2,41 -118.9'],
  ['Lop Nur', 782, 5, 25, '40.3 90.5'],
  ['Qarhan, Qaidam', 2677, 6, 20, '36.95 94.9,36.95 95.5'],
  ['Lake Gairdner', 110, 6, 11, '-31.9 135.95,-31.4 136.1'],
  ['Lake Torrens', 32, 6, 10, '-31.6 137.9,-30.5 137.75'],
  ['Lake Frome', -2, 5, 14, '-30.75 139.8'],
  ['Jaz Murian', 352, 10, 15, '27.5 58.8'],
  ['Hamun of Sistan', 475, 4, 25, '31.1 61.2'],
  ['Bodele', 168, 12, 35, '16.8 17.8'],
  ['Umm as Samim', 62, 8, 25, '21.6 55.9'],
  ['Lake Natron', 604, 6, 6, '-2.45 36.05,-2.25 36'],
  ['Lake Eyasi', 1030, 6, 6, '-3.7 35,-3.5 35.2'],
];
