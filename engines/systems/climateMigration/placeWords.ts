import type * as z from 'zod';
import { quantityFrame } from '../../quantityWords.ts';
import { figure, leverSentence, paragraph, scoreText } from '../answer/words.ts';
import type { Composite } from './compositeOf.ts';
import type { scoreReply } from './schemas.ts';

type Reply = z.input<typeof scoreReply>;

/** A term's name in words. */
export const wordsOf = (name: string): string => name.replaceAll('_', ' ');

/** Names of terms in a row; floods count once, whether as a pressure or as a geohazard. */
export const listInWords = (names: readonly string[]): string =>
  [...new Set(names.map((name) => (name === 'flood' ? 'flooding' : wordsOf(name))))].join(', ');

/** The strongest pressure with its quantity: `days of dangerous heat, 140 a year (80 % interval 88 to 210)`. */
function strongestInWords(quantity: NonNullable<Reply['quantity']>): string {
  const { before, after } = quantityFrame(quantity);
  const { value, p10, p90 } = quantity;
  return `${before.replace(/: $/, ', ')}${figure(value)}${after} (80 % interval ${figure(p10)} to ${figure(p90)})`;
}

/** The answer of a place in plain words. */
export function placeWords(body: Omit<Reply, 'summary' | 'warnings'>): string {
  const {
    score,
    level,
    interval,
    quantity,
    levers,
    by_scenario: all,
    pressure_zones: zones,
  } = body;
  if (score === null || !interval) return '';
  const other = all.find(
    ({ scenario, horizon_years: horizon }) =>
      scenario !== body.scenario && horizon === body.horizon_years,
  );
  return paragraph(
    `In ${body.horizon_years} years under ${body.scenario} the place scores ${scoreText(score)} of climate pressure and geohazard together (${level}; 80 % interval ${scoreText(interval.p10)} to ${scoreText(interval.p90)}).`,
    body.dominant ? `By weight ${wordsOf(body.dominant)} contributes most.` : '',
    quantity ? `The strongest single pressure before weights: ${strongestInWords(quantity)}.` : '',
    other !== undefined && other.score !== null
      ? `Under ${other.scenario} the score is ${scoreText(other.score)}.`
      : '',
    zones[0] ? `It lies in the pressure zone "${zones[0].name}".` : '',
    leverSentence(levers),
  );
}

/** What to bear in mind, and what is not known. */
export function placeWarnings(composite: Composite): string[] {
  const out = [
    'A scenario, not a prophecy: what governments, insurers and neighbours do moves people as much as climate does.',
  ];
  const missing = composite.terms
    .filter(({ score }) => score === null)
    .map(({ name }) => wordsOf(name));
  if (missing.length > 0) out.push(`Not known, and left out of the score: ${missing.join(', ')}.`);
  return out;
}
