import type * as z from 'zod';
import type { disasterAlerts } from '../../ground/datasets/hazardFeeds.ts';
import { DAY_MS } from '../../ground/math/time.ts';
import type { EventKind } from './feeds.ts';
import { BLANK, type Signal } from './signal.ts';

type Disaster = z.output<(typeof disasterAlerts)['answer']>['events'][number];

/**
 * Kind of event by type, and whose eyes it borrows: earthquakes are copied from the US centre, cyclones from its and the navy's
 * advisories, volcanoes from the ash centres; floods, droughts and fires are its own.
 */
const TYPES: Readonly<
  Record<string, { readonly kind: EventKind; readonly witness: string; readonly event: string }>
> = {
  EQ: { kind: 'earthquake', witness: 'usgs', event: 'Earthquake' },
  TC: { kind: 'hurricane', witness: 'nhc', event: 'Tropical cyclone' },
  FL: { kind: 'flood', witness: 'gdacs', event: 'Flood' },
  VO: { kind: 'volcano', witness: 'vaac', event: 'Volcanic eruption' },
  DR: { kind: 'drought', witness: 'gdacs', event: 'Drought' },
  WF: { kind: 'wildfire', witness: 'gdacs', event: 'Wildfire' },
};

/** POLICY. Earthquakes are marked current for months: a week is the longest that one stays an event here. */
const QUAKE_MS = 7 * DAY_MS;

const SEVERITIES = { Red: 'Extreme', Orange: 'Severe', Green: 'Minor' } as const;

/** Current events that the coordination system marks orange or red; green ones as evidence. */
export function disasterSignals(events: readonly Disaster[]): Signal[] {
  return events.flatMap((event) => (event.isCurrent ? signalOf(event) : []));
}

/** Nothing for a kind that is not followed, or without a time. */
function signalOf({ type, alertLevel, severity, severityText, ...event }: Disaster): Signal[] {
  const known = TYPES[type];
  const onsetMs = Date.parse(event.from);
  if (!known || !Number.isFinite(onsetMs)) return [];
  const isQuake = type === 'EQ';
  return [
    {
      ...BLANK,
      feed: 'gdacs',
      id: event.id,
      ...known,
      alerting: alertLevel !== 'Green',
      urgency: 'Unknown',
      severity: SEVERITIES[alertLevel],
      certainty: 'Observed',
      expiresMs: isQuake ? onsetMs + QUAKE_MS : null,
      headline: severityText === null ? event.name : `${event.name}: ${severityText}`,
      area: event.country,
      lat: event.lat,
      lon: event.lon,
      onsetMs,
      magnitude: isQuake ? severity : null,
      name: event.name,
    },
  ];
}
