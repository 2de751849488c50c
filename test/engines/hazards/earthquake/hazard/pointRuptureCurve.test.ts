import { describe, expect, it } from 'vitest';
import { normalCdf } from '../../../../../engines/ground/math/normal.ts';
import { distanceKm } from '../../../../../engines/ground/earth/geodesy.ts';
import { bssa14 } from '../../../../../engines/hazards/earthquake/groundMotion/bssa14.ts';
import {
  emptyScenario,
  PGA,
} from '../../../../../engines/hazards/earthquake/groundMotion/model.ts';
import {
  mechanismTerm,
  pointRuptureCurve,
} from '../../../../../engines/hazards/earthquake/hazard/pointRuptureCurve.ts';

const RAD = Math.PI / 180;

describe('pointRuptureCurve', () => {
  it.each([200, 400, 760, 1100])('equals the plain sum of the model, Vs30 %d m/s', (vs30Mps) => {
    const places = Array.from({ length: 60 }, (_, i) => ({
      lat: 36 + (i % 8) * 0.4,
      lon: -124 + (i % 11) * 0.37,
      magnitude: 4.2 + (i % 20) * 0.19,
    }));
    const ruptures = {
      x: Float64Array.from(places, ({ lat, lon }) => Math.cos(lat * RAD) * Math.cos(lon * RAD)),
      y: Float64Array.from(places, ({ lat, lon }) => Math.cos(lat * RAD) * Math.sin(lon * RAD)),
      z: Float64Array.from(places, ({ lat }) => Math.sin(lat * RAD)),
      magnitude: Float64Array.from(places, ({ magnitude }) => magnitude),
      mechanism: new Float64Array(places.length).fill(mechanismTerm('strike_slip')),
      ratePerYear: new Float64Array(places.length).fill(0.01),
    };
    const request = {
      latDeg: 37.5,
      lonDeg: -122.1,
      vs30Mps,
      lnLow: Math.log(0.005),
      lnStep: Math.log(426) / 19,
      count: 20,
    };
    const curve = pointRuptureCurve(ruptures, request);
    const evaluate = bssa14.at(PGA);
    const motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };
    const [q, span] = [normalCdf(-3), 1 - 2 * normalCdf(-3)];
    curve.forEach((rate, k) => {
      const ln = request.lnLow + k * request.lnStep;
      const plain = places.reduce((sum, { lat, lon, magnitude }) => {
        evaluate?.(
          { ...emptyScenario(), magnitude, rjbKm: distanceKm(37.5, -122.1, lat, lon), vs30Mps },
          motion,
        );
        const epsilon = (ln - motion.lnMedian) / motion.sigma;
        return sum + 0.01 * Math.min(1, Math.max(0, (normalCdf(-epsilon) - q) / span));
      }, 0);
      expect(Math.abs(rate - plain)).toBeLessThan(1e-7);
    });
  });
});
