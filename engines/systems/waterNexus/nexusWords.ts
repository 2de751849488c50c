import type * as z from 'zod';
import { figure, leverSentence, paragraph, scoreSentence } from '../answer/words.ts';
import type { nexusReply } from './schemas.ts';

type Reply = z.input<typeof nexusReply>;

/** Days a year that are fewer than one in a hundred years. */
const ONE_IN_A_CENTURY = 0.01;

/** How often fresh water holds the plants back; those on the sea or cooled by air it never does. */
function heldBack(several: boolean, { value, p10, p90 }: NonNullable<Reply['quantity']>): string {
  if (p90 === 0)
    return `${several ? 'They are' : 'It is'} cooled by the sea or by air, so that fresh water, warm or scarce, does not hold ${several ? 'them' : 'it'} back; a sea that grows too warm is not counted.`;
  const held = `Warm or scarce water is expected to hold ${several ? 'them' : 'it'} back`;
  if (value < ONE_IN_A_CENTURY)
    return `${held} on less than one day in a hundred years (80 % interval ${figure(p10)} to ${figure(p90)} days a year).`;
  return `${held} on ${figure(value)} days a year${several ? ', weighted by capacity' : ''} (80 % interval ${figure(p10)} to ${figure(p90)}).`;
}

/** The answer in a paragraph; every number stands in the record. */
export function nexusWords(body: Omit<Reply, 'summary' | 'warnings'>): string {
  const {
    quantity,
    score,
    level,
    interval,
    levers,
    by_2050: later,
    water_stress: stress,
    stream_temperature: stream,
  } = body;
  if (!quantity || score === null || !interval) return '';
  const [nearest] = body.plants;
  const who = nearest
    ? `${body.plants_within_radius} large thermal ${body.plants_within_radius === 1 ? 'plant is' : 'plants are'} listed within ${figure(body.radius_km, 3)} km, ${figure(body.capacity_within_radius_mw)} MW in all, the nearest ${nearest.name} at ${figure(nearest.distance_km)} km`
    : `No large thermal plant is listed within ${figure(body.radius_km, 3)} km; a combined-cycle plant with a tower stands in`;
  return paragraph(
    `${who}. ${heldBack(body.plants_within_radius > 1, quantity)}`,
    scoreSentence(score, level, interval),
    stress ? `Water stress is ${figure(stress.score_0_5)} on the scale to five.` : '',
    stream
      ? `Streams at large reach ${figure(stream.july_or_warmest_c)} °C in the mean of the warmest month.`
      : '',
    later && later.curtailment_days_per_yr >= ONE_IN_A_CENTURY
      ? `By mid-century it would be ${figure(later.curtailment_days_per_yr)} days.`
      : '',
    leverSentence(levers),
  );
}
