import { expect, it } from 'vitest';
import { relativeRise } from '../../../../engines/hazards/seaLevel/relativeRise.ts';
import { futureNeeds, lossGrowth } from '../../../../engines/money/mortgage/lossGrowth.ts';
import { SEA_SCENARIO } from '../../../../engines/money/mortgage/tables.ts';
import { propertyLoss } from '../../../../engines/money/siteRisk/propertyLoss.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

const STILL_LAND = { rateMmPerYear: 0, sigmaMmPerYear: 0 };

it('the sea rises from where it stands: floods by it grow every year, from 1 today', async () => {
  // Observed, the sea stands above the scenario's median for this year (IPCC AR6 WG1, 9.6.1.1 and Table 9.9).
  expect(relativeRise(SEA_SCENARIO, { from: 2026, to: 2026 }, STILL_LAND)?.toComeM).toBeLessThan(0);
  for (const at of [
    { lat: 25.79, lon: -80.13 },
    { lat: 4.1755, lon: 73.5093 },
  ]) {
    const facts = await embeddedFacts(futureNeeds(at));
    const loss = propertyLoss(at, { facts, moment: MOMENT }, { propertyType: 'single_family' });
    const growth = lossGrowth(loss, facts, MOMENT);
    expect(growth('flood', 0)).toBeCloseTo(1, 12);
    for (let years = 1; years <= 30; years++)
      expect(growth('flood', years), `${years} years`).toBeGreaterThanOrEqual(
        growth('flood', years - 1),
      );
    expect(growth('flood', 1)).toBeGreaterThan(1.005);
  }
});
