import { describe, expect, it } from 'vitest';
import {
  corridor,
  destinationAnalysis,
  destinations,
  originAnalysis,
  route,
  score,
} from '../../../../engines/systems/climateMigration/index.ts';
import { compositeOf } from '../../../../engines/systems/climateMigration/compositeOf.ts';
import { placeInputs } from '../../../../engines/systems/climateMigration/placeInputs.ts';
import { placeNeeds } from '../../../../engines/systems/climateMigration/placeNeeds.ts';
import { pressuresOf } from '../../../../engines/systems/climateMigration/pressuresOf.ts';
import { tierOf } from '../../../../engines/systems/climateMigration/rankDestinations.ts';
import { DESTINATION_INPUTS } from '../../../../engines/systems/climateMigration/tables/destinationInputs.ts';
import {
  GEOHAZARDS,
  PRESSURES,
  WEIGHTS,
} from '../../../../engines/systems/climateMigration/tables/parameters.ts';
import {
  KNOWN_CITIES,
  KNOWN_DESTINATIONS,
  PRESSURE_ZONES,
} from '../../../../engines/systems/climateMigration/tables/places.ts';
import type { NeedTree } from '../../../../engines/facts.ts';
import { UnresolvedInput } from '../../../../engines/unresolvedInput.ts';
import { roundsOf, type Vertical } from '../../../../engines/vertical.ts';
import { embeddedFacts } from '../../../../scripts/validation/embeddedFacts.ts';
import { roundReply } from '../../../../src/core/round.ts';
import { strayNumbers } from '../../../support/numbersInRecord.ts';

const moment = { ms: Date.UTC(2026, 0, 15, 12), iso: '2026-01-15T12:00:00.000Z' };
const MIAMI = { lat: 25.7617, lon: -80.1918 };
const PHOENIX = { lat: 33.4484, lon: -112.074 };

/** The answer of a vertical from the embedded tables, all rounds of its needs asked. */
function ask<O>(vertical: { readonly assess: (...given: never[]) => O }, body: object): O {
  const { input: schema } = vertical as unknown as Vertical;
  const input = schema.parse(body);
  let facts: Record<string, unknown> = {};
  for (const round of roundsOf(vertical as unknown as Vertical, input))
    facts = { ...facts, ...embeddedFacts(round(facts as never) as NeedTree) };
  return (vertical.assess as (...given: unknown[]) => O)(input, facts, moment);
}

describe('where nobody lives', () => {
  it.each([
    ['the open Pacific', -40, -130, 'open water'],
    ['the North Pole', 90, 0, 'open water'],
    ['the South Pole', -90, 0, 'ice sheet'],
    ['inner Greenland', 72.58, -38.46, 'ice sheet'],
  ])('no pressure is low or moderate: %s', (_name, lat, lon, where) => {
    const answer = ask(score, { lat, lon });
    expect(answer).toMatchObject({ score: null, level: null, quantity: null, dominant: null });
    expect(answer.reason).toContain(where);
    const parts = [...Object.values(answer.pressures), ...Object.values(answer.geohazards)];
    for (const part of parts) expect(part).toMatchObject({ state: 'not_applicable', score: null });
    for (const future of answer.by_scenario) expect(future.score).toBeNull();
    const move = ask(route, { origin: MIAMI, destination: { lat, lon } });
    expect(move).toMatchObject({ score: null, level: null });
    expect(move.summary).toContain(where);
  });

  it('people who live on ice-bound shores are answered', () => {
    expect(ask(score, { lat: 78.22, lon: 15.63 }).score).not.toBeNull();
    expect(ask(score, { lat: 64.18, lon: -51.72 }).score).not.toBeNull();
  });
});

