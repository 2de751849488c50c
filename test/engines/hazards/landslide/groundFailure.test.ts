import { describe, expect, it } from 'vitest';
import { coseismicCoverage } from '../../../../engines/hazards/landslide/coseismic.ts';
import {
  ctiOf,
  landslideChanceOfRain,
  landslideEvent,
  landslideRates,
  localThresholdMm,
} from '../../../../engines/hazards/landslide/hazard.ts';
import {
  builtGroundRate,
  landslideLoss,
} from '../../../../engines/hazards/landslide/landslideLoss.ts';
import { slopeMix } from '../../../../engines/hazards/landslide/slopes.ts';
import { sinkholeLoss } from '../../../../engines/hazards/sinkhole/sinkholeLoss.ts';
import { referenceDamage } from '../../../../engines/hazards/referenceHouse.ts';

const site = {
  slopeDeg: 13,
  slopeP90Deg: 37,
  pga475G: 0,
  pgaCurveG: [0, 0, 0, 0, 0],
  pgv475Cmps: 0,
  annualRainMm: 1500,
  stormRain: { day2YearMm: 100, day100YearMm: 210 },
};

describe('ground that fails in storms', () => {
  const failing = (rainMm: number) => -Math.log1p(-landslideChanceOfRain(site, rainMm));

  it('is four times as much in twice the rain, up to three times the threshold and no more', () => {
    const threshold = localThresholdMm(site.annualRainMm);
    expect(failing(2 * threshold) / failing(threshold)).toBeCloseTo(4, 9);
    expect(failing(3 * threshold) / failing(threshold)).toBeCloseTo(9, 9);
    expect(failing(9 * threshold)).toBeCloseTo(failing(3 * threshold), 12);
  });

  it('is counted over storms that each come once: where all of them fail it, half of it a year by those of two years and more', () => {
    const wet = { ...site, stormRain: { day2YearMm: 5e4, day100YearMm: 1e5 } };
    const { rainfallPerYear } = landslideRates(wet);
    expect(rainfallPerYear).toBeCloseTo(landslideEvent(wet).rainfall / 2, 12);
  });

  // Malamud et al. (2004), doi:10.1002/esp.1064: landslides of a triggered set cover 3.07e-3 km2 on the mean.
  it('makes landslides of mean size: so many a square kilometre as cover the share that fails', () => {
    const { combinedPerYear, annualProbabilityPerKm2 } = landslideRates(site);
    expect(-Math.log1p(-annualProbabilityPerKm2)).toBeCloseTo(combinedPerYear / 3.07e-3, 12);
  });

  it('is avoided by builders: a tenth of it stands under houses', () => {
    expect(builtGroundRate(site)).toBeCloseTo(landslideRates(site).combinedPerYear / 10, 15);
  });
});

describe('ground that fails in shaking', () => {
  // Nowicki Jessee et al. (2018), doi:10.1029/2017JF004494: peak velocities are held at 211 cm/s.
  it('grows with the velocity up to 211 cm/s, and no more', () => {
    const coverage = (pgv475Cmps: number) =>
      coseismicCoverage(
        {
          pga475G: 0.8,
          pgaCurveG: [0.1, 0.3, 0.8, 1.2, 2],
          pgv475Cmps,
          lithology: -1.4,
          landCover: 0.3,
          ctiOf,
        },
        slopeMix(15, 35),
      );
    expect(coverage(150)).toBeLessThan(coverage(211));
    expect(coverage(900)).toBeCloseTo(coverage(211), 12);
  });

  it('has a topographic index that falls by ln 2 where the tangent of the slope is twice as much', () => {
    const twice = (Math.atan(2 * Math.tan(Math.PI / 18)) * 180) / Math.PI;
    expect(ctiOf(10) - ctiOf(twice)).toBeCloseTo(Math.LN2, 9);
    expect(ctiOf(0)).toBeLessThanOrEqual(19);
    expect(ctiOf(89.999)).toBeGreaterThanOrEqual(0);
  });
});

// Rates by classes are good to a factor of ten within 80 %; what they cost is known as the damage is.
it.each([
  ['landslides', landslideLoss(site), referenceDamage('landslide').lnSigma],
  ['sinkholes', sinkholeLoss(1e-3), referenceDamage('sinkhole').lnSigma],
])(
  'the loss by %s spreads as the class of ground and the damage together',
  (_what, { p10, p90 }, damageSigma) => {
    const z90 = 1.2815516;
    expect(Math.log(p90 / p10) / (2 * z90)).toBeCloseTo(
      Math.hypot(Math.LN10 / z90, damageSigma),
      4,
    );
  },
);
