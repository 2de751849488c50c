/**
 * Bare and thinly covered parts of the shields that the last ice sheets scraped: name, half width in km, axis (`latitude longitude`
 * vertices, degrees). Drawn by us to some 50 km. Plains of lake and marine clay are left out (Clay Belt of Ontario, Lake Agassiz, Hudson Bay
 * lowland, Saint Lawrence, Lac Saint-Jean, Ostrobothnia, Uppland), as is ground with thick till.
 *
 * @source Fulton (1995), Surficial materials of Canada, Geological Survey of Canada, Map 1880A, doi:10.4095/205040; Koistinen et al. (2001),
 *   Geological map of the Fennoscandian Shield, Geological Surveys of Finland, Norway and Sweden; restated from memory, unverified
 */
export const glaciatedShields: readonly (readonly [name: string, halfWidthKm: number, axis: string])[] = [
  ['Canadian Shield north of Lake Huron', 90, '46.2 -80.2,46.9 -82.5,47.8 -84.3'],
  ['Canadian Shield north-west of Lake Superior', 130, '48.9 -87.5,49.5 -91.5,50.6 -94.3'],
  ['Laurentians', 80, '46.4 -75.5,47.3 -73.5,47.6 -72.3'],
  ['Quebec north shore and southern Labrador', 130, '50.6 -70,51.4 -66,52.8 -62,53.5 -58.5'],
  ['Ungava', 300, '55.5 -72,59.5 -74'],
  ['Churchill and Slave Provinces', 190, '56.6 -102,58.5 -105,60.5 -108.5,63 -112,65.5 -111.5'],
  ['Southern Sweden upland', 80, '57.2 14.5,58.1 15.5'],
  ['Bergslagen', 80, '59.4 14.6,60.2 15.6'],
  ['Norrland inland', 100, '62 15.5,64.3 18,66.3 20'],
  ['Southern Finland inland', 80, '60.9 23.8,61.6 26.8'],
  ['Finnish Lakeland and Kainuu', 110, '62.3 27.5,64.3 28.5'],
  ['Aland and the archipelagos', 45, '59.5 18.9,60.2 20.2,60.1 22.3'],
  ['Karelia', 110, '62.5 32.5,64.8 32.5'],
  ['Kola', 110, '67.8 32,68 36'],
];
