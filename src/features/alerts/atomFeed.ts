import { DAY_MS } from '../../../engines/ground/math/time.ts';
import type { Context } from '../../core/context.ts';
import { AlertEvent } from '../../db/alertEvent.ts';
import { storedEvent, threatsTo, type StoredEvent } from './activeEvents.ts';
import { placesOf } from './ownPlaces.ts';
import { personOf } from './placeOperations.ts';
import { element, xmlText } from './xmlText.ts';

const MOST = 500;

/**
 * Events as Atom entries that link to their CAP messages, the newest first.
 *
 * @source RFC 4287
 */
export async function atomFeed(isMine: boolean, context: Context): Promise<string> {
  const { db, clock, publicBaseUrl } = context;
  const since = new Date(clock.now() - DAY_MS);
  const rows = await db.find(
    AlertEvent,
    { $or: [{ state: 'active' }, { updatedAt: { $gt: since } }] },
    { orderBy: { updatedAt: 'desc', id: 'desc' }, limit: 4 * MOST },
  );
  const events = rows.map(storedEvent);
  const shown = isMine ? await mineOf(events, context) : events;
  const self = `${publicBaseUrl}/api/v1/alerts/feed`;
  const newest = shown[0]?.updatedMs ?? clock.now();
  return [
    '<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', self),
    element('title', 'Official warnings and earthquakes'),
    element('updated', new Date(newest).toISOString()),
    `<author>${element('name', 'Geophysical Risk Intelligence')}</author>`,
    `<link rel="self" href="${xmlText(self)}"/>`,
    ...shown.slice(0, MOST).map((event) => entryOf(event, publicBaseUrl)),
    '</feed>',
  ].join('');
}

async function mineOf(events: readonly StoredEvent[], context: Context): Promise<StoredEvent[]> {
  const places = await placesOf(context.db, personOf(context).id);
  const ids = new Set(threatsTo(places, events).map(({ event }) => event.id));
  return events.filter(({ id }) => ids.has(id));
}

function entryOf(event: StoredEvent, baseUrl: string): string {
  const href = `${baseUrl}/api/v1/alerts/cap/${event.id}`;
  return [
    '<entry>',
    element('id', href),
    element('title', event.headline),
    element('published', new Date(event.firstSeenMs).toISOString()),
    element('updated', new Date(event.updatedMs).toISOString()),
    `<link rel="alternate" type="application/cap+xml" href="${xmlText(href)}"/>`,
    `<category term="${xmlText(event.kind)}"/>`,
    element(
      'summary',
      [event.state, event.severity, event.area ?? ''].filter((part) => part !== '').join(' · '),
    ),
    '</entry>',
  ].join('');
}
