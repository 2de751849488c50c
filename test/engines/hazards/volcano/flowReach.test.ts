import { describe, expect, it } from 'vitest';
import { energyConeReachKm, laharReach } from '../../../../engines/hazards/volcano/flowReach.ts';

describe('reach of flows', () => {
  // Iverson, Schilling & Vallance (1998): B = 200 V^(2/3), so a lahar of 1e6 m3 covers 2 km2 and one of 1e9 m3 200 km2.
  it.each([
    [1e6, 2],
    [1e9, 200],
  ])('a lahar of %f m3 covers %f km2: its reach times its width', (volumeM3, areaKm2) => {
    const { reachKm, widthKm } = laharReach(volumeM3);
    expect(reachKm * widthKm).toBeCloseTo(areaKm2, 9);
  });

  it('a lahar of no volume goes nowhere', () => {
    expect(laharReach(0)).toEqual({ reachKm: 0, widthKm: 0 });
  });

  // Malin & Sheridan (1982): L = H / (H/L), H from the top of the collapsing column to where the flow stops.
  it('an energy line of 0.1 meets level ground at ten times its height', () => {
    expect(energyConeReachKm(1.5, 0.5, 0.1)).toBeCloseTo(20, 12);
    expect(energyConeReachKm(-3, 0.5, 0.1)).toBeCloseTo(5, 12);
    expect(energyConeReachKm(1, 1, 0)).toBeUndefined();
  });
});
