import { availableParallelism } from 'node:os';
import * as z from 'zod';
import * as earthquake from '../../../engines/hazards/earthquake/index.ts';
import {
  MOST_ERRORS,
  positionError,
  positionSigma,
  TOO_MANY_ERRORS,
} from '../../../engines/positionError.ts';
import { positioned } from '../../../engines/positioned.ts';
import { anyVertical, cardOf } from '../../../engines/vertical.ts';
import { withTicket, type Ticket } from '../../core/computing.ts';
import type { Context } from '../../core/context.ts';
import { provenance } from '../../core/evidence.ts';
import { inquire } from '../../core/inquire.ts';
import { operation } from '../../core/operation.ts';
import { roundReply } from '../../core/round.ts';
import { inTurn } from './inTurn.ts';

/** The curve of one site, which takes the error of its position as well. */
const curve = positioned(anyVertical(earthquake.hazardCurve));

/** One site of the batch: what `seismic/hazard-curve` takes, and a name to find it again. */
const site = earthquake.hazardCurve.input.extend({
  position_sigma_m: positionSigma,
  site_id: z
    .string()
    .min(1)
    .max(64)
    .optional()
    .describe("The caller's own name of the site; the answer repeats it"),
});

type SiteInput = z.output<typeof site>;

/** As every list of places has it: seven curves for each of a hundred sites would hold the pool longer than a request may take. */
const sites = z
  .array(site)
  .min(1)
  .max(100)
  .describe('1 to 100 sites; their order is kept')
  .superRefine((given: readonly SiteInput[], context) => {
    const doubtful = given.flatMap(({ position_sigma_m: sigmaM }, i) =>
      sigmaM === undefined ? [] : [i],
    );
    const first = doubtful[MOST_ERRORS];
    if (first === undefined) return;
    const path = [first, 'position_sigma_m'];
    context.addIssue({ code: 'custom', path, message: TOO_MANY_ERRORS });
  });

/** POLICY: sites under way at once for each processor, so that its queue is never empty and other callers get their turn. */
const PER_PROCESSOR = 2;

export const hazardCurves = operation({
  method: 'POST',
  path: '/api/v1/seismic/hazard-curves',
  access: 'key',
  tool: true,
  title: 'Seismic hazard curves of many sites',
  summary:
    'The hazard curve of up to 100 sites in one call, computed side by side on the worker pool, in the order they came; at most 20 of them with an error of the position.',
  input: z.object({ sites }),
  output: z
    .object({
      count: z.int(),
      sites: z.array(
        earthquake.hazardCurve.output.extend({
          site_id: z.string().nullable(),
          lat: z.number(),
          lon: z.number(),
          position_error: positionError.optional(),
          provenance,
        }),
      ),
    })
    .meta({ id: 'SeismicHazardCurves' }),
  model: cardOf(earthquake.hazardCurve),
  sources: earthquake.hazardCurve.sources,
  example: {
    sites: [
      { site_id: 'a', lat: 37.77, lon: -122.42, period_s: 0 },
      { site_id: 'b', lat: 34.05, lon: -118.24, period_s: 0 },
    ],
  },
  async run({ sites }, context) {
    const atOnce = PER_PROCESSOR * availableParallelism();
    const size = sites.length;
    return withTicket(context, { name: 'seismic_hazardCurves', size }, async (ticket) => {
      // Sources have one deadline for the whole request: they are asked for every site before the first curve takes its time.
      const asked = await inTurn(sites, atOnce, (one) => askedFor(one, context));
      const answers = await inTurn(asked, atOnce, (one) => curveOf(one, context, ticket));
      return { count: answers.length, sites: answers };
    });
  },
});

async function askedFor({ site_id, ...input }: SiteInput, context: Context) {
  return { siteId: site_id ?? null, input, inquiry: await inquire(curve.needs(input), context) };
}

type AskedSite = Awaited<ReturnType<typeof askedFor>>;

async function curveOf({ siteId, input, inquiry }: AskedSite, context: Context, ticket: Ticket) {
  const { facts, moment, provenance: evidenceOf } = inquiry;
  const reply = (await context.compute(
    { vertical: 'earthquake_hazardCurve', input, facts, moment, ticket },
    context.callerLeft,
  )) as z.input<typeof earthquake.hazardCurve.output>;
  const { lat, lon } = input;
  return roundReply({
    site_id: siteId,
    lat,
    lon,
    ...reply,
    provenance: evidenceOf(cardOf(earthquake.hazardCurve), reply.warnings),
  });
}
