import {
  scoresOf,
  statedProbability,
  type ScoredForecast,
} from '../../../engines/signals/calibration/scorecard.ts';
import { horizonClass } from '../../../engines/signals/market/horizonClass.ts';
import type { Database } from '../../core/context.ts';
import type { FrozenForecast } from './freeze.ts';

/** POLICY: fewer resolved forecasts than this are counted, not scored. */
export const LEAST = 30;

interface Row {
  readonly entry: string;
  readonly outcome: boolean | null;
  readonly reason: string | null;
  readonly looked_at: string | null;
}

/** Outcomes are those of `resolved_prediction`, which the administrators' pages read, too. */
const ALL = `
  select l.entry, p.outcome, r.reason, r.looked_at
    from forecast_ledger l
    left join forecast_resolution r on r.ledger_id = l.id
    left join resolved_prediction p on p.prediction_id = l.prediction_id and r.state = 'resolved'
   order by l.id`;

/** Frozen forecasts of one hazard and horizon, and how those that are resolved fared. */
export interface LiveGroup {
  /** The questions of every day, or what callers asked. */
  readonly set: 'panel' | 'asked';
  readonly hazard: string;
  readonly horizon: string;
  readonly frozen: number;
  readonly open: number;
  readonly resolved: number;
  readonly unresolved: number;
  /** Why some are not resolved, and how many each. */
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
  readonly scores: ReturnType<typeof scoresOf> | null;
}

/**
 * Live forecasts by set, hazard and horizon: the panel of every day first. A question that is asked again on the same day is counted once, as it was frozen first, so
 * that nobody weighs the score by asking often.
 */
export async function liveGroups({ sql }: Pick<Database, 'sql'>): Promise<LiveGroup[]> {
  const seen = new Set<string>();
  const rows = (await sql<Row>(ALL)).flatMap((row) => {
    const frozen = JSON.parse(row.entry) as FrozenForecast;
    const key = questionKey(frozen);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ ...row, frozen }];
  });
  const groups = Map.groupBy(
    rows,
    ({ frozen }) => `${setOf(frozen)}\n${frozen.hazard_type}\n${horizonClass(frozen.horizon_days)}`,
  );
  return [...groups]
    .map(([key, own]) => groupOf(key, own))
    .toSorted((a, b) => b.set.localeCompare(a.set));
}

const setOf = ({ panel }: FrozenForecast) =>
  panel === undefined ? ('asked' as const) : ('panel' as const);

function questionKey(frozen: FrozenForecast): string {
  const { hazard_type, region, lat, lon, magnitude_threshold, horizon_days, frozen_at } = frozen;
  const set = setOf(frozen);
  return JSON.stringify([
    set,
    hazard_type,
    region,
    lat,
    lon,
    magnitude_threshold,
    horizon_days,
    frozen_at.slice(0, 10),
  ]);
}

function groupOf(
  key: string,
  own: readonly (Row & { readonly frozen: FrozenForecast })[],
): LiveGroup {
  const [set, hazard = '', horizon = ''] = key.split('\n');
  const forecasts = own.flatMap(({ frozen, outcome }): ScoredForecast[] =>
    outcome === null
      ? []
      : [
          {
            probability: statedProbability(frozen.probability),
            base: statedProbability(frozen.base_rate),
            outcome,
            block: frozen.frozen_at.slice(0, 7),
          },
        ],
  );
  const reasons = own.flatMap(({ outcome, reason }) =>
    outcome === null && reason !== null ? [reason] : [],
  );
  const counted = Map.groupBy(reasons, (reason) => reason);
  return {
    set: set === 'panel' ? 'panel' : 'asked',
    hazard,
    horizon,
    frozen: own.length,
    open: own.length - forecasts.length - reasons.length,
    resolved: forecasts.length,
    unresolved: reasons.length,
    reasons: [...counted].map(([reason, all]) => ({ reason, count: all.length })),
    scores: forecasts.length < LEAST ? null : scoresOf(forecasts, key),
  };
}
