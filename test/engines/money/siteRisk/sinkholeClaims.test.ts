import { describe, expect, it } from 'vitest';
import { propertyScore, underwriteDecision } from '../../../../engines/money/insurance/index.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

async function told(at: { lat: number; lon: number }, perils_requested = ['all']) {
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
  return said.map((warnings) => warnings.find((each) => each.includes('Sinkhole claims cost')));
}

const warned = async (...asked: Parameters<typeof told>) =>
  (await told(...asked)).map((warning) => warning !== undefined);

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

  // 203 of the 406 million dollars of 2009 over 313,432 homes of Hernando and Pasco are 648 each, and half of 6,694 claims 10.7 in a thousand.
  it('is told for the county, beside what the loss holds', async () => {
    const [hernando] = await told({ lat: 28.47, lon: -82.55 });
    expect(hernando).toMatch(/under the building: 0\.0\d* % of its value a year/);
    expect(hernando).toContain(
      'in Hernando and Pasco counties 11 claims per 1,000 homes (2010) and USD 650 a home (2009)',
    );
    const [tampa] = await told({ lat: 27.98, lon: -82.46 });
    expect(tampa).toContain('in Hillsborough county 2 claims per 1,000 homes');
    const [miami] = await told({ lat: 25.77, lon: -80.19 });
    expect(miami).toContain('in the rest of Florida 0.3 claims per 1,000 homes');
  }, 60_000);
});
