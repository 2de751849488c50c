import type { Account } from './context.ts';
import { ApiError } from './errors.ts';
import type { NamedOperation } from './operation.ts';

/**
 * What a key may do: `read` data and catalogs, ask for `risk`, manage the `account`. Session keys and signed-in people may all;
 * a test key never manages the account.
 */
export const SCOPES = ['read', 'risk', 'account'] as const;

export type Scope = (typeof SCOPES)[number];

/** The scope an operation asks for: its own, else `account` for administration, `read` for GET and `risk` for the rest. */
function scopeOf({ scope, access, method }: NamedOperation): Scope {
  if (scope) return scope;
  if (access === 'admin' || access === 'admin-token') return 'account';
  return method === 'GET' ? 'read' : 'risk';
}

/** @throws ApiError `forbidden` where the caller's key was made for less */
export function checkScope(operation: NamedOperation, account: Account | undefined): void {
  const scopes = account?.scopes;
  if (scopes === undefined || operation.access === 'none') return;
  const needed = scopeOf(operation);
  if (scopes.includes(needed)) return;
  throw new ApiError(
    'forbidden',
    `This key may ${scopes.join(', ') || 'nothing'}; this needs the scope ${needed}. Use a key that has it.`,
  );
}
