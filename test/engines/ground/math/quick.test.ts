import { describe, expect, it } from 'vitest';
import { bearingDeg, distanceKm } from '../../../../engines/ground/earth/geodesy.ts';
import {
  eastOf,
  kmBetween,
  lookout,
  spherePoint,
} from '../../../../engines/ground/earth/spherePoint.ts';
import { expQuick } from '../../../../engines/ground/math/expQuick.ts';
import { archaversineDeg } from '../../../../engines/ground/math/haversine.ts';

describe('exp from a table', () => {
  it('is that of the runtime to the last digits', () => {
    for (let x = -707; x < 707; x += 0.0437)
      expect(Math.abs(expQuick(x) / Math.exp(x) - 1)).toBeLessThan(5e-16);
  });

  it('is that of the runtime where it ends', () => {
    expect(expQuick(0)).toBe(1);
    expect(expQuick(-Infinity)).toBe(0);
    expect(expQuick(-740)).toBe(Math.exp(-740));
    expect(expQuick(1000)).toBe(Infinity);
    expect(expQuick(NaN)).toBeNaN();
  });
});

describe('the angle of a haversine', () => {
  it('has that haversine', () => {
    for (let deg = 0.5; deg < 180; deg += 0.37) {
      const h = Math.sin((deg * Math.PI) / 360) ** 2;
      expect(archaversineDeg(h)).toBeCloseTo(deg, 11);
    }
  });

  it('is half a circle from 1 on', () => {
    expect(archaversineDeg(0)).toBe(0);
    expect(archaversineDeg(0.5)).toBe(90);
    expect([1, 7, Infinity].map(archaversineDeg)).toEqual([180, 180, 180]);
  });
});

describe('points of the sphere', () => {
  it('lie as far apart and in the same direction as coordinates do', () => {
    for (let k = 1; k < 500; k++) {
      const [lat1, lon1] = [90 * Math.sin(k * 7.3), 180 * Math.sin(k * 3.1)];
      const [lat2, lon2] = [90 * Math.sin(k * 1.7), 180 * Math.sin(k * 5.9)];
      const from = lookout(lat1, lon1);
      const to = spherePoint(lat2, lon2);
      const km = distanceKm(lat1, lon1, lat2, lon2);
      expect(Math.abs(kmBetween(from.at, to) / km - 1)).toBeLessThan(1e-9);
      const bearing = bearingDeg(lat1, lon1, lat2, lon2);
      expect(eastOf(from, to)).toBeCloseTo(Math.sin((bearing * Math.PI) / 180), 9);
    }
  });

  it('are known to a micrometre beside each other, and have no direction where they are one', () => {
    const from = lookout(46.2, -122.19);
    expect(kmBetween(from.at, spherePoint(46.2, -122.19))).toBe(0);
    expect(eastOf(from, from.at)).toBeCloseTo(0, 12);
    const near = distanceKm(46.2, -122.19, 46.2001, -122.1899);
    expect(Math.abs(kmBetween(from.at, spherePoint(46.2001, -122.1899)) - near)).toBeLessThan(1e-9);
  });
});
