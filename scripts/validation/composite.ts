import { join } from 'node:path';
import { components } from '../../engines/places/georisk/components.ts';
import { levelOf } from '../../engines/levels.ts';
import { compositeOf } from '../../engines/places/georisk/composite.ts';
import { seedOfPlace } from '../../engines/drawnSum.ts';
import { lossesOf, placeNeeds } from '../../engines/places/georisk/placeHazards.ts';
import { Gazetteer } from '../../src/atlas/geography/gazetteer.ts';
import { expectedLoss } from '../verify/expectedLoss.ts';
import { judgeGroup } from '../verify/judgeTable.ts';
import { model } from '../../engines/places/georisk/modelCard.ts';
import { calmSection } from './calmInsured.ts';
import { nationalSection } from './nationalSection.ts';
import { publishedLow } from './publishedLow.ts';
import { neededTable } from './neededTable.ts';
import { embeddedFacts } from './embeddedFacts.ts';
import { PAIRS, type Town } from './compositePairs.ts';

const MOMENT = { iso: '2026-01-01T00:00:00.000Z', ms: Date.UTC(2026, 0, 1) } as const;
const TOWNS = 3000;
const LEVELS = ['LOW', 'MODERATE', 'HIGH', 'CRITICAL'] as const;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function scored(lat: number, lon: number) {
  const place = { lat, lon, radiusKm: 100 };
  const facts = embeddedFacts(placeNeeds(components, place));
  const known = { facts, moment: MOMENT };
  const losses = lossesOf(components, place, known);
  const sum = compositeOf(components, losses, seedOfPlace(lat, lon));
  return {
    ...sum,
    level: sum.score === null ? null : levelOf(sum.score),
    losses: losses.map((loss) => (typeof loss === 'string' ? 0 : loss.value)),
  };
}

/** Renders `docs/validation/composite.md`: spread over towns, pairs of places, and the criteria against published losses. */
export function compositePage(verificationDir: string): string {
  return [
    '# Composite score: validation',
    '',
    `Model \`georisk-composite\` ${model.version}, embedded tables alone. This page is written by \`npm run validation\`; misses stand in it like hits.`,
    '',
    ...townSection(join(verificationDir, 'expected_loss')),
    ...pairSection(),
    ...lossSection(join(verificationDir, 'expected_loss')),
    ...nationalSection(join(verificationDir, 'expected_loss')),
    ...calmSection(),
    ...ANCHOR_NOTES,
    '',
  ].join('\n');
}

function townSection(dir: string): string[] {
  const towns = new Gazetteer().all();
  const places = Array.from({ length: TOWNS }, (_unused, i) => {
    const town = towns[Math.floor(((i + 0.5) * towns.length) / TOWNS)];
    return {
      ...scored(town?.lat ?? 0, town?.lon ?? 0),
      countryCode: town?.countryCode ?? null,
    };
  });
  const shareOf = (level: string) => places.filter((each) => each.level === level).length / TOWNS;
  const width = places.reduce(
    (sum, { interval }) => sum + ((interval?.p90 ?? 0) - (interval?.p10 ?? 0)) / TOWNS,
    0,
  );
  return [
    `## ${TOWNS} towns`,
    '',
    `Evenly over the gazetteer. Aim: LOW 10 to 50 %, CRITICAL at most 20 %. ${shareOf('LOW') < 0.1 ? 'LOW is missed. ' : ''}${shareOf('CRITICAL') > 0.2 ? 'CRITICAL is missed. ' : ''}${nearLow(places)} Mean width of the 80 % interval: ${width.toFixed(0)} points.`,
    '',
    publishedLow(
      dir,
      places.map(({ countryCode }) => countryCode),
    ),
    '',
    '| level | share |',
    '|---|---|',
    ...LEVELS.map((level) => `| ${level} | ${percent(shareOf(level))} |`),
    '',
    '| component | mean share of the loss | dominant in | median loss, 1/yr | 90 % of towns below |',
    '|---|---|---|---|---|',
    ...components.map(({ name }, at) => componentRow(name, at, places)),
    '',
  ];
}

