import { h, type ComponentChild, type ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { ASSETS } from './assets.ts';
import { ICON } from './icon.ts';
import { STYLE } from './style/style.ts';

/** A link of a navigation; `current` marks where the reader is. */
export interface Link {
  readonly href: string;
  readonly text: string;
  readonly current?: boolean;
}

export interface PageParts {
  /** Of the window; the heading stands in the body. */
  readonly title: string;
  readonly body: ComponentChildren;
  /** The name at the top left; default: the service. */
  readonly brand?: Omit<Link, 'current'>;
  /** Links at the top. */
  readonly nav?: readonly Link[];
  /** Links between pages of one kind, below the top. */
  readonly tabs?: readonly Link[];
  /** `narrow` for a form, `wide` for tables and maps. */
  readonly width?: 'narrow' | 'normal' | 'wide';
  /** Carries its style in itself: for pages that are saved or mailed. */
  readonly selfContained?: boolean;
  /** Paths of scripts from `ASSETS`. The page must be complete without them. */
  readonly scripts?: readonly string[];
  readonly footer?: ComponentChildren;
  /** Language of the text; default English. */
  readonly lang?: string;
}

const SERVICE = { href: '/docs', text: 'Geophysical Risk Intelligence' };

/** A whole document; everything it loads comes from this server. */
export function page(parts: PageParts): string {
  const { title, lang = 'en', width = 'normal', tabs, body, footer } = parts;
  const document = h('html', { lang }, [
    head(title, parts),
    h('body', null, [
      h('a', { class: 'skip', href: '#main' }, 'Skip to content'),
      top(parts),
      h('main', { id: 'main', ...(width === 'normal' ? {} : { class: width }) }, [
        tabs ? links('tabs', tabs, 'Sections') : null,
        body,
      ]),
      footer === undefined ? null : h('footer', { class: 'bottom' }, footer),
    ]),
  ]);
  return `<!doctype html>${renderToString(document)}`;
}

function head(title: string, { selfContained, scripts = [] }: PageParts): ComponentChild {
  const icon = `data:image/svg+xml;base64,${Buffer.from(ICON).toString('base64')}`;
  return h('head', null, [
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('title', null, `${title} · ${SERVICE.text}`),
    selfContained
      ? h('style', { dangerouslySetInnerHTML: { __html: STYLE } })
      : h('link', { rel: 'stylesheet', href: ASSETS.style.href }),
    h('link', {
      rel: 'icon',
      href: selfContained ? icon : ASSETS.icon.href,
      type: 'image/svg+xml',
    }),
    scripts.map((src) => h('script', { src, defer: true })),
  ]);
}

function top({ brand = SERVICE, nav }: PageParts): ComponentChild {
  return h('header', { class: 'top' }, [
    h('a', { href: brand.href, class: 'brand' }, [
      h('span', {
        'aria-hidden': 'true',
        style: undefined,
        dangerouslySetInnerHTML: { __html: ICON.replace('<svg ', '<svg width="26" height="26" ') },
      }),
      brand.text,
    ]),
    nav && nav.length > 0 ? links(undefined, nav, 'Main') : null,
  ]);
}

function links(name: string | undefined, list: readonly Link[], label: string): ComponentChild {
  return h(
    'nav',
    { 'aria-label': label, ...(name === undefined ? {} : { class: name }) },
    list.map(({ href, text, current }) =>
      h('a', { href, ...(current ? { 'aria-current': 'page' } : {}) }, text),
    ),
  );
}
