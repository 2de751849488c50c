import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faultServer, type FaultServer } from '../support/faultServer.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const PATH = '/api/v1/oracle-feed/oracle';
const HERE = { lat: 37.7749, lon: -122.4194 };
/** Each case asks at a place of its own, since answers are kept for a minute. */
let step = 0;
const nextPlace = () => ({ lat: HERE.lat + ++step * 0.05, lon: HERE.lon });

let server: TestServer;
let quakes: FaultServer;
let rivers: FaultServer;

const feature = (
  id: string,
  at: { lat: number; lon: number },
  more: { mag: number | null; hoursAgo?: number; status?: string },
) => ({
  type: 'Feature',
  id,
  geometry: { type: 'Point', coordinates: [at.lon, at.lat, 8] },
  properties: {
    mag: more.mag,
    magType: 'mw',
    place: 'somewhere',
    time: Date.now() - (more.hoursAgo ?? 1) * 3_600_000,
    updated: Date.now() - 60_000,
    url: null,
    alert: null,
    status: more.status ?? 'reviewed',
    tsunami: 0,
    net: 'nc',
    code: id,
    ids: `,${id},`,
    types: ',origin,',
    type: 'earthquake',
  },
});
const collection = (...features: unknown[]) => ({
  body: JSON.stringify({
    type: 'FeatureCollection',
    metadata: { generated: Date.now() },
    features,
  }),
});

const status = (category: string, stage: number, hoursAgo = 0.5) => ({
  primary: stage,
  primaryUnit: 'ft',
  secondary: -999,
  secondaryUnit: 'kcfs',
  floodCategory: category,
  validTime:
    category === 'not_defined'
      ? '0001-01-01T00:00:00Z'
      : new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
});
const gauge = (lid: string, at: { lat: number; lon: number }, observed: object) => ({
  lid,
  usgsId: '',
  name: `River at ${lid}`,
  latitude: at.lat,
  longitude: at.lon,
  status: { observed, forecast: status('fcst_not_current', -999) },
});
const gauges =
  (...list: ReturnType<typeof gauge>[]) =>
  (request: { url?: string | undefined }) => {
    const one = list.find(({ lid }) => request.url?.endsWith(`/gauges/${lid}`));
    const flood = {
      stageUnits: 'ft',
      flowUnits: 'kcfs',
      categories: {
        action: { stage: 8, flow: -9999 },
        minor: { stage: 10, flow: -9999 },
        moderate: { stage: 12, flow: -9999 },
        major: { stage: 15, flow: -9999 },
      },
    };
    return { body: JSON.stringify(one ? { ...one, flood } : { gauges: list }) };
  };

beforeAll(async () => {
  quakes = await faultServer('{}');
  rivers = await faultServer('{}');
  server = await startTestServer({
    SOURCE_USGS_FDSN_EVENT_URL: quakes.url,
    SOURCE_NWPS_GAUGES_URL: rivers.url,
  });
});
afterAll(async () => {
  await server.stop();
  await quakes.close();
  await rivers.close();
});
beforeEach(() => quakes.behave(collection()));

const ask = (body: object) => server.call(PATH, { body });

