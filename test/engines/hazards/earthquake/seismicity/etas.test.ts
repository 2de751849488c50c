import { describe, expect, it } from 'vitest';
import {
  branchingRatio,
  etasDirectCount,
  etasIntensity,
  type EtasEvent,
} from '../../../../../engines/hazards/earthquake/seismicity/etas.ts';
import {
  etasFit,
  logLikelihood,
} from '../../../../../engines/hazards/earthquake/seismicity/etasFit.ts';
import { uniforms } from '../../../../../engines/ground/math/random.ts';

const law = { muPerDay: 0.3, k: 0.02, alpha: 0.6, cDays: 0.01, p: 1.2, mc: 3 };

/** A branching simulation: background by Poisson, each event's children by their number and Omori times. */
function simulated(days: number, seed: number): EtasEvent[] {
  const next = uniforms(seed);
  const magnitude = () => Math.min(6.5, law.mc - Math.log10(next()));
  const events: EtasEvent[] = [];
  for (let t = -Math.log(next()) / law.muPerDay; t < days; t += -Math.log(next()) / law.muPerDay)
    events.push({ timeDays: t, magnitude: magnitude() });
  for (let i = 0; i < events.length; i++) {
    const parent = events[i];
    if (!parent) continue;
    const mean =
      (law.k * 10 ** (law.alpha * (parent.magnitude - law.mc)) * law.cDays ** (1 - law.p)) /
      (law.p - 1);
    for (let left = -Math.log(next()); left < mean; left -= Math.log(next())) {
      const after = law.cDays * (next() ** (1 / (1 - law.p)) - 1);
      if (parent.timeDays + after < days)
        events.push({ timeDays: parent.timeDays + after, magnitude: magnitude() });
    }
  }
  return events.sort((a, b) => a.timeDays - b.timeDays);
}

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

  it('has no finite branching ratio where alpha reaches b or p falls to 1', () => {
    expect(branchingRatio({ ...law, alpha: 1 }, 1)).toBeUndefined();
    expect(branchingRatio({ ...law, p: 1 }, 1)).toBeUndefined();
    // K c^{1-p} / (p - 1) b / (b - alpha) = 0.02 * 0.01^-0.2 / 0.2 * 2.5 by hand.
    expect(branchingRatio(law, 1)).toBeCloseTo(0.25 * 10 ** 0.4, 9);
  });

  it('finds the law that a catalogue was drawn from, subcritical always', () => {
    const events = simulated(1000, 7);
    const fit = etasFit(events, 1000, { alpha: 0.6, mc: 3 });
    expect(events.length).toBeGreaterThan(300);
    expect(fit?.parameters.muPerDay).toBeGreaterThan(0.15);
    expect(fit?.parameters.muPerDay).toBeLessThan(0.5);
    expect(fit?.parameters.p).toBeGreaterThan(1.03);
    expect(fit?.parameters.p).toBeLessThan(1.4);
    expect(fit?.branchingRatio).toBeLessThan(1);
    expect(fit?.logLikelihood).toBeGreaterThanOrEqual(logLikelihood(law, events, 1000) - 1e-6);
  });

  it('refuses too few events', () =>
    expect(etasFit([{ timeDays: 1, magnitude: 4 }], 10, { alpha: 0.8, mc: 3 })).toBeUndefined());
});
