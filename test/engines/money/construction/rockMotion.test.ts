import { describe, expect, it } from 'vitest';
import { isKnown } from '../../../../engines/facts.ts';
import { designOf } from '../../../../engines/money/construction/seismicChecks.ts';
import { constructionNeeds } from '../../../../engines/money/construction/siteChecks.ts';
import { embeddedFacts } from '../../../support/embeddedFacts.ts';

// Izmit lies on the North Anatolian fault, where no code map of the United States answers. ASCE 7-16, section 21.2.3: the deterministic motion is no less
// than 1.5 g at 0.2 s, 0.6 g at 1 s and 0.5 g of peak; only a motion near one of these can be limited by it.
describe('motions on rock for the code', async () => {
  const at = { lat: 40.77, lon: 29.94 };
  const facts = await embeddedFacts(constructionNeeds(at));
  const { hazard } = facts;
  if (!isKnown(hazard)) throw new Error('the hazard map answers everywhere');
  const known = hazard;
  const weak = { pga2475G: 0.1, sa02s2475G: 0.2, sa1s2475G: 0.06 };
  const strong = { pga2475G: 0.9, sa02s2475G: 2, sa1s2475G: 1 };
  const designFor = (motions: typeof weak, changed: Partial<typeof facts> = {}) => {
    const value = { ...known.value };
    for (const key of ['pga2475G', 'sa02s2475G', 'sa1s2475G'] as const)
      value[key] = { ...value[key], mean: motions[key] };
    return designOf({ ...facts, hazard: { ...known, value }, ...changed }, at, 'II')?.design;
  };

  it('are those of the map where all are weak: 1.1 times its 0.2 s and 1.3 times its 1 s, in the strongest direction', () => {
    const design = designFor(weak);
    expect(design?.ss_g).toBeCloseTo(1.1 * 0.2, 9);
    expect(design?.s1_g).toBeCloseTo(1.3 * 0.06, 9);
    expect(design?.pga_mceg_g).toBeCloseTo(0.1, 9);
  });

  it.each(['pga2475G', 'sa02s2475G', 'sa1s2475G'] as const)(
    'are worked out at the point as soon as one alone is strong: %s',
    (key) => {
      const whole = designFor(strong);
      expect(whole?.governed_by).toBeDefined();
      expect(designFor({ ...weak, [key]: strong[key] })).toEqual(whole);
    },
  );

  it('stay those of the map where nobody knows the faults', () => {
    const sources = { missing: 'no list answered', source: 'test' };
    expect(designFor(strong, { sources })?.ss_g).toBeCloseTo(1.1 * 2, 9);
  });
});
