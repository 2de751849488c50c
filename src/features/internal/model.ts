import * as z from 'zod';
import { onWire } from '../../../engines/onWire.ts';
import { pick } from '../../../engines/pick.ts';
import { PROSPECT_CARDS } from '../../../engines/systems/prospect/card.ts';
import { playOf, PLAYS, type PlayName } from '../../../engines/systems/prospect/plays.ts';
import type { PredictionRate } from '../../../engines/systems/prospect/validation.ts';
import type { Services } from '../../core/context.ts';
import { runChore } from '../../core/chore.ts';
import { operation } from '../../core/operation.ts';
import { madeOnce } from '../../core/madeOnce.ts';
import { roundReply } from '../../core/round.ts';
import { card, play as playName } from './schemas.ts';

const rates = new Map<PlayName, Promise<PredictionRate>>();

/** The prediction rate of a play, computed once by this server: the tables do not change while it runs. */
export function predictionRateOf(
  name: PlayName,
  services: Pick<Services, 'compute'>,
): Promise<PredictionRate> {
  return madeOnce(rates, name, () => runChore(services, 'prospect_validation', { play: name }));
}

const predictionRate = z
  .object({
    area_under_curve: z.number().describe('0.5 is chance'),
    sites: z.int().describe('Known sites, each judged by weights learnt without its blocks'),
    folds: z.int(),
    block_deg: z.number().describe('Side of the blocks that are held out together, degrees'),
    curve: z.array(
      z.object({
        area: z.number().describe('Share of the study area, most favourable first, 0 to 1'),
        sites: z.number().describe('Share of the held-out sites in it, 0 to 1'),
      }),
    ),
  })
  .meta({ id: 'PredictionRate' });

/** GET /api/v1/internal/og/model */
export const ogModel = operation({
  method: 'GET',
  path: '/api/v1/internal/og/model',
  access: 'key',
  title: 'The models of the scans',
  summary:
    'Model cards of the plays with their prediction-rate curves by spatial cross-validation. Exploratory.',
  input: z.object({}),
  output: z.object({
    exploratory: z.literal(true).describe('No advice on any holding or investment'),
    models: z.array(
      z.object({
        play: playName,
        title: z.string(),
        known_sites: z.int().describe('Rows of the table it learnt from'),
        layers: z.array(z.object({ name: z.string(), classes: z.array(z.string()) })),
        card,
        prediction_rate: predictionRate,
      }),
    ),
  }),
  example: {},
  async run(_input, context) {
    const models = await Promise.all(
      PLAYS.map(async (name) => {
        const { title, what: _, limits, ...model } = PROSPECT_CARDS[name];
        const { sites, layers } = playOf(name);
        const rate = await predictionRateOf(name, context);
        return {
          play: name,
          title,
          known_sites: sites.length,
          layers: layers.map((layer) => ({ name: layer.name, classes: layer.classes.slice(1) })),
          card: { ...model, limits: [...limits] },
          prediction_rate: {
            ...onWire(pick(rate, 'areaUnderCurve', 'sites', 'folds', 'blockDeg')),
            curve: rate.curve.map((point) => ({ ...point })),
          },
        };
      }),
    );
    return roundReply({ exploratory: true as const, models });
  },
});
