/** A land whose ground lies below the level of the sea, by a box that holds it: south, west, north, east. */
export type LandBelowSea = readonly [
  name: string,
  south: number,
  west: number,
  north: number,
  east: number,
];

/**
 * Dry ground below the sea where people live: depressions of the interior, and coasts behind dikes or sunk by pumping. Boxes are wide;
 * they only say where a height below the sea is believed.
 *
 * @source Encyclopaedia Britannica and national atlases, general knowledge; not checked row by row
 */
export const landsBelowSea: readonly LandBelowSea[] = [
  ['Caspian lowland', 36, 44, 50, 56],
  ['Dead Sea, Jordan and Arava', 29.5, 34.9, 33.4, 36],
  ['Akchanaya and Sarygamysh', 39, 53, 43.5, 59],
  ['Turpan', 42, 88, 43.5, 91],
  ['Danakil and Lake Assal', 11, 40, 15.5, 43],
  ['Fayum, Qattara and Siwa', 28.5, 25, 31, 31],
  ['Chotts of Algeria and Tunisia', 33, 5.5, 35.5, 9.5],
  ['Salton Trough', 32, -116.8, 34.2, -114.8],
  ['Death Valley', 35.5, -117.5, 37, -116],
  ['Lake Eyre', -30, 136, -27, 139],
  ['Low pampas of Valdés and San Julián', -50, -69, -42, -63],
  ['Netherlands and German Bight', 50.8, 2.5, 54.6, 11],
  ['Fenland', 52, -0.6, 53.4, 0.7],
  ['Po delta and Venetian plain', 44.3, 11.5, 46, 13.6],
  ['Vistula delta', 53.9, 18.3, 54.6, 19.8],
  ['Mississippi delta', 28.9, -92, 30.6, -89],
  ['Lake Maracaibo, east shore', 9.5, -72, 10.8, -70.8],
  ['Jakarta and Semarang', -7.2, 106.3, -5.8, 111],
];
