import * as z from 'zod';
import { onWire } from '../../../engines/onWire.ts';
import { point } from '../../../engines/schemas.ts';
import { basisRisk } from '../../../engines/signals/parametric/basisRisk.ts';
import type { ModelCard } from '../../../engines/vertical.ts';
import { provenance } from '../../core/evidence.ts';

/** POLICY. Circle around the insured point where the caller names none, km: a common size of earthquake circles, and the reach of a river gauge. */
export const DEFAULT_RADIUS_KM = { earthquake: 100, flood: 50 } as const;
/** POLICY. An answer counts as current within three publication intervals of its source, s: 1 min for the catalogue, 15 min for gauges. */
export const FRESH_SECONDS = { earthquake: 180, flood: 2700 } as const;
const MAX_HOURS = 8760;

const yearly = z.number().min(1e-6).max(0.999_999);

export const triggerInput = point
  .extend({
    trigger_type: z
      .enum(['earthquake', 'flood'])
      .describe(
        'What is checked: the magnitude of an earthquake nearby, or the category of the flood at the nearest river gauge (US)',
      ),
    threshold: z
      .number()
      .describe(
        'Earthquake: magnitude, 0 to 10, inclusive. Flood: category rank, 2 minor, 3 moderate or 4 major',
      ),
    hours: z.number().int().min(1).max(MAX_HOURS).default(24).describe('Lookback, hours'),
    radius_km: z
      .number()
      .positive()
      .max(300)
      .optional()
      .describe(
        `Distance within which an epicentre or a gauge counts, km; default ${DEFAULT_RADIUS_KM.earthquake} for earthquakes, ${DEFAULT_RADIUS_KM.flood} for gauges`,
      ),
    basis: z
      .object({
        loss_probability: yearly.describe('Yearly probability of the loss that is covered'),
        trigger_probability: yearly.describe('Yearly probability of a payment'),
        correlation: z
          .number()
          .min(-1)
          .max(1)
          .describe('Of loss and index, -1 to 1 (Gaussian copula)'),
      })
      .optional()
      .describe('For the basis risk of the cover, by your own model'),
  })
  .refine(
    ({ trigger_type, threshold }) => trigger_type !== 'flood' || [2, 3, 4].includes(threshold),
    {
      path: ['threshold'],
      error: 'a flood threshold is a category rank: 2 (minor), 3 (moderate) or 4 (major)',
    },
  )
  .refine(
    ({ trigger_type, threshold }) =>
      trigger_type !== 'earthquake' || (threshold >= 0 && threshold <= 10),
    {
      path: ['threshold'],
      error: 'an earthquake threshold is a magnitude from 0 to 10',
    },
  );
export type TriggerInput = z.output<typeof triggerInput>;

const maybe = z.number().nullable();
const status = z.enum(['reviewed', 'automatic', 'historic', 'deleted']);

const quakeRecord = z.object({
  kind: z.literal('earthquake'),
  event_id: z.string(),
  origin_at: z.string(),
  lat: z.number(),
  lon: z.number(),
  depth_km: maybe,
  magnitude: maybe,
  magnitude_type: z.string().nullable(),
  place: z.string().nullable(),
  distance_km: z.number(),
  meets_threshold: z.boolean(),
  url: z.string().nullable(),
  revision: z.object({
    status,
    updated_at: z.string().nullable(),
    flip_probability: maybe.describe(
      'Chance that a later revision carries the magnitude across the threshold',
    ),
    sigma_magnitude: maybe,
  }),
});

const gaugeRecord = z.object({
  kind: z.literal('flood'),
  gauge_id: z.string(),
  usgs_id: z.string().nullable(),
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  distance_km: z.number(),
  rank: z
    .int()
    .nullable()
    .describe('0 none, 1 action, 2 minor, 3 moderate, 4 major; null: the gauge does not say'),
  category: z.string().nullable(),
  state: z.string().describe('`current`, or why the gauge was passed over'),
  observed_at: z.string().nullable(),
  stage_m: maybe,
  threshold_stage_m: maybe.describe('Stage at which the asked category begins, m'),
  meets_threshold: z.boolean(),
  revision: z.object({
    status: z.literal('provisional'),
    flip_probability: maybe,
    sigma_stage_m: maybe,
    reason: z.string().optional(),
  }),
});

const share = z.number();
const basisRiskReply = z.object({
  p_both: share.describe('Probability of loss and payment'),
  p_loss_without_payment: share,
  p_payment_without_loss: share,
  false_negative_rate: share.describe('Probability of no payment, given the loss'),
  false_positive_rate: share.describe('Probability of no loss, given a payment'),
});

export const triggerReply = z
  .object({
    triggered: z.boolean(),
    lat: z.number().describe('Latitude it was checked for'),
    lon: z.number().describe('Longitude it was checked for'),
    trigger_type: z.enum(['earthquake', 'flood']),
    rule: z.string().describe('What was compared with what'),
    summary: z.string(),
    threshold: z.number(),
    radius_km: z.number(),
    hours: z.int(),
    window: z.object({ from_at: z.string(), to_at: z.string() }),
    source: z.string(),
    source_retrieved_at: z.string(),
    records: z
      .array(z.discriminatedUnion('kind', [quakeRecord, gaugeRecord]))
      .describe('The exact records behind the answer, those that decide it first'),
    final: z.boolean(),
    final_at: z
      .string()
      .describe('When the answer may be taken as final, if the records stay as they are'),
    finality_policy: z.string(),
    flip_probability: maybe.describe(
      'Chance that a revision of the records turns the answer round',
    ),
    basis_risk: basisRiskReply
      .optional()
      .describe(
        'How often, in a year, the cover misses the loss it stands for; where `basis` is given',
      ),
    provenance,
  })
  .meta({ id: 'ParametricTriggerReply' });
export type TriggerReply = z.input<typeof triggerReply>;

/** Basis risk on the wire; nothing where the caller gave no probabilities. */
export function basisRiskOf({ basis }: TriggerInput): Pick<TriggerReply, 'basis_risk'> {
  if (basis === undefined) return {};
  const { loss_probability, trigger_probability, correlation } = basis;
  return {
    basis_risk: onWire(basisRisk(loss_probability, trigger_probability, correlation)),
  };
}

export const TRIGGER_CARD: ModelCard = {
  name: 'parametric-trigger',
  version: '1.0.0',
  methodology:
    'Exact rule on official records. Earthquake: magnitude at or above the threshold, epicentre within the radius (great circle), origin time within the lookback, all bounds inclusive. ' +
    'Flood: category rank of the nearest gauge that has categories and a current observation.',
  validity:
    'Earthquakes: world, as complete as the catalogue. Floods: rivers gauged by the US service. A source that cannot answer is an error, never "not triggered".',
  verification:
    'usgs_events/parametric_trigger_queries: yes or no, count and largest event exact; distance within 0.5 %.',
  limits: [
    'POLICY: the spread of magnitude revisions (0.2 automatic, 0.1 reviewed) is ours; no publication gives it for this use.',
    'POLICY: final when every deciding record is reviewed, else 7 days after the newest of them.',
    'Basis risk is that of two yes-or-no events with the probabilities and correlation that the caller gives, joined by a Gaussian copula, which has no dependence in its tail.',
    'A flood answer compares the latest observation; a crest earlier in the lookback that has fallen below the category does not trigger.',
  ],
};
