import { describe, expect, it } from 'vitest';
import { heightPoints, krigedHeight } from '../../../engines/ground/earth/krigedHeight.ts';

/** Four places about a centre, 6 km away, m; by symmetry they weigh alike there. */
const AROUND_M = [10, 16, 8, 14] as const;
const CENTRE_M = 20;
const SCALE_M = 12;
/** Mean in inverse hyperbolic sines of 12 m, m. */
const meanM = (metres: readonly number[]): number =>
  SCALE_M * Math.sinh(metres.reduce((sum, m) => sum + Math.asinh(m / SCALE_M), 0) / metres.length);

/** What is told at a centre that is read at 20 m and stands out no more than the four about it differ. */
function centreWith(roofSigmaM: number) {
  const around = [
    [0, 0, CENTRE_M],
    [6, 0, AROUND_M[0]],
    [-6, 0, AROUND_M[1]],
    [0, 6, AROUND_M[2]],
    [0, -6, AROUND_M[3]],
  ] as const;
  around.forEach(([east, north, metres], i) => {
    heightPoints.east[i] = east;
    heightPoints.north[i] = north;
    heightPoints.waterKm[i] = 1;
    heightPoints.metres[i] = metres;
    heightPoints.gridMetres[i] = 10;
    heightPoints.roofSigmas[i] = i === 0 ? roofSigmaM : 0;
  });
  return krigedHeight(around.length, around.length, { gridM: 10, waterKm: 1 });
}

describe('heights by kriging', () => {
  it('give a reading less weight the less is known of the roofs in it, down to what the places around tell', () => {
    const told = [0, 2, 5, 10, 20, 1000].map(centreWith);
    for (const [i, { elevationM, sigmaM }] of told.entries()) {
      const before = told[i - 1];
      if (!before) continue;
      expect(elevationM).toBeLessThan(before.elevationM);
      expect(sigmaM).toBeGreaterThanOrEqual(before.sigmaM);
    }
    // Where nothing is to be doubted the reading stands; where nothing of it is to be believed the mean of the four.
    expect(told[0]?.elevationM).toBeGreaterThan(CENTRE_M - 1);
    expect(Math.abs((told.at(-1)?.elevationM ?? NaN) - meanM(AROUND_M))).toBeLessThan(0.5);
  });

  it('leave a reading half way where its error is that of the others at its place', () => {
    // Of two estimates with the same variance the best is their mean, and its error is the root of a half of theirs.
    const half = meanM([CENTRE_M, meanM(AROUND_M)]);
    const scan = Array.from({ length: 200 }, (_, i) => centreWith(i / 4));
    const nearest = scan.findIndex(({ elevationM }) => elevationM <= half);
    expect(nearest).toBeGreaterThan(0);
    const alone = centreWith(1000).sigmaM;
    const both = scan[nearest]?.sigmaM ?? NaN;
    expect(both / alone).toBeGreaterThan(0.6);
    expect(both / alone).toBeLessThan(0.85);
  });
});
