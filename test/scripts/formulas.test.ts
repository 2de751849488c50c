import { describe, expect, it } from 'vitest';
import { landCoverEffect, lithologyEffect } from '../../engines/hazards/landslide/nowickiJessee.ts';
import { brierSkill } from '../../scripts/verify/formulas/brierSkill.ts';
import { branchingRatio } from '../../scripts/verify/formulas/branchingRatio.ts';
import { bValueUtsu } from '../../scripts/verify/formulas/bValueUtsu.ts';
import { classOfPercentile } from '../../scripts/verify/formulas/classOfPercentile.ts';
import { coseismicCoverage } from '../../scripts/verify/formulas/coseismicCoverage.ts';
import { encodeLocation } from '../../scripts/verify/formulas/encodeLocation.ts';
import { gaugeCategory } from '../../scripts/verify/formulas/gaugeCategory.ts';
import { gradientWindMps, hollandB } from '../../scripts/verify/formulas/holland1980.ts';
import { jibson2000Arias } from '../../scripts/verify/formulas/jibson2000Arias.ts';
import { naiveScale } from '../../scripts/verify/formulas/naiveScale.ts';
import { occurrenceLoss } from '../../scripts/verify/formulas/occurrenceLoss.ts';
import { slopeBin } from '../../scripts/verify/formulas/slopeBin.ts';
import { subtractiveRate } from '../../scripts/verify/formulas/subtractiveRate.ts';

describe('formulas that tables hold and no answer uses', () => {
  it('a missing threshold gives no category of a gauge', () => {
    expect(
      gaugeCategory(3, { action: null, minor: null, moderate: null, major: null }),
    ).toBeUndefined();
    expect(gaugeCategory(3, { action: 1, minor: 2, moderate: 3, major: null })).toBeUndefined();
    expect(gaugeCategory(3, { action: 1, minor: 2, moderate: 3, major: 4 })).toBe('moderate');
    expect(gaugeCategory(3, { action: null, minor: 2, moderate: 4, major: 5 })).toBe('minor');
    expect(gaugeCategory(null, { action: 1, minor: 2, moderate: 3, major: 4 })).toBeUndefined();
  });

  it('a sequence has no finite branching ratio where alpha reaches b or p falls to 1', () => {
    const law = { muPerDay: 0.3, k: 0.02, alpha: 0.6, cDays: 0.01, p: 1.2, mc: 3 };
    expect(branchingRatio({ ...law, alpha: 1 }, 1)).toBeUndefined();
    expect(branchingRatio({ ...law, p: 1 }, 1)).toBeUndefined();
    // K c^{1-p} / (p - 1) b / (b - alpha) = 0.02 * 0.01^-0.2 / 0.2 * 2.5 by hand.
    expect(branchingRatio(law, 1)).toBeCloseTo(0.25 * 10 ** 0.4, 9);
  });

  it('the published ground-failure product is nothing on flat ground and without shaking', () => {
    const slope = {
      pgvCmps: 50,
      slopeDeg: 1.9,
      cti: 8,
      lithology: lithologyEffect('su'),
      landCover: landCoverEffect(140),
    };
    expect(coseismicCoverage(slope, 0.3)).toBe(0);
    expect(coseismicCoverage({ ...slope, slopeDeg: 20 }, 0.01)).toBe(0);
    expect(coseismicCoverage({ ...slope, slopeDeg: 20 }, 0.3)).toBeGreaterThan(1e-3);
  });

  it('Arias intensity moves a slope as in the test of the OpenQuake engine', () => {
    expect(jibson2000Arias({ criticalG: 0.1 })).toBeUndefined();
    expect(jibson2000Arias({ criticalG: 0.02, ariasMps: 1.9 })).toBeCloseTo(1.8366713252543503, 9);
  });

  it('the subtractive law has fewer earthquakes by those above its limit', () => {
    const law = { aValue: 4, bValue: 1, maxMagnitude: 6.5 };
    expect(subtractiveRate(law, 5)).toBeCloseTo(0.1 - 10 ** -2.5, 12);
    expect(subtractiveRate(law, 6.5)).toBe(0);
  });

  // Wald & Allen (2007), table 2.
  it('a slope falls into its class, rock beyond the last', () => {
    expect(slopeBin(0.01, 'active')).toMatchObject({ name: 'D3', vs30FromMps: 300 });
    expect(slopeBin(1e-5, 'active').name).toBe('E');
    expect(slopeBin(0.3, 'stable').name).toBe('B');
  });

  it('percentiles on a bound of the Drought Monitor belong to the drier class', () => {
    expect([30.1, 30, 20, 10, 5, 2].map(classOfPercentile)).toEqual([
      'none',
      'D0',
      'D1',
      'D2',
      'D3',
      'D4',
    ]);
    expect(classOfPercentile(101)).toBeUndefined();
  });

  // 0.434294 / (3.5 - (3 - 0.05)) = 0.78963.
  it("Utsu's b corrects the mean by half a bin", () => {
    expect(bValueUtsu([3, 3.5, 4], 3, 0.1)?.b).toBeCloseTo(0.78963, 5);
    expect(bValueUtsu([4], 3, 0.1)).toBeUndefined();
  });

  // Of 10 and more 0.024 a year, of 50 and more 0.004; all together 0.124, less than once in two years.
  it('the largest loss of a year steps through its table', () => {
    const events = [
      { ratePerYear: 0.1, loss: 1 },
      { ratePerYear: 0.02, loss: 10 },
      { ratePerYear: 0.004, loss: 50 },
    ];
    expect([2, 100, 1000].map((years) => occurrenceLoss(events, years))).toEqual([0, 10, 50]);
  });

  // rho e V^2 / dp = 1.15 x 2.71828 x 50^2 / 6000 = 1.3025; without rotation the wind at the radius is sqrt(B dp / (rho e)) = 50.
  it('a storm of Holland (1980) has its largest wind at its radius', () => {
    const b = hollandB(50, 60);
    expect(b).toBeCloseTo(1.3025, 4);
    const storm = { rmaxKm: 30, b, pressureDropHpa: 60, lat: 0 };
    expect(gradientWindMps(storm, 30)).toBeCloseTo(50, 6);
    expect(gradientWindMps({ ...storm, lat: 25 }, 30)).toBeLessThan(50);
  });

  it('skill and scale are undefined where nothing varies', () => {
    const said = (probability: number, outcome: boolean) => ({ probability, outcome });
    expect(brierSkill([said(0.1, false), said(0.2, false)])).toBeUndefined();
    // Base rate 1/2: 0.25; (0.1^2 + 0.4^2) / 2 = 0.085: 1 - 0.34.
    expect(brierSkill([said(0.1, false), said(0.6, true)])).toBeCloseTo(0.66, 12);
    expect(naiveScale([1, 2, 4])).toBe(1.5);
    expect(naiveScale([2, 2])).toBeUndefined();
    expect(naiveScale([2])).toBeUndefined();
  });

  // The first message of opendroneid-core-c in the tests of its decoder.
  it('a location is written as Open Drone ID writes it', () => {
    const bytes = encodeLocation({
      status: 2,
      directionDeg: 215.7,
      speedMps: 5.4,
      verticalSpeedMps: 5.25,
      lat: 45.539309,
      lon: -122.966389,
      pressureAltitudeM: 100,
      geodeticAltitudeM: 110,
      heightM: 80,
      secondsAfterHour: 360.52,
    });
    expect(Buffer.from(bytes).toString('hex')).toBe(
      '122224160a42bf241b6ed1b4b69808ac0870080000150e0000',
    );
  });
});
