import * as z from 'zod';
import { groundMotionModels } from '../../../engines/hazards/earthquake/groundMotion/models.ts';
import type { Module } from './modules.ts';

const scenario = z.object({
  magnitude: z.number().describe('Moment magnitude'),
  distance_km: z.number().describe('Distance to the rupture, km'),
  vs30_mps: z.number().describe('Shear-wave velocity of the upper 30 m, m/s'),
});

/** The published ground-motion models that hazard curves are made of; each needs a rupture, so a point is not enough. */
export const groundMotionModules: readonly Module[] = groundMotionModels.map(
  ({ id, title, source, regimes, validity }) => ({
    name: `ground_motion_${id
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replace(/_$/, '')}`,
    category: 'ground_motion',
    tier: 'verified',
    title,
    summary: `Ground motion of a rupture at a distance, for ${regimes.join(', ').replaceAll('_', ' ')}.`,
    card: {
      name: id,
      version: '1.0.0',
      methodology: `${title}. ${source}`,
      validity: `Magnitude ${validity.magnitude.join(' to ')}, distance ${validity.distanceKm.join(' to ')} km, Vs30 ${validity.vs30Mps.join(' to ')} m/s.`,
      verification:
        'Verification topic gmpe: tables of independent implementations, where there is one for the model.',
      limits: ['Beyond its range it is extrapolated and flagged, or refused.'],
    },
    path: null,
    datasets: [],
    inputSchema: scenario,
  }),
);
