/** Retrospective tests of the regional rates against a world catalogue: `node scripts/regionTests.ts [FILE]`, prints the rows of the table. */
import { writeFileSync } from 'node:fs';
import { faults } from '../src/atlas/faults.ts';
import { countedZones } from '../src/atlas/regionSeismicity.ts';
import { SOURCE_MODEL_VERSION } from '../src/atlas/seismicSources.ts';
import { readCatalogue, testedRegions } from './regionTests/regionCatalogue.ts';
import { commandLine } from './commandLine/commandLine.ts';

const [file = '../shared/catalogs/usgs-m5.5-1965-2016/significant_earthquakes_1965_2016.csv', out] =
  commandLine({
    usage:
      'node scripts/regionTests.ts [FILE [OUT]]\nRetrospective tests of the regional rates against a world catalogue; prints the rows of the table.',
    words: [0, 2],
  }).positionals;
const rows = testedRegions(readCatalogue(file), countedZones(), faults);
const text = rows
  .map(
    (row) =>
      `  ${JSON.stringify(row)
        .replaceAll(/"(\w+)":/g, '$1: ')
        .replaceAll('"', "'")
        .replaceAll(',', ', ')},`,
  )
  .join('\n');
if (out === undefined) console.log(`source model ${SOURCE_MODEL_VERSION}\n${text}`);
else writeFileSync(out, text);
