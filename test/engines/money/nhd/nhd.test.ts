import { describe, expect, it } from 'vitest';
import { OFFICIAL_MAPS } from '../../../../engines/ground/datasets/officialZones.ts';
import { generate } from '../../../../engines/money/nhd/index.ts';
import { nhdPage } from '../../../../src/features/nhd/nhdPage.ts';
import { HAS_BROWSER, openBrowser } from '../../../support/browser.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

const live = (value: object) => ({
  value,
  source: 's',
  asOf: '2026-01-01',
  retrievedAt: '',
  status: 'live',
});

async function report(
  at: Record<string, unknown>,
  zone?: object,
  maps?: Readonly<Record<string, object>>,
) {
  const input = generate.input.parse(at);
  const facts = await embeddedFacts(generate.needs(input));
  const known = {
    ...facts,
    ...(zone ? { zone: live(zone) } : {}),
    ...(maps
      ? { maps: Object.fromEntries(Object.entries(maps).map(([map, value]) => [map, live(value)])) }
      : {}),
  };
  return generate.assess(input, { ...known, dams: undefined } as never, MOMENT);
}

const LOS_ANGELES = { lat: 34.0522, lon: -118.2437 };

describe('a natural hazard disclosure', () => {
  it('asks the six zones of California and answers none without its official map', async () => {
    const { state, statutory, opinions } = await report(LOS_ANGELES);
    expect(state).toBe('CA');
    expect(statutory).toHaveLength(6);
    expect(new Set(statutory.map(({ answer }) => answer))).toEqual(new Set(['not_mapped']));
    expect(opinions.length).toBeGreaterThan(5);
  });

  // The Marina District liquefied in 1989 (Holzer, 1998, USGS Prof. Pap. 1551-B); its ground is flat, so that slides alone read LOW.
  it('reads liquefaction beside landslides, as the seismic hazard zone does', async () => {
    const { opinions } = await report({ lat: 37.803, lon: -122.44 });
    const ground = opinions.find(({ hazard }) => hazard === 'ground_failure');
    expect(ground?.statement).toMatch(/liquefies in the shaking.*landslides LOW/u);
    expect(['HIGH', 'CRITICAL']).toContain(ground?.level);
  });

  it('names a place by its county or a town that is near, not by one across the sea', async () => {
    expect((await report(LOS_ANGELES)).place).toBe('Los Angeles, CA');
    expect((await report({ lat: 52.52, lon: 13.4 })).place).toMatch(/Berlin|Mitte/);
    expect((await report({ lat: 34, lon: -125 })).place).toBeNull();
  });

  it('asks what each law asks: no flood zone of Florida, both of New Jersey and New York', async () => {
    const ids = async (state: string) =>
      (await report({ ...LOS_ANGELES, state })).statutory.map(({ id }) => id);
    expect(await ids('FL')).toContain('past_floods_and_claims');
    expect(await ids('FL')).not.toContain('special_flood_hazard_area');
    // Maine, chapter 585 of the public laws of 2024: the area of special flood hazard alone.
    expect(await ids('ME')).toEqual(['special_flood_hazard_area']);
    expect(await ids('VA')).toEqual(['repetitive_flood_losses']);
    for (const state of ['NJ', 'NY', 'TX', 'VT'])
      expect(await ids(state)).toEqual(
        expect.arrayContaining(['special_flood_hazard_area', 'moderate_flood_hazard_area']),
      );
  });

  it('answers yes and no by the flood map, and not mapped where it has no zone', async () => {
    const of = async (zone: string | null, isSpecialHazard: boolean | null) =>
      (await report(LOS_ANGELES, { zone, subtype: null, isSpecialHazard })).statutory[0]?.answer;
    expect(await of('AE', true)).toBe('yes');
    expect(await of('X', false)).toBe('no');
    expect(await of(null, null)).toBe('not_mapped');
  });

  it('reads the state maps: yes inside, no where the map was looked at, not mapped where it was not', async () => {
    const inside = { isInside: true, zoneClass: null, sheet: null };
    const outside = { isInside: false, zoneClass: null, sheet: null };
    const nowhere = Object.fromEntries(OFFICIAL_MAPS.map((map) => [map, outside]));
    const answers = async (maps: Record<string, object>) => {
      const { statutory } = await report(LOS_ANGELES, undefined, { ...nowhere, ...maps });
      return Object.fromEntries(statutory.map(({ id, answer }) => [id, answer]));
    };
    expect(await answers({})).toEqual({
      special_flood_hazard_area: 'not_mapped',
      dam_inundation: 'not_mapped',
      fire_hazard_severity_zone: 'not_mapped',
      wildland_state_responsibility_area: 'not_mapped',
      earthquake_fault_zone: 'no',
      seismic_hazard_zone: 'no',
    });
    expect(
      await answers({
        earthquake_fault_zone: inside,
        earthquake_landslide_zone: inside,
        local_fire_zone: { ...inside, zoneClass: 'Very High' },
      }),
    ).toMatchObject({
      earthquake_fault_zone: 'yes',
      seismic_hazard_zone: 'yes',
      fire_hazard_severity_zone: 'yes',
      wildland_state_responsibility_area: 'no',
    });
    expect(await answers({ seismic_zones_unevaluated: inside })).toMatchObject({
      seismic_hazard_zone: 'not_mapped',
    });
    expect(await answers({ state_fire_zone: { ...inside, zoneClass: 'Moderate' } })).toMatchObject({
      fire_hazard_severity_zone: 'no',
      wildland_state_responsibility_area: 'yes',
    });
  });

  // Assembly Bill 1280 of 2023: the form asks for high zones beside very high ones, on land of state and local responsibility.
  it.each([
    ['state_fire_zone', 'Moderate', 'no'],
    ['state_fire_zone', 'High', 'yes'],
    ['state_fire_zone', 'Very High', 'yes'],
    ['local_fire_zone', 'Moderate', 'no'],
    ['local_fire_zone', 'High', 'yes'],
    ['local_fire_zone', 'Very High', 'yes'],
    ['local_fire_zone', null, 'not_mapped'],
  ])('%s of class %s is %s', async (map, zoneClass, expected) => {
    const outside = { isInside: false, zoneClass: null, sheet: null };
    const maps = Object.fromEntries(OFFICIAL_MAPS.map((each) => [each, outside]));
    const { statutory } = await report(LOS_ANGELES, undefined, {
      ...maps,
      [map]: { isInside: true, zoneClass, sheet: null },
    });
    const found = statutory.find(({ id }) => id === 'fire_hazard_severity_zone');
    expect(found?.answer).toBe(expected);
    expect(found?.reason).toContain(`land of ${map.slice(0, 5)} responsibility`);
  });

  it('invents no law for a state without a pack, and refuses a code that is none', async () => {
    const { statutory, note } = await report({ lat: 41, lon: -111.9, state: 'ut' });
    expect(statutory).toEqual([]);
    expect(note).toContain('ask counsel');
    expect(generate.input.safeParse({ ...LOS_ANGELES, state: 'ZZ' }).success).toBe(false);
  });

  it('says where the point lies when that is not the state that was asked for', async () => {
    const miami = await report({ lat: 25.7617, lon: -80.1918, state: 'CA' });
    expect(miami.warnings[0]).toContain('lies in FL, not in CA');
    const paris = await report({ lat: 48.8566, lon: 2.3522, state: 'CA' });
    expect(paris.warnings[0]).toContain('lies in no state or territory of the United States');
    const { warnings } = await report({ ...LOS_ANGELES, state: 'CA' });
    expect(warnings.join(' ')).not.toContain('The point lies in');
  });

  it('prints as a page that stands alone', async () => {
    const page = nhdPage(LOS_ANGELES, await report(LOS_ANGELES));
    expect(page).toContain('<h1>Natural Hazard Disclosure Statement</h1>');
    expect(page).not.toMatch(/<script[^>]+src=|<link[^>]+href="http/);
    // A fault has a distance and no level.
    expect(page).not.toContain('>known<');
  });

  it('says in plain words that a server asks no map', async () => {
    const made = await report(LOS_ANGELES);
    const page = nhdPage(LOS_ANGELES, {
      ...made,
      statutory: made.statutory.map((item) => ({
        ...item,
        reason: 'the map of fault zones did not answer: offline by configuration',
      })),
      opinions: made.opinions.map((item) => ({
        ...item,
        statement: 'Dams: offline by configuration.',
      })),
    });
    expect(page).not.toMatch(/offline|configuration/);
    expect(page).toContain('was not asked, since this server is set to call no outside source');
    expect(page).toContain('Dams: not known, since this server is set to call no outside source.');
  });

  it('prints the day it was made and the number it is kept under', async () => {
    const made = {
      ...(await report(LOS_ANGELES)),
      prediction_id: 8,
      provenance: { computed_at: '2026-11-26T22:13:00Z' },
    };
    expect(nhdPage(LOS_ANGELES, made)).toMatch(/Made 2026-11-26[^<]*kept as prediction 8/);
  });
});

describe('rule packs of states', () => {
  const HOUSTON = { lat: 29.76, lon: -95.37 };
  const texas = async (zone: string, subtype: string | null, isSpecialHazard: boolean) =>
    Object.fromEntries(
      (await report(HOUSTON, { zone, subtype, isSpecialHazard })).statutory.map(
        ({ id, answer }) => [id, answer],
      ),
    );

  it('read the zones of Texas from the words of the flood insurance map', async () => {
    expect(await texas('AE', 'FLOODWAY', true)).toEqual({
      special_flood_hazard_area: 'yes',
      moderate_flood_hazard_area: 'no',
      floodway: 'yes',
      reservoir_flood_pool: 'not_mapped',
    });
    expect(await texas('X', '0.2 PCT ANNUAL CHANCE FLOOD HAZARD', false)).toMatchObject({
      special_flood_hazard_area: 'no',
      moderate_flood_hazard_area: 'yes',
      floodway: 'no',
    });
    expect(await texas('X', 'AREA OF MINIMAL FLOOD HAZARD', false)).toMatchObject({
      moderate_flood_hazard_area: 'no',
      floodway: 'no',
    });
  });

  it.each([
    'CA',
    'FL',
    'HI',
    'IL',
    'LA',
    'MD',
    'MS',
    'NC',
    'NJ',
    'NY',
    'OK',
    'OR',
    'SC',
    'TN',
    'TX',
    'VT',
    'WA',
    'WI',
  ])(
    'name law, authority and map of every item of %s, and an opinion that is given',
    async (state) => {
      const { law, statutory, opinions } = await report({ ...HOUSTON, state });
      expect(law).not.toBe('none listed here');
      expect(statutory.length).toBeGreaterThan(0);
      expect(new Set(statutory.map(({ id }) => id)).size).toBe(statutory.length);
      const given = new Set(opinions.map(({ hazard }) => hazard));
      for (const item of statutory) {
        expect(item.law).not.toBe('');
        expect(item.map_url).toMatch(/^https:/);
        expect(given.has(item.opinion ?? 'flood')).toBe(true);
      }
    },
  );

  it('invent no law of a state without a pack', async () => {
    const { statutory, note } = await report({ ...HOUSTON, state: 'ND' });
    expect(statutory).toEqual([]);
    expect(note).toContain('ask counsel');
  });
});

// The boxes of Civil Code section 1103.2; what is doubtful of a fire zone is "yes" by Government Code section 51183.5 (d).
it('lets nobody answer a fire or fault zone with "do not know"', async () => {
  const { note } = await report(LOS_ANGELES);
  expect(note).toMatch(/"do not know[^"]*" for flood and dam failure alone/);
  expect(note).toMatch(/the seller marks "yes" \(Government Code section 51183\.5 \(d\)\)/);
});

describe.skipIf(!HAS_BROWSER)('the page on paper', () => {
  it('prints where the authority of each item shows its map', async () => {
    const reply = await report(LOS_ANGELES);
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      await page.setContent(nhdPage(LOS_ANGELES, reply));
      await page.emulateMedia({ media: 'print' });
      const shown = await page.evaluate<string[]>(
        `[...document.querySelectorAll('td a')].map((link) => getComputedStyle(link, '::after').content)`,
      );
      for (const { map_url: url } of reply.statutory)
        expect(shown.some((content) => content.includes(url ?? 'none'))).toBe(true);
    } finally {
      await browser.close();
    }
  }, 60_000);
});
