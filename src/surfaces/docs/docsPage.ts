import type { ComponentChildren } from 'preact';
import { ASSETS } from '../../pages/assets.ts';
import { page } from '../../pages/page.ts';

const PAGES = [
  ['/docs', 'Endpoints'],
  ['/docs/guide', 'Guide'],
  ['/docs/models', 'Models'],
  ['/docs/datasets', 'Datasets'],
  ['/docs/sources', 'Sources'],
  ['/docs/errors', 'Errors'],
  ['/openapi.json', 'OpenAPI'],
  ['/alerts', 'Alerts'],
  ['/account', 'Account'],
] as const;

/**
 * A page of the documentation, as a whole document.
 *
 * @param path  where it stands, to mark it in the navigation
 */
export function docsPage(title: string, path: string, body: ComponentChildren): string {
  return page({
    title,
    body,
    nav: PAGES.map(([href, text]) => ({ href, text, current: href === path })),
    scripts: [ASSETS.tryIt.href],
  });
}
