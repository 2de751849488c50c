import * as z from 'zod';
import type { Moment } from '../../facts.ts';
import { point } from '../../schemas.ts';
import { vertical } from '../../vertical.ts';
import { worstOf, type Check } from './checks.ts';
import {
  categoryCheck,
  designOf,
  liquefactionCheck,
  motionStudyCheck,
  softGroundCheck,
  type Design,
} from './seismicChecks.ts';
import {
  constructionNeeds,
  faultCheck,
  floodCheck,
  karstCheck,
  slopeCheck,
  subsidenceCheck,
  tsunamiCheck,
  type ConstructionFacts,
} from './siteChecks.ts';
import {
  FOUNDATIONS,
  PRECLEARANCE,
  STRUCTURES,
  type FoundationWord,
  type Structure,
} from './tables.ts';

const structures = Object.keys(STRUCTURES) as [Structure, ...Structure[]];
const foundations = Object.keys(FOUNDATIONS) as [FoundationWord, ...FoundationWord[]];

const input = point.extend({
  structure_type: z
    .enum(structures)
    .default('residential')
    .describe('Kind of structure; default residential'),
  foundation_type: z
    .enum(foundations)
    .default('shallow')
    .describe('Foundation that is meant; default shallow'),
  stories: z
    .number()
    .min(1)
    .max(200)
    .optional()
    .describe('Storeys above ground; otherwise usual for the kind'),
});
type Input = z.output<typeof input>;

const grade = z.enum(PRECLEARANCE).meta({ id: 'PreclearanceGrade' });

const output = z
  .object({
    lat: z.number().describe('Latitude that was computed'),
    lon: z.number().describe('Longitude that was computed'),
    grade: grade.describe('The worst of the checks'),
    summary: z.string().describe('The answer in words'),
    structure: z
      .object({
        structure_type: z.enum(structures).describe('As given'),
        foundation_type: z.enum(foundations).describe('As given'),
        stories: z.number().describe('As given, or usual for the kind'),
        risk_category: z.enum(['II', 'III', 'IV']).describe('ASCE 7-16, Table 1.5-1'),
      })
      .describe('What is to be built'),
    seismic_design: z
      .object({
        edition: z.string().describe('Edition of the standard'),
        mapped_from: z.string().describe("The code's map, or our own hazard"),
        site_class: z.string().describe('ASCE 7-16'),
        ss_g: z.number().describe('g'),
        s1_g: z.number().describe('g'),
        sds_g: z.number().describe('g'),
        sd1_g: z.number().describe('g'),
        seismic_design_category: z.string().describe('A to F'),
        site_study_required: z.boolean().describe('ASCE 7-16, section 11.4.8'),
      })
      .nullable()
      .describe('Design values'),
    checks: z
      .array(
        z.object({
          check: z.string().describe('What was looked at'),
          state: z.enum(['known', 'unknown', 'not_applicable']).describe('Whether it could be'),
          grade: grade.nullable().describe('Grade of this check'),
          value: z.number().nullable().describe('Found'),
          unit: z.string().describe('Of the value'),
          clause: z.string().describe('Clauses of the code'),
          note: z.string().describe('In words'),
          study: z.string().nullable().describe('Study that is asked for'),
        }),
      )
      .describe('Every check with its clause'),
    required_studies: z.array(z.string()).describe('Studies that the clauses ask for'),
    foundation_effect: z.string().describe('What the foundation changed'),
    unverified: z.array(z.string()).describe('What was not looked at or not surveyed'),
    warnings: z.array(z.string()).describe('What to know before use'),
  })
  .meta({ id: 'ConstructionPreclearance' });
type Output = z.input<typeof output>;

const UNVERIFIED = [
  'Regulatory maps (floodway, fault zones, wetlands) were not consulted.',
  'No boring, no survey: ground, slope and elevation come from maps and models.',
  'Zoning, utilities, contamination and expansive soil are outside this check.',
] as const;

