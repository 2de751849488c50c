import { describe, expect, it } from 'vitest';
import { tailingsStores } from '../../../../engines/ground/datasets/infrastructure.ts';
import { tailingsRisk } from '../../../../engines/systems/tailings/index.ts';
import { depositOf } from '../../../../engines/systems/tailings/deposit.ts';
import { raisingOf, storesNear } from '../../../../engines/systems/tailings/nearStores.ts';
import { reachProbability } from '../../../../engines/systems/tailings/reach.ts';
import {
  failureFrequency,
  storeRelease,
} from '../../../../engines/systems/tailings/storeFailure.ts';
import {
  FACILITY_ROWS,
  FAILURE_ROWS,
  TAILINGS_SOURCES,
} from '../../../../engines/systems/tailings/tables/register.ts';
import { embeddedFacts } from '../../../../scripts/validation/embeddedFacts.ts';
import { roundReply } from '../../../../src/core/round.ts';
import { knownFact } from '../../../support/knownFact.ts';
import { strayNumbers } from '../../../support/numbersInRecord.ts';

const moment = { ms: Date.UTC(2026, 0, 15, 12), iso: '2026-01-15T12:00:00.000Z' };

function assess(body: object) {
  const input = tailingsRisk.input.parse(body);
  return tailingsRisk.assess(input, embeddedFacts(tailingsRisk.needs(input)), moment);
}

const store = {
  raising: 'c',
  isClosed: false,
  hadConcern: false,
  heightM: 40,
  volumeMm3: 20,
} as const;
const site = { pga475G: 0.1, rainMm: 800 };

describe('stores of the portal', () => {
  const near = (more: object) => {
    const [row] = tailingsStores.sample.stores;
    const stores = [{ ...row, ...more }] as typeof tailingsStores.sample.stores;
    // The middle of the Pacific: the register has no store there.
    const portal = knownFact({ ...tailingsStores.sample, stores });
    return storesNear({ lat: -20, lon: -130, radiusKm: 50 }, portal)[0];
  };
  const here = { lat: -20.1, lon: -130.1 };

  it.each([
    ['Active', 'active', false],
    ['Closed', 'closed', true],
    ['Inactive / care and maintenance', 'closed', true],
    ['Reclaimed', 'closed', true],
    [null, 'unknown', false],
  ])('disclosed as %s are %s', (status, said, isClosed) => {
    expect(near({ ...here, status })).toMatchObject({ status: said, isClosed });
  });

  it('hold what is disclosed in m3, and an unknown volume or height where it is nothing', () => {
    expect(near({ ...here, volumeM3: 12_000_000 })?.volumeMm3).toBeCloseTo(12, 9);
    expect(near({ ...here, volumeM3: 0, heightM: 0 })).toMatchObject({
      volumeMm3: null,
      heightM: null,
    });
    expect(near({ lat: -21, lon: -131 })).toBeUndefined();
  });
});

