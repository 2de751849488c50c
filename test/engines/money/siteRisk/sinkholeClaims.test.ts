import { describe, expect, it } from 'vitest';
import { propertyScore, underwriteDecision } from '../../../../engines/money/insurance/index.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

async function warned(at: { lat: number; lon: number }, perils_requested = ['all']) {
  const asked = underwriteDecision.input.parse({
    ...at,
    replacement_value_usd: 3e5,
    perils_requested,
  });
  const facts = await embeddedFacts(underwriteDecision.needs(asked));
  const property = propertyScore.input.parse(at);
  const said = [
    underwriteDecision.assess(asked, facts, MOMENT).warnings,
    propertyScore.assess(property, facts, MOMENT).warnings,
  ];
  return said.map((warnings) => warnings.some((each) => each.includes('Sinkhole claims cost')));
}

describe('what insurers paid for sinkholes', () => {
  it('is told in Florida, where it was, and where the cover holds sinkholes', async () => {
    const springHill = { lat: 28.47, lon: -82.55 };
    expect(await warned(springHill)).toEqual([true, true]);
    expect(await warned(springHill, ['sinkhole', 'flood'])).toEqual([true, true]);
    expect(await warned(springHill, ['wind'])).toEqual([false, true]);
    // Karst as well, in Kentucky and in Slovenia.
    expect(await warned({ lat: 36.99, lon: -86.44 })).toEqual([false, false]);
    expect(await warned({ lat: 45.78, lon: 14.21 })).toEqual([false, false]);
  }, 60_000);
});
