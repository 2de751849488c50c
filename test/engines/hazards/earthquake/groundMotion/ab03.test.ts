import { describe, expect, it } from 'vitest';
import { ab03Nshm } from '../../../../../engines/hazards/earthquake/groundMotion/ab03.ts';
import { emptyScenario } from '../../../../../engines/hazards/earthquake/groundMotion/model.ts';

/** A weak earthquake of a slab, so that the ground responds linearly. */
function slabMotion(vs30Mps: number): number {
  const motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };
  const scenario = { ...emptyScenario(), magnitude: 6, hypocentralDepthKm: 60, rrupKm: 200 };
  ab03Nshm.slab.at(1)?.({ ...scenario, vs30Mps }, motion);
  return motion.lnMedian;
}

describe('Atkinson and Boore 2003 as the US national models take it', () => {
  // NEHRP (2003), table 3.5-1: class B above 760 m/s, C to 360, D to 180, E below.
  it('shakes slab sites of one NEHRP class alike, and softer classes more', () => {
    for (const [soft, stiff] of [
      [365, 650],
      [200, 355],
      [150, 185],
    ] as const)
      expect(slabMotion(soft), `${soft} and ${stiff} m/s`).toBe(slabMotion(stiff));
    const [e, d, c, b] = [150, 250, 500, 1000].map(slabMotion);
    expect(e).toBeGreaterThan(d ?? NaN);
    expect(d).toBeGreaterThan(c ?? NaN);
    expect(c).toBeGreaterThan(b ?? NaN);
  });
});
