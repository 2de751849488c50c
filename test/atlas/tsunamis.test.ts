import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { pastTsunamis, tsunamiSources } from '../../engines/ground/datasets/tsunamis.ts';
import { TSUNAMIS } from '../../src/atlas/data/tsunamiHistory.ts';
import { SOURCES } from '../../src/atlas/data/tsunamiSources.ts';
import { TRAVEL } from '../../src/atlas/data/tsunamiTravel.ts';
import { oceanGrid } from '../../src/atlas/oceanDepth.ts';
import { pastTsunamiAtlas } from '../../src/atlas/pastTsunamis.ts';
import {
  packMaps,
  TRAVEL_COLUMNS,
  TRAVEL_ROWS,
  unpackByCell,
} from '../../src/atlas/travelCodec.ts';
import { TravelMaps } from '../../src/atlas/travelMaps.ts';
import { tsunamiSourceAtlas } from '../../src/atlas/tsunamiSources.ts';

const CATALOGUE = new URL(
  '../../../shared/catalogs/ncei-tsunami-events/tsunami_events.csv',
  import.meta.url,
);
/** Zones that the markets and the forecasts name. */
const FORECAST_ZONES = [
  'Cascadia',
  'Alaska-Aleutian',
  'Japan-Kuril',
  'Chile-Peru',
  'Sumatra-Andaman',
  'Caribbean-Puerto Rico',
] as const;
const hasCatalogue = existsSync(CATALOGUE);

function pathsAt(lat: number, lon: number) {
  const { paths } = tsunamiSources.answer.parse(tsunamiSourceAtlas.answer({ lat, lon }));
  return new Map(paths.map((path) => [path.source.id, path]));
}

describe('tsunami sources', () => {
  it('are about sixty or more distinct segments in known zones, with the six forecast zones present', () => {
    expect(SOURCES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(SOURCES.map(([id]) => id)).size).toBe(SOURCES.length);
    const zones = new Set(SOURCES.map(([, , zone]) => zone));
    for (const zone of FORECAST_ZONES) expect(zones.has(zone), zone).toBe(true);
    for (const [id, , , , low, best, high] of SOURCES)
      expect(low <= best && best <= high, id).toBe(true);
    expect(TRAVEL.sources).toEqual(SOURCES.map(([id]) => id));
  });

  it('make great earthquakes as often as the last 120 years: 5 of magnitude 9, about 16 of 8.5', () => {
    const rate = (least: number) =>
      SOURCES.filter(([, , , m]) => m >= least).reduce(
        (sum, [, , , , , best]) => sum + 1 / best,
        0,
      );
    expect(rate(8.85)).toBeGreaterThan(0.015);
    expect(rate(8.85)).toBeLessThan(0.06);
    expect(rate(8.45)).toBeGreaterThan(0.06);
    expect(rate(8.45)).toBeLessThan(0.2);
  });

  it('reach places when observed waves did', () => {
    // Hilo 1960: 14.8 h; San Francisco 2011: 10.4 h; Hilo 1946 from Unimak: 4.9 h; Sri Lanka 2004: about 2 h.
    expect(pathsAt(19.73, -155.07).get('chile-valdivia')?.travelMinutes).toBeCloseTo(14.8 * 60, -2);
    expect(
      Math.abs((pathsAt(37.8, -122.5).get('japan-trench')?.travelMinutes ?? 0) - 10.4 * 60),
    ).toBeLessThan(45);
    expect(
      Math.abs((pathsAt(19.73, -155.07).get('shumagin-unimak')?.travelMinutes ?? 0) - 4.9 * 60),
    ).toBeLessThan(30);
    expect(
      Math.abs((pathsAt(7, 81.9).get('sumatra-andaman')?.travelMinutes ?? 0) - 110),
    ).toBeLessThan(30);
  });

  it('do not leak through isthmuses', () => {
    expect(
      pathsAt(25.77, -80.13).get('colombia-ecuador')?.travelMinutes ?? Infinity,
    ).toBeGreaterThan(20 * 60);
    expect(pathsAt(9.36, -79.9).get('chile-valdivia')?.travelMinutes ?? Infinity).toBeGreaterThan(
      16 * 60,
    );
    expect(pathsAt(40.84, 14.25).get('southwest-iberia')).toBeUndefined();
  });

  it('answer nothing far inland and the same on both names of the antimeridian', () => {
    expect(pathsAt(39.74, -104.99).size).toBe(0);
    expect(tsunamiSourceAtlas.answer({ lat: -16.8, lon: 180 })).toEqual(
      tsunamiSourceAtlas.answer({ lat: -16.8, lon: -180 }),
    );
    const { paths } = tsunamiSources.answer.parse(tsunamiSourceAtlas.answer({ lat: 90, lon: 0 }));
    expect(Array.isArray(paths)).toBe(true);
  });
});

