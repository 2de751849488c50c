import { h, type ComponentChild } from 'preact';
import * as z from 'zod';
import type { NamedOperation } from '../../core/operation.ts';
import { table } from '../../pages/table.ts';
import { answerShape } from './answerShape.ts';
import { docsPage } from './docsPage.ts';
import { groupWords } from './groupWords.ts';
import { linked } from './linked.ts';
import { marked } from './marked.ts';
import { snippetsOf } from './snippets.ts';

interface Member {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Member[];
}

/** The page of one operation: what it does, its parameters with bounds, method, sources, an example to run, and snippets. */
export function operationPage(operation: NamedOperation, baseUrl: string): string {
  const { title, summary, method, path } = operation;
  return docsPage(title, `/docs/${operation.id}`, [
    h('p', { class: 'crumb' }, [
      h('a', { href: `/docs#${operation.group}` }, groupWords(operation.group)),
    ]),
    h('h1', null, title),
    h('p', { class: 'route' }, [
      h('span', { class: `verb ${method.toLowerCase()}` }, method),
      h('code', null, path),
    ]),
    h('p', { class: 'lead' }, marked(summary)),
    accessLine(operation),
    parameters(operation),
    example(operation),
    snippets(operation, baseUrl),
    science(operation),
    answerShape(operation),
  ]);
}

const ACCESS_WORDS: Readonly<Record<NamedOperation['access'], string>> = {
  none: 'Open: no key is needed.',
  any: 'Open; the answer adapts to who asks.',
  key: 'Needs an API key in the header X-API-Key (or the query parameter x_api_key).',
  session: 'Needs a signed-in browser session.',
  'key-or-session': 'Needs an API key or a signed-in browser session.',
  signature: 'Called by a provider, with its signature.',
  admin: "For administrators: an administrator's key or session, or X-Admin-Token.",
  'admin-token': "For administrators: the header X-Admin-Token, or an administrator's key.",
};

function accessLine({ access, free }: NamedOperation): ComponentChild {
  return h(
    'p',
    { class: 'access' },
    ACCESS_WORDS[access] + (free ? ' Calls are not counted.' : ''),
  );
}

function parameters(operation: NamedOperation): ComponentChild {
  if (operation.reads === 'file') return filesOf(operation);
  const schema = inputShape(operation);
  const required = new Set(schema.required);
  const rows = Object.entries(schema.properties ?? {});
  const neededOf = (name: string): string =>
    !required.has(name)
      ? 'optional'
      : schema.properties?.['place'] && (name === 'lat' || name === 'lon')
        ? 'required, or place'
        : 'required';
  if (rows.length === 0) return h('p', null, 'No parameters.');
  return h('section', null, [
    h('h2', null, 'Parameters'),
    table({
      stack: true,
      rows,
      columns: [
        { key: 'name', title: 'Name', cell: ([name]) => h('code', null, name) },
        { key: 'type', title: 'Type', cell: ([, member]) => typeOf(member) },
        {
          key: 'required',
          title: 'Needed',
          cell: ([name]) => neededOf(name),
        },
        { key: 'bounds', title: 'Bounds', cell: ([, member]) => boundsOf(member) },
        {
          key: 'meaning',
          title: 'Meaning',
          cell: ([, member]) => marked(member.description ?? ''),
        },
      ],
    }),
  ]);
}

interface Shape {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly properties?: Readonly<Record<string, Member>>;
  readonly required?: readonly string[];
}

/** The shape of the input; one with a name stands among the definitions. */
function inputShape({ input }: NamedOperation): Shape {
  const made = z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  }) as Shape;
  return made.$defs?.[made.$ref?.split('/').at(-1) ?? ''] ?? made;
}

function typeOf(member: Member): string {
  if (member.enum) return 'one of';
  if (member.anyOf) return [...new Set(member.anyOf.map(typeOf))].join(' or ');
  return [member.type ?? 'any'].flat().join(' or ');
}

function boundsOf(member: Member): string {
  const safe = (value: number | undefined) =>
    value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
  const parts = [
    member.enum?.map(String).join(', '),
    safe(member.minimum) === undefined ? undefined : `≥ ${member.minimum}`,
    safe(member.exclusiveMinimum) === undefined ? undefined : `> ${member.exclusiveMinimum}`,
    safe(member.maximum) === undefined ? undefined : `≤ ${member.maximum}`,
    member.minLength === undefined ? undefined : `at least ${member.minLength} characters`,
    member.maxLength === undefined ? undefined : `at most ${member.maxLength} characters`,
    member.maxItems === undefined ? undefined : `at most ${member.maxItems} items`,
    member.default === undefined ? undefined : `default ${JSON.stringify(member.default)}`,
  ];
  return parts.filter((part) => part !== undefined).join('; ');
}

