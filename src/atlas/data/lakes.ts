/**
 * Open water of great lakes, which the map counts as land: name, surface in m above the sea, half width in km, and axis (`latitude
 * longitude` vertices, degrees). Bands are drawn inside the shores: within some 5 to 30 km of a shore a lake still counts as land.
 *
 * @source Herdendorf (1982), Large lakes of the world, J. Great Lakes Res. 8, 379-412, doi:10.1016/S0380-1330(82)71982-3 (levels, to 1 m);
 *   shores after Natural Earth 4.1.0 (2018)
 */
export const lakes: readonly (readonly [name: string, surfaceM: number, halfWidthKm: number, axis: string])[] = [
  ['Lake Superior', 183, 40, '47.6 -86.6,47.3 -85.8'],
  ['Lake Superior, west', 183, 18, '47.2 -90.6'],
  ['Lake Michigan', 176, 32, '42.4 -87.15,43.5 -87.1,44.2 -86.95'],
  ['Lake Huron', 176, 32, '44.5 -82.4,45 -82.5'],
  ['Georgian Bay', 176, 20, '45 -80.75'],
  ['Lake Erie', 174, 16, '42 -81.8,42.35 -80.6'],
  ['Lake Ontario', 75, 18, '43.6 -78.9,43.6 -77.2'],
  ['Great Bear Lake', 156, 15, '66 -121'],
  ['Great Slave Lake', 156, 18, '61.45 -115,61.5 -114.4'],
  ['Lake Winnipeg', 217, 18, '52.7 -98,53.3 -98.2'],
  ['Lake Athabasca', 213, 8, '59.2 -109.5'],
  ['Lake Okeechobee', 4, 12, '26.95 -80.83'],
  ['Lake Tahoe', 1897, 6, '39.1 -120.04'],
  ['Lake Nicaragua', 31, 11, '11.4 -85.15'],
  ['Lake Managua', 39, 7, '12.3 -86.35'],
  ['Lake Maracaibo', 0, 36, '9.8 -71.5'],
  ['Lake Titicaca', 3810, 11, '-15.75 -69.45'],
  ['Lake Victoria', 1134, 60, '-1 33.1'],
  ['Lake Tanganyika', 768, 9, '-4 29.3,-5 29.42,-6 29.52'],
  ['Lake Malawi', 474, 11, '-11 34.45,-12 34.4,-12.8 34.55'],
  ['Lake Albert', 615, 8, '1.65 30.95'],
  ['Lake Turkana', 360, 6, '3 36.2,3.9 36.1'],
  ['Lake Ladoga', 5, 36, '60.9 31.5'],
  ['Lake Onega', 33, 18, '61.5 35.6'],
  ['Lake Peipus', 30, 10, '58.75 27.5'],
  ['Vanern', 44, 10, '58.75 12.95'],
  ['Vattern', 88, 5, '58.3 14.55'],
  ['Lake Geneva', 372, 3, '46.43 6.55'],
  ['Lake Constance', 395, 2, '47.6 9.43'],
  ['Lake Sevan', 1900, 8, '40.3 45.35'],
  ['Lake Van', 1640, 14, '38.65 42.9'],
  ['Issyk-Kul', 1607, 16, '42.43 77.2'],
  ['Lake Baikal', 456, 8, '53.4 108.4,54.3 109.05,55.2 109.5'],
  ['Lake Baikal, south', 456, 8, '51.75 104.9'],
  ['Khanka', 69, 18, '45 132.4'],
  ['Qinghai Lake', 3196, 15, '36.9 100.2'],
  ['Lake Taupo', 356, 7, '-38.8 175.9'],
];
