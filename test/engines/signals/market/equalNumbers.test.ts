import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  EARTHQUAKE_MARKETS,
  TSUNAMI_MARKETS,
  VOLCANO_MARKETS,
} from '../../../../engines/signals/market/tables.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

type Numbers = readonly (number | null)[];
interface Chances {
  readonly horizon_days: number;
  readonly least_size: readonly number[];
  readonly probability: readonly number[];
  readonly probability_p05: readonly number[];
  readonly probability_p95: readonly number[];
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const marketOf = async (body: object): Promise<Numbers> => {
  const { json } = await server.call('/api/v1/predictions/market/oracle', { body });
  expect(json.state, JSON.stringify(body)).toBe('known');
  return [json.probability, json.probability_p05, json.probability_p95];
};
const answerOf = async (path: string, body: object) => (await server.call(path, { body })).json;

/** Every size of a list of chances, asked as a market. */
async function sameAsMarket(chances: Chances, question: (size: number) => object): Promise<number> {
  expect(chances.horizon_days).toBe(365);
  for (const [i, size] of chances.least_size.entries()) {
    const own = [chances.probability[i], chances.probability_p05[i], chances.probability_p95[i]];
    expect(await marketOf({ ...question(size), time_horizon_days: 365 }), `${size}`).toEqual(own);
  }
  return chances.least_size.length;
}

describe('the market oracle gives the numbers of the hazards', () => {
  it(
    'of earthquake/predict, for every region, magnitude and horizon',
    { timeout: 60_000 },
    async () => {
      let compared = 0;
      for (const region of EARTHQUAKE_MARKETS) {
        const { json } = await server.call(`/api/v1/earthquake/predict/${region}`);
        for (const one of json.forecasts) {
          const own = [one.probability, one.probability_p05, one.probability_p95];
          const question = {
            hazard_type: 'earthquake',
            region,
            magnitude_threshold: one.magnitude,
            time_horizon_days: one.horizon_days,
          };
          expect(await marketOf(question), JSON.stringify(question)).toEqual(own);
          compared++;
        }
      }
      expect(compared).toBeGreaterThanOrEqual(11 * 4);
    },
  );

  it.each(VOLCANO_MARKETS)('of volcano/predict, for every VEI at $id', async (row) => {
    const { id: region, gvpNumber, lat, lon } = row;
    const { volcanoes } = await answerOf('/api/v1/volcano/predict', { lat, lon });
    const found = volcanoes.find((one: { gvp_number: number }) => one.gvp_number === gvpNumber);
    const sizes = await sameAsMarket(found.chances, (magnitude_threshold) => ({
      hazard_type: 'volcano',
      region,
      magnitude_threshold,
    }));
    expect(sizes).toBe(8);
    expect(found.chances.probability[0]).toBeLessThanOrEqual(found.annual_eruption_probability);
  });

  it.each(TSUNAMI_MARKETS)('of tsunami/predict, for every magnitude of $id', async (row) => {
    const { id: region, zone, lat, lon } = row;
    const { zones } = await answerOf('/api/v1/tsunami/predict', { lat, lon });
    const found = zones.find((one: { zone: string }) => one.zone === zone);
    const sizes = await sameAsMarket(found.chances, (magnitude_threshold) => ({
      hazard_type: 'tsunami',
      region,
      magnitude_threshold,
    }));
    expect(sizes).toBeGreaterThanOrEqual(2);
  });

  const PLACES = [
    { lat: 35.47, lon: -97.52 },
    { lat: 29.76, lon: -95.37 },
    { lat: 52.37, lon: 4.9 },
    { lat: -27.47, lon: 153.03 },
    { lat: 13.75, lon: 100.5 },
    { lat: 45.44, lon: 12.33 },
  ];

  it.each(PLACES)('of weather/context, for hail and every rating at %j', async (place) => {
    const { severe_weather: severe } = await answerOf('/api/v1/weather/context', place);
    const question = { hazard_type: 'severe_weather', ...place };
    expect(await sameAsMarket(severe.hail_chances, () => question)).toBe(1);
    const ratings = await sameAsMarket(severe.tornado_chances, (magnitude_threshold) => ({
      ...question,
      magnitude_threshold,
    }));
    expect(ratings).toBe(6);
  });

  it.each(PLACES)('of weather/flood-forecast, for 365 days and a year at %j', async (place) => {
    const { chances, quantity } = await answerOf('/api/v1/weather/flood-forecast', place);
    const question = { hazard_type: 'flood', ...place };
    await sameAsMarket(chances, () => question);
    const [yearly] = await marketOf({ ...question, time_horizon_days: 365.25 });
    // One number told to four digits and to three: apart by half a unit of each at most.
    const halfUnit = 0.5 * 10 ** (Math.floor(Math.log10(quantity.value)) - 2);
    expect(Math.abs((yearly ?? NaN) - quantity.value)).toBeLessThanOrEqual(1.1 * halfUnit + 1e-12);
  });
});
