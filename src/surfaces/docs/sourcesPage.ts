import { h } from 'preact';
import { table } from '../../pages/table.ts';
import { docsPage } from './docsPage.ts';

/** A source as the page shows it. */
export interface SourceLine {
  readonly id: string;
  readonly title: string;
  readonly provider: string;
  readonly licence: string;
  readonly cadence: string;
  readonly coverage: string;
  readonly kind: 'live' | 'embedded';
}

/** Every source, live and embedded, with its licence. */
export function sourcesPage(sources: readonly SourceLine[]): string {
  return docsPage('Sources', '/docs/sources', [
    h('h1', null, 'Sources'),
    h(
      'p',
      { class: 'lead' },
      'Live sources answer first; embedded tables answer when they cannot, say so, and are wider.',
    ),
    table<SourceLine>({
      stack: true,
      rows: sources,
      columns: [
        { key: 'source', title: 'Source', cell: ({ id }) => h('code', { id }, id) },
        { key: 'kind', title: 'Kind', cell: ({ kind }) => kind },
        {
          key: 'title',
          title: 'What and whose',
          cell: ({ title, provider }) => [h('strong', null, title), ` ${provider}`],
        },
        { key: 'cadence', title: 'Cadence', cell: ({ cadence }) => cadence },
        { key: 'coverage', title: 'Coverage', cell: ({ coverage }) => coverage },
        { key: 'licence', title: 'Licence', cell: ({ licence }) => licence },
      ],
    }),
  ]);
}
