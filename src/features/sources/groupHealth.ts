import * as z from 'zod';
import { onWire } from '../../../engines/onWire.ts';
import { pick } from '../../../engines/pick.ts';
import type { SourceState } from '../../core/sourceState.ts';

/** How the sources of a group of endpoints fare, from their last calls. */
export const groupHealth = z
  .object({
    group: z.string(),
    status: z
      .enum(['operational', 'degraded', 'down'])
      .describe(
        '`degraded`: some live source does not answer, or only embedded data are left; `down`: nothing is left',
      ),
    reason: z.string().nullable(),
    checked_at: z.string(),
    sources: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        kind: z.enum(['live', 'embedded']),
        status: z.enum(['operational', 'degraded', 'down', 'unconfigured']),
        reason: z.string().nullable(),
        cadence: z.string(),
        last_success_at: z.string().nullable(),
        age_s: z.number().nullable(),
        latency_ms: z.number().nullable(),
        newest_data_at: z.string().nullable(),
        licence: z.string(),
        datasets: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'DataGroupHealth' });

export type GroupHealth = z.input<typeof groupHealth>;

/**
 * The health of a group of endpoints: of the sources that serve any of its datasets.
 *
 * @param datasets  ids of the datasets that the group cannot answer without
 */
export function healthOf(
  group: string,
  datasets: readonly string[],
  { states, nowMs }: { states: readonly SourceState[]; nowMs: number },
): GroupHealth {
  const mine = states.filter((state) => state.datasets.some((id) => datasets.includes(id)));
  const works = (state: SourceState): boolean =>
    state.status === 'operational' || state.status === 'degraded';
  const isServed = (id: string, kind?: SourceState['kind']): boolean =>
    mine.some(
      (state) =>
        (kind === undefined || state.kind === kind) && works(state) && state.datasets.includes(id),
    );
  const unserved = datasets.filter((id) => !isServed(id));
  const tablesOnly = datasets.filter((id) => isServed(id) && !isServed(id, 'live'));
  const troubled = mine
    .filter((state) => state.status === 'down' || state.status === 'degraded')
    .map(({ id }) => id);
  const reason = reasonOf({ unserved, tablesOnly, troubled });
  const working = reason === null ? 'operational' : 'degraded';
  return {
    group,
    status: unserved.length === datasets.length ? 'down' : working,
    reason,
    checked_at: new Date(nowMs).toISOString(),
    sources: mine.map(rowOf),
  };
}

/** The worst that can be said of a group; null where all is well. */
function reasonOf(of: Readonly<Record<'unserved' | 'tablesOnly' | 'troubled', readonly string[]>>) {
  if (of.unserved.length > 0) return `nobody answers ${of.unserved.join(', ')}`;
  if (of.tablesOnly.length > 0) return `embedded data alone answer ${of.tablesOnly.join(', ')}`;
  return of.troubled.length > 0 ? `in trouble: ${of.troubled.join(', ')}` : null;
}

function rowOf(state: SourceState): GroupHealth['sources'][number] {
  return {
    ...onWire(pick(state, 'id', 'title', 'kind', 'status', 'reason', 'cadence', 'lastSuccessAt')),
    age_s: state.secondsSinceSuccess,
    latency_ms: state.latencyMs,
    newest_data_at: state.newest,
    licence: state.licence,
    datasets: [...state.datasets],
  };
}
