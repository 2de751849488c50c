import { describe, expect, it } from 'vitest';
import { stormClaimsWarning } from '../../../../engines/money/siteRisk/stormClaims.ts';

type Perils = Parameters<typeof stormClaimsWarning>[0]['perils'];
const perils = (losses: Readonly<Record<string, number>>): { perils: Perils } => ({
  perils: Object.entries(losses).map(([peril, averageAnnual]) => ({
    peril,
    averageAnnual,
  })) as unknown as Perils,
});

describe('what insurers pay for hail and tornadoes', () => {
  it('is told where they cost a building most: 2.45 claims of USD 10,801 in 100 house years', () => {
    const [warning] = stormClaimsWarning(perils({ severe_storm: 3e-4, wind: 1e-4 }));
    expect(warning).toContain(`USD ${Math.round((2.45 * 10_801) / 100)} a year`);
  });

  it('speaks of the United States and Canada only there', () => {
    const costly = perils({ severe_storm: 3e-4, wind: 1e-4 });
    const [cordoba] = stormClaimsWarning({ ...costly, countryCode: 'AR' });
    expect(cordoba).toContain('not set by claims of insurers of this country');
    expect(cordoba).not.toMatch(/United States|USD/);
    expect(stormClaimsWarning({ ...costly, countryCode: 'CA' })[0]).toContain('USD 265');
  });

  it('is not told where another peril costs more, or where there are none', () => {
    expect(stormClaimsWarning(perils({ severe_storm: 1e-4, wind: 3e-4 }))).toEqual([]);
    expect(stormClaimsWarning(perils({ severe_storm: 0, wind: 0 }))).toEqual([]);
    expect(stormClaimsWarning(perils({ wind: 3e-4 }))).toEqual([]);
  });
});
