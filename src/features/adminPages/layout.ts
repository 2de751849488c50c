import * as z from 'zod';
import { ASSETS, h, page, type ComponentChildren, type Link } from '../../pages/index.ts';

/** The pages of administrators, in the order of their navigation. */
const PAGES = [
  ['/admin/', 'Overview'],
  ['/admin/predictions', 'Predictions'],
  ['/admin/revenue', 'Revenue'],
  ['/admin/pipeline', 'Pipeline'],
  ['/admin/scorecard', 'Scorecard'],
  ['/admin/module-health', 'Modules'],
  ['/admin/exploration', 'Exploration'],
  ['/admin/atlas/', 'Atlas'],
  ['/admin/hypotheses/', 'Hypotheses'],
  ['/admin/grid-scans/', 'Grid scans'],
  ['/admin/lei-profile/', 'Layered earth'],
  ['/admin/d4-pilot/box-elder/', 'Drought pilot'],
  ['/admin/ghost-radar/', 'Ghost radar'],
] as const;

export type AdminPath = (typeof PAGES)[number][0];

/** A page of administrators: one look, one navigation. */
export function adminPage(path: AdminPath, lead: string, body: ComponentChildren): string {
  const title = PAGES.find(([each]) => each === path)?.[1] ?? '';
  const tabs: Link[] = PAGES.map(([href, text]) => ({ href, text, current: href === path }));
  return page({
    title: `${title} · Administration`,
    brand: { href: '/admin/', text: 'Administration' },
    nav: [
      { href: '/docs', text: 'Documentation' },
      { href: '/account', text: 'Account' },
    ],
    tabs,
    width: 'wide',
    scripts: [ASSETS.map.href],
    body: [h('h1', null, title), h('p', { class: 'lead' }, lead), body],
  });
}

/** How a table is sorted: the name of a column, with a minus for descending. */
export const sortInput = z.object({
  sort: z
    .string()
    .max(40)
    .regex(/^-?[a-z0-9_]*$/, 'must be the name of a column, with a minus before it for descending')
    .default('')
    .describe('Column by which the table is sorted; a minus before it for descending'),
});

/** Address of this page sorted by a column. */
export const bySort = (sort: string): string => `?sort=${encodeURIComponent(sort)}`;

/** Figures in a row of cards. */
export function cards(
  figures: readonly (readonly [name: string, value: string])[],
): ComponentChildren {
  return h(
    'div',
    { class: 'cards' },
    figures.map(([name, value]) =>
      h('div', { class: 'card' }, [
        h('p', { class: 'figure-number' }, value),
        h('p', { class: 'muted' }, name),
      ]),
    ),
  );
}

/** A section with a heading. */
export function section(title: string, ...body: ComponentChildren[]): ComponentChildren {
  return h('section', null, [h('h2', null, title), ...body]);
}
