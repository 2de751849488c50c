import { expect, it } from 'vitest';
import { score } from '../../../../engines/places/compoundRisk/index.ts';
import { embeddedFacts } from '../../../../scripts/validation/embeddedFacts.ts';

const MOMENT = { iso: '2026-01-01T00:00:00.000Z', ms: Date.UTC(2026, 0, 1) };

function answerAt(lat: number, lon: number) {
  const asked = score.input.parse({ lat, lon });
  const facts = embeddedFacts(score.needs(asked));
  return score.assess(asked, facts as never, MOMENT);
}

it('tells liquefaction after damaging shaking: likelier on soft ground by the bay than on the hills of the city', () => {
  const bay = answerAt(37.805, -122.437);
  const hills = answerAt(37.755, -122.45);
  const chance = bay.liquefaction_after_shaking?.conditional_probability ?? NaN;
  expect(chance).toBeGreaterThan(hills.liquefaction_after_shaking?.conditional_probability ?? NaN);
  expect(chance).toBeLessThanOrEqual(1);
  const shaking = bay.components.find(({ component }) => component === 'earthquake');
  expect(bay.liquefaction_after_shaking?.annual_probability).toBeLessThanOrEqual(
    shaking?.annual_probability ?? NaN,
  );
});
