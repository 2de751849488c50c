import type { InjectionField } from '../../ground/datasets/injection.ts';
import { Z90 } from '../../ground/math/normal.ts';
import { onWire } from '../../onWire.ts';
import { inducedShaking } from './inducedShaking.ts';
import { mcgarrMagnitude } from './mcgarrMagnitude.ts';
import {
  inducedCount,
  indexFromCount,
  largestAt,
  likelyLargest,
  type Injection,
} from './seismogenicIndex.ts';
import { largestOfRecord, type RecordLargest } from './recordLargest.ts';
import { ASSUMED, HORIZON_YEARS, INDUCED_DEPTH_KM, RECORDED_SINCE } from './tables.ts';

const COUNTED = [2, 3, 4, 5] as const;

/** A seismogenic index, where it comes from and how well it is known. */
export interface KnownIndex {
  readonly value: number;
  readonly sigma: number;
  readonly basis: 'given' | 'published' | 'inferred_from_largest' | 'nearest_field';
}

/** A field's injection with its index; undefined where nothing tells it. */
export function injectionOf(
  field: InjectionField,
): { readonly injection: Injection; readonly index: KnownIndex } | undefined {
  const { volumeM3, seismogenicIndex, maxMagnitude } = field;
  if (volumeM3 === null) return undefined;
  const bValue = field.bValue ?? ASSUMED.bValue;
  if (seismogenicIndex !== null)
    return {
      injection: { volumeM3, index: seismogenicIndex, bValue },
      index: { value: seismogenicIndex, sigma: ASSUMED.publishedIndexSigma, basis: 'published' },
    };
  // The largest of a sequence is the one of which one is expected.
  const inferred =
    maxMagnitude === null
      ? undefined
      : indexFromCount(1, { magnitude: maxMagnitude, volumeM3, bValue });
  return inferred === undefined
    ? undefined
    : {
        injection: { volumeM3, index: inferred, bValue },
        index: { value: inferred, sigma: ASSUMED.indexSigma, basis: 'inferred_from_largest' },
      };
}

/** Counts and largest magnitudes of an injection, on the wire. */
export function injectionReply(injection: Injection, index: KnownIndex, volumeFactor = 1) {
  const { bValue, volumeM3 } = injection;
  const spread = (Z90 * Math.hypot(index.sigma, Math.log10(volumeFactor))) / bValue;
  const p50 = largestAt(injection, 0.5);
  return {
    volume_m3: volumeM3,
    b_value: bValue,
    seismogenic_index: { value: index.value, sigma: index.sigma, basis: index.basis },
    expected_counts: COUNTED.map((magnitude) => {
      const expected = inducedCount(injection, magnitude);
      return { magnitude, expected, probability: -Math.expm1(-expected) };
    }),
    largest: {
      statistical_mode: likelyLargest(injection),
      p50,
      p10: p50 - Math.hypot(p50 - largestAt(injection, 0.1), spread),
      p90: p50 + Math.hypot(largestAt(injection, 0.9) - p50, spread),
      mcgarr: mcgarrMagnitude(volumeM3),
    },
  };
}

/**
 * The largest earthquake of a field that goes on, and the years it is the largest of; undefined where none is published, and for reservoirs: most of
 * their earthquakes follow the filling and die down, so that the record tells nothing of the years ahead.
 *
 * @source Simpson, Leith & Scholz (1988), Bull. Seismol. Soc. Am. 78(6), 2025-2040 (reservoirs)
 */
export function recordOf(
  { kind, maxMagnitude, maxMagnitudeYear, bValue, quakesSinceYear }: InjectionField,
  year: number,
): RecordLargest | undefined {
  if (maxMagnitude === null || kind === 'reservoir') return undefined;
  const isBefore = maxMagnitudeYear !== null && maxMagnitudeYear < RECORDED_SINCE;
  const since = isBefore ? quakesSinceYear : Math.max(quakesSinceYear, RECORDED_SINCE);
  return {
    magnitude: maxMagnitude,
    years: Math.max(1, year - since),
    bValue: bValue ?? ASSUMED.bValue,
  };
}

/** The largest earthquake of the years ahead by a record, on the wire. */
export function recordReply(record: RecordLargest) {
  const at = (probability: number): number => largestOfRecord(record, HORIZON_YEARS, probability);
  return {
    horizon_years: HORIZON_YEARS,
    record_years: record.years,
    b_value: record.bValue,
    p10: at(0.1),
    p50: at(0.5),
    p90: at(0.9),
    record_is_broken_probability: HORIZON_YEARS / (record.years + HORIZON_YEARS),
  };
}

/** Shaking at a place if the largest earthquake comes; null outside the model. */
export function shakingReply(magnitude: number, distanceKm: number) {
  const rhypKm = Math.hypot(distanceKm, INDUCED_DEPTH_KM);
  const found = inducedShaking(magnitude, rhypKm);
  return found ? { magnitude, hypocentral_distance_km: rhypKm, ...onWire(found) } : null;
}
