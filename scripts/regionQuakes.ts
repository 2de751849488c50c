/**
 * Packs the earthquakes of M 5.5 and more, 1965 to 2016, in the regions of the market questions: `node scripts/regionQuakes.ts [FILE]`
 * reads the USGS list and writes `src/atlas/data/regionQuakes.bin`, nine bytes an event.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWithin } from '../engines/hazards/earthquake/regions/regionRates.ts';
import { REGIONS } from '../engines/hazards/earthquake/regions/tables.ts';
import { EARTHQUAKE_MARKETS } from '../engines/signals/market/tables.ts';
import { FROM_MS, RECORD_BYTES } from './forecastScores/regionQuakes.ts';
import { readCsv } from './verify/readTables.ts';
import { commandLine } from './commandLine/commandLine.ts';

const [file = '../shared/catalogs/usgs-m5.5-1965-2016/significant_earthquakes_1965_2016.csv'] =
  commandLine({
    usage:
      'node scripts/regionQuakes.ts [FILE]\nPacks the earthquakes of the regions of the market questions from the list of the USGS into src/atlas/data/regionQuakes.bin.',
    words: [0, 1],
  }).positionals;
const regions = REGIONS.filter(({ id }) => EARTHQUAKE_MARKETS.includes(id));
const rows = readCsv(file).rows.flatMap((row) => {
  const timeMs = Date.parse(`${row['Date'] ?? ''} ${row['Time'] ?? ''}Z`);
  const [lat, lon] = [Number(row['Latitude']), Number(row['Longitude'])];
  const isAsked =
    row['Type'] === 'Earthquake' &&
    !Number.isNaN(timeMs) &&
    regions.some(({ bounds }) => isWithin(bounds, lat, lon));
  return isAsked ? [{ timeMs, lat, lon, magnitude: Number(row['Magnitude']) }] : [];
});
rows.sort((a, b) => a.timeMs - b.timeMs);
const packed = Buffer.alloc(rows.length * RECORD_BYTES);
rows.forEach(({ timeMs, lat, lon, magnitude }, i) => {
  const at = i * RECORD_BYTES;
  packed.writeUInt32BE(Math.round((timeMs - FROM_MS) / 60_000), at);
  packed.writeInt16BE(Math.round(lat * 100), at + 4);
  packed.writeInt16BE(Math.round(lon * 100), at + 6);
  packed.writeUInt8(Math.round(magnitude * 10), at + 8);
});
writeFileSync(join(import.meta.dirname, '../src/atlas/data/regionQuakes.bin'), packed);
console.log(`${rows.length} earthquakes, ${packed.length} bytes`);
