import type { EventKind } from '../../../engines/signals/earlyWarning/feeds.ts';
import {
  footprintOf,
  type Footprint,
  type Rings,
} from '../../../engines/signals/alerts/footprint.ts';
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
    element('event', firstWords(title, kind)),
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
  const { area, headline, title, kind } = event;
  const description = element('areaDesc', firstWords(area, headline, title, kind));
  return `<area>${description}${footprint === null ? '' : shapeOf(footprint)}</area>`;
}

function shapeOf(footprint: NonNullable<Footprint>): string {
  switch (footprint.shape) {
    case 'counties':
      return [...footprint.codes].map(sameCode).join('');
    case 'polygon':
      return footprint.rings.map(ringOf).join('');
    case 'shaking':
      return shapeOf(footprint.around);
    case 'circle': {
      const { lat, lon, radiusKm } = footprint;
      return element('circle', `${corner(lat, lon)} ${radiusKm.toFixed(1)}`);
    }
  }
}

/** SAME: a digit for the part of the county, 0 for all of it, and its FIPS code. */
function sameCode(code: string): string {
  return `<geocode>${element('valueName', 'SAME')}${element('value', `0${code}`)}</geocode>`;
}

/** Four corners or more, the last equal to the first; nothing where a ring has fewer. */
function ringOf(ring: Rings[number]): string {
  const corners = ring.map(([lon, lat]) => corner(lat, lon));
  const [first] = corners;
  const closed = first === undefined || first === corners.at(-1) ? corners : [...corners, first];
  return closed.length < 4 ? '' : element('polygon', closed.join(' '));
}

/** Latitude and longitude in plain digits, a longitude beyond 180° from the other side. */
function corner(lat: number, lon: number): string {
  const east = Math.abs(lon) > 180 ? lon - 360 * Math.round(lon / 360) : lon;
  return `${Number(lat.toFixed(6))},${Number(east.toFixed(6))}`;
}

/** The first text of which something can be read; CAP forbids an event or an area without a word. */
function firstWords(...texts: readonly (string | null)[]): string {
  return texts.find((text) => text !== null && /[\p{L}\p{N}]/u.test(text)) ?? '';
}

/** CAP wants an offset in numbers: `-00:00` where none is meant. */
function capTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}-00:00`;
}