/** The files that an operation takes as its body, each with a small one. */
function filesOf({ files = [] }: NamedOperation): ComponentChild {
  return h('section', null, [
    h('h2', null, 'Body: a file'),
    ...files.flatMap(({ type, example }) => [
      h('h3', null, type),
      example === undefined ? null : h('pre', null, h('code', null, example)),
    ]),
  ]);
}

function example(operation: NamedOperation): ComponentChild {
  if ((operation.writes ?? 'json') !== 'json' || (operation.reads ?? 'json') !== 'json')
    return null;
  const body = JSON.stringify(operation.example ?? {}, null, 2);
  // Of method `dialog`, outside a dialog: without script nothing can send the key anywhere.
  const props = { class: 'try', method: 'dialog', autocomplete: 'off' };
  const call = { 'data-method': operation.method, 'data-path': operation.path };
  return h('form', { ...props, ...call }, [
    h('h2', null, 'Try it'),
    h('noscript', null, 'Running the example here needs script; the calls below do not.'),
    keyField(),
    h('div', { class: 'field' }, [
      h('label', { for: 'try-input' }, 'Input'),
      h(
        'textarea',
        { name: 'input', id: 'try-input', rows: rowsOf(body), spellcheck: false },
        body,
      ),
    ]),
    h('button', { type: 'button', disabled: true }, 'Run'),
    h('pre', { class: 'answer', 'aria-live': 'polite', tabIndex: 0 }),
  ]);
}

function rowsOf(text: string): number {
  return Math.min(12, text.split('\n').length + 1);
}

function keyField(): ComponentChild {
  const props = { type: 'password', name: 'key', id: 'try-key', autocomplete: 'off' };
  return h('div', { class: 'field' }, [
    h('label', { for: 'try-key' }, 'API key'),
    h('p', { class: 'hint', id: 'try-hint' }, 'Stays in this page; sent in the header only.'),
    h('input', { ...props, 'aria-describedby': 'try-hint' }),
  ]);
}

function snippets(operation: NamedOperation, baseUrl: string): ComponentChild {
  const { curl, typescript, python } = snippetsOf(operation, baseUrl);
  const block = (name: string, text: string) => [
    h('h3', null, name),
    h('pre', null, h('code', null, text)),
  ];
  const isJson = (operation.writes ?? 'json') === 'json' && (operation.reads ?? 'json') === 'json';
  return h('section', null, [
    h('h2', null, 'From code'),
    ...block('curl', curl),
    ...(isJson ? block('TypeScript', typescript) : []),
    ...block('Python', python),
  ]);
}

function science({ model, sources, datasets }: NamedOperation): ComponentChild {
  if (!model) return null;
  const list = (items: readonly string[]) =>
    h(
      'ul',
      null,
      items.map((item) => h('li', null, linked(item))),
    );
  return h('section', null, [
    h('h2', null, 'Method'),
    h('p', null, marked(model.methodology)),
    h('p', null, [h('strong', null, 'Valid for: '), marked(model.validity)]),
    h('p', null, [h('strong', null, 'Verified: '), marked(model.verification)]),
    ...(model.limits.length > 0
      ? [
          h('h3', null, 'Limits'),
          h(
            'p',
            { class: 'muted' },
            'POLICY marks a choice of this service where no publication gives the number.',
          ),
          list(model.limits),
        ]
      : []),
    ...(datasets && datasets.length > 0
      ? [h('h3', null, 'Data it asks for'), tags(datasets, '/docs/datasets/')]
      : []),
    ...(sources && sources.length > 0 ? [h('h3', null, 'Sources'), tags(sources)] : []),
  ]);
}

/** Names side by side; with a path, each leads to its page below it. */
function tags(names: readonly string[], below?: string): ComponentChild {
  return h(
    'ul',
    { class: 'tags' },
    names.map((name) =>
      h('li', null, below === undefined ? linked(name) : h('a', { href: below + name }, name)),
    ),
  );
}
