import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import type { KeyCard } from '../../core/keys.ts';
import { operation } from '../../core/operation.ts';
import { chip, form, h, moment, table, type ComponentChildren } from '../../pages/index.ts';
import { issueKey } from '../auth/issueKey.ts';
import { iso } from '../auth/ownAccount.ts';
import * as schemas from '../auth/schemas.ts';
import { again, html, type Again } from './fields.ts';
import { accountPage, person, refusal, seeOther, shownOnce, signedIn } from './layout.ts';

const SCOPE_OPTIONS = [
  { value: 'read', label: 'read data and catalogs' },
  { value: 'risk', label: 'ask for risk' },
  { value: 'account', label: 'manage the account' },
];

async function keysBody(
  context: Context,
  top: ComponentChildren = null,
  { refused, errors = {}, typed }: Again = {},
): Promise<string> {
  const keys = await context.keys.list(person(context).id);
  return accountPage({
    title: 'Keys',
    at: '/account/keys',
    body: [
      top,
      refused ? refusal(refused) : null,
      keyTable(keys),
      h('h2', null, 'A further key'),
      form({
        action: '/account/keys',
        fields: [
          { name: 'name', label: 'Name', hint: 'What it is for', attributes: { maxlength: 80 } },
          { name: 'scopes', label: 'It may', type: 'checkboxes', options: SCOPE_OPTIONS },
          {
            name: 'test',
            label: 'Test key',
            type: 'checkbox',
            hint: 'Answers from embedded tables at a fixed moment, free of charge.',
          },
        ],
        submit: 'Issue the key',
        values: typed ?? { scopes: ['read', 'risk'] },
        errors,
      }),
    ],
  });
}

function keyTable(keys: readonly KeyCard[]): ComponentChildren {
  return table({
    caption: 'Keys that hold now; their secrets were shown once.',
    rows: keys,
    columns: [
      {
        key: 'name',
        title: 'Key',
        cell: ({ name, kind, publicId, last4, scopes, isTest }) => [
          h('div', null, [
            name ?? (kind === 'session' ? 'Session key' : 'Key'),
            isTest ? [' ', chip('test')] : null,
          ]),
          h('div', null, h('code', null, `${publicId}…${last4}`)),
          h('div', { class: 'muted' }, scopes.join(', ')),
        ],
      },
      {
        key: 'made',
        title: 'Made, ends',
        cell: ({ createdAtMs, expiresAtMs: end }) => [
          h('div', null, moment(iso(createdAtMs))),
          h('div', null, end === null ? 'no end' : moment(iso(end))),
        ],
      },
      {
        key: 'acts',
        title: 'Change',
        cell: (key) =>
          h('span', { class: 'actions' }, [
            key.kind === 'account' && key.expiresAtMs === null ? act(key, 'rotate') : null,
            act(key, 'revoke'),
          ]),
      },
    ],
  });
}

function act({ keyId, name, publicId }: KeyCard, what: 'rotate' | 'revoke'): ComponentChildren {
  const words = what === 'rotate' ? 'Rotate' : 'Revoke';
  return h('form', { class: 'inline', method: 'post', action: `/account/keys/${keyId}/${what}` }, [
    h(
      'button',
      {
        class: what === 'revoke' ? 'danger' : 'quiet',
        'aria-label': `${words} ${name ?? publicId}`,
      },
      words,
    ),
  ]);
}

export const keysPage = operation({
  method: 'GET',
  path: '/account/keys',
  access: 'any',
  writes: 'html',
  title: 'Page: keys',
  summary: 'The keys of the account, and the form for a further one.',
  input: z.object({}),
  output: html,
  run: (_input, context) =>
    signedIn(context) ? keysBody(context) : seeOther(context, '/account/signin'),
});

export const issue = operation({
  method: 'POST',
  path: '/account/keys',
  access: 'session',
  reads: 'form',
  writes: 'html',
  title: 'Form: issue a key',
  summary: 'Issues a further key, shown once.',
  input: z.object({
    name: z.string().trim().max(80).optional().describe('What it is for'),
    scopes: schemas.scopes,
    test: z.boolean().default(false).describe('A test key'),
  }),
  example: { name: 'dashboard', scopes: ['read'] },
  output: html,
  refused: (refused, context) => keysBody(context, null, again(refused)),
  async run({ name, scopes, test }, context) {
    const { keys, database } = context;
    const wishes = { name: name === undefined || name === '' ? null : name, scopes, test };
    const key = await issueKey(person(context).id, wishes, { keys, sql: database.sql });
    return keysBody(context, shownOnce('The new key', key.secret));
  },
});

export const rotate = operation({
  method: 'POST',
  path: '/account/keys/{key_id}/rotate',
  access: 'session',
  reads: 'form',
  writes: 'html',
  title: 'Form: rotate a key',
  summary: 'Ends a key and issues its successor, shown once.',
  input: z.object({ key_id: schemas.keyId }),
  example: { key_id: 1 },
  output: html,
  refused: (refused, context) => keysBody(context, null, again(refused)),
  async run({ key_id }, context) {
    const issued = await context.keys.rotate(person(context).id, key_id);
    if (typeof issued !== 'object')
      throw new ApiError('not_found', 'This key has ended or was replaced.');
    return keysBody(context, shownOnce('The new key', issued.secret));
  },
});

export const revoke = operation({
  method: 'POST',
  path: '/account/keys/{key_id}/revoke',
  access: 'session',
  reads: 'form',
  writes: 'html',
  success: 303,
  title: 'Form: revoke a key',
  summary: 'Ends a key at once.',
  input: z.object({ key_id: schemas.keyId }),
  example: { key_id: 1 },
  output: html,
  refused: (refused, context) => keysBody(context, null, again(refused)),
  async run({ key_id }, context) {
    if ((await context.keys.revoke(person(context).id, key_id)) === undefined)
      throw new ApiError('not_found', 'There is no such key.');
    return seeOther(context, '/account/keys');
  },
});
