import { ALERTS } from '../../../config/alerts.ts';
import { PLAN_PRICES } from '../../../config/tiers.ts';
import type { Context } from '../../core/context.ts';
import { alertDelays, DELAY_HOURS, type AlertDelays } from '../../db/alertDelays.ts';
import { ASSETS, h, mapFigure, page, table, type ComponentChild } from '../../pages/index.ts';
import { activeEvents, type StoredEvent } from './activeEvents.ts';
import {
  areasOf,
  circlesOf,
  hazardWords,
  severityChip,
  toneOfSeverity,
  when,
} from './eventParts.ts';
import { alertsNav, FOOTER } from './frame.ts';
import { isInTheDark, lastLook, lookLine } from './lookLine.ts';
import { emailForm } from './signInPages.ts';

const SHOWN = 10;
const ON_MAP = 200;

/** /alerts: what it is, what is active now, and the way in. */
export async function aboutPage({ db, database, clock, account }: Context): Promise<string> {
  const nowMs = clock.now();
  const delays = await alertDelays(database, nowMs);
  const events = await activeEvents(db, ON_MAP);
  const look = await lastLook(db);
  return page({
    title: 'Alerts',
    width: 'wide',
    nav: alertsNav('/alerts'),
    scripts: [ASSETS.map.href],
    footer: FOOTER,
    body: [
      welcome(account?.via === 'cookie'),
      h('section', null, [
        h('h2', null, 'Active now'),
        lookLine(look, nowMs),
        nowMap(events, isInTheDark(look, nowMs)),
        eventTable(events.slice(0, SHOWN), nowMs),
        speedNote(delays),
      ]),
      plans(),
    ],
  });
}

function welcome(isSignedIn: boolean): ComponentChild {
  return h('div', { class: 'split' }, [
    h('div', null, [
      h('h1', null, 'Be warned of what threatens the places you care about'),
      h(
        'p',
        { class: 'lead' },
        'Name a place. When an official warning or an earthquake reaches it, you hear of it once, where you chose, with what to make of it; and again when it gets worse or is over.',
      ),
      h('ul', null, [
        h('li', null, 'Earthquakes, tsunamis, volcanoes, floods, storms, hurricanes, wildfires'),
        h(
          'li',
          null,
          'By the outline of the warning and the map of the shaking; by county or distance where there is neither',
        ),
        h('li', null, 'Hours of rest by the clock of the place; what is extreme comes through'),
        h('li', null, 'One click, or the word STOP, ends it'),
      ]),
    ]),
    h('div', { class: 'card' }, isSignedIn ? back() : start()),
  ]);
}

function start(): ComponentChild {
  return [h('h2', null, 'Start in a minute'), emailForm({}, 'Send me a link')];
}

function back(): ComponentChild {
  return [
    h('h2', null, 'Welcome back'),
    h('p', null, h('a', { class: 'button', href: '/app/alerts' }, 'To your places')),
  ];
}

/** @param isDark  nothing can be said of now: an empty map is no calm */
function nowMap(events: readonly StoredEvent[], isDark: boolean): ComponentChild {
  const isUnknown = events.length === 0 && isDark;
  return mapFigure({
    title: isUnknown
      ? 'Map of the world: what is active now is not known'
      : `Map of the world with ${events.length} active events`,
    extent: [-180, -60, 180, 75],
    shape: 0.46,
    areas: areasOf(events),
    points: [
      ...circlesOf(events).map(({ lat, lon, tone }) => ({ lat, lon, tone: tone ?? 'unknown' })),
      ...events.flatMap(({ lat, lon, polygon, severity }) =>
        polygon && lat !== null && lon !== null
          ? [{ lat, lon, tone: toneOfSeverity(severity) }]
          : [],
      ),
    ],
    caption: isUnknown
      ? 'What is active now is not known: an empty map is no calm.'
      : events.length === 0
        ? 'No event is active in the feeds that answered.'
        : 'Colours: yellow moderate, orange severe, red extreme.',
  });
}

function eventTable(events: readonly StoredEvent[], nowMs: number): ComponentChild {
  if (events.length === 0) return null;
  return table({
    stack: true,
    rows: events,
    caption: 'The most severe first',
    columns: [
      { key: 'severity', title: 'Severity', cell: ({ severity }) => severityChip(severity) },
      { key: 'hazard', title: 'Hazard', cell: (event) => hazardWords(event) },
      {
        key: 'event',
        title: 'Event',
        cell: ({ headline, area }) => [headline, area ? h('div', { class: 'muted' }, area) : null],
      },
      { key: 'since', title: 'Begins', cell: ({ onsetMs }) => when(onsetMs, nowMs) },
    ],
  });
}

/** How fast messages went out of late; nothing where none did. */
function speedNote({ sourceToOutbox, outboxToSent }: AlertDelays): ComponentChild {
  const { messages, p50S, p95S } = sourceToOutbox;
  if (p50S === null || p95S === null) return null;
  const sent = outboxToSent.p50S === null ? '' : `; sending took ${span(outboxToSent.p50S)} more`;
  return h(
    'p',
    { class: 'muted' },
    `In the last ${DELAY_HOURS} hours ${messages} ${messages === 1 ? 'message was' : 'messages were'} written ${span(p50S)} (median; 95 %: ${span(p95S)}) after the earthquake, or after the authority sent its warning${sent}.`,
  );
}

function span(seconds: number): string {
  if (seconds < 100) return `${Math.max(1, Math.round(seconds))} s`;
  return seconds < 5_400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;
}

function plans(): ComponentChild {
  return h('section', null, [
    h('h2', null, 'Plans'),
    h('div', { class: 'cards' }, [
      h('div', { class: 'card' }, [
        h('h3', null, 'Free'),
        h(
          'p',
          null,
          `${ALERTS.freePlaces} places, every hazard, by mail or WhatsApp, and to your own systems by webhook.`,
        ),
      ]),
      h('div', { class: 'card' }, [
        h('h3', null, 'Alerts plan'),
        h(
          'p',
          null,
          `${ALERTS.paidPlaces} places, $${PLAN_PRICES.alerts.cents / 100} a month; all else as in the free plan.`,
        ),
      ]),
    ]),
  ]);
}