describe('the sea of the future against the land of today', () => {
  // Vitousek et al. (2017), Sci. Rep. 7, 1399: 10 to 20 cm of rise, no later than 2050, more than doubles how often extreme levels come in the Tropics.
  it.each([
    ['Funafuti', -8.52, 179.2],
    ['Male', 4.17, 73.51],
    ['Kiritimati', 1.87, -157.4],
    ['Lagos', 6.5, 3.4],
  ])('floods %s twice as often in 30 years', (_name, lat, lon) => {
    const floods = (scenario: string, horizon_years: number) =>
      ask(score, { lat, lon, scenario, horizon_years }).pressures.sea_level_rise.quantity?.value ??
      NaN;
    const now = placeInputs({ lat, lon }, embeddedFacts(placeNeeds({ lat, lon })), moment);
    const [near, far] = [floods('SSP2-4.5', 10), floods('SSP2-4.5', 30)];
    expect(now.sea?.today.value).toBeGreaterThan(0);
    expect(far).toBeGreaterThan(2 * (now.sea?.today.value ?? NaN));
    expect(floods('SSP5-8.5', 30)).toBeGreaterThan(far);
    expect(floods('SSP2-4.5', 20)).toBeGreaterThan(near);
  });
});

describe('a move to where one is', () => {
  it('changes nothing, for certain', () => {
    const move = ask(route, { origin: MIAMI, destination: MIAMI });
    expect(move.quantity).toMatchObject({ value: 0, p10: 0, p90: 0 });
    expect(move.interval).toEqual({ p10: 50, p50: 50, p90: 50 });
  });
});

describe('the score of a place', () => {
  const miami = ask(score, MIAMI);

  it('adds up from its terms', () => {
    const parts = [...Object.values(miami.pressures), ...Object.values(miami.geohazards)];
    const sum = parts.reduce((all, { contribution }) => all + contribution, 0);
    expect(sum).toBeCloseTo(miami.score ?? NaN, 9);
    expect(miami.coverage).toBeCloseTo(1, 9);
    expect(miami.interval?.p10).toBeLessThan(miami.score ?? 0);
    expect(miami.interval?.p90).toBeGreaterThan(miami.score ?? 0);
  });

  it('floods by the sea no less often than today, published floods among it, and near a coast never not at all', () => {
    for (const place of [MIAMI, { lat: 25.79, lon: -80.13 }, { lat: 51.92, lon: 4.48 }]) {
      const inputs = placeInputs(place, embeddedFacts(placeNeeds(place)), moment);
      const { value = 0, p90 = 0 } = ask(score, place).pressures.sea_level_rise.quantity ?? {};
      expect(value).toBeGreaterThan(inputs.sea?.today.value ?? NaN);
      expect(value).toBeGreaterThan(0);
      expect(p90).toBeGreaterThan(3 * value);
    }
    const beach = ask(score, { lat: 25.79, lon: -80.13 }).pressures.sea_level_rise;
    // Its published floods are 3 % a year; CRITICAL begins at 4 %, a third more, which the rise of thirty years brings (Hunter 2012).
    expect(beach.level).toBe('CRITICAL');
  });

  it('rises with the horizon and with emissions, for sea, heat and drought', () => {
    const at = (scenario: string, horizon: number) =>
      miami.by_scenario.find((each) => each.scenario === scenario && each.horizon_years === horizon)
        ?.score ?? NaN;
    expect(at('SSP2-4.5', 30)).toBeGreaterThan(at('SSP2-4.5', 10));
    expect(at('SSP5-8.5', 30)).toBeGreaterThan(at('SSP2-4.5', 30));
    expect(miami.by_scenario).toHaveLength(6);
  });

  it('finds the pressures that the places are known for', () => {
    expect(miami.pressures.hurricane_exposure.score).toBeGreaterThan(75);
    expect(miami.pressure_zones.map(({ id }) => id)).toContain('us_gulf_atlantic');
    const phoenix = ask(score, PHOENIX);
    expect(phoenix.pressures.heat_stress.score).toBeGreaterThan(75);
    expect(phoenix.pressures.sea_level_rise.score).toBe(0);
    expect(phoenix.dominant).toBe('heat_stress');
  });

  it('puts the towns that are called refuges below the cities that people would leave', () => {
    // Duluth and Buffalo are the two that Keenan named (The New York Times, 15 April 2019).
    const cities = [
      [41.88, -87.63],
      [29.76, -95.37],
      [33.4484, -112.074],
      [25.7617, -80.1918],
    ].map(([lat, lon]) => ask(score, { lat, lon }).score ?? NaN);
    for (const refuge of [
      { lat: 46.7867, lon: -92.1005 },
      { lat: 42.8864, lon: -78.8784 },
    ])
      expect(ask(score, refuge).score).toBeLessThan(Math.min(...cities));
  });

  it('leaves what is unknown out, gives its weight to the others and says so', () => {
    const input = score.input.parse(MIAMI);
    const facts = embeddedFacts(placeNeeds(MIAMI));
    const blind = score.assess(
      input,
      { ...facts, heat: { missing: 'nobody answered', source: 'test' } },
      moment,
    );
    expect(blind.pressures.heat_stress).toMatchObject({ state: 'unknown', score: null });
    expect(blind.coverage).toBeLessThan(1);
    expect(blind.warnings.join(' ')).toContain('heat stress');
  });

  it('is no sum of many small terms', () => {
    const small = { value: 1, p10: 1, p90: 1, score: 20, scoreP10: 20, scoreP90: 20 };
    const pressures = Object.fromEntries(PRESSURES.map((name) => [name, small])) as never;
    const geohazards = Object.fromEntries(
      GEOHAZARDS.map((name) => [name, { score: 20, p10: 20, p90: 20 }]),
    ) as never;
    expect(compositeOf(pressures, geohazards, WEIGHTS.stated)?.score).toBeCloseTo(20, 9);
  });
});

