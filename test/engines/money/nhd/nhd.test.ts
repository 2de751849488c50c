import { describe, expect, it } from 'vitest';
import { generate } from '../../../../engines/money/nhd/index.ts';
import { nhdPage } from '../../../../src/features/nhd/nhdPage.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

async function report(at: Record<string, unknown>, zone?: object) {
  const input = generate.input.parse(at);
  const facts = await embeddedFacts(generate.needs(input));
  const known = zone
    ? {
        ...facts,
        zone: { value: zone, source: 's', asOf: '2026-01-01', retrievedAt: '', status: 'live' },
      }
    : facts;
  return generate.assess(input, { ...known, dams: undefined } as never, MOMENT);
}

const LOS_ANGELES = { lat: 34.0522, lon: -118.2437 };

describe('a natural hazard disclosure', () => {
  it('asks the six zones of California and answers none without its official map', async () => {
    const { state, statutory, opinions } = await report(LOS_ANGELES);
    expect(state).toBe('CA');
    expect(statutory).toHaveLength(6);
    expect(new Set(statutory.map(({ answer }) => answer))).toEqual(new Set(['not_mapped']));
    expect(opinions.length).toBeGreaterThan(5);
  });

  it('answers yes and no by the flood map, and not mapped where it has no zone', async () => {
    const of = async (zone: string | null, isSpecialHazard: boolean | null) =>
      (await report(LOS_ANGELES, { zone, subtype: null, isSpecialHazard })).statutory[0]?.answer;
    expect(await of('AE', true)).toBe('yes');
    expect(await of('X', false)).toBe('no');
    expect(await of(null, null)).toBe('not_mapped');
  });

  it('invents no law for a state without a pack, and refuses a code that is none', async () => {
    const { statutory, note } = await report({ lat: 41, lon: -111.9, state: 'ut' });
    expect(statutory).toEqual([]);
    expect(note).toContain('ask counsel');
    expect(generate.input.safeParse({ ...LOS_ANGELES, state: 'ZZ' }).success).toBe(false);
  });

  it('prints as a page that stands alone', async () => {
    const page = nhdPage(LOS_ANGELES, await report(LOS_ANGELES));
    expect(page).toContain('<h1>Natural Hazard Disclosure Statement</h1>');
    expect(page).not.toMatch(/<script[^>]+src=|<link[^>]+href="http/);
  });
});
