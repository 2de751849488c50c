import { describe, expect, it } from 'vitest';
import { pastTsunamis, tsunamiSources } from '../../../../engines/ground/datasets/tsunamis.ts';
import { beachRunupM } from '../../../../engines/hazards/tsunami/beachRunup.ts';
import { coastalHazard } from '../../../../engines/hazards/tsunami/coastalHazard.ts';
import { assessTsunami, tsunamiComponent } from '../../../../engines/hazards/tsunami/component.ts';
import { coastFields } from '../../../../engines/hazards/tsunami/report.ts';
import { predict } from '../../../../engines/hazards/tsunami/index.ts';
import { okadaUplift } from '../../../../engines/hazards/tsunami/okadaUplift.ts';
import { tsunamiPrediction } from '../../../../engines/hazards/tsunami/schemas.ts';
import { outOfReach, siteShare } from '../../../../engines/hazards/tsunami/siteReach.ts';
import {
  interfaceRupture,
  maxSeaFloorUpliftM,
} from '../../../../engines/hazards/tsunami/sourceUplift.ts';
import { travelTimes } from '../../../../engines/hazards/tsunami/travelTime.ts';
import { pastTsunamiAtlas } from '../../../../src/atlas/pastTsunamis.ts';
import { settingAt } from '../../../../src/atlas/setting.ts';
import { tsunamiSourceAtlas } from '../../../../src/atlas/tsunamiSources.ts';
import { knownFact } from '../../../support/knownFact.ts';

const MOMENT = { iso: '2026-11-21T00:00:00Z', ms: Date.parse('2026-11-21T00:00:00Z') };
const missing = { missing: 'network unreachable', source: 'test' };
function facts(lat: number, lon: number, elevationM: number | null = 3) {
  return {
    setting: knownFact(settingAt(lat, lon)),
    elevation:
      elevationM === null ? missing : knownFact({ elevationM, sigmaM: 3, resolutionM: 90 }),
    sources: knownFact(tsunamiSources.answer.parse(tsunamiSourceAtlas.answer({ lat, lon }))),
  };
}
const coastM = (lat: number, lon: number) =>
  assessTsunami(facts(lat, lon)).coast?.height475M ?? NaN;

describe('the plane beach', () => {
  it('breaks waves above 0.8183 x 19.85^(-10/9) of the depth: 0.296 m in 10 m (Synolakis 1987, eq. 3.13)', () => {
    const of = (height475M: number) =>
      coastFields({ ...coastalHazard([], 1), height475M }).plane_beach_breaks;
    expect(of(0.29)).toBe(false);
    expect(of(0.3)).toBe(true);
    expect(coastFields(null).plane_beach_breaks).toBeNull();
  });
});

describe('heights', () => {
  it('at return periods rise with the period and with the sources', () => {
    const { paths } = tsunamiSources.answer.parse(
      tsunamiSourceAtlas.answer({ lat: 38.2, lon: 141.1 }),
    );
    const all = coastalHazard(paths, 1);
    expect(all.height975M).toBeGreaterThan(all.height475M);
    expect(all.height2475M).toBeGreaterThan(all.height975M);
    expect(all.height475M).toBeGreaterThan(coastalHazard(paths.slice(0, 5), 1).height475M);
    expect(coastalHazard([], 1).height475M).toBeCloseTo(0.1, 2);
    const shares = all.effects.map(({ shareOfRate }) => shareOfRate);
    expect(shares[0]).toBeGreaterThan(0.1);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });
  it('of published events come out within a factor of two and a half on the mean of the coast', () => {
    const at = (lat: number, lon: number, id: string, magnitude: number) => {
      const { paths, bayFactor } = tsunamiSources.answer.parse(
        tsunamiSourceAtlas.answer({ lat, lon }),
      );
      const path = paths.find(({ source }) => source.id === id);
      const source = path && { ...path.source, magnitude };
      const effects = source ? coastalHazard([{ ...path, source }], bayFactor).effects : [];
      return effects[0]?.characteristicHeightM ?? NaN;
    };
    // Observed: Sendai plain 2011 about 10 m; Banda Aceh 2004 about 9 m at the shore; Hilo 1960 mean about 4 m; Crescent City 1964 about 4 m; Lisbon 1755 about 5 m.
    for (const [height, observed] of [
      [at(38.2, 141.02, 'japan-trench', 9.05), 10],
      [at(5.57, 95.28, 'sumatra-andaman', 9.15), 9],
      [at(19.73, -155.07, 'chile-valdivia', 9.5), 4],
      [at(41.745, -124.19, 'prince-william-sound', 9.2), 4],
      [at(38.68, -9.3, 'southwest-iberia', 8.6), 5],
    ] as const) {
      expect(height).toBeGreaterThan(observed / 2.5);
      expect(height).toBeLessThan(observed * 2.5);
    }
  });
  it('order coasts as the published maps do', () => {
    expect(coastM(39.64, 141.97)).toBeGreaterThan(5); // Sanriku
    expect(coastM(41.745, -124.2)).toBeGreaterThan(5); // northern California
    expect(coastM(-20.21, -70.16)).toBeGreaterThan(4); // Iquique
    expect(coastM(25.77, -80.13)).toBeLessThan(1); // Miami
    expect(coastM(-31.98, 115.74)).toBeLessThan(2); // Perth
    expect(coastM(53.55, 0.1)).toBeLessThan(0.3); // North Sea
  });
});

