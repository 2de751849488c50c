import { describe, expect, it } from 'vitest';
import { karst, relief, setting } from '../../../../engines/ground/datasets/terrain.ts';
import { sinkholeComponent } from '../../../../engines/hazards/sinkhole/component.ts';
import { weatherCorrelation } from '../../../../engines/hazards/sinkhole/index.ts';
import {
  edgeShare,
  priorRatePerKm2Year,
  sinkholeRatePerKm2Year,
} from '../../../../engines/hazards/sinkhole/sinkholeRate.ts';
import { subsidenceScore } from '../../../../engines/hazards/sinkhole/subsidenceScore.ts';
import { truth } from '../../../../engines/hazards/sinkhole/truth.ts';
import { knownFact as fact } from '../../../support/knownFact.ts';

const moment = { iso: '2026-01-01T00:00:00Z', ms: Date.UTC(2026, 0, 1) };
const place = { lat: 28, lon: -82, radiusKm: 100 };

describe('sinkhole', () => {
  it('agrees with the published inventories', () => {
    for (const { model, given, expected, within } of truth) {
      const computed = (model as (...args: readonly unknown[]) => number)(...given);
      expect(Math.abs(computed - expected)).toBeLessThanOrEqual(within);
    }
  });

  it('rises with dolines and drawdown, falls with cover and distance', () => {
    const dense = { rock: 'carbonate', cover: 'covered', dolines: 'dense' } as const;
    expect(priorRatePerKm2Year(dense)).toBeGreaterThan(
      priorRatePerKm2Year({ ...dense, dolines: 'sparse' }),
    );
    expect(priorRatePerKm2Year({ ...dense, cover: 'deeply_buried' })).toBeLessThan(1e-4);
    const at = { ...dense, distanceKm: 0, edgeSigmaKm: 10, groundwaterDrawdown: false };
    expect(sinkholeRatePerKm2Year({ ...at, groundwaterDrawdown: true })).toBeGreaterThanOrEqual(
      3 * sinkholeRatePerKm2Year(at),
    );
    expect(sinkholeRatePerKm2Year({ ...at, distanceKm: 1000 })).toBe(1e-6);
    expect(edgeShare(10, 10)).toBeCloseTo(0.6065, 4);
  });

  it('is known with a factor of ten either way', () => {
    const found = sinkholeComponent.assess(
      place,
      { setting: fact(setting.sample), relief: fact(relief.sample), karst: fact(karst.sample) },
      moment,
    );
    expect(found.state).toBe('known');
    expect((found.quantity?.p90 ?? 0) / (found.quantity?.p10 ?? 1)).toBeGreaterThan(90);
    expect(found.drivers[0]).toContain('Central Florida');
  });

  // Collapses that made the news: Naples (Pianura 2009 and others), Rome, Guatemala City 2007 and 2010, Berezniki 2007; Milan, Hamburg and Nairobi have none such.
  it.each([
    ['Naples', 40.85, 14.26, true],
    ['Rome', 41.9, 12.49, true],
    ['Guatemala City', 14.65, -90.49, true],
    ['Berezniki', 59.41, 56.8, true],
    ['Milan', 45.46, 9.19, false],
    ['Hamburg', 53.55, 10, false],
    ['Nairobi', -1.29, 36.82, false],
  ])('says at %s whether cavities lie below that no karst made', (_name, lat, lon, has) => {
    const rock = fact({ ...karst.sample, rock: 'none_mapped' as const });
    const facts = { setting: fact(setting.sample), relief: fact(relief.sample), karst: rock };
    const found = sinkholeComponent.assess({ ...place, lat, lon }, facts, moment);
    expect(found.quantity).toEqual(sinkholeComponent.assess(place, facts, moment).quantity);
    expect(found.drivers.some((driver) => driver.startsWith('cavities'))).toBe(has);
  });

  it('does not apply on water, and is unknown where nobody answers', () => {
    const missing = { missing: 'no ground: open water', source: 'test' };
    const sea = sinkholeComponent.assess(
      place,
      { setting: fact({ ...setting.sample, isLand: false }), relief: missing, karst: missing },
      moment,
    );
    expect(sea.state).toBe('not_applicable');
    const ice = { ...relief.sample, reliefClass: 'ice' as const };
    expect(
      sinkholeComponent.assess(
        place,
        { setting: fact(setting.sample), relief: fact(ice), karst: missing },
        moment,
      ).state,
    ).toBe('not_applicable');
    expect(
      sinkholeComponent.assess(
        place,
        { setting: fact(setting.sample), relief: fact(relief.sample), karst: missing },
        moment,
      ),
    ).toMatchObject({ state: 'unknown', score: null });
  });

  it('has withdrawn its point tool, with a reason and a pointer', () => {
    expect(weatherCorrelation.withdrawn).toBe(true);
    expect(weatherCorrelation.needs({ lat: 0, lon: 0 })).toEqual({});
    const reply = weatherCorrelation.output.parse(
      weatherCorrelation.assess({ lat: 0, lon: 0 }, {}, moment),
    );
    expect(reply.status).toBe('unavailable');
    expect(reply.see.length).toBeGreaterThan(0);
    expect(weatherCorrelation.input.safeParse({ lat: 91, lon: 0 }).success).toBe(false);
  });

  it('scores land subsidence by the published anchors', () => {
    expect([1, 5, 20, 100].map(subsidenceScore)).toEqual([10, 30, 60, 90]);
    expect(subsidenceScore(0)).toBe(0);
    expect(subsidenceScore(1000)).toBe(100);
  });
});
