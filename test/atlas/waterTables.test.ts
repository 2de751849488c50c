import { describe, expect, it } from 'vitest';
import { droughtClimate } from '../../engines/ground/datasets/drought.ts';
import { floodSetting } from '../../engines/ground/datasets/floodPlains.ts';
import { waterStressBaseline } from '../../engines/ground/datasets/waterStress.ts';
import { coastLevels } from '../../src/atlas/data/coastLevels.ts';
import { droughtZones } from '../../src/atlas/data/droughtZones.ts';
import { floodCities } from '../../src/atlas/data/floodCities.ts';
import { floodDefences } from '../../src/atlas/data/floodDefences.ts';
import { rivers } from '../../src/atlas/data/rivers.ts';
import { stressRows } from '../../src/atlas/data/waterStress.ts';
import { droughtZoneAtlas } from '../../src/atlas/droughtZones.ts';
import { floodPlainAtlas, floodSettingAt } from '../../src/atlas/floodPlains.ts';
import { settingAt } from '../../src/atlas/setting.ts';
import { waterStressAtlas } from '../../src/atlas/waterStress.ts';

const vertices = (axis: string) => axis.split(',').map((text) => text.split(' ').map(Number));

describe('tables of water', () => {
  it('are as long as they say', () => {
    expect(rivers.length).toBeGreaterThanOrEqual(130);
    expect(floodCities.length).toBeGreaterThanOrEqual(80);
    expect(coastLevels.length).toBeGreaterThanOrEqual(80);
    expect(stressRows.length).toBeGreaterThanOrEqual(120);
    expect(droughtZones.length).toBeGreaterThanOrEqual(60);
  });

  it('rivers have whole vertices, flow downhill and take steps of less than 12 degrees', () => {
    for (const [name, , halfWidthKm, , , axis] of rivers) {
      const points = vertices(axis);
      expect(halfWidthKm, name).toBeGreaterThan(0);
      expect(points.length, name).toBeGreaterThan(1);
      for (const [i, point] of points.entries()) {
        expect([3, 4], `${name} ${point.join(' ')}`).toContain(point.length);
        expect(point[3] ?? 1, `${name} rises`).toBeGreaterThan(0.2);
        expect(point[3] ?? 1, `${name} rises`).toBeLessThan(25);
        expect(point.every(Number.isFinite), name).toBe(true);
        const before = points[i - 1];
        if (!before) continue;
        expect(Math.abs((point[1] ?? 0) - (before[1] ?? 0)), name).toBeLessThan(12);
        expect(Math.abs((point[0] ?? 0) - (before[0] ?? 0)), name).toBeLessThan(9);
      }
      const [first, last] = [points[0]?.[2] ?? NaN, points.at(-1)?.[2] ?? NaN];
      expect(Math.abs(first - last), name).toBeLessThan(4500);
    }
  });

  it('coasts stand near the sea, and a rarer surge is higher', () => {
    for (const [name, lat, lon, , ten, hundred] of coastLevels) {
      expect(settingAt(lat, lon).coastDistanceKm, name).toBeLessThan(120);
      expect(hundred, name).toBeGreaterThan(ten);
    }
  });

  it('towns and defences stand on or by land', () => {
    for (const [name, lat, lon] of floodCities) {
      const { surface, coastDistanceKm } = settingAt(lat, lon);
      expect(surface !== 'sea' || coastDistanceKm < 15, name).toBe(true);
    }
    for (const [name, axis] of floodDefences) {
      for (const [lat = NaN, lon = NaN] of vertices(axis)) {
        const { isLand, coastDistanceKm } = settingAt(lat, lon);
        expect(isLand || coastDistanceKm < 25, name).toBe(true);
      }
    }
  });

  it('answers fit their schemas over the world', () => {
    for (let lat = -85; lat <= 85; lat += 10) {
      for (let lon = -180; lon <= 180; lon += 20) {
        expect(
          floodSetting.answer.safeParse(floodPlainAtlas.answer({ lat, lon })).success,
          `${lat} ${lon}`,
        ).toBe(true);
        for (const [source, dataset] of [
          [waterStressAtlas, waterStressBaseline],
          [droughtZoneAtlas, droughtClimate],
        ] as const) {
          const answer = source.answer({ lat, lon });
          expect(
            answer !== null &&
              typeof answer === 'object' &&
              ('missing' in answer || dataset.answer.safeParse(answer).success),
            `${source.id} ${lat} ${lon}`,
          ).toBe(true);
        }
      }
    }
  });

  it('knows the sea dikes before low towns, and none where there are none', () => {
    // Netherlands Flood Protection Act (1996); state dikes of Germany; Kystdirektoratet, The Wadden Sea dikes; Flanders, Sigma plan.
    for (const [town, lat, lon, years] of [
      ['Wilster marsh', 53.97, 9.28, 400],
      ['Kehdingen', 53.8, 9.24, 400],
      ['Brake', 53.33, 8.48, 400],
      ['Varel', 53.4, 8.14, 400],
      ['Friedrichstadt', 54.38, 9.09, 400],
      ['Tønder', 54.94, 8.86, 200],
      ['Rødby', 54.69, 11.39, 200],
      ['Bellingwolde', 53.12, 7.17, 4000],
      ['Sas van Gent', 51.23, 3.8, 4000],
      ['Den Burg', 53.05, 4.8, 2000],
      ['Dordrecht', 51.81, 4.67, 2000],
      ['Rupelmonde', 51.13, 4.29, 1000],
    ] as const) {
      const standards = floodSettingAt(lat, lon)
        .defences.filter(({ membership }) => membership > 0.4)
        .map(({ seaYears }) => seaYears);
      expect(Math.max(0, ...standards), town).toBeGreaterThanOrEqual(years);
    }
    // Fanø, Kiel, Riga: open to the sea.
    for (const [lat, lon] of [
      [55.45, 8.4],
      [54.33, 10.13],
      [56.95, 24.11],
    ] as const)
      expect(
        floodSettingAt(lat, lon).defences.filter(({ membership }) => membership > 0.1),
      ).toEqual([]);
  });

  it('holds a town to its published floods at its centre, however small it is', () => {
    for (const [name, lat, lon] of floodCities) {
      const own = floodSettingAt(lat, lon).towns.find((town) => town.name === name);
      expect(own?.membership, name).toBeGreaterThan(0.98);
    }
  });

  it('knows the river of a town', () => {
    for (const [lat, lon, river] of [
      [29.95, -90.07, 'Mississippi'],
      [25.6, 85.15, 'Ganges'],
      [50.94, 6.96, 'Rhine'],
      [30.05, 31.23, 'Nile'],
    ] as const) {
      expect(floodSettingAt(lat, lon).reaches[0]?.name).toContain(river);
    }
  });
});
