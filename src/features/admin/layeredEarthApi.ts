import * as z from 'zod';
import {
  PROFILE_MODES,
  type LayeredProfile,
} from '../../../engines/systems/layeredEarth/profile.ts';
import { SOUNDINGS } from '../../../engines/systems/layeredEarth/soundings.ts';
import { STUDY_SITES } from '../../../engines/systems/studySites/tables.ts';
import { runChore } from '../../core/chore.ts';
import type { Services } from '../../core/context.ts';
import { operation } from '../../core/operation.ts';
import { roundReply } from '../../core/round.ts';
import { indicationsAt } from './studies.ts';

const DEFINITION = 'lei-1.0.0';

const collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      geometry: z.object({ type: z.string(), coordinates: z.unknown() }),
      properties: z.record(z.string(), z.unknown()),
    }),
  ),
});

/** GET /admin/lei-profile/api/profile */
export const leiProfile = operation({
  method: 'GET',
  path: '/admin/lei-profile/api/profile',
  access: 'admin',
  title: 'Layered-earth profile',
  summary:
    'Electrical resistivity with depth below a point: by a sounding, between soundings, or a prior, and which.',
  input: z.object({
    lat: z.number().min(-90).max(90).describe('Latitude, degrees north'),
    lon: z.number().min(-180).max(180).describe('Longitude, degrees east'),
  }),
  output: z.object({
    definition_id: z.string().describe('Version of what is computed'),
    lat: z.number(),
    lon: z.number(),
    mode: z
      .enum(PROFILE_MODES)
      .describe('Data: a sounding within 2 km; interpolated: within 60 km; prior: none'),
    prior: z.string().describe('What is usual there'),
    profile: z.array(
      z.object({
        depth_m: z.number().describe('Depth from which it holds, m'),
        resistivity_ohm_m: z.number(),
        p10: z.number(),
        p90: z.number(),
      }),
    ),
    forecast_sounding: z
      .array(z.object({ half_spacing_m: z.number(), apparent_ohm_m: z.number() }))
      .describe('What a Schlumberger sounding there would read'),
    soundings: z.array(
      z.object({
        name: z.string(),
        lat: z.number(),
        lon: z.number(),
        distance_km: z.number(),
        weight: z.number(),
        source: z.string(),
      }),
    ),
    warnings: z.array(z.string()),
  }),
  example: { lat: 40.35, lon: -112.4 },
  run: ({ lat, lon }, context) => profileReply(context, lat, lon),
});

/** The profile of a point on the wire. */
export async function profileReply(services: Pick<Services, 'compute'>, lat: number, lon: number) {
  const found: LayeredProfile = await runChore(services, 'layered_profile', { lat, lon });
  const warnings = [
    'Layers of published soundings are restated to a factor of 1.6; no basis for a well.',
    ...priorWords(found),
  ];
  return roundReply({
    definition_id: DEFINITION,
    lat,
    lon,
    mode: found.mode,
    prior: found.priorName,
    profile: found.points.map(({ depthM, resistivityOhmM, p10, p90 }) => ({
      depth_m: depthM,
      resistivity_ohm_m: toTwo(resistivityOhmM),
      p10: toTwo(p10),
      p90: toTwo(p90),
    })),
    forecast_sounding: found.forecast.map(({ halfSpacingM, apparentOhmM }) => ({
      half_spacing_m: halfSpacingM,
      apparent_ohm_m: toTwo(apparentOhmM),
    })),
    soundings: found.soundings.map(({ sounding, km, weight }) => ({
      name: sounding.name,
      lat: sounding.lat,
      lon: sounding.lon,
      distance_km: toTwo(km),
      weight: toTwo(weight),
      source: sounding.source,
    })),
    warnings,
  });
}

/** Says where the profile is the prior, or more the prior than any sounding. */
function priorWords({ mode, soundings, priorName }: LayeredProfile): string[] {
  const narrow = 'valley fills narrower than 50 km are not in its table.';
  if (mode === 'prior')
    return [`No sounding within 60 km: what is usual for the kind of ground; ${narrow}`];
  const measured = soundings.reduce((sum, { weight }) => sum + weight, 0);
  return measured < 0.5
    ? [
        `The soundings are far: what is usual (${priorName}) weighs more than they do, and ${narrow}`,
      ]
    : [];
}

/** Two figures: the interval carries no more. */
function toTwo(value: number): number {
  return Number(value.toPrecision(2));
}

/** GET /admin/atlas/api/lei-overlay */
export const atlasLeiOverlay = operation({
  method: 'GET',
  path: '/admin/atlas/api/lei-overlay',
  access: 'admin',
  title: 'Soundings as an overlay',
  summary: 'The soundings behind the layered-earth profiles as GeoJSON.',
  input: z.object({}),
  output: collection.extend({ definition_id: z.string() }),
  example: {},
  run: () => ({
    type: 'FeatureCollection' as const,
    definition_id: DEFINITION,
    features: SOUNDINGS.map(({ name, lat, lon, topsM, resistivityOhmM, source }) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point', coordinates: [lon, lat] },
      properties: { name, tops_m: topsM, resistivity_ohm_m: resistivityOhmM, mode: 'data', source },
    })),
  }),
});

/** GET /admin/atlas/api/ut-resource-map */
export const atlasResourceMap = operation({
  method: 'GET',
  path: '/admin/atlas/api/ut-resource-map',
  access: 'admin',
  title: 'Resources of Utah',
  summary: 'Study sites of Utah as GeoJSON: official facts apart from what our models indicate.',
  input: z.object({}),
  output: collection,
  example: {},
  async run(_input, context) {
    const sites = STUDY_SITES.filter(({ state }) => state === 'UT');
    const features = await Promise.all(
      sites.map(async ({ name, title, lat, lon, kind, facts }) => ({
        type: 'Feature' as const,
        geometry: { type: 'Point', coordinates: [lon, lat] },
        properties: {
          name,
          title,
          kind,
          official_facts: facts,
          our_indications: roundReply(await indicationsAt(context, lat, lon)),
        },
      })),
    );
    return { type: 'FeatureCollection' as const, features };
  },
});
