import { h, type ComponentChild } from 'preact';

/** Colour of a level, a severity or a part of a map. */
export type Tone = 'low' | 'moderate' | 'high' | 'critical' | 'unknown' | 'accent' | 'plain';

/** A word on a coloured ground. */
export function chip(text: string, tone: Tone = 'unknown'): ComponentChild {
  return h('span', { class: `chip ${tone}` }, text);
}

/** The tone of a risk level in any case; anything else is unknown. */
export function toneOf(level: string | null | undefined): Tone {
  const name = (level ?? '').toLowerCase();
  return name === 'low' || name === 'moderate' || name === 'high' || name === 'critical'
    ? name
    : 'unknown';
}
