import { createHash } from 'node:crypto';
import type { Database } from '../../core/context.ts';

interface Row {
  readonly id: number;
  readonly event: string;
  readonly detail: Record<string, unknown>;
  readonly created_ms: number;
  readonly record: string;
  readonly current: string;
  readonly hash: string;
}

/** Every entry of an account, oldest first; `current` is the text that its columns make now. */
const CHAIN = `
  select a.id, a.event, a.detail, (extract(epoch from a.created_at) * 1000)::float8 as created_ms, a.record, audit_record(a) as current, a.hash
    from audit a where a.account_id = $1 order by a.id`;

/** An entry with its place in the chain. */
export interface AuditEntry {
  readonly id: number;
  readonly event: string;
  readonly detail: Record<string, unknown>;
  readonly created_at: string;
  readonly record: string;
  readonly previous_hash: string;
  readonly hash: string;
}

/** The chain of an account, checked whole: an entry that was changed, left out or put in breaks it. */
export async function auditPage(
  { sql }: Pick<Database, 'sql'>,
  accountId: number,
  { limit, before }: { readonly limit: number; readonly before: string | undefined },
) {
  const rows = await sql<Row>(CHAIN, [accountId]);
  const broken = rows.find((row, place) => !fits(row, rows[place - 1]?.hash ?? ''));
  const entries = rows.map((row, place) => entryOf(row, rows[place - 1]?.hash ?? ''));
  const older = entries.filter(({ id }) => before === undefined || id < Number(before)).reverse();
  const items = older.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    next_cursor: last && older.length > items.length ? String(last.id) : null,
    chain: {
      length: rows.length,
      head: rows.at(-1)?.hash ?? null,
      valid: broken === undefined,
      broken_at: broken?.id ?? null,
    },
  };
}

function fits({ record, current, hash }: Row, previous: string): boolean {
  const made = createHash('sha256').update(`${previous}\n${record}`).digest('hex');
  return record === current && hash === made;
}

function entryOf(
  { id, event, detail, created_ms, record, hash }: Row,
  previous: string,
): AuditEntry {
  return {
    id,
    event,
    detail,
    created_at: new Date(created_ms).toISOString(),
    record,
    previous_hash: previous,
    hash,
  };
}
