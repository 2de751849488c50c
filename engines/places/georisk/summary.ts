import type { ComponentList } from '../../component.ts';
import { LEVEL_STARTS, levelOf } from '../../levels.ts';
import type { ComponentAnswer, State } from '../../schemas.ts';
import type { Composite } from './composite.ts';

/** A yearly share in words, two digits. */
function perYear(ratio: number): string {
  const perMille = 1000 * ratio;
  return `${Number(perMille.toPrecision(2))} per mille`;
}

type Answers = Readonly<Record<string, ComponentAnswer>>;

/** The composite in plain language: level and range, what dominates and why, what is not known, what cannot occur. */
export function summaryOf(list: ComponentList, composite: Composite, answers: Answers): string {
  const { score, interval, dominant, loss } = composite;
  if (score === null || interval === null)
    return 'Nothing is known about this place: no component could be computed.';
  const cost = loss
    ? ` An ordinary house is expected to lose ${perYear(loss.value)} of its value a year (${perYear(loss.p10)} to ${perYear(loss.p90)}).`
    : '';
  const head = `${levelOf(score)} composite hazard: ${score.toFixed(1)} of 100, likely between ${interval.p10.toFixed(0)} and ${interval.p90.toFixed(0)}.${cost}`;
  return [
    head,
    dominantSentence(list, composite, answers),
    othersSentence(list, dominant, answers),
    stateSentence(list, { state: 'unknown', lead: 'Not known, and not counted as low' }, answers),
    stateSentence(list, { state: 'not_applicable', lead: 'Cannot occur here' }, answers),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function dominantSentence(
  list: ComponentList,
  { dominant, shares }: Composite,
  answers: Answers,
): string {
  const answer = dominant === null ? undefined : answers[dominant];
  if (!answer) return 'No component raises it.';
  const { quantity, level, drivers } = answer;
  const words = list.find(({ name }) => name === dominant)?.words;
  const measured = quantity
    ? ` (${quantity.name.replaceAll('_', ' ')} ${Number(quantity.value.toPrecision(2))} ${quantity.unit})`
    : '';
  const why = drivers[0] ? `; ${drivers[0]}` : '';
  const share = Math.round(100 * (shares[dominant ?? ''] ?? 0));
  return `${share} % of it is ${words}, ${level}${measured}${why}.`;
}

function othersSentence(list: ComponentList, dominant: string | null, answers: Answers): string {
  const others = list.filter(
    ({ name }) => name !== dominant && (answers[name]?.score ?? 0) >= LEVEL_STARTS.HIGH,
  );
  return others.length === 0
    ? ''
    : `Also HIGH or above: ${others.map(({ words }) => words).join(', ')}.`;
}

function stateSentence(
  list: ComponentList,
  { state, lead }: { readonly state: State; readonly lead: string },
  answers: Answers,
): string {
  const those = list.filter(({ name }) => answers[name]?.state === state);
  return those.length === 0 ? '' : `${lead}: ${those.map(({ words }) => words).join(', ')}.`;
}
