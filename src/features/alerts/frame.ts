import type { Link } from '../../pages/index.ts';

/** Stands under every page of the alerts. */
export const FOOTER =
  'We pass on official warnings and forecast nothing. Follow your own authority; in danger do not wait for a message. Places: GeoNames (CC BY 4.0). Coastlines: Natural Earth.';

/** Links at the top of the pages of the alerts. */
export function alertsNav(path: string): readonly Link[] {
  const links = [
    ['/alerts', 'Alerts'],
    ['/app/alerts', 'Your places'],
    ['/account', 'Account'],
    ['/docs', 'API'],
  ] as const;
  return links.map(([href, text]) => ({ href, text, current: href === path }));
}
