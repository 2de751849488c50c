import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { volcanoesNear } from '../../engines/ground/datasets/volcanoes.ts';
import { places } from '../../src/atlas/geography/world.ts';
import { volcanoTable, volcanoes } from '../../src/atlas/volcanoes.ts';

const CATALOGUE = new URL(
  '../../../shared/catalogs/smithsonian-gvp/holocene_volcanoes_2026.geojson',
  import.meta.url,
);
interface Feature {
  geometry: { coordinates: [number, number] };
  properties: { n: number; last: number | null; elev: number };
}
const reference = existsSync(CATALOGUE)
  ? (JSON.parse(readFileSync(CATALOGUE, 'utf8')) as { features: Feature[] }).features
  : [];

describe('embedded volcanoes', () => {
  it('holds at least 350 distinct volcanoes, each valid', () => {
    expect(volcanoTable.length).toBeGreaterThanOrEqual(350);
    expect(new Set(volcanoTable.map((v) => v.gvpNumber)).size).toBe(volcanoTable.length);
    const parsed = volcanoesNear.answer.parse({ volcanoes: [...volcanoTable], complete: false });
    expect(parsed.volcanoes.length).toBe(volcanoTable.length);
  });

  it('answers nearest first, within the radius, across the antimeridian', () => {
    const answer = volcanoesNear.answer.parse(
      volcanoes.answer({ lat: 40.85, lon: 14.27, radiusKm: 100 }),
    );
    expect(answer.volcanoes[0]?.name).toBe('Campi Flegrei');
    expect(answer.volcanoes.map((v) => v.name)).toContain('Vesuvius');
    const west = volcanoesNear.answer.parse(
      volcanoes.answer({ lat: 51.8, lon: 179.9, radiusKm: 300 }),
    );
    const east = volcanoesNear.answer.parse(
      volcanoes.answer({ lat: 51.8, lon: -179.9, radiusKm: 300 }),
    );
    expect(west.volcanoes.some((v) => v.lon < 0)).toBe(true);
    expect(east.volcanoes.some((v) => v.lon > 0)).toBe(true);
  });

  it.runIf(reference.length > 0)('agrees with the reference catalogue within its precision', () => {
    const byNumber = new Map(reference.map((f) => [f.properties.n, f]));
    for (const v of volcanoTable) {
      const f = byNumber.get(v.gvpNumber);
      if (!f) throw new Error(`${v.name} is not in the catalogue`);
      const [lon, lat] = f.geometry.coordinates;
      expect(distanceKm(v.lat, v.lon, lat, lon), v.name).toBeLessThan(1.5);
      expect(Math.abs(v.elevationM - f.properties.elev), v.name).toBeLessThanOrEqual(5);
      expect(v.lastEruptionYear, v.name).toBe(f.properties.last);
    }
  });

  it.runIf(reference.length > 0)(
    'covers 96 % of the towns that have a Holocene volcano within 50 km',
    () => {
      const ours = new Set(volcanoTable.map((v) => v.gvpNumber));
      const cells = new Map<string, Feature[]>();
      for (const f of reference) {
        const [lon, lat] = f.geometry.coordinates;
        for (let i = -1; i <= 1; i++)
          for (let j = -2; j <= 2; j++)
            push(cells, `${Math.floor(lat) + i},${Math.floor(lon) + j}`, f);
      }
      let withVolcano = 0;
      let covered = 0;
      for (const { lat, lon } of places().all()) {
        const near = (cells.get(`${Math.floor(lat)},${Math.floor(lon)}`) ?? []).filter(
          ({ geometry: { coordinates: c } }) => distanceKm(lat, lon, c[1], c[0]) <= 50,
        );
        if (near.length === 0) continue;
        withVolcano++;
        if (near.some((f) => ours.has(f.properties.n))) covered++;
      }
      expect(withVolcano).toBeGreaterThan(5000);
      expect(covered / withVolcano).toBeGreaterThanOrEqual(0.96);
    },
  );
});

function push(cells: Map<string, Feature[]>, key: string, f: Feature): void {
  const list = cells.get(key);
  if (list) list.push(f);
  else cells.set(key, [f]);
}
