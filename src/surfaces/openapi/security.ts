import type { Access } from '../../core/operation.ts';

/** What may vouch for a caller, by access: any one of the list. */
export const SECURITY: Readonly<Record<Access, { [scheme: string]: string[] }[]>> = {
  none: [],
  signature: [],
  any: [{}, { ApiKeyHeader: [] }, { SessionCookie: [] }],
  key: [{ ApiKeyHeader: [] }, { ApiKeyQuery: [] }],
  session: [{ SessionCookie: [] }],
  'key-or-session': [{ ApiKeyHeader: [] }, { ApiKeyQuery: [] }, { SessionCookie: [] }],
  admin: [{ ApiKeyHeader: [] }, { ApiKeyQuery: [] }, { SessionCookie: [] }],
  'admin-token': [{ AdminToken: [] }, { ApiKeyHeader: [] }],
};

/** How each of them is sent. */
export const SECURITY_SCHEMES = {
  ApiKeyHeader: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description:
      'The key of an account; POST /api/v1/auth/register issues one. Authorization: Bearer takes it too',
  },
  ApiKeyQuery: {
    type: 'apiKey',
    in: 'query',
    name: 'x_api_key',
    description: 'The same key, for links; it is redacted in every log',
  },
  AdminToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Admin-Token',
    description: 'The token that the operator set as ADMIN_TOKEN',
  },
  SessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description: 'A signed-in browser',
  },
} as const;
