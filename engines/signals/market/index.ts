import * as z from 'zod';
import type { Moment } from '../../facts.ts';
import { DAY_MS, DAYS_PER_YEAR } from '../../ground/math/time.ts';
import { vertical } from '../../vertical.ts';
import { earthquakeMarket } from './earthquakeMarket.ts';
import { HAZARD_TYPES, marketInput, questionOf, type HazardType } from './input.ts';
import type { Market, Question } from './market.ts';
import { marketModelCard, MARKET_SOURCES } from './modelCard.ts';
import { floodMarket, severeWeatherMarket } from './placeMarkets.ts';
import { skillOf } from './skill.ts';
import { RESOLUTION } from './tables.ts';
import { tsunamiMarket } from './tsunamiMarket.ts';
import { volcanoMarket } from './volcanoMarket.ts';

const MARKETS: Readonly<Record<HazardType, Market>> = {
  earthquake: earthquakeMarket,
  volcano: volcanoMarket,
  tsunami: tsunamiMarket,
  severe_weather: severeWeatherMarket,
  flood: floodMarket,
};

const probability = z.number().min(0).max(1);
const marketReply = z
  .object({
    hazard_type: z.enum(HAZARD_TYPES).describe('As asked'),
    region: z.string().nullable().describe('Region, volcano or zone; null for a place'),
    lat: z.number().nullable().describe('Latitude the question was about, or null'),
    lon: z.number().nullable().describe('Longitude the question was about, or null'),
    summary: z.string().describe('The event and the time, in a sentence without the probability'),
    question: z.string().describe('What is asked, in a sentence that can be answered yes or no'),
    state: z.enum(['known', 'unknown']).describe('Whether a probability can be given'),
    reason: z.string().optional().describe('Why there is none'),
    probability: probability.nullable().describe('Of a yes'),
    probability_p05: probability
      .nullable()
      .describe('Lower end of the 90 % interval: what is not known of the rate'),
    probability_p95: probability.nullable().describe('Upper end of the 90 % interval'),
    base_rate: probability.nullable().describe('The same by the long-term rate alone'),
    probability_gain: z
      .number()
      .nullable()
      .describe('Probability over base rate: what is known of the present beyond the long term'),
    skill: z
      .object({
        horizon: z.string().describe('Class of the horizon that was scored'),
        questions: z.int().describe('Questions of the past that were scored'),
        brier_skill: z
          .number()
          .describe(
            '1 - Brier score over that of the long-term rate; above 0 better than that rate',
          ),
        brier_skill_p05: z.number().describe('Lower end of its 90 % interval'),
        brier_skill_p95: z.number().describe('Upper end'),
      })
      .nullable()
      .describe('How such questions fared retrospectively; see GET /api/v1/predictions/scorecard'),
    skill_reason: z.string().optional().describe('Why no skill is known'),
    horizon_days: z.number().describe('Days from the opening'),
    opens_at: z.string().describe('When the answer was frozen; events before do not count'),
    closes_at: z.string().describe('Events after do not count'),
    resolution: z
      .object({
        rule: z.string().describe('When a yes is a yes'),
        source: z.string().describe('Whose record decides'),
        url: z.string().describe('Address of the record'),
        resolves_at: z.string().describe('When the record is taken as complete'),
      })
      .describe('How the question is settled, by the record alone'),
    calibration: z.string().nullable().describe('What makes the number a probability'),
    drivers: z.array(z.string()).describe('What the number rests on'),
    warnings: z.array(z.string()).describe('What the number leaves out'),
  })
  .meta({ id: 'MarketOracle' });

/** POST /api/v1/predictions/market/oracle */
export const oracle = vertical({
  path: '/api/v1/predictions/market/oracle',
  title: 'Probability for a prediction market',
  summary:
    'How likely an event is within a horizon, with interval, base rate, resolution rule and a hash that freezes the answer.',
  input: marketInput,
  output: marketReply,
  needs: (body) => MARKETS[body.hazard_type].needs(questionOf(body)),
  assess(body, facts, moment) {
    const question = questionOf(body);
    const asked = MARKETS[body.hazard_type];
    const priced = asked.price(question, facts, moment);
    const frame = frameOf(body.hazard_type, question, moment);
    if (typeof priced === 'string')
      return { ...frame, ...NOTHING_KNOWN, reason: priced, drivers: [], warnings: [] };
    const { chance, base, calibration, drivers, warnings } = priced;
    return {
      ...frame,
      state: 'known' as const,
      probability: chance.mean,
      probability_p05: chance.p05,
      probability_p95: chance.p95,
      base_rate: base.mean,
      probability_gain: base.mean > 0 ? chance.mean / base.mean : null,
      calibration,
      drivers: [...drivers],
      warnings: [
        ...warnings,
        'A probability for many such questions, not a prediction of one event.',
      ],
    };
  },
  cost: 'light',
  keep: true,
  model: marketModelCard,
  sources: MARKET_SOURCES,
  example: {
    hazard_type: 'earthquake',
    region: 'california',
    magnitude_threshold: 6,
    time_horizon_days: 365,
  },
});

const NOTHING_KNOWN = {
  state: 'unknown' as const,
  probability: null,
  probability_p05: null,
  probability_p95: null,
  base_rate: null,
  probability_gain: null,
  calibration: null,
};

/** A horizon in words: whole years from two on, days below. */
function spanWords(days: number): string {
  const years = days / DAYS_PER_YEAR;
  if (years >= 2 && Math.abs(years - Math.round(years)) < WHOLE_YEARS)
    return `${Math.round(years)} years`;
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}
/** A span of years is whole within a day or two of leap years. */
const WHOLE_YEARS = 0.01;

function frameOf(hazard: HazardType, question: Question, moment: Moment) {
  const asked = MARKETS[hazard];
  const closesMs = moment.ms + question.days * DAY_MS;
  const { source, url, afterDays } = RESOLUTION[hazard];
  const closesAt = new Date(closesMs).toISOString();
  return {
    hazard_type: hazard,
    region: question.id ?? null,
    lat: question.lat ?? null,
    lon: question.lon ?? null,
    summary: `The event is ${asked.event(question)}, within ${spanWords(question.days)} from ${moment.iso.slice(0, 10)}.`,
    question: `Will there be ${asked.event(question)} between ${moment.iso} and ${closesAt}?`,
    ...skillOf(hazard, question.days),
    horizon_days: question.days,
    opens_at: moment.iso,
    closes_at: closesAt,
    resolution: {
      rule: asked.rule(question),
      source,
      url,
      resolves_at: new Date(closesMs + afterDays * DAY_MS).toISOString(),
    },
  };
}
