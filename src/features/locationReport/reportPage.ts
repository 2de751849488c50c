import { h, type ComponentChild } from 'preact';
import * as z from 'zod';
import type { LocationReport } from '../../../engines/places/locationReport/schemas.ts';
import { quantityParts } from '../../../engines/quantityWords.ts';
import { chip, toneOf } from '../../pages/chip.ts';
import { mapFigure } from '../../pages/map/mapFigure.ts';
import { figures, moment, words } from '../../pages/numbers.ts';
import { page } from '../../pages/page.ts';
import { table, type Column } from '../../pages/table.ts';
import { premiumSections } from './premiumSections.ts';
import { nearbySection, returnPeriodSection } from './reportTables.ts';
import { scoreBars } from './reportPlots.ts';

type At = { readonly lat: number; readonly lon: number };

/** The evidence that the bridge adds to every answer; a page made without it goes without. */
const evidence = z.object({
  provenance: z.object({
    computed_at: z.string(),
    inputs: z.array(
      z.object({
        dataset: z.string(),
        source: z.string(),
        as_of: z.string().nullish(),
        status: z.string(),
      }),
    ),
  }),
});
type Evidence = Partial<z.output<typeof evidence>['provenance']>;

/** The report as a page to read, print, save and mail: it carries its style in itself and loads nothing. */
export function reportPage(at: At, reply: LocationReport): string {
  const found = evidence.safeParse(reply).data?.provenance ?? {};
  return page({
    title: `Location report: ${nameOf(at, reply)}`,
    selfContained: true,
    body: [
      header(at, reply, found),
      mapFigure({
        title: `Map about ${positionOf(at)}`,
        points: [{ ...at, label: nameOf(at, reply), tone: toneOf(reply.level) }],
        shape: 0.36,
      }),
      section('Components', [scoreBars(reply.components), componentTable(reply)]),
      returnPeriodSection(reply),
      nearbySection(reply),
      premiumSections(reply),
      section(
        'Notes',
        h(
          'ul',
          null,
          reply.warnings.map((warning) => h('li', null, warning)),
        ),
      ),
      evidenceSection(found),
    ],
  });
}

function section(title: string, inner: ComponentChild): ComponentChild {
  return h('section', null, [h('h2', null, title), inner]);
}

function nameOf(at: At, { place }: LocationReport): string {
  if (!place?.nearest_place) return positionOf(at);
  const near =
    (place.nearest_place_distance_km ?? 0) > 15
      ? `${figures(place.nearest_place_distance_km, 2)} km from `
      : '';
  return `${near}${place.nearest_place}${place.country_name ? `, ${place.country_name}` : ''}`;
}

function positionOf({ lat, lon }: At): string {
  return `${Math.abs(lat).toFixed(4)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lon).toFixed(4)}° ${lon < 0 ? 'W' : 'E'}`;
}

function header(at: At, reply: LocationReport, { computed_at }: Evidence): ComponentChild {
  const { dominant_hazard, coverage, summary, tier, place } = reply;
  const facts = [
    positionOf(at),
    dominant_hazard ? `Dominant hazard: ${words(dominant_hazard)}` : '',
    `Coverage: ${Math.round(100 * coverage)} % of the usual loss is known`,
    place
      ? `${place.is_land ? 'Land' : 'Open water'}, ${figures(place.coast_distance_km, 2)} km from the coast`
      : '',
    computed_at ? `Computed ${moment(computed_at)}` : '',
  ].filter((line) => line !== '');
  return h('header', null, [
    h('p', { class: 'tier' }, `Location report · ${tier}`),
    h('h1', null, nameOf(at, reply)),
    h('div', { class: 'head' }, [
      badge(reply),
      h('div', null, [
        h('p', null, summary?.replaceAll(' %', '\u00A0%')),
        h(
          'ul',
          null,
          facts.map((fact) => h('li', null, fact)),
        ),
      ]),
    ]),
  ]);
}

function badge({ score, level, interval }: LocationReport): ComponentChild {
  if (score === null || level === null)
    return h('p', { class: 'badge unknown' }, 'Composite score: unknown');
  return h('p', { class: `badge ${toneOf(level)}` }, [
    h('strong', null, score.toFixed(0)),
    ' ',
    h('span', null, level),
    ' ',
    interval ? h('small', null, `${interval.p10.toFixed(0)} to ${interval.p90.toFixed(0)}`) : null,
  ]);
}

type Row = [
  name: string,
  component: LocationReport['components'][keyof LocationReport['components']],
];

function componentTable({ components, tier }: LocationReport): ComponentChild {
  const columns: Column<Row>[] = [
    { key: 'name', title: 'Component', cell: ([name]) => words(name) },
    {
      key: 'level',
      title: 'Level',
      cell: ([, { level, state }]) => chip(level ?? words(state), toneOf(level)),
    },
    {
      key: 'score',
      title: 'Score',
      numeric: true,
      cell: ([, { score }]) => (score === null ? '–' : score.toFixed(1)),
    },
    { key: 'quantity', title: 'Quantity and 80 % interval', cell: ([, each]) => quantityOf(each) },
    {
      key: 'adds',
      title: 'Adds',
      numeric: true,
      cell: ([, { contribution }]) => (contribution === null ? '–' : contribution.toFixed(1)),
    },
  ];
  const drivers: Column<Row> = {
    key: 'drivers',
    title: 'What moves it',
    cell: ([, { drivers = [] }]) =>
      drivers.length > 0 &&
      h(
        'ul',
        null,
        drivers.map((driver) => h('li', null, driver)),
      ),
  };
  return table({
    stack: true,
    rows: Object.entries(components) as Row[],
    columns: tier === 'quick' ? columns : [...columns, drivers],
  });
}

function quantityOf({ quantity, reason }: Row[1]): ComponentChild {
  if (!quantity) return h('small', null, reason ?? '');
  const { value, p10, p90 } = quantity;
  const { what, unit, times } = quantityParts(quantity);
  return [
    `${figures(times * value)} ${unit} `,
    h('small', null, `${figures(times * p10, 2)} to ${figures(times * p90, 2)}`),
    h('br', null),
    h('small', null, what),
  ];
}

function evidenceSection({ inputs }: Evidence): ComponentChild {
  if (!inputs || inputs.length === 0) return null;
  const rows = [
    ...new Map(inputs.map((each) => [`${each.dataset} ${each.source}`, each])).values(),
  ];
  return section(
    'Evidence',
    table({
      rows,
      columns: [
        { key: 'dataset', title: 'Dataset', cell: ({ dataset }) => dataset },
        { key: 'source', title: 'Source', cell: ({ source }) => source },
        { key: 'state', title: 'State', cell: ({ status }) => status },
        { key: 'as_of', title: 'As of', cell: ({ as_of }) => as_of?.slice(0, 10) ?? '' },
      ],
    }),
  );
}
