import type { EventKind } from '../../../engines/signals/earlyWarning/feeds.ts';
import { footprintOf } from '../../../engines/signals/alerts/footprint.ts';
import type { StoredEvent } from './activeEvents.ts';
import { capIdentifier, type CapIssue } from './capHistory.ts';
import { element } from './xmlText.ts';

const CATEGORIES: Readonly<Record<EventKind, string>> = {
  earthquake: 'Geo',
  tsunami: 'Geo',
  volcano: 'Geo',
  flood: 'Met',
  weather: 'Met',
  fire: 'Fire',
  hurricane: 'Met',
  wildfire: 'Fire',
  drought: 'Met',
};

/**
 * An event in the Common Alerting Protocol.
 *
 * @source OASIS (2010), Common Alerting Protocol 1.2: order and vocabulary of the elements
 */
export function capMessage(
  event: StoredEvent,
  issues: readonly CapIssue[],
  baseUrl: string,
): string {
  const sender = new URL(baseUrl).hostname;
  const sentMs = issues.at(-1)?.sentMs ?? event.updatedMs;
  const before = issues
    .slice(0, -1)
    .map((issue) => `${sender},${issue.identifier},${capTime(issue.sentMs)}`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">',
    element('identifier', capIdentifier(event)),
    element('sender', sender),
    element('sent', capTime(sentMs)),
    element('status', 'Actual'),
    element('msgType', typeOf(event, before.length)),
    element('source', event.feeds.join(', ')),
    element('scope', 'Public'),
    before.length > 0 ? element('references', before.join(' ')) : '',
    infoOf(event, baseUrl),
    '</alert>',
  ].join('');
}

/** What refers to nothing is an alert, also where it is over before anybody heard of it. */
function typeOf({ state }: StoredEvent, before: number): 'Alert' | 'Update' | 'Cancel' {
  if (before === 0) return 'Alert';
  return state === 'cancelled' ? 'Cancel' : 'Update';
}

function infoOf(event: StoredEvent, baseUrl: string): string {
  const { kind, title, state, urgency, severity, certainty, onsetMs, expiresMs, headline, area } =
    event;
  return [
    '<info>',
    element('language', 'en-US'),
    element('category', CATEGORIES[kind]),
    element('event', title),
    ...(state === 'ended' ? [element('responseType', 'AllClear')] : []),
    element('urgency', state === 'active' ? urgency : 'Past'),
    element('severity', severity),
    element('certainty', certainty),
    element('onset', capTime(onsetMs)),
    ...(expiresMs === null ? [] : [element('expires', capTime(expiresMs))]),
    element('headline', headline),
    element('description', `${headline}${area === null ? '' : `\n${area}`}`),
    element('web', `${baseUrl}/alerts`),
    areaOf(event),
    '</info>',
  ].join('');
}

function areaOf(event: StoredEvent): string {
  const footprint = footprintOf(event);
  if (footprint === null && event.area === null) return '';
  const description = element('areaDesc', event.area ?? event.headline);
  if (footprint === null) return `<area>${description}</area>`;
  if (footprint.shape === 'counties') {
    // SAME: a digit for the part of the county, 0 for all of it, and its FIPS code.
    const codes = [...footprint.codes].map(
      (code) => `<geocode>${element('valueName', 'SAME')}${element('value', `0${code}`)}</geocode>`,
    );
    return `<area>${description}${codes.join('')}</area>`;
  }
  if (footprint.shape !== 'polygon') {
    const { lat, lon, radiusKm } = footprint.shape === 'shaking' ? footprint.around : footprint;
    return `<area>${description}${element('circle', `${lat},${lon} ${radiusKm.toFixed(1)}`)}</area>`;
  }
  const rings = footprint.rings
    .filter((ring) => ring.length >= 3)
    .map((ring) => {
      const [first] = ring;
      const last = ring.at(-1);
      const isClosed = first && last && first[0] === last[0] && first[1] === last[1];
      const closed = isClosed || !first ? ring : [...ring, first];
      return element('polygon', closed.map(([lon, lat]) => `${lat},${lon}`).join(' '));
    });
  return `<area>${description}${rings.join('')}</area>`;
}

/** CAP wants an offset in numbers: `-00:00` where none is meant. */
function capTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}-00:00`;
}
