import { describe, expect, it } from 'vitest';
import { emptyScenario } from '../../../../../engines/hazards/earthquake/groundMotion/model.ts';
import { forEachFaultRupture } from '../../../../../engines/hazards/earthquake/hazard/faultRuptures.ts';
import { faultSurface } from '../../../../../engines/hazards/earthquake/hazard/faultSurface.ts';
import { surfaceView } from '../../../../../engines/hazards/earthquake/hazard/surfaceView.ts';

describe('ruptures of a whole fault', () => {
  it.each([
    ['a vertical fault from 3 to 15 km', 90, 3, 12, 9],
    ['a fault that dips 30 degrees from the ground, 20 km wide', 30, 0, 20, 5],
  ])('%s has its hypocentre in the middle of its width', (_name, dipDeg, top, widthKm, depthKm) => {
    const surface = faultSurface(
      {
        trace: [
          [0, 0],
          [0.3, 0],
        ],
        traceAtTop: true,
        dipDeg,
        upperDepthKm: top,
        widthKm,
      },
      1,
    );
    const mfd = {
      magnitudes: Float64Array.of(6.5, 7),
      ratesPerYear: Float64Array.of(0.002, 0.001),
    };
    const scenario = emptyScenario();
    const seen: [magnitude: number, depthKm: number, ratePerYear: number][] = [];
    forEachFaultRupture(surfaceView(surface, 0.1, 0.2), { mfd, rakeDeg: 0 }, scenario, (rate) => {
      seen.push([scenario.magnitude, scenario.hypocentralDepthKm, rate]);
    });
    expect(seen.map(([magnitude, , rate]) => [magnitude, rate])).toEqual([
      [6.5, 0.002],
      [7, 0.001],
    ]);
    for (const [, depth] of seen) expect(depth).toBeCloseTo(depthKm, 6);
  });
});
