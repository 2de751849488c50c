import * as z from 'zod';
import { dataset } from '../../facts.ts';

const at = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const maybe = z.number().nullable();
const maybeText = z.string().nullable();

/** Disasters that the US president declared, by state. */
export const disasterDeclarations = dataset({
  id: 'disaster-declarations',
  title: 'Disaster declarations',
  query: z.object({
    state: z.string().regex(/^[A-Z]{2}$/),
    since: z.iso.date().default('2000-01-01'),
  }),
  answer: z.object({
    declarations: z.array(
      z.object({
        id: z.string(),
        disasterNumber: z.int(),
        type: maybeText,
        incident: maybeText,
        title: maybeText,
        declaredOn: maybeText,
        beganOn: maybeText,
        stateCode: maybeText,
        countyCode: z.string().nullable().describe('Null: the whole state, or not said'),
        isStatewide: z.boolean().nullable().describe('Null: the record does not say where'),
        area: maybeText,
      }),
    ),
    complete: z.boolean(),
  }),
  sample: {
    declarations: [
      {
        id: 'DR-4936-HI',
        disasterNumber: 4936,
        type: 'DR',
        incident: 'Earthquake',
        title: 'EARTHQUAKE',
        declaredOn: '2026-09-01T00:00:00Z',
        beganOn: '2026-05-22T00:00:00Z',
        stateCode: '15',
        countyCode: '001',
        isStatewide: false,
        area: 'Hawaii (County)',
      },
    ],
    complete: true,
  },
});

/** Flood zone of the insurance map at a point. Not mapped is not the same as zone X. */
export const floodZone = dataset({
  id: 'flood-zone',
  title: 'Flood insurance zone',
  query: at,
  answer: z.object({
    zone: maybeText.describe('Null: not mapped'),
    subtype: maybeText,
    isSpecialHazard: z.boolean().nullable(),
    baseFloodElevationFt: maybe,
    depthFt: maybe,
  }),
  sample: {
    zone: 'X',
    subtype: 'AREA OF MINIMAL FLOOD HAZARD',
    isSpecialHazard: false,
    baseFloodElevationFt: null,
    depthFt: null,
  },
});

/** Scores of the National Risk Index for the county of a point. */
export const nationalRiskIndex = dataset({
  id: 'national-risk-index',
  title: 'National Risk Index of a county',
  query: at,
  answer: z.object({
    county: maybeText,
    state: maybeText,
    countyCode: maybeText,
    riskScore: maybe,
    riskRating: maybeText,
    expectedLossUsd: maybe,
    vulnerabilityScore: maybe,
    resilienceScore: maybe,
    hazards: z.record(
      z.string(),
      z.object({
        riskScore: maybe,
        riskRating: maybeText,
        expectedLossUsd: maybe,
        frequencyPerYear: maybe,
      }),
    ),
    version: maybeText,
  }),
  sample: {
    county: 'Pierce',
    state: 'WA',
    countyCode: '53053',
    riskScore: 98.5,
    riskRating: 'Relatively High',
    expectedLossUsd: null,
    vulnerabilityScore: 14.4,
    resilienceScore: 60.1,
    hazards: {
      WFIR: {
        riskScore: 76.8,
        riskRating: 'Relatively Low',
        expectedLossUsd: null,
        frequencyPerYear: null,
      },
    },
    version: null,
  },
});
