import { describe, expect, it } from 'vitest';
import { volcanoesNear, type Volcano } from '../../../../engines/ground/datasets/volcanoes.ts';
import { activityOf } from '../../../../engines/hazards/volcano/activity.ts';
import { alertState } from '../../../../engines/hazards/volcano/alertState.ts';
import { ashPath, ashSource } from '../../../../engines/hazards/volcano/ashExceedance.ts';
import { ashExceedance } from './ashExceedance.ts';
import { smoothDiffusionKm2h } from '../../../../engines/hazards/volcano/ashThickness.ts';
import { volcanoComponent } from '../../../../engines/hazards/volcano/component.ts';
import { siteHazard } from '../../../../engines/hazards/volcano/siteHazard.ts';
import { eruptionRate } from '../../../../engines/hazards/volcano/eruptionRate.ts';
import { predict } from '../../../../engines/hazards/volcano/index.ts';
import { volcanoPrediction } from '../../../../engines/hazards/volcano/schemas.ts';
import { SEARCH_KM } from '../../../../engines/hazards/volcano/tables.ts';
import { upperWindAt } from '../../../../engines/hazards/volcano/windLaw.ts';
import { veiDistribution } from '../../../../engines/hazards/volcano/veiDistribution.ts';
import { volcanoes, volcanoTable } from '../../../../src/atlas/volcanoes.ts';
import { ashThicknessCm } from '../../../../scripts/verify/formulas/ashThickness.ts';
import { knownFact } from '../../../support/knownFact.ts';

