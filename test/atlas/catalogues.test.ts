import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isKnown, type Known, type Need } from '../../engines/facts.ts';
import { tsunamiEvents } from '../../engines/ground/datasets/tsunamiFeeds.ts';
import { quaternaryFaults } from '../../engines/ground/datasets/ground.ts';
import { bridgesNear } from '../../engines/ground/datasets/infrastructure.ts';
import { quakesNear } from '../../engines/ground/datasets/quakes.ts';
import { pastTsunamis } from '../../engines/ground/datasets/tsunamis.ts';
import { volcanoesNear } from '../../engines/ground/datasets/volcanoes.ts';
import { gaugesNear } from '../../engines/ground/datasets/water.ts';
import { DAY_MS } from '../../engines/ground/math/time.ts';
import { catalogues } from '../../src/atlas/catalogues/index.ts';
import { openCatalogues } from '../../src/atlas/catalogues/openCatalogues.ts';
import {
  SourceSilent,
  SyncStopped,
  syncCatalogue,
  type SyncParts,
} from '../../src/atlas/catalogues/syncCatalogue.ts';
import { atlas } from '../../src/atlas/index.ts';
import { volcanoTable } from '../../src/atlas/volcanoes.ts';
import { connectors } from '../../src/connectors/index.ts';
import { createPipeline, type Pipeline } from '../../src/connectors/pipeline/pipeline.ts';
import { createCatalogueStore } from '../../src/db/catalogueStore.ts';
import { openDatabase, type OpenDatabase } from '../../src/db/orm.ts';
import { catalogueServer, type CatalogueServer } from '../support/catalogueServer.ts';
import { memoryDatabase, POSTGRES_URL, postgresDatabase } from '../support/database.ts';
import { holdings } from '../support/holdings.ts';

const NOW = Date.parse('2026-06-01T00:00:00Z');
const OPTIONS = { since: '2025-01-01' };

async function postgres(): Promise<OpenDatabase> {
  const { url, drop } = await postgresDatabase();
  const database = await openDatabase({
    databaseUrl: url,
    dataDir: `/tmp/gria-test-${process.pid}`,
    adminEmail: 'admin@localhost',
  });
  return { ...database, close: () => database.close().then(drop) };
}

/** The database that the suites run on. */
const [kind, makeDatabase] =
  POSTGRES_URL === undefined
    ? (['PGlite', memoryDatabase] as const)
    : (['PostgreSQL', postgres] as const);
describe.runIf(POSTGRES_URL === undefined)('whole catalogues on PostgreSQL', () => {
  it.skip('did not run: TEST_DATABASE_URL is not set', () => undefined);
});

