import { h, type ComponentChild } from 'preact';
import * as z from 'zod';
import type { NhdReport } from '../../../engines/money/nhd/schemas.ts';
import { chip, toneOf } from '../../pages/chip.ts';
import { moment, words } from '../../pages/numbers.ts';
import { page } from '../../pages/page.ts';
import { table, type Column } from '../../pages/table.ts';

type Statutory = NhdReport['statutory'][number];
type Opinion = NhdReport['opinions'][number];

/** What an answer says of itself once it is made. */
const evidence = z.object({
  prediction_id: z.number().optional(),
  provenance: z.object({ computed_at: z.string() }).optional(),
});

/** When the statement was made, and the number under which the answer is kept; a disclosure is signed for its date. */
function madeOn(reply: NhdReport): string[] {
  const { prediction_id: id, provenance } = evidence.safeParse(reply).data ?? {};
  if (provenance === undefined) return [];
  const kept = id === undefined ? '' : `, kept as prediction ${id}`;
  return [`Made ${moment(provenance.computed_at)}${kept}`];
}

const IS_CLOSED = 'this server is set to call no outside source';

/** A reason in words for who signs the form: that nothing was asked is a setting of the server, no fault of a map. */
const plain = (reason: string): string =>
  reason
    .replace(
      'did not answer: offline by configuration',
      `was not asked, since ${IS_CLOSED}: look it up with the authority`,
    )
    .replace('offline by configuration', `not known, since ${IS_CLOSED}`);

const STATUTORY: readonly Column<Statutory>[] = [
  { key: 'title', title: 'Statutory item', cell: ({ title }) => title },
  { key: 'answer', title: 'Answer', cell: ({ answer }) => h('strong', null, words(answer)) },
  { key: 'reason', title: 'How', cell: ({ reason }) => plain(reason) },
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
    cell: ({ level, state }) =>
      chip(level ?? (state === 'known' ? 'no level' : words(state)), toneOf(level)),
  },
  { key: 'statement', title: 'Opinion of the model', cell: ({ statement }) => plain(statement) },
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
        list([reply.place ?? 'Place not named', `Point ${where}`, ...madeOn(reply)]),
      ]),
      section(
        'What the law asks',
        table({ columns: STATUTORY, rows: reply.statutory, empty: reply.note, stack: true }),
      ),
      section(
        'What models say, apart from the law',
        table({ columns: OPINIONS, rows: reply.opinions, stack: true }),
      ),
      section('Notes', list([reply.note, ...reply.warnings])),
    ],
  });
}