describe('earthquake trigger', () => {
  it('is triggered by a magnitude equal to the threshold, with the exact record', async () => {
    const place = nextPlace();
    quakes.behave(
      collection(
        feature('nc1', { lat: place.lat + 0.5, lon: place.lon }, { mag: 5 }),
        feature('nc2', place, { mag: 4.7 }),
      ),
    );
    const { status: code, json } = await ask({
      trigger_type: 'earthquake',
      ...place,
      threshold: 5,
    });
    expect(code).toBe(200);
    expect(json).toMatchObject({
      triggered: true,
      source: 'usgs-fdsn-event',
      hours: 24,
      radius_km: 100,
      final: true,
    });
    expect(json.records[0]).toMatchObject({
      event_id: 'nc1',
      magnitude: 5,
      meets_threshold: true,
      revision: { status: 'reviewed' },
    });
    expect(json.records[0].distance_km).toBeCloseTo(55.6, 1);
    expect(json.records[1]).toMatchObject({ event_id: 'nc2', meets_threshold: false });
    expect(json.flip_probability).toBeGreaterThan(0.2);
    expect(json.provenance.inputs[0]).toMatchObject({ source: 'usgs-fdsn-event', status: 'live' });
  });

  it('does not count what lies beyond the circle or before the window', async () => {
    const place = nextPlace();
    quakes.behave(
      collection(
        feature('far', { lat: place.lat + 0.5, lon: place.lon }, { mag: 7 }),
        feature('old', place, { mag: 7, hoursAgo: 3 }),
      ),
    );
    const { json } = await ask({
      trigger_type: 'earthquake',
      ...place,
      threshold: 5,
      hours: 2,
      radius_km: 50,
    });
    expect(json).toMatchObject({
      triggered: false,
      records: [],
      flip_probability: 0,
      final: false,
    });
    expect(Date.parse(json.final_at)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  });

  it('leaves the answer open for a week while the record is automatic', async () => {
    const place = nextPlace();
    quakes.behave(collection(feature('auto', place, { mag: 6.5, status: 'automatic' })));
    const { json } = await ask({ trigger_type: 'earthquake', ...place, threshold: 6 });
    expect(json).toMatchObject({ triggered: true, final: false });
    expect(json.flip_probability).toBeLessThan(0.01);
  });

  it.each(['error_500', 'html', 'truncated', 'refuse', 'error_in_200'] as const)(
    '503 when the source answers with %s',
    async (fault) => {
      quakes.behave(fault);
      const { status: code, json } = await ask({
        trigger_type: 'earthquake',
        ...nextPlace(),
        threshold: 5,
      });
      expect(code).toBe(503);
      expect(json).toMatchObject({ code: 'source_unavailable', source: 'usgs-fdsn-event' });
      expect(json.reason).toBeTruthy();
      expect(json).not.toHaveProperty('triggered');
    },
  );

  it('503 for an event in the circle whose magnitude is not known yet', async () => {
    const place = nextPlace();
    quakes.behave(collection(feature('new', place, { mag: null, status: 'automatic' })));
    const { status: code, json } = await ask({
      trigger_type: 'earthquake',
      ...place,
      threshold: 5,
    });
    expect(code).toBe(503);
    expect(json.reason).toContain('no magnitude');
  });

  it('503 for a catalogue that stands still and holds nothing', async () => {
    const standing = { type: 'FeatureCollection', metadata: { generated: 1_609_459_200_000 } };
    quakes.behave({ body: JSON.stringify({ ...standing, features: [] }) });
    const { status: code, json } = await ask({
      trigger_type: 'earthquake',
      ...nextPlace(),
      threshold: 5,
    });
    expect(code).toBe(503);
    expect(json.reason).toContain('as of 2021-01-01T00:00:00');
  });
});

describe('flood trigger', () => {
  it('compares the nearest gauge that has a category, and names those passed over', async () => {
    const place = { lat: 35.1, lon: -90.1 };
    rivers.behave(
      gauges(
        gauge('NEAR1', place, status('not_defined', 3)),
        gauge('NEXT1', { lat: 35.2, lon: -90.1 }, status('moderate', 12.5)),
        gauge('FAR01', { lat: 35.3, lon: -90.1 }, status('no_flooding', 3)),
      ),
    );
    const { status: code, json } = await ask({ trigger_type: 'flood', ...place, threshold: 3 });
    expect(code).toBe(200);
    expect(json.triggered).toBe(true);
    expect(json.records[0]).toMatchObject({ gauge_id: 'NEXT1', rank: 3, meets_threshold: true });
    expect(json.records[0].threshold_stage_m).toBeCloseTo(12 * 0.3048, 3);
    expect(json.records[1]).toMatchObject({ gauge_id: 'NEAR1', rank: null, state: 'not_current' });
  });

  it('is not triggered below the rank', async () => {
    const place = { lat: 36.4, lon: -90.1 };
    rivers.behave(gauges(gauge('CALM1', place, status('action', 9))));
    const { json } = await ask({ trigger_type: 'flood', ...place, threshold: 2 });
    expect(json).toMatchObject({ triggered: false, records: [{ gauge_id: 'CALM1', rank: 1 }] });
  });

  it.each([
    ['no gauge has categories', 38.4, status('not_defined', 3)],
    ['the observation is older than the lookback', 39.4, status('major', 20, 30)],
    ['the gauge is out of service', 40.4, status('out_of_service', -999)],
  ])('503 when %s', async (_why, lat, observed) => {
    rivers.behave(gauges(gauge('ONLY1', { lat, lon: -90.1 }, observed)));
    const { status: code, json } = await ask({
      trigger_type: 'flood',
      lat,
      lon: -90.1,
      threshold: 2,
    });
    expect(code).toBe(503);
    expect(json).toMatchObject({ code: 'source_unavailable', source: 'nwps-gauges' });
  });

  it('503 outside the area of the service', async () => {
    const { status: code, json } = await ask({
      trigger_type: 'flood',
      lat: 48.2,
      lon: 16.4,
      threshold: 2,
    });
    expect(code).toBe(503);
    expect(json.reason).toContain('outside');
  });
});

describe('basis risk', () => {
  const basis = { loss_probability: 0.02, trigger_probability: 0.03, correlation: 0 };
  const cover = () => ({ trigger_type: 'earthquake', ...nextPlace(), threshold: 5 });

  it('of independent loss and payment is that of their product', async () => {
    const { json } = await ask({ ...cover(), basis });
    expect(json.basis_risk.p_both).toBeCloseTo(0.0006, 9);
    expect(json.basis_risk.false_negative_rate).toBeCloseTo(0.97, 9);
    expect(json.basis_risk.false_positive_rate).toBeCloseTo(0.98, 9);
  });

  it('of full dependence leaves only what is paid more often than lost', async () => {
    const { json } = await ask({ ...cover(), basis: { ...basis, correlation: 1 } });
    expect(json.basis_risk).toMatchObject({ p_both: 0.02, p_loss_without_payment: 0 });
  });

  it('is not told without probabilities, and 422 where one is none', async () => {
    expect((await ask(cover())).json).not.toHaveProperty('basis_risk');
    const bad = await ask({ ...cover(), basis: { ...basis, loss_probability: 1 } });
    expect(bad.status).toBe(422);
  });
});

describe('input', () => {
  it.each([1, 5, 2.5, 0])('422 for flood rank %s', async (threshold) => {
    const { status: code, json } = await ask({ trigger_type: 'flood', ...HERE, threshold });
    expect(code).toBe(422);
    expect(json.detail[0]).toMatchObject({ loc: ['body', 'threshold'] });
  });
  it('422 for an unknown trigger', async () =>
    expect((await ask({ trigger_type: 'hail', ...HERE, threshold: 2 })).status).toBe(422));
  it('422 for a magnitude of 11', async () =>
    expect((await ask({ trigger_type: 'earthquake', ...HERE, threshold: 11 })).status).toBe(422));
  it('401 without a key', async () =>
    expect((await server.call(PATH, { body: {}, key: null })).status).toBe(401));
});

describe('an old answer', () => {
  it('is no answer: 503 once the source has been silent for three of its intervals', async () => {
    const clock = { nowMs: Date.now(), now: () => clock.nowMs };
    const source = await faultServer('{}');
    const aged = await startTestServer({ SOURCE_USGS_FDSN_EVENT_URL: source.url }, { clock });
    const body = { trigger_type: 'earthquake', lat: 10, lon: 20, threshold: 5 };
    source.behave(collection());
    expect((await aged.call(PATH, { body })).json.triggered).toBe(false);
    source.behave('error_500');
    clock.nowMs += 200_000;
    const { status: code, json } = await aged.call(PATH, { body });
    await aged.stop();
    await source.close();
    expect(code).toBe(503);
    // The old reply itself, or the failure to renew it, whichever came first.
    expect(json.reason).toMatch(/200 s old|answered 500/);
  });
});
