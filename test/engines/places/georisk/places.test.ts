import { beforeAll, describe, expect, it } from 'vitest';
import type { ComponentName } from '../../../../engines/places/georisk/components.ts';
import { roundReply } from '../../../../src/core/round.ts';
import { embeddedPlace } from '../../../support/embeddedPlace.ts';

type Answer = Awaited<ReturnType<typeof embeddedPlace>>;
type State = 'known' | 'unknown' | 'not_applicable';

/** What a geoscientist expects of a place, from published maps and history. */
interface Expectation {
  readonly at: readonly [lat: number, lon: number];
  /** Null: too little is known for one. */
  readonly level: readonly (string | null)[];
  readonly dominant?: readonly ComponentName[];
  /** Components with the levels they may have. */
  readonly components?: Readonly<Partial<Record<ComponentName, readonly string[]>>>;
  readonly states?: Readonly<Partial<Record<ComponentName, State>>>;
  readonly why: string;
}

const LOW = ['LOW'];
const UP_TO_MODERATE = ['LOW', 'MODERATE'];
const MIDDLE = ['MODERATE', 'HIGH'];
const FROM_HIGH = ['HIGH', 'CRITICAL'];

const PLACES: Readonly<Record<string, Expectation>> = {
  'San Francisco': {
    at: [37.7749, -122.4194],
    level: ['CRITICAL'],
    dominant: ['earthquake'],
    why: 'San Andreas and Hayward faults (UCERF3); PGA 475 yr about 0.5 g; no Holocene volcano near',
    components: { earthquake: ['CRITICAL'], volcano: LOW, sinkhole: LOW },
  },
  Tokyo: {
    at: [35.68, 139.76],
    level: ['CRITICAL'],
    dominant: ['earthquake'],
    why: 'Sagami and Japan trenches, 1923; typhoons; ash of Fuji (1707); for a light house of no local code',
    components: {
      earthquake: ['CRITICAL'],
      weather: FROM_HIGH,
      flood: MIDDLE,
      volcano: UP_TO_MODERATE,
    },
  },
  Naples: {
    at: [40.85, 14.27],
    level: FROM_HIGH,
    dominant: ['earthquake', 'volcano', 'flood'],
    why: 'between Vesuvius and Campi Flegrei; Irpinia 1980; PGA 475 yr 0.15 to 0.175 g (INGV MPS04)',
    components: { volcano: ['MODERATE', 'HIGH', 'CRITICAL'], earthquake: MIDDLE },
  },
  Anchorage: {
    at: [61.2181, -149.9003],
    level: ['CRITICAL'],
    dominant: ['earthquake'],
    why: '1964 M 9.2, 2018 M 7.1; ash of Spurr 1992 and Redoubt 2009',
    components: { earthquake: ['CRITICAL'], volcano: MIDDLE },
  },
  'New Orleans': {
    at: [29.9511, -90.0715],
    level: FROM_HIGH,
    dominant: ['weather', 'flood'],
    why: 'hurricanes and a city below sea level; stable crust',
    components: {
      earthquake: LOW,
      volcano: LOW,
      weather: FROM_HIGH,
      flood: FROM_HIGH,
      landslide: LOW,
    },
  },
  Miami: {
    at: [25.7617, -80.1918],
    level: FROM_HIGH,
    dominant: ['weather', 'flood'],
    why: 'the highest hurricane wind hazard of large US cities (ASCE 7); limestone; stable crust',
    components: {
      earthquake: LOW,
      volcano: LOW,
      weather: FROM_HIGH,
      flood: FROM_HIGH,
      landslide: LOW,
    },
  },
  London: {
    at: [51.5074, -0.1278],
    level: UP_TO_MODERATE,
    dominant: ['flood', 'weather'],
    why: 'low seismicity (BGS 2020: 0.02 to 0.04 g), winter storms, the Thames behind its barrier',
    components: { earthquake: LOW, volcano: LOW, landslide: LOW },
    states: { volcano: 'known' },
  },
  Perth: {
    at: [-31.9523, 115.8613],
    level: MIDDLE,
    dominant: ['weather'],
    why: 'hail of 2010, rare cyclones; south-west seismic zone (GA NSHA18: 0.05 g or so)',
    components: { earthquake: UP_TO_MODERATE, volcano: LOW, landslide: LOW, sinkhole: LOW },
  },
  Winnipeg: {
    at: [49.8951, -97.1384],
    level: MIDDLE,
    dominant: ['weather', 'flood'],
    why: 'the quietest crust of Canada; Red River behind its floodway; hail',
    components: { earthquake: LOW, volcano: LOW, landslide: LOW },
    states: { tsunami: 'not_applicable' },
  },
  'the Sahara': {
    at: [23.5, 5.5],
    level: LOW,
    why: 'the Hoggar: stable, dry, empty',
    components: { earthquake: LOW, flood: LOW },
    states: { tsunami: 'not_applicable' },
  },
  'the middle of the Pacific': {
    at: [0, -140],
    level: [null],
    why: 'no land, no cyclones at the equator; how the ground shakes is not known',
    states: {
      sinkhole: 'not_applicable',
      flood: 'not_applicable',
      landslide: 'not_applicable',
      tsunami: 'not_applicable',
    },
  },
  'the South Pole': {
    at: [-90, 0],
    level: LOW,
    why: 'ice, 1300 km from the sea',
    components: { earthquake: LOW, volcano: LOW },
    states: { tsunami: 'not_applicable', sinkhole: 'not_applicable' },
  },
  Kathmandu: {
    at: [27.7172, 85.324],
    level: ['CRITICAL'],
    dominant: ['earthquake'],
    why: 'Gorkha 2015, Nepal-Bihar 1934',
    components: { earthquake: ['CRITICAL'] },
    states: { tsunami: 'not_applicable' },
  },
  Dhaka: {
    at: [23.8103, 90.4125],
    level: ['CRITICAL'],
    dominant: ['flood'],
    why: 'the delta of three rivers',
    components: { flood: FROM_HIGH, volcano: LOW },
  },
  'Oklahoma City': {
    at: [35.4676, -97.5164],
    level: FROM_HIGH,
    dominant: ['weather'],
    why: 'tornado alley and hail',
    components: { weather: FROM_HIGH, volcano: LOW },
  },
  Padang: {
    at: [-0.95, 100.354],
    level: ['CRITICAL'],
    why: 'faces the Mentawai gap',
    components: { earthquake: ['CRITICAL'], tsunami: FROM_HIGH },
  },
  Grindavík: {
    at: [63.84, -22.43],
    level: FROM_HIGH,
    dominant: ['volcano', 'earthquake', 'flood'],
    why: 'eruptions at Sundhnúkur since 2023',
    components: { volcano: ['MODERATE', 'HIGH', 'CRITICAL'] },
  },
};

