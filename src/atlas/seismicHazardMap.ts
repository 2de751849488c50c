import { fstatSync, openSync, readSync } from 'node:fs';
import * as z from 'zod';
import { CURVE_YEARS, seismicHazard as dataset } from '../../engines/ground/datasets/tectonics.ts';
import { kindOfTree, treeOfZone } from '../../engines/hazards/earthquake/hazard/motionTree.ts';
import { wrapLonDeg } from '../../engines/ground/earth/geodesy.ts';
import { embedded } from '../connectors/connector.ts';
import { RecordFile } from './geography/recordFile.ts';
import { cubicWeights, fineShiftAt, isByFineNodes } from './fineHazard.ts';
import {
  addDecoded,
  COLUMNS,
  DECODED,
  MAGNITUDE_PLACE,
  motionsFrom,
  RECORD_BYTES,
  leadingCodeOf,
  leadingOf,
  regimeOf,
  ROWS,
  SEA_EVERY,
  SEA_STEP_DEG,
  STEP_DEG,
} from './hazardMapCodec.ts';
import { subductionRegionAt } from './subductionRegion.ts';

const FILE = new URL('./data/seismicHazard.bin', import.meta.url);
const NEWLINE = 10;
/** Longest first line, and the bits of the nodes after it, bytes. */
const [HEAD_BYTES, BITMAP_BYTES] = [4096, Math.ceil((ROWS * COLUMNS) / 8)];
const ABSENT = -1;

const header = z.object({
  modelVersion: z.string(),
  stepDeg: z.literal(STEP_DEG),
  seaStepDeg: z.literal(SEA_STEP_DEG),
  madeOn: z.string(),
  count: z.int().positive(),
});

interface HazardMap {
  readonly modelVersion: string;
  readonly file: RecordFile;
  /** Record of each fine node, or -1. */
  readonly recordOf: Int32Array;
}

/** Opened once, at the first question. */
let opened: HazardMap | undefined;

function map(): HazardMap {
  opened ??= open(openSync(FILE, 'r'));
  return opened;
}

function open(file: number): HazardMap {
  const head = Buffer.alloc(HEAD_BYTES + BITMAP_BYTES);
  readSync(file, head);
  const end = head.indexOf(NEWLINE);
  const { modelVersion, count } = header.parse(JSON.parse(head.toString('utf8', 0, end)));
  const bitmap = head.subarray(end + 1, end + 1 + BITMAP_BYTES);
  const recordOf = new Int32Array(ROWS * COLUMNS).fill(ABSENT);
  let next = 0;
  for (let node = 0; node < recordOf.length; node++)
    if ((bitmap[node >> 3] >> (node & 7)) & 1) recordOf[node] = next++;
  const from = end + 1 + bitmap.length;
  if (next !== count || fstatSync(file).size !== from + count * RECORD_BYTES)
    throw new Error('the hazard map is damaged');
  return {
    modelVersion,
    recordOf,
    file: new RecordFile(file, { from, count, recordBytes: RECORD_BYTES }),
  };
}

/** Seismic hazard of the world on rock, read from the product's own map by interpolation in ln, with finer nodes beside faults. */
export const seismicHazardMap = embedded({
  id: 'atlas-seismic-hazard',
  title: 'Seismic hazard map of the world, Vs30 760 m/s, embedded',
  category: 'environmental',
  provider: 'This product, computed from its earthquake sources and ground-motion models',
  home: 'https://www.usgs.gov/programs/earthquake-hazards',
  licence: 'Apache-2.0',
  cadence: 'with each release',
  coverage:
    'World; a tenth of a degree beside listed faults, half a degree on land and within 100 km of coasts, 1 degree elsewhere',
  dataset,
  asOf: '2023-12-31T00:00:00Z',
  answer: ({ lat, lon }) => hazardAt(lat, lon),
});

const sum = new Float64Array(DECODED);
const shift = new Float64Array(CURVE_YEARS.length);
/** Weights of the nodes about a place by the kind of earthquake that leads there, in the order of `TREES`. */
const kinds = new Float64Array(5);
const TREES = ['active', 'stable', 'stableEurope', 'interface', 'slab'] as const;
/** The kind by the code of a record. */
const KIND_OF = Uint8Array.from({ length: 256 }, (_, code) =>
  TREES.indexOf(kindOfTree(treeOfZone(leadingOf(code)))),
);

/** Weight of a kind of earthquake; sums of weights may round to a bit more than 1. */
const shareOf = (kind: number): number => Math.min(1, kinds[kind]);
const kindsAbout = () => ({
  active: shareOf(0),
  stable: shareOf(1),
  stableEurope: shareOf(2),
  interface: shareOf(3),
  slab: shareOf(4),
});

function hazardAt(lat: number, lon: number) {
  const { modelVersion, file, recordOf } = map();
  const y = Math.min(ROWS - 1 - 1e-9, (lat + 90) / STEP_DEG);
  const x = (wrapLonDeg(lon) + 180) / STEP_DEG;
  const row = Math.floor(y);
  const column = Math.floor(x);
  sum.fill(0);
  kinds.fill(0);
  let isFine = true;
  let nearest = ABSENT;
  let most = -1;
  for (let corner = 0; corner < 4; corner++) {
    const up = corner >> 1;
    const right = corner & 1;
    const weight = (up ? y - row : 1 - (y - row)) * (right ? x - column : 1 - (x - column));
    const node = (row + up) * COLUMNS + ((column + right) % COLUMNS);
    const record = recordOf[node] ?? ABSENT;
    if (record === ABSENT) isFine = false;
    const used =
      record === ABSENT ? addCoarse(row + up, column + right, weight) : add(record, weight);
    if (weight > most) [most, nearest] = [weight, used];
  }
  bend(row, column, y - row, x - column);
  fineShiftAt(y, x, shift);
  refine();
  return {
    modelVersion,
    vs30Mps: 760 as const,
    ...motionsFrom(sum),
    meanMagnitude: sum[MAGNITUDE_PLACE],
    regime: regimeOf(file.records, file.at(nearest)),
    kinds: {
      ...kindsAbout(),
      subductionRegion: subductionRegionAt('subduction_slab', { lat, lon }),
    },
    gridStepDeg: isFine ? STEP_DEG : SEA_STEP_DEG,
  };
}

