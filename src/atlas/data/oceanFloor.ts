/**
 * The ocean floor in coarse strokes, for travel times of long waves: spreading ridges with their half rates, and regions whose depth
 * differs from what the age of the crust gives.
 *
 * Depth away from the regions follows the cooling of the crust; positions are rounded to a degree, depths to two digits and are means
 * over the region, not soundings.
 *
 * @source Ridge axes and rates: restated from the plate boundaries of Bird (2003), Geochem. Geophys. Geosyst. 4, 1027, to 1 degree
 * and 1 mm/yr. doi:10.1029/2001GC000252
 * @source Mean depths of seas, shelves, plateaus: general bathymetric charts (GEBCO), rounded; travel times within 5 % over ocean
 * basins are checked in the tsunami verification, single regions are not.
 */
export interface Ridge {
  readonly name: string;
  /** Half spreading rate, mm/yr. */
  readonly halfRate: number;
  /** Latitude, longitude, degrees. */
  readonly axis: readonly (readonly [lat: number, lon: number])[];
}

export const RIDGES: readonly Ridge[] = [
  { name: 'Mid-Atlantic Ridge, north', halfRate: 12, axis: [[63, -25], [60, -29], [57, -33], [53, -35], [50, -30], [45, -28], [40, -30], [35, -36], [30, -42], [25, -45], [20, -46], [15, -46], [11, -43], [8, -38], [4, -32], [1, -28], [0, -20]] },
  { name: 'Mid-Atlantic Ridge, south', halfRate: 17, axis: [[0, -20], [-1, -14], [-8, -13], [-15, -13], [-22, -12], [-30, -13], [-38, -16], [-45, -15], [-50, -8], [-54, 0]] },
  { name: 'Arctic ridges', halfRate: 7, axis: [[67, -18], [71, -12], [73, 5], [78, 8], [82, -2], [85, 10], [86, 50], [83, 95]] },
  { name: 'Southwest Indian Ridge', halfRate: 8, axis: [[-54, 0], [-53, 14], [-52, 28], [-46, 34], [-42, 42], [-37, 50], [-32, 57], [-27, 65], [-25, 70]] },
  { name: 'Carlsberg and Central Indian Ridge', halfRate: 17, axis: [[13, 50], [10, 57], [4, 63], [-3, 68], [-10, 66], [-18, 66], [-25, 70]] },
  { name: 'Southeast Indian Ridge', halfRate: 33, axis: [[-25, 70], [-33, 77], [-40, 78], [-45, 92], [-50, 108], [-50, 120], [-50, 135], [-54, 142], [-62, 155], [-63, 170]] },
  { name: 'Pacific-Antarctic Ridge', halfRate: 38, axis: [[-63, 170], [-65, -175], [-60, -155], [-56, -140], [-55, -125], [-49, -115], [-40, -112], [-35, -111]] },
  { name: 'East Pacific Rise', halfRate: 62, axis: [[-35, -111], [-27, -113], [-20, -113], [-10, -110], [0, -102], [5, -103], [10, -104], [15, -105], [20, -108], [23, -108]] },
  { name: 'Chile Rise', halfRate: 26, axis: [[-35, -111], [-36, -98], [-41, -88], [-46, -76]] },
  { name: 'Galapagos Rise', halfRate: 30, axis: [[2, -102], [1, -92], [1, -86]] },
  { name: 'Juan de Fuca Ridge', halfRate: 28, axis: [[41, -127], [44, -130], [49, -128]] },
];

/** A region of its own mean depth: name, south, north, west, east (degrees; west above east crosses the antimeridian), mean depth, m. */
export type FloorRegion = readonly [name: string, south: number, north: number, west: number, east: number, depthM: number];