describe('site', () => {
  const shore = {
    isLand: true,
    coastDistanceKm: 0.1,
    coastSigmaKm: 1.5,
    elevation: { elevationM: 2, sigmaM: 1 },
  };
  it('keeps less height with more elevation and distance', () => {
    expect(siteShare(5, shore)).toBeGreaterThan(0.7);
    expect(siteShare(5, { ...shore, elevation: { elevationM: 9, sigmaM: 1 } })).toBeLessThan(0.2);
    expect(siteShare(5, { ...shore, coastDistanceKm: 9.9 })).toBeLessThan(0.02);
  });
  it('is out of reach with a reason, never zero', () => {
    expect(outOfReach(5, { ...shore, elevation: { elevationM: 200, sigmaM: 5 } })).toMatch(
      /ground at 200 m/,
    );
    expect(outOfReach(1, { ...shore, elevation: { elevationM: 150, sigmaM: 25 } })).toMatch(
      /ground at 150 m/,
    );
    expect(outOfReach(5, shore)).toBeUndefined();
    const inland = { ...shore, isLand: false, coastDistanceKm: 800 };
    expect(outOfReach(0, { ...inland, isLake: true })).toMatch(/^a lake 800 km from the sea;/);
    expect(outOfReach(0, inland)).toMatch(/^open water 800 km/);
    for (const [lat, lon] of [
      [39.74, -104.99],
      [0, -140],
      [51.507, -0.128],
      [-90, 0],
      [41.88, -87.62],
      [40.37, 49.87],
    ] as const) {
      const answer = tsunamiComponent.assess({ lat, lon, radiusKm: 100 }, facts(lat, lon), MOMENT);
      expect(answer).toMatchObject({ state: 'not_applicable', score: null, quantity: null });
      expect(answer.reason?.length).toBeGreaterThan(10);
    }
  });
});

describe('sources', () => {
  it('lift the floor less than they slip', () => {
    expect(interfaceRupture(9).slipM).toBeGreaterThan(4);
    expect(maxSeaFloorUpliftM(9, 12)).toBeLessThan(interfaceRupture(9).slipM);
    expect(maxSeaFloorUpliftM(9, 12)).toBeGreaterThan(1);
  });
  it('keep the volume of the uplift of a point-like dip slip: far displacement falls as the square of distance', () => {
    const fault = { depth: 2, dipDeg: 45, length: 1, width: 1, strikeSlip: 0, dipSlip: 1 };
    const near = okadaUplift(fault, 0.5, 100);
    expect(near / okadaUplift(fault, 0.5, 200)).toBeGreaterThan(3);
  });
  it('run up a beach higher when the wave is higher, and refuse dry toes', () => {
    expect(beachRunupM(2, 10) ?? 0).toBeGreaterThan(beachRunupM(1, 10) ?? 0);
    expect(beachRunupM(1, 0)).toBeUndefined();
  });
});

