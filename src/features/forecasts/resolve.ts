import { gatherRounds } from '../../core/gather.ts';
import type { Services } from '../../core/context.ts';
import type { Routine } from '../../core/jobs.ts';
import { RESOLVERS } from '../../../engines/signals/market/resolution/index.ts';
import type { Closed, Verdict } from '../../../engines/signals/market/resolution/verdict.ts';
import type { FrozenForecast } from './freeze.ts';

/** POLICY: forecasts looked at in one run, and how long one that could not be resolved is left alone, days. */
const AT_ONCE = 200;
const AGAIN_DAYS = 7;
const DEADLINE_MS = 60_000;

interface Due {
  readonly id: number;
  readonly prediction_id: number;
  readonly entry: string;
}

const DUE = `
  select l.id, l.prediction_id, l.entry
    from forecast_ledger l left join forecast_resolution r on r.ledger_id = l.id
   where l.resolves_at <= $1::timestamptz
     and (r.ledger_id is null or (r.state = 'unresolved' and r.looked_at < $1::timestamptz - interval '${AGAIN_DAYS} days'))
   order by l.resolves_at, l.id limit ${AT_ONCE}`;

const NOTE = `
  insert into forecast_resolution (ledger_id, state, outcome, reason, evidence, looked_at)
  values ($1, $2, $3, $4, $5::jsonb, $6)
  on conflict (ledger_id) do update set state = excluded.state, outcome = excluded.outcome, reason = excluded.reason,
    evidence = excluded.evidence, looked_at = excluded.looked_at
   where forecast_resolution.state = 'unresolved'
  returning ledger_id`;

const SCORE = `
  insert into resolved_prediction (module, prediction_id, question, probability, challenger_probability, outcome, resolved_at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`;

/**
 * Settles frozen forecasts whose record is due, by the catalogues alone, one server at a time. What no catalogue can say stays
 * unresolved with its reason and is looked at again.
 */
export const resolveForecasts: Routine = {
  name: 'forecasts-resolve',
  cron: '17 * * * *',
  async run(services, signal) {
    await settleDue(services, signal);
  },
};

/** @returns how many forecasts were looked at, and how many of them are resolved now */
export async function settleDue(
  services: Pick<Services, 'database' | 'clock' | 'ask' | 'log'>,
  signal: AbortSignal,
): Promise<{ readonly looked: number; readonly resolved: number }> {
  const now = new Date(services.clock.now()).toISOString();
  const due = await services.database.sql<Due>(DUE, [now]);
  let resolved = 0;
  for (const each of due) {
    if (signal.aborted) break;
    const frozen = JSON.parse(each.entry) as FrozenForecast;
    const verdict = await verdictOn(frozen, services, signal);
    await note(each, { frozen, verdict, now }, services);
    if (!('unresolved' in verdict)) resolved++;
  }
  if (due.length > 0) services.log.info({ looked: due.length, resolved }, 'forecasts resolved');
  return { looked: due.length, resolved };
}

async function verdictOn(
  frozen: FrozenForecast,
  { ask }: Pick<Services, 'ask'>,
  signal: AbortSignal,
): Promise<Verdict> {
  const resolver = RESOLVERS[frozen.hazard_type];
  const closed = closedOf(frozen);
  const options = { signal, deadlineMs: DEADLINE_MS };
  const { facts } = await gatherRounds([() => resolver.needs(closed)], ask, options);
  return resolver.decide(closed, facts);
}

function closedOf(frozen: FrozenForecast): Closed {
  return {
    id: frozen.region ?? undefined,
    threshold: frozen.magnitude_threshold ?? undefined,
    days: frozen.horizon_days,
    lat: frozen.lat ?? undefined,
    lon: frozen.lon ?? undefined,
    opensMs: Date.parse(frozen.frozen_at),
    closesMs: Date.parse(frozen.closes_at),
    resolvesMs: Date.parse(frozen.resolves_at),
  };
}

interface Settled {
  readonly frozen: FrozenForecast;
  readonly verdict: Verdict;
  readonly now: string;
}

/** The verdict and what is scored of it, at one stroke. The long-term rate is what any better model must beat. */
async function note(
  { id, prediction_id: predictionId }: Due,
  { frozen, verdict, now }: Settled,
  { database }: Pick<Services, 'database'>,
): Promise<void> {
  await database.transaction(async ({ sql }) => {
    if ('unresolved' in verdict) {
      await sql(NOTE, [id, 'unresolved', null, verdict.unresolved, '{}', now]);
      return;
    }
    const { outcome, source, asOf, decisive } = verdict;
    const evidence = JSON.stringify({ source, as_of: asOf, decisive });
    const [first] = await sql(NOTE, [id, 'resolved', outcome, null, evidence, now]);
    if (!first) return;
    const { operation, question, probability, base_rate: base } = frozen;
    await sql(SCORE, [operation, predictionId, question, probability, base, outcome, now]);
  });
}
