import { resolve } from 'node:path';
import { commandLine } from './commandLine/commandLine.ts';
import { corrected } from './pastQuakes/corrections.ts';
import { joinLists } from './pastQuakes/joinLists.ts';
import { packQuakes } from './pastQuakes/packQuakes.ts';
import { readNamed, readNcei, readUsgs } from './pastQuakes/readLists.ts';
import { writeTable } from './support/writeTable.ts';

/**
 * Makes `src/atlas/data/pastQuakes.bin`: the product's own selection of destructive and great earthquakes, then the USGS list of magnitude 5.5
 * and more (1965 to 2016), then the NCEI list of significant ones, corrected where later study did. To be made again when faults change, since ruptures are drawn along them.
 *
 * Usage: `npm run -s past-quakes [-- USGS NCEI]`. The same lists give the same file.
 */
const { positionals } = commandLine({
  usage:
    'npm run -s past-quakes [-- USGS NCEI]\nMakes pastQuakes.bin of src/atlas/data from the list of the USGS (CSV) and that of NCEI (TSV).',
  words: [0, 2],
});
const [
  usgs = '../shared/catalogs/usgs-m5.5-1965-2016/significant_earthquakes_1965_2016.csv',
  ncei = '../shared/catalogs/ncei-significant-earthquakes/signif.tsv',
] = positionals;
const quakes = corrected(joinLists([readNamed(), readUsgs(usgs), readNcei(ncei)]));
const bytes = packQuakes(quakes);
writeTable(resolve(import.meta.dirname, '../src/atlas/data/pastQuakes.bin'), bytes);
process.stdout.write(`${quakes.length} earthquakes, ${bytes.length} bytes\n`);
