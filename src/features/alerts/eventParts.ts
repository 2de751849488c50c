import {
  footprintOf,
  matchBasis,
  type MatchBasis,
  type Reaching,
} from '../../../engines/signals/alerts/footprint.ts';
import { FEEDS } from '../../../engines/signals/earlyWarning/feeds.ts';
import { hazardOf } from '../../../engines/signals/alerts/alertHazards.ts';
import type { AlertRecord } from '../../../engines/signals/alerts/lifeCycle.ts';
import type { Severity } from '../../../engines/signals/earlyWarning/signal.ts';
import {
  chip,
  h,
  type ComponentChild,
  type MapArea,
  type MapPoint,
  type Tone,
} from '../../pages/index.ts';
import { HAZARD_WORDS } from './placeForm.ts';

const TONES: Readonly<Record<Severity, Tone>> = {
  Extreme: 'critical',
  Severe: 'high',
  Moderate: 'moderate',
  Minor: 'low',
  Unknown: 'unknown',
};

/** Colour of a severity. */
export function toneOfSeverity(severity: Severity): Tone {
  return TONES[severity];
}

/** A severity as a word on its colour. */
export function severityChip(severity: Severity): ComponentChild {
  return chip(severity, TONES[severity]);
}

/** Name of the hazard of an event. */
export function hazardWords({ kind }: Pick<AlertRecord, 'kind'>): string {
  const hazard = hazardOf(kind);
  return hazard ? HAZARD_WORDS[hazard] : kind;
}

/** Feeds by the names that people know. */
export function feedWords(feeds: readonly string[]): string {
  return feeds.map((id) => FEEDS.find((feed) => feed.id === id)?.title ?? id).join(', ');
}

/** How long ago, or in how long, in words. */
function ago(ms: number, nowMs: number): string {
  const minutes = Math.round((nowMs - ms) / 60_000);
  if (Math.abs(minutes) < 2) return 'just now';
  return minutes > 0 ? `${span(minutes)} ago` : `in ${span(-minutes)}`;
}

function span(minutes: number): string {
  if (minutes < 90) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

/** A moment that machines read too. */
export function when(ms: number, nowMs: number): ComponentChild {
  const iso = new Date(ms).toISOString();
  return h('time', { datetime: iso, title: iso }, ago(ms, nowMs));
}

/** Outlines of events as areas of a map. */
export function areasOf(events: readonly AlertRecord[]): MapArea[] {
  return events.flatMap(({ polygon, headline, severity }) =>
    polygon && polygon.length > 0
      ? [{ rings: polygon, label: headline, tone: TONES[severity] }]
      : [],
  );
}

/** Events that come as a point, as circles of a map. */
export function circlesOf(events: readonly AlertRecord[]): MapPoint[] {
  return events.flatMap((event) => {
    const footprint = footprintOf(event);
    const circle = footprint?.shape === 'shaking' ? footprint.around : footprint;
    if (circle?.shape !== 'circle') return [];
    const { lat, lon, radiusKm } = circle;
    return [{ lat, lon, radiusKm, tone: TONES[event.severity] }];
  });
}

const BASIS_WORDS: Readonly<Record<MatchBasis, string>> = {
  shaking: 'by the map of its shaking',
  outline: 'by the outline of the warning',
  counties: 'by the counties it names, since it has no outline',
  radius: 'by distance',
  unknown: 'it cannot be compared with places',
};

/** By what an event was compared with a place, in words. */
export function basisWords(event: Reaching): string {
  return BASIS_WORDS[matchBasis(event)];
}
