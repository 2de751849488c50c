import { h, type ComponentChild } from 'preact';
import type { NamedOperation } from '../../core/operation.ts';
import { docsPage } from './docsPage.ts';
import { firstCall } from '../../pages/firstCall.ts';
import { groupWords } from './groupWords.ts';
import { marked } from './marked.ts';

/** Where a newcomer begins. */
const FIRST = ['georisk_score', 'earth_ask', 'alerts_geocode'];

const KINDS = ['Risk and value', 'Accounts, data and tools', 'Pages'] as const;

/** Groups by what they are for, each kind in the order of the alphabet. */
function kindsOf(operations: readonly NamedOperation[]): readonly (readonly string[])[] {
  const of = (group: string) => operations.filter((operation) => operation.group === group);
  const kindOf = (group: string): number => {
    if (of(group).some(({ model }) => model !== undefined)) return 0;
    return of(group).some(({ path }) => path.startsWith('/api/')) ? 1 : 2;
  };
  const groups = [...new Set(operations.map(({ group }) => group))];
  return KINDS.map((_name, kind) =>
    groups
      .filter((group) => kindOf(group) === kind)
      .toSorted((x, y) => (groupWords(x) < groupWords(y) ? -1 : 1)),
  );
}

/** The list of endpoints, by group; with words, those that have them all. */
export function indexPage(
  operations: readonly NamedOperation[],
  baseUrl: string,
  words = '',
): string {
  return docsPage('Endpoints', '/docs', [
    h('h1', null, 'Endpoints'),
    h(
      'p',
      { class: 'lead' },
      'Every answer carries its evidence, its interval and its coverage. Unknown is never shown as low.',
    ),
    search(words),
    ...(words.trim() === '' ? everything(operations, baseUrl) : found(operations, words)),
  ]);
}

/** A form that the server answers, so that it needs no script. */
function search(words: string): ComponentChild {
  const props = { type: 'search', name: 'q', id: 'q', value: words, maxLength: MOST_LETTERS };
  return h('form', { class: 'bar', action: '/docs', method: 'get', role: 'search' }, [
    h('div', { class: 'field' }, [
      h('label', { for: 'q' }, 'Find an endpoint'),
      h('input', { ...props, placeholder: 'flood batch, /auth, mortgage', spellcheck: false }),
    ]),
    h('button', null, 'Find'),
  ]);
}

/** Letters of a search that are read, and endpoints that are shown. */
export const MOST_LETTERS = 80;
const MOST_FOUND = 40;

function found(operations: readonly NamedOperation[], words: string): ComponentChild[] {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = operations.filter(({ id, group, method, path, title, summary }) => {
    const text = [id, groupWords(group), method, path, title, summary].join(' ').toLowerCase();
    return sought.every((word) => text.includes(word));
  });
  const all = h('p', null, h('a', { href: '/docs' }, 'All endpoints by group'));
  const count = `${matching.length} of ${operations.length} endpoints`;
  const more = matching.length - MOST_FOUND;
  return [
    h('h2', null, matching.length === 0 ? 'No endpoint has all these words' : count),
    list(matching.slice(0, MOST_FOUND)),
    more > 0 ? h('p', null, `${more} more: add a word.`) : null,
    all,
  ];
}

function everything(operations: readonly NamedOperation[], baseUrl: string): ComponentChild[] {
  const first = FIRST.flatMap((id) => operations.find((operation) => operation.id === id) ?? []);
  return [
    h('h2', null, 'Begin here'),
    h('p', null, [
      'A key is free of charge: ',
      h('a', { href: '/account/register' }, 'register'),
      ', or call ',
      h('a', { href: '/docs/auth_register' }, h('code', null, 'POST /api/v1/auth/register')),
      '. Send it in the header ',
      h('code', null, 'X-API-Key'),
      '. Each page below runs its example; the ',
      h('a', { href: '/docs/guide' }, 'guide'),
      ' says what holds for all: limits, errors, formats, jobs, webhooks, agents.',
    ]),
    h('pre', { tabIndex: 0 }, h('code', null, firstCall(baseUrl))),
    list(first),
    howToRead(),
    h('h2', null, 'All endpoints'),
    ...kindsOf(operations).flatMap((groups, kind) => [
      h('h3', null, KINDS[kind]),
      h(
        'div',
        { class: 'groups' },
        groups.map((group) => section(group, operations)),
      ),
    ]),
  ];
}

/** A group, closed until somebody looks into it or a link leads there: what a link names lies within, so that browsers open it. */
function section(group: string, operations: readonly NamedOperation[]): ComponentChild {
  const within = operations.filter((operation) => operation.group === group);
  return h('details', { class: 'group' }, [
    h('summary', null, [groupWords(group), ' ', h('small', null, String(within.length))]),
    h('div', { id: group }, list(within)),
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
  return h('details', { class: 'group' }, [
    h('summary', null, 'How to read an answer'),
    h(
      'dl',
      null,
      points.flatMap(([term, words]) => [h('dt', null, term), h('dd', null, words)]),
    ),
  ]);
}

function list(operations: readonly NamedOperation[]): ComponentChild {
  return h(
    'ul',
    { class: 'calls' },
    operations.map(({ id, method, path, title, summary }) =>
      h('li', null, [
        h('span', { class: `verb ${method.toLowerCase()}` }, method),
        h('a', { href: `/docs/${id}` }, h('code', null, path)),
        h('p', null, [h('strong', null, title), ' ', marked(summary)]),
      ]),
    ),
  );
}