/** Later rows win over earlier ones. */
export const FLOOR_REGIONS: readonly FloorRegion[] = [
  ['Micronesia', 0, 14, 140, 175, 4500], ['Ontong Java Plateau', -6, 3, 155, 163, 2200], ['Shatsky Rise', 30, 38, 156, 162, 3900],
  ['French Polynesia', -25, -8, -155, -130, 4300], ['Melanesian Basin', -12, 0, 163, 175, 4000], ['Gilbert Islands', -3, 5, 170, 178, 4000], ['Caroline Basin', -2, 5, 133, 148, 4000], ['Tasman Sea', -45, -28, 151, 159, 4500],
  ['Lord Howe Rise', -37, -20, 159, 164, 1800], ['New Caledonia and Norfolk', -35, -19, 164, 173, 2100], ['South Fiji Basin', -33, -20, 173, 180, 3800],
  ['Fiji Plateau', -20, -14, 172, 180, 2300], ['Lau Basin and Tonga Ridge', -25, -15, -180, -174, 2000], ['Kermadec Ridge', -37, -25, 177, -178, 2200],
  ['Campbell Plateau', -54, -46, 166, 179, 800], ['Chatham Rise', -45, -42, 174, -175, 600], ['Coral Sea', -22, -12, 146, 158, 2700],
  ['Queensland Plateau', -20, -15, 146, 152, 900], ['Great Barrier Reef shelf', -24, -10, 142, 147, 60], ['Solomon Sea', -12, -6, 148, 155, 3500],
  ['Bismarck Sea', -6, -2, 144, 152, 1700], ['Vanuatu', -20, -12, 166, 170, 2200], ['Arafura Sea and Carpentaria', -18, -7, 130, 142, 60],
  ['Timor shelf', -15, -10, 123, 130, 90], ['North West Shelf', -21, -17, 113, 120, 250], ['Timor Sea trough', -12, -8, 120, 128, 1800],
  ['Java Sea', -7, -3, 106, 117, 50], ['Sunda Shelf', -3, 8, 102, 110, 60], ['Gulf of Thailand', 6, 14, 99, 105, 50], ['Malacca Strait', 1, 6, 98, 103, 60],
  ['South China Sea', 8, 21, 110, 120, 3000], ['South China shelf', 20, 24, 110, 118, 90], ['Gulf of Tonkin', 17, 22, 105, 109, 50], ['Sulu Sea', 6, 11, 118, 122, 2500],
  ['Celebes Sea', 1, 6, 119, 125, 4200], ['Banda Sea', -8, -3, 123, 131, 3500], ['Molucca Sea', -2, 2, 125, 129, 1900], ['Flores Sea', -8, -6, 117, 123, 2300],
  ['Makassar Strait', -5, 1, 116, 119, 1600], ['Izu-Bonin Ridge', 23, 34, 139, 142, 2200], ['Mariana Ridge', 12, 22, 144, 146, 2300], ['Palau-Kyushu Ridge', 10, 30, 134, 136, 4000],
  ['East China Sea', 25, 33, 119, 126, 80], ['Yellow Sea', 33, 41, 118, 126, 45], ['Okinawa Trough', 24, 30, 123, 129, 1100], ['Sea of Japan', 36, 46, 129, 140, 1900],
  ['Korea Strait', 33, 36, 128, 131, 110], ['Tatar Strait', 46, 53, 138, 142, 150], ['Okhotsk Sea, south', 44, 49, 144, 152, 2200], ['Okhotsk Sea', 49, 55, 144, 156, 900],
  ['Okhotsk Sea, north', 55, 62, 137, 164, 180], ['Bering Sea basin', 53, 60, 165, 180, 3500], ['Bering Sea basin, east', 53, 57, -180, -170, 3300], ['Bering shelf', 57, 66, -180, -157, 70],
  ['Bristol Bay', 55, 59, -168, -157, 60], ['Anadyr shelf', 61, 66, 175, 180, 80], ['Chukchi Sea', 66, 72, 175, -156, 50], ['Siberian shelf', 70, 77, 110, 180, 45],
  ['Kara Sea', 68, 78, 55, 100, 120], ['Barents Sea', 69, 79, 18, 55, 230], ['Arctic basins', 79, 90, -180, 180, 3300], ['Norwegian Sea', 62, 72, -8, 8, 2600],
  ['Norwegian shelf', 59, 70, 3, 12, 250], ['North Sea', 51, 60, -3, 9, 75], ['Baltic Sea', 53, 66, 10, 30, 50], ['Celtic Sea and Channel', 48, 52, -11, 2, 90],
  ['Irish Sea', 52, 56, -8, -3, 70], ['Iceland-Faroe Ridge', 62, 65, -16, -7, 600], ['Rockall Plateau', 54, 60, -20, -13, 1300], ['Biscay shelf', 44, 48, -4, -1, 110],
  ['Western Mediterranean', 36, 43, 0, 9, 2500], ['Alboran Sea', 35, 37, -5, 0, 1000], ['Tyrrhenian Sea', 38, 42, 10, 15, 2200], ['Ionian Sea', 32, 39, 15, 21, 3000],
  ['Levantine Sea', 31, 36, 21, 36, 2000], ['Sicily Channel', 33, 38, 10, 15, 350], ['Adriatic, north', 42, 46, 12, 16, 60], ['Adriatic, south', 40, 42, 16, 20, 700],
  ['Aegean Sea', 36, 41, 23, 27, 450], ['Black Sea', 41, 45, 28, 42, 1700], ['Black Sea shelf and Azov', 45, 48, 29, 40, 30], ['Red Sea', 13, 28, 33, 43, 600],
  ['Gulf of Aden', 11, 14, 44, 51, 1500], ['Persian Gulf', 24, 31, 48, 57, 35], ['Gulf of Oman', 22, 26, 57, 62, 1800], ['Arabian Sea', 8, 22, 60, 71, 3400],
  ['Bay of Bengal', 5, 20, 80, 92, 3000], ['Ganges shelf', 20, 24, 87, 93, 40], ['Andaman Sea', 6, 15, 94, 97, 1700], ['Tenasserim shelf', 8, 17, 97, 100, 80],
  ['Mascarene Plateau', -20, -4, 55, 62, 1800], ['Chagos-Laccadive Ridge', -8, 14, 71, 74, 2200], ['Kerguelen Plateau', -58, -46, 65, 82, 1600], ['Mozambique Channel', -25, -12, 36, 45, 2500],
  ['Patagonian shelf', -55, -38, -68, -58, 120], ['Falkland Plateau', -53, -47, -58, -42, 2200], ['Scotia Sea', -62, -53, -60, -28, 3400], ['Rio Grande Rise', -34, -28, -38, -30, 2600],
  ['Walvis Ridge', -34, -20, 0, 10, 2900], ['Amazon shelf', 0, 6, -53, -46, 70], ['Caribbean Sea', 11, 18, -82, -62, 3600], ['Nicaraguan Rise', 14, 18, -83, -77, 800],
  ['Yucatan and Cayman basins', 18, 22, -87, -76, 3700], ['Gulf of Mexico', 22, 28, -97, -85, 3000], ['Gulf of Mexico shelf', 28, 31, -97, -83, 60], ['Campeche Bank', 19, 23, -92, -87, 60],
  ['Florida shelf', 24, 30, -84, -81, 50], ['Bahamas', 21, 27, -79, -73, 900], ['Gulf of Maine', 40, 45, -71, -65, 120], ['Grand Banks', 43, 48, -56, -48, 110],
  ['Gulf of St Lawrence', 46, 51, -69, -57, 150], ['Hudson Bay', 51, 66, -95, -77, 110], ['Baffin Bay', 66, 77, -78, -54, 1200], ['Canadian archipelago', 68, 80, -125, -78, 250],
  ['Cocos Ridge', 2, 8, -88, -82, 2200], ['Galapagos Platform', -2, 1, -92, -88, 1200], ['Gulf of California', 22, 32, -115, -106, 1000], ['Ross and Weddell shelves', -79, -72, -180, 180, 500],
];

