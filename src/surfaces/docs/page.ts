import { h, type ComponentChildren, type ComponentChild } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** A page of the documentation, as a whole document; everything it loads comes from this server. */
export function page(title: string, body: ComponentChildren): string {
  const document = h('html', { lang: 'en' }, [
    h('head', null, [
      h('meta', { charset: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, `${title} · Geophysical Risk Intelligence API`),
      h('link', { rel: 'stylesheet', href: '/docs/style.css' }),
      h('link', { rel: 'icon', href: '/docs/icon.svg', type: 'image/svg+xml' }),
      h('script', { src: '/docs/docs.js', defer: true }),
    ]),
    h('body', null, [header(), h('main', null, body)]),
  ]);
  return `<!doctype html>${renderToString(document)}`;
}

function header(): ComponentChild {
  const link = (href: string, text: string) => h('a', { href }, text);
  return h('header', null, [
    h('a', { href: '/docs', class: 'brand' }, 'Geophysical Risk Intelligence API'),
    h('nav', null, [
      link('/docs', 'Endpoints'),
      link('/docs/models', 'Models'),
      link('/docs/sources', 'Sources'),
      link('/docs/errors', 'Errors'),
      link('/openapi.json', 'OpenAPI'),
    ]),
  ]);
}

/** What browsers may load on a page: only what this server sends, nothing inline. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'public, max-age=300',
};
