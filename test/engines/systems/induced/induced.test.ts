import { describe, expect, it } from 'vitest';
import { injectionFields } from '../../../../engines/ground/datasets/injection.ts';
import { inducedShaking } from '../../../../engines/systems/induced/inducedShaking.ts';
import { uniforms } from '../../../../engines/ground/math/random.ts';
import { seismicity } from '../../../../engines/systems/induced/index.ts';
import { mcgarrMagnitude } from '../../../../engines/systems/induced/mcgarrMagnitude.ts';
import { modelledRatio, observedRatio } from '../../../../engines/systems/induced/rateRatio.ts';
import {
  indexFromCount,
  inducedCount,
  largestAt,
  likelyLargest,
} from '../../../../engines/systems/induced/seismogenicIndex.ts';
import { largestOfRecord } from '../../../../engines/systems/induced/recordLargest.ts';
import { TRAFFIC_LIGHTS } from '../../../../engines/systems/induced/tables.ts';
import { lightAt, schemeOf } from '../../../../engines/systems/induced/trafficLight.ts';
import { INJECTION_ROWS } from '../../../../src/atlas/data/injectionFields.ts';
import { injectionFieldsAtlas } from '../../../../src/atlas/injectionFields.ts';

const moment = { ms: Date.UTC(2026, 0, 1), iso: '2026-01-01T00:00:00.000Z' };
const missing = { missing: 'nobody answered', source: 'test' };

function assess(body: object) {
  const input = seismicity.input.parse(body);
  const fields = injectionFields.answer.parse(
    injectionFieldsAtlas.answer({ lat: input.lat, lon: input.lon, radiusKm: input.radius_km }),
  );
  return seismicity.assess(
    input,
    {
      fields: { value: fields, source: 'atlas', asOf: '', retrievedAt: '', status: 'embedded' },
      sources: missing,
      quakes: missing,
      setting: missing,
    },
    moment,
  );
}

describe('injection models', () => {
  const injection = { volumeM3: 10_000, index: -1, bValue: 1 };

  it('expects one earthquake at the likely largest magnitude', () => {
    expect(inducedCount(injection, likelyLargest(injection))).toBeCloseTo(1, 12);
    expect(largestAt(injection, Math.exp(-1))).toBeCloseTo(3, 12);
    // What it does not exceed nine times in ten is larger; the chance of none above it is exp(-N).
    expect(largestAt(injection, 0.9)).toBeGreaterThan(3);
    expect(Math.exp(-inducedCount(injection, largestAt(injection, 0.9)))).toBeCloseTo(0.9, 12);
  });

  it('finds the index again from its own counts', () => {
    expect(
      indexFromCount(inducedCount(injection, 2), { magnitude: 2, volumeM3: 10_000, bValue: 1 }),
    ).toBeCloseTo(-1, 12);
    expect(indexFromCount(0, { magnitude: 2, volumeM3: 10_000, bValue: 1 })).toBeUndefined();
  });

  it('bounds by volume: two thirds of a magnitude for ten times as much', () =>
    expect(mcgarrMagnitude(1e5) - mcgarrMagnitude(1e4)).toBeCloseTo(2 / 3, 12));

  it('refuses shaking outside the model', () => {
    expect(inducedShaking(2.9, 5)).toBeUndefined();
    expect(inducedShaking(6.1, 5)).toBeUndefined();
    expect(inducedShaking(4, 41)).toBeUndefined();
    // Felt but hardly damaging: an M 4 at 5 km is intensity 4 to 6 (Atkinson 2015, fig. 7).
    expect(inducedShaking(4, 5)?.mmi ?? NaN).toBeGreaterThan(3.5);
    expect(inducedShaking(4, 5)?.mmi ?? NaN).toBeLessThan(6);
  });

  it('sees no excess in what nature explains, and a great one in Oklahoma’s numbers', () => {
    const nature = { ratePerYear: 1, lnSigma: 0.3 };
    expect(observedRatio(0, 30, nature).p05).toBeLessThan(1);
    expect(observedRatio(60, 30, nature).p05).toBeGreaterThan(100);
  });
});

