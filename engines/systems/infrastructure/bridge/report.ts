import type * as z from 'zod';
import { scoredBy } from '../../../levels.ts';
import { onWire } from '../../../onWire.ts';
import { leversOf, type Alternative } from '../../answer/lever.ts';
import { lognormal } from '../../answer/scored.ts';
import { figure, leverSentence, paragraph, scoreSentence, scoreText } from '../../answer/words.ts';
import { conditionAfter, decayAt } from './conditionPath.ts';
import { failureRate, type BridgeCase, type BridgeSite, type FailureRate } from './failureRate.ts';
import type { bridgeReply, BridgeInput } from './schemas.ts';
import { BASE_RATE, FAILURE_ANCHORS, SCOUR_CODES } from './tables.ts';

type Reply = z.input<typeof bridgeReply>;
type Body = Omit<Reply, 'summary' | 'warnings' | 'bridges_near' | 'bridges_near_reason'>;
const PATH_YEARS = [0, 5, 10, 20, 30] as const;

/** All highway bridges of the United States. */
const NATIONAL: Reply['base_rate'] = {
  annual_probability: BASE_RATE.perYear,
  p025: BASE_RATE.low,
  p975: BASE_RATE.high,
  return_period_yr: 1 / BASE_RATE.perYear,
  words: 'failures of US highway bridges, Cook, Barr & Halling (2015)',
};

/** The answer for a bridge, without its neighbours. */
export function bridgeReport(
  input: BridgeInput,
  site: BridgeSite,
): Body & Pick<Reply, 'summary' | 'warnings'> {
  const bridge = caseOf(input);
  const rate = failureRate(bridge, site);
  const quantity = lognormal('annual_probability_of_failure', '1/yr', rate.perYear, {
    lnSigma: rate.lnSigma,
    most: 1,
  });
  const body: Body = {
    lat: input.lat,
    lon: input.lon,
    ...scoredBy(FAILURE_ANCHORS, quantity),
    nbi_condition: bridge.rating,
    bridge_age_years: bridge.ageYears,
    return_period_yr: 1 / rate.perYear,
    base_rate: NATIONAL,
    parts: partsOf(rate, input),
    design: rate.design,
    classes: [...rate.classes],
    overtopping: rate.scour.overtopping,
    condition_path: pathOf(bridge),
    levers: leversOf(FAILURE_ANCHORS, rate.perYear, alternatives(bridge, site)),
  };
  return { ...body, summary: words(body), warnings: warningsOf(input, rate, site) };
}

function pathOf({ rating, ageYears }: BridgeCase): Reply['condition_path'] {
  const decay = decayAt(ageYears);
  return PATH_YEARS.map((years) => ({
    years_ahead: years,
    ...onWire(conditionAfter(rating, years, decay)),
  }));
}

function caseOf(input: BridgeInput): BridgeCase {
  return {
    rating: input.nbi_condition,
    ageYears: input.bridge_age_years,
    bridgeClass: input.bridge_class,
    scourCode: input.scour_code,
    shape: { skewDeg: input.skew_deg, spans: input.spans },
  };
}

function partsOf(rate: FailureRate, input: BridgeInput): Reply['parts'] {
  const { condition, accident, scour, earthquake } = rate;
  const sum = condition + accident + scour.perYear + (earthquake ?? 0);
  const part = (
    cause: Reply['parts'][number]['cause'],
    perYear: number | undefined,
    basis: string,
  ) => ({
    cause,
    annual_probability: perYear ?? null,
    return_period_yr: perYear === undefined || perYear === 0 ? null : 1 / perYear,
    share: perYear === undefined ? null : perYear / sum,
    basis,
  });
  return [
    part('scour_and_flood', scour.perYear, scourWords(scour.basis, input)),
    part(
      'earthquake',
      earthquake,
      earthquake === undefined
        ? 'the hazard of the place is not known'
        : 'complete damage by Hazus curves over the hazard curve of the site',
    ),
    part(
      'overload_and_decay',
      condition,
      'words of the condition rating, set to the counted failures of the inventory',
    ),
    part('accident', accident, 'collision, fire and the like: the national mean'),
  ].toSorted((a, b) => (b.annual_probability ?? -1) - (a.annual_probability ?? -1));
}

function scourWords(
  basis: FailureRate['scour']['basis'],
  { scour_code: code }: BridgeInput,
): string {
  if (basis === 'not_over_water') return 'not over water';
  if (basis === 'item_113' && code !== undefined) return `HYRISK by item 113: ${SCOUR_CODES[code]}`;
  return 'national rate of failures by water, held against how often the place floods';
}

function alternatives(bridge: BridgeCase, site: BridgeSite): Alternative[] {
  const other = (change: Partial<BridgeCase>): number =>
    failureRate({ ...bridge, ...change }, site).perYear;
  return [
    ['scour critical foundations', other({ scourCode: '3' })],
    ['not over water', other({ scourCode: 'N' })],
    ['foundations found stable against scour', other({ scourCode: '8' })],
    ['one rating lower', other({ rating: Math.max(0, bridge.rating - 1) })],
    ['repaired to good condition', other({ rating: Math.max(7, bridge.rating) })],
    ['retrofitted or built for earthquakes', other({ bridgeClass: 'HWB28' })],
    ['simple spans on columns without seismic design', other({ bridgeClass: 'HWB5' })],
  ];
}

function words(body: Body): string {
  const { quantity, score, level, interval, parts, levers, condition_path: path } = body;
  if (!quantity || score === null || !interval) return '';
  const [first] = parts;
  const ahead = path.find(({ years_ahead: years }) => years === 10);
  return paragraph(
    `A bridge of condition ${figure(body.nbi_condition)} and ${figure(body.bridge_age_years, 3)} years is expected to fail here with a probability of ${figure(quantity.value)} a year, once in ${figure(body.return_period_yr ?? 0)} years (80 % interval ${figure(quantity.p10)} to ${figure(quantity.p90)}); all US bridges fail once in ${figure(body.base_rate.return_period_yr)} years.`,
    scoreSentence(score, level, interval),
    first?.annual_probability
      ? `The largest part is ${first.cause.replaceAll('_', ' ')}, ${figure(first.annual_probability)} a year.`
      : '',
    ahead
      ? `Without repair its rating is expected to be ${scoreText(ahead.expected_rating)} in ${ahead.years_ahead} years.`
      : '',
    leverSentence(levers),
  );
}

function warningsOf(input: BridgeInput, rate: FailureRate, site: BridgeSite): string[] {
  const out = [
    'Condition is not failure probability: most failures come by water, and bridges in good condition fail so.',
  ];
  if (rate.scour.basis === 'base_rate')
    out.push(
      'No scour code that tells anything was given: failures by water are the national rate.',
    );
  if (input.bridge_class === undefined)
    out.push('The structure is not known: earthquakes are the mean over the classes named.');
  if (rate.earthquake === undefined)
    out.push('The earthquake part is not counted: the hazard of the place is not known.');
  if (site.floodPerYear === undefined)
    out.push('How often the place floods is not known: the average site stands in.');
  if (input.nbi_condition < 3)
    out.push(
      'Ratings below 3 ask for inspection now: the number is POLICY by the words of the rating.',
    );
  return out;
}
