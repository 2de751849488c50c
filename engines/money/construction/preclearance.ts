import { isKnown, type Moment } from '../../facts.ts';
import { vertical } from '../../vertical.ts';
import { offShoreReason } from '../siteRisk/offShore.ts';
import { notBuilt, worstOf, type Check } from './checks.ts';
import {
  categoryCheck,
  designOf,
  liquefactionCheck,
  motionStudyCheck,
  type Design,
} from './seismicChecks.ts';
import { softGroundCheck } from './softGround.ts';
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
import { input, output, type Input, type Output } from './schemas.ts';
import { volcanicFlowsCheck } from './volcanoCheck.ts';
import { FOUNDATIONS, STRUCTURES, type Preclearance } from './tables.ts';

/** The United States, Puerto Rico, the Virgin Islands, Guam and the Northern Marianas, whose codes adopt the International Building Code. */
const US_CODED: ReadonlySet<string> = new Set(['US', 'PR', 'VI', 'GU', 'MP']);

const UNVERIFIED = [
  'Regulatory maps (floodway, fault zones, wetlands) were not consulted.',
  'No boring, no survey: ground, slope and elevation come from maps and models.',
  'Zoning, utilities, contamination and expansive soil are outside this check.',
] as const;

function seismicFields(found: Design | null, category: string | null): Output['seismic_design'] {
  if (!found || category === null) return null;
  const { design } = found;
  return {
    governed_by: design.governed_by ?? null,
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
  const found = designOf(facts, given, risk);
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
    volcanicFlowsCheck(facts, given),
  ];
  return { risk, stories, carriesDeep, found, category, checks };
}

/** The grade and the checks that decided it; what could not be worked out is conditional. */
function summaryOf(worst: Preclearance, checks: readonly Check[]): string {
  if (worst === 'CLEAR') return 'CLEAR: no check asks for more than the ordinary.';
  const deciding = checks.filter(
    ({ grade: each, state }) => each === worst || (state === 'unknown' && worst === 'CONDITIONAL'),
  );
  const words = deciding.map(({ check, note }) => `${check.replaceAll('_', ' ')} (${note})`);
  return `${worst}: ${words.join('; ')}.`;
}

/** Grade, checks and studies; on open water none of them, and why. */
function verdictOf(offShore: string | null, checks: readonly Check[]) {
  if (offShore !== null)
    return {
      grade: null,
      reason: offShore,
      summary: `No grade: ${offShore}.`,
      checks: checks.map((check) => notBuilt(check, offShore)),
      required_studies: [],
    };
  const worst = worstOf(checks);
  return {
    grade: worst,
    summary: summaryOf(worst, checks),
    checks: [...checks],
    required_studies: [...new Set(checks.flatMap(({ study }) => study ?? []))],
  };
}

function assess(given: Input, facts: ConstructionFacts, moment: Moment): Output {
  const { risk, stories, carriesDeep, found, category, checks } = checksOf(given, facts, moment);
  const offShore = offShoreReason(facts.setting);
  return {
    lat: given.lat,
    lon: given.lon,
    ...verdictOf(offShore, checks),
    structure: {
      structure_type: given.structure_type,
      foundation_type: given.foundation_type,
      stories,
      risk_category: risk,
    },
    seismic_design: offShore === null ? seismicFields(found, category) : null,
    foundation_effect: carriesDeep
      ? `The foundation ${FOUNDATIONS[given.foundation_type].does}: liquefaction, soft ground, karst and subsidence count one step milder; their studies stay.`
      : 'A shallow foundation changes nothing.',
    unverified: [...UNVERIFIED],
    warnings: [
      'A screen before design: no permit, and no substitute for an engineer of record.',
      ...foreignCode(facts),
    ],
  };
}

/** Where the clauses are not the law of the land; they are of the United States and its territories, which have country codes of their own. */
function foreignCode({ setting }: ConstructionFacts): string[] {
  const country = isKnown(setting) ? setting.value.countryCode : null;
  if (country === null || US_CODED.has(country)) return [];
  const name = isKnown(setting) ? setting.value.countryName : null;
  const decides =
    country === 'AQ'
      ? 'No country’s code holds in Antarctica.'
      : `The code in force there (${name ?? country}) decides and was not consulted.`;
  return [
    `The clauses are those of ASCE 7-16 and the International Building Code, the codes of the United States; they show by analogy what the ground asks for. ${decides}`,
  ];
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
    version: '1.4.1',
    methodology:
      'Eleven checks of a site, each a physical quantity against bounds of a code clause or POLICY; the worst decides. Foundations that carry deep make weak-ground checks one step milder, never more. Design values by ASCE 7-16 from the code map where it answers, else from our own hazard, where it could be limited by the characteristic earthquakes of listed faults as predict/seismic-risk works it out (section 21.2.3).',
    validity:
      'Sites on land; clauses of the International Building Code 2021 and ASCE 7-16, elsewhere an analogy.',
    verification:
      'site_class (coefficients, spectrum, categories), liquefaction and the hazards by the tables of their own cards; grades are unverified against permits.',
    limits: [
      'POLICY: bounds of the checks, storeys, one step for foundations.',
      'Clause numbers are quoted from the 2021 and 2016 editions and not read out of the text at run time.',
      'Slopes are graded by the typical slope, since nobody knows where on the landform the plot lies; steep ground nearby asks for a study.',
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
