import { describe, expect, it } from 'vitest';
import { surgeGivenWind } from '../../../../engines/places/compoundRisk/cycloneSurge.ts';
import { debrisFlowAfterFire } from '../../../../engines/places/compoundRisk/debrisFlow.ts';
import { score } from '../../../../engines/places/compoundRisk/index.ts';
import { embeddedFacts } from '../../../../scripts/validation/embeddedFacts.ts';

/** Tables are made at the first question, on machines that may have much else to do. */
const SLOW = { timeout: 120_000 };
const MOMENT = { iso: '2026-01-01T00:00:00.000Z', ms: Date.UTC(2026, 0, 1) };

function cascadesAt(lat: number, lon: number) {
  const asked = score.input.parse({ lat, lon });
  const reply = score.output.parse(
    score.assess(asked, embeddedFacts(score.needs(asked)) as never, MOMENT),
  );
  return Object.fromEntries(
    (reply.cascades ?? []).map((each) => [
      each.from === 'tropical_cyclone' || each.from === 'drought' || each.to === 'tsunami'
        ? `${each.from} ${each.to}`
        : each.to,
      each,
    ]),
  );
}

describe('cascades', SLOW, () => {
  it('are twelve, each with a probability or a reason, and a publication', () => {
    for (const [lat, lon] of [
      [37.805, -122.437],
      [48.86, 2.35],
      [0, -30],
    ] as const) {
      const all = Object.values(cascadesAt(lat, lon));
      expect(all).toHaveLength(12);
      for (const { conditional_probability: chance, reason, source } of all) {
        expect(chance === null).toBe(reason !== undefined);
        expect(source.length).toBeGreaterThan(10);
      }
    }
  });

  // SPA Risk (2009): at 0.3 g 0.044, at 0.6 g 0.19 fires a million square feet; San Francisco shakes between when it shakes by 0.2 g on rock or more.
  it('start fires after shaking as often as the cities of the regression', () => {
    const chance = cascadesAt(37.77, -122.42)['fire_following']?.conditional_probability ?? NaN;
    expect(chance).toBeGreaterThan(0.03);
    expect(chance).toBeLessThan(0.25);
  });

  // Orting is built on a lahar of Mount Rainier, whose valleys large eruptions fill; Chicago lies near no volcano.
  it('bring lahars down the valleys of Mount Rainier and nowhere else', () => {
    expect(cascadesAt(47.098, -122.204)['lahar']?.conditional_probability).toBeGreaterThan(0.01);
    expect(cascadesAt(41.88, -87.63)['lahar']?.reason).toContain('no volcano');
  });

  // Hurricane Maria loosened slides all over the hills of Puerto Rico; Miami is flat, and no cyclone comes to Paris.
  it('bring landslides by the rain of cyclones in hills that have both', () => {
    const slide = (lat: number, lon: number) => cascadesAt(lat, lon)['tropical_cyclone landslide'];
    const hills = slide(18.163, -66.722);
    expect(hills?.conditional_probability).toBeGreaterThan(0.1);
    expect(slide(25.774, -80.193)?.conditional_probability).toBeLessThan(1e-3);
    expect(slide(48.86, 2.35)?.reason).toContain('no listed cyclone');
  });

  // Miami Beach is a low bar before Miami; winter storms make the surges of Boston, and none comes to Orlando.
  it('flood low coasts by the surge of cyclones where these make the great surges', () => {
    const surge = (lat: number, lon: number) =>
      cascadesAt(lat, lon)['tropical_cyclone coastal_flood'];
    const beach = surge(25.79, -80.13)?.conditional_probability ?? NaN;
    expect(beach).toBeGreaterThan(surge(25.774, -80.193)?.conditional_probability ?? NaN);
    expect(beach).toBeLessThan(0.5);
    expect(surge(42.36, -71.05)?.reason).toContain('no evidence');
    expect(surge(28.54, -81.38)?.reason).toContain('no surge');
  });

  it('say that there is no evidence where none is published', () => {
    const miami = cascadesAt(25.774, -80.193);
    for (const name of ['tropical_cyclone rain_flood', 'volcano tsunami', 'drought wildfire'])
      expect(miami[name]).toMatchObject({
        conditional_probability: null,
        reason: expect.stringContaining('no evidence') as string,
      });
  });

  it('send debris flows out of the San Gabriel Mountains, not out of plains', () => {
    expect(cascadesAt(34.25, -118.1)['debris_flow']?.conditional_probability).toBeGreaterThan(0.2);
    expect(cascadesAt(36.7, -119.8)['debris_flow']?.reason).toContain('slopes');
  });
});

it('half of the slopes at 23 degrees and more: the chance by the published logit', () => {
  // x = -3.63 + 6 mm (0.41 x 0.5 x 0.6 + 0.67 x 0.4 + 0.7 x 0.25) = -0.234
  expect(debrisFlowAfterFire(23, 40)).toBeCloseTo(1 / (1 + Math.exp(0.234)), 6);
  expect(debrisFlowAfterFire(2, 8)).toBeUndefined();
});

it('surge goes with wind: likelier than of any cyclone, never surer than if the strongest brought all of it', () => {
  for (const wind of [0.01, 0.1, 0.5])
    for (const surge of [1e-4, 0.01, 0.2]) {
      expect(surgeGivenWind(wind, surge)).toBeGreaterThan(surge);
      expect(surgeGivenWind(wind, surge)).toBeLessThanOrEqual(Math.min(1, surge / wind));
    }
  expect(surgeGivenWind(1, 0.2)).toBeCloseTo(0.2, 12);
});
