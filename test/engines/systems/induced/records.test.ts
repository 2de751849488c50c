import { describe, expect, it } from 'vitest';
import type { InjectionField } from '../../../../engines/ground/datasets/injection.ts';
import { activeRate, isActive } from '../../../../engines/systems/induced/activeRate.ts';
import {
  injectionOf,
  injectionReply,
  recordOf,
  recordReply,
} from '../../../../engines/systems/induced/fieldReply.ts';
import { rateOfRecord } from '../../../../engines/systems/induced/recordLargest.ts';

const FIELD: InjectionField = {
  id: 'f',
  name: 'F',
  country: 'US',
  kind: 'enhanced_geothermal',
  lat: 0,
  lon: 0,
  precisionKm: 1,
  sinceYear: 2000,
  untilYear: null,
  quakesSinceYear: 2005,
  volumeM3: 1e6,
  volumeFactor: 1,
  seismogenicIndex: -1,
  bValue: 1,
  maxMagnitude: 4,
  maxMagnitudeYear: 2009,
  source: 'test',
};

describe('a record of earthquakes', () => {
  // Gutenberg and Richter, b = 1: one of M 4 in 20 years, ten of M 3.
  it('tells a rate by its largest', () => {
    const record = { magnitude: 4, years: 20, bValue: 1 };
    expect(rateOfRecord(record, 4)).toBeCloseTo(0.05, 12);
    expect(rateOfRecord(record, 3)).toBeCloseTo(0.5, 12);
    expect(rateOfRecord({ ...record, bValue: 1.5 }, 3)).toBeCloseTo(0.05 * 10 ** 1.5, 12);
  });

  // The share of the time that lies ahead: ten years after thirty, one in four; the median of the largest stands b log10(1/3) below.
  it('is broken with the share of the time that lies ahead', () => {
    const reply = recordReply({ magnitude: 4, years: 30, bValue: 1 });
    expect(reply).toMatchObject({ horizon_years: 10, record_years: 30 });
    expect(reply.record_is_broken_probability).toBeCloseTo(0.25, 12);
    expect(reply.p50).toBeCloseTo(4 + Math.log10(1 / 3), 12);
    expect(reply.p90).toBeCloseTo(4 + Math.log10(3), 12);
    expect(reply.p10).toBeCloseTo(4 + Math.log10(1 / 27), 12);
  });

  it('begins with the earthquakes of the field, or with 1964 where its largest came since', () => {
    expect(recordOf(FIELD, 2025)).toEqual({ magnitude: 4, years: 20, bValue: 1 });
    expect(recordOf({ ...FIELD, quakesSinceYear: 1950 }, 2025)?.years).toBe(61);
    const early = { ...FIELD, quakesSinceYear: 1950, maxMagnitudeYear: 1960 };
    expect(recordOf(early, 2025)?.years).toBe(75);
    expect(recordOf({ ...FIELD, quakesSinceYear: 2025, bValue: null }, 2025)).toEqual({
      magnitude: 4,
      years: 1,
      bValue: 1,
    });
    expect(recordOf({ ...FIELD, kind: 'reservoir' }, 2025)).toBeUndefined();
    expect(recordOf({ ...FIELD, maxMagnitude: null }, 2025)).toBeUndefined();
  });
});

describe('the injection of a field', () => {
  // Shapiro et al. (2010): one of M 4 by a million m3 at b = 1 is an index of 4 - 6 = -2.
  it('has the published index, else that of its largest, else none', () => {
    expect(injectionOf(FIELD)?.index).toEqual({ value: -1, sigma: 0.2, basis: 'published' });
    const inferred = injectionOf({ ...FIELD, seismogenicIndex: null })?.index;
    expect(inferred).toMatchObject({ sigma: 0.56, basis: 'inferred_from_largest' });
    expect(inferred?.value).toBeCloseTo(-2, 12);
    const unknown = { ...FIELD, seismogenicIndex: null, maxMagnitude: null };
    expect(injectionOf(unknown)).toBeUndefined();
    expect(injectionOf({ ...FIELD, volumeM3: null })).toBeUndefined();
  });

  // V 10^(index - b M): a million m3 at -2: 100 of M 2, one of M 4. The largest stays below m with exp(-10^(4 - m)): its median lies log10(1 / ln 2) above 4.
  it('tells counts and the largest, wider where index and volume are not known', () => {
    const injection = { volumeM3: 1e6, index: -2, bValue: 1 };
    const sure = injectionReply(injection, { value: -2, sigma: 0, basis: 'given' });
    expect(sure.expected_counts.map(({ expected }) => expected)).toEqual(
      [100, 10, 1, 0.1].map((count) => expect.closeTo(count, 9) as number),
    );
    expect(sure.expected_counts[2]?.probability).toBeCloseTo(1 - Math.exp(-1), 12);
    expect(sure.largest.statistical_mode).toBeCloseTo(4, 12);
    expect(sure.largest.p50).toBeCloseTo(4 - Math.log10(Math.LN2), 12);
    expect(sure.largest.p10).toBeCloseTo(4 - Math.log10(Math.log(10)), 12);
    expect(sure.largest.p90).toBeCloseTo(4 - Math.log10(-Math.log(0.9)), 12);
    const wide = injectionReply(injection, { value: -2, sigma: 0.3, basis: 'given' }, 10 ** 0.4);
    const up = sure.largest.p90 - sure.largest.p50;
    // 0.3 of the index and 0.4 of the volume are 0.5 together, 1.281552 of which lie between median and 90 %.
    expect(wide.largest.p90 - wide.largest.p50).toBeCloseTo(Math.hypot(up, 1.281552 * 0.5), 6);
  });
});

describe('the earthquakes of active fields', () => {
  it('go on for three years after the end', () => {
    expect(isActive({ ...FIELD, untilYear: 2020 }, 2023)).toBe(true);
    expect(isActive({ ...FIELD, untilYear: 2020 }, 2024)).toBe(false);
    expect(isActive(FIELD, 2100)).toBe(true);
  });

  // 1e6 m3 at -1: 10 of M 4 over the ten years to the largest, one a year; by a record, one of M 4 in 20 years.
  it('add up over fields, each by its volume or else by its record', () => {
    const byVolume = activeRate({ fields: [FIELD], year: 2025 }, 4);
    expect(byVolume?.perYear).toBeCloseTo(1, 12);
    expect(byVolume?.log10Sigma).toBeCloseTo(0.2, 12);
    const byRecord = { ...FIELD, volumeM3: null };
    const both = activeRate({ fields: [FIELD, byRecord], year: 2025 }, 4);
    expect(both?.perYear).toBeCloseTo(1.05, 12);
    expect(both?.log10Sigma).toBeCloseTo((0.2 + 0.05 * 0.557) / 1.05, 9);
    expect(activeRate({ fields: [{ ...FIELD, untilYear: 2010 }], year: 2025 }, 4)).toBeUndefined();
    expect(activeRate({ fields: [], year: 2025 }, 4)).toBeUndefined();
  });
});
