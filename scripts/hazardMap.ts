import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  mapPoint,
  mapStore,
  type MapPoint,
} from '../engines/hazards/earthquake/hazard/mapPoint.ts';
import { WORLD_MODEL } from '../engines/hazards/earthquake/hazard/tables.ts';
import {
  COLUMNS,
  encode,
  QUANTITIES,
  RECORD_BYTES,
  ROWS,
  SEA_EVERY,
  SEA_STEP_DEG,
  STEP_DEG,
  type MapHeader,
  type MapRecord,
} from '../src/atlas/hazardMapCodec.ts';
import { settingAtlas } from '../src/atlas/setting.ts';
import { setting as settingDataset } from '../engines/ground/datasets/terrain.ts';
import { sourcesNear } from './sourcesNear.ts';

/** Fine nodes lie on land and within this distance of its coast, between these latitudes: where people are. */
const COAST_KM = 100;
const FINE_SOUTH_DEG = -60;
const FINE_NORTH_DEG = 73;

const FILE = join(import.meta.dirname, '../src/atlas/data/seismicHazard.bin');

function isFine(lat: number, lon: number): boolean {
  if (lat < FINE_SOUTH_DEG || lat > FINE_NORTH_DEG) return false;
  const at = settingDataset.answer.safeParse(settingAtlas.answer({ lat, lon }));
  return at.success && (at.data.isLand || at.data.coastDistanceKm <= COAST_KM);
}

function recordOf(point: MapPoint): MapRecord {
  const ln = Float64Array.from(
    QUANTITIES.flatMap((q) => [point[q].mean, point[q].p16, point[q].p50, point[q].p84]),
    Math.log,
  );
  const logs = (values: readonly number[]) => Float64Array.from(values, Math.log);
  const lnCurve = { pgaG: logs(point.curve.pgaG), sa1sG: logs(point.curve.sa1sG) };
  return { ln, lnCurve, meanMagnitude: point.meanMagnitude, regime: point.regime };
}

/** Computes the whole map and writes it: bitmap of the nodes, then a record each. */
function main(): void {
  const started = performance.now();
  const store = mapStore();
  const bitmap = new Uint8Array(Math.ceil((ROWS * COLUMNS) / 8));
  const records: Uint8Array[] = [];
  for (let row = 0; row < ROWS; row++) {
    const lat = -90 + row * STEP_DEG;
    for (let column = 0; column < COLUMNS; column++) {
      const lon = -180 + column * STEP_DEG;
      const isCoarse = row % SEA_EVERY === 0 && column % SEA_EVERY === 0;
      if (!isCoarse && !isFine(lat, lon)) continue;
      const node = row * COLUMNS + column;
      bitmap[node >> 3] = (bitmap[node >> 3] ?? 0) | (1 << (node & 7));
      records.push(bytesAt(lat, lon, store));
    }
    if (row % 20 === 0)
      console.log(
        `${lat} degrees: ${records.length} nodes, ${((performance.now() - started) / 1000).toFixed(0)} s`,
      );
  }
  write(bitmap, records);
  console.log(
    `${records.length} nodes in ${((performance.now() - started) / 60000).toFixed(1)} min`,
  );
}

function bytesAt(lat: number, lon: number, store: ReturnType<typeof mapStore>): Uint8Array {
  const point = mapPoint(sourcesNear(lat, lon), { lat, lon }, store);
  if (!point) throw new Error(`no source near ${lat}, ${lon}`);
  const bytes = new Uint8Array(RECORD_BYTES);
  encode(recordOf(point), new DataView(bytes.buffer), 0);
  return bytes;
}

function write(bitmap: Uint8Array, records: readonly Uint8Array[]): void {
  const header: MapHeader = {
    modelVersion: WORLD_MODEL.version,
    stepDeg: STEP_DEG,
    seaStepDeg: SEA_STEP_DEG,
    madeOn: new Date().toISOString().slice(0, 10),
    count: records.length,
  };
  const text = new TextEncoder().encode(`${JSON.stringify(header)}\n`);
  const out = new Uint8Array(text.length + bitmap.length + records.length * RECORD_BYTES);
  out.set(text);
  out.set(bitmap, text.length);
  records.forEach((bytes, i) => out.set(bytes, text.length + bitmap.length + i * RECORD_BYTES));
  writeFileSync(FILE, out);
}

main();
