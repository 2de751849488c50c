import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WholeList } from '../../engines/signals/market/hindcast.ts';

/** Minutes since `FROM_MS`, latitude and longitude in hundredths, magnitude in tenths. */
export const RECORD_BYTES = 9;
export const FROM_MS = Date.UTC(1965, 0);
const TO_MS = Date.UTC(2016, 11, 31);

/**
 * Earthquakes of M 5.5 and more in the regions of the market questions, times to the minute, places to 0.01 degrees.
 *
 * @source US Geological Survey, ANSS Comprehensive Earthquake Catalog (ComCat), 1965 to 2016, public domain. doi:10.5066/F7MS3QZH
 */
export function regionQuakes(): WholeList {
  const packed = readFileSync(join(import.meta.dirname, '../../src/atlas/data/regionQuakes.bin'));
  const quakes = Array.from({ length: packed.length / RECORD_BYTES }, (_unused, i) => {
    const at = i * RECORD_BYTES;
    return {
      timeMs: FROM_MS + packed.readUInt32BE(at) * 60_000,
      lat: packed.readInt16BE(at + 4) / 100,
      lon: packed.readInt16BE(at + 6) / 100,
      magnitude: packed.readUInt8(at + 8) / 10,
    };
  });
  return { quakes, leastMagnitude: 5.5, fromMs: FROM_MS, toMs: TO_MS };
}
