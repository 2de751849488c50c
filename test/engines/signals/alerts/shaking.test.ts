import { describe, expect, it } from 'vitest';
import {
  footprintOf,
  severityAt,
  covers,
  type Reaching,
} from '../../../../engines/signals/alerts/footprint.ts';
import { shakingIntensity } from '../../../../engines/signals/alerts/shakingIntensity.ts';

/** Allen, Wald & Worden (2012), with the coefficients of hypocentral distance as OpenQuake restates them. */
function allen2012(magnitude: number, km: number): number {
  const saturation = -0.209 + 2.042 * Math.exp(magnitude - 5);
  const near = 2.085 + 1.428 * magnitude - 1.402 * Math.log(Math.sqrt(km ** 2 + saturation ** 2));
  return km > 50 ? near + 0.078 * Math.log(km / 50) : near;
}

const quake = (magnitude: number | null): Reaching => ({
  kind: 'earthquake',
  severity: 'Moderate',
  lat: 0,
  lon: 0,
  magnitude,
  polygon: null,
  counties: [],
});
/** A place north of the epicentre; a degree is 111.2 km on the sphere. */
const north = (km: number) => ({ lat: km / 111.195, lon: 0 });

describe('shaking by magnitude and distance', () => {
  it.each([
    [5, 10],
    [6, 40],
    [6, 50.5],
    [7.5, 200],
  ])('of M %d at %d km is that of Allen, Wald & Worden', (magnitude, km) =>
    expect(shakingIntensity(magnitude, km)).toBeCloseTo(allen2012(magnitude, km), 12),
  );

  it('is extreme, severe, moderate and minor from 8, 6.5, 5 and 3.5 on', () => {
    const least = { Extreme: 8, Severe: 6.5, Moderate: 5, Minor: 3.5 };
    for (const km of [1, 20, 60, 120, 200, 300]) {
      const mmi = allen2012(7.2, Math.hypot(km, 10));
      const expected = Object.entries(least).find(([, from]) => mmi >= from)?.[0];
      expect(severityAt(quake(7.2), north(km))).toBe(expected);
    }
  });

  it('reaches as far as it is felt, with an intensity of 3.5', () => {
    const found = footprintOf(quake(6));
    const reachKm = found?.shape === 'circle' ? found.radiusKm : NaN;
    expect(allen2012(6, Math.hypot(reachKm, 10))).toBeCloseTo(3.5, 6);
    expect(covers(found, north(reachKm - 1))).toBe(true);
    expect(covers(found, north(reachKm + 1))).toBe(false);
  });

  it('of no known magnitude keeps the severity of the notice and covers no place', () => {
    expect(severityAt(quake(null), north(10))).toBe('Moderate');
    expect(footprintOf(quake(null))).toBeNull();
    expect(covers(null, north(1))).toBe(false);
  });
});