/** Necks of land and long islands that a half-degree mask may leave open: latitude, longitude, degrees; the cells along them are land. */
export const BARRIERS: readonly (readonly (readonly [lat: number, lon: number])[])[] = [
  [[7.6, -77.4], [8.6, -78], [9.2, -79], [8.9, -80], [8.5, -81], [8.7, -82.4], [9.8, -83.8], [11.2, -85], [12.8, -86.2], [14, -89]],
  [[5.5, 101.5], [7, 100.3], [8.3, 99.3], [10, 98.9], [12, 99.4], [14, 99]],
  [[38, 15.9], [38.9, 16.4], [39.8, 16.1], [40.5, 15.8], [41.3, 14.8], [42.3, 13.5], [43.5, 12.3]],
  [[-6.6, 105.8], [-7.1, 108], [-7.4, 110], [-7.9, 112.5], [-8, 114.2]], [[23.2, -110], [26, -112], [28.5, -113.5], [31, -115.5]],
  [[29, 32.6], [31.2, 32.4]], [[54.8, -163.8], [55.7, -161.5], [57, -158], [58.6, -155]], [[0.4, 123.8], [0.7, 121.5], [0.5, 120.1], [1.3, 124.8]],
  [[18.2, -67.2], [18.2, -65.8]], [[35.2, 23.6], [35.1, 26.2]], [[22.8, -84], [22.3, -80], [20.6, -76], [20.2, -74.4]], [[35, 135], [36.5, 138], [38.5, 140.2], [41, 140.8]],
];
