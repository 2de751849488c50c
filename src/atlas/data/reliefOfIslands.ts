import type { ReliefRow } from './relief.ts';

/**
 * Steep islands and coastal massifs too small for the rows of the continents: volcanic islands, the inner arc of the Lesser Antilles and hills
 * behind harbours. Elevations are about a third of the summits, rounded; half widths are those of the high ground.
 *
 * @source National topographic maps; Nunn et al. (2016), Geosci. Lett. 3, 7, doi:10.1186/s40562-016-0041-8 (which Pacific islands are volcanic and high); summits
 *   restated from memory, unverified
 */
export const reliefOfIslands: readonly ReliefRow[] = [
  // Pacific
  ['Tutuila', 'L', 200, 150, 5, '-14.34 -170.8,-14.31 -170.72,-14.27 -170.6'],
  ['Manua Islands', 'L', 300, 200, 6, '-14.17 -169.65,-14.23 -169.46'],
  ['Upolu', 'L', 400, 280, 11, '-13.87 -171.95,-13.98 -171.55'],
  ['Savaii', 'L', 650, 450, 20, '-13.62 -172.5'],
  ['Rarotonga', 'M', 220, 160, 4, '-21.24 -159.78'],
  ['Tahiti', 'M', 750, 550, 15, '-17.63 -149.47'],
  ['Tahiti Iti', 'M', 450, 350, 9, '-17.8 -149.2'],
  ['Moorea', 'M', 350, 250, 7, '-17.53 -149.83'],
  ['Raiatea and Tahaa', 'L', 280, 200, 9, '-16.62 -151.5,-16.87 -151.43'],
  ['Bora Bora and Huahine', 'L', 180, 140, 6, '-16.5 -151.74,-16.75 -150.99'],
  ['Nuku Hiva and Ua Huka', 'M', 420, 250, 10, '-8.86 -140.13,-8.91 -139.55'],
  ['Hiva Oa and Tahuata', 'M', 420, 250, 10, '-9.75 -139.02,-9.95 -139.09'],
  ['Ua Pou', 'M', 400, 250, 7, '-9.4 -140.08'],
  ['Rapa and Austral Islands', 'L', 180, 130, 6, '-27.6 -144.35,-23.88 -147.67,-23.38 -149.47'],
  ['Pitcairn', 'L', 150, 90, 3, '-25.07 -130.1'],
  ['Oahu, Koolau and Waianae', 'L', 350, 230, 9, '21.6 -158,21.35 -157.78,21.45 -158.15'],
  ['Kauai', 'M', 550, 400, 17, '22.05 -159.55'],
  ['West Maui and Molokai, east', 'M', 550, 400, 10, '20.88 -156.6,21.12 -156.8'],
  ['Haleakala', 'M', 1000, 750, 18, '20.71 -156.2'],
  ['Pohnpei and Kosrae', 'L', 280, 200, 9, '6.87 158.22,5.31 162.97'],
  ['Chuuk high islands', 'L', 120, 100, 3, '7.43 151.86,7.37 151.88'],
  ['Lord Howe Island', 'M', 250, 220, 3, '-31.57 159.08'],
  ['Efate and Vanuatu, high islands', 'L', 350, 280, 14, '-15.3 167.9,-16.25 168.15,-17.65 168.4,-18.8 169.1,-19.5 169.4'],
  ['Santo and Malekula', 'L', 500, 380, 22, '-15.3 166.75,-16.3 167.45'],
  ['Guadalcanal and Malaita', 'L', 600, 450, 22, '-9.6 160,-9.05 161'],
  ['Bougainville and New Georgia', 'L', 550, 450, 24, '-5.9 155,-6.5 155.5,-8.2 157.5'],
  // Atlantic
  ['Tristan da Cunha', 'M', 800, 550, 5, '-37.11 -12.28'],
  ['Gough Island', 'M', 400, 250, 5, '-40.32 -9.93'],
  ['Saint Helena', 'L', 400, 190, 6, '-15.96 -5.71'],
  ['Ascension Island', 'L', 220, 190, 5, '-7.95 -14.36'],
  ['Madeira island', 'M', 700, 450, 9, '32.77 -17.2,32.74 -16.85'],
  ['Tenerife and Gran Canaria', 'M', 850, 600, 20, '28.27 -16.6,27.97 -15.6'],
  ['La Palma, Gomera and Hierro', 'M', 700, 450, 11, '28.68 -17.85,28.12 -17.24,27.74 -18.03'],
  ['Azores, islands', 'L', 350, 230, 9, '37.8 -25.5,38.72 -27.2,38.48 -28.4,38.65 -28'],
  ['Santiago and Fogo', 'L', 550, 450, 13, '15.1 -23.65,14.95 -24.35'],
  ['Santo Antao and Sao Nicolau', 'M', 600, 400, 11, '17.05 -25.17,16.6 -24.25'],
  ['Sao Tome', 'L', 550, 450, 16, '0.23 6.6'],
  ['Bioko', 'L', 800, 600, 22, '3.5 8.7'],
  ['Guadeloupe, Basse-Terre', 'M', 450, 320, 10, '16.15 -61.7'],
  ['Dominica', 'M', 420, 260, 11, '15.55 -61.4,15.3 -61.33'],
  ['Martinique', 'L', 300, 230, 14, '14.78 -61.12,14.5 -60.95'],
  ['Saint Lucia', 'L', 280, 180, 9, '13.95 -60.97,13.82 -61'],
  ['Saint Vincent', 'M', 350, 250, 8, '13.33 -61.18,13.21 -61.2'],
  ['Grenada', 'L', 250, 170, 8, '12.12 -61.69'],
  ['Montserrat and Nevis', 'L', 300, 220, 5, '16.74 -62.19,17.15 -62.58'],
  ['Saint Kitts and Statia', 'L', 280, 240, 6, '17.35 -62.78,17.48 -62.98'],
  // Indian Ocean
  ['Reunion', 'M', 1000, 650, 23, '-21.13 55.53'],
  ['Grande Comore and Anjouan', 'L', 550, 420, 14, '-11.65 43.33,-12.22 44.43'],
  ['Mayotte and Moheli', 'L', 180, 130, 9, '-12.83 45.15,-12.33 43.73'],
  ['Mahe', 'L', 230, 180, 6, '-4.68 55.48'],
  ['Mauritius uplands', 'H', 320, 180, 20, '-20.32 57.53'],
  // Hills behind harbours
  ['Freetown Peninsula', 'L', 320, 180, 6, '8.46 -13.22,8.27 -13.12,8.13 -13.07'],
  ['Cape Peninsula', 'L', 380, 250, 5, '-33.97 18.4,-34.1 18.4,-34.25 18.44'],
  ['Hills of Busan', 'L', 220, 170, 18, '35.2 129.05'],
  ['Hills of Hong Kong', 'L', 220, 180, 18, '22.27 114.2,22.4 114.12,22.4 114.27'],
];
