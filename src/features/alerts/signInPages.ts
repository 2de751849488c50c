import { form, h, notice, page, type ComponentChild, type Typed } from '../../pages/index.ts';
import { alertsNav, FOOTER } from './frame.ts';

/** A form as it is shown again. */
export interface Again {
  readonly typed?: Typed;
  readonly errors?: Readonly<Record<string, string>>;
  readonly message?: string;
}

/** The form that asks for a link. */
export function emailForm({ typed = {}, errors = {} }: Again, submit: string): ComponentChild {
  return form({
    action: '/api/v1/alerts/signin',
    submit,
    values: typed,
    errors,
    fields: [
      {
        name: 'email',
        label: 'E-mail address',
        type: 'email',
        hint: 'We send a link that signs you in. There is no password.',
        required: true,
        attributes: { autocomplete: 'email', maxlength: 254 },
      },
    ],
  });
}

/** /alerts/signin */
export function signInPage(again: Again = {}): string {
  return frame('Sign in', [
    h('h1', null, 'Sign in to your alerts'),
    again.message ? notice('bad', again.message) : null,
    emailForm(again, 'Send me a link'),
  ]);
}

/** After the form was sent: the same for every address. */
export function mailSentPage(email: string): string {
  return frame('Check your mail', [
    h('h1', null, 'Check your mail'),
    notice('good', `A link is on its way to ${email}.`, 'It works once and within 10 minutes.'),
    h('p', { class: 'muted' }, [
      'Nothing there after a minute? Look among unwanted mail, or ',
      h('a', { href: '/alerts/signin' }, 'ask again'),
      '. Only the newest link works.',
    ]),
  ]);
}

/** What the link of the mail shows: only its button uses the link up. */
export function confirmLinkPage(
  token: string,
  refused?: Again & { readonly title: string },
): string {
  const asksCode = refused?.title.includes('factor') ?? false;
  return frame('Sign in', [
    h('h1', null, 'Sign in to your alerts'),
    refused?.message ? notice('bad', refused.title, refused.message) : null,
    form({
      action: '/api/v1/alerts/session',
      submit: 'Sign in on this device',
      values: { token },
      errors: refused?.errors ?? {},
      fields: [
        { name: 'token', label: 'Link', type: 'hidden' },
        ...(asksCode
          ? [
              {
                name: 'code',
                label: 'Code of your authenticator',
                hint: 'Six digits, or a recovery code',
                attributes: { autocomplete: 'one-time-code', inputmode: 'numeric' },
              } as const,
            ]
          : []),
      ],
    }),
    refused ? h('p', null, h('a', { href: '/alerts/signin' }, 'Ask for a new link')) : null,
  ]);
}

function frame(title: string, body: ComponentChild): string {
  return page({ title, body, width: 'narrow', nav: alertsNav('/alerts/signin'), footer: FOOTER });
}
