import * as z from 'zod';
import { groundMotionModels } from '../../../engines/hazards/earthquake/groundMotion/models.ts';
import type { GroundMotionModel } from '../../../engines/hazards/earthquake/groundMotion/model.ts';
import {
  plainMotion,
  type PlainMotion,
} from '../../../engines/hazards/earthquake/groundMotion/motionAt.ts';
import type { Context } from '../../core/context.ts';
import { roundReply } from '../../core/round.ts';
import { controllingQuake } from './controllingQuake.ts';
import type { Module } from './modules.ts';

const scenario = z.object({
  lat: z.number().min(-90).max(90).describe('Latitude of the site, degrees north'),
  lon: z.number().min(-180).max(180).describe('Longitude of the site, degrees east'),
  magnitude: z
    .number()
    .min(3)
    .max(9.5)
    .optional()
    .describe('Moment magnitude; without it, that of the mean earthquake of the 475-year hazard'),
  distance_km: z
    .number()
    .min(0)
    .max(1000)
    .optional()
    .describe('Distance to the rupture, km; without it, that of the mean earthquake'),
  vs30_mps: z
    .number()
    .min(100)
    .max(3000)
    .optional()
    .describe('Shear-wave velocity of the upper 30 m, m/s; without it, that of the map'),
});

/** The published ground-motion models that hazard curves are made of: each says the shaking of the earthquake that is named, or of the one that makes most of the hazard of the point. */
export const groundMotionModules: readonly Module[] = groundMotionModels.map((model) => ({
  name: `ground_motion_${model.id
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/_$/, '')}`,
  category: 'ground_motion',
  tier: 'verified',
  title: model.title,
  summary: `Ground motion of a rupture at a distance, for ${model.regimes.join(', ').replaceAll('_', ' ')}.`,
  card: cardOf(model),
  path: null,
  datasets: [],
  inputSchema: scenario,
  isRunnable: true,
  run: (given, context) => motionAt(model, scenario.parse(given), context),
}));

function cardOf({ id, title, source, validity }: GroundMotionModel): Module['card'] {
  return {
    name: id,
    version: '1.0.0',
    methodology: `${title}. ${source}`,
    validity: `Magnitude ${validity.magnitude.join(' to ')}, distance ${validity.distanceKm.join(' to ')} km, Vs30 ${validity.vs30Mps.join(' to ')} m/s.`,
    verification:
      'Verification topic gmpe: tables of independent implementations, where there is one for the model.',
    limits: [
      'Beyond its range it is extrapolated and flagged, or refused.',
      'It answers whatever the tectonic setting of the point: its regimes say where it holds.',
      'At a point the rupture is a vertical strike-slip fault of the depths expected of its magnitude.',
    ],
  };
}

/** What the model is asked about: what is given, and of the mean earthquake what is not. */
async function askedOf(
  { lat, lon, magnitude, distance_km, vs30_mps }: z.output<typeof scenario>,
  context: Context,
) {
  const isGiven = magnitude !== undefined && distance_km !== undefined && vs30_mps !== undefined;
  const quake = isGiven ? undefined : await controllingQuake({ lat, lon }, context);
  return {
    magnitude: magnitude ?? quake?.magnitude,
    distanceKm: distance_km ?? quake?.distanceKm,
    vs30Mps: vs30_mps ?? quake?.vs30Mps,
    basis: isGiven ? 'given' : 'mean earthquake of the 475-year hazard, but for what is given',
    reason: quake?.reason ?? 'no earthquake makes the hazard of this point',
  };
}

async function motionAt(
  model: GroundMotionModel,
  given: z.output<typeof scenario>,
  context: Context,
): Promise<unknown> {
  const { magnitude, distanceKm, vs30Mps, basis, reason } = await askedOf(given, context);
  const head = {
    lat: given.lat,
    lon: given.lon,
    scenario: {
      magnitude: magnitude ?? null,
      distance_km: distanceKm ?? null,
      vs30_mps: vs30Mps ?? null,
      basis,
    },
    regimes: [...model.regimes],
  };
  if (magnitude === undefined || distanceKm === undefined || vs30Mps === undefined)
    return roundReply({ ...head, quantity: null, reason });
  const motion = plainMotion(model, { magnitude, distanceKm, vs30Mps });
  if (!motion)
    return roundReply({
      ...head,
      quantity: null,
      reason: 'the model cannot say the peak acceleration of this earthquake',
    });
  return roundReply({ ...head, ...motionReply(motion) });
}

function motionReply({ pgaG, p10G, p90G, sigmaLn, outside }: PlainMotion) {
  return {
    quantity: {
      name: 'peak_ground_acceleration',
      value: pgaG,
      unit: 'g',
      p10: p10G,
      p50: pgaG,
      p90: p90G,
    },
    sigma_ln: sigmaLn,
    warnings: outside.map((each) => `Extrapolated: ${each}.`),
  };
}
