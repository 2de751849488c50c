import * as z from 'zod';
import { SOUNDINGS } from '../../../engines/systems/layeredEarth/soundings.ts';
import { operation } from '../../core/operation.ts';
import { depthPlot, form, mapFigure, notice, table } from '../../pages/index.ts';
import { profileReply } from '../admin/layeredEarthApi.ts';
import { adminPage } from './layout.ts';
import { PROFILE } from './studyColumns.ts';

type Profile = Awaited<ReturnType<typeof profileReply>>;

/** GET /admin/lei-profile/ */
export const leiPage = operation({
  method: 'GET',
  path: '/admin/lei-profile/',
  access: 'admin',
  writes: 'html',
  title: 'Layered earth',
  summary: 'Resistivity with depth below a point, with its interval, and how it came about.',
  input: z.object({
    lat: z.number().min(-90).max(90).default(40.35).describe('Latitude, degrees north'),
    lon: z.number().min(-180).max(180).default(-112.4).describe('Longitude, degrees east'),
  }),
  output: z.string(),
  example: { lat: 40.35, lon: -112.4 },
  async run({ lat, lon }, context) {
    const found = await profileReply(context, lat, lon);
    const kind = found.mode === 'prior' ? 'warning' : 'info';
    return adminPage(
      '/admin/lei-profile/',
      'Electrical resistivity with depth below a point: measured there, drawn between soundings, or a prior.',
      [
        pointForm(lat, lon),
        notice(kind, `Mode: ${found.mode}`, found.warnings.join(' ')),
        profilePlot(found),
        table({ caption: 'Profile', rows: found.profile, columns: PROFILE }),
        mapFigure({
          title: 'The point and the soundings there are',
          points: [
            ...SOUNDINGS.map((each) => ({
              lat: each.lat,
              lon: each.lon,
              label: each.name,
              tone: 'plain' as const,
            })),
            { lat, lon, label: 'the point', tone: 'critical' as const },
          ],
        }),
      ],
    );
  },
});

function pointForm(lat: number, lon: number) {
  const field = (name: 'lat' | 'lon', label: string, most: number) => ({
    name,
    label,
    type: 'number' as const,
    attributes: { min: -most, max: most, step: 'any' },
  });
  return form({
    action: '/admin/lei-profile/',
    method: 'get',
    layout: 'bar',
    submit: 'Show',
    values: { lat: String(lat), lon: String(lon) },
    fields: [field('lat', 'Latitude', 90), field('lon', 'Longitude', 180)],
  });
}

function profilePlot({ profile }: Profile) {
  return depthPlot(
    'Resistivity with depth: median and 80 % interval',
    'resistivity, ohm-metres',
    profile.map(({ depth_m, resistivity_ohm_m, p10, p90 }) => ({
      topM: depth_m,
      value: resistivity_ohm_m,
      low: p10,
      high: p90,
    })),
  );
}
