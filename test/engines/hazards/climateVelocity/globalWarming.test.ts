import { describe, expect, it } from 'vitest';
import { globalWarming } from '../../../../engines/hazards/climateVelocity/warmingTrend.ts';

// IPCC AR6 WG1, table SPM.1: SSP2-4.5 1.5, 2.0 and 2.7 °C in 2021-2040, 2041-2060 and 2081-2100.
describe('warming of the globe by SSP2-4.5', () => {
  it.each([
    [2030.5, 1.5],
    [2040.5, 1.75],
    [2050.5, 2],
    [2070.5, 2.35],
    [2090.5, 2.7],
  ])('in %f is on the line between the assessed periods', (year, bestC) => {
    expect(globalWarming('SSP2-4.5', year)?.bestC).toBeCloseTo(bestC, 9);
  });

  it('is not told outside the assessed years', () => {
    expect(globalWarming('SSP2-4.5', 2004)).toBeUndefined();
    expect(globalWarming('SSP2-4.5', 2101)).toBeUndefined();
  });
});
