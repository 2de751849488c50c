/**
 * Cities of the world whose peak acceleration of 475 years on rock is published: name, latitude, longitude, lowest and highest published, g, and who says so.
 *
 * Written down before our own values were computed; nothing is fitted to them. Codes round to zones, some have a floor, and all but one are restated from memory,
 * unverified: the table shows where we stand alone, no more than that.
 *
 * @source kds17: KDS 17 10 00 (Korea), zone factor of 500 years on rock
 * @source eak2000: Greek code, zones; eshm13: European model of 2013
 * @source ec8: national annexes of Eurocode 8 (Bulgaria, Croatia, Slovenia, France, Iceland, Portugal, Ethiopia)
 * @source mps04: national hazard map of Italy, INGV (2004)
 * @source ncse02, tbec18, std2800, si413, ecp201, rpa99, bcp07, tcvn9386, covenin, inpres103, nscp, nsr10: codes of Spain, Turkey, Iran, Israel, Egypt, Algeria, Pakistan, Vietnam, Venezuela, Argentina, the Philippines and Colombia
 * @source nbc105: Nepal's code of 2020 (0.35) and a thesis of Tribhuvan University (0.43 to 0.51 on rock in the Kathmandu valley; its abstract was read)
 * @source gb18306: zonation map of China (2015), for ground of class II, and four fifths of it for rock
 * @source nzs1170: NZS 1170.5 (2004), zone factor, and what is remembered of the national model of 2022
 * @source resis2: Benito et al. (2012), regional project RESIS II, Bull. Seismol. Soc. Am. 102(2). doi:10.1785/0120100342
 * @source frankel11: Frankel et al. (2011), Earthq. Spectra 27(S1), S23-S41. doi:10.1193/1.3631016
 * @source pusgen17: national hazard map of Indonesia (2017)
 */