/** Where the towns stand that are next to LOW. */
function nearLow(
  places: readonly {
    readonly loss: { readonly value: number } | null;
    readonly countryCode: string | null;
  }[],
): string {
  const lossOf = (place: (typeof places)[number]): number => place.loss?.value ?? Infinity;
  const below = places.filter((place) => lossOf(place) < 1.1e-4).length;
  const next = places.filter((place) => lossOf(place) >= 1e-4 && lossOf(place) < 1.6e-4);
  const paid = next.filter(({ countryCode }) => countryCode === 'DE' || countryCode === 'FR');
  return `Below 1.1e-4 a year, a tenth above where LOW ends, stand ${percent(below / TOWNS)}; ${percent(next.length / TOWNS)} stand between 1e-4 and 1.6e-4, and of these ${percent(paid.length / next.length)} in Germany and France, where insurers pay more for storms and hail than is said here (below).`;
}

function componentRow(
  name: string,
  at: number,
  places: readonly ReturnType<typeof scored>[],
): string {
  const losses = places.map(({ losses: own }) => own[at] ?? 0).toSorted((a, b) => a - b);
  const share =
    places.reduce((sum, { losses: own, loss }) => sum + (own[at] ?? 0) / (loss?.value ?? 1), 0) /
    places.length;
  const dominant = places.filter((each) => each.dominant === name).length / places.length;
  const point = (q: number) => (losses[Math.floor(q * losses.length)] ?? 0).toExponential(1);
  return `| ${name} | ${percent(share)} | ${percent(dominant)} | ${point(0.5)} | ${point(0.9)} |`;
}

function pairSection(): string[] {
  const scoreOf = ([, lat, lon]: Town): number => scored(lat, lon).score ?? 0;
  const rows = PAIRS.map(([higher, lower]) => {
    const [high, low] = [scoreOf(higher), scoreOf(lower)];
    return { higher, lower, high, low, holds: high > low };
  });
  const held = rows.filter(({ holds }) => holds).length;
  return [
    `## ${PAIRS.length} pairs that an underwriter would order`,
    '',
    `${held} of ${PAIRS.length} in the expected order.`,
    '',
    '| more | score | less | score | |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ higher, lower, high, low, holds }) =>
        `| ${higher[0]} | ${high.toFixed(0)} | ${lower[0]} | ${low.toFixed(0)} | ${holds ? '' : 'missed'} |`,
    ),
    '',
  ];
}

function lossSection(dir: string): string[] {
  const rows = expectedLoss.tables.flatMap((binding) => {
    const path = join(dir, `${binding.table}.csv`);
    if (binding.kind !== 'group') return [];
    const {
      rows: count,
      ok,
      details,
    } = judgeGroup(binding, neededTable(path).rows, {
      dir,
      catalogs: dir,
    });
    const beside = details.filter((line) => line.startsWith('not judged'));
    const reached = [...details.slice(0, count), ...beside].join('; ');
    return [`| ${binding.table} | ${ok} of ${count} | ${reached} |`];
  });
  return [
    '## Published expected losses',
    '',
    rows.length === 0
      ? 'Tables not found.'
      : `National Risk Index (2023, 2025), Global Assessment Reports (2013, 2015). No parameter was set by a single place; the levels of tornado and hail losses were set by means of the United States.`,
    '',
    'Counties and states are judged by the reference house, a county by its largest town in every table: published ratios are over the value of buildings, which stand in towns. What a whole country loses is lost by its own buildings: countries are judged by the house that `insurance/property-score` supposes where nothing is said of the building (what the country builds of, as hard as the place shakes), and the reference house stands beside it. Of the Louisiana parishes, one in eight of the published figures is itself below the 1e-4 of its criterion, so that the publisher reaches 0.88 of the required 0.9.',
    '',
    '| table | criteria met | reached |',
    '|---|---|---|',
    ...rows,
    '',
  ];
}

