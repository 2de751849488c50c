import * as z from 'zod';
import { operation } from '../../core/operation.ts';
import { signInPage } from './signInPages.ts';

/** GET /alerts */
export const about = operation({
  method: 'GET',
  path: '/alerts',
  access: 'any',
  writes: 'html',
  title: 'Alerts for the places you name',
  summary:
    'Page that says what the alerts are, shows what is active now and takes an e-mail address.',
  input: z.object({}),
  output: z.string(),
  async run(_input, context) {
    if (!context.account) {
      const { strangersPage } = await import('./strangersPage.ts');
      return strangersPage(context);
    }
    const { aboutPage } = await import('./aboutPage.ts');
    return aboutPage(context);
  },
});

/** GET /alerts/signin */
export const signinPage = operation({
  method: 'GET',
  path: '/alerts/signin',
  access: 'any',
  writes: 'html',
  title: 'Sign in to alerts',
  summary: 'Page with the form that asks for a sign-in link.',
  input: z.object({}),
  output: z.string(),
  run: () => signInPage(),
});

/** GET /app/alerts */
export const app = operation({
  method: 'GET',
  path: '/app/alerts',
  access: 'any',
  writes: 'html',
  title: 'Your places and their alerts',
  summary: 'Page of the places you named, what threatens them now, and how you are warned.',
  input: z.object({
    done: z
      .enum(['added', 'edited', 'removed', 'settings', 'phone', 'paid', 'left'])
      .optional()
      .describe('What was just done, for its notice'),
    checkout: z
      .enum(['done', 'cancelled'])
      .optional()
      .describe('How the visit to the payment page ended'),
    sort: z
      .string()
      .max(20)
      .optional()
      .describe('Column by which the events are ordered; with a minus, downwards'),
  }),
  output: z.string(),
  example: { done: 'added' },
  async run(input, context) {
    const { account, http } = context;
    if (account?.via !== 'cookie') {
      http.replyStatus = 303;
      http.replyHeaders['Location'] = '/alerts/signin';
      return '';
    }
    const { appPage } = await import('./appPage.ts');
    const done = input.checkout === 'done' ? 'paid' : input.done;
    return appPage(account, context, { done, sort: input.sort });
  },
});
