/**
 * Assets of the register within 15 km of a populated place of their name, by id; depths, capacities and years of these rows are not looked
 * up again.
 *
 * @source GeoNames, cities500 (CC BY 4.0)
 */
export const ASSETS_BY_PLACE_NAME: ReadonlySet<string> = new Set([
  'lodi', 'baker-cedar-creek', 'katy', 'manlove', 'redfield', 'petal', 'rehden', 'schoenkirchen', 'norg', 'grijpskerk', 'loenhout', 'chemery',
  'gournay', 'minerbio', 'sergnano', 'cortemaggiore', 'settala', 'hajduszoboszlo', 'incukalns', 'stenlille', 'kasimov', 'silivri', 'hutubi',
  'decatur', 'youngstown', 'guy-greenbrier', 'landau', 'insheim', 'unterhaching', 'berlin',
]);
