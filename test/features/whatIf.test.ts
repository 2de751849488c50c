import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';

const PATH = '/api/v1/explain/what-if';
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());
const ask = async (body: object) => (await server.call(PATH, { body })).json;

describe('what if', () => {
  it('firm ground in place of soft lowers the composite; both answers are whole', async () => {
    const json = await ask({
      operation: 'georisk_score',
      input: { lat: 37.7749, lon: -122.4194 },
      changes: { vs30_mps: 760 },
    });
    const plain = await server.call('/api/v1/georisk/score', {
      body: { lat: 37.7749, lon: -122.4194 },
    });
    expect(json.measure).toBe('/quantity/value');
    expect(json.before).toBe(plain.json.quantity.value);
    expect(json.answer_before.components).toEqual(plain.json.components);
    expect(json.after).toBeLessThan(json.before);
    expect(json.answer_after.components.seismic_site_amplification.score).toBeLessThan(
      json.answer_before.components.seismic_site_amplification.score,
    );
    expect(json.effects).toMatchObject([{ fact: 'vs30_mps', kind: 'fact', to: 760 }]);
    expect(json.effects[0].from).toBeCloseTo(204, 0);
    expect(json).toMatchObject({ most_important: 'vs30_mps', interaction: 0 });
  });

  it('takes a place by its name, as the operation does', async () => {
    const question = { operation: 'georisk_score', changes: { vs30_mps: 760 } };
    const named = await ask({ ...question, input: { place: 'Naples, Italy' } });
    const { place_match } = (
      await server.call('/api/v1/georisk/score', { body: { place: 'Naples, Italy' } })
    ).json;
    const input = { lat: place_match.lat, lon: place_match.lon };
    expect(named.before).toBe((await ask({ ...question, input })).before);
    const unclear = await ask({ ...question, input: { place: 'Springfield' } });
    expect(unclear.detail).toMatchObject([
      { loc: ['body', 'input', 'place'], msg: expect.stringContaining('several places') },
    ]);
  });

  it('building and ground together, one at a time: a raised floor and a defence against water, a younger house against shaking', async () => {
    const json = await ask({
      operation: '/api/v1/insurance/property-score',
      input: { lat: 29.9511, lon: -90.0715, property_type: 'residential', construction_year: 1950 },
      changes: { first_floor_m: 2, defence_years: 500, year_built: 2015 },
    });
    const byName = Object.fromEntries(
      json.effects.map((each: { fact: string }) => [each.fact, each]),
    );
    expect(Object.keys(byName).toSorted()).toEqual([
      'construction_year',
      'defence_years',
      'first_floor_height_m',
    ]);
    for (const { difference } of json.effects) expect(difference).toBeLessThanOrEqual(0);
    expect(byName.first_floor_height_m.difference).toBeLessThan(0);
    expect(byName.construction_year).toMatchObject({ from: 1950, to: 2015 });
    // USACE: levees of New Orleans hold the Mississippi's project flood, but a surge of 1 % a year only.
    expect(byName.defence_years).toMatchObject({ from: 100, to: 500 });
    expect(json.most_important).toBe(json.effects[0].fact);
    const sum = json.effects.reduce(
      (all: number, each: { difference: number }) => all + each.difference,
      0,
    );
    expect(json.interaction).toBeCloseTo(json.difference - sum, 6);
    expect(json.method).toContain('One at a time');
  });

  it('no defence floods more, and what a source says changes where the operation takes no such member', async () => {
    const json = await ask({
      operation: 'flood_forecast',
      input: { lat: 51.92, lon: 4.48 },
      changes: { defence_years: 0 },
      measure: '/score',
    });
    expect(json.effects[0].from).toBeGreaterThan(100);
    expect(json.after).toBeGreaterThan(json.before);
  });

  it('stores nothing', async () => {
    const count = () => server.services.database.sql('select 1 from prediction');
    const before = (await count()).length;
    await ask({
      operation: 'volcano_predict',
      input: { lat: 40.85, lon: 14.27 },
      changes: { radius_km: 50 },
    });
    expect(await count()).toHaveLength(before);
  });

  it.each([
    [{ operation: 'georisk_scor' }, ['body', 'operation'], 'georisk_score'],
    [{ changes: { colour: 'red' } }, ['body', 'changes', 'colour'], 'vs30_mps'],
    [{ changes: { vs30_mps: 5 } }, ['body', 'changes', 'vs30_mps'], '80'],
    [{ changes: {} }, ['body', 'changes'], 'at least one'],
    [{ input: { lat: 91, lon: 0 } }, ['body', 'input', 'lat'], '90'],
    [{ changes: { radius_km: -1 } }, ['body', 'changes', 'radius_km'], ''],
  ])('422 for %j', async (wrong, loc, words) => {
    const { status, json } = await server.call(PATH, {
      body: {
        operation: 'georisk_score',
        input: { lat: 1, lon: 1 },
        changes: { vs30_mps: 400 },
        ...wrong,
      },
    });
    expect([status, json.detail?.[0]?.loc]).toEqual([422, loc]);
    expect(json.detail[0].msg).toContain(words);
  });

  it('409 for a measure that the answer does not have', async () => {
    const { status } = await server.call(PATH, {
      body: {
        operation: 'georisk_score',
        input: { lat: 1, lon: 1 },
        changes: { vs30_mps: 400 },
        measure: '/nothing',
      },
    });
    expect(status).toBe(409);
  });
});