describe('travel times', () => {
  it('of a flat ocean follow the great circle within 2 %, also over the antimeridian', () => {
    const grid = {
      stepDeg: 2,
      rows: 90,
      columns: 180,
      depthM: new Float32Array(90 * 180).fill(4000),
    };
    const time = travelTimes(grid, [45 * 180 + 175]);
    // 40 cells of 2 degrees east along the equator's row: 80 degrees at sqrt(9.81 x 4000) m/s.
    const seconds = time[45 * 180 + ((175 + 40) % 180)] ?? 0;
    expect(seconds / ((80 * 111_195) / 198.09)).toBeGreaterThan(0.98);
    expect(seconds / ((80 * 111_195) / 198.09)).toBeLessThan(1.02);
  });
  it('do not pass a wall, nor its corners', () => {
    const grid = {
      stepDeg: 10,
      rows: 18,
      columns: 36,
      depthM: new Float32Array(18 * 36).fill(4000),
    };
    for (let row = 0; row < 18; row++)
      for (const column of [(10 + row) % 36, (25 + row) % 36]) grid.depthM[row * 36 + column] = 0;
    const time = travelTimes(grid, [9 * 36 + 5]);
    const dry = [...time].filter((t) => t === Infinity).length;
    expect(dry).toBeGreaterThan(18 * 10);
  });
});

describe('tsunami component and vertical', () => {
  it('changes smoothly along and across a coast', () => {
    for (const [lat0, lon0, dLat, dLon] of [
      [45.99, -123.97, 0, 0.012],
      [38.0, 140.9, 0.009, 0],
      [18.44, -66.3, 0, 0.009],
      [14.5, 120.9, 0.009, 0],
    ] as const) {
      let last: { score: number; land: boolean } | undefined;
      for (let i = 0; i < 25; i++) {
        const [lat, lon] = [lat0 + i * dLat, lon0 + i * dLon];
        const { score } = tsunamiComponent.assess(
          { lat, lon, radiusKm: 100 },
          facts(lat, lon),
          MOMENT,
        );
        const land = settingAt(lat, lon).isLand;
        // The shore itself is a physical boundary.
        if (score !== null && last && last.land === land && score < 99 && last.score < 99)
          expect(Math.abs(score - last.score), `${lat} ${lon}`).toBeLessThan(25);
        last = score === null ? undefined : { score, land };
      }
    }
  });
  it('is unknown with a reason where the coast or the sources are missing', () => {
    const base = facts(41.745, -124.19);
    expect(
      tsunamiComponent.assess(
        { lat: 0, lon: 0, radiusKm: 1 },
        { ...base, setting: missing },
        MOMENT,
      ),
    ).toMatchObject({ state: 'unknown', score: null });
    expect(
      tsunamiComponent.assess(
        { lat: 0, lon: 0, radiusKm: 1 },
        { ...base, sources: missing },
        MOMENT,
      ),
    ).toMatchObject({ state: 'unknown', score: null });
  });
  it('widens the interval without an elevation', () => {
    const spread = (elevationM: number | null) => {
      const { quantity } = tsunamiComponent.assess(
        { lat: 45.99, lon: -123.925, radiusKm: 1 },
        facts(45.99, -123.925, elevationM),
        MOMENT,
      );
      return quantity ? quantity.p90 / quantity.p10 : NaN;
    };
    expect(spread(null)).toBeGreaterThan(spread(3));
  });
  it('gives the same number in its vertical, with zones, history and advice', () => {
    const [lat, lon] = [41.745, -124.19];
    const past = knownFact(
      pastTsunamis.answer.parse(pastTsunamiAtlas.answer({ lat, lon, radiusKm: 500 })),
    );
    const reply = tsunamiPrediction.parse(
      predict.assess({ lat, lon, radius_km: 500 }, { ...facts(lat, lon), past }, MOMENT),
    );
    expect(reply.quantity?.value).toBe(
      tsunamiComponent.assess({ lat, lon, radiusKm: 100 }, facts(lat, lon), MOMENT).quantity?.value,
    );
    expect(reply.nearest_zone?.zone).toBe('Cascadia');
    expect(reply.evacuation?.advice).toBe('move_on_strong_shaking');
    expect(reply.evacuation?.text).toContain('official');
    expect(reply.historic_events.map(({ date }) => date)).toContain('1700-01-27');
    const bare = tsunamiPrediction.parse(
      predict.assess(
        { lat, lon, radius_km: 500 },
        { setting: missing, elevation: missing, sources: missing, past: missing },
        MOMENT,
      ),
    );
    expect(bare.state).toBe('unknown');
    expect(bare.warnings.length).toBeGreaterThan(0);
  });
});
