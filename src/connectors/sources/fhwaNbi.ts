import * as z from 'zod';
import { bridgeBlock, bridgeNumbers } from '../../../engines/ground/datasets/catalogues.ts';
import { bridgesNear } from '../../../engines/ground/datasets/infrastructure.ts';
import {
  around,
  byNumber,
  fromFeatures,
  fromLargestNumber,
  largestNumber,
} from '../formats/arcgis.ts';
import { connector, service } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { fromCsv, listOf } from '../pipeline/reply.ts';
import { loose, numberOf, strict, textOf, within } from '../formats/values.ts';

/** Degrees from packed `DDMMSSss` (or `DDDMMSSss`): degrees, minutes, seconds and hundredths. */
function unpacked(text: string | null): number | undefined {
  const digits = /^(\d{2,3})(\d\d)(\d{4})$/.exec((text ?? '').padStart(8, '0'));
  if (digits === null) return undefined;
  const [degrees, minutes, seconds] = digits.slice(1).map(Number);
  return (degrees ?? 0) + (minutes ?? 60) / 60 + (seconds ?? 0) / 360_000;
}

const rating = z
  .unknown()
  .optional()
  .transform((value) => within(numberOf(value), 0, 9) ?? null);
const CONDITIONS: Readonly<Record<string, 'good' | 'fair' | 'poor'>> = {
  G: 'good',
  F: 'fair',
  P: 'poor',
};

const Row = z.object({
  STRUCTURE_NUMBER_008: strict.text,
  LAT_016: loose.text,
  LONG_017: loose.text,
  LATDD: loose.lat,
  LONGDD: loose.lon,
  YEAR_BUILT_027: loose.number,
  DECK_COND_058: rating,
  SUPERSTRUCTURE_COND_059: rating,
  SUBSTRUCTURE_COND_060: rating,
  CULVERT_COND_062: rating,
  BRIDGE_CONDITION: loose.text,
  SCOUR_CRITICAL_113: z.unknown().optional(),
  ADT_029: loose.number,
  FEATURES_DESC_006A: loose.text,
});

/** The class follows from the lowest rating where it is not given. @source 23 CFR 490.409 (2017): 7 and more good, 4 and less poor */
function conditionOf(
  letter: string | null,
  ratings: readonly (number | null)[],
): 'good' | 'fair' | 'poor' | null {
  const given = CONDITIONS[letter ?? ''];
  const rated = ratings.filter((value) => value !== null);
  if (given !== undefined || rated.length === 0) return given ?? null;
  const lowest = Math.min(...rated);
  if (lowest >= 7) return 'good';
  return lowest <= 4 ? 'poor' : 'fair';
}

function bridgeOf(row: z.output<typeof Row>) {
  const lat = within(row.LATDD ?? unpacked(row.LAT_016), -15, 72);
  const west = unpacked(row.LONG_017);
  const lon = within(row.LONGDD ?? (west === undefined ? undefined : -west), -180, 180);
  if (lat === undefined || lon === undefined || lat === 0) return undefined;
  const ratings = [
    row.DECK_COND_058,
    row.SUPERSTRUCTURE_COND_059,
    row.SUBSTRUCTURE_COND_060,
    row.CULVERT_COND_062,
  ];
  const yearBuilt = within(row.YEAR_BUILT_027, 1600, 2100);
  return {
    id: row.STRUCTURE_NUMBER_008,
    lat,
    lon,
    yearBuilt: yearBuilt === undefined ? null : Math.trunc(yearBuilt),
    deckRating: row.DECK_COND_058,
    superstructureRating: row.SUPERSTRUCTURE_COND_059,
    substructureRating: row.SUBSTRUCTURE_COND_060,
    culvertRating: row.CULVERT_COND_062,
    condition: conditionOf(row.BRIDGE_CONDITION, ratings),
    scour:
      textOf(row.SCOUR_CRITICAL_113) ??
      (typeof row.SCOUR_CRITICAL_113 === 'number' ? String(row.SCOUR_CRITICAL_113) : null),
    trafficPerDay: row.ADT_029,
    over: row.FEATURES_DESC_006A,
  };
}

const Feature = z.object({ properties: Row });
/** Structure numbers are unique within a state. */
const Numbered = z.object({
  properties: Row.extend({
    STATE_CODE_001: z
      .union([z.string(), z.int()])
      .transform((code) => String(code).padStart(2, '0'))
      .pipe(z.string().regex(/^\d\d$/)),
  }),
});
/** What a whole inventory is asked for: the columns that are read. */
const COLUMNS = ['STATE_CODE_001', ...Object.keys(Row.shape)].join(',');

/** Bridges of the United States with their condition ratings. */
export const fhwaNbi = connector({
  id: 'fhwa-nbi',
  title: 'National Bridge Inventory',
  category: 'environmental',
  provider: 'Federal Highway Administration',
  home: 'https://www.fhwa.dot.gov/bridge/nbi.cfm',
  licence: 'US Government work, public domain',
  cadence: 'yearly',
  coverage: 'United States',
  key: 'none',
  perMinute: 60,
  baseUrl:
    'https://services.arcgis.com/xOi1kZaI0eWDREZv/arcgis/rest/services/NTAD_National_Bridge_Inventory/FeatureServer',
  serves: [
    service({
      dataset: bridgesNear,
      keepSeconds: 90 * 86_400,
      staleSeconds: 2 * 365 * 86_400,
      persistent: true,
      example: { lat: 40.76, lon: -111.89, radiusKm: 3 },
      request: (query) =>
        inUnitedStates(query) ? { url: around('/0', query, { outFields: '*' }) } : undefined,
      parse(reply) {
        if (/^﻿?"?STATE_CODE_001/.test(reply.text))
          return fromCsv(reply, /STRUCTURE_NUMBER_008.*\n/, (rows) =>
            listOf(rows, Row, { read: bridgeOf, wrap: (bridges) => ({ bridges, complete: true }) }),
          );
        return fromFeatures(reply, (features, complete) =>
          listOf(features, Feature, {
            read: ({ properties }) => bridgeOf(properties),
            wrap: (bridges) => ({ bridges, complete }),
          }),
        );
      },
    }),
    service({
      dataset: bridgeNumbers,
      keepSeconds: 0,
      staleSeconds: 0,
      timeoutMs: 60_000,
      request: () => ({ url: largestNumber('/0') }),
      parse: fromLargestNumber,
    }),
    service({
      dataset: bridgeBlock,
      keepSeconds: 0,
      staleSeconds: 0,
      timeoutMs: 60_000,
      request: (query) => ({ url: byNumber('/0', query, { outFields: COLUMNS, geometry: false }) }),
      parse: (reply) =>
        fromFeatures(reply, (features, complete) =>
          listOf(features, Numbered, {
            read({ properties }) {
              const bridge = bridgeOf(properties);
              return (
                bridge && { ...bridge, inventoryId: `${properties.STATE_CODE_001}-${bridge.id}` }
              );
            },
            wrap: (bridges) => ({ bridges, complete }),
          }),
        ),
    }),
  ],
});
