import { h, type ComponentChild } from 'preact';
import type { NhdReport } from '../../../engines/money/nhd/schemas.ts';
import { chip, toneOf } from '../../pages/chip.ts';
import { words } from '../../pages/numbers.ts';
import { page } from '../../pages/page.ts';
import { table, type Column } from '../../pages/table.ts';

type Statutory = NhdReport['statutory'][number];
type Opinion = NhdReport['opinions'][number];

const STATUTORY: readonly Column<Statutory>[] = [
  { key: 'title', title: 'Statutory item', cell: ({ title }) => title },
  { key: 'answer', title: 'Answer', cell: ({ answer }) => h('strong', null, words(answer)) },
  { key: 'reason', title: 'How', cell: ({ reason }) => reason },
  { key: 'law', title: 'Law', cell: ({ law }) => law },
  {
    key: 'authority',
    title: 'Authority',
    cell: ({ authority, map_url: href }) => h('a', { href }, authority),
  },
];

const OPINIONS: readonly Column<Opinion>[] = [
  { key: 'hazard', title: 'Hazard', cell: ({ hazard }) => words(hazard) },
  {
    key: 'level',
    title: 'Modelled level',
    cell: ({ level, state }) => chip(level ?? words(state), toneOf(level)),
  },
  { key: 'statement', title: 'Opinion of the model', cell: ({ statement }) => statement },
];

function section(title: string, inner: ComponentChild): ComponentChild {
  return h('section', null, [h('h2', null, title), inner]);
}

const list = (lines: readonly string[]): ComponentChild =>
  h(
    'ul',
    null,
    lines.map((line) => h('li', null, line)),
  );

/** The disclosure as a page to read, print and save: it carries its style in itself and loads nothing. */
export function nhdPage(
  { lat, lon }: { readonly lat: number; readonly lon: number },
  reply: NhdReport,
): string {
  const where = `${lat.toFixed(5)}, ${lon.toFixed(5)}`;
  return page({
    title: `${reply.title}: ${reply.place ?? where}`,
    selfContained: true,
    body: [
      h('header', null, [
        h('p', { class: 'tier' }, reply.law),
        h('h1', null, reply.title),
        h('p', { class: 'lead' }, reply.summary),
        list([reply.place ?? 'Place not named', `Point ${where}`]),
      ]),
      section(
        'What the law asks',
        table({ columns: STATUTORY, rows: reply.statutory, empty: reply.note }),
      ),
      section(
        'What models say, apart from the law',
        table({ columns: OPINIONS, rows: reply.opinions }),
      ),
      section('Notes', list([reply.note, ...reply.warnings])),
    ],
  });
}
