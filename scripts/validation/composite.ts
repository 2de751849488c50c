import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { components } from '../../engines/places/georisk/components.ts';
import { placeNeeds } from '../../engines/places/georisk/placeHazards.ts';
import { lossesOf, scorePlace } from '../../engines/places/georisk/scorePlace.ts';
import { Gazetteer } from '../../src/atlas/geography/gazetteer.ts';
import { expectedLoss } from '../verify/expectedLoss.ts';
import { judgeGroup } from '../verify/judgeTable.ts';
import { readCsv } from '../verify/readTables.ts';
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
  return {
    ...scorePlace(components, place, known),
    losses: lossesOf(components, place, known).map((loss) =>
      typeof loss === 'string' ? 0 : loss.value,
    ),
  };
}

/** Renders `docs/validation/composite.md`: spread over towns, pairs of places, and the criteria against published losses. */
export function compositePage(verificationDir: string): string {
  return [
    '# Composite score: validation',
    '',
    'Model `georisk-composite` 2.0.0, embedded tables alone. This page is written by `npm run validation`; misses stand in it like hits.',
    '',
    ...townSection(),
    ...pairSection(),
    ...lossSection(join(verificationDir, 'expected_loss')),
    ...ANCHOR_NOTES,
    '',
  ].join('\n');
}

function townSection(): string[] {
  const towns = new Gazetteer().all();
  const places = Array.from({ length: TOWNS }, (_unused, i) => {
    const town = towns[Math.floor(((i + 0.5) * towns.length) / TOWNS)];
    return scored(town?.lat ?? 0, town?.lon ?? 0);
  });
  const shareOf = (level: string) => places.filter((each) => each.level === level).length / TOWNS;
  const width = places.reduce(
    (sum, { interval }) => sum + ((interval?.p90 ?? 0) - (interval?.p10 ?? 0)) / TOWNS,
    0,
  );
  return [
    `## ${TOWNS} towns`,
    '',
    `Evenly over the gazetteer. Aim: LOW 10 to 50 %, CRITICAL at most 20 %. ${shareOf('LOW') < 0.1 ? 'LOW is missed. ' : ''}${shareOf('CRITICAL') > 0.2 ? 'CRITICAL is missed. ' : ''}Mean width of the 80 % interval: ${width.toFixed(0)} points.`,
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
    if (binding.kind !== 'group' || !existsSync(path)) return [];
    const {
      rows: count,
      ok,
      details,
    } = judgeGroup(binding, readCsv(path).rows, {
      dir,
      catalogs: dir,
    });
    return [`| ${binding.table} | ${ok} of ${count} | ${details.slice(0, count).join('; ')} |`];
  });
  return [
    '## Published expected losses',
    '',
    rows.length === 0
      ? 'Tables not found.'
      : `National Risk Index (2023, 2025), Global Assessment Reports (2013, 2015). No parameter was set by a single place; the level of tornado losses was set by the mean of the United States.`,
    '',
    '| table | criteria met | reached |',
    '|---|---|---|',
    ...rows,
    '',
  ];
}

const ANCHOR_NOTES = [
  '## Known weaknesses',
  '',
  '- Earthquake losses rank poorly over the counties of the stable United States: motions about New Madrid and Charleston are low, those of the northern plains and Florida high (see the page on earthquakes).',
  '- A point by a listed river (the middle of Paris or Berlin) reads as the river bank, not as the city; the prior of small streams reads high on flat dry ground (Tamanrasset).',
  '- River, coastal and landslide losses of single counties hang on where in the county a house stands; the tables of cities and relief do not tell.',
  '- Tropical cyclone losses are those of one light house everywhere: Japan and Taiwan build better than that and lose less.',
  '- Sinkhole scores on their own anchors (rate per square kilometre) stand far above what sinkholes cost a house; the anchors are kept, the loss decides in the composite.',
];
