import type * as z from 'zod';
import { figure, leverSentence, paragraph, scoreSentence } from '../answer/words.ts';
import type { nexusReply } from './schemas.ts';

type Reply = z.input<typeof nexusReply>;

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
    `${who}. Warm or scarce water is expected to hold ${body.plants_within_radius > 1 ? 'them' : 'it'} back on ${figure(quantity.value)} days a year, weighted by capacity (most likely ${figure(quantity.p10)} to ${figure(quantity.p90)}).`,
    scoreSentence(score, level, interval),
    stress ? `Water stress is ${figure(stress.score_0_5)} on the scale to five.` : '',
    stream
      ? `Streams at large reach ${figure(stream.july_or_warmest_c)} °C in the mean of the warmest month.`
      : '',
    later ? `By mid-century it would be ${figure(later.curtailment_days_per_yr)} days.` : '',
    leverSentence(levers),
  );
}
