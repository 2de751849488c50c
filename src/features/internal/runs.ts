import type { Context, Inside } from '../../core/context.ts';

/** What is noted of a run of the workbench. */
export interface RunNote {
  readonly event: 'workbench.run_point' | 'workbench.scan_point' | 'workbench.og_scan';
  readonly module: string;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly outcome: string;
  readonly durationMs: number | null;
  /** Of a scan: what came of each of its modules. */
  readonly modules?: readonly ModuleRun[];
}

interface ModuleRun {
  readonly module: string;
  readonly outcome: string;
  readonly duration_ms: number | null;
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
    readonly modules?: Readonly<Record<string, readonly [outcome: string, ms: number | null]>>;
  };
  readonly created_at: string;
}

/** Notes a run in the audit log of its account. */
export async function noteRun(
  { database, account }: { readonly database: Pick<Inside, 'sql'> } & Pick<Context, 'account'>,
  note: RunNote,
): Promise<void> {
  const { event, module, lat, lon, outcome, durationMs, modules } = note;
  const each = modules?.map((run) => [run.module, [run.outcome, run.duration_ms]]);
  const detail = {
    module,
    lat,
    lon,
    outcome,
    duration_ms: durationMs,
    ...(each ? { modules: Object.fromEntries(each) as unknown } : {}),
  };
  await database.sql(
    'insert into audit (account_id, event, detail, created_at) values ($1, $2, $3::jsonb, now())',
    [account && account.id > 0 ? account.id : null, event, JSON.stringify(detail)],
  );
}

/**
 * Runs of the workbench, newest first: the caller's own; an administrator sees everyone's.
 *
 * @param module  of this module alone, scans of several included
 * @param before  number of a run; those before it alone
 */
export async function lastRuns(
  { database, account }: Pick<Context, 'database' | 'account'>,
  limit: number,
  module: string | null = null,
  before?: string,
) {
  const rows = await rowsOf({ database, account }, limit, module, before);
  return rows.map((row) => runOf(row, module));
}

function rowsOf(
  { database, account }: Pick<Context, 'database' | 'account'>,
  limit: number,
  module: string | null,
  before: string | null = null,
): Promise<readonly Row[]> {
  return database.sql<Row>(
    `select id, account_id, event, detail, created_at from audit
      where event like 'workbench.%' and ($1::int is null or account_id = $1) and ($2::text is null or detail->>'module' = $2 or jsonb_exists(detail->'modules', $2))
        and ($4::bigint is null or id < $4)
      order by id desc limit $3`,
    [account?.isAdmin === true ? null : (account?.id ?? -1), module, limit, before],
  );
}

/** Runs of single modules among the last ones of the workbench, those within scans included, newest first. */
export async function lastModuleRuns(
  { database, account }: Pick<Context, 'database' | 'account'>,
  limit: number,
) {
  const rows = await rowsOf({ database, account }, limit, null);
  return rows.flatMap((row) => {
    const inside = Object.keys(row.detail.modules ?? {});
    return inside.length === 0 ? [runOf(row, null)] : inside.map((name) => runOf(row, name));
  });
}

function runOf({ id, account_id, event, detail, created_at }: Row, module: string | null) {
  const own = module === null ? undefined : detail.modules?.[module];
  return {
    run_id: id,
    module: own && module !== null ? module : detail.module,
    event,
    lat: detail.lat,
    lon: detail.lon,
    outcome: own ? own[0] : detail.outcome,
    duration_ms: own ? own[1] : detail.duration_ms,
    account_id,
    at: new Date(created_at).toISOString(),
  };
}
