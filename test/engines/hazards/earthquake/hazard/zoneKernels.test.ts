import { describe, expect, it } from 'vitest';
import type { Evaluate } from '../../../../../engines/hazards/earthquake/groundMotion/model.ts';
import { tailTable } from '../../../../../engines/hazards/earthquake/hazard/exceedance.ts';
import { logLevels } from '../../../../../engines/hazards/earthquake/hazard/hazardCurve.ts';
import {
  evaluatorOf,
  motionTree,
} from '../../../../../engines/hazards/earthquake/hazard/motionTree.ts';
import {
  groundOf,
  siteHazard,
} from '../../../../../engines/hazards/earthquake/hazard/siteHazard.ts';
import {
  magnitudeBins,
  zoneKernels,
} from '../../../../../engines/hazards/earthquake/hazard/zoneMotions.ts';
import { rings } from '../../../../../engines/hazards/earthquake/hazard/zoneRings.ts';
import { errorPoints } from '../../../../../engines/ground/position/errorPoints.ts';
import { sourcesNear } from '../../../../../scripts/hazardMap/sourcesNear.ts';

const bins = magnitudeBins(4.6, 8.8, 0.2);
const distances = rings(3, 1.12, 300);
const rows = bins.centres.length * distances.centresKm.length;

function made() {
  const evaluators = motionTree('slab japan_pacific').branches.map(
    ({ model }) => evaluatorOf(model, 0) as Evaluate,
  );
  return zoneKernels({
    setting: { kind: 'slab', depthKm: { top: 50, mode: 60, bottom: 75 } },
    ground: groundOf(400),
    bins,
    distances,
    tail: tailTable({ kind: 'upper', sigmas: 3 }),
    maxDistanceKm: 300,
    maxMagnitude: 8.5,
    levels: [logLevels(5e-4, 10, 34)],
    evaluators: [evaluators],
  });
}

describe('kernels of background earthquakes', () => {
  it('hold the same numbers however their rows are asked for, and nothing where nobody asked', () => {
    const [whole, byAndBy] = [made(), made()];
    whole.fill(new Uint8Array(rows).fill(1));
    byAndBy.fill(Uint8Array.from({ length: rows }, (_, row) => (row % 3 === 0 ? 1 : 0)));
    const kernelOf = ({ kernels }: ReturnType<typeof made>) => kernels[0]?.[0] ?? [];
    expect(
      kernelOf(byAndBy)
        .slice(34, 68)
        .every((value) => value === 0),
    ).toBe(true);
    byAndBy.fill(Uint8Array.from({ length: rows }, (_, row) => (row % 2 === 0 ? 1 : 0)));
    byAndBy.fill(new Uint8Array(rows).fill(1));
    expect(byAndBy.kernels).toEqual(whole.kernels);
    expect(Math.max(...kernelOf(whole))).toBeGreaterThan(0.5);
  });
});

describe('the points of an uncertain position', () => {
  it('have the hazard of each alone, whichever was computed before on the same ground', () => {
    const points = errorPoints(35.68, 139.77, 2000);
    const hazardOn = (vs30Mps: number, { lat, lon }: { lat: number; lon: number }) =>
      siteHazard(
        sourcesNear(lat, lon),
        { lat, lon },
        {
          ground: groundOf(vs30Mps),
          periodsS: [0, 1],
          samples: 20,
        },
      )?.measures.map(({ curves }) => curves);
    const there = points.map((point) => hazardOn(300, point));
    // frames of other grounds push the first out, so each point is computed alone on kernels of its own
    points.toReversed().forEach((point, i) => {
      for (let v = 1; v <= 7; v++) hazardOn(500 + 10 * v, { lat: 0, lon: -30 });
      expect(hazardOn(300, point)).toEqual(there[points.length - 1 - i]);
    });
  });
});