describe('tailings', () => {
  it('is unknown, not safe, where no store is known', () => {
    const paris = assess({ lat: 48.85, lon: 2.35 });
    expect(paris).toMatchObject({ state: 'unknown', score: null, level: null, quantity: null });
    expect(paris.reason).toContain('50 km');
    expect(paris.warnings.join(' ')).toContain('not safe');
  });

  it('is unknown where the few that lists hold would make it LOW: the gold fields hold hundreds', () => {
    const johannesburg = assess({ lat: -26.2, lon: 28.05 });
    expect(johannesburg).toMatchObject({ state: 'unknown', score: null, level: null });
    expect(johannesburg.facilities).not.toEqual([]);
    expect(johannesburg.summary).toContain('Brakpan');
    const record = roundReply(johannesburg);
    expect(strayNumbers(record.summary, record)).toEqual([]);
  });

  it('knows Magna from Salt Lake City, and names Brumadinho at Brumadinho', () => {
    const magna = assess({ lat: 40.7, lon: -112.1 });
    expect(magna.state).toBe('known');
    expect(magna.facilities[0]?.name).toContain('Magna');
    const brumadinho = assess({ lat: -20.12, lon: -44.15, radius_km: 20 });
    expect(brumadinho.past_failures[0]).toMatchObject({ year: 2019, deaths: 270 });
  });

  it('fails more often when raised upstream, in earthquakes, in rain, with a concern; less when closed', () => {
    const mean = (change: object, at: object = {}) =>
      failureFrequency({ ...store, ...change }, { ...site, ...at }).mean;
    expect(mean({ raising: 'u' })).toBeCloseTo(3 * mean({}), 9);
    expect(mean({ raising: 'd' })).toBeLessThan(mean({}));
    expect(mean({}, { pga475G: 0.4 })).toBeGreaterThan(mean({}));
    expect(mean({}, { rainMm: 2000 })).toBeGreaterThan(mean({}));
    expect(mean({ hadConcern: true })).toBeGreaterThan(mean({}));
    expect(mean({ isClosed: true })).toBeLessThan(mean({}));
  });

  it('runs farther from larger and higher stores, with a wider interval where the size is not known', () => {
    expect(storeRelease({ ...store, volumeMm3: 60 }).runoutKm.p50).toBeGreaterThan(
      storeRelease(store).runoutKm.p50,
    );
    expect(storeRelease({ ...store, heightM: 80 }).runoutKm.p50).toBeGreaterThan(
      storeRelease(store).runoutKm.p50,
    );
    const giant = storeRelease({ ...store, heightM: 200, volumeMm3: 900 }).runoutKm;
    expect(giant.p90).toBe(660);
    expect(giant.p10).toBeLessThan(giant.p90);
    const unknown = storeRelease({ heightM: null, volumeMm3: null });
    const width = ({ runoutKm: { p10, p90 } }: typeof unknown) => p90 / p10;
    expect(unknown.isAssumed).toBe(true);
    expect(width(unknown)).toBeGreaterThan(width(storeRelease(store)));
    expect(storeRelease({ ...store, volumeMm3: 0.06 }).releasedMm3.p90).toBeLessThanOrEqual(0.06);
  });

  it('a deposit ends at the shore of a lower lake that the runout reaches, and only there', () => {
    const runout = { p10: 5, p50: 40, p90: 200 };
    const lake = { kind: 'lake', distanceKm: 10, elevationM: 700, sigmaM: 20 } as const;
    const high = { elevationM: 900, sigmaM: 20 };
    const ended = depositOf(runout, lake, high);
    expect(ended.depositKm).toEqual({ p10: 5, p50: 13, p90: 200 });
    expect(ended.water).toMatchObject({ kind: 'lake', alongDrainageKm: 13, endsDeposit: true });
    const stays = (...given: Parameters<typeof depositOf>) => {
      const { depositKm, water } = depositOf(...given);
      expect(depositKm).toEqual(given[0]);
      expect(water?.endsDeposit ?? false).toBe(false);
    };
    stays(runout, { ...lake, distanceKm: 35 }, high);
    stays(runout, lake, { elevationM: 600, sigmaM: 20 });
    stays(runout, lake, undefined);
    stays(runout, null, high);
    expect(depositOf(runout, { ...lake, kind: 'sea' }, undefined).water?.endsDeposit).toBe(true);
  });

  it('tells of the water near a store', () => {
    const near = FACILITY_ROWS.map(([name, , , lat, lon]) => ({ name, lat, lon })).find(
      ({ lat, lon }) => assess({ lat, lon, radius_km: 5 }).facilities[0]?.receiving_water,
    );
    const [facility] = assess({ lat: near?.lat, lon: near?.lon, radius_km: 5 }).facilities;
    const water = facility?.receiving_water;
    expect(water?.along_drainage_km).toBeCloseTo(1.3 * (water?.distance_km ?? NaN), 6);
    expect(facility?.deposit_km.p50).toBeLessThanOrEqual(facility?.runout_km.p50 ?? 0);
  });

  it('reaches near and low places, not those above the store', () => {
    const runout = { medianKm: 30, lnSigma: 1.1 };
    const at = (distanceKm: number, dropM?: number) =>
      reachProbability({ distanceKm, dropM, dropSigmaM: 10 }, runout);
    expect(at(2)).toBeGreaterThan(at(20));
    expect(at(5, 100)).toBeGreaterThan(at(5, -100));
    expect(at(5, -200)).toBeLessThan(1e-6);
  });

  it('takes the portal’s row where both know a store', () => {
    const portal = {
      value: {
        stores: [
          {
            name: 'Magna North',
            company: 'Sample',
            lat: 40.765,
            lon: -112.12,
            status: 'Active',
            raisingType: 'Upstream',
            heightM: 80,
            volumeM3: 1e9,
            hazard: null,
            hadStabilityConcern: true,
          },
        ],
      },
      source: 'test',
      asOf: '',
      retrievedAt: '',
      status: 'live' as const,
    };
    const [first, ...others] = storesNear({ lat: 40.7, lon: -112.1, radiusKm: 50 }, portal);
    expect(first).toMatchObject({ basis: 'portal', raising: 'u', hadConcern: true });
    expect(others.map(({ name }) => name)).not.toContain('Magna impoundments, Bingham Canyon');
    expect(raisingOf('Centreline')).toBe('c');
    expect(raisingOf(null)).toBe('n');
  });

  it('documents at least 120 facilities and failures, each with a source and a place', () => {
    expect(FACILITY_ROWS.length + FAILURE_ROWS.length).toBeGreaterThanOrEqual(120);
    for (const row of FAILURE_ROWS) {
      expect(TAILINGS_SOURCES[row[10]]).toBeDefined();
      expect(Math.abs(row[2][0])).toBeLessThanOrEqual(90);
    }
    const names = FACILITY_ROWS.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    { lat: 40.7, lon: -112.1 },
    { lat: -20.25, lon: -43.5, radius_km: 60 },
    { lat: -31.9, lon: -70.95 },
  ])('explains itself with numbers of the record: %o', (body) => {
    const record = roundReply(assess(body));
    expect(strayNumbers(record.summary, record)).toEqual([]);
  });
});

describe('the spread of the regressions', () => {
  const inside = (value: number, { p10, p90 }: { readonly p10: number; readonly p90: number }) =>
    value >= p10 && value <= p90 * (1 + 1e-9);

  it('holds some 80 in a hundred of the failures whose dam, volume and runout are known', () => {
    const known = FAILURE_ROWS.flatMap(([, , , , , heightM, volumeMm3, releasedMm3, runoutKm]) =>
      heightM === null || volumeMm3 === null ? [] : [{ heightM, volumeMm3, releasedMm3, runoutKm }],
    );
    const runouts = known.flatMap((dam) =>
      dam.runoutKm === null ? [] : [inside(dam.runoutKm, storeRelease(dam).runoutKm)],
    );
    const releases = known.flatMap((dam) =>
      dam.releasedMm3 === null ? [] : [inside(dam.releasedMm3, storeRelease(dam).releasedMm3)],
    );
    for (const all of [runouts, releases]) {
      expect(all.length).toBeGreaterThan(25);
      const share = all.filter(Boolean).length / all.length;
      expect(share).toBeGreaterThan(0.68);
      expect(share).toBeLessThan(0.96);
    }
  });
});
