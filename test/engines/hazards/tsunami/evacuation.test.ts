import { describe, expect, it } from 'vitest';
import { tsunamiSources } from '../../../../engines/ground/datasets/tsunamis.ts';
import type { Fact } from '../../../../engines/facts.ts';
import { evacuationAdvice } from '../../../../engines/hazards/tsunami/evacuation.ts';
import { predict } from '../../../../engines/hazards/tsunami/index.ts';
import { tsunamiPrediction } from '../../../../engines/hazards/tsunami/schemas.ts';
import { inundationReachKm } from '../../../../engines/hazards/tsunami/siteReach.ts';
import { settingAt } from '../../../../src/atlas/setting.ts';
import { tsunamiSourceAtlas } from '../../../../src/atlas/tsunamiSources.ts';

const MOMENT = { iso: '2026-11-21T00:00:00Z', ms: Date.parse('2026-11-21T00:00:00Z') };
const missing = { missing: 'network unreachable', source: 'test' };
function known<A>(value: A): Fact<A> {
  return { value, source: 'test', asOf: MOMENT.iso, retrievedAt: MOMENT.iso, status: 'embedded' };
}
function at(lat: number, lon: number, elevation: { elevationM: number; sigmaM: number }) {
  const facts = {
    setting: known(settingAt(lat, lon)),
    elevation: known({ ...elevation, resolutionM: 90 }),
    sources: known(tsunamiSources.answer.parse(tsunamiSourceAtlas.answer({ lat, lon }))),
    past: missing,
  };
  return tsunamiPrediction.parse(predict.assess({ lat, lon, radius_km: 100 }, facts, MOMENT));
}
const LOW = { elevationM: 3, sigmaM: 3 };
const shore = { isLand: true, coastDistanceKm: 0.5, coastSigmaKm: 0.3, elevation: LOW };

describe('evacuation', () => {
  // Coasts where the first waves of 2004, 2009 or 1964 came within the hour and shaking was the only warning in time.
  it.each([
    ['Banda Aceh', 5.56, 95.31],
    ['Padang', -0.95, 100.353],
    ['Kodiak', 57.79, -152.4],
    ['Sendai', 38.25, 141],
  ])('at %s is by the shaking, not by a warning', (_name, lat, lon) => {
    const { evacuation, summary, warnings } = at(lat, lon, LOW);
    expect(evacuation?.advice).toBe('move_on_strong_shaking');
    expect(evacuation?.text).toContain('do not wait for a warning');
    expect(summary).toMatch(/may come within \d+ minutes of the earthquake\. Strong shaking is/);
    expect(warnings.join(' ')).toMatch(/half an hour/);
  });

  it('of waves from afar is by the warning, and shaking is a warning of itself', () => {
    const { advice, text } = evacuationAdvice(2, shore, 196);
    expect(advice).toBe('move_on_warning');
    expect(text).toContain('about 3.3 hours away');
    expect(text).toContain('do not wait for another');
    // One hour of travel time divides local tsunamis from the others (IOC Technical Series 85).
    expect(evacuationAdvice(2, shore, 60).advice).toBe('move_on_strong_shaking');
    expect(evacuationAdvice(2, shore, 61).advice).toBe('move_on_warning');
  });

  it('sends nobody to ground that the run-up of the answer floods', () => {
    for (const heightM of [1, 5, 10, 15, 20]) {
      const { text } = evacuationAdvice(heightM, shore, 10);
      const [, elevation, inland] = /at least (\d+) m, or (\d+) km inland/.exec(text) ?? [];
      expect(Number(inland)).toBeGreaterThanOrEqual(Math.max(3, inundationReachKm(2 * heightM)));
      expect(Number(elevation)).toBeGreaterThanOrEqual(Math.max(30, 2 * heightM));
    }
  });

  it('tells nobody to go where no evacuation is foreseen', () => {
    const high = { ...shore, elevation: { elevationM: 80, sigmaM: 3 } };
    const { advice, text } = evacuationAdvice(1, high, 10);
    expect(advice).toBe('none');
    expect(text).not.toMatch(/\bgo to\b|\bmove\b/);
    expect(text).toContain('80 m above the sea, give or take 3 m. Official');
  });
});

describe('the summary', () => {
  it('says the interval of what is left at the ground, and that its height decides where that is uncertain', () => {
    const { summary, quantity } = at(5.548, 95.324, { elevationM: 8, sigmaM: 21 });
    const [low, high] = [quantity?.p10 ?? NaN, quantity?.p90 ?? NaN];
    expect(summary).toContain(`(80 % interval ${low.toFixed(1)} to ${high.toFixed(1)} m)`);
    expect(summary).toContain('8 m above the sea, give or take 21 m');
    const surveyed = at(5.548, 95.324, { elevationM: 8, sigmaM: 0.5 });
    expect(surveyed.summary).not.toContain('give or take');
  });
});
