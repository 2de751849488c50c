import { describe, expect, it } from 'vitest';
import { emptyScenario } from '../../../../../engines/hazards/earthquake/groundMotion/model.ts';
import { faultSurface } from '../../../../../engines/hazards/earthquake/hazard/faultSurface.ts';
import {
  floatRuptures,
  wholeRupture,
} from '../../../../../engines/hazards/earthquake/hazard/floatingRuptures.ts';
import {
  placePseudoRupture,
  pseudoRupture,
} from '../../../../../engines/hazards/earthquake/hazard/pointRupture.ts';
import { surfaceView } from '../../../../../engines/hazards/earthquake/hazard/surfaceView.ts';
import {
  outlineOf,
  ringAreasKm2,
  rings,
} from '../../../../../engines/hazards/earthquake/hazard/zoneRings.ts';

const KM_PER_DEG = (6371.0088 * Math.PI) / 180;

/** A fault on the equator striking north from the origin, dipping east. */
const north = (lengthKm: number, dipDeg: number, upperDepthKm: number, widthKm: number) =>
  faultSurface(
    {
      trace: [
        [0, 0],
        [lengthKm / KM_PER_DEG, 0],
      ],
      traceAtTop: true,
      dipDeg,
      upperDepthKm,
      widthKm,
    },
    1,
  );

describe('rupture distances', () => {
  it('measures a vertical plane from its side and its end', () => {
    const beside = wholeRupture(
      surfaceView(north(30, 90, 3, 12), 15 / KM_PER_DEG, -4 / KM_PER_DEG),
    );
    expect(beside.rjbKm[0]).toBeCloseTo(4, 2);
    expect(beside.rrupKm[0]).toBeCloseTo(5, 2);
    expect(beside.rxKm[0]).toBeCloseTo(-4, 2);
    const beyond = wholeRupture(surfaceView(north(30, 90, 0, 12), 40 / KM_PER_DEG, 0));
    expect(beyond.rjbKm[0]).toBeCloseTo(10, 2);
  });

  it('measures a dipping plane from above its hanging wall and from its foot wall', () => {
    // 45 degrees, top at the ground: 10 km east of the trace the plane is 10 / sqrt 2 km away, at right angles.
    const hanging = wholeRupture(
      surfaceView(north(40, 45, 0, 20), 20 / KM_PER_DEG, 10 / KM_PER_DEG),
    );
    expect(hanging.rjbKm[0]).toBeCloseTo(0, 6);
    expect(hanging.rrupKm[0]).toBeCloseTo(10 / Math.SQRT2, 2);
    expect(hanging.rxKm[0]).toBeCloseTo(10, 2);
    const foot = wholeRupture(surfaceView(north(40, 45, 0, 20), 20 / KM_PER_DEG, -10 / KM_PER_DEG));
    expect(foot.rrupKm[0]).toBeCloseTo(10, 2);
    expect(foot.rxKm[0]).toBeCloseTo(-10, 2);
  });

  it('floats a rupture in every position and shares the rate', () => {
    const view = surfaceView(north(20, 90, 0, 10), 0, -5 / KM_PER_DEG);
    const floating = floatRuptures(view, { lengthKm: 5, widthKm: 5 });
    expect(floating.count).toBe(16 * 6);
    expect(floating.share.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    expect(Math.min(...floating.rjbKm)).toBeCloseTo(5, 2);
    expect(Math.max(...floating.rjbKm)).toBeCloseTo(Math.hypot(15, 5), 1);
    expect(Math.max(...floating.ztorKm)).toBeCloseTo(5, 6);
  });

  it('moves a buried fault down its dip from the trace at the ground', () => {
    const surface = faultSurface(
      {
        trace: [
          [0, 0],
          [0.3, 0],
        ],
        traceAtTop: false,
        dipDeg: 45,
        upperDepthKm: 10,
        widthKm: 10,
      },
      1,
    );
    expect((surface.edgeLonDeg[0] ?? 0) * KM_PER_DEG).toBeCloseTo(10, 1);
  });

  it('keeps Rx of a bent trace smooth', () => {
    const bent = faultSurface(
      {
        trace: [
          [0, 0],
          [0.2, 0],
          [0.4, 0.1],
        ],
        traceAtTop: true,
        dipDeg: 60,
        upperDepthKm: 0,
        widthKm: 15,
      },
      2,
    );
    const at = (lon: number) => wholeRupture(surfaceView(bent, 0.2, lon)).rxKm[0] ?? NaN;
    for (let lon = -0.3; lon < 0.3; lon += 0.01)
      expect(Math.abs(at(lon + 0.01) - at(lon))).toBeLessThan(2);
    expect(at(-0.2)).toBeLessThan(0);
    expect(at(0.3)).toBeGreaterThan(0);
  });

  it('places a pseudo-rupture inside its layer and measures it', () => {
    const rupture = pseudoRupture({ lengthKm: 20, widthKm: 10 }, 90, 4, { topKm: 2, bottomKm: 16 });
    expect(rupture.ztorKm).toBe(2);
    const scenario = emptyScenario();
    placePseudoRupture(rupture, 50, 0, scenario);
    expect(scenario.rjbKm).toBeCloseTo(40, 9);
    placePseudoRupture(rupture, 50, 90, scenario);
    expect(scenario.rjbKm).toBeCloseTo(50, 9);
    expect(scenario.rrupKm).toBeCloseTo(Math.hypot(50, 2), 9);
  });
});

describe('areas by ring', () => {
  const square = outlineOf([
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
  ]);
  const distances = rings(2, 1.1, 600);

  it('adds up to the area of the outline, from inside and outside', () => {
    const exact = 2 * ((2 * Math.PI) / 180) * Math.sin(Math.PI / 180) * 6371.0088 ** 2;
    // Outside, the outline's sides fall between the rays: a few per cent, which the neighbouring outline gains.
    for (const [lat, lon, within] of [
      [0, 0, 0.01],
      [0.9, -0.7, 0.01],
      [0, 1.8, 0.05],
      [-1.4, 1.3, 0.05],
    ] as const) {
      const sum = ringAreasKm2(square, lat, lon, distances).reduce((a, b) => a + b, 0);
      expect(Math.abs(sum / exact - 1)).toBeLessThan(within);
    }
  });

  it('shares the ground between neighbours without loss', () => {
    const west = outlineOf([
      [-1, -1],
      [-1, 0.3],
      [1, 0.3],
      [1, -1],
    ]);
    const east = outlineOf([
      [-1, 0.3],
      [-1, 1],
      [1, 1],
      [1, 0.3],
    ]);
    const whole = ringAreasKm2(square, 0.4, 2, distances);
    const parts = [west, east].map((outline) => ringAreasKm2(outline, 0.4, 2, distances));
    whole.forEach((area, r) =>
      expect(Math.abs((parts[0]?.[r] ?? 0) + (parts[1]?.[r] ?? 0) - area)).toBeLessThan(
        1e-4 * area + 1e-6,
      ),
    );
  });

  it('fills the near rings whole where the site is inside', () => {
    const areas = ringAreasKm2(square, 0.2, 0.1, distances);
    expect((areas[0] ?? 0) / (Math.PI * 4)).toBeCloseTo(1, 3);
  });

  it('crosses the antimeridian', () => {
    const pacific = outlineOf([
      [-1, 179],
      [-1, 181],
      [1, 181],
      [1, 179],
    ]);
    const sum = (lon: number) =>
      ringAreasKm2(pacific, 0, lon, distances).reduce((a, b) => a + b, 0);
    expect(sum(-179.9) / sum(179.9)).toBeCloseTo(1, 1);
  });
});
