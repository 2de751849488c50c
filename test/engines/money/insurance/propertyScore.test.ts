import { describe, expect, it } from 'vitest';
import { propertyScore } from '../../../../engines/money/insurance/index.ts';
import { climateNeeds, knownClimates } from '../../../../engines/hazards/weather/component.ts';
import { weatherLossParts } from '../../../../engines/hazards/weather/weatherLoss.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';
import { embeddedPlace } from '../../../support/embeddedPlace.ts';

describe('a property', () => {
  it.each([
    ['Tokyo', 35.67, 139.82],
    ['Miami', 25.7617, -80.1918],
    ['Kathmandu', 27.7172, 85.324],
    // Where heat is a fifth of the composite.
    ['Phoenix', 33.4484, -112.074],
  ])(
    'tells its own loss and that of the house which the composite prices: %s',
    async (_place, lat, lon) => {
      const input = propertyScore.input.parse({ lat, lon, construction_type: 'wood_frame' });
      const answer = propertyScore.assess(
        input,
        await embeddedFacts(propertyScore.needs(input)),
        MOMENT,
      );
      const words = answer.warnings.find((each) => each.includes('georisk/score')) ?? '';
      const [own = NaN, reference = NaN] = [...words.matchAll(/([\d.]+) % a year/g)].map(
        ([, told]) => Number(told),
      );
      const composite = await embeddedPlace(lat, lon);
      expect(own / (100 * (answer.quantity?.value ?? NaN))).toBeCloseTo(1, 1);
      const { climates } = await embeddedFacts({ climates: climateNeeds({ lat, lon }) });
      const heat = weatherLossParts(lat, knownClimates(climates)).find(
        ({ cause }) => cause === 'extreme heat',
      );
      const both = 100 * ((composite.quantity?.value ?? NaN) - (heat?.perYear ?? 0));
      // Both cut the same curves, each in its own way, to a tenth.
      expect(reference / both).toBeGreaterThan(0.88);
      expect(reference / both).toBeLessThan(1.12);
    },
    60_000,
  );
});

// What is reported as missing can be given: Houma, a low town in Louisiana, whose houses stand on slabs and over crawlspaces.
it('takes the foundation that it reports as missing, and prices what it was told', async () => {
  const at = { lat: 29.5958, lon: -90.7195, construction_type: 'wood_frame' };
  const facts = await embeddedFacts(propertyScore.needs(propertyScore.input.parse(at)));
  const told = (foundation?: string) =>
    propertyScore.assess(propertyScore.input.parse({ ...at, foundation }), facts, MOMENT);
  const attributes = (answer: ReturnType<typeof told>) =>
    answer.missing_attributes.map(({ attribute }) => attribute);
  const flood = (answer: ReturnType<typeof told>) =>
    answer.perils.find(({ peril }) => peril === 'flood')?.expected_annual_loss_ratio?.value ?? NaN;
  expect(attributes(told())).toContain('foundation');
  expect(attributes(told('slab'))).not.toContain('foundation');
  expect(told('slab').building.foundation).toBe('slab');
  expect(told('slab').summary).toContain('on a slab');
  expect(told().building.foundation).toBeNull();
  expect(flood(told('slab'))).toBeGreaterThan(flood(told()));
  expect(flood(told('crawlspace'))).toBeLessThan(flood(told()));
  expect(propertyScore.input.safeParse({ ...at, foundation: 'stilts' }).success).toBe(false);
}, 60_000);
