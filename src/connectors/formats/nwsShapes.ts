import * as z from 'zod';
import type { weatherAlerts } from '../../../engines/ground/datasets/weather.ts';
import type {
  forecastCell,
  stateAlerts,
  stationObservations,
  weatherStations,
} from '../../../engines/ground/datasets/weatherStations.ts';
import { MPS_PER_MPH } from '../../../engines/ground/math/units.ts';
import { Measured, metric, rainMm } from './nwsUnits.ts';
import { loose, strict } from './values.ts';

export const Station = z.object({
  geometry: z.object({ coordinates: z.tuple([strict.lon, strict.lat]) }),
  properties: z.object({
    stationIdentifier: strict.text,
    name: strict.text,
    elevation: Measured,
    timeZone: loose.text,
  }),
});

/** A station as the service lists it, with its height, m. */
export function stationOf({
  geometry,
  properties,
}: z.output<typeof Station>): z.output<typeof weatherStations.answer>['stations'][number] {
  const [lon, lat] = geometry.coordinates;
  return {
    id: properties.stationIdentifier,
    name: properties.name,
    lat,
    lon,
    elevationM: metric(properties.elevation),
    timeZone: properties.timeZone,
  };
}

export const Observation = z.object({
  timestamp: strict.time,
  station: loose.text,
  textDescription: loose.text,
  temperature: Measured,
  dewpoint: Measured,
  relativeHumidity: Measured,
  windSpeed: Measured,
  windGust: Measured,
  windDirection: Measured,
  barometricPressure: Measured,
  seaLevelPressure: Measured,
  visibility: Measured,
  precipitationLastHour: Measured,
});

type StationObservation = z.output<typeof stationObservations.answer>['observations'][number];

/** An observation; values of the service may be null one by one. */
export function observationOf(seen: z.output<typeof Observation>): StationObservation {
  return {
    at: seen.timestamp,
    temperatureC: metric(seen.temperature),
    dewpointC: metric(seen.dewpoint),
    humidityPct: metric(seen.relativeHumidity),
    windSpeedMps: metric(seen.windSpeed),
    windGustMps: metric(seen.windGust),
    windDirectionDeg: metric(seen.windDirection),
    pressureHpa: metric(seen.seaLevelPressure) ?? metric(seen.barometricPressure),
    visibilityM: metric(seen.visibility),
    precipitationMm: rainMm(seen.precipitationLastHour),
    description: seen.textDescription,
  };
}

const codes = z
  .array(z.string())
  .optional()
  .transform((list) => list ?? []);
const SEVERITIES = ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'] as const;

export const Alert = z.object({
  geometry: z.unknown(),
  properties: z.object({
    id: strict.text,
    event: strict.text,
    severity: z.enum(SEVERITIES).catch('Unknown'),
    certainty: loose.text,
    urgency: loose.text,
    headline: loose.text,
    description: loose.text,
    instruction: loose.text,
    areaDesc: loose.text,
    sent: loose.time,
    effective: loose.time,
    onset: loose.time,
    ends: loose.time,
    expires: loose.time,
    senderName: loose.text,
    status: strict.text,
    messageType: loose.text,
    geocode: z.object({ SAME: codes, UGC: codes }).optional(),
    parameters: z.object({ VTEC: codes }).optional(),
  }),
});

/** Exercises, tests, drafts and cancelled messages are not alerts. */
export const isReal = ({ properties }: z.output<typeof Alert>) =>
  properties.status === 'Actual' && properties.messageType !== 'Cancel';

/** An alert as the answer about a point tells it: from its onset, else from when it holds, to its end, else to when the message expires. */
export function pointAlert({
  properties,
}: z.output<typeof Alert>): z.output<typeof weatherAlerts.answer>['alerts'][number] {
  const {
    id,
    event,
    severity,
    certainty,
    urgency,
    headline,
    areaDesc,
    onset,
    effective,
    ends,
    expires,
    senderName,
  } = properties;
  return {
    id,
    event,
    severity,
    certainty,
    urgency,
    headline,
    area: areaDesc,
    startsAt: onset ?? effective,
    endsAt: ends ?? expires,
    issuer: senderName,
  };
}

