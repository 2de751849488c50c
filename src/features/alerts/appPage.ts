import { ALERTS } from '../../../config/alerts.ts';
import type { Context } from '../../core/context.ts';
import type { Refused } from '../../core/operation.ts';
import {
  ASSETS,
  form,
  h,
  mapFigure,
  notice,
  page,
  table,
  type Column,
  type ComponentChild,
} from '../../pages/index.ts';
import { activeEvents, threatsTo, type StoredEvent, type Threat } from './activeEvents.ts';
import { AlertLook } from '../../db/alertEvent.ts';
import { areasOf, circlesOf, hazardWords, severityChip, when } from './eventParts.ts';
import { alertsNav, FOOTER } from './frame.ts';
import {
  hasPaidAlerts,
  placesOf,
  settingsOf,
  type OwnPlace,
  type OwnSettings,
} from './ownPlaces.ts';
import { addForm, placesSection } from './placesSection.ts';

/** What the page was asked to show besides. */
export interface AppParts {
  readonly done?: string | undefined;
  readonly sort?: string | undefined;
  /** The form of a place that was refused. */
  readonly refused?: Refused;
  /** What went wrong elsewhere on the page. */
  readonly trouble?: string;
}

const DONE: Readonly<Record<string, string>> = {
  added: 'The place is added. You will hear of what threatens it.',
  removed: 'The place is removed.',
  settings: 'Your settings are kept.',
  paid: 'Thank you. The plan is active as soon as the payment is confirmed.',
  left: 'You will get no more alerts.',
};
const EVENTS = 2_000;

/** /app/alerts: places, what threatens them, and how their owner is warned. */
export async function appPage(
  person: { readonly id: number; readonly email: string },
  context: Context,
  parts: AppParts,
): Promise<string> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const places = await placesOf(db, person.id);
  const settings = await settingsOf(db, person.id, nowMs);
  const isPaid = await hasPaidAlerts(db, person.id);
  const events = places.length > 0 ? await activeEvents(db, EVENTS) : [];
  const threats = threatsTo(places, events);
  const allowed = isPaid ? ALERTS.paidPlaces : ALERTS.freePlaces;
  return page({
    title: 'Your places',
    width: 'wide',
    nav: alertsNav('/app/alerts'),
    scripts: [ASSETS.map.href],
    footer: FOOTER,
    body: [
      newsOf(parts),
      h('h1', null, headline(places, threats)),
      places.length > 0 ? await lookLine(db, nowMs) : null,
      places.length > 0
        ? [placesMap(places, threats), threatTable(threats, nowMs, parts.sort)]
        : null,
      h('div', { class: 'split' }, [
        h('div', null, [
          placesSection(places, allowed),
          await addForm(places, allowed, context, parts.refused),
        ]),
        h('div', null, [
          channelCard(settings, person.email),
          planCard(isPaid),
          signOutCard(person.email),
        ]),
      ]),
    ],
  });
}

function newsOf({ done, trouble }: AppParts): ComponentChild {
  return [done ? notice('good', DONE[done] ?? '') : null, trouble ? notice('bad', trouble) : null];
}

function headline(places: readonly OwnPlace[], threats: readonly Threat[]): string {
  if (places.length === 0) return 'Name your first place';
  const threatened = new Set(threats.map(({ place }) => place.id)).size;
  if (threatened === 0)
    return places.length === 1
      ? 'No active event reaches your place'
      : `No active event reaches your ${places.length} places`;
  return threatened === 1
    ? 'One of your places is threatened now'
    : `${threatened} of your places are threatened now`;
}

/** Silence is no calm: says when the feeds were read, and which did not answer. */
async function lookLine(db: Context['db'], nowMs: number): Promise<ComponentChild> {
  const look = await db.findOne(AlertLook, { id: 1 });
  if (!look)
    return notice('warning', 'The feeds have not been read yet.', 'Nothing is known of now.');
  const read = ['Feeds read ', when(look.lookedAt.getTime(), nowMs), '.'];
  if (look.blind.length === 0) return h('p', { class: 'muted' }, read);
  return notice('warning', 'Some feeds did not answer in full', [
    read,
    ` Events may be missing from ${look.blind.join(', ')}.`,
  ]);
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
      title: 'Since',
      cell: ({ event }) => when(event.onsetMs, nowMs),
      by: ({ event }) => event.onsetMs,
    },
    { key: 'latency', title: 'Reached us after', cell: ({ event }) => latency(event) },
  ];
  return table({
    rows: threats,
    columns,
    sort,
    sortHref: (by) => `/app/alerts?sort=${encodeURIComponent(by)}`,
  });
}

function eventCell(event: StoredEvent): ComponentChild {
  return [
    h('strong', null, hazardWords(event)),
    ` ${event.headline}`,
    h('div', { class: 'muted' }, `By ${event.feeds.join(', ')}`),
  ];
}

function latency({ onsetMs, firstSeenMs }: StoredEvent): string {
  const seconds = Math.max(0, Math.round((firstSeenMs - onsetMs) / 1000));
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

function channelCard({ channel, digest }: OwnSettings, email: string): ComponentChild {
  return h('div', { class: 'card' }, [
    h('h2', null, 'How you are warned'),
    form({
      id: 'settings',
      action: '/api/v1/alerts/settings',
      submit: 'Save',
      tone: 'quiet',
      values: { channel, ...(digest ? { digest: 'on' } : {}) },
      fields: [
        {
          name: 'channel',
          label: 'Alerts come',
          type: 'radio',
          options: [
            { value: 'mail', label: `By mail to ${email}` },
            { value: 'whatsapp', label: 'By WhatsApp' },
            { value: 'none', label: 'Not at all' },
          ],
        },
        { name: 'digest', label: 'A summary by mail each morning', type: 'checkbox' },
      ],
    }),
  ]);
}

function planCard(isPaid: boolean): ComponentChild {
  if (isPaid)
    return h('div', { class: 'card' }, [
      h('h2', null, 'Your plan'),
      h('p', null, `The alerts plan: ${ALERTS.paidPlaces} places and webhooks.`),
    ]);
  return h('div', { class: 'card' }, [
    h('h2', null, 'More places'),
    h(
      'p',
      null,
      `The alerts plan holds ${ALERTS.paidPlaces} places and posts to your own systems.`,
    ),
    form({ id: 'upgrade', action: '/api/v1/alerts/upgrade', submit: 'Upgrade', fields: [] }),
  ]);
}

function signOutCard(email: string): ComponentChild {
  return h('div', { class: 'card' }, [
    h('p', { class: 'muted' }, `Signed in as ${email}.`),
    form({
      id: 'out',
      action: '/api/v1/alerts/logout',
      submit: 'Sign out',
      tone: 'quiet',
      fields: [],
    }),
  ]);
}