describe('traffic lights', () => {
  it('change at the published magnitudes, the limit itself being the stricter', () => {
    expect([1.9, 2, 3.9, 4].map((m) => lightAt(TRAFFIC_LIGHTS.alberta, m))).toEqual([
      'green',
      'amber',
      'amber',
      'red',
    ]);
    expect(lightAt(TRAFFIC_LIGHTS.united_kingdom, 0.5)).toBe('red');
  });

  it('know where they hold', () => {
    const at = (countryCode: string, lat: number, lon: number, usState: string | null = null) =>
      schemeOf({ countryCode, usState, lat, lon })?.id;
    expect(at('GB', 53.8, -3)).toBe('united_kingdom');
    expect(at('US', 36.4, -97, 'OK')).toBe('oklahoma');
    expect(at('US', 36.4, -100.5, 'TX')).toBeUndefined();
    expect(at('FR', 48, 7)).toBeUndefined();
  });

  // Towns and their provinces by Natural Resources Canada, Geographical Names.
  it.each([
    ['Fox Creek', 54.4, -116.81, 'alberta'],
    ['Jasper', 52.87, -118.08, 'alberta'],
    ['Banff', 51.18, -115.57, 'alberta'],
    ['Fort St. John', 56.25, -120.85, 'british_columbia'],
    ['Golden', 51.3, -116.97, 'british_columbia'],
    ['Fernie', 49.5, -115.06, 'british_columbia'],
    ['Yellowknife', 62.45, -114.37, undefined],
    ['Whitehorse', 60.72, -135.06, undefined],
    ['Regina', 50.45, -104.62, undefined],
  ])('know the province of %s', (_name, lat, lon, id) => {
    expect(schemeOf({ countryCode: 'CA', usState: null, lat, lon })?.id).toBe(id);
  });
});

describe('fields', () => {
  it('are forty and more, each with a source and sane figures', () => {
    expect(INJECTION_ROWS.length).toBeGreaterThanOrEqual(40);
    const { fields } = injectionFields.answer.parse(
      injectionFieldsAtlas.answer({ lat: 48, lon: 8, radiusKm: 1000 }),
    );
    expect(fields.length).toBeGreaterThan(8);
    expect(new Set(INJECTION_ROWS.map(([name]) => name)).size).toBe(INJECTION_ROWS.length);
    for (const [name, , , , , , [since, until], volume] of INJECTION_ROWS) {
      expect(until ?? 2100, name).toBeGreaterThanOrEqual(since);
      if (volume) expect(volume[0], name).toBeGreaterThan(100);
    }
  });

  it('keep McGarr’s bound with the exceptions that are known', () => {
    const over = INJECTION_ROWS.filter(
      ([, , , , , , , volume, , largest]) =>
        volume && largest && largest[0] > mcgarrMagnitude(volume[0]) + 0.15,
    ).map(([name]) => name);
    expect(over.toSorted()).toEqual(['Pohang', 'St. Gallen']);
  });
});

describe('the answer', () => {
  it('is known where volumes are, unknown with a reason where not', () => {
    expect(assess({ lat: 47.56, lon: 7.6, radius_km: 50 }).state).toBe('known');
    const paris = assess({ lat: 48.85, lon: 2.35 });
    expect(paris.state).toBe('unknown');
    expect(paris.reason).toContain('within 100 km');
    expect(assess({ lat: 48.85, lon: 2.35, volume_m3: 1000 }).reason).toContain(
      'no default would be honest',
    );
    expect(assess({ lat: 36.43, lon: -96.93 }).reason).toContain('has ended');
  });

  it('lists mines and reservoirs, whose earthquakes no volume explains', () => {
    expect(assess({ lat: 17.4, lon: 73.75 }).fields[0]).toMatchObject({ by_record: null });
    const [mine] = assess({ lat: -26.2, lon: 28.04 }).fields;
    expect(mine).toMatchObject({ kind: 'mining', injection: null });
    expect(mine?.injection_reason).toContain('injects nothing');
    expect(assess({ lat: 67.86, lon: 20.23 }).fields[0]?.observed_largest?.year).toBe(2020);
    // Koyna 1967, M 6.3: the largest that a reservoir is known for (Gupta 2002).
    expect(assess({ lat: 17.4, lon: 73.75 }).fields[0]?.observed_largest?.magnitude).toBe(6.3);
  });

  it('gives no magnitude that no rock can hold, and says what to check', () => {
    const site = { lat: 36, lon: -97, radius_km: 10 };
    const many = assess({ ...site, volume_m3: 1e12, seismogenic_index: 3 });
    expect(many.project).toBeNull();
    expect(many.project_reason).toMatch(/M 15.*seismogenic_index/);
    const few = assess({ ...site, volume_m3: 1, seismogenic_index: -12 });
    expect(few.project_reason).toContain('M -12');
    expect(assess({ ...site, volume_m3: 1e6, seismogenic_index: -1 }).project).not.toBeNull();
  });

  it('goes by the record of what goes on, and by a volume that has ended only where nothing goes on', () => {
    const groningen = assess({ lat: 53.35, lon: 6.7, radius_km: 30 });
    expect(groningen).toMatchObject({ state: 'known', basis: 'record' });
    // Since 1991, M 3.6: 35 years in 2026, so 3.6 - log10(3.5) = 3.06 by hand.
    expect(groningen.quantity?.value).toBeCloseTo(3.06, 2);
    expect(groningen.summary).toContain('If work at Groningen gas field goes on as it has');
    // Upper Silesia was mined for a century before anybody recorded all M 4: its record begins with the bulletins of 1964.
    const silesia = assess({ lat: 50.25, lon: 19, radius_km: 5 });
    expect(silesia.fields[0]?.by_record?.record_years).toBe(62);
    expect(assess({ lat: 47.59, lon: 7.59, radius_km: 5 }).basis).toBe('ended_volume');
    expect(assess({ lat: 36.1, lon: -97.5 }).summary).toContain('Prague');
  });

  it('speaks of what has ended as of something that has', () => {
    expect(assess({ lat: 36.1, lon: 129.38 }).summary).toContain('Pohang, which has ended');
  });

  it('refuses volumes and indices outside the range', () => {
    expect(seismicity.input.safeParse({ lat: 0, lon: 0, volume_m3: -5 }).success).toBe(false);
    expect(seismicity.input.safeParse({ lat: 0, lon: 0, seismogenic_index: 9 }).success).toBe(
      false,
    );
  });
});