const Polygon = z.object({
  type: z.literal('Polygon'),
  coordinates: z.array(z.array(z.tuple([strict.lon, strict.lat]))),
});

/** The same alert with its text, area codes and history. */
export function fullAlert(
  alert: z.output<typeof Alert>,
): z.output<typeof stateAlerts.answer>['alerts'][number] {
  const { description, instruction, sent, messageType, geocode, parameters } = alert.properties;
  return {
    ...pointAlert(alert),
    description,
    instruction,
    sentAt: sent,
    messageType,
    vtec: parameters?.VTEC ?? [],
    countyCodes: geocode?.SAME ?? [],
    zoneCodes: geocode?.UGC ?? [],
    polygon: Polygon.safeParse(alert.geometry).data?.coordinates ?? null,
  };
}

const Period = z.object({
  name: loose.text,
  startTime: strict.time,
  endTime: strict.time,
  temperature: z.unknown(),
  temperatureUnit: loose.text,
  probabilityOfPrecipitation: Measured,
  windSpeed: z.unknown(),
  windDirection: loose.text,
  shortForecast: loose.text,
  detailedForecast: loose.text,
});
export const Periods = z.object({
  properties: z.object({
    updateTime: loose.time,
    updated: loose.time,
    periods: z.array(Period).min(1),
  }),
});

/** A period; temperature as a number with its unit or as a measured value, wind in words such as `10 to 15 mph`. */
export function periodOf(period: z.output<typeof Period>) {
  const chance = metric(period.probabilityOfPrecipitation);
  return {
    name: period.name,
    startsAt: period.startTime,
    endsAt: period.endTime,
    temperatureC: temperatureOf(period.temperature, period.temperatureUnit),
    precipitationProbability: chance === null ? null : chance / 100,
    windSpeedMps: windOf(period.windSpeed),
    windDirection: period.windDirection,
    text: period.detailedForecast ?? period.shortForecast,
  };
}

function temperatureOf(value: unknown, unit: string | null): number | null {
  if (typeof value !== 'number')
    return metric(Measured.safeParse(value).data ?? { value: null, unitCode: null });
  return unit === 'F' ? (value - 32) / 1.8 : value;
}

function windOf(value: unknown): number | null {
  if (typeof value !== 'string')
    return metric(Measured.safeParse(value).data ?? { value: null, unitCode: null });
  const speeds = [...value.matchAll(/\d+(\.\d+)?/g)].map(([speed]) => Number(speed));
  const factor = /mph/.test(value) ? MPS_PER_MPH : /km\/h/.test(value) ? 1 / 3.6 : undefined;
  return factor === undefined || speeds.length === 0 ? null : Math.max(...speeds) * factor;
}

export const Cell = z.object({
  properties: z.object({
    gridId: strict.text,
    gridX: z.int(),
    gridY: z.int(),
    county: loose.text,
    fireWeatherZone: loose.text,
    timeZone: loose.text,
    radarStation: loose.text,
    relativeLocation: z
      .object({ properties: z.object({ city: loose.text, state: loose.text }) })
      .optional(),
  }),
});

/** The cell of a point; zones are the last part of their address. */
export function cellOf(
  point: z.output<typeof Cell>['properties'],
): z.output<typeof forecastCell.answer> {
  const code = (address: string | null) => address?.split('/').at(-1) ?? null;
  const near = point.relativeLocation?.properties;
  return {
    office: point.gridId,
    gridX: point.gridX,
    gridY: point.gridY,
    city: near?.city ?? null,
    state: near?.state ?? null,
    county: code(point.county),
    fireZone: code(point.fireWeatherZone),
    timeZone: point.timeZone,
    radar: point.radarStation,
  };
}
