import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultServer, type FaultServer } from '../support/faultServer.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let storms: FaultServer;
beforeAll(async () => {
  storms = await faultServer('{"activeStorms":[]}');
  server = await startTestServer({ SOURCE_NHC_STORMS_URL: storms.url });
});
afterAll(async () => {
  await server.stop();
  await storms.close();
});

interface Row {
  readonly id: string;
  readonly status: string;
  readonly reason: string | null;
  readonly age_s: number | null;
}
const rowOf = (json: { connectors: Row[] }, id: string) =>
  json.connectors.find((row) => row.id === id);

describe('GET /api/v1/data/connectors', () => {
  it('lists 25 in nine categories, with counts that add up', async () => {
    const { status, json } = await server.call('/api/v1/data/connectors');
    expect(status).toBe(200);
    expect(json.total).toBe(25);
    expect(json.by_category).toEqual({
      entity: 2,
      economic: 4,
      credit: 1,
      weather: 5,
      environmental: 7,
      air_quality: 2,
      citizen_sensors: 2,
      citizen_seismic: 1,
      infrasound: 1,
    });
    const { operational, degraded, down, unconfigured } = json.by_status;
    expect(operational + degraded + down + unconfigured).toBe(25);
  });

  it('says of sources without a key that they are unconfigured, and of the rest why they are down', async () => {
    const { json } = await server.call('/api/v1/data/connectors');
    expect(rowOf(json, 'fred')?.status).toBe('unconfigured');
    expect(rowOf(json, 'spc')).toMatchObject({
      status: 'down',
      reason: 'offline by configuration',
    });
  });

  it('follows the last calls', async () => {
    const { activeStorms } = await import('../../engines/ground/datasets/hazardFeeds.ts');
    await server.services.ask(activeStorms({}));
    const { json } = await server.call('/api/v1/data/connectors');
    expect(rowOf(json, 'nhc-storms')).toMatchObject({ status: 'operational', reason: null });
    expect(rowOf(json, 'nhc-storms')?.age_s).toBeLessThan(60);
  });

  it('401 without a key', async () =>
    expect((await server.call('/api/v1/data/connectors', { key: null })).status).toBe(401));
});