describe(`whole catalogues on ${kind}`, () => {
  let database: OpenDatabase;
  let server: CatalogueServer;
  let open: Pipeline[];
  let nowMs = NOW;
  beforeAll(async () => void (database = await makeDatabase()));
  afterAll(() => database.close());
  beforeEach(async () => {
    nowMs = NOW;
    open = [];
    await database.sql('truncate catalogue_row, catalogue_sync');
    server = await catalogueServer(holdings());
  });
  afterEach(async () => {
    for (const each of open) await each.close();
    await server.close();
  });

  const store = () => createCatalogueStore(database);
  const clock = { now: () => nowMs };

  /** A pipeline before the server, or one without any network, with what was brought in. */
  function pipeline(offline = false): Pipeline {
    const made = createPipeline({
      connectors,
      atlas: offline ? atlas : [],
      offline,
      clock,
      userAgent: 'test/1 (test@example.org)',
      settings: (id) => (offline || server.at[id] === undefined ? {} : { url: server.at[id] }),
      manners: { retryMs: [1, 2], failures: 1e6 },
      rate: { take: () => 0 },
      probe: { reach: async () => true },
      ...(offline ? { catalogues: openCatalogues({ store: store(), clock }) } : {}),
    });
    open.push(made);
    return made;
  }

  function sync(id: string, more: Partial<SyncParts> = {}) {
    const catalogue = catalogues.find((each) => each.id === id);
    if (!catalogue) throw new Error(id);
    const { askFrom } = bound(pipeline());
    return syncCatalogue(catalogue, {
      store: store(),
      askFrom,
      clock,
      token: randomUUID(),
      options: OPTIONS,
      pausesMs: [],
      ...more,
    });
  }

  async function known<A>(need: Need<A>): Promise<Known<A>> {
    const fact = await pipeline(true).ask(need);
    if (!isKnown(fact)) throw new Error(fact.missing);
    return fact;
  }

  const fingerprint = () =>
    database.sql(
      'select catalogue, id, xmin::text as xmin, page, value from catalogue_row order by catalogue, id',
    );

  it('come in whole, and a second run touches no row', async () => {
    const first = { quakes: 5, volcanoes: 3, tsunamis: 234, gauges: 3, bridges: 3, faults: 2 };
    for (const [id, added] of Object.entries(first))
      expect(await sync(id), id).toMatchObject({ added, changed: 0, gone: 0, skipped: 0 });
    const before = await fingerprint();
    expect(before).toHaveLength(250);
    for (const id of Object.keys(first))
      expect(await sync(id), id).toMatchObject({ added: 0, changed: 0, gone: 0 });
    expect(await fingerprint()).toEqual(before);
  });

  it('follow what the source changed, added and withdrew', async () => {
    await sync('quakes');
    const [first, second, third] = server.holds.quakes;
    if (!first || !second || !third) throw new Error('holdings');
    first.magnitude = 7.2;
    second.time = '2025-12-10T00:00:00Z';
    server.holds.quakes = [first, second, ...server.holds.quakes.slice(3), { ...third, id: 'us9' }];
    expect(await sync('quakes')).toMatchObject({ added: 2, changed: 1, gone: 2 });
    const rows = await database.sql<{ id: string; size: number; page: string }>(
      `select id, size, page from catalogue_row order by id`,
    );
    expect(rows.map(({ id }) => id)).toEqual(['us1', 'us2', 'us4', 'us5', 'us9']);
    expect(rows.slice(0, 2)).toEqual([
      { id: 'us1', size: 7.2, page: '2025-Q1' },
      { id: 'us2', size: 5.2, page: '2025-Q4' },
    ]);
  });

  it('go on where a failure stopped them, and are not served before they are whole', async () => {
    server.fail((path) => (path.includes('starttime=2025-10') ? 'error_500' : undefined));
    await expect(sync('quakes')).rejects.toThrow(SourceSilent);
    expect(await database.sql('select id from catalogue_row order by id')).toEqual([
      { id: 'us1' },
      { id: 'us2' },
      { id: 'us3' },
    ]);
    expect(
      (await known(quakesNear({ lat: 38, lon: 142, radiusKm: 300, minMagnitude: 4.5 }))).source,
    ).toBe('atlas-significant-earthquakes');
    server.fail(() => undefined);
    server.seen.length = 0;
    nowMs += DAY_MS;
    expect(await sync('quakes')).toMatchObject({ added: 2, skipped: 3, pages: 6 });
    expect(server.seen[0]).toContain('starttime=2025-10-01');
    expect(server.seen).toHaveLength(3);
    expect((await store().states())[0]?.served?.asOf).toBe('2026-06-01T00:00:00.000Z');
  });

  it('begin anew where another scope was asked for or the interruption is long ago', async () => {
    server.fail((path) => (path.includes('starttime=2025-10') ? 'html' : undefined));
    await expect(sync('quakes')).rejects.toThrow(/usgs-fdsn-event does not answer/);
    server.fail(() => undefined);
    expect(await sync('quakes', { options: { ...OPTIONS, minMagnitude: 2.5 } })).toMatchObject({
      skipped: 0,
    });
    expect(await database.sql(`select id from catalogue_row where id = 'us6'`)).toHaveLength(1);
    server.fail((path) => (path.includes('starttime=2025-10') ? 'html' : undefined));
    await expect(sync('quakes')).rejects.toThrow(SourceSilent);
    expect((await store().states())[0]?.served?.scope, 'served no wider than both').toMatchObject({
      minMagnitude: 4.5,
    });
    server.fail(() => undefined);
    nowMs += 40 * DAY_MS;
    expect(await sync('quakes')).toMatchObject({ skipped: 0, gone: 1 });
  });

  it('lose nothing to a source that suddenly lists nothing', async () => {
    await sync('volcanoes');
    server.holds.volcanoes = [];
    await expect(sync('volcanoes')).rejects.toThrow('the list of volcanoes is fixed');
    expect(
      await database.sql(`select id from catalogue_row where catalogue = 'volcanoes'`),
    ).toHaveLength(3);
    expect((await known(volcanoesNear({ lat: 40.8, lon: 14.4, radiusKm: 50 }))).source).toBe(
      'smithsonian-gvp-votw',
    );
  });

  it('are left to the process that took them over last', async () => {
    const overtaken = sync('quakes', {
      onProgress: ({ done }) => void (done === 2 && claimed.resolve(undefined)),
      askFrom: slowly(),
    });
    await claimed.promise;
    await store().claim(
      { catalogue: 'quakes', token: 'other' },
      {
        run: { scope: { version: 1 }, lastPage: null, startedAt: '2026-06-01T00:00:00Z' },
        served: null,
      },
    );
    await expect(overtaken).rejects.toThrow(SyncStopped);
    expect((await store().states())[0]?.run?.lastPage).toBeNull();
  });
  const claimed = Promise.withResolvers<undefined>();
  function slowly(): SyncParts['askFrom'] {
    const { askFrom } = bound(pipeline());
    return async (id, need, signal) => {
      await new Promise((next) => setTimeout(next, 100));
      return askFrom(id, need, signal);
    };
  }

  it('answer for earthquakes in the name of their source, with the age of the run', async () => {
    await sync('quakes');
    const fact = await known(quakesNear({ lat: 38, lon: 142, radiusKm: 100, minMagnitude: 4.5 }));
    expect(fact).toMatchObject({
      source: 'usgs-fdsn-event',
      asOf: '2026-06-01T00:00:00.000Z',
      retrievedAt: '2026-06-01T00:00:00.000Z',
      status: 'cached',
      reason: 'offline by configuration',
    });
    expect(fact.value.complete).toBe(true);
    expect(fact.value.events.map(({ id }) => id)).toEqual(['us3', 'us2', 'us1']);
    expect(fact.value.events[2]).toMatchObject({
      magnitude: 7.1,
      depthKm: 10,
      status: 'reviewed',
      time: '2025-01-10T00:00:00.000Z',
    });
    nowMs += 8 * DAY_MS;
    const later = await known(quakesNear({ lat: 38, lon: 142, radiusKm: 100, minMagnitude: 5 }));
    expect(later).toMatchObject({ status: 'stale', value: { complete: false } });
    expect(later.value.events.map(({ id }) => id)).toEqual(['us2', 'us1']);
  });

  it('keep to the window, the size, the limit and the sphere', async () => {
    await sync('quakes');
    const ids = async (query: object) => {
      const { value } = await known(
        quakesNear({ lat: 38, lon: 142, radiusKm: 100, minMagnitude: 4.5, ...query }),
      );
      return [value.events.map(({ id }) => id), value.complete];
    };
    expect(
      await ids({ startTime: '2025-02-01T00:00:00Z', endTime: '2025-05-10T12:00:00Z' }),
    ).toEqual([['us2'], true]);
    expect(await ids({ minMagnitude: 2 }), 'smaller ones are not in it').toEqual([
      ['us3', 'us2', 'us1'],
      false,
    ]);
    expect(await ids({ limit: 1 })).toEqual([['us3'], false]);
    expect(
      await ids({ lat: -17.5, lon: 180, radiusKm: 20 }),
      'both sides of the antimeridian',
    ).toEqual([['us5', 'us4'], true]);
    expect(await ids({ lat: -89.9, lon: 0, radiusKm: 20_000 })).toEqual([
      ['us5', 'us4', 'us3', 'us2', 'us1'],
      true,
    ]);
    const before = await known(
      quakesNear({
        lat: 38,
        lon: 142,
        radiusKm: 300,
        minMagnitude: 7,
        startTime: '1900-01-01T00:00:00Z',
      }),
    );
    expect(before.source, 'the window begins before the catalogue').toBe(
      'atlas-significant-earthquakes',
    );
  });

  it('say the same from the database as from memory', async () => {
    await sync('quakes');
    const line = openCatalogues({
      store: { ...store(), largest: async () => Promise.reject(new Error('not asked')) },
      clock,
      catalogues,
    });
    const large = openCatalogues({
      store: {
        ...store(),
        states: async () =>
          (await store().states()).map((state) => ({
            ...state,
            served: state.served && { ...state.served, rows: 1e6 },
          })),
        largest: async (id) => store().largest(id, 2),
      },
      clock,
    });
    for (const query of [
      { minMagnitude: 4.5 },
      { minMagnitude: 6.5 },
      { minMagnitude: 4.5, startTime: '2025-05-11T00:00:00Z' },
      { minMagnitude: 4.5, limit: 2 },
      { lat: -17.5, lon: -180, minMagnitude: 5.8 },
    ]) {
      const asked = quakesNear({ lat: 38, lon: 142, radiusKm: 100, limit: 100, ...query });
      const memory = await known(asked);
      expect(
        await large.ask('quakes-near', asked.query, 'offline by configuration'),
        JSON.stringify(query),
      ).toEqual(memory);
    }
    expect(
      await line.ask(
        'quakes-near',
        quakesNear({ lat: 38, lon: 142, radiusKm: 100, minMagnitude: 4.5, limit: 10 }).query,
        undefined,
      ),
      'a failing database leaves the word to the tables',
    ).toBeUndefined();
  });

  it('carry the embedded record of a volcano on, and know the others since 1960', async () => {
    await sync('volcanoes');
    const fact = await known(volcanoesNear({ lat: 40.82, lon: 14.43, radiusKm: 30 }));
    expect(fact).toMatchObject({
      source: 'smithsonian-gvp-votw',
      status: 'cached',
      value: { complete: true },
    });
    const embedded = volcanoTable.find(({ gvpNumber }) => gvpNumber === 211020);
    const [vesuvius, cone] = fact.value.volcanoes;
    expect(vesuvius).toMatchObject({
      name: 'Vesuvius',
      elevationM: 1281,
      completeSinceYear: embedded?.completeSinceYear,
      observatory: embedded?.observatory,
    });
    expect(vesuvius?.eruptionsByVei).toEqual(
      embedded?.eruptionsByVei.map((count, vei) => count + (vei === 1 ? 1 : 0)),
    );
    expect(cone).toMatchObject({
      name: 'New Cone',
      volcanoType: 'Cone',
      completeSinceYear: 1960,
      eruptionsByVei: [0, 0, 1, 0, 0, 0, 0, 0, 0],
      eruptionsUnknownVei: 1,
      earlierRecord: 'none',
    });
    expect(cone?.recordEndYear).toBeCloseTo(2026.41, 1);
    expect(
      (await known(volcanoesNear({ lat: -30, lon: -178, radiusKm: 100 }))).value,
      'one without a class that the models know',
    ).toEqual({ volcanoes: [], complete: false });
  });

  it('answer for tsunamis in both forms, the doubtful ones only where they are asked for', async () => {
    await sync('tsunamis');
    const past = await known(pastTsunamis({ lat: -38, lon: -73.4, radiusKm: 200 }));
    expect(past).toMatchObject({ source: 'ncei-hazards', value: { complete: true } });
    expect(past.value.events).toEqual([
      {
        id: 'ncei-1902',
        year: 1960,
        month: 5,
        day: 22,
        lat: -38.143,
        lon: -73.407,
        magnitude: null,
        cause: 'earthquake',
        maxWaterHeightM: 25,
        deaths: 'more than 1000',
        place: 'SOUTHERN CHILE',
        distanceKm: expect.closeTo(15.9, 0),
      },
    ]);
    const all = await known(tsunamiEvents({ lat: -38, lon: -73.4, radiusKm: 200, minYear: 1961 }));
    expect(all.value.events.map(({ id }) => id)).toEqual(['1903']);
    expect(
      (await known(tsunamiEvents({ lat: 20, lon: 150, radiusKm: 10 }))).value.events,
      'over two pages of the source',
    ).toHaveLength(230);
  });

  it('answer for gauges without readings, and only in the United States', async () => {
    await sync('gauges');
    const { value, source } = await known(gaugesNear({ lat: 40.76, lon: -111.89, radiusKm: 40 }));
    expect(source).toBe('nwps-gauges');
    expect(value.gauges.map(({ id }) => id)).toEqual(['SLCU1']);
    expect(value.gauges[0]?.observed).toEqual({
      stageM: null,
      flowM3s: null,
      category: null,
      state: 'not_current',
      at: null,
    });
    expect(
      await pipeline(true).ask(gaugesNear({ lat: 48.1, lon: 11.6, radiusKm: 40 })),
    ).toHaveProperty('missing');
  });

  it('answer for bridges whose numbers are unique in their state only, and for long faults', async () => {
    await sync('bridges');
    await sync('faults');
    const near = await known(bridgesNear({ lat: 40.76, lon: -111.89, radiusKm: 5 }));
    expect(near).toMatchObject({ source: 'fhwa-nbi', value: { complete: true } });
    expect(
      near.value.bridges.map(({ id, yearBuilt }) => `${id} of ${yearBuilt}`).toSorted(),
    ).toEqual(['0F 1 of 1970', '0F 2 of 1990']);
    const faults = await known(quaternaryFaults({ lat: 40.3, lon: -111.9, radiusKm: 10 }));
    expect(
      faults.value.faults.map(({ name }) => name),
      'the middle of the fault is 40 km away',
    ).toEqual(['Wasatch fault zone']);
    expect(
      (await known(quaternaryFaults({ lat: 40.3, lon: -112, radiusKm: 10 }))).value.faults,
      'the fault is 17 km away',
    ).toEqual([]);
  });

  it('are noticed by a server that runs meanwhile, without a question to the source', async () => {
    const serving = pipeline(true);
    const need = volcanoesNear({ lat: 40.82, lon: 14.43, radiusKm: 30 });
    expect(await serving.ask(need)).toMatchObject({
      source: 'atlas-volcanoes',
      status: 'embedded',
    });
    await sync('volcanoes');
    nowMs += 61_000;
    expect(serving.ask(need), 'at once, from what is known').toMatchObject({
      source: 'atlas-volcanoes',
    });
    await expect
      .poll(async () => (await serving.ask(need)) as Known<unknown>)
      .toMatchObject({ source: 'smithsonian-gvp-votw' });
    expect(serving.ask(need), 'small catalogues answer from memory').not.toBeInstanceOf(Promise);
  });
});

function bound(pipeline: Pipeline): Pick<SyncParts, 'askFrom'> {
  return { askFrom: (id, need, signal) => pipeline.askFrom(id, need, signal) };
}