describe('a move', () => {
  const move = ask(route, { origin: 'Miami', destination: 'Buffalo, NY', budget_tier: 'low' });

  it('has terms that add up to the relief, and a score of 50 less half of it', () => {
    const net = move.terms.reduce((sum, each) => sum + each.net, 0);
    expect(net).toBeCloseTo(move.quantity?.value ?? NaN, 9);
    expect(move.score).toBeCloseTo(50 - net / 2, 9);
    for (const { push, pull_back: back, net: own } of move.terms)
      expect(push + back).toBeCloseTo(own, 9);
    expect(move.hazards_lost).toContain('hurricane_exposure');
    expect(move.destination_home).toMatchObject({ cost_tier: 'low', within_budget: true });
  });

  it('turned round is the mirror', () => {
    const back = ask(route, { origin: 'Buffalo, NY', destination: 'Miami' });
    expect(back.quantity?.value).toBeCloseTo(-(move.quantity?.value ?? NaN), 9);
    expect(back.hazards_gained).toEqual(move.hazards_lost);
    expect(back.warnings.join(' ')).toContain('more pressure');
  });

  it('resolves names by the gazetteer and shows the match', () => {
    const named = ask(route, { origin: 'Galveston, Texas', destination: 'Duluth' });
    expect(named.origin.place).toMatchObject({ match: 'gazetteer', country_code: 'US' });
    expect(named.origin.place.lat).toBeCloseTo(29.3, 1);
    expect(named.destination.place.match).toBe('known_destination');
  });

  it('refuses a name that no place has, naming the nearest', () => {
    try {
      ask(route, { origin: 'Galvestone, Texas', destination: 'Duluth' });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(UnresolvedInput);
      expect((error as UnresolvedInput).path).toEqual(['origin']);
      expect((error as UnresolvedInput).message).toContain('Galveston');
    }
  });

  it('warns of drivers that both ends share', () => {
    const [first] = ask(corridor, {
      corridors: [{ origin: 'Miami', destination: 'Houston' }],
    }).corridors;
    expect(first?.shared_drivers).toContain('hurricane_exposure');
    expect(first?.warnings.join(' ')).toContain('share');
  });

  it('warns of homes above the budget', () => {
    const dear = ask(route, { origin: 'Miami', destination: 'Seattle', budget_tier: 'low' });
    expect(dear.destination_home?.within_budget).toBe(false);
    expect(dear.warnings.join(' ')).toContain('low tier');
  });
});