describe('ocean floor', () => {
  it('has the depths of charts', () => {
    const { depthM, columns } = oceanGrid(0.25);
    const at = (lat: number, lon: number) =>
      depthM[Math.floor((lat + 90) * 4) * columns + Math.floor((lon + 180) * 4)];
    // Ridge crest, abyssal plains, trench, basins and a shelf sea as bathymetric charts (GEBCO) have them, to 15 %.
    for (const [lat, lon, metres] of [
      [30, -160, 5700],
      [11.3, 142.1, 8500],
      [26.5, -44.9, 3000],
      [38, 6, 2800],
      [25.5, -90, 3300],
      [15, 115, 4200],
      [56, 3, 60],
    ] as const)
      expect(Math.abs(Math.log((at(lat, lon) ?? 0) / metres)), `${lat} ${lon}`).toBeLessThan(0.2);
    expect(at(40, -105)).toBe(0);
  });
});

describe('travel codec', () => {
  it('gives back what it packed, by cell', () => {
    const cells = TRAVEL_ROWS * TRAVEL_COLUMNS;
    const maps = new Uint8Array(cells * 2);
    for (let i = 0; i < cells; i++)
      if (i % 7 !== 0) [maps[i], maps[cells + i]] = [1 + (i % 250), i % 5];
    const byCell = unpackByCell(packMaps(maps));
    expect(byCell.length).toBe(maps.length);
    for (let i = 0; i < cells; i += 13)
      expect([byCell[i * 2], byCell[i * 2 + 1]]).toEqual([maps[i], maps[cells + i]]);
  });

  it('gives the maps of the cells that are asked for, whichever sources reach them', () => {
    const cells = TRAVEL_ROWS * TRAVEL_COLUMNS;
    const times = new Uint8Array(cells * 3);
    const detours = new Uint8Array(cells * 3);
    for (let i = 0; i < cells; i++)
      for (let source = 0; source < 3; source++)
        if ((i + source) % 5 > 2) {
          times[source * cells + i] = 1 + ((i + source) % 250);
          detours[source * cells + i] = 1 + (i % 4);
        }
    const maps = new TravelMaps(packMaps(times), packMaps(detours), 3);
    for (let i = 0; i + 2 < cells; i += 977) {
      const asked = [i + 2, i];
      const of = (all: Uint8Array) =>
        asked.flatMap((cell) => [0, 1, 2].map((s) => all[s * cells + cell] ?? 0));
      const near = maps.of(asked);
      expect([[...near.byCell], [...near.detours]]).toEqual([of(times), of(detours)]);
      expect(maps.isWet[i]).toBe(
        of(times)
          .slice(3)
          .some((steps) => steps > 0)
          ? 1
          : 0,
      );
    }
  });
});

describe('historic tsunamis', () => {
  it('are at least 150, each once and valid', () => {
    expect(TSUNAMIS.length).toBeGreaterThanOrEqual(150);
    const numbers = TSUNAMIS.map(([ncei]) => ncei).filter((n) => n > 0);
    expect(new Set(numbers).size).toBe(numbers.length);
    const all = pastTsunamis.answer.parse(
      pastTsunamiAtlas.answer({ lat: 0, lon: -160, radiusKm: 2000 }),
    );
    expect(all.events.every(({ distanceKm }) => distanceKm <= 2000)).toBe(true);
    const sanriku = pastTsunamis.answer.parse(
      pastTsunamiAtlas.answer({ lat: 39, lon: 143, radiusKm: 300 }),
    ).events;
    expect(sanriku.map(({ year }) => year)).toEqual(
      expect.arrayContaining([869, 1896, 1933, 2011]),
    );
  });

  it.runIf(hasCatalogue)('agree with the reference catalogue within their rounding', () => {
    const rows = parse(readFileSync(CATALOGUE, 'utf8'), { columns: true }) as Record<
      string,
      string
    >[];
    const byId = new Map(rows.map((row) => [Number(row['ID']), row]));
    for (const [ncei, year, month, day, lat, lon, magnitude, , , , place] of TSUNAMIS) {
      if (ncei === 0) continue;
      const row = byId.get(ncei);
      expect(row, place).toBeDefined();
      expect(Number(row?.['YEAR']), place).toBe(year);
      expect(Number(row?.['MONTH']), place).toBe(month);
      expect(Number(row?.['DAY']), place).toBe(day);
      expect(Math.abs(Number(row?.['LATITUDE']) - lat), place).toBeLessThan(0.051);
      expect(Math.abs(Number(row?.['LONGITUDE']) - lon), place).toBeLessThan(0.051);
      if (magnitude !== null)
        expect(Math.abs(Number(row?.['EQ_MAGNITUDE']) - magnitude), place).toBeLessThan(0.051);
      expect(['Definite Tsunami', 'Probable Tsunami'], place).toContain(row?.['EVENT_VALIDITY']);
    }
  });
});