const MOMENT = { iso: '2026-11-21T00:00:00Z', ms: Date.parse('2026-11-21T00:00:00Z') };
const NO_EASTERLIES = { low: 0, high: 0 };
const missing = { missing: 'network unreachable', source: 'test' };
function named(name: string): Volcano {
  const found = volcanoTable.find((v) => v.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}
function facts(lat: number, lon: number) {
  return {
    volcanoes: knownFact(
      volcanoesNear.answer.parse(volcanoes.answer({ lat, lon, radiusKm: SEARCH_KM })),
    ),
    elevation: missing,
  };
}
const score = (lat: number, lon: number) =>
  volcanoComponent.assess({ lat, lon, radiusKm: 100 }, facts(lat, lon), MOMENT).score ?? NaN;

describe('eruption rates', () => {
  it('keep the long-term rate of a volcano that erupts all the time', () => {
    expect(eruptionRate(named('Stromboli')).ratePerYear).toBeGreaterThan(0.01);
    expect(eruptionRate(named('Etna')).ratePerYear).toBeGreaterThan(0.2);
  });
  it('let a long repose outweigh a busy past: Vesuvius, published at about 0.3 to 2 % a year', () => {
    const { ratePerYear } = eruptionRate(named('Vesuvius'));
    expect(ratePerYear).toBeGreaterThan(0.003);
    expect(ratePerYear).toBeLessThan(0.02);
  });
  it('are small, not zero, for a volcano without a known eruption', () => {
    const { ratePerYear } = eruptionRate(named('Olot Volcanic Field'));
    expect(ratePerYear).toBeGreaterThan(1e-6);
    expect(ratePerYear).toBeLessThan(5e-4);
  });
  // Sisson & Vallance (2009): 10 to 12 in 2,600 years; Cronin et al. (2021): 1 to 1.3 % a year; Leonard et al. (2017): half of 53 to all in 60,000 years;
  // Miller (1980): once in 600 to 800 years.
  it.each([
    ['Rainier', 10 / 2600, 12 / 2600],
    ['Taranaki', 0.0065, 0.013],
    ['Auckland Volcanic Field', 26 / 60_000, 53 / 60_000],
    ['Shasta', 1 / 800, 1 / 500],
  ])('are those of the deposits where no eruption was written down: %s', (name, low, high) => {
    const { ratePerYear } = eruptionRate(named(name));
    expect(ratePerYear).toBeGreaterThan(low);
    expect(ratePerYear).toBeLessThan(high);
  });
  it('rise in an eruption as the catalogue shows, less where eruptions are many, and not for VEI 4', () => {
    for (const [name, least, most] of [
      ['Ruiz, Nevado del', 1.5, 3.6],
      ['Etna', 1, 1.5],
    ] as const) {
      const { ratePerYear, recordPerYear } = eruptionRate(named(name));
      expect(ratePerYear / recordPerYear, name).toBeGreaterThan(least);
      expect(ratePerYear / recordPerYear, name).toBeLessThan(most);
    }
    const ruiz = named('Ruiz, Nevado del');
    const rate = eruptionRate(ruiz);
    const fours = (ratePerYear: number) =>
      ratePerYear * (veiDistribution(ruiz, { ...rate, ratePerYear })[4] ?? NaN);
    expect(fours(rate.ratePerYear) / fours(rate.recordPerYear)).toBeCloseTo(1, 2);
  });
  it('add up to the world rate of confirmed eruptions, 20 to 40 a year', () => {
    const world = volcanoTable.reduce((sum, v) => sum + eruptionRate(v).ratePerYear, 0);
    expect(world).toBeGreaterThan(15);
    expect(world).toBeLessThan(45);
  });
  it('have some 60 volcanoes in eruption in a year within a factor of 1.5, those that go on counted (Siebert et al. 2010: 50 to 70)', () => {
    const active = volcanoTable.reduce(
      (sum, v) => sum - Math.expm1(-activityOf(v).rate.ratePerYear),
      0,
    );
    expect(active).toBeGreaterThan(40);
    expect(active).toBeLessThan(90);
  });
  // Volcanoes of the World v. 4.6.7, 1960 to 2017: of 2,986 volcano-years that began one or two years after an eruption 831 saw another.
  it('know that eruptions come in clusters: 28 % begin another in a year one or two years after the last', () => {
    const chances = volcanoTable
      .filter(({ lastEruptionYear }) => lastEruptionYear === 2024 || lastEruptionYear === 2025)
      .map((each) => -Math.expm1(-eruptionRate(each).ratePerYear));
    expect(chances.length).toBeGreaterThan(15);
    const mean = chances.reduce((sum, p) => sum + p, 0) / chances.length;
    expect(mean).toBeGreaterThan(0.278 / 1.5);
    expect(mean).toBeLessThan(0.278 * 1.5);
  });
  // VEI 4 and more one or two years after another eruption, 1900 to 2017: 13, where the rates of the records make 8 and the raised ones 29.
  it('raise the small ones alone: Krakatau, in the decade after an eruption, keeps the rate of its great ones', () => {
    const known = eruptionRate(named('Krakatau'));
    expect(known.ratePerYear).toBeGreaterThan(1.5 * known.recordPerYear);
    const large = (volcano: typeof known, vei: number) =>
      volcano.ratePerYear * (veiDistribution(named('Krakatau'), volcano)[vei] ?? NaN);
    const asBefore = { ...known, ratePerYear: known.recordPerYear };
    expect(large(known, 6)).toBeCloseTo(large(asBefore, 6), 12);
    expect(large(known, 2)).toBeGreaterThan(1.5 * large(asBefore, 2));
  });
  // Nine eruptions at Sundhnukur from December 2023 to July 2025, lava in the town in one of them (Icelandic Meteorological Office).
  it('do not take the fires of Reykjanes for ended: Grindavik is reached by lava within centuries, not millennia', () => {
    expect(eruptionRate(named('Reykjanes')).ratePerYear).toBeGreaterThan(0.1);
    const { effects } = siteHazard(
      volcanoTable,
      { lat: 63.84, lon: -22.43, elevationM: 10 },
      false,
    );
    const lava = effects.reduce((sum, { lavaPerYear }) => sum + lavaPerYear, 0);
    expect(lava).toBeGreaterThan(1 / 1000);
    expect(lava).toBeLessThan(1 / 50);
    // What flows out there lays down next to no ash.
    const sizes = veiDistribution(named('Reykjanes'), eruptionRate(named('Reykjanes')));
    expect((sizes[3] ?? NaN) / ((sizes[0] ?? NaN) + (sizes[1] ?? NaN))).toBeLessThan(0.1);
  });
  it('hold a year of an eruption that goes on to its part of the whole', () => {
    const { rate, chances, yearShare } = activityOf(named('Stromboli'));
    const begins = eruptionRate(named('Stromboli')).ratePerYear;
    // In the steady state eruptions begin as often as they end: eruptions a year, whole, are those that go on over their mean length.
    const whole = chances.reduce(
      (sum, p, vei) => sum + p * rate.ratePerYear * (yearShare[vei] ?? NaN),
      0,
    );
    expect(whole).toBeGreaterThan(begins);
    expect(whole).toBeLessThan(rate.ratePerYear / 2);
    expect(activityOf(named('Vesuvius')).yearShare.every((share) => share === 1)).toBe(true);
  });
  it('count lava that runs far with beginnings alone', () => {
    const { rate, chances, lavaShare } = activityOf(named('Nyiragongo'));
    const lava = chances.reduce(
      (sum, p, vei) => sum + p * rate.ratePerYear * (lavaShare[vei] ?? NaN),
      0,
    );
    expect(lava).toBeCloseTo(eruptionRate(named('Nyiragongo')).ratePerYear, 9);
    expect(activityOf(named('Vesuvius')).lavaShare.every((share) => share === 1)).toBe(true);
  });
  // Flows of 1977, 2002 and 2021 covered some 1, 13 and 3 % of the town: 0.35 % a year over the 49 years since, within a factor of two.
  it('cover Goma with lava about as often as Nyiragongo and Nyamulagira did', () => {
    const { effects } = siteHazard(
      volcanoTable,
      { lat: -1.68, lon: 29.22, elevationM: 1500 },
      false,
    );
    const lava = effects.reduce((sum, { lavaPerYear }) => sum + lavaPerYear, 0);
    expect(lava).toBeGreaterThan(0.0035 / 2);
    expect(lava).toBeLessThan(0.0035 * 2);
  });
  it('give the world about 0.6 VEI 4 eruptions a year and about 0.1 of VEI 5', () => {
    let vei4 = 0;
    let vei5 = 0;
    for (const v of volcanoTable) {
      const known = eruptionRate(v);
      const { ratePerYear: rate } = known;
      const chances = veiDistribution(v, known);
      expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 10);
      vei4 += rate * chances.slice(4).reduce((a, b) => a + b, 0);
      vei5 += rate * chances.slice(5).reduce((a, b) => a + b, 0);
    }
    expect(vei4).toBeGreaterThan(0.3);
    expect(vei4).toBeLessThan(1.2);
    expect(vei5).toBeGreaterThan(0.04);
    expect(vei5).toBeLessThan(0.25);
  });
});