/** Means of the country by peril, the level that single places cannot show. */
const ANCHOR_NOTES = [
  '## Known weaknesses',
  '',
  '- LOW is what loses less than 1e-4 a year. Wind, hail and small streams alone cost the calmest insured countries about that much (north-west Europe 2e-4 to 4e-4 by published figures), and the published sums of countries above stand higher still, so that few towns can be LOW without contradicting them; the anchors are kept.',
  '- The reference house is the same everywhere. Earthquake losses are about right for counties of the United States and a third to a half of those that global models publish for countries of heavy masonry (Iran, Algeria, Armenia): these are losses of their own houses, which `insurance/property-score` prices. So are those of wind in countries that build for it: a light house in Iceland or on the pampas loses more to storms than what stands there.',
  '- In San Francisco and Los Angeles the mixed quality of the reference house costs twice what the houses standing there do, which were built for it.',
  '- By earthquakes the South reads low (Tennessee, Alabama, Georgia at a third) and the coast from Delaware to New Jersey high (twice). The motions of the national model at its cities are met: that the houses and the ground of counties differ more than the reference house is the likely reason.',
  '- River and coastal losses of single counties hang on where in the county a house stands, and the order of the counties of Florida by coastal flood, and of California and Florida by river flood, is missed. What orders the index is its loss ratio of past floods, one figure for a whole stretch of coast: 9.0e-3 of what is exposed in each event from Brevard to Martin, 2.9e-5 from Palm Beach to Lee, which Ian flooded in 2022. Its own share of the value in the flood zone, which is all that ground and water say in it, orders its losses no better than the criterion asks: rank 0.30 by rivers in California, 0.04 in Florida, 0.29 by the sea in Florida, where the loss ratio of past floods has 0.79, 0.90 and 0.71. With that share ours has a rank of 0.42, 0.47 and 0.42; with the loss ratio of past floods -0.36, -0.07 and -0.31.',
  '- The order of countries by surge is missed, and the Global Assessment Report of 2015 can hardly judge it. Its surge goes with its own cyclone wind (rank 0.72) and with how little a country has built (0.63 with the inverse of the capital), as where one cell of 5 km is a whole island. Vanuatu loses to surge alone (8.5e-3) what the Pacific initiative has for wind, rain and surge together (8.6e-3); Puerto Rico 290 times what the National Risk Index of 2025 has (4.2e-6); Dominica a house in sixty years; New Zealand and Korea 308 and 120 times what they lose to cyclone wind, and more (4.8e-4 and 1.4e-3) than Bangladesh and Vietnam (6e-5 and 8e-5), where others put 0.7 % of the product of Ho Chi Minh City a year (Hallegatte et al. 2013, doi:10.1038/nclimate1979, restated from memory).',
  '- On the plains of northern Germany and Poland the mean motion of 475 years on rock is 0.01 to 0.02 g with the earthquake rates and the shares of ground-motion models of the 2013 European model, 0.03 g at Lviv under the Carpathians (see earthquakes). Maps of Europe draw 0.01 to 0.03 g on the plains (restated from memory, unverified).',
  '- Where no standard of a river is published, its towns are taken to be kept to one by the income of the country (POLICY): walls that are better or worse are not seen.',
  '- Cyclones of north-eastern Louisiana, which claims put at 1e-4 to 2e-4, read at a fifth to a third of it: the best tracks of 1975 to 2022 brought the land as far from the sea as Monroe a storm of 34 kt within 100 km once in ten years and a hurricane once in a hundred. Gusts once in 700 years are those of ASCE 7-16 at Jackson to 4 %, a tenth above at Montgomery, Alexandria, Orlando and Houston and up to a fifth at Baton Rouge and New Orleans (figures of the standard from memory), so that winds leave no room. Inland Texas reads at half of the index, by the same counts: no storm of 34 kt came within 100 km of Dallas in 48 seasons. Carrying reference points along the decay of storms over land (Kaplan & DeMaria 1995) in place of counts took counties of the country from 0.6 to 0.45 of the index; a Weibull law of the winds, which fits the counts of the north-east better, to 0.46, with the order of states at 0.92. An end of the law of winds where storms of 165 kt at sea have decayed to, which takes off 96 kt beyond 300 km that no season ever brought, takes the median county from 0.79 to 0.56 and Montgomery and Alexandria to the gusts of the standard: what is missing inland is not wind but what gales below hurricane force cost, where the curve of cyclones says nothing.',
  '- On the islands and shores of the Caribbean, whose storms are counted, publishers differ from each other by more than ours does from the middle one. A year, of buildings: Jamaica 2.5e-3 here, 1.8e-3 in the World Bank’s risk profile (AAL 67.3 million USD of 36.4 billion), 4.3e-3 and 2.0e-3 in the Global Assessment Reports; Saint Lucia 1.3e-3, 3.2e-3, 6.1e-3 and 2.8e-3. Belize 1.8e-3 and 3.9e-3 in its profile, Grenada 3.9e-4 and 3.9e-3. On the mainland the profiles stand far above both: Honduras 2.8e-4 here, 1.7e-3 there, 2.7e-4 and 3.7e-3 in the reports; Nicaragua 5.6e-5, 1.2e-3, 7.0e-5 and 2.8e-4; Guatemala 6.5e-6 and 3.1e-4: most people live where no best track brought hurricane winds since 1975. Lower half-damage winds of the region (Eberenz et al. 2021: 60 and 66 m/s, calibrated to losses with floods and surge) would multiply ours by three to five, past the profiles of the islands and of Belize.',
  '- The order of the counties of Florida by hurricanes hangs on the loss ratio of past storms in the index (rank 0.97 with it, 0.40 with its own frequency). Ours has 0.67 with its frequency and 0.51 with its loss ratio: the farming counties of the north and the panhandle, where mobile homes are many, read low, those about Orlando high. A reference house cannot show that.',
  '- Wildfires of single counties: the index has for Elko, Nevada a home in 230 a year, for the high plains of Texas one in 500, and next to nothing on the coast of Oregon, where the Echo Mountain fire of 2020 took nearly 300 homes of Lincoln County (from memory). Counted were some 89,000 structures in the country from 2005 to 2020, 60,000 of them in California and 5,200 in Texas (Headwaters Economics, read as quoted by GFMC): at three homes to five structures 2.4e-5, 1.7e-4 and 1.7e-5 of their homes a year. Ours over the towns of all counties by the value of their buildings: about 6e-5, 3.4e-4 and 1.7e-5.',
  '- Losses by gales rise with about the sixth power of the gust here; what is paid does not go with it from country to country: some 1e-4 a year in North Rhine-Westphalia, France and Denmark (50-year gusts of 34 to 37 m/s), 2e-5 in Switzerland (35), 4e-5 in the Netherlands (38) and no more in Norway (32 to 44). Houses are built for their winds, as Klawa and Ulbrich (2003) have it, who count damage from the gust that is ordinary at the place. One house everywhere cannot show that: stormy coasts read too high and sheltered plains too low, each by about two. Gusts below 25 m/s make a twentieth of the loss where 34 m/s come once in 50 years, so that what houses stand without harm decides nothing.',
  '- Tropical cyclone losses are those of one light house everywhere: Japan and Taiwan build better than that and lose less.',
  '- The level of tornado losses is set by the mean of the United States and holds there and in Canada. Elsewhere the tracks stand by themselves: Europe lost about a billion euros to tornadoes in 66 years (Antonescu et al. 2017), of the order of 1e-6 of its buildings a year where most went unreported.',
  '- Sinkhole scores on their own anchors (rate per square kilometre) stand far above what sinkholes cost a house; the anchors are kept, the loss decides in the composite.',
];
