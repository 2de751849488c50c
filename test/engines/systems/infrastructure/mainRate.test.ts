import { describe, expect, it } from 'vitest';
import {
  mainRate,
  type MainFacts,
} from '../../../../engines/systems/infrastructure/waterMain/mainRate.ts';
import { knownFact } from '../../../support/knownFact.ts';

const missing = { missing: 'nobody answered', source: 'test' } as const;
const NOTHING: MainFacts = {
  climate: missing,
  hazard: missing,
  ground: missing,
  texture: missing,
  setting: missing,
};
/** The upper layers of a ground of so much clay; what lies below a metre does not touch a main. */
const clay = (clayPct: number): MainFacts['texture'] =>
  knownFact({
    layers: [
      { topCm: 0, bottomCm: 30, clayPct: clayPct - 5, sandPct: 20 },
      { topCm: 30, bottomCm: 100, clayPct: clayPct + 5, sandPct: 20 },
      { topCm: 100, bottomCm: 200, clayPct: 0, sandPct: 100 },
    ],
  }) as MainFacts['texture'];

describe('the break rate of a main', () => {
  it('of which only the material is known is that of the survey: 28.6 breaks of cast iron on 100 miles a year, 2.9 of PVC', () => {
    const castIron = mainRate({ material: 'cast_iron', ageYears: undefined }, NOTHING);
    expect(castIron.perKmYear).toBeCloseTo(28.6 / 160.9344, 9);
    expect(castIron.ageYears).toBe(75);
    expect(mainRate({ material: 'pvc', ageYears: undefined }, NOTHING).perKmYear).toBeCloseTo(
      2.9 / 160.9344,
      9,
    );
    const unknown = mainRate({ material: undefined, ageYears: undefined }, NOTHING);
    expect(unknown.perKmYear).toBeCloseTo(11.1 / 160.9344, 9);
    expect(unknown.lnSigma).toBeGreaterThan(castIron.lnSigma);
    expect(unknown.missing).toHaveLength(3);
  });

  it('grows exponentially with age, by Shamir and Howard, up to 120 years', () => {
    const at = (ageYears: number) =>
      mainRate({ material: 'cast_iron', ageYears }, NOTHING).perKmYear;
    expect(at(105) / at(75)).toBeCloseTo(Math.exp(0.03 * 30), 9);
    expect(at(200)).toBe(at(120));
  });

  it('is higher in clay where the metal is bare, by the mean of the upper metre', () => {
    const factor = (material: 'ductile_iron' | 'concrete' | 'pvc', clayPct: number) =>
      mainRate({ material, ageYears: undefined }, { ...NOTHING, texture: clay(clayPct) }).soil;
    expect(factor('ductile_iron', 35)).toBeCloseTo(1.4, 12);
    expect(factor('ductile_iron', 34)).toBeCloseTo(1.15, 12);
    expect(factor('concrete', 35)).toBeCloseTo(Math.sqrt(1.4), 12);
    expect(factor('pvc', 35)).toBe(1);
  });
});
