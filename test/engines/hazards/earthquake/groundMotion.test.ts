import { describe, expect, it } from 'vitest';
import { ab06 } from '../../../../engines/hazards/earthquake/groundMotion/ab06.ts';
import { ask14 } from '../../../../engines/hazards/earthquake/groundMotion/ask14.ts';
import { bcHydroInterface } from '../../../../engines/hazards/earthquake/groundMotion/bcHydro16.ts';
import { bssa14 } from '../../../../engines/hazards/earthquake/groundMotion/bssa14.ts';
import { coefficientsAt } from '../../../../engines/hazards/earthquake/groundMotion/coefficients.ts';
import { cy14 } from '../../../../engines/hazards/earthquake/groundMotion/cy14.ts';
import { mechanismOf } from '../../../../engines/hazards/earthquake/groundMotion/mechanism.ts';
import {
  emptyScenario,
  PGA,
  PGV,
} from '../../../../engines/hazards/earthquake/groundMotion/model.ts';
import type {
  GroundMotionModel,
  Scenario,
} from '../../../../engines/hazards/earthquake/groundMotion/model.ts';
import { groundMotionModels } from '../../../../engines/hazards/earthquake/groundMotion/models.ts';
import { sadigh97Rock } from '../../../../engines/hazards/earthquake/groundMotion/sadigh97.ts';
import { stableSiteTerm } from '../../../../engines/hazards/earthquake/groundMotion/stableSite.ts';
import { truth } from '../../../../engines/hazards/earthquake/groundMotion/truth.ts';
import { inValidity } from '../../../../engines/hazards/earthquake/groundMotion/validity.ts';

/** A strike-slip earthquake of M 6.5 at 20 km on rock, everything given. */
const plain: Scenario = {
  ...emptyScenario(),
  magnitude: 6.5,
  ztorKm: 2,
  hypocentralDepthKm: 9,
  widthKm: 12,
  rjbKm: 20,
  rrupKm: 20.1,
  rxKm: 20,
  rhypKm: 22,
  repiKm: 20.5,
  vs30Mps: 760,
};

function motionOf(model: GroundMotionModel, periodS: number, scenario: Partial<Scenario> = {}) {
  const motion = { lnMedian: NaN, sigma: NaN, tau: NaN, phi: NaN };
  const evaluate = model.at(periodS);
  if (evaluate === undefined) throw new Error(`${model.id} has no period ${periodS}`);
  evaluate({ ...plain, ...scenario }, motion);
  return motion;
}

const medianOf = (model: GroundMotionModel, periodS: number, scenario: Partial<Scenario> = {}) =>
  Math.exp(motionOf(model, periodS, scenario).lnMedian);

describe('published check values', () => {
  it.each(truth.map((row, i) => [i, row] as const))(
    'row %i',
    (_i, { model, given, expected, within }) => {
      const value = model(...(given as never[]));
      expect(Math.abs((value ?? NaN) - expected)).toBeLessThanOrEqual(within);
    },
  );

  it('PEER case medians on rock: Sadigh 1997 at M 6.5, 10 km is ln y = -0.624 + 6.5 - 2.1 ln(10 + exp(1.29649 + 0.25 * 6.5))', () => {
    const ln = -0.624 + 6.5 - 2.1 * Math.log(10 + Math.exp(1.29649 + 0.25 * 6.5));
    expect(motionOf(sadigh97Rock, PGA, { rrupKm: 10 }).lnMedian).toBeCloseTo(ln, 12);
    expect(motionOf(sadigh97Rock, PGA, { rrupKm: 10, rakeDeg: 90 }).lnMedian).toBeCloseTo(
      ln + 0.1823,
      12,
    );
    expect(motionOf(sadigh97Rock, PGA).sigma).toBeCloseTo(1.39 - 0.14 * 6.5, 12);
    expect(motionOf(sadigh97Rock, PGA, { magnitude: 7.5 }).sigma).toBe(0.38);
  });
});

