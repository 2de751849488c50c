import { describe, expect, it } from 'vitest';
import { preclearance } from '../../../../engines/money/construction/index.ts';
import {
  gradeByBounds,
  oneStepMilder,
  worstOf,
} from '../../../../engines/money/construction/checks.ts';
import { categoryCheck } from '../../../../engines/money/construction/seismicChecks.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

async function clear(site: Record<string, unknown>) {
  const input = preclearance.input.parse(site);
  return preclearance.assess(input, await embeddedFacts(preclearance.needs(input)), MOMENT);
}

describe('construction pre-clearance', () => {
  it('ties every check to a clause, and names the studies of those that are not clear', async () => {
    const answer = await clear({
      lat: 37.7749,
      lon: -122.4194,
      structure_type: 'high_rise',
      foundation_type: 'pile',
      stories: 40,
    });
    expect(answer.grade).toBe('RESTRICTED');
    expect(answer.seismic_design?.sds_g).toBeGreaterThan(0.8);
    expect(['D', 'E', 'F']).toContain(answer.seismic_design?.seismic_design_category);
    for (const { clause } of answer.checks) expect(clause).toMatch(/IBC|ASCE/);
    expect(answer.required_studies.join(' ')).toContain('Site-specific');
  }, 60_000);

  it('lets a deep foundation soften weak ground by one step, and keeps the study', async () => {
    const site = { lat: 37.7749, lon: -122.4194 };
    const of = async (foundation: string) =>
      (await clear({ ...site, foundation_type: foundation })).checks.find(
        ({ check }) => check === 'liquefaction',
      );
    const [shallow, pile] = [await of('shallow'), await of('pile')];
    expect(shallow?.grade).toBe('CONDITIONAL');
    expect(pile?.grade).toBe('CLEAR');
    expect(pile?.study).toBe(shallow?.study);
    expect(oneStepMilder('RESTRICTED')).toBe('CONDITIONAL');
    expect(oneStepMilder('FAIL')).toBe('FAIL');
  }, 60_000);

  it('fails a tower in category F and a house in a floodway, and is never clear of what it does not know', () => {
    expect(categoryCheck('F', 'high_rise', 40).grade).toBe('FAIL');
    expect(categoryCheck('F', 'infrastructure', 2).grade).toBe('RESTRICTED');
    expect(gradeByBounds('flood', 0.2)).toBe('FAIL');
    expect(gradeByBounds('flood', 0.001)).toBe('CLEAR');
    expect(worstOf([categoryCheck(null, 'residential', 2)])).toBe('CONDITIONAL');
  });
});
