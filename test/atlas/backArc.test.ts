import { describe, expect, it } from 'vitest';
import { groundOf, siteHazard } from '../../engines/hazards/earthquake/hazard/siteHazard.ts';
import { kindOfTree } from '../../engines/hazards/earthquake/hazard/motionTree.ts';
import { isBehindArc } from '../../src/atlas/backArc.ts';
import { BACK_ARCS } from '../../src/atlas/data/backArcs.ts';
import { volcanoTable } from '../../src/atlas/volcanoes.ts';
import { sourcesNear } from '../../scripts/hazardMap/sourcesNear.ts';

describe('the ground behind volcanic fronts', () => {
  it('parts towns on either side of them', () => {
    // By the lines of Holocene volcanoes on any map: in front of them or among them, and behind.
    const inFront = [
      ['Lima', -12.05, -77.04],
      ['Arequipa', -16.4, -71.54],
      ['Santiago', -33.45, -70.66],
      ['Quito', -0.18, -78.47],
      ['Cali', 3.45, -76.53],
      ['Tokyo', 35.68, 139.76],
      ['Sendai', 38.27, 140.87],
      ['Kagoshima', 31.56, 130.55],
      ['Padang', -0.95, 100.42],
      ['Yogyakarta', -7.8, 110.37],
      ['Wellington', -41.29, 174.78],
      ['Gisborne', -38.66, 178.02],
      ['Los Angeles', 34.05, -118.24],
    ] as const;
    const behind = [
      ['Bogotá', 4.71, -74.07],
      ['La Paz', -16.49, -68.12],
      ['Salta', -24.79, -65.41],
      ['Bariloche', -41.13, -71.31],
      ['Sapporo', 43.06, 141.35],
      ['Niigata', 37.9, 139.02],
      ['Fukuoka', 33.59, 130.4],
      ['Palembang', -2.98, 104.76],
      ['Jakarta', -6.21, 106.85],
      ['Surabaya', -7.26, 112.75],
      ['Auckland', -36.85, 174.76],
    ] as const;
    expect(inFront.filter(([, lat, lon]) => isBehindArc({ lat, lon }))).toEqual([]);
    expect(behind.filter(([, lat, lon]) => !isBehindArc({ lat, lon }))).toEqual([]);
  });
  it('holds few volcanoes of the arcs themselves: the fronts lie outside', () => {
    const arcs = volcanoTable.filter(
      ({ volcanoType, lastEruptionYear }) =>
        volcanoType === 'Stratovolcano' && (lastEruptionYear ?? -Infinity) > 1500,
    );
    const held = arcs.filter(({ lat, lon }) => isBehindArc({ lat, lon }));
    expect(arcs.length).toBeGreaterThan(200);
    expect(held.length).toBeLessThan(0.05 * arcs.length);
  });
  it('has outlines that neither open nor turn back', () => {
    for (const [, outline] of BACK_ARCS) expect(outline.length).toBeGreaterThan(5);
  });
});

describe('hazard behind a volcanic front', () => {
  const site = { lat: -16.49, lon: -68.12 };
  const facts = sourcesNear(site.lat, site.lon);
  const hazardOf = (backarc: boolean | undefined) =>
    siteHazard({ ...facts, backarc }, site, { ground: groundOf(760), periodsS: [0], samples: 40 });
  const pga = (backarc: boolean | undefined) => hazardOf(backarc)?.measures[0]?.at[475].mean ?? NaN;

  it('is known of the place with its sources', () => {
    expect(facts.backarc).toBe(true);
    expect(sourcesNear(-12.05, -77.04).backarc).toBe(false);
  });
  it('falls where slabs lead, as half of the models have it; stored answers without the word stand in front', () => {
    expect(pga(undefined)).toBe(pga(false));
    expect(pga(true) / pga(false)).toBeGreaterThan(0.5);
    expect(pga(true) / pga(false)).toBeLessThan(0.9);
  });
  it('leaves earthquakes of the crust as they are', () => {
    const crust = (backarc: boolean) =>
      hazardOf(backarc)
        ?.sources.filter(({ tree }) => kindOfTree(tree) === 'active')
        .map(({ id, curves }) => [id, curves[0]?.[0]?.[0]?.[10]]);
    expect(crust(true)).toEqual(crust(false));
  });
});
