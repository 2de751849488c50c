import { h, type ComponentChild } from 'preact';
import { BODY } from '../../../config/limits.ts';
import { ERRORS } from '../../core/errors.ts';
import type { NamedOperation } from '../../core/operation.ts';
import { table } from '../../pages/table.ts';
import { docsPage } from './docsPage.ts';

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

/** The name of a group in words: `climateMigration` is "Climate migration". */
function groupWords(group: string): string {
  const words = group.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
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
    list(first),
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

function list(operations: readonly NamedOperation[]): ComponentChild {
  return table({
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

/** Model cards of everything that computes a risk. */
export function modelsPage(operations: readonly NamedOperation[]): string {
  const cards = operations.flatMap((operation) =>
    operation.model ? [{ operation, model: operation.model }] : [],
  );
  return docsPage('Models', '/docs/models', [
    h('h1', null, 'Model cards'),
    h(
      'p',
      { class: 'lead' },
      `${cards.length} models, each with what it is for, where it holds, what was verified and what it cannot do.`,
    ),
    ...cards.map(({ operation, model }) =>
      h('section', { id: model.name, class: 'card' }, [
        h('h2', null, [
          h('a', { href: `/docs/${operation.id}` }, operation.title),
          ` `,
          h('small', null, `${model.name} ${model.version}`),
        ]),
        h('p', null, model.methodology),
        h('dl', null, [
          h('dt', null, 'Valid for'),
          h('dd', null, model.validity),
          h('dt', null, 'Verified'),
          h('dd', null, model.verification),
        ]),
        h(
          'ul',
          null,
          model.limits.map((limit) => h('li', null, limit)),
        ),
      ]),
    ),
  ]);
}

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

const ADVICE: Readonly<Record<string, string>> = {
  missing_api_key:
    'Register at POST /api/v1/auth/register and send the key in the header X-API-Key.',
  invalid_api_key:
    'The key is malformed, unknown, revoked or expired, or header and query differ. Sign in for a new one.',
  payload_too_large: `Send less, or split it. JSON may have ${BODY.jsonBytes} bytes where a key vouches for the call, ${BODY.strangersBytes} in open calls and without a key; forms ${BODY.formBytes}.`,
  rate_limited: 'Wait for the seconds in Retry-After. In any 60 seconds only so many calls pass.',
  quota_exceeded: 'The day or month is used up; the RateLimit header says when it starts anew.',
  overloaded: 'The queue of computations is full. Try again after Retry-After.',
  source_unavailable:
    'The source that would have to answer cannot. This is never read as "nothing happened".',
  draining: 'The server is stopping; another takes over. Try again after Retry-After.',
};

/** Every error code, with what to do. */
export function errorsPage(): string {
  return docsPage('Errors', '/docs/errors', [
    h('h1', null, 'Errors'),
    h(
      'p',
      null,
      'A request that fails validation is 422 with the schema HTTPValidationError: each failure names the field, the bound and the fix. Every other error is RFC 9457, application/problem+json, with a stable code.',
    ),
    table({
      rows: Object.entries(ERRORS),
      columns: [
        { key: 'status', title: 'Status', numeric: true, cell: ([, [status]]) => String(status) },
        { key: 'code', title: 'Code', cell: ([code]) => h('code', { id: code }, code) },
        { key: 'title', title: 'Title', cell: ([, [, title]]) => title },
        { key: 'advice', title: 'What to do', cell: ([code]) => ADVICE[code] ?? '' },
      ],
    }),
  ]);
}