describe('corridors', () => {
  const pair = { origin: 'Miami', destination: 'Buffalo' };
  it('hold a hundred moves and no more, each as the route alone', () => {
    const batch = ask(corridor, { corridors: Array.from({ length: 100 }, () => pair) });
    expect(batch.corridors).toHaveLength(100);
    expect(batch.corridors[99]?.score).toBeCloseTo(ask(route, pair).score ?? NaN, 9);
    expect(
      corridor.input.safeParse({ corridors: Array.from({ length: 101 }, () => pair) }).success,
    ).toBe(false);
    expect(corridor.input.safeParse({ corridors: [] }).success).toBe(false);
  });
});

describe('ends of a move', () => {
  it('push adds up to the score, pull to what lacks of a full one', () => {
    const origin = ask(originAnalysis, { origin: 'New Orleans' });
    const push = origin.push.reduce((sum, { contribution }) => sum + contribution, 0);
    expect(push).toBeCloseTo(origin.score ?? NaN, 9);
    expect(origin.relief_nearby[0]?.relief).toBeGreaterThan(0);
    const end = ask(destinationAnalysis, { destination: 'Duluth' });
    const pull = end.pull_terms.reduce((sum, { contribution }) => sum + contribution, 0);
    expect(pull).toBeCloseTo(end.pull ?? NaN, 9);
  });
});

describe('destinations', () => {
  it('are ten, within the budget, least pressure first, with reasons', () => {
    for (const budget of ['low', 'medium', 'high'] as const) {
      const { destinations: list, known_destinations: known } = ask(destinations, {
        ...PHOENIX,
        budget_tier: budget,
      });
      expect(list).toHaveLength(10);
      expect(known).toBe(20);
      const scores = list.map((each) => each.score);
      expect(scores).toEqual(scores.toSorted((a, b) => a - b));
      if (budget === 'low') expect(list.every((each) => each.cost_tier === 'low')).toBe(true);
      for (const { why } of list) expect(why.length).toBeGreaterThan(0);
      expect(list[0]?.hazards_lost).toContain('heat_stress');
    }
  });

  it('are scored from tables that say what the engine says now', () => {
    for (const city of KNOWN_DESTINATIONS) {
      const now = placeInputs(city, embeddedFacts(placeNeeds(city)), moment);
      const asked = { scenario: 'SSP2-4.5', horizon: 30, year: 2026 } as const;
      const table = DESTINATION_INPUTS[city.id];
      expect(table, city.id).toBeDefined();
      if (!table) continue;
      const scoreOf = (inputs: typeof now) =>
        compositeOf(pressuresOf(inputs, asked), inputs.geohazards, WEIGHTS.stated)?.score ?? NaN;
      // Run scripts/migrationDestinations.ts where the embedded tables have moved on.
      expect(Math.abs(scoreOf(table) - scoreOf(now)), city.id).toBeLessThan(12);
      expect(['low', 'medium', 'high']).toContain(tierOf(city));
    }
  });

  it('come with the inventory that the product states', () => {
    expect(PRESSURE_ZONES).toHaveLength(15);
    expect(KNOWN_DESTINATIONS).toHaveLength(20);
    expect(KNOWN_CITIES).toHaveLength(40);
    expect(PRESSURES).toHaveLength(6);
    expect(GEOHAZARDS).toHaveLength(6);
  });
});

describe('the paragraph', () => {
  it.each([
    ['score', ask(score, MIAMI)],
    ['score of Dhaka', ask(score, { lat: 23.81, lon: 90.41, scenario: 'SSP5-8.5' })],
    ['route', ask(route, { origin: 'Miami', destination: 'Buffalo, NY' })],
    ['route of points', ask(route, { origin: PHOENIX, destination: MIAMI })],
    ['origin', ask(originAnalysis, { origin: 'New Orleans' })],
    ['destination', ask(destinationAnalysis, { destination: 'Duluth' })],
    ['destinations', ask(destinations, { ...PHOENIX, budget_tier: 'medium' })],
    ['corridors', ask(corridor, corridor.example)],
  ])('holds only numbers of the record: %s', (_name, reply) => {
    const record = roundReply(reply);
    expect(record.summary.length).toBeGreaterThan(80);
    expect(strayNumbers(record.summary, record)).toEqual([]);
  });
});
