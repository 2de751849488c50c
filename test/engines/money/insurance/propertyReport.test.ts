import { describe, expect, it } from 'vitest';
import { propertyScore } from '../../../../engines/money/insurance/index.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

describe('the answer for a building', async () => {
  const input = propertyScore.input.parse({
    lat: 34.05,
    lon: -118.24,
    construction_type: 'wood_frame',
    first_floor_height_m: 0.6,
  });
  const facts = await embeddedFacts(propertyScore.needs(input));
  const whole = propertyScore.assess(input, facts, MOMENT);

  it('adds up: perils make the whole loss, shares make one, and the loss is told in % as well', () => {
    const known = whole.perils.filter(({ state }) => state === 'known');
    const sum = known.reduce(
      (all, { expected_annual_loss_ratio: ratio }) => all + (ratio?.value ?? NaN),
      0,
    );
    expect(sum / (whole.quantity?.value ?? NaN)).toBeCloseTo(1, 9);
    expect(known.reduce((all, { share }) => all + (share ?? NaN), 0)).toBeCloseTo(1, 9);
    expect(whole.average_annual_loss_pct).toBeCloseTo(100 * (whole.quantity?.value ?? NaN), 12);
    const shares = known.map(({ peril, share }) => [peril, share ?? NaN] as const);
    const [most] = shares.toSorted(([, a], [, b]) => b - a);
    expect(whole.dominant_peril).toBe(most?.[0]);
    const types = whole.building.model_types.map(({ share }) => share);
    expect(types).toEqual(types.toSorted((a, b) => b - a));
    expect(types.reduce((all, share) => all + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
    expect(whole.building.first_floor_height_m).toBe(0.6);
  });

  it('lets no peril lose more than all of them in a year of 100 or 250, and the rarer year more', () => {
    const points = new Map(whole.exceedance.map((each) => [each.return_period_yr, each.oep]));
    for (const { pml_100yr: pml100, pml_250yr: pml250 } of whole.perils) {
      expect(pml250 ?? 0).toBeGreaterThanOrEqual(pml100 ?? 0);
      expect(pml100 ?? 0).toBeLessThanOrEqual((points.get(100) ?? NaN) + 1e-9);
      expect(pml250 ?? 0).toBeLessThanOrEqual((points.get(250) ?? NaN) + 1e-9);
    }
  });

  it('has the greatest peril of Los Angeles lose more in 250 years than in 100', () => {
    const shaking = whole.perils.find(({ peril }) => peril === 'earthquake');
    expect(shaking?.pml_250yr).toBeGreaterThan(1.1 * (shaking?.pml_100yr ?? NaN));
  });

  it('covers as many of its perils as are known', () => {
    expect(whole.coverage).toBe(1);
    const shaking = { ...facts.shaking, hazard: { missing: 'no map', source: 'test' } } as const;
    const part = propertyScore.assess(input, { ...facts, shaking }, MOMENT);
    const unknown = part.perils.filter(({ state }) => state === 'unknown');
    expect(unknown.length).toBeGreaterThan(0);
    expect(part.coverage).toBeCloseTo(1 - unknown.length / part.perils.length, 12);
    expect(part.warnings.join(' ')).toContain('earthquake is unknown and not in the loss: ');
  });
});
