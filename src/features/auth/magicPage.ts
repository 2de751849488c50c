import { form, h, page } from '../../pages/index.ts';

/** The page of a sign-in link: only its button uses the link up. */
export function magicPage(token: string): string {
  return page({
    title: 'Sign in',
    width: 'narrow',
    body: [
      h('h1', null, 'Sign in'),
      form({
        action: '/account/magic',
        fields: [
          { name: 'token', label: 'Token', type: 'hidden' },
          {
            name: 'code',
            label: 'Code',
            hint: 'From your authenticator; only where two-factor is enabled.',
            attributes: { autocomplete: 'one-time-code', maxlength: 40 },
          },
        ],
        values: { token },
        submit: 'Sign in',
      }),
    ],
  });
}
