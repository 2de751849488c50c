import type * as z from 'zod';
import { isKnown, whyMissing, type Fact } from '../../../engines/facts.ts';
import { onWire } from '../../../engines/onWire.ts';
import type { weatherForecast } from '../../../engines/ground/datasets/weather.ts';
import type { forecastPeriods } from '../../../engines/ground/datasets/weatherStations.ts';

type Days = z.output<(typeof weatherForecast)['answer']>;
type Periods = z.output<(typeof forecastPeriods)['answer']>;

/** The forecast by day and by period on the wire; what nobody answers is null with the reason. */
export function forecastOf({
  daily,
  periods,
}: {
  readonly daily: Fact<Days>;
  readonly periods: Fact<Periods>;
}) {
  return {
    status: isKnown(daily) || isKnown(periods) ? ('ok' as const) : ('unavailable' as const),
    ...(isKnown(daily) ? {} : { reason: whyMissing(daily) }),
    issued_at: isKnown(daily) ? daily.value.issuedAt : null,
    days: isKnown(daily) ? onWire(daily.value.days) : null,
    periods: isKnown(periods) ? onWire(periods.value.periods) : null,
    ...(isKnown(periods) ? {} : { periods_reason: whyMissing(periods) }),
  };
}
