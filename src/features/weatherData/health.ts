import type * as z from 'zod';
import type { Context } from '../../core/context.ts';
import type { healthReply } from './schemas.ts';

/** Sources behind a group of data endpoints, and the embedded tables that stand in for them. */
export interface DataGroup {
  readonly name: string;
  readonly sources: readonly string[];
  readonly embedded: readonly string[];
}

export const WEATHER_GROUP: DataGroup = {
  name: 'weather',
  sources: [
    'nws-api',
    'open-meteo-forecast',
    'open-meteo-archive',
    'nhc-storms',
    'spc',
    'noaa-ncei-cdo',
  ],
  embedded: ['atlas-weather-stations', 'atlas-climate-normals'],
};
export const ENVIRONMENTAL_GROUP: DataGroup = {
  name: 'environmental',
  sources: [
    'usgs-fdsn-event',
    'nwps-gauges',
    'usgs-water',
    'nasa-firms',
    'usgs-hans',
    'tsunami-gov',
    'us-drought-monitor',
    'openaq',
    'epa-airnow',
    'purpleair',
    'sensor-community',
    'safecast',
    'noaa-swpc',
    'raspberry-shake',
    'earthscope-infrasound',
  ],
  embedded: ['atlas-significant-earthquakes', 'atlas-volcanoes', 'atlas-past-tsunamis'],
};

/** State of a group from its sources' last calls: ok with all of those configured, down with none. */
export function groupHealth(
  { name, sources, embedded }: DataGroup,
  { sourceStates, clock }: Context,
): z.input<typeof healthReply> {
  const states = new Map(sourceStates().map((state) => [state.id, state]));
  const rows = sources.flatMap((id) => states.get(id) ?? []);
  const configured = rows.filter(({ status }) => status !== 'unconfigured');
  const operational = configured.filter(({ status }) => status === 'operational').length;
  const isDown = configured.every(({ status }) => status === 'down');
  const answering = operational === configured.length ? 'ok' : 'degraded';
  return {
    status: isDown ? 'down' : answering,
    group: name,
    as_of: new Date(clock.now()).toISOString(),
    operational,
    total: rows.length,
    embedded_fallbacks: embedded.filter((id) => states.has(id)),
    sources: rows.map(
      ({ id, title, status, reason, lastSuccessAt, secondsSinceSuccess, cadence }) => ({
        id,
        title,
        status,
        reason,
        last_success_at: lastSuccessAt,
        age_s: secondsSinceSuccess,
        update_frequency: cadence,
      }),
    ),
  };
}
