import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import {
  mapPoint,
  mapStore,
  type MapPoint,
} from '../engines/hazards/earthquake/hazard/mapPoint.ts';
import { motionAtRate, RETURN_PERIODS } from '../engines/hazards/earthquake/hazard/hazardCurve.ts';
import { meanCurve } from '../engines/hazards/earthquake/hazard/logicTree.ts';
import { groundOf, storeOf } from '../engines/hazards/earthquake/hazard/siteHazard.ts';
import { siteSources } from '../engines/hazards/earthquake/hazard/siteSources.ts';
import {
  COLUMNS,
  encode,
  QUANTITIES,
  RECORD_BYTES,
  STEP_DEG,
  type MapRecord,
} from '../src/atlas/hazardMapCodec.ts';
import { seismicHazard as dataset } from '../engines/ground/datasets/tectonics.ts';
import { seismicHazardMap } from '../src/atlas/seismicHazardMap.ts';
import { sourcesNear } from './sourcesNear.ts';

/** A thread of `hazardMap.ts`: records of nodes, or whether the map as written is off at them. */
const mapTask = z.object({ task: z.enum(['record', 'rough']), nodes: z.array(z.int()) });
export type MapTask = z.output<typeof mapTask>;

/** The map may be off by so much at the middle of a cell of 2 degrees, ln. */
const SMOOTH_LN = 0.04;
/** Motions below this harm nobody: cells stay coarse, g. */
const LEAST_G = 0.01;

function recordOf(point: MapPoint): MapRecord {
  const ln = Float64Array.from(
    QUANTITIES.flatMap((q) => [point[q].mean, point[q].p16, point[q].p50, point[q].p84]),
    Math.log,
  );
  const logs = (values: readonly number[]) => Float64Array.from(values, Math.log);
  const lnCurve = { pgaG: logs(point.curve.pgaG), sa1sG: logs(point.curve.sa1sG) };
  return { ln, lnCurve, meanMagnitude: point.meanMagnitude, regime: point.regime };
}

const store = mapStore();

function bytesAt(lat: number, lon: number): Uint8Array {
  const point = mapPoint(sourcesNear(lat, lon), { lat, lon }, store);
  if (!point) throw new Error(`no source near ${lat}, ${lon}`);
  const bytes = new Uint8Array(RECORD_BYTES);
  encode(recordOf(point), new DataView(bytes.buffer), 0);
  return bytes;
}

const peak = storeOf({ ground: groundOf(760), periodsS: [0] });

/** One byte: 1 where the map as written stands off the computed peak acceleration. */
function roughAt(lat: number, lon: number): Uint8Array {
  const [measure] = peak.frame.measures;
  const sources = siteSources(sourcesNear(lat, lon), { lat, lon }, peak);
  const lnStep = measure?.levels.lnStep ?? 1;
  const mean = meanCurve(sources, { measure: 0, lnStep, tree: peak.tree });
  const own = measure && mean && motionAtRate(measure.levels, mean, RETURN_PERIODS[475]);
  const read = dataset.answer.parse(seismicHazardMap.answer({ lat, lon })).pga475G.mean;
  const isOff = own !== undefined && own > LEAST_G && Math.abs(Math.log(read / own)) > SMOOTH_LN;
  return Uint8Array.of(isOff ? 1 : 0);
}

const { task, nodes } = mapTask.parse(workerData);
const started = performance.now();
const made = nodes.map((node, i) => {
  if (i > 0 && i % 500 === 0)
    parentPort?.postMessage(
      `${task}: ${i} of ${nodes.length}, ${((performance.now() - started) / 1000).toFixed(0)} s`,
    );
  const lat = -90 + Math.floor(node / COLUMNS) * STEP_DEG;
  const lon = -180 + (node % COLUMNS) * STEP_DEG;
  return task === 'record' ? bytesAt(lat, lon) : roughAt(lat, lon);
});
parentPort?.postMessage(made);
