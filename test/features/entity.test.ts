import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultServer, type FaultServer } from '../support/faultServer.ts';
import { MANUFACTURER, secFake, SHELL, UNKNOWN } from '../support/secFake.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const ROOT = '/api/v1/data/entity';

describe('offline', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer()));
  afterAll(() => server.stop());
  const get = (path: string) => server.call(`${ROOT}${path}`);

  it.each([
    '/0000320193',
    '/320193/financials',
    '/320193/filings',
    '/320193/risk',
    '/search?q=apple',
  ])('503 source_unavailable with a reason: %s', async (path) => {
    const { status, json } = await get(path);
    expect(status).toBe(503);
    expect(json.code).toBe('source_unavailable');
    expect(json.reason).toMatch(/offline/);
  });
  it('401 without a key', async () =>
    expect((await server.call(`${ROOT}/demo`, { key: null })).status).toBe(401));
  it('422 for a key that is none', async () => {
    const { status, json } = await get('/apple');
    expect(status).toBe(422);
    expect(json.detail[0].loc).toEqual(['path', 'cik']);
  });
  it('422 for a search of one letter', async () =>
    expect((await get('/search?q=a')).status).toBe(422));

  it('200 with a demo that says it is a sample and balances', async () => {
    const { status, json } = await get('/demo');
    expect(status).toBe(200);
    expect(json.status).toBe('sample');
    expect(json.filings[0]).toMatchObject({ accession: '0000320193-23-000106', form: '10-K' });
    for (const year of json.financials)
      expect(year.total_assets).toBe(year.total_liabilities + year.equity);
    for (const input of json.provenance.inputs) expect(input.status).toBe('sample');
  });
  it('200 with health', async () =>
    expect((await get('/health')).json).toMatchObject({ group: 'entity', status: 'down' }));
});

describe('with the regulator', () => {
  let server: TestServer;
  let sec: FaultServer;
  let gleif: FaultServer;
  beforeAll(async () => {
    sec = await secFake();
    gleif = await faultServer('{"data":[]}');
    server = await startTestServer({
      SOURCE_SEC_EDGAR_URL: sec.url,
      SOURCE_SEC_XBRL_CREDIT_URL: sec.url,
      SOURCE_GLEIF_URL: gleif.url,
    });
  });
  afterAll(async () => {
    await server.stop();
    await sec.close();
    await gleif.close();
  });
  const get = (path: string) => server.call(`${ROOT}${path}`);

  it('200 with the record', async () => {
    const { status, json } = await get(`/${MANUFACTURER}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      cik: '0000000099',
      name: 'ANVIL WORKS INC',
      is_financial: false,
      lei: [],
      headquarters: { city: 'SACRAMENTO' },
    });
    expect(json.latest_filing.form).toBe('8-K');
  });

  it('404 for an unknown key, naming what is near', async () => {
    const { status, json } = await get(`/${UNKNOWN}`);
    expect(status).toBe(404);
    expect(json.detail).toContain('FIRST BANK OF ANVIL');
    expect(json.nearby[0]).toMatchObject({ cik: '0000000098' });
  });

  it('404 for the accounts of a company that files none', async () => {
    expect((await get(`/${SHELL}`)).status).toBe(200);
    const { status, json } = await get(`/${SHELL}/financials`);
    expect(status).toBe(404);
    expect(json.reason).toContain('no accounts');
    expect((await get(`/${SHELL}/risk`)).json.not_checked[0]).toContain('no accounts');
  });

  it('200 with fiscal years that take no quarter for a year, and the trailing year', async () => {
    const { status, json } = await get(`/${MANUFACTURER}/financials`);
    expect(status).toBe(200);
    expect(
      json.items.map((one: { end_date: string; revenue: number }) => [one.end_date, one.revenue]),
    ).toEqual([
      ['2024-12-31', 1400e6],
      ['2023-12-31', 1150e6],
      ['2022-12-31', 1000e6],
    ]);
    // 1400 + 380 - 300
    expect(json.trailing_twelve_months).toMatchObject({ end_date: '2025-03-31', revenue: 1480e6 });
    expect(json.items[0].ratios.current_ratio).toBeCloseTo(420 / 220, 4);
  });

  it('200 with filings by form and by page', async () => {
    const all = await get(`/${MANUFACTURER}/filings?limit=3`);
    expect(all.json.items.map((one: { form: string }) => one.form)).toEqual([
      '8-K',
      '10-Q',
      '10-K',
    ]);
    expect(all.json.next_cursor).toBe('3');
    expect((await get(`/${MANUFACTURER}/filings?limit=3&cursor=3`)).json).toMatchObject({
      items: [{ form: 'NT 10-K' }],
      next_cursor: null,
    });
    expect((await get(`/${MANUFACTURER}/filings?form=10-q`)).json.items).toHaveLength(1);
  });

  it('200 with signals, the gravest first, and the hazards of the headquarters', async () => {
    const { status, json } = await get(`/${MANUFACTURER}/risk`);
    expect(status).toBe(200);
    expect(json.level).toBe('CRITICAL');
    expect(json.signals[0].evidence).toContain('4.02');
    expect(json.signals.map((one: { signal: string }) => one.signal)).toContain(
      'report announced as late',
    );
    expect(json.physical_risk).toMatchObject({
      state: 'known',
      precision: 'town',
      located_by: 'Sacramento, CA',
    });
    expect(json.physical_risk.lat).toBeCloseTo(38.58, 1);
    expect(json.disclaimer).toContain('No credit rating');
  });

  it('200 with a search by name, ticker and key', async () => {
    expect(
      (await get('/search?q=anvil')).json.items.map((one: { cik: string }) => one.cik),
    ).toEqual(['0000000099', '0000000098']);
    expect((await get('/search?q=bnk')).json.items[0]).toMatchObject({
      cik: '0000000098',
      matched_by: 'ticker',
    });
    expect((await get('/search?q=0000000500')).json.items[0]).toMatchObject({
      ticker: 'FAR',
      matched_by: 'cik',
    });
    expect((await get('/search?q=nobody')).json.items).toEqual([]);
  });

  it('503 where the regulator answers with a web page, never 404', async () => {
    sec.behave('html');
    const { status, json } = await get('/95');
    expect(status).toBe(503);
    expect(json.source).toBe('sec-edgar');
  });
});