export const WORLD_CITIES: readonly (readonly [name: string, lat: number, lon: number, lowG: number, highG: number, source: string])[] = [
  ['Seoul', 37.5665, 126.978, 0.07, 0.11, 'kds17'],
  ['Busan', 35.1796, 129.076, 0.11, 0.14, 'kds17'],
  ['Jeju', 33.4996, 126.531, 0.07, 0.07, 'kds17'],
  ['Athens', 37.9838, 23.7275, 0.16, 0.24, 'eak2000, eshm13'],
  ['Thessaloniki', 40.6401, 22.9444, 0.16, 0.22, 'eak2000'],
  ['Patras', 38.2466, 21.7346, 0.24, 0.36, 'eak2000'],
  ['Argostoli', 38.1737, 20.4896, 0.36, 0.45, 'eak2000'],
  ['Heraklion', 35.3387, 25.1442, 0.24, 0.3, 'eak2000'],
  ['Sofia', 42.6977, 23.3219, 0.19, 0.23, 'ec8'],
  ['Zagreb', 45.815, 15.9819, 0.2, 0.25, 'ec8'],
  ['Dubrovnik', 42.6507, 18.0944, 0.3, 0.3, 'ec8'],
  ['Ljubljana', 46.0569, 14.5058, 0.25, 0.28, 'ec8'],
  ["L'Aquila", 42.3498, 13.3995, 0.26, 0.26, 'mps04'],
  ['Messina', 38.1938, 15.554, 0.25, 0.25, 'mps04'],
  ['Naples', 40.8518, 14.2681, 0.16, 0.17, 'mps04'],
  ['Bologna', 44.4949, 11.3426, 0.16, 0.17, 'mps04'],
  ['Granada', 37.1773, -3.5986, 0.23, 0.24, 'ncse02'],
  ['Nice', 43.7102, 7.262, 0.1, 0.16, 'ec8'],
  ['Fort-de-France', 14.6161, -61.0588, 0.25, 0.31, 'ec8'],
  ['Istanbul', 41.0082, 28.9784, 0.3, 0.4, 'tbec18'],
  ['Ankara', 39.9334, 32.8597, 0.13, 0.2, 'tbec18'],
  ['Tehran', 35.6892, 51.389, 0.35, 0.35, 'std2800'],
  ['Mashhad', 36.2605, 59.6168, 0.3, 0.3, 'std2800'],
  ['Jerusalem', 31.7683, 35.2137, 0.1, 0.14, 'si413'],
  ['Cairo', 30.0444, 31.2357, 0.1, 0.15, 'ecp201'],
  ['Algiers', 36.7538, 3.0588, 0.25, 0.4, 'rpa99'],
  ['Addis Ababa', 9.03, 38.74, 0.07, 0.1, 'ec8'],
  ['Islamabad', 33.6844, 73.0479, 0.16, 0.24, 'bcp07'],
  ['Quetta', 30.1798, 66.975, 0.32, 0.5, 'bcp07'],
  ['Karachi', 24.8607, 67.0011, 0.16, 0.24, 'bcp07'],
  ['Kathmandu', 27.7172, 85.324, 0.35, 0.51, 'nbc105'],
  ['Beijing', 39.9042, 116.407, 0.16, 0.2, 'gb18306'],
  ["Xi'an", 34.3416, 108.94, 0.16, 0.2, 'gb18306'],
  ['Shanghai', 31.2304, 121.474, 0.08, 0.1, 'gb18306'],
  ['Kunming', 25.0389, 102.718, 0.16, 0.2, 'gb18306'],
  ['Lanzhou', 36.0611, 103.834, 0.16, 0.2, 'gb18306'],
  ['Xichang', 27.8945, 102.264, 0.24, 0.3, 'gb18306'],
  ['Haikou', 20.044, 110.2, 0.24, 0.3, 'gb18306'],
  ['Urumqi', 43.8256, 87.6168, 0.16, 0.2, 'gb18306'],
  ['Wellington', -41.2866, 174.776, 0.4, 0.75, 'nzs1170'],
  ['Auckland', -36.8485, 174.763, 0.06, 0.13, 'nzs1170'],
  ['Christchurch', -43.5321, 172.636, 0.22, 0.35, 'nzs1170'],
  ['Napier', -39.4928, 176.912, 0.38, 0.65, 'nzs1170'],
  ['Dunedin', -45.8788, 170.503, 0.09, 0.15, 'nzs1170'],
  ['Queenstown', -45.0312, 168.663, 0.27, 0.4, 'nzs1170'],
  ['Guatemala City', 14.6349, -90.5069, 0.35, 0.46, 'resis2'],
  ['San Salvador', 13.6929, -89.2182, 0.35, 0.5, 'resis2'],
  ['Managua', 12.1364, -86.2514, 0.31, 0.48, 'resis2'],
  ['San José, Costa Rica', 9.9281, -84.0907, 0.3, 0.47, 'resis2'],
  ['Tegucigalpa', 14.0723, -87.1921, 0.15, 0.25, 'resis2'],
  ['Panama City', 8.9824, -79.5199, 0.15, 0.25, 'resis2'],
  ['Port-au-Prince', 18.5944, -72.3074, 0.35, 0.45, 'frankel11'],
  ['Caracas', 10.4806, -66.9036, 0.3, 0.3, 'covenin'],
  ['Bogota', 4.711, -74.0721, 0.15, 0.2, 'nsr10'],
  ['Bucaramanga', 7.1193, -73.1227, 0.25, 0.25, 'nsr10'],
  ['Mendoza', -32.8895, -68.8458, 0.35, 0.45, 'inpres103'],
  ['San Juan, Argentina', -31.5375, -68.5364, 0.35, 0.45, 'inpres103'],
  ['Manila', 14.5995, 120.984, 0.35, 0.5, 'nscp'],
  ['Jakarta', -6.2088, 106.846, 0.2, 0.3, 'pusgen17'],
  ['Bandung', -6.9175, 107.619, 0.25, 0.4, 'pusgen17'],
  ['Yogyakarta', -7.7956, 110.37, 0.25, 0.35, 'pusgen17'],
  ['Surabaya', -7.2575, 112.752, 0.15, 0.25, 'pusgen17'],
  ['Padang', -0.9471, 100.417, 0.4, 0.55, 'pusgen17'],
  ['Palu', -0.8917, 119.871, 0.5, 0.7, 'pusgen17'],
  ['Makassar', -5.1477, 119.433, 0.05, 0.15, 'pusgen17'],
  ['Reykjavik', 64.1466, -21.9426, 0.1, 0.2, 'ec8'],
  ['Selfoss', 63.9331, -20.9971, 0.4, 0.5, 'ec8'],
  ['Akureyri', 65.6885, -18.1262, 0.1, 0.2, 'ec8'],
  ['Lisbon', 38.7223, -9.1393, 0.15, 0.21, 'ec8'],
  ['Hanoi', 21.0278, 105.834, 0.08, 0.11, 'tcvn9386'],
];
