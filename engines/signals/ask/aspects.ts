import type { Section } from '../narrative/sections.ts';
import {
  CENTURY,
  isPeriod,
  rowOfPeriod,
  rowWhere,
  SAME_PERIOD,
  sentence,
  type Asked,
  type Path,
} from './aspectParts.ts';
import { inMoney } from './moneyAspect.ts';
import { costsOfPerils } from './perilAspect.ts';
import { heavyRain } from './rainAspect.ts';
import { gust, hurricanes } from './stormAspect.ts';
import { SINKS } from './tables.ts';
import { eruptions } from './volcanoAspect.ts';

/** Part of an answer that a question asks for: the words that show it, and what is said of it. */
export interface Aspect {
  readonly id: string;
  readonly operation: string;
  readonly words: RegExp;
  readonly say: (asked: Asked) => Section;
  /** What it says is the whole answer: nothing else of the result was asked for. */
  readonly isWhole?: true;
}

const said =
  (paths: readonly Path[], words: (...values: string[]) => string) => (): Section => (quotes) =>
    sentence(quotes, paths, words);

const weather = (name: string): Path => ['reply', 'severe_weather', name];
const WEATHER = 'weather_context';

/** What the summary of shaking says already. */
const isInSummary = (years: number): boolean => Math.abs(years / 475 - 1) <= SAME_PERIOD;

/** Shaking of the return period that is asked for. */
const shaking =
  ({ returnYears }: Asked): Section =>
  (quotes) => {
    if (returnYears === undefined || isInSummary(returnYears)) return undefined;
    const list = ['reply', 'hazard', 'return_periods'];
    const found = rowOfPeriod(quotes, list, { years: returnYears, name: 'return_period_years' });
    if (!found) return undefined;
    const { row, before } = found;
    if (isInSummary(Number(quotes.at(...row, 'return_period_years')))) return before.trim();
    const pga = rowWhere(quotes, [...row, 'measures'], (at) => quotes.at(...at, 'name') === 'pga');
    if (!pga) return undefined;
    return sentence(
      quotes,
      [
        [...row, 'return_period_years'],
        [...pga, 'mean'],
        [...pga, 'p05'],
        [...pga, 'p95'],
      ],
      (years, mean, low, high) =>
        `${before}Peak ground acceleration on this ground once in ${years} years: ${mean} g (90 % interval ${low} to ${high}).`,
    );
  };

/** The nearest active fault of the list, with its distance, or that none is listed. */
const nearestFault = (): Section => (quotes) => {
  const row = rowWhere(
    quotes,
    ['reply', 'checks'],
    (at) => quotes.at(...at, 'check') === 'fault_rupture',
  );
  return row && sentence(quotes, [[...row, 'note']], (note) => `Active faults: ${note}.`);
};

/** Levels of the sea, now and in 2050 where the table holds that. */
const seaLevels =
  ({ returnYears, laterYear }: Asked): Section =>
  (quotes) => {
    const list = ['reply', 'sea', 'levels'];
    const found = rowOfPeriod(quotes, list, { years: returnYears, name: 'return_period_yr' });
    if (!found) return undefined;
    const { row, before } = found;
    const now = sentence(
      quotes,
      [
        ['reply', 'sea', 'coast'],
        [...row, 'return_period_yr'],
        [...row, 'level_m'],
        [...row, 'level_p10_m'],
        [...row, 'level_p90_m'],
      ],
      (coast, years, level, low, high) =>
        `${before}The sea off ${coast} reaches ${level} m once in ${years} years (10 to 90 %: ${low} to ${high} m).`,
    );
    const then = sentence(
      quotes,
      [[...row, 'level_2050_m']],
      (level) => `By the middle of the century the same water stands at ${level} m.`,
    );
    const risen = sentence(
      quotes,
      [
        ['reply', 'sea', 'rise_so_far_m'],
        ['reply', 'sea', 'land_motion_mm_per_yr'],
      ],
      (rise, land) =>
        `The sea has risen by ${rise} m so far; the land moves by ${land} mm a year, up counted positive.`,
    );
    const later =
      laterYear === undefined || laterYear === TABLE_YEAR
        ? undefined
        : 'Of later years it says nothing.';
    const lines = [now, then, risen, later].filter((line) => line !== undefined);
    return now === undefined ? undefined : lines.join(' ');
  };
const TABLE_YEAR = 2050;

