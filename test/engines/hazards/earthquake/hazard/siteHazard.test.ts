import { describe, expect, it } from 'vitest';
import { seismicSources } from '../../../../../engines/ground/datasets/tectonics.ts';
import { disaggregate } from '../../../../../engines/hazards/earthquake/hazard/disaggregation.ts';
import { motionTree } from '../../../../../engines/hazards/earthquake/hazard/motionTree.ts';
import {
  groundOf,
  siteHazard,
  storeOf,
} from '../../../../../engines/hazards/earthquake/hazard/siteHazard.ts';
import { MOTION_TREES } from '../../../../../engines/hazards/earthquake/hazard/tables.ts';

const facts = seismicSources.sample;
const site = { lat: 37.77, lon: -122.42 };
const rock = { ground: groundOf(760), periodsS: [0, 1] };

describe('siteHazard', () => {
  it('falls with the level and rises with the return period', () => {
    const hazard = siteHazard(facts, site, rock);
    const [pga] = hazard?.measures ?? [];
    const mean = [...(pga?.curves.mean ?? [])];
    mean.forEach((rate, k) => expect(rate).toBeLessThanOrEqual(mean[k - 1] ?? Infinity));
    const [a, b, c] = [
      pga?.at[475].mean ?? NaN,
      pga?.at[975].mean ?? NaN,
      pga?.at[2475].mean ?? NaN,
    ];
    expect(a).toBeLessThan(b);
    expect(b).toBeLessThan(c);
  });

  it('orders its fractiles about the median', () => {
    const at = siteHazard(facts, site, rock)?.measures[0]?.at[475];
    const order = [at?.p05, at?.p16, at?.p50, at?.p84, at?.p95].map((value) => value ?? NaN);
    order.forEach((value, i) => expect(value).toBeGreaterThan(order[i - 1] ?? 0));
  });

  it('is the same twice and on cloned facts', () => {
    const [a, b] = [siteHazard(facts, site, rock), siteHazard(structuredClone(facts), site, rock)];
    expect(b?.measures).toEqual(a?.measures);
  });

  it('does not jump between neighbours 1 km apart', () => {
    const at = (lat: number) =>
      siteHazard(facts, { lat, lon: site.lon }, rock)?.measures[0]?.at[475].mean ?? NaN;
    for (let lat = 35.7; lat < 36.3; lat += 0.05)
      expect(Math.abs(Math.log(at(lat + 0.009) / at(lat)))).toBeLessThan(0.06);
  });

  it('shakes soft ground more at one second', () => {
    const on = (vs30: number) =>
      siteHazard(facts, site, { ground: groundOf(vs30), periodsS: [1] })?.measures[0]?.at[475]
        .mean ?? NaN;
    expect(on(250) / on(760)).toBeGreaterThan(1.5);
  });

  it('takes cells that are off on their own for one zone of their sum, known better by the root of their number', () => {
    const [zone] = facts.zones;
    if (!zone) throw new Error('no zone');
    const curves = (...zones: (typeof zone)[]) =>
      siteHazard({ ...facts, faults: [], zones }, site, rock)?.measures[0]?.at[475];
    const twice = { ...zone, aValue: zone.aValue + Math.log10(2) };
    const cells = curves(zone, { ...zone, id: 'beside it' });
    const whole = curves({ ...twice, rateLnSigma: zone.rateLnSigma / Math.SQRT2 });
    for (const name of ['mean', 'p05', 'p50', 'p95'] as const)
      expect(cells?.[name], name).toBeCloseTo(whole?.[name] ?? NaN, 9);
    expect(cells?.p95).toBeLessThan(curves(twice)?.p95 ?? NaN);
  });

  it('is undefined where nothing is within reach', () => {
    expect(siteHazard(facts, { lat: -40, lon: 20 }, rock)).toBeUndefined();
  });

  it('refuses what its models do not have, naming the range', () => {
    expect(() => siteHazard(facts, site, { ground: groundOf(90), periodsS: [0] })).toThrow(
      /150 to 1500/,
    );
    expect(() => siteHazard(facts, site, { ground: groundOf(760), periodsS: [7] })).toThrow(
      /0.05 to 5/,
    );
    expect(() => siteHazard(facts, site, { ground: groundOf(760), periodsS: [0.01] })).toThrow(
      /0.05 to 5/,
    );
  });
});

describe('disaggregate', () => {
  const store = storeOf(rock);
  const [pga] = siteHazard(facts, site, rock)?.measures ?? [];
  const levelG = pga?.at[475].mean ?? NaN;
  const found = disaggregate(facts, site, store, { measure: 0, levelG });

  it('shares sum to one and the rate is that of the mean curve', () => {
    expect(found?.cells.reduce((sum, cell) => sum + cell.share, 0)).toBeCloseTo(1, 9);
    expect(found?.sources.reduce((sum, source) => sum + source.share, 0)).toBeCloseTo(1, 9);
    // The uncertainty of the trees' common centre is in the curve only.
    expect((found?.ratePerYear ?? NaN) * 474.56).toBeGreaterThan(0.93);
    expect((found?.ratePerYear ?? NaN) * 474.56).toBeLessThan(1.03);
  });

  it('points at the fault beside the city', () => {
    expect(found?.sources[0]?.id).toBe('sample-fault');
    expect(found?.mean.magnitude).toBeGreaterThan(6.8);
    expect(found?.mean.distanceKm).toBeLessThan(40);
  });
});

describe('motion trees', () => {
  it('name models that exist, with weights that sum to one', () => {
    for (const name of ['active', 'stable', 'stableEurope', 'interface', 'slab'] as const) {
      expect(motionTree(name).branches).toHaveLength(MOTION_TREES[name].branches.length);
      expect(motionTree(name).branches.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(
        1,
        12,
      );
    }
  });
});
