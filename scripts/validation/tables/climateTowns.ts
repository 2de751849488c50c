import type { ClimatePlace } from './climatePlaces.ts';

/**
 * Towns that a rule chose: of each country the most populous one that lies 60 km and more from every station of the tables and of
 * `CLIMATE_PLACES`, countries in the order of the people of that town, the first 60 whose normals we know (Budta, Takeo, Jijiga and N’dalatando are left out for want of
 * them). Restated from memory to about 12 % of rain and 0.7 °C.
 *
 * @source WMO (1996), Climatological Normals (CLINO) for 1961-1990, WMO-No. 847; WMO Climatological Standard Normals 1991-2020, NCEI accession
 *   0253808; normals of the national services
 */
export const CLIMATE_TOWNS: readonly ClimatePlace[] = [
  ['Tianjin', 39.14, 117.18, 540, 13.1, 27, null], ['Surat', 21.2, 72.83, 1200, 27.6, 31, null], ['Ibadan', 7.38, 3.91, 1310, 26.5, 28.5, null],
  ['Bursa', 40.2, 29.06, 708, 14.8, 25, null], ['Surabaya', -7.25, 112.75, 1700, 27.6, 28.9, null], ['Daegu', 35.87, 128.59, 1081, 14.5, 26.9, null],
  ['Faisalabad', 31.42, 73.09, 375, 24.2, 34, null], ['Nagoya', 35.18, 136.91, 1579, 16.2, 28.2, null], ['Kakamega', 0.28, 34.75, 1970, 20.5, 21.7, null],
  ['Maracay', 10.24, -67.59, 930, 25.3, 26.8, null], ['León', 21.13, -101.67, 650, 19.5, 23.5, null], ['Rabat', 34.01, -6.83, 550, 17.9, 23, null],
  ['Erbil', 36.18, 44.01, 420, 20.7, 33.5, null], ['Mecca', 21.43, 39.83, 112, 30.8, 36, null], ['Kaohsiung', 22.62, 120.31, 1900, 25.4, 29.3, null],
  ['Khulna', 22.81, 89.56, 1790, 26.3, 29.5, null], ['Kumasi', 6.69, -1.62, 1400, 26, 27.6, null], ['San Antonio', 29.42, -98.49, 821, 20.9, 29.9, null],
  ['Nizhny Novgorod', 56.33, 44, 650, 5.2, 19.4, null], ['Santiago de los Caballeros', 19.45, -70.7, 980, 26.2, 28, null], ['Shymkent', 42.3, 69.6, 585, 13, 26.7, null],
  ['Birmingham GB', 52.48, -1.9, 805, 10.1, 17.3, null], ['Maceió', -9.67, -35.74, 1900, 25.4, 26.8, null], ['Namangan', 41, 71.67, 190, 14.9, 27.8, null],
  ['Dnipro', 48.47, 35.04, 550, 9.7, 22.9, null], ['Cologne', 50.93, 6.95, 790, 10.7, 19.2, null], ['Rosario', -32.95, -60.64, 1045, 17.8, 24.9, null],
  ['Naypyidaw', 19.75, 96.13, 1200, 26.9, 30.8, null], ['Cartagena CO', 10.4, -75.51, 1050, 27.9, 28.6, null], ['Qom', 34.64, 50.88, 145, 18.6, 32.8, null],
  ['Mbuji-Mayi', -6.14, 23.59, 1490, 24, 24.6, null], ['Turin', 45.07, 7.69, 900, 12.8, 23.3, null], ['Haiphong', 20.86, 106.68, 1690, 23.3, 28.5, null],
  ['Ipoh', 4.58, 101.08, 2430, 27.1, 27.8, null], ['Bouaké', 7.69, -5.03, 1100, 26.3, 28, null], ['San Pedro Sula', 15.5, -88.03, 1130, 26.3, 28.6, null],
  ['Port Said', 31.27, 32.3, 80, 21.4, 27, null], ['Homs', 34.73, 36.72, 420, 16.7, 26.2, null], ['Łódź', 51.77, 19.47, 585, 8.9, 19.2, null],
  ['Pietermaritzburg', -29.62, 30.39, 844, 18.5, 22.6, null], ['Lomé', 6.13, 1.22, 860, 27, 28.5, null], ['Pointe-Noire', -4.78, 11.86, 1230, 25, 27, null],
  ['Macau', 22.2, 113.55, 2000, 22.8, 28.6, null], ['Oran', 35.7, -0.64, 345, 17.9, 25.8, null], ['Gold Coast', -28, 153.43, 1250, 21.3, 25, null],
  ['Taiz', 13.58, 44.02, 560, 22, 25.5, null], ['Abu Dhabi', 24.45, 54.4, 57, 28, 35.3, null], ['Blantyre', -15.78, 35.01, 870, 22.3, 25.5, null],
  ['Málaga', 36.72, -4.42, 515, 18.7, 26.2, null], ['Irbid', 32.56, 35.85, 455, 18.2, 26, null], ['Nyala', 12.05, 24.88, 400, 27, 30.8, null],
  ['Hamhung', 39.92, 127.54, 890, 10.1, 23.6, null], ['Pristina', 42.67, 21.17, 600, 10.5, 20.8, null], ['Touba', 14.85, -15.88, 490, 28, 30, null],
  ['Homyel', 52.43, 30.98, 620, 7.8, 20.2, null], ['Toulouse', 43.6, 1.44, 627, 14.2, 22.8, null], ['Santo Domingo de los Colorados', -0.25, -79.18, 3000, 22.9, 24, null],
  ['Huancayo', -12.07, -75.2, 745, 12, 13.2, null], ['Ndola', -12.96, 28.64, 1190, 20.6, 24, null], ['Garoua', 9.3, 13.4, 1000, 28.2, 32.5, null],
];
