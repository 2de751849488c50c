/**
 * Large thermal power plants of the world with their cooling, our own selection; restated from memory of the sources named; what was
 * looked up again stands in `checkedPlants.ts`. Positions to about 0.05 degree (5 km), capacities to two digits, of the years about 2015 to 2024;
 * plants that closed since are marked. Cooling is that of most of the plant's units.
 *
 * @source International Atomic Energy Agency, PRIS; US Energy Information Administration, forms EIA-860 and EIA-923 (schedule 8);
 *   World Resources Institute, Global Power Plant Database 1.3 (CC BY 4.0); European Commission JRC, Open Power Plants Database (CC BY 4.0)
 */
export const PLANT_SOURCE =
  'Restated from memory of IAEA PRIS, EIA-860/923, WRI Global Power Plant Database and JRC Open Power Plants Database';

/** n nuclear, c coal and lignite, g combined-cycle gas, s gas or oil steam, p solar thermal. */
export type FuelCode = 'n' | 'c' | 'g' | 's' | 'p';
/** t tower, o once-through fresh water, m once-through sea water, d dry, p pond or reservoir. */
export type CoolingCode = 't' | 'o' | 'm' | 'd' | 'p';

export type PlantRow = readonly [
  name: string, country: string, lat: number, lon: number, fuel: FuelCode, cooling: CoolingCode, mw: number, closedYear?: number,
];

