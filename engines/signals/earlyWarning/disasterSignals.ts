import type * as z from 'zod';
import type { disasterAlerts } from '../../ground/datasets/hazardFeeds.ts';
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
const QUAKE_MS = 7 * 86_400_000;

/** Current events that the coordination system marks orange or red; green ones as evidence. */
export function disasterSignals(events: readonly Disaster[]): Signal[] {
  return events.flatMap(
    ({
      id,
      type,
      name,
      alertLevel,
      isCurrent,
      country,
      lat,
      lon,
      from,
      severity,
      severityText,
    }) => {
      const known = TYPES[type];
      const onsetMs = Date.parse(from);
      if (!known || !isCurrent || !Number.isFinite(onsetMs)) return [];
      return [
        {
          ...BLANK,
          feed: 'gdacs' as const,
          id,
          ...known,
          alerting: alertLevel !== 'Green',
          urgency: 'Unknown' as const,
          severity:
            alertLevel === 'Red'
              ? ('Extreme' as const)
              : alertLevel === 'Orange'
                ? ('Severe' as const)
                : ('Minor' as const),
          certainty: 'Observed' as const,
          expiresMs: type === 'EQ' ? onsetMs + QUAKE_MS : null,
          headline: severityText === null ? name : `${name}: ${severityText}`,
          area: country,
          lat,
          lon,
          onsetMs,
          magnitude: type === 'EQ' ? severity : null,
          name,
        },
      ];
    },
  );
}
