import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { volcanoesNear } from '../../engines/ground/datasets/volcanoes.ts';
import { LATER_ERUPTIONS } from '../../src/atlas/data/volcanoes.ts';
import { volcanoTable, volcanoes } from '../../src/atlas/volcanoes.ts';

const CATALOGUE = new URL(
  '../../../shared/catalogs/smithsonian-gvp/holocene_volcanoes_2026.geojson',
  import.meta.url,
);
const ERUPTIONS = new URL(
  '../../../shared/catalogs/smithsonian-gvp/VOTW467_8May18_eruption_data.csv',
  import.meta.url,
);
const ofNumber = new Map(volcanoTable.map((each) => [each.gvpNumber, each]));

interface Feature {
  geometry: { coordinates: [number, number] };
  properties: { n: number; last: number | null; elev: number };
}
const reference = existsSync(CATALOGUE)
  ? (JSON.parse(readFileSync(CATALOGUE, 'utf8')) as { features: Feature[] }).features
  : [];

describe('embedded volcanoes', () => {
  it('holds distinct volcanoes, each valid', () => {
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

  it.runIf(reference.length > 0)('holds every volcano of the public list, and no other', () => {
    const listed = reference.map(({ properties }) => properties.n).toSorted((a, b) => a - b);
    const ours = volcanoTable.map(({ gvpNumber }) => gvpNumber).toSorted((a, b) => a - b);
    expect(ours).toEqual(listed);
  });

  it.runIf(existsSync(ERUPTIONS))('counts the eruptions that the catalogue lists', () => {
    const counted = new Map<number, number>();
    for (const line of readFileSync(ERUPTIONS, 'utf8').split('\n').slice(1)) {
      const cells = line.replaceAll(/"[^"]*"/g, '').split(',');
      const [number, category, year] = [cells[0], cells[3], cells[8]].map(Number);
      const volcano = ofNumber.get(number ?? 0);
      if (!volcano || category !== 1 || cells[8] === '' || year === undefined) continue;
      if (year >= volcano.completeSinceYear)
        counted.set(volcano.gvpNumber, (counted.get(volcano.gvpNumber) ?? 0) + 1);
    }
    for (const { gvpNumber, name, eruptionsByVei, eruptionsUnknownVei } of volcanoTable)
      expect(
        eruptionsByVei.reduce((sum, n) => sum + n, eruptionsUnknownVei) -
          (LATER_ERUPTIONS[gvpNumber] ?? []).reduce((sum, n) => sum + n, 0),
        name,
      ).toBe(counted.get(gvpNumber) ?? 0);
  });
});
