import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActiveFire } from '../../../engines/ground/datasets/fire.ts';
import type { Fact, NeedTree } from '../../../engines/facts.ts';
import { insurancePremium, topN } from '../../../engines/systems/bsa/index.ts';
import * as migration from '../../../engines/systems/climateMigration/index.ts';
import { flareDetection } from '../../../engines/systems/emissions/index.ts';
import {
  bridgeRisk,
  exposureAnalysis,
  waterMainRisk,
} from '../../../engines/systems/infrastructure/index.ts';
import { PIPE_MATERIALS } from '../../../engines/systems/infrastructure/waterMain/tables.ts';
import { tailingsRisk } from '../../../engines/systems/tailings/index.ts';
import { nexusScore } from '../../../engines/systems/waterNexus/index.ts';
import { roundsOf, type Vertical } from '../../../engines/vertical.ts';
import { embeddedFacts } from '../../../scripts/validation/embeddedFacts.ts';
import { roundReply } from '../../../src/core/round.ts';
import { strayNumbers } from '../../support/numbersInRecord.ts';

const moment = { ms: Date.UTC(2026, 0, 15, 12), iso: '2026-01-15T12:00:00.000Z' };

interface Answer {
  readonly summary: string;
  readonly levers?: readonly unknown[];
  readonly warnings: readonly string[];
}

/** What a server without a network answers, `more` standing in for what live sources would send. */
function ask(
  vertical: unknown,
  body: object,
  more: Readonly<Record<string, unknown>> = {},
): Answer {
  const asked = vertical as Vertical;
  const input = asked.input.parse(body);
  let facts: Record<string, unknown> = {};
  for (const round of roundsOf(asked, input))
    facts = { ...facts, ...embeddedFacts(round(facts as never) as NeedTree), ...more };
  return roundReply((asked.assess as (...given: unknown[]) => Answer)(input, facts, moment));
}

const live = <T>(value: T): Fact<T> => ({
  value,
  source: 'test',
  asOf: moment.iso,
  retrievedAt: moment.iso,
  status: 'live',
});

const land = fc.constantFrom(
  { lat: 42.33, lon: -83.05 },
  { lat: 37.77, lon: -122.42 },
  { lat: 41.6, lon: -93.6 },
  { lat: 52.37, lon: 4.9 },
  { lat: -33.45, lon: -70.67 },
  { lat: 35.68, lon: 139.69 },
  { lat: -20.12, lon: -44.12 },
  { lat: 31.9973, lon: -102.0779 },
  { lat: 23.81, lon: 90.41 },
  { lat: 0.1, lon: 20.3 },
  { lat: 68.4, lon: 17.4 },
);
const anywhere = fc.oneof(
  land,
  fc.record({
    lat: fc.double({ min: -60, max: 75, noNaN: true }).map((value) => Number(value.toFixed(3))),
    lon: fc.double({ min: -180, max: 180, noNaN: true }).map((value) => Number(value.toFixed(3))),
  }),
);
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const future = {
  scenario: fc.constantFrom('SSP2-4.5', 'SSP5-8.5'),
  horizon_years: fc.constantFrom(10, 20, 30),
};
const name = fc.constantFrom(
  'Miami',
  'Duluth',
  'Galveston, Texas',
  'Phoenix',
  'Lagos',
  'Buffalo, NY',
);
const end = fc.oneof(name, land);

const place = <T extends object>(
  at: fc.Arbitrary<{ lat: number; lon: number }>,
  rest: fc.Arbitrary<T>,
) => fc.tuple(at, rest).map(([point, more]) => ({ ...point, ...more }));

