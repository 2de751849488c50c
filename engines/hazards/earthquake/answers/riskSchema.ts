import * as z from 'zod';
import { componentAnswer } from '../../../schemas.ts';
import { design, ground, hazard, liquefaction } from './schemas.ts';

/** POST /api/v1/predict/seismic-risk, without provenance. */
export const seismicRiskReply = componentAnswer.extend({
  summary: z.string(),
  quantity_from: z
    .enum(['hazard_map', 'direct_hazard'])
    .nullable()
    .describe(
      'The composite score reads the hazard map; without it the same rule is applied to hazard computed for the point',
    ),
  site: ground.nullable(),
  amplification: componentAnswer.describe(
    'The component seismic_site_amplification of the composite score',
  ),
  hazard: hazard.nullable(),
  hazard_reason: z.string().optional(),
  reconciliation: z
    .object({
      component_pga_475yr_g: z
        .number()
        .describe('By hazard on rock times the site term: the number of the composite score'),
      hazard_pga_475yr_g: z
        .number()
        .describe('By every ground-motion model with its own site term: the mean of `hazard`'),
      ratio: z.number(),
      note: z.string(),
    })
    .nullable(),
  design: design.nullable(),
  liquefaction: liquefaction.nullable(),
  liquefaction_reason: z.string().optional(),
  warnings: z.array(z.string()),
});
