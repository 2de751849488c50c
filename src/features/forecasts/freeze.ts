import type * as z from 'zod';
import type { oracle } from '../../../engines/signals/market/index.ts';
import { canonicalJson } from '../../core/canonicalJson.ts';
import type { Context, Inside, KeptPrediction, PredictionRecord } from '../../core/context.ts';
import type { LedgerEntry } from './ledger.ts';

/** The answer of the market oracle. */
export type Forecast = z.output<typeof oracle.output>;

/** What the ledger freezes of a forecast; canonical JSON of this is chained. */
export interface FrozenForecast {
  readonly prediction_sha256: string;
  readonly operation: string;
  readonly model_version: string;
  readonly hazard_type: Forecast['hazard_type'];
  readonly region: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly magnitude_threshold: number | null;
  readonly question: string;
  readonly probability: number;
  readonly probability_p05: number;
  readonly probability_p95: number;
  readonly base_rate: number;
  readonly horizon_days: number;
  readonly frozen_at: string;
  readonly closes_at: string;
  readonly resolves_at: string;
  readonly resolution_rule: string;
  readonly resolution_source: string;
  /** Day of the panel it belongs to, YYYY-MM-DD; absent: somebody asked. */
  readonly panel?: string;
}

const ENTER = `
  insert into forecast_ledger (prediction_id, entry, resolves_at) values ($1, $2, $3)
  returning id as number, entry, previous_hash, hash`;

/**
 * Keeps an answer of the oracle and enters it in the ledger, in the same transaction. What gives no probability is no forecast and is
 * not entered; nor is what a test key asks, whose moment lies in the past.
 *
 * @param panel  day of the panel that it belongs to
 * @returns what `keep` returns, with the ledger's entry to be shown in the answer
 */
export async function keepFrozen(
  record: PredictionRecord,
  context: Pick<Context, 'keep' | 'database'>,
  { inside, panel }: { readonly inside?: Inside | undefined; readonly panel?: string },
): Promise<KeptPrediction> {
  const through = async (within: Inside): Promise<KeptPrediction> => {
    const kept = await context.keep(record, within);
    if (kept.isTrial) return kept;
    const frozen = frozenOf(record, kept.sha256, panel);
    if (!frozen) return { ...kept, told: { ledger: null } };
    const params = [kept.predictionId, canonicalJson(frozen), frozen.resolves_at];
    const [entry] = await within.sql<LedgerEntry>(ENTER, params);
    return { ...kept, told: { ledger: entry ?? null } };
  };
  return inside ? through(inside) : context.database.transaction(through);
}

function frozenOf(
  record: PredictionRecord,
  sha256: string,
  panel: string | undefined,
): FrozenForecast | undefined {
  const reply = record.reply as Forecast & { provenance: { model: { version: string } } };
  const { probability, probability_p05: p05, probability_p95: p95, base_rate: base } = reply;
  if (probability === null || p05 === null || p95 === null || base === null) return undefined;
  const { magnitude_threshold: threshold } = record.input as { magnitude_threshold?: number };
  return {
    prediction_sha256: sha256,
    operation: record.operation,
    model_version: reply.provenance.model.version,
    hazard_type: reply.hazard_type,
    region: reply.region,
    lat: reply.lat,
    lon: reply.lon,
    magnitude_threshold: threshold ?? null,
    question: reply.question,
    probability,
    probability_p05: p05,
    probability_p95: p95,
    base_rate: base,
    horizon_days: reply.horizon_days,
    frozen_at: reply.opens_at,
    closes_at: reply.closes_at,
    resolves_at: reply.resolution.resolves_at,
    resolution_rule: reply.resolution.rule,
    resolution_source: reply.resolution.source,
    ...(panel === undefined ? {} : { panel }),
  };
}
