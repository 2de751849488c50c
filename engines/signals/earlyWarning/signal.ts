import type { EventKind, FeedId } from './feeds.ts';

/** CAP 1.2 words. @source OASIS (2010), Common Alerting Protocol 1.2, 3.2.2 */
export const URGENCIES = ['Immediate', 'Expected', 'Future', 'Past', 'Unknown'] as const;
/** CAP 1.2 words, the gravest first. */
export const SEVERITIES = ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'] as const;
/** CAP 1.2 words, the surest first. */
export const CERTAINTIES = ['Observed', 'Likely', 'Possible', 'Unlikely', 'Unknown'] as const;
export type Urgency = (typeof URGENCIES)[number];
export type Severity = (typeof SEVERITIES)[number];
export type Certainty = (typeof CERTAINTIES)[number];

/** What one feed says of one thing that happens. */
export interface Signal {
  readonly feed: FeedId;
  readonly id: string;
  readonly kind: EventKind;
  /** Who really saw it: feeds that copy one another share a witness and cannot confirm each other. */
  readonly witness: string;
  /** True: an active alert by the feed's rule. False: below it, and evidence for the alerts of others only. */
  readonly alerting: boolean;
  readonly event: string;
  readonly urgency: Urgency;
  readonly severity: Severity;
  readonly certainty: Certainty;
  readonly headline: string;
  readonly area: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly onsetMs: number;
  /** When the source put it out; of an earthquake, when it began. Null where the source does not say. */
  readonly sentMs: number | null;
  /** Null: in force until the feed says otherwise. */
  readonly expiresMs: number | null;
  readonly magnitude: number | null;
  /** Volcano number of the Smithsonian catalogue. */
  readonly gvpNumber: number | null;
  /** Name of volcano, storm or fire. */
  readonly name: string | null;
  /** A person looked at it, as the feed itself says. */
  readonly reviewed: boolean;
  /** Rings of longitude and latitude. */
  readonly polygon: readonly (readonly (readonly [number, number])[])[] | null;
  /** FIPS codes of the US counties that a warning without an outline names. */
  readonly counties: readonly string[];
  /** Marks messages of one and the same alert of one feed, such as a VTEC event number. */
  readonly thread: string | null;
}

/** Members that most signals leave blank. */
export const BLANK = {
  alerting: true,
  sentMs: null,
  area: null,
  lat: null,
  lon: null,
  expiresMs: null,
  magnitude: null,
  gvpNumber: null,
  name: null,
  reviewed: false,
  polygon: null,
  counties: [],
  thread: null,
} as const;

/** Place of a severity from the worst, 0, to the least, 4. */
export function severityRank(severity: Severity): number {
  return SEVERITIES.indexOf(severity);
}
