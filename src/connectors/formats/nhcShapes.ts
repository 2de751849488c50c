import * as z from 'zod';
import type { advisoryShapes, stormForecast } from '../../../engines/ground/datasets/cyclones.ts';
import { issueTimeIn, nearestTime } from './usLocalTime.ts';
import { loose, strict, timeOfMs, within } from './values.ts';

type ForecastPoint = z.output<typeof stormForecast.answer>['points'][number];
type Shape = z.output<typeof advisoryShapes.answer>['shapes'][number];

/** Members of the map service are lower case, those of the advisory's own files upper case. */
const members = z
  .record(z.string(), z.unknown())
  .transform((properties) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  );
const about = { stormname: strict.text, advisnum: loose.text, advdate: loose.text };

export const ForecastFeature = z.object({
  geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([strict.lon, strict.lat]) }),
  properties: members.pipe(
    z.object({
      ...about,
      tau: strict.number,
      validtime: loose.text,
      maxwind: loose.number,
      gust: loose.number,
      mslp: loose.number,
      tcdir: loose.number,
      tcspd: loose.number,
    }),
  ),
});

/** A point of the forecast; 9999 stands for "not told". */
export function forecastPointOf({
  geometry,
  properties,
}: z.output<typeof ForecastFeature>): ForecastPoint {
  const [lon, lat] = geometry.coordinates;
  const { stormname, advisnum, advdate, tau, validtime, maxwind, gust, mslp, tcdir, tcspd } =
    properties;
  return {
    storm: stormname,
    leadHours: tau,
    validAt: validTimeOf(tau, validtime, advdate),
    lat,
    lon,
    windSpeedKt: within(maxwind, 0, 300) ?? null,
    gustKt: within(gust, 0, 400) ?? null,
    pressureHpa: within(mslp, 800, 1100) ?? null,
    movementDeg: within(tcdir, 0, 360) ?? null,
    movementKt: within(tcspd, 0, 200) ?? null,
    windRadii: [],
    advisory: advisnum,
  };
}

/** `21/0000` in the month of the advisory. The first point bears the synoptic time and yet is the centre at the time of issue, three hours on. */
function validTimeOf(tau: number, validtime: string | null, advdate: string | null): string | null {
  const issued = issueTimeIn(advdate ?? '');
  if (tau === 0) return issued?.at ?? null;
  const [, day, clock] = /^(\d\d)\/(\d{4})$/.exec(validtime ?? '') ?? [];
  return issued === undefined || day === undefined || clock === undefined
    ? null
    : (timeOfMs(nearestTime(day, clock, issued.ms)) ?? null);
}

const position = z.tuple([z.number().min(-360).max(360), z.number().min(-90).max(90)]);
const line = z.array(position).min(2);
const Geometry = z.union([
  z
    .object({ type: z.literal('LineString'), coordinates: line })
    .transform(({ type, coordinates }) => ({ type, parts: [coordinates] })),
  z
    .object({ type: z.enum(['MultiLineString', 'Polygon']), coordinates: z.array(line).min(1) })
    .transform(({ type, coordinates }) => ({ type, parts: coordinates })),
  z
    .object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(line)).min(1) })
    .transform(({ type, coordinates }) => ({ type, parts: coordinates.flat() })),
]);

export const ShapeFeature = z.object({
  geometry: Geometry,
  properties: members.pipe(z.object({ ...about, fcstprd: loose.number, tcww: loose.text })),
});

const WARNINGS: Readonly<Record<string, Shape['warning']>> = {
  HWR: 'hurricane_warning',
  HWA: 'hurricane_watch',
  TWR: 'tropical_storm_warning',
  TWA: 'tropical_storm_watch',
};

/** A line or area of an advisory: what it is shows in the members and the geometry. */
export function shapeOf({ geometry, properties }: z.output<typeof ShapeFeature>): Shape {
  const { stormname, advisnum, advdate, fcstprd, tcww } = properties;
  const kind =
    tcww !== null ? 'watch_warning' : geometry.type.endsWith('Polygon') ? 'cone' : 'track';
  return {
    storm: stormname,
    kind,
    warning: WARNINGS[tcww ?? ''] ?? null,
    advisory: advisnum,
    issuedAt: issueTimeIn(advdate ?? '')?.at ?? null,
    forecastHours: fcstprd,
    parts: geometry.parts,
  };
}
