import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { mapPoint, type MapPoint } from '../../engines/hazards/earthquake/hazard/mapPoint.ts';
import {
  COLUMNS,
  encode,
  QUANTITIES,
  RECORD_BYTES,
  STEP_DEG,
  type MapRecord,
} from '../../src/atlas/hazardMapCodec.ts';
import { sourcesNear } from './sourcesNear.ts';

/** A thread of `hazardMap.ts`: makes the records of its nodes. */
const mapTask = z.object({ nodes: z.array(z.int()) });
export type MapTask = z.output<typeof mapTask>;

function recordOf(point: MapPoint): MapRecord {
  const ln = Float64Array.from(
    QUANTITIES.flatMap((q) => [point[q].mean, point[q].p16, point[q].p50, point[q].p84]),
    Math.log,
  );
  const logs = (values: readonly number[]) => Float64Array.from(values, Math.log);
  const lnCurve = { pgaG: logs(point.curve.pgaG), sa1sG: logs(point.curve.sa1sG) };
  const { meanMagnitude, regime, motions } = point;
  return { ln, lnCurve, meanMagnitude, regime, motions };
}

function bytesAt(lat: number, lon: number): Uint8Array {
  const point = mapPoint(sourcesNear(lat, lon), { lat, lon });
  if (!point) throw new Error(`no source near ${lat}, ${lon}`);
  const bytes = new Uint8Array(RECORD_BYTES);
  encode(recordOf(point), new DataView(bytes.buffer), 0);
  return bytes;
}

const { nodes } = mapTask.parse(workerData);
const started = performance.now();
const made = nodes.map((node, i) => {
  if (i > 0 && i % 500 === 0)
    parentPort?.postMessage(
      `${i} of ${nodes.length}, ${((performance.now() - started) / 1000).toFixed(0)} s`,
    );
  const lat = -90 + Math.floor(node / COLUMNS) * STEP_DEG;
  const lon = -180 + (node % COLUMNS) * STEP_DEG;
  return bytesAt(lat, lon);
});
parentPort?.postMessage(made);
