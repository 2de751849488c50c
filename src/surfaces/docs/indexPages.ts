import { h, type ComponentChild } from 'preact';
import type { NamedOperation } from '../../core/operation.ts';
import { table } from '../../pages/table.ts';
import { docsPage } from './docsPage.ts';
import { groupWords } from './groupWords.ts';

/** Where a newcomer begins. */
const FIRST = ['georisk_score', 'earth_ask', 'alerts_geocode'];

/** What computes a risk first, then the rest of the interface, pages last; each in the order of the alphabet. */
function groupsOf(operations: readonly NamedOperation[]): string[] {
  const of = (group: string) => operations.filter((operation) => operation.group === group);
  const rank = (group: string): number => {
    if (of(group).some(({ model }) => model !== undefined)) return 0;
    return of(group).some(({ path }) => path.startsWith('/api/')) ? 1 : 2;
  };
  return [...new Set(operations.map(({ group }) => group))].toSorted(
    (a, b) => rank(a) - rank(b) || (a < b ? -1 : 1),
  );
}

/** The list of endpoints, by group. */
export function indexPage(operations: readonly NamedOperation[]): string {
  const groups = groupsOf(operations);
  const first = FIRST.flatMap((id) => operations.find((operation) => operation.id === id) ?? []);
  return docsPage('Endpoints', '/docs', [
    h('h1', null, 'Endpoints'),
    h(
      'p',
      { class: 'lead' },
      'Every answer carries its evidence, its interval and its coverage. Unknown is never shown as low.',
    ),
    h('h2', null, 'Begin here'),
    h('p', null, [
      'A key is free of charge: ',
      h('a', { href: '/account/register' }, 'register'),
      ', or call ',
      h('a', { href: '/docs/auth_register' }, h('code', null, 'POST /api/v1/auth/register')),
      '. Send it in the header ',
      h('code', null, 'X-API-Key'),
      '. Each page below runs its example.',
    ]),
    list(first),
    howToRead(),
    h('h2', null, 'All endpoints'),
    h(
      'nav',
      { class: 'tabs', 'aria-label': 'Groups' },
      groups.map((group) => h('a', { href: `#${group}` }, groupWords(group))),
    ),
    ...groups.flatMap((group) => [
      h('h2', { id: group }, groupWords(group)),
      list(operations.filter((operation) => operation.group === group)),
    ]),
  ]);
}

/** What a reader of an answer must know before the first. */
function howToRead(): ComponentChild {
  const points: readonly (readonly [term: string, words: string])[] = [
    [
      'quantity',
      'comes first: a physical value with its unit, and p10 to p90, between which it lies in 8 of 10 cases.',
    ],
    [
      'score, level',
      'read that quantity from 0 to 100, higher is worse: LOW below 25, MODERATE below 50, HIGH below 75, CRITICAL above. Grades of property run the other way and say so.',
    ],
    [
      'state',
      'is known, unknown (nobody could answer; that is not low) or not_applicable (it cannot occur here).',
    ],
    [
      'provenance',
      'names the model, its version and every input with source, date, licence and whether it was live or embedded; degraded says that one was stale or missing.',
    ],
    [
      'prediction_id',
      'is the number of the stored answer: its record, evidence and plain words can be asked for later.',
    ],
  ];
  return [
    h('h2', null, 'How to read an answer'),
    h(
      'dl',
      null,
      points.flatMap(([term, words]) => [h('dt', null, term), h('dd', null, words)]),
    ),
  ];
}

function list(operations: readonly NamedOperation[]): ComponentChild {
  return table({
    stack: true,
    rows: operations,
    columns: [
      {
        key: 'method',
        title: 'Method',
        cell: ({ method }) => h('span', { class: `verb ${method.toLowerCase()}` }, method),
      },
      {
        key: 'path',
        title: 'Path',
        cell: ({ id, path }) => h('a', { href: `/docs/${id}` }, h('code', null, path)),
      },
      {
        key: 'title',
        title: 'Answer',
        cell: ({ title, summary }) => [h('strong', null, title), ' ', summary],
      },
    ],
  });
}
