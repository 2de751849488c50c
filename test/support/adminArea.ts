import type { TestServer } from './server.ts';

/** Every page of the administrators. */
export const ADMIN_PAGES = [
  '/admin/',
  '/admin/predictions',
  '/admin/revenue',
  '/admin/pipeline',
  '/admin/scorecard',
  '/admin/module-health',
  '/admin/exploration',
  '/admin/atlas/',
  '/admin/hypotheses/',
  '/admin/grid-scans/',
  '/admin/lei-profile/',
  '/admin/d4-pilot/box-elder/',
  '/admin/ghost-radar/',
];

/** The address of somebody who registered and is no administrator. */
export const VISITOR = 'visitor@a-real-domain.org';

/** Registers the visitor. @returns the key of the free plan */
export async function registerVisitor(server: TestServer): Promise<string> {
  const body = { email: VISITOR, password: 'quartz lantern mosaic harbour' };
  return (await server.call('/api/v1/auth/register', { body, key: null })).json.api_key;
}
