import { nationalRiskIndex } from '../../../engines/ground/datasets/disasters.ts';
import { atPoint, fromFeatures, membersOf } from '../formats/arcgis.ts';
import { connector, service, type Parsed } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { data, empty, fromCsv, unavailable } from '../pipeline/reply.ts';
import { numberOf, roundedAt, textOf, within } from '../formats/values.ts';

/** Hazards by their codes; inland flooding was riverine (`RFLD`) before December 2025. */
const HAZARDS = [
  'AVLN',
  'CFLD',
  'CWAV',
  'DRGT',
  'ERQK',
  'HAIL',
  'HWAV',
  'HRCN',
  'ISTM',
  'IFLD',
  'LNDS',
  'LTNG',
  'SWND',
  'TRND',
  'TSUN',
  'VLCN',
  'WFIR',
  'WNTW',
];
const BEFORE: Readonly<Record<string, string>> = { IFLD: 'RFLD' };

function hazardsOf(row: Readonly<Record<string, unknown>>) {
  const rows = HAZARDS.flatMap((code) => {
    const member = (suffix: string) =>
      row[`${code}_${suffix}`] ?? row[`${BEFORE[code] ?? code}_${suffix}`];
    const hazard = {
      riskScore: within(numberOf(member('RISKS')), 0, 100) ?? null,
      riskRating: textOf(member('RISKR')) ?? null,
      expectedLossUsd: numberOf(member('EALT')) ?? null,
      frequencyPerYear: numberOf(member('AFREQ')) ?? null,
    };
    return Object.values(hazard).every((value) => value === null) ? [] : [[code, hazard] as const];
  });
  return Object.fromEntries(rows);
}

function indexOf(row: Readonly<Record<string, unknown>>) {
  const text = (name: string) => textOf(row[name]) ?? null;
  const score = (name: string) => within(numberOf(row[name]), 0, 100) ?? null;
  return {
    county: text('COUNTY'),
    state: text('STATEABBRV'),
    countyCode: text('STCOFIPS'),
    riskScore: score('RISK_SCORE'),
    riskRating: text('RISK_RATNG'),
    expectedLossUsd: numberOf(row['EAL_VALT']) ?? null,
    vulnerabilityScore: score('SOVI_SCORE'),
    resilienceScore: score('RESL_SCORE'),
    hazards: hazardsOf(row),
    version: text('NRI_VER'),
  };
}

/** The table of counties has the columns of the map service. @source FEMA, National Risk Index, data resources: table format */
const CSV_HEADER = /^\uFEFF?"?\w+"?,[^\n]*\bSTCOFIPS\b[^\n]*\bRISK_SCORE\b/i;

function answerOf(
  rows: readonly (Readonly<Record<string, unknown>> | undefined)[],
): Parsed<ReturnType<typeof indexOf>> {
  const [first] = rows;
  const value = indexOf(first ?? {});
  if (rows.length === 0) return empty(value);
  return value.riskScore === null && Object.keys(value.hazards).length === 0
    ? unavailable('the county has no scores')
    : data(value, null);
}

/** The national risk index of US counties. */
export const femaNri = connector({
  id: 'fema-nri',
  title: 'FEMA National Risk Index',
  category: 'environmental',
  provider: 'Federal Emergency Management Agency',
  home: 'https://hazards.fema.gov/nri',
  licence: 'US Government work, public domain',
  cadence: 'every year or two',
  coverage: 'United States',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://services.arcgis.com/XG15cJAlne2vxtgt/arcgis/rest/services',
  serves: [
    service({
      dataset: nationalRiskIndex,
      keepSeconds: 90 * 86_400,
      staleSeconds: 2 * 365 * 86_400,
      persistent: true,
      round: roundedAt(2),
      example: { lat: 47.04, lon: -122.1 },
      request: (query) =>
        inUnitedStates(query)
          ? { url: atPoint('/National_Risk_Index_Counties/FeatureServer/0', query, '*') }
          : undefined,
      parse: (reply) =>
        CSV_HEADER.test(reply.text)
          ? fromCsv(reply, CSV_HEADER, (rows) =>
              rows.length > 1
                ? unavailable(`the table has ${rows.length} counties and no places for them`)
                : answerOf(rows),
            )
          : fromFeatures(reply, (features) => answerOf(features.map(membersOf))),
    }),
  ],
});
