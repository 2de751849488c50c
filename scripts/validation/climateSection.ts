import {
  blindErrors,
  fittedErrors,
  rootMeanSquare,
  ruledErrors,
  type ClimateError,
} from './climateNumbers.ts';

/** Classes of rain, mm a year: at least, less than. */
const CLASSES = [
  ['deserts, less than 100 mm', 0, 100],
  ['100 to 400 mm', 100, 400],
  ['400 to 1,200 mm', 400, 1200],
  ['1,200 mm and more', 1200, Infinity],
] as const;
/** Places are named whose rain is off by more than this factor. */
const NAMED_FACTOR = 2;

/** Normals and hot days at places that the tables hold, and at places that they do not. */
export function climateSection(): string[] {
  const blind = blindErrors();
  const ruled = ruledErrors();
  const ofClass = CLASSES.map(([words, least, below]) =>
    lineOf(
      `not in the tables, ${words}`,
      blind.filter(({ place: [, , , rainMm] }) => rainMm >= least && rainMm < below),
    ),
  );
  return [
    '## Climate normals and hot days',
    '',
    `The embedded normals against those of ${blind.length} stations that are not in the tables, and against the tables' own. Of a list of some 260 stations in all climates, written down before the tables were extended, one of two was added to them and the other kept for this page. The regions of usual rain were drawn when the list was known, and after a first look five dry seas were added, without which Masirah and Nouadhibou read wet; so rain is the less blind of the two; stations and regions in the lee of mountains were added later, after Trelew and Najran had been named as misses. A second list is of ${ruled.length} towns that a rule chose (the most populous one of a country that lies 60 km and more from every station of either list); it was written down before those were added, and none was drawn by a look at its single places: before them the rain of its towns had a root mean square of 0.363, and 55 of 60 were within a factor of 2. Rain is compared by its logarithm with 15 mm added, hot days (35 °C and more) by their square root.`,
    '',
    '| places | number | rain, root mean square of logarithm | within a factor of 2 | bias | mean of the year, °C | warmest month, °C | hot days, root |',
    '|---|---|---|---|---|---|---|---|',
    lineOf('in the tables', fittedErrors()),
    lineOf('not in the tables', blind),
    ...ofClass,
    lineOf('towns chosen by a rule', ruled),
    '',
    `Errors over stated standard deviations have a root mean square of ${rootMeanSquare(blind.map(({ rainZ }) => rainZ)).toFixed(2)} for rain and ${rootMeanSquare(blind.map(({ meanZ }) => meanZ)).toFixed(2)} for the mean of the year.`,
    '',
    `Rain is off by more than a factor of ${NAMED_FACTOR} at: ${namedOf(blind)}; of the towns chosen by a rule at ${namedOf(ruled)}.`,
    '',
  ];
}

function lineOf(words: string, errors: readonly ClimateError[]): string {
  const rain = errors.map(({ lnRain }) => lnRain);
  const near = rain.filter((ln) => Math.abs(ln) <= Math.log(NAMED_FACTOR)).length;
  const bias = rain.reduce((sum, ln) => sum + ln, 0) / rain.length;
  const hot = errors.flatMap(({ rootHotDays }) => (rootHotDays === undefined ? [] : [rootHotDays]));
  const cells = [
    words,
    String(errors.length),
    rootMeanSquare(rain).toFixed(2),
    `${Math.round((100 * near) / rain.length)} %`,
    `${bias < 0 ? '−' : '+'}${Math.abs(bias).toFixed(2)}`,
    rootMeanSquare(errors.map(({ meanC }) => meanC)).toFixed(2),
    rootMeanSquare(errors.map(({ warmestC }) => warmestC)).toFixed(2),
    hot.length === 0 ? '' : rootMeanSquare(hot).toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}

function namedOf(errors: readonly ClimateError[]): string {
  return errors
    .filter(({ lnRain }) => Math.abs(lnRain) > Math.log(NAMED_FACTOR))
    .map(
      ({ place: [name, , , rainMm], ownRainMm }) =>
        `${name} (${rainMm} mm, ours ${ownRainMm.toPrecision(2)})`,
    )
    .join(', ');
}
