import type { ComponentName } from '../../levels.ts';
import { levelOf } from '../../levels.ts';
import type { ComponentAnswer } from '../../schemas.ts';
import { COMPONENT_NAMES, type Composite } from './composite.ts';

const WORDS: Readonly<Record<ComponentName, string>> = {
  earthquake: 'earthquake shaking',
  volcano: 'volcanic ash and flows',
  tsunami: 'tsunami',
  seismic_site_amplification: 'soft ground that amplifies shaking',
  sinkhole: 'sinkholes',
  weather: 'wind, hail and heat',
  flood: 'flooding',
  landslide: 'landslides',
};

/** The composite in plain language: level and range, what dominates and why, what is not known, what cannot occur. */
export function summaryOf(
  composite: Composite,
  answers: Readonly<Record<ComponentName, ComponentAnswer>>,
): string {
  const { score, interval, dominant } = composite;
  if (score === null || interval === null)
    return 'Nothing is known about this place: no component could be computed.';
  const head = `${levelOf(score)} composite hazard: ${score.toFixed(1)} of 100, likely between ${interval.p10.toFixed(0)} and ${interval.p90.toFixed(0)}.`;
  return [
    head,
    dominantSentence(dominant, answers),
    othersSentence(dominant, answers),
    stateSentence('unknown', 'Not known, and not counted as low', answers),
    stateSentence('not_applicable', 'Cannot occur here', answers),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function dominantSentence(
  dominant: ComponentName | null,
  answers: Readonly<Record<ComponentName, ComponentAnswer>>,
): string {
  if (dominant === null) return 'No component raises it.';
  const { quantity, level, drivers } = answers[dominant];
  const measured = quantity
    ? ` (${quantity.name.replaceAll('_', ' ')} ${Number(quantity.value.toPrecision(2))} ${quantity.unit})`
    : '';
  const why = drivers[0] ? `; ${drivers[0]}` : '';
  return `Most of it is ${WORDS[dominant]}, ${level}${measured}${why}.`;
}

function othersSentence(
  dominant: ComponentName | null,
  answers: Readonly<Record<ComponentName, ComponentAnswer>>,
): string {
  const others = COMPONENT_NAMES.filter(
    (name) => name !== dominant && (answers[name].score ?? 0) >= 50,
  );
  return others.length === 0
    ? ''
    : `Also HIGH or above: ${others.map((name) => WORDS[name]).join(', ')}.`;
}

function stateSentence(
  state: 'unknown' | 'not_applicable',
  lead: string,
  answers: Readonly<Record<ComponentName, ComponentAnswer>>,
): string {
  const names = COMPONENT_NAMES.filter((name) => answers[name].state === state);
  return names.length === 0 ? '' : `${lead}: ${names.map((name) => WORDS[name]).join(', ')}.`;
}
