import { h, mapFigure, table, type Column, type ComponentChild } from '../../pages/index.ts';
import { unplaced, type StoredEvent, type Threat } from './activeEvents.ts';
import {
  areasOf,
  basisWords,
  circlesOf,
  feedWords,
  hazardWords,
  severityChip,
  when,
} from './eventParts.ts';
import { lookLine, type Look } from './lookLine.ts';
import type { OwnPlace } from './ownPlaces.ts';

/** What is known of the places now. */
export interface Now {
  readonly places: readonly OwnPlace[];
  readonly events: readonly StoredEvent[];
  readonly threats: readonly Threat[];
  readonly look: Look | null;
  readonly nowMs: number;
  readonly sort: string | undefined;
}

/** When the feeds were read, the map, the events that reach the places, and those of which nobody knows. */
export function threatSection({ places, events, threats, look, nowMs, sort }: Now): ComponentChild {
  if (places.length === 0) return null;
  return [
    lookLine(look, nowMs),
    placesMap(places, threats),
    threatTable(threats, nowMs, sort),
    unplacedNote(unplaced(events)),
  ];
}

function placesMap(places: readonly OwnPlace[], threats: readonly Threat[]): ComponentChild {
  const events = [...new Map(threats.map(({ event }) => [event.id, event])).values()];
  return mapFigure({
    title: `Map of your places and ${events.length} events that reach them`,
    shape: 0.42,
    points: [
      ...circlesOf(events).map((circle) => ({ ...circle, label: '' })),
      ...places.map(({ lat, lon, name }) => ({ lat, lon, label: name, tone: 'accent' as const })),
    ],
    areas: areasOf(events),
    ...(events.length > 0 ? { caption: 'Shaded: where the events reach.' } : {}),
  });
}

function threatTable(
  threats: readonly Threat[],
  nowMs: number,
  sort: string | undefined,
): ComponentChild {
  if (threats.length === 0) return null;
  const columns: Column<Threat>[] = [
    { key: 'severity', title: 'There', cell: ({ severity }) => severityChip(severity) },
    {
      key: 'place',
      title: 'Place',
      cell: ({ place }) => place.name,
      by: ({ place }) => place.name,
    },
    { key: 'event', title: 'Event', cell: ({ event }) => eventCell(event) },
    {
      key: 'since',
      title: 'Begins',
      cell: ({ event }) => when(event.onsetMs, nowMs),
      by: ({ event }) => event.onsetMs,
    },
    { key: 'latency', title: 'Reached us after', cell: ({ event }) => latency(event) },
  ];
  return table({
    stack: true,
    rows: threats,
    columns,
    sort,
    sortHref: (by) => `/app/alerts?sort=${encodeURIComponent(by)}`,
  });
}

/** Warnings that name no place we could compare: said, so that nobody takes them for nothing. */
function unplacedNote(events: readonly StoredEvent[]): ComponentChild {
  if (events.length === 0) return null;
  return h('details', { class: 'card' }, [
    h('summary', null, `${events.length} active warnings could not be compared with your places`),
    h(
      'p',
      null,
      'They have no outline, no point and no county we know. Read whether they mean you:',
    ),
    h(
      'ul',
      null,
      events
        .slice(0, 30)
        .map(({ headline, area }) => h('li', null, [headline, area ? `: ${area}` : ''])),
    ),
  ]);
}

function eventCell(event: StoredEvent): ComponentChild {
  return [
    h('strong', null, hazardWords(event)),
    ` ${event.headline}`,
    h('div', { class: 'muted' }, `From ${feedWords(event.feeds)}; matched ${basisWords(event)}`),
  ];
}

function latency({ onsetMs, firstSeenMs }: StoredEvent): string {
  const seconds = Math.round((firstSeenMs - onsetMs) / 1000);
  if (seconds < 0) return 'before it began';
  if (seconds >= 5_400) return `${Math.round(seconds / 3_600)} h`;
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