const [AT_475, AT_2475] = [CURVE_YEARS.indexOf(475), CURVE_YEARS.indexOf(2475)];
/** Which shift of the fine nodes belongs to each quantity of the map, in its order. */
const SHIFTS = [AT_475, AT_2475, AT_2475, AT_475, AT_2475, AT_475] as const;
/** The same for the further means of the curve, of peak and then of 1-second acceleration. */
const MORE_SHIFTS = [0, 1].flatMap(() =>
  CURVE_YEARS.flatMap((_years, at) => (at === AT_475 || at === AT_2475 ? [] : [at])),
);

/** Beside faults the fine nodes of the peak acceleration correct the mean and the fractiles of all motions alike. */
function refine(): void {
  for (let q = 0; q < SHIFTS.length; q++) {
    const by = shift[SHIFTS[q]];
    for (let f = 0; f < 4; f++) sum[4 * q + f] = sum[4 * q + f] + by;
  }
  for (let i = 0; i < MORE_SHIFTS.length; i++) {
    const at = MAGNITUDE_PLACE + 1 + i;
    sum[at] = sum[at] + shift[MORE_SHIFTS[i]];
  }
}

const up = new Float64Array(4);
const right = new Float64Array(4);

/**
 * Over oceanic crust, whose zones of earthquakes end in steps beside ridges, motions are read by cubics through four nodes each way, in place
 * of the straight lines between two; from an oceanic node to another one the change from line to cubic is even, so that nothing has a step.
 */
function bend(row: number, column: number, fy: number, fx: number): void {
  let share = 0;
  for (let corner = 0; corner < 4; corner++) {
    const y = corner >> 1;
    const x = corner & 1;
    if (isBent(row + y, column + x)) share += (y ? fy : 1 - fy) * (x ? fx : 1 - fx);
  }
  if (share === 0) return;
  cubicWeights(fy, up);
  cubicWeights(fx, right);
  for (let a = 0; a < 4; a++)
    for (let b = 0; b < 4; b++) {
      const straight =
        (a === 1 ? 1 - fy : a === 2 ? fy : 0) * (b === 1 ? 1 - fx : b === 2 ? fx : 0);
      addNode(row + a - 1, column + b - 1, share * (up[a] * right[b] - straight));
    }
}

/** Whether the motion about a node is read by cubics: an oceanic one with no fine nodes in the cells around it. */
function isBent(row: number, column: number): boolean {
  if (row < 2 || row > ROWS - 3) return false;
  const { file, recordOf } = map();
  const record = recordOf[row * COLUMNS + (column % COLUMNS)] ?? ABSENT;
  if (record === ABSENT || regimeOf(file.records, file.at(record)) !== 'oceanic') return false;
  return ![0, 1].some((down) =>
    [0, 1].some((aside) => isByFineNodes(row - down, (column - aside) % COLUMNS)),
  );
}

/** Adds the motions of a node, whether the map has it or not. */
function addNode(row: number, column: number, weight: number): void {
  const { file, recordOf } = map();
  const east = (column + COLUMNS) % COLUMNS;
  const record = recordOf[row * COLUMNS + east] ?? ABSENT;
  if (record === ABSENT)
    addCoarse(row, east, weight, (found, share) =>
      addDecoded(file.records, file.at(found), share, sum),
    );
  else addDecoded(file.records, file.at(record), weight, sum);
}

function add(record: number, weight: number): number {
  const { file } = map();
  addDecoded(file.records, file.at(record), weight, sum);
  const kind = KIND_OF[leadingCodeOf(file.records, file.at(record))];
  kinds[kind] = kinds[kind] + weight;
  return record;
}

/** A missing fine node by interpolation of the coarse ones about it, so that the map has no steps; returns the nearest record. */
function addCoarse(
  row: number,
  column: number,
  weight: number,
  adding: (record: number, weight: number) => unknown = add,
): number {
  const { recordOf } = map();
  const low = Math.min(ROWS - 1 - SEA_EVERY, Math.floor(row / SEA_EVERY) * SEA_EVERY);
  const left = Math.floor(column / SEA_EVERY) * SEA_EVERY;
  const fy = (row - low) / SEA_EVERY;
  const fx = (column - left) / SEA_EVERY;
  let nearest = ABSENT;
  for (let corner = 0; corner < 4; corner++) {
    const up = corner >> 1;
    const right = corner & 1;
    const share = (up ? fy : 1 - fy) * (right ? fx : 1 - fx);
    const record =
      recordOf[(low + up * SEA_EVERY) * COLUMNS + ((left + right * SEA_EVERY) % COLUMNS)] ?? ABSENT;
    if (share === 0 || record === ABSENT) continue;
    adding(record, weight * share);
    if (share >= 0.25 || nearest === ABSENT) nearest = record;
  }
  return nearest;
}