function seismicFields(found: Design | null, category: string | null): Output['seismic_design'] {
  if (!found || category === null) return null;
  const { design } = found;
  return {
    edition: design.edition,
    mapped_from: design.mapped_from,
    site_class: design.coefficient_class,
    ss_g: design.ss_g,
    s1_g: design.s1_g,
    sds_g: design.sds_g,
    sd1_g: design.sd1_g,
    seismic_design_category: category,
    site_study_required: design.site_study_required,
  };
}

function checksOf(given: Input, facts: ConstructionFacts, moment: Moment) {
  const { risk, stories: usual } = STRUCTURES[given.structure_type];
  const stories = given.stories ?? usual;
  const { carriesDeep } = FOUNDATIONS[given.foundation_type];
  const found = designOf(facts, risk);
  const category = found?.design.design_category_asked ?? null;
  const checks: Check[] = [
    categoryCheck(category, given.structure_type, stories),
    motionStudyCheck(found),
    faultCheck(facts, given),
    liquefactionCheck(facts, carriesDeep),
    softGroundCheck(facts, stories, carriesDeep),
    slopeCheck(facts),
    karstCheck(facts, carriesDeep),
    subsidenceCheck(facts, carriesDeep),
    floodCheck(facts, moment),
    tsunamiCheck(facts, risk),
  ];
  return { risk, stories, carriesDeep, found, category, checks };
}

function assess(given: Input, facts: ConstructionFacts, moment: Moment): Output {
  const { risk, stories, carriesDeep, found, category, checks } = checksOf(given, facts, moment);
  const worst = worstOf(checks);
  const studies = [...new Set(checks.flatMap(({ study }) => study ?? []))];
  const deciding = checks.filter(({ grade: each }) => each === worst && worst !== 'CLEAR');
  return {
    lat: given.lat,
    lon: given.lon,
    grade: worst,
    summary: `${worst}${deciding.length > 0 ? `: ${deciding.map(({ check, note }) => `${check.replaceAll('_', ' ')} (${note})`).join('; ')}` : ': no check asks for more than the ordinary'}.`,
    structure: {
      structure_type: given.structure_type,
      foundation_type: given.foundation_type,
      stories,
      risk_category: risk,
    },
    seismic_design: seismicFields(found, category),
    checks,
    required_studies: studies,
    foundation_effect: carriesDeep
      ? 'The foundation carries below weak ground: liquefaction, soft ground, karst and subsidence count one step milder; their studies stay.'
      : 'A shallow foundation changes nothing.',
    unverified: [...UNVERIFIED],
    warnings: ['A screen before design: no permit, and no substitute for an engineer of record.'],
  };
}

/** POST /api/v1/construction/preclearance */
export const preclearance = vertical({
  path: '/api/v1/construction/preclearance',
  title: 'Construction pre-clearance',
  summary:
    'Whether ground and hazards let a structure be built as meant: one of four grades tied to clauses of the code, the studies they ask for, and SDS, SD1 and design category.',
  input,
  output,
  needs: constructionNeeds,
  assess,
  cost: 'heavy',
  keep: true,
  model: {
    name: 'construction-screen',
    version: '1.0.0',
    methodology:
      'Ten checks of a site, each a physical quantity against bounds of a code clause or POLICY; the worst decides. Foundations that carry deep make weak-ground checks one step milder, never more. Design values by ASCE 7-16 from the code map where it answers, else from our own hazard.',
    validity:
      'Sites on land; clauses of the International Building Code 2021 and ASCE 7-16, elsewhere an analogy.',
    verification:
      'site_class (coefficients, spectrum, categories), liquefaction and the hazards by the tables of their own cards; grades are unverified against permits.',
    limits: [
      'POLICY: bounds of the checks, storeys, one step for foundations.',
      'Clause numbers are quoted from the 2021 and 2016 editions and not read out of the text at run time.',
      'A fault within a kilometre restricts: traces here are too coarse to clear a plot.',
    ],
  },
  sources: [
    'https://codes.iccsafe.org/content/IBC2021P1',
    'doi:10.1061/9780784414248',
    'doi:10.1785/0120160198',
  ],
  example: {
    lat: 37.7749,
    lon: -122.4194,
    structure_type: 'high_rise',
    foundation_type: 'pile',
    stories: 40,
  },
});
