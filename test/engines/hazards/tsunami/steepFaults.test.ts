import { describe, expect, it } from 'vitest';
import { tsunamiSources } from '../../../../engines/ground/datasets/tsunamis.ts';
import {
  openCoastM,
  openCoastOf,
  steepFactor,
} from '../../../../engines/hazards/tsunami/pathHeight.ts';
import { tsunamiSourceAtlas } from '../../../../src/atlas/tsunamiSources.ts';

const { paths } = tsunamiSources.answer.parse(tsunamiSourceAtlas.answer({ lat: 37.5, lon: 15.1 }));
const [path] = paths;
if (!path) throw new Error('no tsunami comes to Catania');
const source = { ...path.source, id: 'any', isBackArc: false };

describe('steep faults', () => {
  // The volume that a moment lifts is M0 sin(dip) / rigidity; interfaces dip 23 degrees in the mean: Heuret et al. (2011).
  it('lift as the sine of their dip', () => {
    expect(steepFactor({ ...source, dipDeg: 30 })).toBeCloseTo(0.5 / 0.39073, 4);
    expect(steepFactor({ ...source, dipDeg: 15 })).toBe(1);
  });

  // Abe (1985): 0.2 more in the logarithm for the thrusts of the Sea of Japan.
  it('lift no more than those of the Sea of Japan, once', () => {
    expect(steepFactor({ ...source, dipDeg: 50 })).toBeCloseTo(1.585, 3);
    expect(steepFactor({ ...source, dipDeg: 45, isBackArc: true })).toBe(1);
  });

  it('that slip along their strike, or are told by their tsunami, lift no more', () => {
    expect(steepFactor({ ...source, dipDeg: 80 })).toBe(1);
    expect(steepFactor({ ...source, id: 'levant-shelf', dipDeg: 30 })).toBe(1);
  });

  // Abe (1995), doi:10.1007/BF00874392: Hokkaido Nansei-Oki, M 7.7, made the waves of a tsunami magnitude of 8.1 and 5.0 to 8.4 m at the worst-hit stretch.
  it('make far waves as their tsunami magnitude asks, between those of 7.7 and 8.1', () => {
    const far = (magnitude: number, dipDeg: number) =>
      openCoastM(openCoastOf({ ...source, dipDeg }, magnitude), 500);
    expect(far(7.7, 40)).toBeGreaterThan(far(7.7, 15));
    expect(far(7.7, 40)).toBeLessThan(far(8.1, 15));
  });
});
