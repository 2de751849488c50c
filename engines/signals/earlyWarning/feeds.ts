export type FeedStatus = 'healthy' | 'degraded' | 'down';

/** Kinds of event that feeds report. */
export const EVENT_KINDS = [
  'earthquake',
  'tsunami',
  'volcano',
  'flood',
  'weather',
  'fire',
  'hurricane',
  'wildfire',
  'drought',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** One of the feeds that the early-warning status watches. */
export interface FeedCard {
  readonly id: string;
  readonly title: string;
  /** Connector that is asked. */
  readonly source: string;
  readonly pollSeconds: number;
  /** Kinds of event for which it can be one of two independent witnesses. */
  readonly validates: readonly EventKind[];
  /**
   * Silence of this feed may cost lives: while it is not healthy the summary is never green.
   * POLICY: official warnings of minutes to hours (tsunami, weather, flood, volcano, hurricane) and the first locator of earthquakes.
   */
  readonly lifeSafety: boolean;
}

/** The feeds, in the order in which they are shown; poll intervals are what the providers allow. */
export const FEEDS = [
  {
    id: 'usgs-earthquakes',
    title: 'USGS earthquakes',
    source: 'usgs-summary-feeds',
    pollSeconds: 60,
    validates: ['earthquake'],
    lifeSafety: true,
  },
  {
    id: 'emsc-earthquakes',
    title: 'EMSC earthquakes',
    source: 'emsc-event',
    pollSeconds: 120,
    validates: ['earthquake'],
    lifeSafety: false,
  },
  {
    id: 'geofon-earthquakes',
    title: 'GEOFON earthquakes',
    source: 'geofon-event',
    pollSeconds: 180,
    validates: ['earthquake'],
    lifeSafety: false,
  },
  {
    id: 'ntwc-tsunami',
    title: 'US National Tsunami Warning Center',
    source: 'tsunami-gov',
    pollSeconds: 60,
    validates: ['tsunami'],
    lifeSafety: true,
  },
  {
    id: 'ptwc-tsunami',
    title: 'Pacific Tsunami Warning Center',
    source: 'tsunami-gov',
    pollSeconds: 60,
    validates: ['tsunami'],
    lifeSafety: true,
  },
  {
    id: 'ndbc-dart',
    title: 'Deep-ocean tsunami buoys',
    source: 'ndbc-buoys',
    pollSeconds: 300,
    validates: ['tsunami'],
    lifeSafety: false,
  },
  {
    id: 'usgs-volcano',
    title: 'USGS volcano notices',
    source: 'usgs-hans',
    pollSeconds: 300,
    validates: ['volcano'],
    lifeSafety: true,
  },
  {
    id: 'gvp-weekly',
    title: 'Smithsonian weekly volcanic activity',
    source: 'smithsonian-gvp',
    pollSeconds: 21_600,
    validates: ['volcano'],
    lifeSafety: false,
  },
  {
    id: 'vaac-ash',
    title: 'Volcanic ash advisories',
    source: 'vaac-advisories',
    pollSeconds: 600,
    validates: ['volcano'],
    lifeSafety: false,
  },
  {
    id: 'nws-alerts',
    title: 'US weather service alerts',
    source: 'nws-api',
    pollSeconds: 60,
    validates: ['weather', 'flood', 'fire'],
    lifeSafety: true,
  },
  {
    id: 'nhc-tropical',
    title: 'National Hurricane Center storms',
    source: 'nhc-storms',
    pollSeconds: 900,
    validates: ['hurricane'],
    lifeSafety: true,
  },
  {
    id: 'nwps-flood',
    title: 'US river gauges',
    source: 'nwps-gauges',
    pollSeconds: 900,
    validates: ['flood'],
    lifeSafety: true,
  },
  {
    id: 'nifc-wildfire',
    title: 'US wildfire incidents',
    source: 'nifc-wfigs',
    pollSeconds: 900,
    validates: ['wildfire'],
    lifeSafety: false,
  },
  {
    id: 'gdacs',
    title: 'Global Disaster Alert and Coordination System',
    source: 'gdacs',
    pollSeconds: 600,
    validates: EVENT_KINDS,
    lifeSafety: false,
  },
] as const satisfies readonly FeedCard[];

export type FeedId = (typeof FEEDS)[number]['id'];

/** Poll intervals after the last success within which a feed is healthy, and degraded. POLICY. */
export const HEALTHY_POLLS = 3;
export const DEGRADED_POLLS = 12;

/**
 * Health of a feed by the age of its last successful poll; an answer of "nothing active" is a success.
 *
 * @param lastSuccessMs  time of the last poll whose body was read; undefined: none is at hand
 */
export function feedStatus(
  lastSuccessMs: number | undefined,
  pollSeconds: number,
  nowMs: number,
): FeedStatus {
  if (lastSuccessMs === undefined) return 'down';
  const ageS = (nowMs - lastSuccessMs) / 1000;
  if (ageS <= HEALTHY_POLLS * pollSeconds) return 'healthy';
  return ageS <= DEGRADED_POLLS * pollSeconds ? 'degraded' : 'down';
}
