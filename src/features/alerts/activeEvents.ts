import type { EntityManager } from '@mikro-orm/core';
import {
  covers,
  footprintOf,
  matchBasis,
  severityAt,
} from '../../../engines/signals/alerts/footprint.ts';
import { hazardOf, levelRank, reaches } from '../../../engines/signals/alerts/alertHazards.ts';
import type { AlertRecord } from '../../../engines/signals/alerts/lifeCycle.ts';
import type { ShakingGrid } from '../../../engines/signals/alerts/shakingGrid.ts';
import type { Severity } from '../../../engines/signals/earlyWarning/signal.ts';
import { AlertEvent } from '../../db/alertEvent.ts';
import type { OwnPlace } from './ownPlaces.ts';
import { withShaking } from './shakingMaps.ts';

/** An event as it is stored, with the times at which we learnt of it. */
export interface StoredEvent extends AlertRecord {
  readonly firstSeenMs: number;
  readonly updatedMs: number;
  readonly shaking?: ShakingGrid | undefined;
}

/** Events that are active, the most severe first. */
export async function activeEvents(em: EntityManager, limit: number): Promise<StoredEvent[]> {
  const rows = await em.find(
    AlertEvent,
    { state: 'active' },
    { limit: 2_000, orderBy: { onsetAt: 'desc' } },
  );
  const events = rows
    .map(storedEvent)
    .toSorted((a, b) => levelRank(b.severity) - levelRank(a.severity) || b.onsetMs - a.onsetMs)
    .slice(0, limit);
  return withShaking(em, events);
}

type Row = {
  readonly [
    K in 'kind' | 'severity' | 'urgency' | 'certainty' | 'title' | 'headline' | 'id'
  ]: string;
} & {
  readonly state: AlertRecord['state'];
  readonly revision: number;
  readonly area?: undefined | string | null;
  readonly lat?: undefined | number | null;
  readonly lon?: undefined | number | null;
  readonly magnitude?: undefined | number | null;
  readonly polygon?: undefined | AlertRecord['polygon'];
  readonly counties?: undefined | readonly string[];
  readonly shakingVersion?: undefined | string | null;
  readonly keys: readonly string[];
  readonly feeds: readonly string[];
  readonly onsetAt: Date;
  readonly expiresAt?: undefined | Date | null;
  readonly firstSeenAt: Date;
  readonly updatedAt: Date;
};

/** An event from its row. */
export function storedEvent(row: Row): StoredEvent {
  return {
    id: row.id,
    kind: row.kind as AlertRecord['kind'],
    state: row.state,
    revision: row.revision,
    severity: row.severity as Severity,
    urgency: row.urgency,
    certainty: row.certainty,
    title: row.title,
    headline: row.headline,
    area: row.area ?? null,
    lat: row.lat ?? null,
    lon: row.lon ?? null,
    magnitude: row.magnitude ?? null,
    polygon: row.polygon ?? null,
    counties: row.counties ?? [],
    keys: row.keys,
    feeds: row.feeds as AlertRecord['feeds'],
    onsetMs: row.onsetAt.getTime(),
    expiresMs: row.expiresAt?.getTime() ?? null,
    shakingVersion: row.shakingVersion ?? null,
    firstSeenMs: row.firstSeenAt.getTime(),
    updatedMs: row.updatedAt.getTime(),
  };
}

/** An event at one of somebody's places. */
export interface Threat {
  readonly event: StoredEvent;
  readonly place: OwnPlace;
  readonly severity: Severity;
}

/** What of the events somebody wants to hear of, place by place. */
export function threatsTo(places: readonly OwnPlace[], events: readonly StoredEvent[]): Threat[] {
  return events.flatMap((event) => {
    const hazard = hazardOf(event.kind);
    const footprint = footprintOf(event);
    if (!hazard || !footprint) return [];
    return places.flatMap((place): Threat[] => {
      const least = place.thresholds[hazard];
      if (!least || !covers(footprint, place)) return [];
      const severity = severityAt(event, place);
      return severity !== undefined && reaches(severity, least) ? [{ event, place, severity }] : [];
    });
  });
}

/** Active events of which nobody can say whether they reach a place: they name none that could be compared. */
export function unplaced(events: readonly StoredEvent[]): StoredEvent[] {
  return events.filter((event) => hazardOf(event.kind) && matchBasis(event) === 'unknown');
}