describe.each(groundMotionModels.map((model) => [model.id, model] as const))('%s', (_id, model) => {
  it('answers at every published period with a finite median and a sigma between 0.3 and 1.2', () => {
    for (const periodS of model.periodsS) {
      if (model.at(periodS) === undefined) continue;
      const { lnMedian, sigma } = motionOf(model, periodS);
      expect(Number.isFinite(lnMedian), `${periodS} s`).toBe(true);
      expect(sigma).toBeGreaterThan(0.3);
      expect(sigma).toBeLessThan(1.2);
    }
  });

  it('falls with distance and rises with magnitude', () => {
    const far: Partial<Scenario> = { rjbKm: 90, rrupKm: 90.1, rxKm: 90, rhypKm: 91, repiKm: 90.5 };
    expect(motionOf(model, PGA, far).lnMedian).toBeLessThan(motionOf(model, PGA).lnMedian);
    expect(motionOf(model, PGA, { magnitude: 5.5 }).lnMedian).toBeLessThan(
      motionOf(model, PGA).lnMedian,
    );
  });

  it('splits sigma into tau and phi, or says that the authors do not', () => {
    const { sigma, tau, phi } = motionOf(model, PGA);
    if (Number.isNaN(tau)) expect(phi).toBeNaN();
    else expect(Math.abs(Math.hypot(tau, phi) / sigma - 1)).toBeLessThan(0.03);
  });

  it('has unique, rising periods and gives the same answer when asked twice and after another site', () => {
    expect([...model.periodsS]).toEqual([...new Set(model.periodsS)].toSorted((a, b) => a - b));
    const evaluate = model.at(PGA);
    const motion = { lnMedian: 0, sigma: 0, tau: 0, phi: 0 };
    evaluate?.(plain, motion);
    const first = motion.lnMedian;
    evaluate?.(
      { ...plain, vs30Mps: 250, z1Km: 0.4, z2p5Km: 2, magnitude: 7, dipDeg: 40, rakeDeg: 90 },
      motion,
    );
    expect(motion.lnMedian).not.toBe(first);
    evaluate?.(plain, motion);
    expect(motion.lnMedian).toBe(first);
  });
});

describe('periods', () => {
  it('interpolates in ln T between published periods and refuses what lies outside', () => {
    const table = { periodsS: [-1, 0, 0.1, 1], a: [9, 8, 2, 4] } as const;
    expect(coefficientsAt(table, Math.sqrt(0.1))?.a).toBeCloseTo(3, 12);
    expect(coefficientsAt(table, PGA)?.a).toBe(8);
    expect(coefficientsAt(table, PGV)?.a).toBe(9);
    for (const periodS of [-0.5, 0.05, 1.01, NaN])
      expect(coefficientsAt(table, periodS)).toBeUndefined();
    expect(bssa14.at(11)).toBeUndefined();
    expect(bcHydroInterface.at(PGV)).toBeUndefined();
    expect(ab06.at(10)).toBeUndefined();
  });
});

describe('site', () => {
  it('soft ground amplifies weak shaking and damps strong shaking at short periods', () => {
    for (const model of [bssa14, ask14, cy14]) {
      const gain = (scenario: Partial<Scenario>) =>
        medianOf(model, PGA, { ...scenario, vs30Mps: 200 }) / medianOf(model, PGA, scenario);
      const weak = gain({ rjbKm: 200, rrupKm: 200 });
      expect(weak).toBeGreaterThan(1.2);
      expect(gain({ magnitude: 7.5, rjbKm: 1, rrupKm: 2, rxKm: -1 })).toBeLessThan(0.8 * weak);
    }
  });

  it('deep basins raise long periods only', () => {
    const ratio = (periodS: number) =>
      medianOf(bssa14, periodS, { vs30Mps: 300, z1Km: 1.5 }) /
      medianOf(bssa14, periodS, { vs30Mps: 300 });
    expect(ratio(3)).toBeGreaterThan(1.3);
    expect(ratio(0.2)).toBe(1);
  });

  it('the stable-region amplification at 760 m/s is the factor f760 of the authors for weak shaking (0.095 at 1 s)', () => {
    expect(stableSiteTerm(1)?.(760, 0)).toBeCloseTo(0.095, 12);
    expect(stableSiteTerm(1)?.(3000, 0.5)).toBe(0);
    expect(stableSiteTerm(20)).toBeUndefined();
  });
});

describe('validity', () => {
  it('is data: inside, or outside with value and range in the reason', () => {
    expect(inValidity(bssa14, plain)).toEqual({ inside: true });
    const standing = inValidity(bssa14, { ...plain, magnitude: 9, rjbKm: 500 });
    expect(standing).toEqual({
      inside: false,
      reasons: [
        'magnitude 9 outside 3 to 8.5 of BSSA14',
        'distance (rjb, km) 500 outside 0 to 400 of BSSA14',
      ],
    });
  });

  it('refuses what is not known', () => {
    expect(inValidity(cy14, { ...plain, rrupKm: NaN })).toMatchObject({ inside: false });
    expect(inValidity(cy14, { ...plain, vs30Mps: 100 })).toMatchObject({ inside: false });
  });
});

describe('style of faulting', () => {
  it.each([
    [0, 'strike_slip'],
    [30, 'strike_slip'],
    [31, 'reverse'],
    [149, 'reverse'],
    [180, 'strike_slip'],
    [-31, 'normal'],
    [-150, 'strike_slip'],
    [NaN, 'unspecified'],
  ] as const)('rake %d is %s', (rakeDeg, mechanism) => {
    expect(mechanismOf(rakeDeg)).toBe(mechanism);
  });
});
