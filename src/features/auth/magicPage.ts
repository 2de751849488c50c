import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** The page of a sign-in link: only its button uses the link up. */
export function magicPage(token: string): string {
  const form = h('form', { method: 'post', action: '/account/magic' }, [
    h('input', { type: 'hidden', name: 'token', value: token }),
    h('button', null, 'Sign in'),
  ]);
  const document = h('html', { lang: 'en' }, [
    h('head', null, [h('meta', { charset: 'utf-8' }), h('title', null, 'Sign in')]),
    h('body', null, h('main', null, [h('h1', null, 'Sign in'), form])),
  ]);
  return `<!doctype html>${renderToString(document)}`;
}
