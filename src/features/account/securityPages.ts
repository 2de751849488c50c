import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { operation } from '../../core/operation.ts';
import {
  chip,
  form,
  h,
  moment,
  notice,
  table,
  words,
  type ComponentChildren,
} from '../../pages/index.ts';
import { auditPage } from '../auth/auditTrail.ts';
import * as schemas from '../auth/schemas.ts';
import { again, CODE, html, NEW_PASSWORD, type Again } from './fields.ts';
import { accountPage, person, refusal, seeOther, signedIn } from './layout.ts';

/** Entries of the log on the page; the rest is at the API. */
const SHOWN = 25;

async function securityBody(
  context: Context,
  top: ComponentChildren = null,
  { refused }: Again = {},
): Promise<string> {
  const { id } = person(context);
  const { twoFactorStanding } = await import('../auth/twoFactor.ts');
  const { state, codesLeft } = await twoFactorStanding(id, context);
  return accountPage({
    title: 'Security',
    at: '/account/security',
    body: [
      top,
      refused ? refusal(refused) : null,
      h('h2', null, ['Two-factor ', chip(state, state === 'enabled' ? 'low' : 'unknown')]),
      state === 'enabled' ? enabledPart(codesLeft) : disabledPart(),
      h('h2', null, 'Password'),
      h('p', null, 'A new password ends every session and session key; you sign in again.'),
      form({
        id: 'password',
        action: '/account/security/password',
        fields: [NEW_PASSWORD],
        submit: 'Set the password',
        errors: refused?.errors ?? {},
      }),
      h('h2', null, 'Log'),
      await log(id, context),
    ],
  });
}

function disabledPart(): ComponentChildren {
  return [
    h('p', null, 'With an authenticator app, a password alone no longer signs in.'),
    form({
      id: 'enroll',
      action: '/account/security/enroll',
      fields: [],
      submit: 'Set up two-factor',
    }),
  ];
}

function enabledPart(codesLeft: number): ComponentChildren {
  return [
    h('p', null, `Signing in asks for a code. ${codesLeft} recovery codes are left.`),
    form({
      id: 'disable',
      action: '/account/security/disable',
      fields: [{ ...CODE, hint: 'From your authenticator, or a recovery code.', required: true }],
      submit: 'Disable two-factor',
      tone: 'danger',
    }),
  ];
}

async function log(accountId: number, { database }: Context): Promise<ComponentChildren> {
  const { items, chain } = await auditPage(database, accountId, {
    limit: SHOWN,
    before: undefined,
  });
  return [
    chain.valid
      ? h('p', null, `${chain.length} entries, whole: every hash fits.`)
      : notice('bad', 'The log was changed', `The chain breaks at entry ${chain.broken_at}.`),
    table({
      caption: 'Newest first',
      rows: items,
      columns: [
        { key: 'at', title: 'When', cell: (row) => moment(row.created_at) },
        { key: 'event', title: 'What', cell: (row) => words(row.event.replace('.', ': ')) },
        { key: 'hash', title: 'Hash', cell: (row) => h('code', null, row.hash.slice(0, 12)) },
      ],
    }),
  ];
}

export const securityPage = operation({
  method: 'GET',
  path: '/account/security',
  access: 'any',
  writes: 'html',
  title: 'Page: security',
  summary: 'Two-factor, password, and the log of sensitive acts.',
  input: z.object({}),
  output: html,
  run: (_input, context) =>
    signedIn(context) ? securityBody(context) : seeOther(context, '/account/signin'),
});

export const enroll = operation({
  method: 'POST',
  path: '/account/security/enroll',
  access: 'session',
  reads: 'form',
  writes: 'html',
  title: 'Form: set up two-factor',
  summary: 'Shows a secret for an authenticator and asks for its first code.',
  input: z.object({}),
  example: {},
  output: html,
  refused: (refused, context) => securityBody(context, null, again(refused)),
  async run(_input, context) {
    const { id, email } = person(context);
    const [{ enroll: begin }, { provisioningUri }, { toString }] = await Promise.all([
      import('../auth/twoFactor.ts'),
      import('../auth/totp.ts'),
      import('qrcode'),
    ]);
    const secret = await begin(id, context, { em: context.db });
    const svg = await toString(provisioningUri(secret, email), { type: 'svg', margin: 4 });
    return enrollBody(secret, svg);
  },
});

function enrollBody(secret: string, svg: string): string {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return accountPage({
    title: 'Set up two-factor',
    at: '/account/security',
    body: [
      h('p', null, 'Scan this with an authenticator app, or type the secret into it.'),
      h('img', { src, width: 220, height: 220, alt: 'QR code that holds the secret below' }),
      h('p', null, h('code', null, secret.replace(/(.{4})(?=.)/g, '$1 '))),
      activateForm(),
    ],
  });
}

function activateForm(errors: Readonly<Record<string, string>> = {}): ComponentChildren {
  return form({
    id: 'activate',
    action: '/account/security/activate',
    fields: [{ ...CODE, hint: 'Six digits that the app shows now.', required: true }],
    submit: 'Enable two-factor',
    errors,
  });
}

export const activate = operation({
  method: 'POST',
  path: '/account/security/activate',
  access: 'session',
  reads: 'form',
  writes: 'html',
  title: 'Form: enable two-factor',
  summary: 'Enables two-factor with its first code; recovery codes are shown once.',
  input: z.object({ code: schemas.code }),
  example: { code: '123456' },
  output: html,
  refused: (refused) =>
    accountPage({
      title: 'Set up two-factor',
      at: '/account/security',
      body: [
        refusal(refused),
        activateForm(refused.errors),
        h('p', null, h('a', { href: '/account/security' }, 'Begin again')),
      ],
    }),
  async run({ code }, context) {
    const steps = await import('../auth/twoFactor.ts');
    const { id } = person(context);
    const first = await steps.firstCode(id, code, context);
    const codes = await context.commit((inside) => steps.activate(id, first, inside));
    return accountPage({
      title: 'Two-factor is enabled',
      at: '/account/security',
      body: [
        notice(
          'warning',
          'Keep these recovery codes',
          'Each stands once for a code, should the app be lost. They are shown this once.',
        ),
        h(
          'ul',
          null,
          codes.map((each) => h('li', null, h('code', null, each))),
        ),
      ],
    });
  },
});

export const disable = operation({
  method: 'POST',
  path: '/account/security/disable',
  access: 'session',
  reads: 'form',
  writes: 'html',
  success: 303,
  title: 'Form: disable two-factor',
  summary: 'Disables two-factor for who shows a code or the password.',
  input: z.object({ code: schemas.code.optional(), password: schemas.password.optional() }),
  example: { code: '123456' },
  output: html,
  refused: (refused, context) => securityBody(context, null, again(refused)),
  async run(proof, context) {
    const steps = await import('../auth/twoFactor.ts');
    await steps.disable(person(context).id, proof, context);
    return seeOther(context, '/account/security');
  },
});

export const password = operation({
  method: 'POST',
  path: '/account/security/password',
  access: 'session',
  reads: 'form',
  writes: 'html',
  success: 303,
  title: 'Form: set the password',
  summary: 'Sets a new password; every session ends.',
  input: z.object({ password: schemas.newPassword }),
  example: { password: 'quartz-lantern-mosaic-7-harbour' },
  output: html,
  refused: (refused, context) => securityBody(context, null, again(refused)),
  async run(input, context) {
    const steps = await import('../auth/passwordSteps.ts');
    await steps.setPassword(input.password, context);
    return seeOther(context, '/account/signin');
  },
});
