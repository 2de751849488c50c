import { REGIONS } from '../../engines/hazards/earthquake/regions/tables.ts';
import { scoresOf, type ScoredForecast } from '../../engines/signals/calibration/scorecard.ts';
import { earthquakeHindcast, eruptionHindcast } from '../../engines/signals/market/hindcast.ts';
import { horizonClass } from '../../engines/signals/market/horizonClass.ts';
import type { RetrospectiveScore } from '../../engines/signals/market/retrospectiveScore.ts';
import { EARTHQUAKE_MARKETS } from '../../engines/signals/market/tables.ts';
import {
  ERUPTIONS_SINCE,
  ERUPTIONS_UNTIL,
  PAST_ERUPTIONS,
} from '../../engines/signals/market/tables/pastEruptions.ts';
import { regionQuakes } from './regionQuakes.ts';

/** POLICY: twenty years of counting come before the first question. */
const FIRST_YEAR = 1985;
const FIRST_ERUPTION_YEAR = 1960;
const MAGNITUDES = [6, 7] as const;
const HORIZONS = [7, 30, 365.25] as const;

/** Scores of questions asked of the past, by hazard and horizon. */
export function retrospectiveScores(): RetrospectiveScore[] {
  return [...earthquakes(), ...volcanoes()];
}

function earthquakes(): RetrospectiveScore[] {
  const list = regionQuakes();
  const regions = REGIONS.filter(({ id }) => EARTHQUAKE_MARKETS.includes(id));
  return HORIZONS.map((days) => {
    const forecasts = regions.flatMap((region) =>
      earthquakeHindcast(region, list, {
        magnitudes: MAGNITUDES,
        days,
        firstMs: Date.UTC(FIRST_YEAR, 0),
      }),
    );
    return scored('earthquake', { days, forecasts, from: `${FIRST_YEAR}-01-01`, to: '2016-12-31' });
  });
}

function volcanoes(): RetrospectiveScore[] {
  const span = { since: ERUPTIONS_SINCE, first: FIRST_ERUPTION_YEAR, last: ERUPTIONS_UNTIL };
  const forecasts = Object.values(PAST_ERUPTIONS).flatMap((years) => eruptionHindcast(years, span));
  const [from, to] = [`${FIRST_ERUPTION_YEAR}-01-01`, `${ERUPTIONS_UNTIL}-12-31`];
  return [scored('volcano', { days: 365.25, forecasts, from, to })];
}

interface Asked {
  readonly days: number;
  readonly forecasts: readonly ScoredForecast[];
  readonly from: string;
  readonly to: string;
}

function scored(
  hazard: RetrospectiveScore['hazard'],
  { days, forecasts, from, to }: Asked,
): RetrospectiveScore {
  const horizon = horizonClass(days);
  return {
    hazard,
    horizon,
    horizonDays: days,
    from,
    to,
    ...scoresOf(forecasts, `${hazard} ${horizon}`),
  };
}
