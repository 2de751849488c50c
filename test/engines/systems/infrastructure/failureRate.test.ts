import { describe, expect, it } from 'vitest';
import { failureRate } from '../../../../engines/systems/infrastructure/bridge/failureRate.ts';
import { scourRisk } from '../../../../engines/systems/infrastructure/bridge/scour.ts';

// Probabilities of HYRISK's table as the Federal Highway Administration gives it (FHWA-RD-02-030): rows by item 113, columns by how often water tops the deck.
describe('failure by scour', () => {
  it.each([
    ['3', 1 / 200, 0.0011, 'remote'],
    ['3', 1 / 50, 0.0013, 'slight'],
    ['3', 1 / 5, 0.0016, 'occasional'],
    ['3', 1 / 2, 0.002, 'frequent'],
    ['8', 1 / 50, 0.000005, 'slight'],
  ] as const)('code %s, a flood in %d of years: %d', (code, floodPerYear, perYear, overtopping) =>
    expect(scourRisk(code, floodPerYear)).toEqual({ perYear, basis: 'item_113', overtopping }),
  );

  it('is none where no water is', () =>
    expect(scourRisk('N', 0.5)).toEqual({
      perYear: 0,
      basis: 'not_over_water',
      overtopping: null,
    }));

  it('without a code is half of what fails of all bridges, 1 in 4700 a year, and 1.52e-4 over water', () => {
    // Cook, Barr & Halling (2015): 52 % of failures by water.
    expect(scourRisk(undefined, undefined).perYear).toBeCloseTo(0.52 / 4700, 12);
    for (const code of ['6', 'T', 'U'] as const)
      expect(scourRisk(code, undefined)).toMatchObject({ perYear: 1.52e-4, basis: 'base_rate' });
    const rare = scourRisk(undefined, 1e-4).perYear;
    const often = scourRisk(undefined, 0.2).perYear;
    expect(rare).toBeLessThan(0.52 / 4700);
    expect(often).toBeGreaterThan(0.52 / 4700);
  });
});

describe('the failure of a bridge', () => {
  const bridge = {
    rating: 5,
    ageYears: 40,
    bridgeClass: undefined,
    scourCode: '3',
    shape: { spans: 3, skewDeg: 0 },
  } as const;
  const site = { levels: undefined, floodPerYear: 1 / 50, isCalifornia: false, year: 2026 };

  it('is one minus what survives each cause', () => {
    const found = failureRate(bridge, site);
    expect(found.earthquake).toBeUndefined();
    expect(found.scour.perYear).toBe(0.0013);
    const survived = (1 - found.condition) * (1 - found.accident) * (1 - 0.0013);
    expect(found.perYear).toBeCloseTo(1 - survived, 15);
    expect(found.perYear).toBeGreaterThan(0.0013);
  });

  it('between whole ratings lies at the geometric mean of both', () => {
    const at = (rating: number) => failureRate({ ...bridge, rating }, site).condition;
    expect(at(5.5)).toBeCloseTo(Math.sqrt(at(5) * at(6)), 15);
    expect(at(9)).toBeLessThan(at(8));
    expect(at(0)).toBeGreaterThan(at(1));
  });

  // Hazus 4.2 SP3, section 7.1.5: seismic design from 1975 in California and from 1990 elsewhere.
  it.each([
    [1974, true, 'conventional'],
    [1975, true, 'seismic'],
    [1989, false, 'conventional'],
    [1990, false, 'seismic'],
  ])('built in %d (California: %s) is of %s design', (built, isCalifornia, design) =>
    expect(
      failureRate({ ...bridge, ageYears: 2026 - built }, { ...site, isCalifornia }).design,
    ).toBe(design),
  );
});