/** The depth of a river's flood, or that there is none. */
const depths =
  ({ returnYears = CENTURY }: Asked): Section =>
  (quotes) => {
    const row = rowWhere(
      quotes,
      ['reply', 'river', 'depths'],
      isPeriod(quotes, returnYears, 'return_period_yr'),
    );
    const told =
      row &&
      sentence(
        quotes,
        [
          [...row, 'depth_m'],
          [...row, 'return_period_yr'],
        ],
        (depth, years) => `The river stands ${depth} m deep here once in ${years} years.`,
      );
    return (
      told ?? 'How deep the water stands is not known here; what follows is how often it comes.'
    );
  };

/** How the land moves, or that it is not known. */
const sinking = (): Section => (quotes) =>
  sentence(
    quotes,
    [
      ['reply', 'sea', 'coast'],
      ['reply', 'sea', 'land_motion_mm_per_yr'],
    ],
    (coast, motion) =>
      `At ${coast} the land moves by ${motion} mm a year, up counted positive; within a town it sinks unevenly, fastest where ground water is drawn.`,
  ) ??
  'No motion of the land is listed for this place as for coasts; ground that sinks inland is told by the subsidence check of construction/preclearance. What follows is how often water comes.';

const tornado = [weather('tornado_strike_per_yr'), weather('tornadoes_per_10000_km2_yr')];

/** What questions ask of an answer that says more. POLICY: said before the rest of it. */
const ASPECTS: readonly Aspect[] = [
  {
    id: 'tornado',
    operation: WEATHER,
    words: /\b(tornado(e?s)?|twisters?)\b/,
    say: said(
      tornado,
      (strike, density) =>
        `A tornado strikes a point here ${strike} times a year; ${density} touch down a year in a square of 100 km.`,
    ),
  },
  {
    id: 'hail',
    operation: WEATHER,
    words: /\bhail(s|storms?)?\b/,
    say: said(
      [weather('hail_days_within_40_km_per_yr'), weather('hail_strikes_per_yr')],
      (days, strikes) =>
        `Large hail falls in the surroundings on ${days} days a year, and on a point here ${strikes} times a year.`,
    ),
  },
  {
    id: 'lightning',
    operation: WEATHER,
    words: /\b(lightning|thunder\w*)\b/,
    say: said(
      [weather('thunder_days_per_yr'), weather('lightning_flashes_per_km2_yr')],
      (days, flashes) =>
        `It thunders on ${days} days a year, with ${flashes} flashes of lightning in a square kilometre.`,
    ),
  },
  {
    id: 'hurricane',
    operation: WEATHER,
    words: /\b(hurricanes?|typhoons?|(tropical )?cyclones?)\b/,
    say: hurricanes,
  },
  { id: 'wind', operation: WEATHER, words: /\b(wind(y|s|storms?)?|gusts?|gales?)\b/, say: gust },
  { id: 'shaking', operation: 'earthquake_seismicRisk', words: /\d/, say: shaking },
  {
    id: 'fault',
    operation: 'construction_preclearance',
    words: /\bfaults?\b/,
    say: nearestFault,
    isWhole: true,
  },
  {
    id: 'sea',
    operation: 'flood_forecast',
    words: /\b(sea|ocean|tides?|coast(al)?|surges?|under ?water|submerged)\b/,
    say: seaLevels,
  },
  {
    id: 'heavy_rain',
    operation: 'flood_forecast',
    words: /\b(rain\w*|precipitation|downpours?|cloudbursts?)\b/,
    say: heavyRain,
  },
  {
    id: 'depth',
    operation: 'flood_forecast',
    words: /\b(how deep|depths?|how many (feet|foot|metres|meters|m) of (flood ?)?water)\b/,
    say: depths,
  },
  { id: 'sinking', operation: 'flood_forecast', words: SINKS, say: sinking },
  { id: 'perils', operation: 'insurance_propertyScore', words: /\w/, say: costsOfPerils },
  { id: 'money', operation: 'insurance_propertyScore', words: /\d/, say: inMoney },
  {
    id: 'evacuation',
    operation: 'tsunami_predict',
    words:
      /\bevacuat\w*|\bwhat (should|must|can|do|shall) \w+ do\b|\bwhere (should|must|can|do|shall|to) .*\b(go|run|flee)\b|\bhigh(er)? ground\b|\bescape\b/,
    say: said([['reply', 'evacuation', 'text']], (text) => text),
  },
  {
    id: 'eruptions',
    operation: 'volcano_predict',
    words: /\berupt\w*|\b(nearest|closest|how far|distance|lahars?|pyroclastic|reach(es)?)\b/,
    say: eruptions,
  },
];

/** The aspects that a question in lower case asks for. */
export function aspectsIn(lower: string): readonly Aspect[] {
  return ASPECTS.filter(({ words }) => words.test(lower));
}