describe('the largest earthquake by a record', () => {
  const record = { magnitude: 3, years: 15, bValue: 1.2 };
  /** Chance that the largest of so many years stays below the record, found by halving. */
  const staysBelow = (years: number): number => {
    let [low, high] = [1e-9, 1 - 1e-9];
    while (high - low > 1e-12) {
      const middle = (low + high) / 2;
      if (largestOfRecord(record, years, middle) < record.magnitude) low = middle;
      else high = middle;
    }
    return low;
  };

  // Whatever their law: the largest of T and t years of one process lies in the t with t / (T + t).
  it.each([1, 10, 45])('is broken in %d years by the share of time that lies ahead', (years) =>
    expect(1 - staysBelow(years)).toBeCloseTo(years / (15 + years), 9),
  );

  it('is met by counts and magnitudes that are drawn', () => {
    // Rates exponential about one a record, counts Poisson, magnitudes Gutenberg-Richter: nothing of the closed form is used.
    const random = uniforms(20261129);
    const ahead = 10;
    const m90 = largestOfRecord(record, ahead, 0.9);
    const draws = 200_000;
    let below = 0;
    for (let i = 0; i < draws; i++) {
      const above = -Math.log(random()) / record.years;
      const perYear = above * 10 ** (record.bValue * (record.magnitude - m90));
      below += random() < Math.exp(-perYear * ahead) ? 1 : 0;
    }
    expect(below / draws).toBeCloseTo(0.9, 2);
  });

  // List of induced earthquakes of the Royal Netherlands Meteorological Institute: first 1991, largest up to 2005 M 3.0 (Garrelsweer 2003), then M 3.6 (Huizinge 2012).
  it('held Groningen’s ten years after 2005 within its nine-in-ten end', () => {
    const till2005 = { magnitude: 3, years: 15, bValue: 1 };
    expect(largestOfRecord(till2005, 10, 0.9)).toBeGreaterThan(3.6);
    expect(largestOfRecord(till2005, 10, 0.5)).toBeLessThan(3.6);
  });
});

describe('a modelled rate over the background', () => {
  it('has the ends of a lognormal whose spreads add as squares', () => {
    // By hand: sigma = hypot(0.4 ln 10, 0.5) = 1.04800, times the normal deviate of 95 %, 1.64485: a factor of 5.6058.
    const { ratio, p05, p95 } = modelledRatio(6, 0.4, { ratePerYear: 2, lnSigma: 0.5 });
    expect(ratio).toBe(3);
    expect(p95 / ratio).toBeCloseTo(5.6058, 3);
    expect(ratio / p05).toBeCloseTo(5.6058, 3);
  });
});