describe('ash', () => {
  it('thins with distance and off the axis', () => {
    const base = { columnKm: 20, durationH: 6, windKmh: 60, distanceKm: 50, angleDeg: 0 };
    expect(ashThicknessCm({ ...base, distanceKm: 100 })).toBeLessThan(ashThicknessCm(base));
    expect(ashThicknessCm({ ...base, angleDeg: 45 })).toBeLessThan(ashThicknessCm(base) / 2);
  });
  it('bridges the trough of the fitted diffusion', () => {
    expect(smoothDiffusionKm2h(15.5)).toBeGreaterThan(70);
    expect(smoothDiffusionKm2h(14)).toBeCloseTo(55.761, 3);
  });
  it('falls on more directions in calm than in wind, and downwind more often than upwind', () => {
    const source = ashSource({ speedKmh: 80, westerlyShare: 0.7, easterlyShare: NO_EASTERLIES });
    expect(ashExceedance(5, 0, ashPath(100, 1), source)).toBeGreaterThan(
      4 * ashExceedance(5, 0, ashPath(100, -1), source),
    );
    const calm = ashSource({ speedKmh: 0, westerlyShare: 0, easterlyShare: NO_EASTERLIES });
    expect(ashExceedance(5, 0, ashPath(10, -1), calm)).toBeCloseTo(1, 1);
    expect(ashExceedance(5, 0, ashPath(30, -1), calm)).toBeGreaterThan(
      ashExceedance(5, 0, ashPath(30, -1), source),
    );
  });
  it('falls to the west of volcanoes of the tropics, low in the trade winds and high near the equator, to the east of others', () => {
    const westOverEast = (latDeg: number, vei: number) => {
      const source = ashSource(upperWindAt(latDeg));
      return (
        ashExceedance(vei, 0, ashPath(30, -1), source) /
        ashExceedance(vei, 0, ashPath(30, 1), source)
      );
    };
    for (const vei of [2, 4]) expect(westOverEast(-0.7, vei)).toBeGreaterThan(2);
    expect(westOverEast(19, 2)).toBeGreaterThan(1);
    expect(westOverEast(19, 4)).toBeLessThan(0.7);
    for (const vei of [2, 4]) expect(westOverEast(45, vei)).toBeLessThan(0.5);
  });
});

describe('alert state', () => {
  const vesuvius = named('Vesuvius');
  const notice = (sentAt: string) => ({
    notices: [
      {
        gvpNumber: 211020,
        name: 'Vesuvius',
        observatory: 'INGV',
        alertLevel: 'WATCH' as const,
        aviationColourCode: 'ORANGE' as const,
        sentAt,
        url: null,
      },
    ],
    scope: 'elevated' as const,
  });
  it('is assigned by a fresh notice and stale by an old one', () => {
    expect(
      alertState(vesuvius, knownFact(notice('2026-11-18T00:00:00Z')), MOMENT.ms),
    ).toMatchObject({
      level: 'WATCH',
      state: 'assigned',
      colourCode: 'ORANGE',
    });
    expect(
      alertState(vesuvius, knownFact(notice('2026-09-01T00:00:00Z')), MOMENT.ms),
    ).toMatchObject({
      level: 'WATCH',
      state: 'stale',
    });
  });
  it('is unassigned, never NORMAL, where nobody says', () => {
    expect(alertState(vesuvius, missing, MOMENT.ms)).toMatchObject({
      level: null,
      state: 'unassigned',
    });
    expect(
      alertState(vesuvius, knownFact({ notices: [], scope: 'elevated' as const }), MOMENT.ms),
    ).toMatchObject({ level: null, state: 'unassigned' });
  });
});

