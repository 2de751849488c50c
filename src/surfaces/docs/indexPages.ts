import { h, type ComponentChild } from 'preact';
import { ERRORS } from '../../core/errors.ts';
import type { NamedOperation } from '../../core/operation.ts';
import { page } from './page.ts';

/** The list of endpoints, by group. */
export function indexPage(operations: readonly NamedOperation[]): string {
  const groups = [...new Set(operations.map(({ group }) => group))].sort();
  return page('Endpoints', [
    h('h1', null, 'Endpoints'),
    h(
      'p',
      { class: 'lead' },
      'Every answer carries its evidence, its interval and its coverage. Unknown is never shown as low.',
    ),
    h(
      'nav',
      { class: 'groups' },
      groups.map((group) => h('a', { href: `#${group}` }, group)),
    ),
    ...groups.flatMap((group) => [
      h('h2', { id: group }, group),
      table(operations.filter((operation) => operation.group === group)),
    ]),
  ]);
}

function table(operations: readonly NamedOperation[]): ComponentChild {
  const rows = operations.map(({ id, method, path, title, summary }) =>
    h('tr', null, [
      h('td', null, h('span', { class: `verb ${method.toLowerCase()}` }, method)),
      h('td', null, h('a', { href: `/docs/${id}` }, h('code', null, path))),
      h('td', null, [h('strong', null, title), ' ', summary]),
    ]),
  );
  return h('table', { class: 'list' }, h('tbody', null, rows));
}

/** Model cards of everything that computes a risk. */
export function modelsPage(operations: readonly NamedOperation[]): string {
  const cards = operations.flatMap((operation) =>
    operation.model ? [{ operation, model: operation.model }] : [],
  );
  return page('Models', [
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
  const rows = sources.map((source) =>
    h('tr', null, [
      h('td', null, h('code', null, source.id)),
      h('td', null, source.kind),
      h('td', null, [h('strong', null, source.title), ` ${source.provider}`]),
      h('td', null, source.cadence),
      h('td', null, source.coverage),
      h('td', null, source.licence),
    ]),
  );
  const heads = ['Source', 'Kind', '', 'Cadence', 'Coverage', 'Licence'].map((text) =>
    h('th', null, text),
  );
  return page('Sources', [
    h('h1', null, 'Sources'),
    h(
      'p',
      { class: 'lead' },
      'Live sources answer first; embedded tables answer when they cannot, say so, and are wider.',
    ),
    h('table', null, [h('thead', null, h('tr', null, heads)), h('tbody', null, rows)]),
  ]);
}

const ADVICE: Readonly<Record<string, string>> = {
  missing_api_key:
    'Register at POST /api/v1/auth/register and send the key in the header X-API-Key.',
  invalid_api_key:
    'The key is malformed, unknown, revoked or expired, or header and query differ. Sign in for a new one.',
  rate_limited: 'Wait for the seconds in Retry-After. In any 60 seconds only so many calls pass.',
  quota_exceeded: 'The day or month is used up; the RateLimit header says when it starts anew.',
  overloaded: 'The queue of computations is full. Try again after Retry-After.',
  source_unavailable:
    'The source that would have to answer cannot. This is never read as "nothing happened".',
  draining: 'The server is stopping; another takes over. Try again after Retry-After.',
};

/** Every error code, with what to do. */
export function errorsPage(): string {
  const rows = Object.entries(ERRORS).map(([code, [status, title]]) =>
    h('tr', { id: code }, [
      h('td', null, String(status)),
      h('td', null, h('code', null, code)),
      h('td', null, title),
      h('td', null, ADVICE[code] ?? ''),
    ]),
  );
  return page('Errors', [
    h('h1', null, 'Errors'),
    h(
      'p',
      null,
      'A request that fails validation is 422 with the schema HTTPValidationError: each failure names the field, the bound and the fix. Every other error is RFC 9457, application/problem+json, with a stable code.',
    ),
    h('table', null, h('tbody', null, rows)),
  ]);
}