export const PLANT_ROWS: readonly PlantRow[] = [
  // United States, nuclear
  ['Palo Verde', 'US', 33.39, -112.86, 'n', 't', 3940], ['Browns Ferry', 'US', 34.7, -87.12, 'n', 'o', 3800], ['South Texas Project', 'US', 28.8, -96.05, 'n', 'p', 2560],
  ['Oconee', 'US', 34.79, -82.9, 'n', 'o', 2550], ['Braidwood', 'US', 41.24, -88.23, 'n', 'p', 2390], ['Byron', 'US', 42.07, -89.28, 'n', 't', 2350],
  ['Limerick', 'US', 40.22, -75.59, 'n', 't', 2320], ['Peach Bottom', 'US', 39.76, -76.27, 'n', 'o', 2770], ['Susquehanna', 'US', 41.09, -76.15, 'n', 't', 2520],
  ['Catawba', 'US', 35.05, -81.07, 'n', 't', 2310], ['McGuire', 'US', 35.43, -80.95, 'n', 'o', 2320], ['Vogtle', 'US', 33.14, -81.76, 'n', 't', 4660],
  ['Comanche Peak', 'US', 32.3, -97.79, 'n', 'p', 2400], ['Diablo Canyon', 'US', 35.21, -120.85, 'n', 'm', 2240], ['Sequoyah', 'US', 35.23, -85.09, 'n', 'o', 2280],
  ['Watts Bar', 'US', 35.6, -84.79, 'n', 't', 2330], ['Salem', 'US', 39.46, -75.54, 'n', 'm', 2330], ['Hope Creek', 'US', 39.47, -75.54, 'n', 't', 1170],
  ['LaSalle', 'US', 41.25, -88.67, 'n', 'p', 2270], ['D.C. Cook', 'US', 41.98, -86.56, 'n', 'o', 2180], ['Millstone', 'US', 41.31, -72.17, 'n', 'm', 2090],
  ['North Anna', 'US', 38.06, -77.79, 'n', 'o', 1890], ['Surry', 'US', 37.17, -76.7, 'n', 'm', 1680], ['Turkey Point', 'US', 25.43, -80.33, 'n', 'p', 1620],
  ['St. Lucie', 'US', 27.35, -80.25, 'n', 'm', 1970], ['Nine Mile Point', 'US', 43.52, -76.41, 'n', 'o', 1910], ['Dresden', 'US', 41.39, -88.27, 'n', 'p', 1840],
  ['Quad Cities', 'US', 41.73, -90.31, 'n', 'o', 1870], ['Calvert Cliffs', 'US', 38.43, -76.44, 'n', 'm', 1760], ['Brunswick', 'US', 33.96, -78.01, 'n', 'm', 1870],
  ['Beaver Valley', 'US', 40.62, -80.43, 'n', 't', 1870], ['Joseph M. Farley', 'US', 31.22, -85.11, 'n', 't', 1780], ['Edwin I. Hatch', 'US', 31.93, -82.34, 'n', 't', 1760],
  ['Arkansas Nuclear One', 'US', 35.31, -93.23, 'n', 'o', 1820], ['Point Beach', 'US', 44.28, -87.54, 'n', 'o', 1180], ['Prairie Island', 'US', 44.62, -92.63, 'n', 't', 1040],
  ['Grand Gulf', 'US', 32.01, -91.05, 'n', 't', 1430], ['Fermi 2', 'US', 41.96, -83.26, 'n', 't', 1140], ['Callaway', 'US', 38.76, -91.78, 'n', 't', 1190],
  ['Wolf Creek', 'US', 38.24, -95.69, 'n', 'p', 1200], ['Waterford 3', 'US', 29.99, -90.47, 'n', 'o', 1170], ['River Bend', 'US', 30.76, -91.33, 'n', 't', 970],
  ['Columbia Generating Station', 'US', 46.47, -119.33, 'n', 't', 1160], ['Seabrook', 'US', 42.9, -70.85, 'n', 'm', 1250], ['Shearon Harris', 'US', 35.63, -78.96, 'n', 't', 960],
  ['Clinton', 'US', 40.17, -88.83, 'n', 'p', 1060], ['Davis-Besse', 'US', 41.6, -83.09, 'n', 't', 890], ['Perry', 'US', 41.8, -81.14, 'n', 't', 1260],
  ['V.C. Summer', 'US', 34.3, -81.32, 'n', 'o', 970], ['H.B. Robinson', 'US', 34.4, -80.16, 'n', 'p', 740], ['R.E. Ginna', 'US', 43.28, -77.31, 'n', 'o', 580],
  ['James A. FitzPatrick', 'US', 43.52, -76.4, 'n', 'o', 850], ['Monticello', 'US', 45.33, -93.85, 'n', 'o', 650], ['Cooper', 'US', 40.36, -95.64, 'n', 'o', 770],
  ['Indian Point', 'US', 41.27, -73.95, 'n', 'o', 2070, 2021], ['San Onofre', 'US', 33.37, -117.56, 'n', 'm', 2150, 2013], ['Palisades', 'US', 42.32, -86.31, 'n', 't', 800],
  ['Vermont Yankee', 'US', 42.78, -72.51, 'n', 'o', 620, 2014],
  // United States, coal
  ['Robert W. Scherer', 'US', 33.06, -83.81, 'c', 't', 3600], ['Bowen', 'US', 34.13, -84.92, 'c', 't', 3300], ['Gibson', 'US', 38.37, -87.77, 'c', 'p', 3130],
  ['Monroe', 'US', 41.89, -83.35, 'c', 'o', 3300], ['Gen. James M. Gavin', 'US', 38.94, -82.12, 'c', 't', 2600], ['Cumberland', 'US', 36.39, -87.65, 'c', 'o', 2600],
  ['Martin Lake', 'US', 32.26, -94.57, 'c', 'p', 2380], ['W.A. Parish', 'US', 29.48, -95.63, 'c', 'p', 3650], ['Labadie', 'US', 38.56, -90.84, 'c', 'o', 2400],
  ['James H. Miller Jr.', 'US', 33.63, -87.06, 'c', 't', 2640], ['Amos', 'US', 38.47, -81.82, 'c', 't', 2930], ['Rockport', 'US', 37.93, -87.03, 'c', 't', 2620],
  ['Jim Bridger', 'US', 41.74, -108.79, 'c', 't', 2120], ['Colstrip', 'US', 45.88, -106.61, 'c', 't', 2090], ['Navajo', 'US', 36.9, -111.39, 'c', 't', 2250, 2019],
  ['Four Corners', 'US', 36.69, -108.48, 'c', 'p', 1540], ['San Juan', 'US', 36.8, -108.44, 'c', 't', 1680, 2022], ['Intermountain', 'US', 39.51, -112.58, 'c', 't', 1800],
  ['Hunter', 'US', 39.17, -111.03, 'c', 't', 1360], ['Huntington', 'US', 39.38, -111.08, 'c', 't', 910], ['Laramie River', 'US', 42.11, -104.88, 'c', 't', 1710],
  ['Springerville', 'US', 34.32, -109.16, 'c', 't', 1620], ['Coronado', 'US', 34.58, -109.27, 'c', 't', 770], ['Cholla', 'US', 34.94, -110.3, 'c', 'p', 1020, 2025],
  ['Comanche', 'US', 38.21, -104.57, 'c', 't', 1410], ['Craig', 'US', 40.46, -107.59, 'c', 't', 1290], ['Sherburne County', 'US', 45.38, -93.9, 'c', 't', 2240],
  ['Baldwin', 'US', 38.2, -89.85, 'c', 'p', 1190], ['Kincaid', 'US', 39.59, -89.5, 'c', 'p', 1180], ['Powerton', 'US', 40.54, -89.68, 'c', 'p', 1540],
  ['Kingston', 'US', 35.9, -84.52, 'c', 'o', 1400], ['Gallatin', 'US', 36.32, -86.4, 'c', 'o', 980], ['Paradise', 'US', 37.26, -86.98, 'c', 't', 2370, 2020],
  ['Marshall', 'US', 35.6, -80.96, 'c', 'o', 2080], ['Belews Creek', 'US', 36.28, -80.06, 'c', 'p', 2220], ['Roxboro', 'US', 36.48, -79.07, 'c', 'p', 2420],
  ['Crystal River', 'US', 28.96, -82.7, 'c', 'm', 1430], ['Big Bend', 'US', 27.79, -82.4, 'c', 'm', 1600], ['Fayette', 'US', 29.92, -96.75, 'c', 'p', 1610],
  ['Limestone', 'US', 31.42, -96.25, 'c', 't', 1690], ['Oak Grove', 'US', 31.18, -96.49, 'c', 'p', 1600], ['Jeffrey', 'US', 39.29, -96.12, 'c', 't', 1850],
  ['La Cygne', 'US', 38.35, -94.64, 'c', 'p', 1420], ['Iatan', 'US', 39.45, -94.98, 'c', 'o', 1550], ['Coal Creek', 'US', 47.38, -101.16, 'c', 't', 1150],
  ['Harrison', 'US', 39.38, -80.33, 'c', 't', 1980], ['Conemaugh', 'US', 40.38, -79.06, 'c', 't', 1710], ['Keystone', 'US', 40.66, -79.34, 'c', 't', 1710],
  // United States, gas and solar thermal
  ['West County', 'US', 26.7, -80.37, 'g', 't', 3750], ['Gila River', 'US', 32.98, -112.69, 'g', 't', 2200], ['Forney', 'US', 32.76, -96.49, 'g', 't', 1910],
  ['Moss Landing', 'US', 36.8, -121.78, 'g', 'm', 1020], ['Odessa-Ector', 'US', 31.84, -102.33, 'g', 't', 1130], ['Permian Basin, Monahans', 'US', 31.58, -102.96, 's', 't', 340],
  ['Mesquite', 'US', 33.35, -112.86, 'g', 't', 1310], ['Red Hawk', 'US', 33.33, -112.84, 'g', 't', 1060], ['Harry Allen', 'US', 36.43, -114.9, 'g', 'd', 480],
  ['Lake Side', 'US', 40.33, -111.75, 'g', 't', 1200], ['Currant Creek', 'US', 39.82, -111.89, 'g', 'd', 540], ['Higgins (Walter M.)', 'US', 35.61, -115.36, 'g', 'd', 600],
  ['Martin', 'US', 27.05, -80.56, 'g', 'p', 3700], ['Manatee', 'US', 27.61, -82.35, 'g', 'p', 2870], ['Sabine', 'US', 30.02, -93.87, 's', 'm', 1890],
  ['Nine Mile', 'US', 29.95, -90.15, 's', 'o', 2080], ['Ivanpah', 'US', 35.56, -115.47, 'p', 'd', 390], ['Solana', 'US', 32.92, -112.97, 'p', 't', 280],
  ['Genesis', 'US', 33.65, -115, 'p', 'd', 250], ['Mojave Solar', 'US', 35.01, -117.33, 'p', 't', 280], ['Crescent Dunes', 'US', 38.24, -117.36, 'p', 'd', 110],
  // Canada, Latin America
  ['Bruce', 'CA', 44.33, -81.6, 'n', 'o', 6550], ['Darlington', 'CA', 43.87, -78.72, 'n', 'o', 3510], ['Pickering', 'CA', 43.81, -79.07, 'n', 'o', 3090],
  ['Point Lepreau', 'CA', 45.07, -66.45, 'n', 'm', 660], ['Nanticoke', 'CA', 42.8, -80.05, 'c', 'o', 3960, 2013], ['Genesee', 'CA', 53.34, -114.3, 'c', 'p', 1290],
  ['Keephills', 'CA', 53.45, -114.45, 'c', 'p', 860], ['Sundance', 'CA', 53.51, -114.56, 'c', 'p', 2130], ['Boundary Dam', 'CA', 49.1, -103.03, 'c', 'p', 670],
  ['Poplar River', 'CA', 49.06, -105.48, 'c', 'p', 580], ['Lambton', 'CA', 42.79, -82.47, 'c', 'o', 1980, 2013],
  ['Laguna Verde', 'MX', 19.72, -96.41, 'n', 'm', 1550], ['Petacalco', 'MX', 17.98, -102.11, 'c', 'm', 2780], ['Tula', 'MX', 20.06, -99.28, 's', 't', 1550],
  ['Carbón II', 'MX', 28.47, -100.7, 'c', 't', 1400], ['José López Portillo', 'MX', 28.48, -100.69, 'c', 't', 1200], ['Angra', 'BR', -23.01, -44.46, 'n', 'm', 1880],
  ['Candiota', 'BR', -31.55, -53.68, 'c', 't', 680], ['Pecém', 'BR', -3.58, -38.87, 'c', 't', 1080], ['Jorge Lacerda', 'BR', -28.45, -48.97, 'c', 'o', 860],
  ['Atucha', 'AR', -33.97, -59.21, 'n', 'o', 1030], ['Embalse', 'AR', -32.23, -64.44, 'n', 'o', 660], ['Costanera', 'AR', -34.63, -58.35, 's', 'o', 2300],
  ['Guacolda', 'CL', -28.47, -71.26, 'c', 'm', 760], ['Ventanas', 'CL', -32.75, -71.48, 'c', 'm', 880],
  // France, nuclear
  ['Gravelines', 'FR', 51.01, 2.14, 'n', 'm', 5460], ['Cattenom', 'FR', 49.42, 6.22, 'n', 't', 5200], ['Paluel', 'FR', 49.86, 0.63, 'n', 'm', 5320],
  ['Tricastin', 'FR', 44.33, 4.73, 'n', 'o', 3660], ['Bugey', 'FR', 45.8, 5.27, 'n', 'o', 3580], ['Golfech', 'FR', 44.11, 0.85, 'n', 't', 2620],
  ['Saint-Alban', 'FR', 45.4, 4.76, 'n', 'o', 2670], ['Cruas', 'FR', 44.63, 4.76, 'n', 't', 3660], ['Blayais', 'FR', 45.26, -0.69, 'n', 'm', 3640],
  ['Chooz', 'FR', 50.09, 4.79, 'n', 't', 3000], ['Nogent', 'FR', 48.52, 3.52, 'n', 't', 2620], ['Dampierre', 'FR', 47.73, 2.52, 'n', 't', 3560],
  ['Belleville', 'FR', 47.51, 2.88, 'n', 't', 2620], ['Chinon', 'FR', 47.23, 0.17, 'n', 't', 3620], ['Civaux', 'FR', 46.46, 0.65, 'n', 't', 2990],
  ['Flamanville', 'FR', 49.54, -1.88, 'n', 'm', 2660], ['Penly', 'FR', 49.98, 1.21, 'n', 'm', 2660], ['Saint-Laurent', 'FR', 47.72, 1.58, 'n', 't', 1830],
  ['Fessenheim', 'FR', 47.9, 7.56, 'n', 'o', 1760, 2020],
  // Germany, Switzerland, Benelux, Britain
  ['Isar', 'DE', 48.61, 12.29, 'n', 't', 1410, 2023], ['Grohnde', 'DE', 52.04, 9.41, 'n', 't', 1360, 2021], ['Gundremmingen', 'DE', 48.51, 10.4, 'n', 't', 2570, 2021],
  ['Philippsburg', 'DE', 49.25, 8.44, 'n', 't', 1400, 2019], ['Neckarwestheim', 'DE', 49.04, 9.18, 'n', 't', 1310, 2023], ['Emsland', 'DE', 52.47, 7.32, 'n', 't', 1340, 2023],
  ['Brokdorf', 'DE', 53.85, 9.34, 'n', 'o', 1410, 2021], ['Neurath', 'DE', 51.04, 6.61, 'c', 't', 4400], ['Niederaußem', 'DE', 51, 6.67, 'c', 't', 3400],
  ['Jänschwalde', 'DE', 51.84, 14.45, 'c', 't', 3000], ['Boxberg', 'DE', 51.42, 14.57, 'c', 't', 2580], ['Lippendorf', 'DE', 51.18, 12.37, 'c', 't', 1840],
  ['Schwarze Pumpe', 'DE', 51.54, 14.35, 'c', 't', 1600], ['Weisweiler', 'DE', 50.84, 6.32, 'c', 't', 1800], ['Karlsruhe Rheinhafen', 'DE', 49.01, 8.3, 'c', 'o', 1360],
  ['Mannheim', 'DE', 49.44, 8.5, 'c', 'o', 1960], ['Staudinger', 'DE', 50.09, 8.95, 'c', 't', 1130], ['Datteln 4', 'DE', 51.63, 7.33, 'c', 't', 1050],
  ['Moorburg', 'DE', 53.49, 9.95, 'c', 'o', 1650, 2021], ['Leibstadt', 'CH', 47.6, 8.18, 'n', 't', 1230], ['Gösgen', 'CH', 47.37, 7.97, 'n', 't', 1010],
  ['Beznau', 'CH', 47.55, 8.23, 'n', 'o', 730], ['Mühleberg', 'CH', 46.97, 7.27, 'n', 'o', 370, 2019], ['Doel', 'BE', 51.32, 4.26, 'n', 't', 2930],
  ['Tihange', 'BE', 50.53, 5.27, 'n', 't', 3020], ['Borssele', 'NL', 51.43, 3.72, 'n', 'm', 480], ['Eemshaven', 'NL', 53.44, 6.88, 'c', 'm', 1560],
  ['Maasvlakte', 'NL', 51.96, 4.03, 'c', 'm', 1070], ['Drax', 'GB', 53.74, -1, 'c', 't', 3900], ['Ratcliffe-on-Soar', 'GB', 52.86, -1.26, 'c', 't', 2000, 2024],
  ['Cottam', 'GB', 53.3, -0.78, 'c', 't', 2000, 2019], ['West Burton', 'GB', 53.36, -0.81, 'c', 't', 2010, 2023], ['Didcot B', 'GB', 51.62, -1.27, 'g', 't', 1360],
  ['Pembroke', 'GB', 51.68, -4.99, 'g', 'm', 2180], ['Sizewell B', 'GB', 52.21, 1.62, 'n', 'm', 1200], ['Heysham', 'GB', 54.03, -2.92, 'n', 'm', 2400],
  ['Torness', 'GB', 55.97, -2.41, 'n', 'm', 1200], ['Hinkley Point B', 'GB', 51.21, -3.13, 'n', 'm', 960, 2022],
  // Austria and the Balkans
  ['Mellach', 'AT', 46.93, 15.52, 'g', 'o', 840], ['Theiß', 'AT', 48.38, 15.7, 'g', 'o', 760], ['Simmering', 'AT', 48.17, 16.43, 'g', 'o', 1270],
  ['Timelkam', 'AT', 48, 13.58, 'g', 't', 400], ['Dürnrohr', 'AT', 48.32, 15.92, 'c', 'o', 760], ['Tuzla', 'BA', 44.52, 18.61, 'c', 't', 730],
  ['Ugljevik', 'BA', 44.68, 18.97, 'c', 't', 270], ['Gacko', 'BA', 43.17, 18.51, 'c', 't', 270], ['Kakanj', 'BA', 44.09, 18.11, 'c', 't', 420],
  ['Stanari', 'BA', 44.75, 17.79, 'c', 'd', 300], ['Nikola Tesla A and B', 'RS', 44.67, 20.16, 'c', 'o', 2900], ['Kostolac', 'RS', 44.73, 21.17, 'c', 'o', 1010],
  ['Krško', 'SI', 45.94, 15.52, 'n', 't', 700], ['Maritsa Iztok 2', 'BG', 42.25, 26.13, 'c', 'p', 1600], ['Kozloduy', 'BG', 43.75, 23.77, 'n', 'o', 2000],
  ['Cernavodă', 'RO', 44.32, 28.06, 'n', 'o', 1300], ['Turceni', 'RO', 44.67, 23.41, 'c', 't', 1320], ['Rovinari', 'RO', 44.91, 23.13, 'c', 't', 1320],
  ['Agios Dimitrios', 'GR', 40.39, 21.92, 'c', 't', 1600], ['Kardia', 'GR', 40.41, 21.79, 'c', 't', 1250, 2021], ['Bitola', 'MK', 41.06, 21.48, 'c', 't', 700],
  // Poland, Czechia, Slovakia, Hungary, Nordics
  ['Bełchatów', 'PL', 51.27, 19.33, 'c', 't', 5100], ['Kozienice', 'PL', 51.66, 21.47, 'c', 'o', 4000], ['Opole', 'PL', 50.75, 17.88, 'c', 't', 3340],
  ['Turów', 'PL', 50.95, 14.91, 'c', 't', 2000], ['Połaniec', 'PL', 50.44, 21.34, 'c', 'o', 1880], ['Rybnik', 'PL', 50.13, 18.52, 'c', 't', 1780],
  ['Jaworzno III', 'PL', 50.21, 19.2, 'c', 't', 2200], ['Ostrołęka', 'PL', 53.1, 21.61, 'c', 'o', 690], ['Temelín', 'CZ', 49.18, 14.38, 'n', 't', 2170],
  ['Dukovany', 'CZ', 49.09, 16.15, 'n', 't', 2040], ['Počerady', 'CZ', 50.42, 13.68, 'c', 't', 1000], ['Prunéřov', 'CZ', 50.42, 13.26, 'c', 't', 750],
  ['Mochovce', 'SK', 48.26, 18.46, 'n', 't', 1410], ['Bohunice', 'SK', 48.49, 17.68, 'n', 't', 1010], ['Paks', 'HU', 46.57, 18.85, 'n', 'o', 2030],
  ['Mátra', 'HU', 47.79, 20.06, 'c', 'd', 950], ['Loviisa', 'FI', 60.37, 26.35, 'n', 'm', 1010], ['Olkiluoto', 'FI', 61.24, 21.44, 'n', 'm', 3380],
  ['Forsmark', 'SE', 60.4, 18.17, 'n', 'm', 3300], ['Ringhals', 'SE', 57.26, 12.11, 'n', 'm', 2200], ['Oskarshamn', 'SE', 57.42, 16.67, 'n', 'm', 1400],
  // Iberia, Italy
  ['Almaraz', 'ES', 39.81, -5.7, 'n', 'p', 2020], ['Ascó', 'ES', 41.2, 0.57, 'n', 't', 2000], ['Cofrentes', 'ES', 39.22, -1.05, 'n', 't', 1060],
  ['Trillo', 'ES', 40.7, -2.62, 'n', 't', 1000], ['Vandellòs II', 'ES', 40.95, 0.87, 'n', 'm', 1050], ['Garoña', 'ES', 42.78, -3.21, 'n', 'o', 450, 2012],
  ['As Pontes', 'ES', 43.44, -7.86, 'c', 't', 1400, 2023], ['Andasol', 'ES', 37.23, -3.07, 'p', 't', 150], ['Gemasolar', 'ES', 37.56, -5.33, 'p', 't', 20],
  ['Sines', 'PT', 37.93, -8.8, 'c', 'm', 1260, 2021], ['Pego', 'PT', 39.46, -8.11, 'c', 't', 580, 2021], ['Torrevaldaliga Nord', 'IT', 42.13, 11.76, 'c', 'm', 1980],
  ['Brindisi Sud', 'IT', 40.56, 18.03, 'c', 'm', 2640], ['Ostiglia', 'IT', 45.06, 11.13, 'g', 'o', 1140], ['Sermide', 'IT', 45.02, 11.25, 'g', 'o', 1150],
  ['La Casella', 'IT', 45.1, 9.49, 'g', 'o', 1510], ['Piacenza', 'IT', 45.06, 9.69, 'g', 'o', 850],
  // Ukraine, Russia, central Asia, Turkey
  ['Zaporizhzhia', 'UA', 47.51, 34.59, 'n', 'p', 5700], ['Rivne', 'UA', 51.33, 25.89, 'n', 't', 2660], ['South Ukraine', 'UA', 47.82, 31.22, 'n', 'p', 2850],
  ['Khmelnytskyi', 'UA', 50.3, 26.65, 'n', 'p', 1900], ['Burshtyn', 'UA', 49.21, 24.67, 'c', 'p', 2330], ['Balakovo', 'RU', 52.09, 47.96, 'n', 'p', 3800],
  ['Kursk', 'RU', 51.68, 35.61, 'n', 'p', 3800], ['Leningrad', 'RU', 59.85, 29.05, 'n', 'm', 4000], ['Kalinin', 'RU', 57.91, 35.06, 'n', 'p', 3800],
  ['Rostov', 'RU', 47.6, 42.37, 'n', 'p', 3900], ['Novovoronezh', 'RU', 51.27, 39.21, 'n', 't', 3500], ['Smolensk', 'RU', 54.17, 33.24, 'n', 'p', 2780],
  ['Kola', 'RU', 67.47, 32.47, 'n', 'o', 1640], ['Surgut-2', 'RU', 61.28, 73.51, 's', 'p', 5660], ['Reftinskaya', 'RU', 57.11, 61.7, 'c', 'p', 3800],
  ['Kostroma', 'RU', 57.46, 41.17, 's', 'o', 3600], ['Ekibastuz GRES-1', 'KZ', 51.89, 75.38, 'c', 'p', 4000], ['Metsamor', 'AM', 40.18, 44.15, 'n', 't', 420],
  ['Afşin-Elbistan', 'TR', 38.35, 36.97, 'c', 't', 2800], ['Soma B', 'TR', 39.2, 27.63, 'c', 't', 990], ['Akkuyu', 'TR', 36.14, 33.54, 'n', 'm', 4800],
  // Middle East, Africa
  ['Barakah', 'AE', 23.97, 52.23, 'n', 'm', 5600], ['Jebel Ali', 'AE', 25.06, 55.12, 'g', 'm', 8700], ['Shoaiba', 'SA', 20.68, 39.52, 's', 'm', 5600],
  ['Qurayyah', 'SA', 25.87, 50.12, 'g', 'm', 3900], ['Bushehr', 'IR', 28.83, 50.89, 'n', 'm', 1000], ['Shahid Rajaee', 'IR', 36.2, 50.35, 's', 'd', 2040],
  ['Orot Rabin', 'IL', 32.47, 34.89, 'c', 'm', 2590], ['Rutenberg', 'IL', 31.63, 34.52, 'c', 'm', 2250], ['Noor Ouarzazate', 'MA', 30.99, -6.86, 'p', 'd', 510],
  ['Jorf Lasfar', 'MA', 33.11, -8.64, 'c', 'm', 2060], ['Beni Suef', 'EG', 29.22, 31.24, 'g', 'o', 4800], ['New Capital', 'EG', 29.97, 31.9, 'g', 'd', 4800],
  ['Koeberg', 'ZA', -33.68, 18.43, 'n', 'm', 1860], ['Kendal', 'ZA', -26.09, 28.97, 'c', 'd', 4120], ['Matimba', 'ZA', -23.67, 27.61, 'c', 'd', 3990],
  ['Medupi', 'ZA', -23.7, 27.56, 'c', 'd', 4760], ['Kusile', 'ZA', -25.92, 28.92, 'c', 'd', 4800], ['Majuba', 'ZA', -27.1, 29.77, 'c', 'd', 4110],
  ['Duvha', 'ZA', -25.96, 29.34, 'c', 't', 3600], ['Lethabo', 'ZA', -26.74, 27.98, 'c', 't', 3710], ['Matla', 'ZA', -26.28, 29.14, 'c', 't', 3600],
  ['Tutuka', 'ZA', -26.78, 29.35, 'c', 't', 3650], ['Kriel', 'ZA', -26.25, 29.18, 'c', 't', 3000], ['Morupule', 'BW', -22.52, 27.04, 'c', 'd', 730],
  // India, Pakistan, Bangladesh
  ['Vindhyachal', 'IN', 24.1, 82.67, 'c', 't', 4760], ['Mundra (Adani)', 'IN', 22.82, 69.55, 'c', 'm', 4620], ['Mundra UMPP', 'IN', 22.82, 69.53, 'c', 'm', 4000],
  ['Sasan', 'IN', 23.98, 82.63, 'c', 't', 3960], ['Tiroda', 'IN', 21.41, 79.97, 'c', 't', 3300], ['Talcher Kaniha', 'IN', 21.1, 85.07, 'c', 't', 3000],
  ['Rihand', 'IN', 24.03, 82.79, 'c', 't', 3000], ['Sipat', 'IN', 22.13, 82.29, 'c', 't', 2980], ['Chandrapur', 'IN', 20.01, 79.29, 'c', 't', 2920],
  ['Ramagundam', 'IN', 18.76, 79.46, 'c', 't', 2600], ['Korba', 'IN', 22.39, 82.68, 'c', 't', 2600], ['Singrauli', 'IN', 24.1, 82.71, 'c', 'p', 2000],
  ['Farakka', 'IN', 24.77, 87.89, 'c', 't', 2100], ['Kahalgaon', 'IN', 25.24, 87.26, 'c', 't', 2340], ['Raichur', 'IN', 16.35, 77.34, 'c', 't', 1720],
  ['Parli', 'IN', 18.9, 76.55, 'c', 't', 1170], ['Kudankulam', 'IN', 8.17, 77.71, 'n', 'm', 2000], ['Rajasthan', 'IN', 24.87, 75.61, 'n', 't', 1180],
  ['Kaiga', 'IN', 14.87, 74.44, 'n', 't', 880], ['Narora', 'IN', 28.16, 78.41, 'n', 't', 440], ['Tarapur', 'IN', 19.83, 72.65, 'n', 'm', 1400],
  ['Chashma', 'PK', 32.39, 71.46, 'n', 'o', 1330], ['Sahiwal', 'PK', 30.72, 73.24, 'c', 't', 1320], ['Rampal', 'BD', 22.59, 89.55, 'c', 't', 1320],
  // China, Taiwan, Korea, Japan
  ['Tuoketuo', 'CN', 40.2, 111.36, 'c', 't', 6720], ['Waigaoqiao', 'CN', 31.36, 121.6, 'c', 'o', 5000], ['Beilun', 'CN', 29.94, 121.81, 'c', 'm', 5000],
  ['Jiaxing', 'CN', 30.63, 121.14, 'c', 'm', 5300], ['Zouxian', 'CN', 35.33, 116.93, 'c', 't', 4540], ['Daya Bay and Ling Ao', 'CN', 22.6, 114.55, 'n', 'm', 6100],
  ['Qinshan', 'CN', 30.44, 120.95, 'n', 'm', 4350], ['Tianwan', 'CN', 34.69, 119.46, 'n', 'm', 6600], ['Yangjiang', 'CN', 21.71, 112.26, 'n', 'm', 6500],
  ['Hongyanhe', 'CN', 39.8, 121.48, 'n', 'm', 6700], ['Yuhuan', 'CN', 28.11, 121.14, 'c', 'm', 4000], ['Datong No. 2', 'CN', 40.03, 113.3, 'c', 'd', 3700],
  ['Taichung', 'TW', 24.21, 120.48, 'c', 'm', 5500], ['Maanshan', 'TW', 21.96, 120.75, 'n', 'm', 1900, 2025], ['Hanul', 'KR', 37.09, 129.38, 'n', 'm', 8600],
  ['Kori', 'KR', 35.32, 129.3, 'n', 'm', 7400], ['Hanbit', 'KR', 35.41, 126.42, 'n', 'm', 5900], ['Wolsong', 'KR', 35.71, 129.48, 'n', 'm', 4800],
  ['Dangjin', 'KR', 37.06, 126.51, 'c', 'm', 6000], ['Taean', 'KR', 36.9, 126.23, 'c', 'm', 6100], ['Kashiwazaki-Kariwa', 'JP', 37.43, 138.6, 'n', 'm', 8210],
  ['Ōi', 'JP', 35.54, 135.65, 'n', 'm', 2360], ['Takahama', 'JP', 35.52, 135.5, 'n', 'm', 3390], ['Genkai', 'JP', 33.52, 129.84, 'n', 'm', 2360],
  ['Hekinan', 'JP', 34.83, 136.96, 'c', 'm', 4100],
  // South-east Asia, Australia
  ['Paiton', 'ID', -7.71, 113.58, 'c', 'm', 4700], ['Suralaya', 'ID', -5.89, 106.03, 'c', 'm', 4000], ['Mae Moh', 'TH', 18.3, 99.75, 'c', 't', 2400],
  ['Manjung', 'MY', 4.16, 100.65, 'c', 'm', 4100], ['Phu My', 'VN', 10.59, 107.05, 'g', 'm', 3900], ['Loy Yang', 'AU', -38.25, 146.57, 'c', 't', 3280],
  ['Yallourn', 'AU', -38.18, 146.34, 'c', 't', 1480], ['Bayswater', 'AU', -32.4, 150.95, 'c', 't', 2640], ['Eraring', 'AU', -33.06, 151.52, 'c', 'm', 2880],
  ['Mount Piper', 'AU', -33.36, 150.03, 'c', 't', 1400], ['Liddell', 'AU', -32.37, 150.98, 'c', 'p', 2000, 2023], ['Tarong', 'AU', -26.78, 151.91, 'c', 't', 1400],
  ['Kogan Creek', 'AU', -26.92, 150.75, 'c', 'd', 740], ['Gladstone', 'AU', -23.85, 151.22, 'c', 'm', 1680], ['Stanwell', 'AU', -23.51, 150.32, 'c', 't', 1460],
  // Coasts and cities whose plants were missing: nearly all of them on sea water
  ['Futtsu', 'JP', 35.34, 139.83, 'g', 'm', 5040], ['Chiba', 'JP', 35.56, 140.11, 'g', 'm', 2880], ['Sodegaura', 'JP', 35.46, 139.98, 's', 'm', 3600],
  ['Yokohama', 'JP', 35.48, 139.68, 'g', 'm', 3330], ['Higashi-Ogishima', 'JP', 35.5, 139.75, 's', 'm', 2000], ['Kawasaki', 'JP', 35.51, 139.76, 'g', 'm', 1500],
  ['Kawagoe', 'JP', 35.01, 136.69, 'g', 'm', 4800], ['Shin-Nagoya', 'JP', 35.06, 136.88, 'g', 'm', 3060], ['Nanko', 'JP', 34.62, 135.4, 's', 'm', 1800],
  ['Sakaiko', 'JP', 34.57, 135.44, 'g', 'm', 2000], ['Linkou', 'TW', 25.12, 121.3, 'c', 'm', 2400], ['Tatan', 'TW', 25.03, 121.05, 'g', 'm', 4380],
  ['Castle Peak', 'HK', 22.37, 113.92, 'c', 'm', 4110], ['Black Point', 'HK', 22.41, 113.9, 'g', 'm', 3300], ['Lamma', 'HK', 22.22, 114.11, 'c', 'm', 3620],
  ['Ilijan', 'PH', 13.62, 121.09, 'g', 'm', 1200], ['Santa Rita', 'PH', 13.77, 121.03, 'g', 'm', 1000], ['Kapar', 'MY', 3.12, 101.32, 'c', 'm', 2420],
  ['Jimah', 'MY', 2.6, 101.72, 'c', 'm', 3400], ['Senoko', 'SG', 1.46, 103.8, 'g', 'm', 2800], ['Tuas', 'SG', 1.29, 103.64, 'g', 'm', 2670],
  ['Pulau Seraya', 'SG', 1.28, 103.73, 'g', 'm', 3100], ['North Chennai', 'IN', 13.25, 80.33, 'c', 'm', 1830], ['Vallur', 'IN', 13.23, 80.31, 'c', 'm', 1500],
  ['Madras', 'IN', 12.56, 80.17, 'n', 'm', 440], ['Trombay', 'IN', 19, 72.9, 'c', 'm', 1430], ['Hub', 'PK', 24.91, 66.69, 's', 'm', 1290],
  ['Karachi', 'PK', 24.85, 66.79, 'n', 'm', 2200], ['Bin Qasim', 'PK', 24.78, 67.36, 's', 'm', 1260], ['Sabiya', 'KW', 29.57, 48.17, 's', 'm', 5000],
  ['Doha West', 'KW', 29.37, 47.79, 's', 'm', 2400], ['Az-Zour South', 'KW', 28.71, 48.37, 's', 'm', 4900], ['Az-Zour North', 'KW', 28.71, 48.38, 'g', 'm', 1500],
  ['Ras Laffan', 'QA', 25.93, 51.53, 'g', 'm', 2730], ['Ras Abu Fontas', 'QA', 25.2, 51.62, 'g', 'm', 2300], ['Al Dur', 'BH', 25.97, 50.61, 'g', 'm', 2700],
  ['Ambarlı', 'TR', 40.98, 28.69, 'g', 'm', 2900], ['Lavrio', 'GR', 37.75, 24.07, 'g', 'm', 930], ['Sidi Krir', 'EG', 31.04, 29.66, 'g', 'm', 2100],
  ['Abu Qir', 'EG', 31.27, 30.15, 's', 'm', 2200], ['Mohammedia', 'MA', 33.68, -7.43, 's', 'm', 600], ['Egbin', 'NG', 6.56, 3.61, 's', 'm', 1320],
  ['Moscow TEC-21', 'RU', 55.91, 37.52, 'g', 't', 1770], ['Moscow TEC-23', 'RU', 55.82, 37.76, 's', 't', 1420], ['Moscow TEC-26', 'RU', 55.58, 37.71, 's', 't', 1840],
  ['Ravenswood', 'US', 40.76, -73.95, 's', 'm', 2200], ['Northport', 'US', 40.92, -73.34, 's', 'm', 1580], ['Haynes', 'US', 33.77, -118.1, 'g', 'm', 1570],
  ['Scattergood', 'US', 33.92, -118.43, 'g', 'm', 800], ['Delta Energy Center', 'US', 38.02, -121.84, 'g', 't', 860], ['Gateway', 'US', 38.02, -121.76, 'g', 'd', 590],
  ['Kallpa', 'PE', -12.5, -76.74, 'g', 'd', 870], ['Tacoa', 'VE', 10.59, -67.07, 's', 'm', 1700],
];
