import { describe, expect, it } from 'vitest';
import { drainageFactor, gatheringFactor } from '../../../../engines/hazards/flood/smallStreams.ts';
import { drainageAt, landShareAt } from '../../../../src/atlas/drainage.ts';
import { Gazetteer } from '../../../../src/atlas/geography/gazetteer.ts';
import { terrainAt } from '../../../../src/atlas/geography/terrain.ts';

const valley = { lowM: 300, lowSigmaM: 5, reliefM: 200 };
const at = (elevationM: number, sigmaM = 10) => ({ elevationM, sigmaM });

describe('streams that no list knows', () => {
  it('part valley floors from watersheds', () => {
    expect(drainageFactor(at(302), valley)).toBeGreaterThan(2);
    expect(drainageFactor(at(450), valley)).toBeLessThan(0.5);
  });

  it('fall without a step from the floor to the watershed', () => {
    let before = Infinity;
    for (let z = 280; z <= 520; z += 5) {
      const now = drainageFactor(at(z), valley);
      expect(now).toBeLessThanOrEqual(before);
      expect(before === Infinity || before / now < 1.15).toBe(true);
      before = now;
    }
  });

  it('come as often over all as at a place taken at random, in plains as in mountains', () => {
    // The rate that the factor multiplies is that of places taken at random: over many places of a class of relief its mean is 1.
    const towns = new Gazetteer().all();
    const classes = [0, 10, 20, 40, 80, 160, 400, Infinity];
    const factors = classes.slice(1).map((): number[] => []);
    for (let i = 0; i < towns.length; i += 120) {
      const { lat, lon } = towns[i] ?? { lat: NaN, lon: NaN };
      const drainage = drainageAt(lat, lon);
      if (!drainage) continue;
      const { elevationM, sigmaM } = terrainAt(lat, lon);
      const at = classes.findLastIndex((least) => drainage.reliefM >= least);
      factors[at]?.push(drainageFactor({ elevationM, sigmaM }, drainage));
    }
    for (const [i, list] of factors.entries()) {
      expect(list.length, `relief from ${classes[i]} m`).toBeGreaterThan(50);
      const mean = list.reduce((sum, factor) => sum + factor, 0) / list.length;
      expect(mean, `relief from ${classes[i]} m`).toBeGreaterThan(0.85);
      expect(mean, `relief from ${classes[i]} m`).toBeLessThan(1.2);
    }
  });

  it('say nothing where the ground is not known, or too roughly', () => {
    expect(drainageFactor(null, valley)).toBe(1);
    expect(drainageFactor(at(302), null)).toBe(1);
    expect(Math.abs(Math.log(drainageFactor(at(340, 2000), valley)))).toBeLessThan(0.1);
  });
});

describe('streams of strips of land between two seas', () => {
  const factorAt = (lat: number, lon: number) => gatheringFactor(landShareAt(lat, lon));

  // Vacher & Quinn (1997), Geology and Hydrogeology of Carbonate Islands: rain sinks into the sand of atolls, none has a stream.
  it.each([
    ['Funafuti', -8.52, 179.2],
    ['Majuro', 7.09, 171.38],
    ['South Tarawa', 1.36, 172.93],
    ['Diego Garcia', -7.31, 72.41],
    ['Kwajalein', 8.72, 167.73],
  ])('%s, an atoll, has next to none, and never nothing', (_name, lat, lon) => {
    expect(factorAt(lat, lon)).toBeLessThan(0.25);
    expect(factorAt(lat, lon)).toBeGreaterThan(0.05);
  });

  it.each([
    ['Suva', -18.14, 178.44],
    ['Acapulco', 16.85, -99.9],
    ['Chennai', 13.08, 80.29],
    ['Apia', -13.83, -171.77],
    ['Zurich', 47.37, 8.54],
  ])('%s, where rivers reach the shore or there is none, has them whole', (_name, lat, lon) => {
    expect(factorAt(lat, lon)).toBe(1);
  });

  it('rises without a step, and is whole where nobody says', () => {
    let before = gatheringFactor(0);
    for (let share = 0; share <= 1; share += 0.02) {
      const now = gatheringFactor(share);
      expect(now).toBeGreaterThanOrEqual(before);
      expect(now / before).toBeLessThan(1.6);
      before = now;
    }
    expect(gatheringFactor()).toBe(1);
  });
});
