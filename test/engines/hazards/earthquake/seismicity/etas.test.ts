import { describe, expect, it } from 'vitest';
import {
  etasDirectCount,
  etasIntensity,
} from '../../../../../engines/hazards/earthquake/seismicity/etas.ts';
import { sequenceIntensity } from '../../../../../engines/hazards/earthquake/seismicity/sequenceForecast.ts';
import { styleAreaKm2 } from '../../../../../engines/hazards/earthquake/seismicity/styleAreaKm2.ts';

const law = { muPerDay: 0.3, k: 0.02, alpha: 0.6, cDays: 0.01, p: 1.2, mc: 3 };

describe('epidemic-type aftershocks', () => {
  it('is the background without events, and falls back to it in time', () => {
    expect(etasIntensity(law, [], 10)).toBe(0.3);
    const events = [{ timeDays: 0, magnitude: 6 }];
    expect(etasIntensity(law, events, 0.1)).toBeGreaterThan(etasIntensity(law, events, 10));
    expect(etasIntensity(law, events, 1e9)).toBeCloseTo(0.3, 4);
  });

  it('counts what its intensity integrates to', () => {
    const events = [
      { timeDays: 1, magnitude: 5 },
      { timeDays: 2, magnitude: 4 },
    ];
    const steps = 20_000;
    let sum = 0;
    for (let i = 0; i < steps; i++)
      sum += etasIntensity(law, events, 3 + (7 * (i + 0.5)) / steps) * (7 / steps);
    expect(etasDirectCount(law, events, [3, 10])).toBeCloseTo(sum, 5);
  });
});

describe('a sequence that goes on', () => {
  it('has now the rate of Reasenberg and Jones (1989), 10^(a + b (Mm - M)) (t + c)^-p, at the mean productivity', () => {
    const set = { a: -2, aSigma: 0.5, b: 1, p: 1, cDays: 0.018 };
    const sequence = { mainMagnitude: 7, elapsedDays: 1, observed: 0, completeMagnitude: 4 };
    const posterior = { a: [-2, -1.7], factor: [0.01, 0.02], weight: [0.75, 0.25] };
    const mean = 0.0125 * 100;
    expect(sequenceIntensity(set, sequence, posterior, 5)).toBeCloseTo(mean / 1.018, 9);
  });
});

describe('rupture area by style', () => {
  // Wells & Coppersmith (1994), table 2A, at M 7: 10^2.88, 10^2.87, 10^2.87 and 10^2.88 of all
  it.each([
    ['strike_slip', 758.6],
    ['reverse', 741.3],
    ['normal', 741.3],
    ['unspecified', 758.6],
  ] as const)('%s', (style, km2) => expect(styleAreaKm2(style, 7)).toBeCloseTo(km2, 1));
});
