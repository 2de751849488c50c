import { describe, expect, it } from 'vitest';
import {
  fitGev,
  gevCdf,
  gevQuantile,
  returnLevel,
  returnPeriodYears,
} from '../../../../engines/ground/math/extremes.ts';

/** Yearly largest sea levels of Port Pirie, 1923 to 1987, m. Coles (2001), section 3.4.1. */
const PORT_PIRIE = [
  4.03, 3.83, 3.65, 3.88, 4.01, 4.08, 4.18, 3.8, 4.36, 3.96, 3.98, 4.69, 3.85, 3.96, 3.85, 3.93,
  3.75, 3.63, 3.57, 4.25, 3.97, 4.05, 4.24, 4.22, 3.73, 4.37, 4.06, 3.71, 3.96, 4.06, 4.55, 3.79,
  3.89, 4.11, 3.85, 3.86, 3.86, 4.21, 4.01, 4.11, 4.24, 3.96, 4.21, 3.74, 3.85, 3.88, 3.66, 4.11,
  3.71, 4.18, 3.9, 3.78, 3.91, 3.72, 4, 3.66, 3.62, 4.33, 4.55, 3.75, 4.08, 3.9, 3.88, 3.94, 4.33,
];

describe('generalised extreme values', () => {
  it('fits Port Pirie as Coles prints it', () => {
    const fit = fitGev(PORT_PIRIE);
    expect(fit?.location).toBeCloseTo(3.87, 2);
    expect(fit?.scale).toBeCloseTo(0.198, 3);
    expect(fit?.shape).toBeCloseTo(-0.05, 2);
    expect(fit?.logLikelihood).toBeCloseTo(4.34, 2);
    expect(fit?.standardErrors.location).toBeCloseTo(0.028, 3);
    expect(fit?.standardErrors.shape).toBeCloseTo(0.098, 3);
    expect(fit && returnLevel(fit, 100)).toBeCloseTo(4.69, 2);
  });

  it('fits the law of Gumbel, which has no shape, to its own quantiles', () => {
    // Location 10, scale 2: x = 10 - 2 ln(-ln p) at 200 even probabilities.
    const maxima = Array.from(
      { length: 200 },
      (_unused, i) => 10 - 2 * Math.log(-Math.log((i + 0.5) / 200)),
    );
    const fit = fitGev(maxima, 'gumbel');
    expect(fit?.shape).toBe(0);
    expect(fit?.location).toBeCloseTo(10, 1);
    expect(fit?.scale).toBeCloseTo(2, 1);
    // Asymptotic errors of Gumbel's law: 1.053 and 0.780 of scale over root n (Gumbel 1958, sect. 6.2.6).
    expect(fit?.standardErrors?.location).toBeCloseTo((1.053 * 2) / Math.sqrt(200), 2);
    expect(fit?.standardErrors?.scale).toBeCloseTo((0.78 * 2) / Math.sqrt(200), 2);
  });
  it('undoes its own quantiles on both sides of the Gumbel law', () => {
    for (const shape of [-0.3, 0, 0.25]) {
      const law = { location: 10, scale: 2, shape };
      expect(gevCdf(law, gevQuantile(law, 0.98))).toBeCloseTo(0.98, 12);
      expect(returnPeriodYears(law, returnLevel(law, 50))).toBeCloseTo(50, 8);
    }
  });

  it('has no answer for too few or equal values', () => {
    expect(fitGev([1, 2, 3])).toBeUndefined();
    expect(fitGev(Array.from({ length: 30 }, () => 4))).toBeUndefined();
    expect(gevQuantile({ location: 0, scale: 1, shape: 0 }, 1)).toBeNaN();
  });
});
