import { describe, expect, it } from 'vitest';
import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { places } from '../../../src/atlas/geography/world.ts';
import { settingAt } from '../../../src/atlas/setting.ts';
import {
  nearestRiver,
  nearestSeaShore,
  seaShoreKm,
  surfaceAt,
} from '../../../src/atlas/shore/shoreAt.ts';
import { PieceArena, RUN } from '../../../src/atlas/shore/pieceArena.ts';
import { encodeTile } from '../../../src/atlas/shore/tileCode.ts';

describe('shores', () => {
  // What each point lies on: any map.
  it.each([
    ['Kansas', 38.5, -98, 'land'],
    ['mid Pacific', 0, -150, 'sea'],
    ['Lake Victoria', -1, 33, 'lake'],
    ['Caspian', 41.8, 50.8, 'lake'],
    ['Olkhon in Lake Baikal', 53.15, 107.4, 'island'],
    ['South Pole', -90, 0, 'land'],
    ['North Pole', 90, 0, 'sea'],
    ['Manhattan', 40.7831, -73.9712, 'land'],
    ['Wrangel Island, east', 71.2, -179.5, 'land'],
    ['Chukotka, west of 180', 67.5, 179.9, 'land'],
    ['Chukotka, at 180', 67.5, 180, 'land'],
    ['Chukotka, at -180', 67.5, -180, 'land'],
  ])('%s is %s', (_name, lat, lon, surface) => {
    expect(surfaceAt(lat, lon)).toBe(surface);
  });

  it('covers three tenths of the globe with land', () => {
    let dry = 0;
    let all = 0;
    for (let i = 0; i < 4000; i++) {
      const lat = (Math.asin(1 - (2 * (i + 0.5)) / 4000) * 180) / Math.PI;
      const surface = surfaceAt(lat, ((i * 222.492) % 360) - 180);
      all++;
      if (surface === 'land') dry++;
    }
    expect(dry / all).toBeGreaterThan(0.27);
    expect(dry / all).toBeLessThan(0.31);
  });

  it('puts nearly every place of the gazetteer on land, and none of them in plain water', () => {
    const all = places()
      .all()
      .filter((_, i) => i % 97 === 0);
    const dry = all.filter(({ lat, lon }) => surfaceAt(lat, lon) === 'land');
    expect(dry.length / all.length).toBeGreaterThan(0.98);
    for (const { lat, lon } of all) expect(settingAt(lat, lon).isLand).toBe(true);
  });

  it('gives the point of the shore that it measures to', () => {
    for (const [lat, lon] of [
      [40.7, -73.9],
      [-16.9, 179.95],
      [71, 179.98],
      [55.6, 12.6],
    ] as const) {
      const shore = nearestSeaShore(lat, lon, 25);
      expect(shore).toBeDefined();
      if (!shore) continue;
      expect(distanceKm(lat, lon, shore.lat, ((shore.lon + 540) % 360) - 180)).toBeCloseTo(
        shore.distanceKm,
        1,
      );
    }
    expect(seaShoreKm(48.85, 2.35)).toBeUndefined();
  });

  it('finds the large rivers in their towns', () => {
    // Paris, Vienna, Cairo, St. Louis, Wuhan.
    for (const [lat, lon] of [
      [48.85, 2.35],
      [48.23, 16.4],
      [30.05, 31.23],
      [38.63, -90.19],
      [30.58, 114.3],
    ] as const)
      expect(nearestRiver(lat, lon, 10)?.distanceKm ?? Infinity).toBeLessThan(4);
  });

  it('calls water beside a shore or a town shore, and says so', () => {
    // Off the quay of Malé; 400 m off Miami Beach; the middle of the Tyrrhenian.
    expect(settingAt(4.1755, 73.5)).toMatchObject({ isLand: true, surface: 'shore' });
    expect(settingAt(25.79, -80.1235)).toMatchObject({ isLand: true, surface: 'shore' });
    expect(settingAt(39.8, 12.2)).toMatchObject({ isLand: false, surface: 'sea' });
  });

  it('packs lines without loss', () => {
    const packed = encodeTile([
      { rank: 1, steps: [0, 2048, -3, 2047, 1500, 12] },
      { rank: 2, steps: [700, 700, 701, 699] },
    ]);
    const arena = new PieceArena(1, packed.length, 1);
    arena.add(0, packed);
    expect([arena.firstCount(0), arena.restCount(0)]).toEqual([2, 1]);
    const pieces = (run: number, count: number) =>
      Array.from(arena.ends.slice(run * RUN * 4, (run * RUN + count) * 4));
    expect(pieces(arena.firstRun(0), 2)).toEqual([0, 2048, -3, 2047, -3, 2047, 1500, 12]);
    expect(pieces(arena.restRun(0), 1)).toEqual([700, 700, 701, 699]);
    expect([arena.ranks[arena.firstRun(0) * RUN], arena.ranks[arena.restRun(0) * RUN]]).toEqual([
      1, 2,
    ]);
  });
});
