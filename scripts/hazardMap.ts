import { availableParallelism } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type * as z from 'zod';
import { WORLD_MODEL } from '../engines/hazards/earthquake/hazard/tables.ts';
import { distanceKm } from '../engines/ground/earth/geodesy.ts';
import {
  addDecoded,
  COLUMNS,
  DECODED,
  QUANTITIES,
  RECORD_BYTES,
  ROWS,
  SEA_EVERY,
  SEA_STEP_DEG,
  STEP_DEG,
  type MapHeader,
} from '../src/atlas/hazardMapCodec.ts';
import { settingAtlas } from '../src/atlas/setting.ts';
import { setting as settingDataset } from '../engines/ground/datasets/terrain.ts';
import { cellsToRefine } from './hazardMap/refinedCells.ts';
import type { MapTask } from './hazardMap/nodes.ts';
import { commandLine } from './commandLine/commandLine.ts';

/**
 * Makes the hazard map of the world, `src/atlas/data/seismicHazard.bin`: `node scripts/hazardMap.ts`, the better part of an hour on two
 * idle cores. The same sources give the same file.
 *
 * `--keep` takes what the file has already and computes what is missing; `--about lat,lon,km` (also several times) computes those nodes
 * anew, for sources that were changed there alone.
 */
const { values: options } = commandLine({
  usage:
    'node scripts/hazardMap.ts [--keep] [--about LAT,LON,KM ...] [--threads N]\nRuns the hazard engine over the nodes of the world and writes src/atlas/data/seismicHazard.bin: hours.',
  options: {
    keep: { type: 'boolean', default: false },
    about: { type: 'string', multiple: true, default: [] },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
});

/** Fine nodes lie on land and within this distance of its coast, between these latitudes: where people are. */
const COAST_KM = 100;
const FINE_SOUTH_DEG = -60;
const FINE_NORTH_DEG = 73;

const FILE = join(import.meta.dirname, '../src/atlas/data/seismicHazard.bin');
const latOf = (node: number): number => -90 + Math.floor(node / COLUMNS) * STEP_DEG;
const lonOf = (node: number): number => -180 + (node % COLUMNS) * STEP_DEG;

type Setting = z.output<typeof settingDataset.answer>;

function settingOf(node: number): Setting | undefined {
  const at = { lat: latOf(node), lon: lonOf(node) };
  if (at.lat < FINE_SOUTH_DEG || at.lat > FINE_NORTH_DEG) return undefined;
  const setting = settingDataset.answer.safeParse(settingAtlas.answer(at));
  return setting.success ? setting.data : undefined;
}

/** By node: 2 on land, 1 within reach of its coast. */
function landNodes(): Uint8Array {
  return Uint8Array.from({ length: ROWS * COLUMNS }, (_, node) => {
    const setting = settingOf(node);
    if (!setting) return 0;
    if (setting.isLand) return 2;
    return setting.coastDistanceKm <= COAST_KM ? 1 : 0;
  });
}

const isFine = (node: number): boolean => (onLand[node] ?? 0) > 0;

/** In a lake, but a corner of a cell with land: the map between the two is read from both. */
function isByLand(node: number): boolean {
  const column = node % COLUMNS;
  return [-1, 0, 1].some((down) =>
    [-1, 0, 1].some(
      (aside) =>
        onLand[node - column + down * COLUMNS + ((column + aside + COLUMNS) % COLUMNS)] === 2,
    ),
  );
}

/** Corners of cells with finer nodes, which say how far they stand from what the corners give. */
const refinedCorners = new Set(
  cellsToRefine().flatMap((cell) => {
    const south = cell - (cell % COLUMNS);
    const [west, east] = [cell % COLUMNS, ((cell % COLUMNS) + 1) % COLUMNS];
    return [south + west, south + east, south + COLUMNS + west, south + COLUMNS + east];
  }),
);

const isCoarse = (node: number): boolean =>
  Math.floor(node / COLUMNS) % SEA_EVERY === 0 && (node % COLUMNS) % SEA_EVERY === 0;

/** Records by node that the file has and nobody asked for anew. */
function kept(): Map<number, Uint8Array> {
  const found = new Map<number, Uint8Array>();
  if (!options.keep) return found;
  const bytes = readFileSync(FILE);
  const bitmapAt = bytes.indexOf(10) + 1;
  let at = bitmapAt + Math.ceil((ROWS * COLUMNS) / 8);
  for (let node = 0; node < ROWS * COLUMNS; node++) {
    if ((((bytes[bitmapAt + (node >> 3)] ?? 0) >> (node & 7)) & 1) === 0) continue;
    if (!isAnew(node)) found.set(node, bytes.subarray(at, at + RECORD_BYTES));
    at += RECORD_BYTES;
  }
  return found;
}

const circles = options.about.map((text) => text.split(',').map(Number));

const isAnew = (node: number): boolean =>
  circles.some(
    ([lat = NaN, lon = NaN, km = NaN]) => distanceKm(lat, lon, latOf(node), lonOf(node)) < km,
  );

/** Cells of the coarse grid over whose corners the motion of 2,475 years differs by more than this, in its logarithm, have the nodes between them too. */
const STEEP = 0.2;
const decoded = new Float64Array(DECODED);
const PGA_2475 = 4 * QUANTITIES.indexOf('pga2475G');

/** Nodes inside and on the sides of coarse cells over which the motion changes fast: the ridges of the oceans. */
function steepNodes(records: ReadonlyMap<number, Uint8Array>): number[] {
  const lnAt = (row: number, column: number): number => {
    const bytes = records.get(row * COLUMNS + (column % COLUMNS));
    if (!bytes) return 0;
    decoded.fill(0);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    addDecoded(view, 0, 1, decoded);
    return decoded[PGA_2475] ?? 0;
  };
  const found = new Set<number>();
  for (let row = 0; row + SEA_EVERY < ROWS; row += SEA_EVERY)
    for (let column = 0; column < COLUMNS; column += SEA_EVERY) {
      const ln = [0, 1, 2, 3].map((k) =>
        lnAt(row + (k >> 1) * SEA_EVERY, column + (k & 1) * SEA_EVERY),
      );
      if (Math.max(...ln) - Math.min(...ln) < STEEP) continue;
      for (let down = 0; down <= SEA_EVERY; down++)
        for (let aside = 0; aside <= SEA_EVERY; aside++)
          found.add((row + down) * COLUMNS + ((column + aside) % COLUMNS));
    }
  return [...found].sort((a, b) => a - b);
}

/** Sends nodes to the threads and gathers what they find. */
async function inThreads(nodes: readonly number[]): Promise<Uint8Array[]> {
  const count = Math.max(1, Number(options.threads));
  const parts = await Promise.all(
    Array.from({ length: count }, (_, k) =>
      runThread({ nodes: nodes.filter((__, i) => i % count === k) }),
    ),
  );
  return nodes.map((_, i) => parts[i % count]?.[Math.floor(i / count)] ?? new Uint8Array(0));
}

function runThread(workerData: MapTask): Promise<Uint8Array[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array[]>();
  const thread = new Worker(new URL('./hazardMap/nodes.ts', import.meta.url), { workerData });
  thread.on('message', (message: Uint8Array[] | string) => {
    if (typeof message === 'string') console.log(message);
    else resolve(message);
  });
  thread.on('error', reject);
  return promise;
}

/** Computes the nodes that are not known yet. */
async function addTo(records: Map<number, Uint8Array>, nodes: readonly number[]): Promise<void> {
  const missing = nodes.filter((node) => !records.has(node));
  console.log(`${missing.length} nodes to compute`);
  const made = await inThreads(missing);
  missing.forEach((node, i) => records.set(node, made[i] ?? new Uint8Array(RECORD_BYTES)));
}

function write(records: ReadonlyMap<number, Uint8Array>): void {
  const bitmap = new Uint8Array(Math.ceil((ROWS * COLUMNS) / 8));
  const ordered = [...records].sort(([a], [b]) => a - b);
  for (const [node] of ordered) bitmap[node >> 3] = (bitmap[node >> 3] ?? 0) | (1 << (node & 7));
  const header: MapHeader = {
    modelVersion: WORLD_MODEL.version,
    stepDeg: STEP_DEG,
    seaStepDeg: SEA_STEP_DEG,
    madeOn: new Date().toISOString().slice(0, 10),
    count: ordered.length,
  };
  const text = new TextEncoder().encode(`${JSON.stringify(header)}\n`);
  writeFileSync(FILE, Buffer.concat([text, bitmap, ...ordered.map(([, bytes]) => bytes)]));
}

const started = performance.now();
const records = kept();
const all = Array.from({ length: ROWS * COLUMNS }, (_, node) => node);
const onLand = landNodes();
await addTo(
  records,
  all.filter(
    (node) => isCoarse(node) || isFine(node) || isByLand(node) || refinedCorners.has(node),
  ),
);
await addTo(records, steepNodes(records));
write(records);
console.log(
  `${records.size} nodes in ${((performance.now() - started) / 60_000).toFixed(1)} minutes`,
);
