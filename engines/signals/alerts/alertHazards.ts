import type { EventKind } from '../earlyWarning/feeds.ts';
import type { Severity } from '../earlyWarning/signal.ts';

/** What a person can ask to be warned of. */
export const ALERT_HAZARDS = [
  'earthquake',
  'tsunami',
  'volcano',
  'flood',
  'weather',
  'hurricane',
  'wildfire',
] as const;
export type AlertHazard = (typeof ALERT_HAZARDS)[number];

/** Severities a person can set as the least, mildest first. */
export const ALERT_LEVELS = ['Minor', 'Moderate', 'Severe', 'Extreme'] as const;
export type AlertLevel = (typeof ALERT_LEVELS)[number];

/** The hazard under which an event of the feeds is told; undefined for what builds over months. */
export function hazardOf(kind: EventKind): AlertHazard | undefined {
  if (kind === 'fire') return 'wildfire';
  return kind === 'drought' ? undefined : kind;
}

/** Whether a severity is at or above what somebody wants to hear of; unknown severities are told. */
export function reaches(severity: Severity, least: AlertLevel): boolean {
  return severity === 'Unknown' || levelRank(severity) >= levelRank(least);
}

/** 0 for what is not even minor, 4 for extreme. */
export function levelRank(severity: Severity): number {
  return ALERT_LEVELS.findIndex((level) => level === severity) + 1;
}
