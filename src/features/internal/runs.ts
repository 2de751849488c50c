import type { Context, Inside } from '../../core/context.ts';

/** What is noted of a run of the workbench. */
export interface RunNote {
  readonly event: 'workbench.run_point' | 'workbench.scan_point' | 'workbench.og_scan';
  readonly module: string;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly outcome: string;
  readonly durationMs: number | null;
}

interface Row {
  readonly id: number;
  readonly account_id: number | null;
  readonly event: RunNote['event'];
  readonly detail: {
    readonly module: string;
    readonly lat: number | null;
    readonly lon: number | null;
    readonly outcome: string;
    readonly duration_ms: number | null;
  };
  readonly created_at: string;
}

/** Notes a run in the audit log of its account. */
export async function noteRun(
  { database, account }: { readonly database: Pick<Inside, 'sql'> } & Pick<Context, 'account'>,
  note: RunNote,
): Promise<void> {
  const { event, module, lat, lon, outcome, durationMs } = note;
  const detail = { module, lat, lon, outcome, duration_ms: durationMs };
  await database.sql(
    'insert into audit (account_id, event, detail, created_at) values ($1, $2, $3::jsonb, now())',
    [account && account.id > 0 ? account.id : null, event, JSON.stringify(detail)],
  );
}

/**
 * Runs of the workbench, newest first: the caller's own; an administrator sees everyone's.
 *
 * @param module  of this module alone
 */
export async function lastRuns(
  { database, account }: Pick<Context, 'database' | 'account'>,
  limit: number,
  module: string | null = null,
) {
  const rows = await database.sql<Row>(
    `select id, account_id, event, detail, created_at from audit
      where event like 'workbench.%' and ($1::int is null or account_id = $1) and ($2::text is null or detail->>'module' = $2)
      order by id desc limit $3`,
    [account?.isAdmin === true ? null : (account?.id ?? -1), module, limit],
  );
  return rows.map(({ id, account_id, event, detail, created_at }) => ({
    run_id: id,
    module: detail.module,
    event,
    lat: detail.lat,
    lon: detail.lon,
    outcome: detail.outcome,
    duration_ms: detail.duration_ms,
    account_id,
    at: new Date(created_at).toISOString(),
  }));
}
