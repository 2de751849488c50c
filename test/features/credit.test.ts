import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FaultServer } from '../support/faultServer.ts';
import { BANK, MANUFACTURER, secFake, UNKNOWN } from '../support/secFake.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const ROOT = '/api/v1/data/credit';

describe('offline', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer()));
  afterAll(() => server.stop());

  it('401 without a key', async () =>
    expect((await server.call(`${ROOT}/grades`, { key: null })).status).toBe(401));
  it('200 with grades that say they are no rating', async () => {
    const { status, json } = await server.call(`${ROOT}/grades`);
    expect(status).toBe(200);
    expect(json.is_rating).toBe(false);
    expect(json.disclaimer).toContain('Not a credit rating');
    expect(json.items.map((one: { grade: string }) => one.grade)).toEqual([
      'SOUND',
      'STABLE',
      'WATCH',
      'WEAK',
      'DISTRESSED',
    ]);
    expect(json.scores[0]).toMatchObject({ distress_below: 1.81, safe_above: 2.99 });
  });
  it('200 with a demo from a past report, marked as a sample', async () => {
    const { status, json } = await server.call(`${ROOT}/demo`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      status: 'sample',
      pulse: {
        status: 'assessed',
        fiscal_year_end: '2023-09-30',
        is_rating: false,
        physical_risk: { state: 'known' },
      },
    });
    // By hand from the annual report: 6.56 (143566 - 145308)/352583 + 3.26 (-214)/352583 + 6.72 114301/352583 + 1.05 62146/290437.
    expect(json.pulse.altman.z_double_prime.value).toBeCloseTo(2.369, 2);
    expect(json.pulse.merton).toMatchObject({ distance_to_default: null });
    expect(json.pulse.merton.reason).toContain('equity_value_usd');
  });
  it('503 source_unavailable with a reason', async () => {
    const { status, json } = await server.call(`${ROOT}/0000320193/pulse`);
    expect(status).toBe(503);
    expect(json).toMatchObject({ code: 'source_unavailable', source: 'sec-edgar' });
  });
  it('200 with health', async () =>
    expect((await server.call(`${ROOT}/health`)).json).toMatchObject({
      group: 'credit',
      status: 'down',
    }));
});

describe('with the regulator', () => {
  let server: TestServer;
  let sec: FaultServer;
  beforeAll(async () => {
    sec = await secFake();
    server = await startTestServer({
      SOURCE_SEC_EDGAR_URL: sec.url,
      SOURCE_SEC_XBRL_CREDIT_URL: sec.url,
    });
  });
  afterAll(async () => {
    await server.stop();
    await sec.close();
  });
  const get = (path: string) => server.call(`${ROOT}${path}`);

  it('200 with a pulse on the last fiscal year', async () => {
    const { status, json } = await get(`/${MANUFACTURER}/pulse`);
    expect(status).toBe(200);
    // By hand: 0.717 (420-220)/1100 + 0.847 270/1100 + 3.107 150/1100 + 0.42 570/530 + 0.998 1400/1100.
    expect(json.altman_z_prime).toBeCloseTo(2.483, 2);
    // Profit, cash, return 85/1000 > 60/900, cash > profit, debt down, 1.91 > 1.67, no issue, margin 0.321 > 0.304, turnover 1.40 > 1.28.
    expect(json.piotroski_f_score).toBe(9);
    expect(json).toMatchObject({
      status: 'assessed',
      grade: 'WATCH',
      fiscal_year_end: '2024-12-31',
      is_rating: false,
    });
    expect(json.physical_risk).toBeUndefined();
  });

  it('200 with the full pulse: Z and distance to default once equity is priced', async () => {
    const { status, json } = await get(
      `/${MANUFACTURER}/pulse/full?equity_value_usd=1500000000&equity_volatility=0.3&risk_free_rate=0.04`,
    );
    expect(status).toBe(200);
    // 1.2 200/1100 + 1.4 270/1100 + 3.3 150/1100 + 0.6 1500/530 + 1400/1100.
    expect(json.altman.z).toMatchObject({ zone: 'safe' });
    expect(json.altman.z.value).toBeCloseTo(3.983, 2);
    expect(json.merton.debt_face).toBe(310e6);
    expect(json.merton.asset_value).toBeGreaterThan(1.7e9);
    expect(json.merton.distance_to_default).toBeGreaterThan(5);
    expect(json.physical_risk.state).toBe('known');
    expect(json.altman_trailing.end_date).toBe('2025-03-31');
  });

  it('200 with nulls and reasons where equity is not priced', async () => {
    const { json } = await get(`/${MANUFACTURER}/pulse/full`);
    expect(json.altman.z).toMatchObject({ value: null });
    expect(json.merton.reason).toBeTruthy();
    expect(json.not_known.length).toBeGreaterThan(0);
  });

  it('200 not_applicable for a bank', async () => {
    const { status, json } = await get(`/${BANK}/pulse`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      status: 'not_applicable',
      grade: null,
      altman_z_double_prime: null,
    });
  });

  it('404 for an unknown key', async () =>
    expect((await get(`/${UNKNOWN}/pulse`)).status).toBe(404));
  it('422 for a volatility below 0', async () =>
    expect((await get(`/${MANUFACTURER}/pulse/full?equity_volatility=-1`)).status).toBe(422));
});
