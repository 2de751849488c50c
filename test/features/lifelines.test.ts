import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultServer, type FaultServer } from '../support/faultServer.ts';
import { strayNumbers } from '../support/numbersInRecord.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const WATER_MAIN = '/api/v1/infrastructure/water-main/risk';
const BRIDGE = '/api/v1/infrastructure/bridge/risk';
const TAILINGS = '/api/v1/mining/tailings-risk';
const NEXUS = '/api/v1/energy/water-nexus/score';
const EXPOSURE = '/api/v1/infrastructure/osm/exposure-analysis';
const RECORDED = `${import.meta.dirname}/../../../shared/connectors/samples/osm-overpass`;
const DETROIT = { lat: 42.33, lon: -83.05 };
const SAN_FRANCISCO = { lat: 37.7749, lon: -122.4194 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function ask(path: string, body: object) {
  const { status, json } = await server.call(path, { body });
  expect(status, JSON.stringify(json)).toBe(200);
  return json;
}

/** What every scored answer of the group holds: interval about the score and the quantity, provenance, levers, words by the record. */
function isWhole(json: Awaited<ReturnType<typeof ask>>): void {
  const { quantity, interval, score } = json;
  expect(quantity.p10).toBeLessThan(quantity.p50);
  expect(quantity.p90).toBeGreaterThan(quantity.p50);
  expect(interval.p10).toBeLessThanOrEqual(score);
  expect(interval.p90).toBeGreaterThanOrEqual(score);
  expect(json.levers.length).toBeGreaterThan(0);
  expect(json.summary).toContain(json.levers[0].change);
  expect(strayNumbers(json.summary, json)).toEqual([]);
  expect(json.provenance.model.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(json.provenance.inputs.length).toBeGreaterThan(0);
}

const refusal = async (path: string, body: object) => {
  const { status, json, text } = await server.call(path, { body });
  expect(status).toBe(422);
  return { fields: json.detail.map(({ loc }: { loc: unknown[] }) => loc.at(-1)), text };
};

describe(`POST ${WATER_MAIN}`, () => {
  const old = { ...DETROIT, pipe_material: 'cast_iron', pipe_age_years: 95 };

  it('reads as a utility engineer would: an old iron main in a cold city breaks far more than the survey’s mean', async () => {
    const json = await ask(WATER_MAIN, old);
    isWhole(json);
    expect(json.survey_breaks_per_100_miles_yr).toBe(28.6);
    expect(json.breaks_per_100_miles_yr).toBeGreaterThan(28.6);
    // 160.9344 km are 100 miles; the quantity carries three digits.
    expect(Number((json.breaks_per_100_miles_yr / 160.9344).toPrecision(3))).toBe(
      json.quantity.value,
    );
    expect(json.primary_driver).toBe('material');
    expect(json.drivers.map(({ driver }: { driver: string }) => driver).toSorted()).toEqual([
      'age',
      'frost',
      'material',
      'shaking',
      'soil',
    ]);
    expect(json.levers[0].score_change).toBeLessThan(-30);
  });

  it('says that no forecast answered and that climatology stands in, without a network', async () => {
    const { forecast_7_day: week, warnings, provenance } = await ask(WATER_MAIN, old);
    expect(week).toMatchObject({ basis: 'climatology', days: 7 });
    expect(week.reason.length).toBeGreaterThan(5);
    expect(week.probability_p10).toBeLessThan(week.probability_per_km);
    expect(week.probability_p90).toBeGreaterThan(week.probability_per_km);
    expect(warnings.join(' ')).toContain('not a forecast');
    expect(provenance.degraded).toBe(true);
  });

  it('names the materials to whoever asks for another, and the bounds of the age', async () => {
    const lead = await refusal(WATER_MAIN, { ...DETROIT, pipe_material: 'lead' });
    expect(lead.fields).toEqual(['pipe_material']);
    for (const each of ['cast_iron', 'ductile_iron', 'pvc', 'hdpe', 'concrete', 'steel'])
      expect(lead.text).toContain(each);
    const age = await refusal(WATER_MAIN, { ...DETROIT, pipe_age_years: -1 });
    expect(age.fields).toEqual(['pipe_age_years']);
    expect((await server.call(WATER_MAIN, { body: old, key: null })).status).toBe(401);
  });
});

describe(`POST ${BRIDGE}`, () => {
  const poor = { ...SAN_FRANCISCO, nbi_condition: 4, bridge_age_years: 62 };

  it('reads as a bridge engineer would: parts by cause, the base rate beside them, a path that falls', async () => {
    const json = await ask(BRIDGE, poor);
    isWhole(json);
    expect(json.base_rate.return_period_yr).toBeCloseTo(4700, 6);
    expect(json.quantity.value).toBeGreaterThan(json.base_rate.annual_probability);
    const survived = json.parts.reduce(
      (p: number, { annual_probability: each }: { annual_probability: number }) => p * (1 - each),
      1,
    );
    // The value is told with three digits, which its interval carries, the parts with four.
    const halfUnit = 0.5 * 10 ** (Math.floor(Math.log10(json.quantity.value)) - 2);
    expect(Math.abs(1 - survived - json.quantity.value)).toBeLessThan(1.2 * halfUnit);
    expect(json.parts[0].cause).toBe('earthquake');
    const path = json.condition_path.map(
      ({ expected_rating: r }: { expected_rating: number }) => r,
    );
    expect(path[0]).toBe(4);
    expect(path).toEqual(path.toSorted((a: number, b: number) => b - a));
  });

  it('says why no bridge of the inventory is named, and takes the average where nothing is given', async () => {
    const json = await ask(BRIDGE, SAN_FRANCISCO);
    expect(json).toMatchObject({ nbi_condition: 5, bridge_age_years: 40, bridges_near: null });
    expect(json.bridges_near_reason.length).toBeGreaterThan(5);
    expect(json.warnings.join(' ')).toContain('structure is not known');
  });

  it('names scour codes and classes to whoever gives another', async () => {
    const wrong = await refusal(BRIDGE, {
      ...poor,
      nbi_condition: 12,
      scour_code: 'X',
      bridge_class: 'HWB99',
    });
    expect(wrong.fields.toSorted()).toEqual(['bridge_class', 'nbi_condition', 'scour_code']);
    for (const each of ['HWB28', "'U'", 'less than or equal to 9'])
      expect(wrong.text).toContain(each);
  });
});

describe(`POST ${TAILINGS}`, () => {
  it('reads as a dam engineer would: stores with frequency, release and runout, each with its interval', async () => {
    const json = await ask(TAILINGS, { lat: 40.7, lon: -112.1 });
    isWhole(json);
    expect(json.state).toBe('known');
    const [nearest] = json.facilities;
    for (const spread of [
      nearest.annual_failure_probability,
      nearest.release_mm3,
      nearest.runout_km,
    ]) {
      expect(spread.p10).toBeLessThan(spread.p50);
      expect(spread.p90).toBeGreaterThan(spread.p50);
    }
    expect(nearest.along_drainage_km).toBeGreaterThan(nearest.distance_km);
    expect(nearest.source.length).toBeGreaterThan(10);
    expect(json.register.facilities + json.register.failures).toBeGreaterThanOrEqual(120);
  });

  it('is unknown, not safe, where no store is known', async () => {
    const json = await ask(TAILINGS, { lat: 48.85, lon: 2.35 });
    expect(json).toMatchObject({
      state: 'unknown',
      quantity: null,
      score: null,
      level: null,
      interval: null,
      facilities_within_radius: null,
      register: { portal_answered: false },
    });
    expect(json.reason).toContain('could not be asked');
    expect(json.summary).toContain('not safety');
  });

  it('refuses a radius out of bounds by name', async () => {
    const { fields, text } = await refusal(TAILINGS, { lat: 0, lon: 0, radius_km: 5000 });
    expect(fields).toEqual(['radius_km']);
    expect(text).toContain('less than or equal to');
  });
});

describe(`POST ${NEXUS}`, () => {
  it('reads as a power engineer would: plants by cooling, water used up, days held back now and in 2050', async () => {
    const json = await ask(NEXUS, { lat: 31.9973, lon: -102.0779 });
    isWhole(json);
    expect(json.basis).toBe('listed_plants');
    expect(json.register_size).toBeGreaterThanOrEqual(300);
    const tower = json.plants.find(
      ({ cooling, fuel }: { cooling: string; fuel: string }) =>
        cooling === 'tower' && fuel === 'gas_combined_cycle',
    );
    // 205 gallons a megawatt-hour, Macknick et al. (2012), in litres of three digits
    expect(tower.consumption_l_per_mwh).toBe(776);
    expect(json.by_2050.curtailment_days_per_yr).toBeGreaterThan(json.quantity.value);
    expect(json.capacity_on_fresh_water_mw).toBeLessThanOrEqual(json.capacity_within_radius_mw);
  });

  it('lets a reference plant stand in where none is listed, and says so', async () => {
    const json = await ask(NEXUS, { lat: -24, lon: 132, radius_km: 100 });
    expect(json).toMatchObject({ basis: 'reference_plant', plants: [], plants_within_radius: 0 });
    expect(json.warnings.join(' ')).toContain('No plant is listed');
  });

  it('refuses a latitude out of bounds and a text for a number', async () => {
    const wrong = await refusal(NEXUS, { lat: 95, lon: 'west' });
    expect(wrong.fields).toEqual(['lat', 'lon']);
  });
});

describe('live sources of stores, bridges and the map', () => {
  let source: FaultServer;
  let connected: TestServer;
  beforeAll(async () => {
    source = await faultServer('');
    connected = await startTestServer({
      SOURCE_GLOBAL_TAILINGS_PORTAL_URL: source.url,
      SOURCE_OSM_OVERPASS_URL: source.url,
      SOURCE_FHWA_NBI_URL: source.url,
    });
  });
  afterAll(async () => {
    await connected.stop();
    await source.close();
  });

  it('counts a store that operators disclose before the register', async () => {
    const row = {
      tsf_name: 'Sample TSF 1',
      company: 'Sample',
      latitude: 48.9,
      longitude: 2.4,
      status: 'Active',
      raising_type: 'Upstream',
      current_maximum_height: 40,
      current_tailings_storage_impoundment_volume: 5_000_000,
      hazard_categorization: 'High',
      history_stability_concerns: 'Yes',
    };
    source.behave({ type: 'application/json', body: JSON.stringify([row]) });
    const { json } = await connected.call(TAILINGS, { body: { lat: 48.85, lon: 2.35 } });
    expect(json).toMatchObject({ state: 'known', register: { portal_answered: true } });
    expect(json.facilities[0]).toMatchObject({
      raising: 'upstream',
      volume_mm3: 5,
      basis: 'portal',
    });
    expect(strayNumbers(json.summary, json)).toEqual([]);
  });

  it('judges the bridges that the inventory knows near the point, each by its own rating and scour code', async () => {
    source.behave({
      type: 'text/csv',
      body: [
        'STATE_CODE_001,STRUCTURE_NUMBER_008,LATDD,LONGDD,YEAR_BUILT_027,DECK_COND_058,SUPERSTRUCTURE_COND_059,SUBSTRUCTURE_COND_060,SCOUR_CRITICAL_113,ADT_029',
        '19,A1,41.6005,-93.6005,1965,6,6,6,8,5000',
        '19,A2,41.601,-93.601,1965,6,6,6,3,5000',
        '19,A3,41.602,-93.602,1965,6,4,5,8,5000',
        '',
      ].join('\n'),
    });
    const { json } = await connected.call(BRIDGE, { body: { lat: 41.6, lon: -93.6 } });
    expect(json.bridges_near.map(({ id }: { id: string }) => id)).toEqual(['A1', 'A2', 'A3']);
    const [sound, scoured, poor] = json.bridges_near;
    expect(poor.lowest_rating).toBe(4);
    expect(poor.annual_probability).toBeGreaterThan(sound.annual_probability);
    expect(scoured.annual_probability).toBeGreaterThan(5 * sound.annual_probability);
    expect(json).not.toHaveProperty('bridges_near_reason');
  });

  it('weighs what the map holds against the hazards, with intervals and what would change it most', async () => {
    const elements = [
      {
        type: 'way',
        id: 1,
        center: { lat: 37.775, lon: -122.419 },
        tags: { amenity: 'hospital', name: 'Sample Hospital' },
      },
      { type: 'node', id: 2, lat: 37.776, lon: -122.42, tags: { amenity: 'school' } },
      ...Array.from({ length: 30 }, (_, i) => ({
        type: 'way',
        id: 10 + i,
        center: { lat: 37.774, lon: -122.418 },
        tags: { building: 'yes' },
      })),
    ];
    source.behave({
      type: 'application/json',
      body: JSON.stringify({ osm3s: { timestamp_osm_base: '2026-01-01T00:00:00Z' }, elements }),
    });
    const { status, json } = await connected.call(EXPOSURE, {
      body: { ...SAN_FRANCISCO, radius_km: 2, hazard_type: 'earthquake' },
    });
    expect(status).toBe(200);
    // a hospital is 100 buildings, a school 20
    expect(json).toMatchObject({ ...SAN_FRANCISCO, total_assets: 32, weighted_assets: 150 });
    const { exposure, score, interval } = json.hazards.earthquake;
    expect(exposure.weighted_assets).toBeCloseTo(1.5 * score, 0);
    expect(exposure.p10).toBeCloseTo(1.5 * interval.p10, 0);
    expect(json.levers.map(({ change }: { change: string }) => change)).toContain(
      'no hospitals here',
    );
    expect(json.summary).toContain(json.levers[0].change);
    expect(strayNumbers(json.summary, json)).toEqual([]);
  });

  it.runIf(existsSync(RECORDED))('reads recorded answers of the map as they are', async () => {
    const asked = { lat: 50.814, lon: 7.158, radius_km: 1, hazard_type: 'flood' };
    source.behave({
      type: 'application/json',
      body: readFileSync(`${RECORDED}/area-01.json`, 'utf8'),
    });
    const platforms = await connected.call(EXPOSURE, { body: asked });
    // Platforms and a boundary: nothing that counts, and the map is known.
    expect(platforms.json).toMatchObject({ total_assets: 0, weighted_assets: 0 });
    expect(platforms.json.map_data_at).toMatch(/^20/);
  });

  it('says that the map is not known when it fails, never that nothing stands there', async () => {
    source.behave('error_500');
    const { json } = await connected.call(EXPOSURE, { body: { lat: 48.2, lon: 16.37 } });
    expect(json).toMatchObject({ assets: null, total_assets: null, weighted_assets: null });
    expect(json.assets_reason).toContain('osm-overpass');
    expect(json.summary).toContain('not an absence');
    const wrong = await connected.call(EXPOSURE, {
      body: { ...SAN_FRANCISCO, hazard_type: 'locusts', radius_km: 11 },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('wildfire');
  });
});