describe.each(Object.entries(PLACES))('%s', (_name, expected) => {
  let answer: Answer;
  beforeAll(async () => {
    answer = await embeddedPlace(...expected.at);
  });

  it(`reads as expected: ${expected.why}`, () => {
    expect(expected.level).toContain(answer.level);
    if (expected.dominant) expect(expected.dominant).toContain(answer.dominant_hazard);
    for (const [name, levels] of Object.entries(expected.components ?? {}))
      expect(levels, name).toContain(answer.components[name as ComponentName].level);
    for (const [name, state] of Object.entries(expected.states ?? {}))
      expect(answer.components[name as ComponentName].state, name).toBe(state);
  });

  it('adds up, and says what it does not know', () => {
    const parts = Object.values(answer.components);
    const sum = parts.reduce((all, { contribution }) => all + (contribution ?? 0), 0);
    expect(Math.abs(sum - (answer.score ?? 0))).toBeLessThan(0.06);
    for (const { state, score, quantity, reason } of parts) {
      if (state === 'known')
        expect([typeof score, typeof quantity?.value]).toEqual(['number', 'number']);
      else expect([score, quantity, typeof reason]).toEqual([null, null, 'string']);
    }
  });
});

describe('the order of places', () => {
  it('the famous ones score above the quiet ones', async () => {
    const score = async (name: string): Promise<number> =>
      (await embeddedPlace(...(PLACES[name]?.at ?? [0, 0]))).score ?? Number.NaN;
    const loud = await Promise.all(
      ['San Francisco', 'Tokyo', 'Naples', 'Anchorage', 'New Orleans', 'Miami'].map(score),
    );
    const quiet = await Promise.all(
      ['London', 'Perth', 'Winnipeg', 'the Sahara', 'the South Pole'].map(score),
    );
    expect(Math.min(...loud)).toBeGreaterThan(Math.max(...quiet));
  });
});

