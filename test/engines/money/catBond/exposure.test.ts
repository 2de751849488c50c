import { describe, expect, it } from 'vitest';
import { exposureOf, type CircleFacts } from '../../../../engines/money/catBond/exposure.ts';
import type { BondTerms } from '../../../../engines/money/catBond/schemas.ts';
import { catBondPricing } from '../../../../engines/money/insurance/index.ts';
import { embeddedRounds, MOMENT } from '../../../support/embeddedFacts.ts';
import { knownFact } from '../../../support/knownFact.ts';

const SAN_FRANCISCO = { lat: 37.7749, lon: -122.4194, coverage_radius_km: 10 };
const termsOf = (terms: object): BondTerms =>
  catBondPricing.input.parse({ ...SAN_FRANCISCO, peril: 'earthquake', ...terms });
const terms = termsOf({});
const facts = await embeddedRounds<CircleFacts>(catBondPricing, terms);
const first = facts.points.point_0;
const { towns } = facts;
if (!first || 'missing' in towns || 'missing' in first.setting) throw new Error('no facts');
const missing = { missing: 'its source is silent', source: 'none' };

/** The facts of a single point in place of the circle's. */
const onePoint = (change: object): CircleFacts => ({
  towns: knownFact({ people: 1000, districts: [{ lat: 37.7749, lon: -122.4194, people: 1000 }] }),
  points: { point_0: { ...first, ...change } },
});
const atSea = {
  setting: { ...first.setting, value: { ...first.setting.value, isLand: false } },
};

describe('what a bond is exposed to', () => {
  it('is the districts of the circle, each weighed by its people', () => {
    const { items, people, unknown } = exposureOf(terms, facts, MOMENT);
    expect(unknown).toEqual([]);
    expect(people).toBe(towns.value.people);
    expect(items.map(({ value }) => value)).toEqual(
      towns.value.districts.map((district) => district.people),
    );
  });

  it('is the middle of the circle where no town is listed', () => {
    const none = { ...onePoint({}), towns: knownFact({ people: 0, districts: [] }) };
    const { items, people } = exposureOf(terms, none, MOMENT);
    expect(items).toMatchObject([{ lat: terms.lat, lon: terms.lon, value: 500 }]);
    expect(people).toBe(0);
  });

  it('says that nobody could count the people, rather than none', () => {
    const uncounted = { ...onePoint({}), towns: missing };
    const { people, unknown } = exposureOf(terms, uncounted, MOMENT);
    expect(people).toBeNull();
    expect(unknown).toEqual(['its source is silent']);
    const bond = catBondPricing.assess(terms, uncounted, MOMENT);
    expect(bond).toMatchObject({ state: 'unknown', reason: 'its source is silent', spreads: [] });
  });

  it('leaves out what lies at sea', () => {
    expect(exposureOf(terms, onePoint(atSea), MOMENT).items).toEqual([]);
    expect(catBondPricing.assess(terms, onePoint(atSea), MOMENT)).toMatchObject({
      state: 'not_applicable',
      reason: 'no land within the circle, so nothing is exposed',
    });
  });

  it('leaves out a point of which nothing was asked', () => {
    const unasked = { ...onePoint({}), points: {} };
    expect(exposureOf(terms, unasked, MOMENT).items).toEqual([]);
  });

  it('has no price where a peril could not be worked out, and says which', () => {
    const shaking = { ...first.shaking, hazard: missing };
    const { unknown } = exposureOf(terms, onePoint({ shaking }), MOMENT);
    expect(unknown).toEqual(['seismic hazard: its source is silent']);
    expect(catBondPricing.assess(terms, onePoint({ shaking }), MOMENT).state).toBe('unknown');
  });

  it('does not take a peril that was not asked for as harmless', () => {
    const flood = exposureOf(termsOf({ peril: 'flood' }), onePoint({ flood: undefined }), MOMENT);
    expect(flood.unknown).toEqual(['unknown']);
  });
});

describe('the price over a term', () => {
  const bond = catBondPricing.assess(termsOf({ term_years: 5 }), facts, MOMENT);
  const { attachment_probability: attach, exhaustion_probability: exhaust } = bond;

  // Independent years: 1 - (1 - p)^5.
  it('is lost in any of its years', () => {
    const over = (p = NaN) => 1 - (1 - p) ** 5;
    expect(bond.term?.attachment_probability).toBeCloseTo(over(attach?.value), 12);
    expect(bond.term?.exhaustion_probability).toBeCloseTo(over(exhaust?.value), 12);
    expect(bond.term?.expected_loss).toBeCloseTo(over(bond.expected_loss?.value), 12);
  });

  // A lognormal error of mean 1 of all rates -ln(1 - p): its median stands at exp(-sigma^2 / 2), its 10 and 90 % points z = 1.281552 sigmas to either side.
  it('takes the error of the losses as one of all rates', () => {
    const rate = (p = NaN) => -Math.log1p(-p);
    const sigma = Math.log(rate(attach?.p90) / rate(attach?.p10)) / (2 * 1.281552);
    expect(sigma).toBeGreaterThan(0.3);
    expect(rate(attach?.p50) / rate(attach?.value)).toBeCloseTo(Math.exp(-(sigma ** 2) / 2), 4);
    expect(rate(exhaust?.p90) / rate(exhaust?.p10)).toBeCloseTo(Math.exp(2 * 1.281552 * sigma), 3);
  });

  it('says the range of the three models, and that with the error of the losses, in words', () => {
    const ends = bond.spreads.flatMap(({ interval_bp: { p10, p90 } }) => [p10, p90]);
    const { low = NaN, high = NaN } = bond.spread_range_bp ?? {};
    expect(bond.summary).toContain(
      `${Math.round(low)} to ${Math.round(high)} basis points, which is what they differ by, and with the error of hazard and damage (80 %) ${Math.round(Math.min(...ends))} to ${Math.round(Math.max(...ends))}.`,
    );
    const percent = (p = NaN) => Number((p * 100).toPrecision(2));
    expect(bond.summary).toContain(
      `Attaches with ${percent(attach?.value)} % a year, expected loss ${percent(bond.expected_loss?.value)} % a year`,
    );
  });
});
