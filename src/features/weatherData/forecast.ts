import type * as z from 'zod';
import { isKnown, type Fact } from '../../../engines/facts.ts';
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
    ...(isKnown(daily) ? {} : { reason: `${daily.source}: ${daily.missing}` }),
    issued_at: isKnown(daily) ? daily.value.issuedAt : null,
    days: isKnown(daily) ? daily.value.days.map(dayRow) : null,
    periods: isKnown(periods) ? periods.value.periods.map(periodRow) : null,
    ...(isKnown(periods) ? {} : { periods_reason: `${periods.source}: ${periods.missing}` }),
  };
}

const dayRow = (day: Days['days'][number]) => ({
  date: day.date,
  temperature_max_c: day.temperatureMaxC,
  temperature_min_c: day.temperatureMinC,
  precipitation_mm: day.precipitationMm,
  precipitation_probability: day.precipitationProbability,
  wind_speed_max_mps: day.windSpeedMaxMps,
  wind_gust_max_mps: day.windGustMaxMps,
  wmo_code: day.wmoCode,
});

const periodRow = (each: Periods['periods'][number]) => ({
  name: each.name,
  starts_at: each.startsAt,
  ends_at: each.endsAt,
  temperature_c: each.temperatureC,
  precipitation_probability: each.precipitationProbability,
  wind_speed_mps: each.windSpeedMps,
  wind_direction: each.windDirection,
  text: each.text,
});
