import type * as z from 'zod';
import { isKnown, whyMissing, type Fact } from '../../../engines/facts.ts';
import { currentWeather } from '../../../engines/ground/datasets/weather.ts';
import { stationObservations } from '../../../engines/ground/datasets/weatherStations.ts';
import { onWire } from '../../../engines/onWire.ts';
import { pick } from '../../../engines/pick.ts';
import type { Context } from '../../core/context.ts';
import { inquire } from '../../core/inquire.ts';
import { DATA_CARD } from './card.ts';
import { rowOf } from './stations.ts';
import { findStation, noStation } from './places.ts';
import type { currentReply } from './schemas.ts';

type Reply = z.input<typeof currentReply>;
type Observation = z.output<(typeof stationObservations)['answer']>['observations'][number];
type Modelled = z.output<(typeof currentWeather)['answer']>;

/**
 * Latest observation of a station; the modelled weather of its place where the station does not answer.
 *
 * @throws ApiError `not_found` for a station that nobody knows
 */
export async function currentAt(given: string, context: Context): Promise<Reply> {
  const stationId = given.toUpperCase();
  const { station, alike } = await findStation(stationId, context);
  if (!/^[A-Z0-9]{3,8}$/.test(stationId))
    throw noStation(given, alike, 'identifiers have three to eight letters and digits');
  const asked = await inquire(
    { seen: stationObservations({ stationId }) },
    context,
    ({ seen }) => ({
      model:
        station && !latestOf(seen)
          ? currentWeather({ lat: station.lat, lon: station.lon })
          : undefined,
    }),
  );
  const { seen, model } = asked.facts;
  const head = {
    station_id: stationId,
    station: station ? rowOf(station, null) : null,
    provenance: asked.provenance(DATA_CARD),
  };
  const latest = latestOf(seen);
  if (latest)
    return { status: 'ok', ...head, observation: observationOf(latest), measured_by: 'station' };
  const reason = silence(seen);
  if (!model)
    throw noStation(
      given,
      alike,
      reason.includes('HTTP 404')
        ? 'the weather service does not know it'
        : `not in the embedded list, and ${reason}`,
    );
  return { ...head, ...modelled(model, reason) };
}

const latestOf = (seen: Fact<{ readonly observations: readonly Observation[] }>) =>
  isKnown(seen) ? seen.value.observations[0] : undefined;

const silence = (seen: Fact<unknown>) =>
  isKnown(seen) ? 'the station reports nothing' : whyMissing(seen);

/** The weather of the place by a model, since the station says nothing. */
function modelled(model: Fact<Modelled>, reason: string) {
  if (!isKnown(model))
    return {
      status: 'unavailable' as const,
      reason: [...new Set([reason, whyMissing(model)])].join('; '),
      observation: null,
      measured_by: null,
    };
  const { value } = model;
  return {
    status: 'ok' as const,
    reason,
    observation: observationOf({
      ...value,
      at: value.observedAt,
      dewpointC: null,
      visibilityM: null,
      description: null,
    }),
    measured_by: 'model' as const,
  };
}

/** What an observation holds besides its time, as answers order it. */
const MEASURED = [
  'temperatureC',
  'dewpointC',
  'humidityPct',
  'windSpeedMps',
  'windGustMps',
  'windDirectionDeg',
  'pressureHpa',
  'visibilityM',
  'precipitationMm',
  'description',
] as const;

function observationOf(
  seen: Observation,
): NonNullable<z.input<typeof currentReply>['observation']> {
  return {
    observed_at: seen.at,
    ...onWire(pick(seen, ...MEASURED)),
  };
}
