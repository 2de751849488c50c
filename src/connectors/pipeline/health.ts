import type { SourceState } from '../../core/sourceState.ts';
import type { Connector, Embedded } from '../connector.ts';

/** What the pipeline knows of one source. */
export interface SourceHealth extends SourceState {
  readonly category: Connector['category'];
}

/** What one call to a source came to. */
export interface CallOutcome {
  readonly atMs: number;
  readonly latencyMs: number;
  /** Null: it answered. */
  readonly failure: string | null;
  readonly asOf: string | null;
}

export interface HealthBook {
  record(id: string, outcome: CallOutcome): void;
  ofLive(
    source: Connector,
    standing: {
      configured: boolean;
      closed: string | undefined;
      breaker: SourceHealth['breaker'];
      nowMs: number;
    },
  ): SourceHealth;
  ofEmbedded(source: Embedded): SourceHealth;
}

interface Record {
  calls: number;
  failures: number;
  lastCallMs: number | null;
  lastSuccessMs: number | null;
  latencyMs: number | null;
  lastFailure: string | null;
  newest: string | null;
}

const BLANK: Record = {
  calls: 0,
  failures: 0,
  lastCallMs: null,
  lastSuccessMs: null,
  latencyMs: null,
  lastFailure: null,
  newest: null,
};

/** Keeps the outcome of calls per source. */
export function createHealthBook(): HealthBook {
  const records = new Map<string, Record>();
  return {
    record(id, outcome) {
      const record = records.get(id) ?? { ...BLANK };
      records.set(id, record);
      record.calls++;
      record.lastCallMs = outcome.atMs;
      record.latencyMs = outcome.latencyMs;
      record.lastFailure = outcome.failure;
      if (outcome.failure !== null) record.failures++;
      else record.lastSuccessMs = outcome.atMs;
      if (outcome.asOf !== null && (record.newest === null || outcome.asOf > record.newest))
        record.newest = outcome.asOf;
    },
    ofLive(source, standing) {
      const record = records.get(source.id) ?? BLANK;
      return {
        ...cardOf(source),
        kind: 'live',
        key: source.key,
        breaker: standing.breaker,
        ...judge(record, standing),
        ...timesOf(record, standing.nowMs),
      };
    },
    ofEmbedded: healthOfEmbedded,
  };
}

/** What an embedded source says of itself. */
export type EmbeddedCard = Omit<Embedded, 'answer' | 'asOfFor'>;

/** A table is at hand, always. */
export function healthOfEmbedded(source: EmbeddedCard): SourceHealth {
  return {
    ...cardOf(source),
    kind: 'embedded',
    key: 'none',
    breaker: 'closed',
    datasets: [source.dataset.id],
    status: 'operational',
    reason: null,
    calls: 0,
    failures: 0,
    lastCallAt: null,
    lastSuccessAt: null,
    secondsSinceSuccess: null,
    latencyMs: null,
    newest: source.asOf,
  };
}

function cardOf(source: Connector | EmbeddedCard) {
  const {
    id,
    title,
    category,
    provider,
    home,
    licence,
    attribution = null,
    cadence,
    coverage,
  } = source;
  const datasets =
    source.kind === 'live'
      ? [...new Set(source.serves.map(({ dataset }) => dataset.id))]
      : [source.dataset.id];
  return { id, title, category, provider, home, licence, attribution, cadence, coverage, datasets };
}

/** Down: the way is closed or nothing ever came. Degraded: the last call failed after earlier ones did not, or none was made yet. */
function judge(
  record: Record,
  standing: { configured: boolean; closed: string | undefined; breaker: SourceHealth['breaker'] },
): Pick<SourceHealth, 'status' | 'reason'> {
  if (!standing.configured)
    return { status: 'unconfigured', reason: 'a key is needed and none is configured' };
  if (standing.closed !== undefined) return { status: 'down', reason: standing.closed };
  if (record.calls === 0) return { status: 'degraded', reason: 'not called since the start' };
  if (record.lastFailure === null) return { status: 'operational', reason: null };
  return {
    status: record.lastSuccessMs === null || standing.breaker !== 'closed' ? 'down' : 'degraded',
    reason: record.lastFailure,
  };
}

function timesOf(record: Record, nowMs: number) {
  const { calls, failures, latencyMs, newest, lastCallMs, lastSuccessMs } = record;
  return {
    calls,
    failures,
    latencyMs,
    newest,
    lastCallAt: isoOrNull(lastCallMs),
    lastSuccessAt: isoOrNull(lastSuccessMs),
    secondsSinceSuccess:
      lastSuccessMs === null ? null : Math.max(0, Math.round((nowMs - lastSuccessMs) / 1000)),
  };
}

const isoOrNull = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
