import { h, type ComponentChild } from 'preact';
import type { DatasetCard, DatasetColumn } from '../../core/datasetCard.ts';
import { table } from '../../pages/table.ts';
import { docsPage } from './docsPage.ts';
import type { SourceLine } from './sourcesPage.ts';

/** A dataset with the columns of each of its lists and who serves it. */
export interface DatasetLine extends DatasetCard {
  readonly rows: readonly {
    readonly list: string | null;
    readonly columns: readonly DatasetColumn[];
  }[];
  readonly sources: readonly SourceLine[];
}

const PATH = '/docs/datasets';

/** Every dataset, with a link to its page. */
export function datasetsPage(datasets: readonly DatasetLine[]): string {
  return docsPage('Datasets', PATH, [
    h('h1', null, 'Datasets'),
    h('p', { class: 'lead' }, [
      `${datasets.length} kinds of data that answers are made from. Each is asked by `,
      h('a', { href: '/docs/data_query' }, 'POST /api/v1/data/query'),
      '.',
    ]),
    table<DatasetLine>({
      stack: true,
      rows: datasets,
      columns: [
        {
          key: 'dataset',
          title: 'Dataset',
          cell: ({ id }) => h('a', { href: `${PATH}/${id}` }, h('code', null, id)),
        },
        { key: 'title', title: 'What', cell: ({ title }) => title },
        {
          key: 'question',
          title: 'Asked by',
          cell: ({ question }) => question.map(({ name }) => name).join(', ') || 'nothing',
        },
        {
          key: 'sources',
          title: 'Sources',
          cell: ({ sources }) => sources.map(({ id }) => id).join(', '),
        },
      ],
    }),
  ]);
}

/** One dataset: its question, its columns with their units, its sources with their licences. */
export function datasetPage(dataset: DatasetLine): string {
  const { id, title, question, rows, sources } = dataset;
  return docsPage(title, PATH, [
    h('h1', null, title),
    h('p', null, [
      'Name: ',
      h('code', null, id),
      '. All datasets: ',
      h('a', { href: PATH }, 'list'),
      '.',
    ]),
    h('h2', null, 'Question'),
    columnsTable(question, 'It is asked nothing: it comes whole.'),
    ...rows.flatMap(({ list, columns }) => [
      h(
        'h2',
        null,
        list === null ? 'Columns of its one row' : ['Columns of ', h('code', null, list)],
      ),
      columnsTable(columns, 'Its rows have no names for their columns.'),
    ]),
    h('h2', null, 'Sources'),
    table<SourceLine>({
      stack: true,
      rows: sources,
      columns: [
        {
          key: 'source',
          title: 'Source',
          cell: (source) => h('a', { href: `/docs/sources#${source.id}` }, source.title),
        },
        { key: 'kind', title: 'Kind', cell: ({ kind }) => kind },
        { key: 'provider', title: 'Whose', cell: ({ provider }) => provider },
        { key: 'coverage', title: 'Coverage', cell: ({ coverage }) => coverage },
        { key: 'licence', title: 'Licence', cell: ({ licence }) => licence },
      ],
    }),
  ]);
}

function columnsTable(columns: readonly DatasetColumn[], empty: string): ComponentChild {
  return table<DatasetColumn>({
    stack: true,
    rows: columns,
    empty,
    columns: [
      { key: 'name', title: 'Name', cell: ({ name }) => h('code', null, name) },
      { key: 'type', title: 'Type', cell: ({ type }) => type },
      { key: 'unit', title: 'Unit', cell: ({ unit }) => unit ?? '' },
      { key: 'means', title: 'Means', cell: ({ description }) => description ?? '' },
    ],
  });
}