describe('seams of the map', () => {
  it.each([[-16.8], [0], [65.5], [-90], [90]])('180 equals -180 at latitude %d', async (lat) => {
    expect(roundReply(await embeddedPlace(lat, 180))).toEqual(
      roundReply(await embeddedPlace(lat, -180)),
    );
  });

  it('on the open sea what is unknown is told in words, each reason once', async () => {
    const { warnings } = await embeddedPlace(0, -140);
    expect(warnings).toEqual([
      'earthquake is unknown: ground: open water',
      'seismic site amplification is unknown: open water',
    ]);
  });

  it.each([
    ['Null Island', 0, 0],
    ['the North Pole', 90, 0],
    ['the doldrums of the Pacific', 0, -140],
    ['the North Sea', 56, 3],
  ])(
    '%s, whose shaking is not known, has no score in place of a LOW one',
    async (_name, lat, lon) => {
      const { score, level, quantity, interval, dominant_hazard, reason, summary, components } =
        await embeddedPlace(lat, lon);
      expect([score, level, quantity, interval, dominant_hazard]).toEqual(Array(5).fill(null));
      expect(reason).toMatch(
        /which is LOW, but what is not known \(earthquake shaking, .* could lift/,
      );
      expect(summary.startsWith('No composite score: ')).toBe(true);
      expect(components.earthquake.state).toBe('unknown');
      expect(components.weather.level).toBe('LOW');
    },
  );

  it('hurricanes alone make the Gulf of Mexico CRITICAL: its score is a least value', async () => {
    const { level, summary } = await embeddedPlace(26, -90);
    expect(level).toBe('CRITICAL');
    expect(summary).toMatch(/^CRITICAL composite hazard: at least \d/);
  });

  // Peak acceleration of 475 years: below 0.03 g in Niger, Mali and the Netherlands off Groningen, 0.15 to 0.3 g at Sacramento and Dhaka (GSHAP 1999, GEM 2018).
  it.each([
    ['Agadez', 16.97, 7.99, false],
    ['Timbuktu', 16.77, -3.01, false],
    ['Amsterdam', 52.37, 4.9, false],
    ['Sacramento', 38.58, -121.49, true],
    ['Dhaka', 23.81, 90.41, true],
  ] as const)(
    'soft ground alarms only where something shakes: %s',
    async (_name, lat, lon, alarms) => {
      const { summary, components } = await embeddedPlace(lat, lon);
      const words = 'soft ground that amplifies shaking';
      const { level } = components.seismic_site_amplification;
      expect(FROM_HIGH).toContain(level);
      const [also = ''] = /Also HIGH or above: [^.]*/.exec(summary) ?? [];
      expect(also.includes(words)).toBe(alarms);
      expect(summary.includes(`There is ${words} (${level} by itself), but with so little`)).toBe(
        !alarms,
      );
    },
  );

  it('at the poles every longitude is one place', async () => {
    const [first, ...others] = await Promise.all(
      [0, 90, -135].map(async (lon) => embeddedPlace(-90, lon)),
    );
    for (const other of others) expect(other.score).toBeCloseTo(first?.score ?? Number.NaN, 0);
  });

  it.each([
    ['Strasbourg and Kehl', [48.5734, 7.797], [48.5727, 7.8036]],
    ['San Diego and Tijuana', [32.5445, -117.03], [32.5355, -117.03]],
    ['Detroit and Windsor', [42.331, -83.06], [42.321, -83.045]],
    ['Geneva', [46.2, 6.115], [46.195, 6.108]],
  ] as const)('both sides of a border: %s', async (_name, [latA, lonA], [latB, lonB]) => {
    const [a, b] = [await embeddedPlace(latA, lonA), await embeddedPlace(latB, lonB)];
    expect(Math.abs((a.score ?? 0) - (b.score ?? 0))).toBeLessThan(5);
    for (const [name, part] of Object.entries(a.components))
      expect(
        Math.abs((part.score ?? 0) - (b.components[name as ComponentName].score ?? 0)),
        name,
      ).toBeLessThan(12);
  });

  it('both sides of a coast: at sea the hazards of the land do not occur, and the answer names the reason', async () => {
    const land = await embeddedPlace(39.6, -9.06);
    const sea = await embeddedPlace(39.6, -9.15);
    expect([land.place?.is_land, sea.place?.is_land]).toEqual([true, false]);
    for (const name of ['flood', 'landslide', 'sinkhole'] as const) {
      expect(land.components[name].state).toBe('known');
      expect(sea.components[name].state).toBe('not_applicable');
      expect(sea.components[name].reason).toMatch(/sea|land|water/);
    }
  });
});
