import { describe, expect, it } from 'vitest';
import { evidenceAt } from '../../../engines/systems/prospect/evidence.ts';
import { kmlCells } from '../../../engines/systems/prospect/kml.ts';
import { klassOf } from '../../../engines/systems/prospect/klass.ts';
import { prospectAt, prospectModel } from '../../../engines/systems/prospect/model.ts';
import { playOf } from '../../../engines/systems/prospect/plays.ts';
import { bestCells } from '../../../engines/systems/prospect/bestCells.ts';
import { OUTSIDE, scanStripe } from '../../../engines/systems/prospect/scan.ts';
import { predictionRate } from '../../../engines/systems/prospect/validation.ts';
import { weightsOf } from '../../../engines/systems/prospect/weights.ts';

describe('tables', () => {
  it('hold enough places, each once, on the globe', () => {
    expect(playOf('oil_gas').sites.length).toBeGreaterThanOrEqual(150);
    expect(playOf('porphyry').sites.length).toBeGreaterThanOrEqual(200);
    for (const name of ['oil_gas', 'porphyry'] as const) {
      const { sites } = playOf(name);
      expect(new Set(sites.map((site) => site.name)).size).toBe(sites.length);
      for (const { lat, lon, name: site } of sites) {
        expect(Math.abs(lat), site).toBeLessThan(80);
        expect(Math.abs(lon), site).toBeLessThanOrEqual(180);
      }
    }
  });
});

describe('weights of evidence', () => {
  it('agree with counts done by hand', () => {
    // 10 sites, 8 of them in a pattern that covers a fifth of the area: W+ = ln((8.5 / 11) / 0.2).
    const sites = [Uint8Array.from([1, 1, 1, 1, 1, 1, 1, 1, 2, 2])];
    const cells = [Uint8Array.from({ length: 100 }, (_, i) => (i < 20 ? 1 : 2))];
    const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
    const { layers, priorLogit } = weightsOf(
      { sites, cells, units: new Float64Array(100).fill(10) },
      [3],
      { sites: numbers(10), cells: numbers(100) },
    );
    expect(layers[0]?.[1]?.weight).toBeCloseTo(Math.log(8.5 / 11 / 0.2), 12);
    expect(layers[0]?.[2]?.weight).toBeCloseTo(Math.log(2.5 / 11 / 0.8), 12);
    expect(layers[0]?.[1]?.variance).toBeCloseTo(1 / 8.5, 12);
    expect(priorLogit).toBeCloseTo(Math.log(0.01 / 0.99), 12);
  });

  it('expect as many sites over the area as the table has, after scaling', () => {
    const { cells, play } = prospectModel('porphyry');
    const expected = cells
      .filter((_, i) => i % 20 === 0)
      .reduce((sum, { lat, lon, areaKm2 }) => {
        return sum + ((prospectAt('porphyry', lat, lon)?.probability ?? 0) * areaKm2) / 100;
      }, 0);
    expect((20 * expected) / play.sites.length).toBeGreaterThan(0.8);
    expect((20 * expected) / play.sites.length).toBeLessThan(1.25);
  });

  it('find sites that were held out better than chance, and say how well', () => {
    for (const name of ['oil_gas', 'porphyry'] as const) {
      const { curve, areaUnderCurve, sites } = predictionRate(name);
      expect(sites).toBe(playOf(name).sites.length);
      expect(areaUnderCurve).toBeGreaterThan(0.7);
      for (let i = 1; i < curve.length; i++)
        expect(curve[i]?.sites).toBeGreaterThanOrEqual(curve[i - 1]?.sites ?? 0);
    }
  });

  it('say nothing of the deep sea', () => {
    expect(prospectAt('oil_gas', 10, -150)).toBeUndefined();
    expect(prospectAt('porphyry', -50, -120)).toBeUndefined();
  });
});

describe('the era of the magmatic arc', () => {
  const layer = playOf('porphyry').layers.find(({ name }) => name === 'arc_era');
  const eraAt = (lat: number, lon: number) => layer?.classes[layer.classOf(evidenceAt(lat, lon))];

  // Ages of the ores, Ma: Singer, Berger & Moring (2008), Porphyry copper deposits of the world, USGS OFR 2008-1155, from memory; eras by
  // the chart of the International Commission on Stratigraphy: Cenozoic from 66 Ma, Mesozoic from 252 Ma.
  it.each([
    ['El Teniente', -34.09, -70.35, 5],
    ['Bingham Canyon', 40.52, -112.15, 38],
    ['Highland Valley', 50.48, -121.05, 205],
    ['Pebble', 59.9, -155.3, 90],
    ['Oyu Tolgoi', 43, 106.85, 370],
    ['Cadia', -33.46, 149, 440],
  ])('is that of the ore at %s', (_name, lat, lon, ageMa) => {
    const era = ageMa < 66 ? 'Cenozoic' : ageMa < 252 ? 'Mesozoic' : 'Palaeozoic';
    expect(eraAt(lat, lon)).toBe(era);
  });

  it('says nothing where the nearest arc lies beyond the belt that it made', () => {
    // Neuquen lies some 250 km from the nearest arc, Buenos Aires from none within 500 km.
    expect(evidenceAt(-38.95, -68.06)).toMatchObject({ era: expect.any(String) });
    expect(eraAt(-38.95, -68.06)).toBe(layer?.classes[0]);
    expect(eraAt(-34.6, -58.4)).toBe(layer?.classes[0]);
  });
});

describe('a scan', () => {
  const grid = {
    play: 'oil_gas',
    south: 58,
    west: 70,
    cellDeg: 0.25,
    rows: 20,
    columns: 30,
  } as const;

  it('gives each cell the score of its middle, whatever the stripes', () => {
    const whole = scanStripe(grid, { firstRow: 0, rows: 20 });
    const halves = [
      ...scanStripe(grid, { firstRow: 0, rows: 7 }),
      ...scanStripe(grid, { firstRow: 7, rows: 13 }),
    ];
    expect(halves).toEqual([...whole]);
    for (const place of [0, 133, 420, 599]) {
      const lat = 58 + (Math.floor(place / 30) + 0.5) * 0.25;
      const lon = 70 + ((place % 30) + 0.5) * 0.25;
      const score = prospectAt('oil_gas', lat, lon)?.score ?? NaN;
      expect(Math.abs((whole[place] ?? 0) / 2 - score)).toBeLessThan(1.6);
    }
  });

  it('marks cells outside, crosses the antimeridian, and ranks the best first', () => {
    const sea = scanStripe({ ...grid, south: 5, west: 175, cellDeg: 1 }, { firstRow: 0, rows: 20 });
    expect([...sea].filter((points) => points === OUTSIDE).length).toBeGreaterThan(300);
    expect(bestCells(Uint8Array.from([3, 200, OUTSIDE, 7, 200]), 3)).toEqual([1, 4, 3]);
    expect(bestCells(Uint8Array.from([OUTSIDE, OUTSIDE]), 3)).toEqual([]);
  });

  it('is written as KML with every cell that has a score, corners closed', () => {
    const scores = Uint8Array.from([196, OUTSIDE, 10, 150]);
    const text = [...kmlCells({ ...grid, rows: 2, columns: 2 }, 0, scores)].join('');
    expect(text.match(/<Placemark>/g)).toHaveLength(3);
    expect(text).toContain('<name>98.0</name><styleUrl>#A</styleUrl>');
    expect(text).toContain('70,58 70.25,58 70.25,58.25 70,58.25 70,58');
    expect(klassOf(97.9)).toBe('B');
  });
});