const QUESTIONS: readonly (readonly [string, unknown, fc.Arbitrary<object>])[] = [
  [
    'water main',
    waterMainRisk,
    place(
      anywhere,
      fc.record({
        pipe_material: some(fc.constantFrom(...PIPE_MATERIALS)),
        pipe_age_years: some(fc.integer({ min: 0, max: 150 })),
      }),
    ),
  ],
  [
    'bridge',
    bridgeRisk,
    place(
      anywhere,
      fc.record({
        nbi_condition: fc.integer({ min: 0, max: 9 }),
        bridge_age_years: fc.integer({ min: 0, max: 150 }),
        scour_code: some(fc.constantFrom('N', 'U', '9', '8', '5', '3', '2', '1')),
      }),
    ),
  ],
  [
    'tailings',
    tailingsRisk,
    place(anywhere, fc.record({ radius_km: fc.integer({ min: 5, max: 200 }) })),
  ],
  [
    'water for power',
    nexusScore,
    place(anywhere, fc.record({ radius_km: fc.integer({ min: 20, max: 500 }) })),
  ],
  [
    'premium',
    insurancePremium,
    fc.record({
      site_id: fc.constantFrom('castor', 'aliso-canyon'),
      insured_value_usd: fc.integer({ min: 10_000, max: 2_000_000_000 }),
      cycling_intensity_per_yr: fc.integer({ min: 0, max: 8760 }),
      covers_natural: fc.boolean(),
      attachment_usd: fc.constantFrom(0, 100_000),
    }),
  ],
  [
    'ranking of assets',
    topN,
    fc.record({
      n: fc.integer({ min: 1, max: 50 }),
      cycling_intensity_per_yr: fc.integer({ min: 0, max: 8760 }),
    }),
  ],
  ['migration score', migration.score, place(anywhere, fc.record(future))],
  [
    'destinations',
    migration.destinations,
    place(land, fc.record({ ...future, budget_tier: fc.constantFrom('low', 'medium', 'high') })),
  ],
  ['route', migration.route, fc.record({ origin: end, destination: end, ...future })],
  ['origin', migration.originAnalysis, fc.record({ origin: end, ...future })],
  ['destination', migration.destinationAnalysis, fc.record({ destination: end, ...future })],
  [
    'corridors',
    migration.corridor,
    fc.record({
      corridors: fc.array(fc.record({ origin: end, destination: end }), {
        minLength: 1,
        maxLength: 3,
      }),
      ...future,
    }),
  ],
];

describe('the paragraph of every answer', () => {
  it.each(QUESTIONS)(
    '%s: numbers of the record only, and what would change the answer',
    (_name, vertical, bodies) =>
      fc.assert(
        fc.property(bodies, (body) => {
          const answer = ask(vertical, body);
          explained(answer);
        }),
        // The ranking prices the whole register each time.
        { numRuns: vertical === topN ? 4 : 25, seed: 13 },
      ),
  );
});

/** Every number of the words stands in the record; whatever has levers names the strongest. */
function explained(answer: Answer): void {
  expect(answer.summary.length).toBeGreaterThan(50);
  expect(strayNumbers(answer.summary, answer), answer.summary).toEqual([]);
  expect(answer.summary).not.toMatch(/undefined|null|NaN|Infinity/);
  if ((answer.levers?.length ?? 0) > 0) expect(answer.summary).toContain('would change');
}

describe('flares', () => {
  const fire = fc.record({
    lat: fc.constantFrom(31.9, 31.95, 32.1),
    lon: fc.constantFrom(-102.05, -102.3),
    frpMw: fc.double({ min: 0.5, max: 80, noNaN: true }),
    night: fc.integer({ min: 1, max: 5 }),
  });

  it('say in numbers of the record what was seen, and what would change it most', () =>
    fc.assert(
      fc.property(
        fc.array(fire, { maxLength: 20 }),
        fc.integer({ min: 1, max: 200 }),
        (seen, radius) => {
          const fires = seen.map(({ lat, lon, frpMw, night }): ActiveFire => ({
            lat,
            lon,
            frpMw,
            at: `2026-01-1${night}T08:00:00Z`,
            isNight: true,
            confidence: 'nominal',
            instrument: 'VIIRS',
            satellite: 'N20',
            brightnessK: 330,
          }));
          const answer = ask(
            flareDetection,
            { lat: 31.9973, lon: -102.0779, radius_km: radius, days_back: 5 },
            { fires: { window1: live({ fires }) } },
          ) as Answer & { quantity: { value: number } };
          explained(answer);
          if (answer.quantity.value > 0) expect(answer.levers?.length).toBeGreaterThan(2);
        },
      ),
      { numRuns: 60, seed: 13 },
    ));
});

describe('exposure of mapped assets', () => {
  const tags = fc.constantFrom<Record<string, string>>(
    { amenity: 'hospital', name: 'St. Mary' },
    { amenity: 'school' },
    { building: 'yes' },
    { power: 'substation' },
    { bridge: 'yes', highway: 'primary' },
  );

  it('says in numbers of the record what stands there, against which hazard, and what would change it most', () =>
    fc.assert(
      fc.property(
        place(land, fc.record({ all: fc.array(tags, { maxLength: 40 }) })),
        ({ lat, lon, all }) => {
          const list = live({
            objects: all.map((each, i) => ({ id: `node/${i}`, lat, lon, tags: each })),
            complete: true,
            dataAt: moment.iso,
          });
          const answer = ask(
            exposureAnalysis,
            { lat, lon, radius_km: 3 },
            { facilities: list, networks: list, buildings: list },
          ) as Answer & { most_exposed_to: string | null; total_assets: number };
          explained(answer);
          if (answer.most_exposed_to !== null && answer.total_assets > 0)
            expect(answer.levers?.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 15, seed: 13 },
    ));
});
