import type * as z from 'zod';
import { checkedCounts, checkedWords } from '../answer/registerChecked.ts';
import { figure, leverSentence, paragraph, scoreSentence } from '../answer/words.ts';
import type { NearStore } from './nearStores.ts';
import type { tailingsReply } from './schemas.ts';
import {
  FACILITIES_BY_PLACE_NAME,
  FAILURES_BY_PLACE_NAME,
  FIGURES_CHECKED,
} from './tables/checkedStores.ts';
import { VOLUME_RANGE } from './tables/parameters.ts';
import { FACILITY_ROWS, FAILURE_ROWS } from './tables/register.ts';

type Reply = z.input<typeof tailingsReply>;

/** How much of the register was looked up again. */
export const REGISTER_CHECKED = checkedCounts(
  [...FACILITY_ROWS, ...FAILURE_ROWS].map(([name]) => name),
  new Set([...FACILITIES_BY_PLACE_NAME, ...FAILURES_BY_PLACE_NAME]),
  FIGURES_CHECKED,
);

/** The answer in plain words; every number in it stands in the record. */
export function tailingsWords(body: Omit<Reply, 'summary' | 'warnings'>): string {
  const { quantity, score, level, interval, facilities, levers, past_failures: past } = body;
  const worst = likeliest(facilities);
  const [failed] = past;
  if (!quantity || score === null || !interval || !worst) return '';
  return paragraph(
    `${body.facilities_within_radius} tailings ${body.facilities_within_radius === 1 ? 'facility is' : 'facilities are'} known within ${figure(body.radius_km, 3)} km; tailings are expected to reach the place with a probability of ${figure(quantity.value)} a year (80 % interval ${figure(quantity.p10)} to ${figure(quantity.p90)}).`,
    scoreSentence(score, level, interval),
    `Most of it comes from ${worst.name}, ${figure(worst.distance_km)} km away, raised ${worst.raising.replace('_', ' ')}: a failure there would run some ${figure(worst.runout_km.p50)} km (${figure(worst.runout_km.p10)} to ${figure(worst.runout_km.p90)}).`,
    worst.receiving_water?.ends_deposit
      ? `The deposit would end in the ${worst.receiving_water.kind} some ${figure(worst.receiving_water.along_drainage_km)} km along the way, if the way leads there.`
      : '',
    failed ? `A failure is documented within the radius: ${failed.name}, in ${failed.year}.` : '',
    leverSentence(levers),
  );
}

const likeliest = (facilities: Reply['facilities']) =>
  facilities.toSorted((a, b) => b.annual_reach_probability - a.annual_reach_probability)[0];

/** Which of the listed facilities reaches a place the likeliest. */
export function likeliestWords({
  facilities,
  facilities_within_radius: count,
}: Pick<Reply, 'facilities' | 'facilities_within_radius'>): string {
  const worst = likeliest(facilities);
  return worst
    ? `${count === 1 ? 'The one listed is' : `Of the ${count} listed the likeliest is`} ${worst.name}, ${figure(worst.distance_km)} km away, which reaches the place with a probability of ${figure(worst.annual_reach_probability)} a year; facilities that no list holds come on top.`
    : '';
}

/** What to bear in mind. */
export function tailingsWarnings({
  stores,
  hasPortal,
  knowsGround,
}: {
  readonly stores: readonly Pick<NearStore, 'volumeMm3'>[];
  readonly hasPortal: boolean;
  readonly knowsGround: boolean;
}): string[] {
  const out = [
    'The way of the tailings is not mapped: the straight line is lengthened by a sinuosity, and the chance of lying on the way is a POLICY share.',
    'Stores that no list holds are not counted.',
    checkedWords(REGISTER_CHECKED),
  ];
  if (!hasPortal)
    out.push(
      'The disclosures of operators could not be asked: only the embedded register answers, positions to 10 km.',
    );
  if (!knowsGround)
    out.push('The elevation of the place is not known: it may lie above the stores.');
  const [least, most] = VOLUME_RANGE;
  if (stores.some(({ volumeMm3 }) => volumeMm3 !== null && (volumeMm3 < least || volumeMm3 > most)))
    out.push(
      'Some stores are larger than those that the regressions were fitted to (0.05 to 120 million m3): they count as the largest of those.',
    );
  return out;
}
