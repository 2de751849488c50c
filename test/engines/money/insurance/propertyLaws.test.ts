import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOUNDATIONS } from '../../../../engines/ground/vulnerability/tables/buildingWords.ts';
import { propertyScore } from '../../../../engines/money/insurance/index.ts';
import { PROPERTY_USES, type PropertyScore } from '../../../../engines/money/insurance/schemas.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

const PLACES = [
  ['San Francisco', 37.7749, -122.4194],
  ['Miami', 25.7617, -80.1918],
  ['Istanbul', 41.0082, 28.9784],
  ['London', 51.5074, -0.1278],
  ['Tokyo', 35.6762, 139.6503],
] as const;

const buildings = fc.record(
  {
    property_type: fc.constantFrom(...PROPERTY_USES),
    construction_type: fc.constantFrom('wood_frame', 'masonry', 'steel', 'reinforced_concrete'),
    construction_year: fc.integer({ min: 1850, max: 2030 }),
    stories: fc.integer({ min: 1, max: 60 }),
    foundation: fc.constantFrom(...FOUNDATIONS),
    first_floor_height_m: fc.double({ min: 0, max: 6, noNaN: true }),
  },
  { requiredKeys: [] },
);

/** Rounding of a sum of doubles. */
const MORE = 1 + 1e-9;

const lossOf = (answer: PropertyScore, name: string): number =>
  answer.perils.find(({ peril }) => peril === name)?.expected_annual_loss_ratio?.value ?? 0;

describe.each(PLACES)('any building at %s', (_name, lat, lon) => {
  const ask = async () => {
    const facts = await embeddedFacts(propertyScore.needs(propertyScore.input.parse({ lat, lon })));
    return (building: object): PropertyScore =>
      propertyScore.assess(propertyScore.input.parse({ lat, lon, ...building }), facts, MOMENT);
  };

  it('has perils that add up, intervals that hold their mean and curves that rise', async () => {
    const answerOf = await ask();
    fc.assert(
      fc.property(buildings, (building) => {
        const answer = answerOf(building);
        const { value, p10, p50, p90 } = answer.quantity ?? { value: NaN, p10: 0, p50: 0, p90: 0 };
        expect(p10).toBeLessThanOrEqual(p50);
        expect(p50).toBeLessThanOrEqual(p90);
        expect(p10).toBeLessThanOrEqual(value);
        expect(value).toBeLessThanOrEqual(p90);
        const sum = answer.perils.reduce((total, { peril }) => total + lossOf(answer, peril), 0);
        expect(sum / value).toBeCloseTo(1, 9);
        for (const [at, point] of answer.exceedance.entries()) {
          const before = answer.exceedance[at - 1];
          expect(point.oep).toBeGreaterThanOrEqual(before?.oep ?? 0);
          expect(point.aep * MORE).toBeGreaterThanOrEqual(point.oep);
          expect(point.oep_tvar * MORE).toBeGreaterThanOrEqual(point.oep);
        }
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('loses no more to water where its first floor is higher, nor to shaking where it is newer', async () => {
    const answerOf = await ask();
    const higher = fc.tuple(
      fc.double({ min: 0, max: 6, noNaN: true }),
      fc.double({ min: 0, max: 6, noNaN: true }),
      fc.integer({ min: 1850, max: 2030 }),
      fc.integer({ min: 1850, max: 2030 }),
    );
    fc.assert(
      fc.property(buildings, higher, (building, [a, b, c, d]) => {
        const floor = (first_floor_height_m: number) =>
          lossOf(answerOf({ ...building, first_floor_height_m }), 'flood');
        const year = (construction_year: number) =>
          lossOf(answerOf({ ...building, construction_year }), 'earthquake');
        expect(floor(Math.max(a, b))).toBeLessThanOrEqual(floor(Math.min(a, b)) * MORE);
        expect(year(Math.max(c, d))).toBeLessThanOrEqual(year(Math.min(c, d)) * MORE);
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});