describe('volcano component', () => {
  it('orders places as a volcanologist would', () => {
    const naples = score(40.85, 14.27);
    expect(naples).toBeGreaterThanOrEqual(25);
    expect(score(14.1, 120.95)).toBeGreaterThan(naples); // Tagaytay above Taal
    expect(score(41.9, 12.5)).toBeLessThan(25); // Rome
    for (const [lat, lon] of [
      [51.5, -0.12],
      [40.7, -74],
      [-31.95, 115.86],
      [0, -140],
      [-90, 0],
    ] as const)
      expect(score(lat, lon)).toBeLessThan(5);
  });
  it('changes smoothly: no level jump between neighbours 1 km apart', () => {
    for (const [lat, lon0] of [
      [40.83, 13.5],
      [46.85, -123],
      [14, 120],
      [19.4, -156],
      [-36.85, 174],
    ] as const) {
      for (let i = 0; i < 150; i++) {
        const lon = lon0 + i * 0.012;
        expect(Math.abs(score(lat, lon + 0.011) - score(lat, lon))).toBeLessThan(8); // a third of a level
      }
    }
  });
  it('is unknown with a reason where the list is missing', () => {
    const answer = volcanoComponent.assess(
      { lat: 40.85, lon: 14.27, radiusKm: 100 },
      { volcanoes: missing, elevation: missing },
      MOMENT,
    );
    expect(answer).toMatchObject({ state: 'unknown', score: null, quantity: null });
    expect(answer.reason).toContain('network unreachable');
  });
  it('gives the same number in its vertical', () => {
    const input = { lat: 40.85, lon: 14.27, radius_km: 300 };
    const reply = volcanoPrediction.parse(
      predict.assess(input, { ...facts(40.85, 14.27), alerts: missing }, MOMENT),
    );
    expect(reply.quantity?.value).toBe(
      volcanoComponent.assess(
        { lat: 40.85, lon: 14.27, radiusKm: 100 },
        facts(40.85, 14.27),
        MOMENT,
      ).quantity?.value,
    );
    expect(reply.alert_level).toBeNull();
    expect(reply.alert_level_state).toBe('unassigned');
    expect(reply.volcanoes.map((v) => v.name)).toContain('Vesuvius');
  });
  it('lists by radius without changing the hazard', () => {
    const near = predict.assess(
      { lat: 40.85, lon: 14.27, radius_km: 20 },
      { ...facts(40.85, 14.27), alerts: missing },
      MOMENT,
    );
    const far = predict.assess(
      { lat: 40.85, lon: 14.27, radius_km: 500 },
      { ...facts(40.85, 14.27), alerts: missing },
      MOMENT,
    );
    expect(near.score).toBe(far.score);
    expect(near.volcanoes.length).toBeLessThan(far.volcanoes.length);
    expect(near.summary).toMatch(
      /about once in [\d,]+ years \(80 % interval \d+ to [\d,]+ years\)/,
    );
    expect(near.summary).toContain('No observatory alert level is known for the volcanoes listed.');
  });
  it('speaks of no alert level where no volcano is listed', () => {
    const { summary, volcanoes } = predict.assess(
      { lat: 55.75, lon: 37.62, radius_km: 300 },
      { ...facts(55.75, 37.62), alerts: missing },
      MOMENT,
    );
    expect(volcanoes).toEqual([]);
    expect(summary).toContain('No volcano of the Holocene is listed within 300 km.');
    expect(summary).not.toContain('alert level');
  });

  // Hazard maps of the volcanoes (USGS OFR 98-428 and 95-499; Pierson et al. 1990; Mothes et al. 1998): towns in the path of lahars, and cities that are not.
  it.each([
    ['Tacoma', 47.253, -122.444, 'Rainier'],
    ['Orting', 47.098, -122.204, 'Rainier'],
    ['Puyallup', 47.185, -122.293, 'Rainier'],
    ['Mount Vernon', 48.421, -122.334, 'Glacier Peak'],
    ['Armero', 4.965, -74.906, 'Ruiz, Nevado del'],
    ['Latacunga', -0.935, -78.615, 'Cotopaxi'],
    ['Seattle', 47.606, -122.332, undefined],
    ['Bogota', 4.711, -74.072, undefined],
    ['Auckland', -36.85, 174.76, undefined],
  ])('names the lahars that reach %s', (_town, lat, lon, volcano) => {
    const { summary } = predict.assess(
      { lat, lon, radius_km: 300 },
      { ...facts(lat, lon), alerts: missing },
      MOMENT,
    );
    if (volcano === undefined) expect(summary).not.toContain('Lahars');
    else expect(summary).toContain(`Lahars of ${volcano} reach the place about once in`);
  });
});
