import { ALERTS } from '../../../config/alerts.ts';
import { PLAN_PRICES } from '../../../config/tiers.ts';
import type { Context } from '../../core/context.ts';
import type { Refused } from '../../core/operation.ts';
import { Account, isUnconfirmed } from '../../db/account.ts';
import { ASSETS, form, h, notice, page, type ComponentChild } from '../../pages/index.ts';
import { activeEvents, threatsTo, type Threat } from './activeEvents.ts';
import { alertsNav, FOOTER } from './frame.ts';
import { isInTheDark, lastLook } from './lookLine.ts';
import {
  hasPaidAlerts,
  placesOf,
  settingsOf,
  type OwnPlace,
  type OwnSettings,
} from './ownPlaces.ts';
import { phoneCard } from './phoneCard.ts';
import { addForm, placesSection } from './placesSection.ts';
import { threatSection } from './threatSection.ts';

/** What the page was asked to show besides. */
export interface AppParts {
  readonly done?: string | undefined;
  readonly sort?: string | undefined;
  /** The form of a place that was refused. */
  readonly refused?: Refused;
  /** The forms that change a place, add a telephone, and choose how to be warned. */
  readonly refusedEdit?: Refused;
  readonly refusedPhone?: Refused;
  readonly refusedSettings?: Refused;
  /** What went wrong elsewhere on the page. */
  readonly trouble?: string;
}

const DONE: Readonly<Record<string, string>> = {
  added: 'The place is added.',
  removed: 'The place is removed.',
  edited: 'What is told of the place is changed.',
  phone: 'The question is on its way to that number. It becomes active when its owner answers YES.',
  settings: 'Your settings are kept.',
  paid: 'Thank you. The plan is active as soon as the payment is confirmed.',
  left: 'You will get no more alerts.',
};
/** What people read whose mail is held back. */
const UNCONFIRMED =
  'No alert is mailed before it is. Open the link of the mail that came when you registered, or sign in once by a mailed link.';
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
  const isSilent = isUnconfirmed(await db.findOneOrFail(Account, { id: person.id }));
  const now = { ...(await knownNow(places, db)), nowMs, sort: parts.sort };
  const allowed = isPaid ? ALERTS.paidPlaces : ALERTS.freePlaces;
  return page({
    title: 'Your places',
    width: 'wide',
    nav: alertsNav('/app/alerts'),
    scripts: [ASSETS.map.href],
    footer: FOOTER,
    body: [
      newsOf(parts, isSilent),
      isSilent ? notice('warning', 'Your address is not confirmed', UNCONFIRMED) : null,
      h('h1', null, headline(places, now.threats, isInTheDark(now.look, nowMs))),
      threatSection(now),
      h('div', { class: 'split' }, [
        h('div', null, [
          placesSection(places, allowed, parts.refusedEdit),
          await addForm(places, allowed, context, parts.refused),
        ]),
        h('div', null, [
          channelCard(settings, person.email, parts.refusedSettings),
          await phoneCard(context, parts.refusedPhone),
          planCard(isPaid, context.payments.isConfigured),
          signOutCard(person.email),
        ]),
      ]),
    ],
  });
}

/** What the feeds tell of the places. */
async function knownNow(places: readonly OwnPlace[], db: Context['db']) {
  const events = places.length > 0 ? await activeEvents(db, EVENTS) : [];
  return { places, events, threats: threatsTo(places, events), look: await lastLook(db) };
}

function newsOf({ done, trouble }: AppParts, isSilent: boolean): ComponentChild {
  const promise = done === 'added' && !isSilent ? ' You will hear of what threatens it.' : '';
  return [
    done ? notice('good', (DONE[done] ?? '') + promise) : null,
    trouble ? notice('bad', trouble) : null,
  ];
}

function headline(
  places: readonly OwnPlace[],
  threats: readonly Threat[],
  isDark: boolean,
): string {
  if (places.length === 0) return 'Name your first place';
  const threatened = new Set(threats.map(({ place }) => place.id)).size;
  if (threatened === 0 && isDark)
    return places.length === 1
      ? 'What reaches your place is not known now'
      : 'What reaches your places is not known now';
  if (threatened === 0)
    return places.length === 1
      ? 'Nothing you asked to hear of reaches your place'
      : `Nothing you asked to hear of reaches your ${places.length} places`;
  return threatened === 1
    ? 'One of your places is threatened now'
    : `${threatened} of your places are threatened now`;
}

function channelCard(
  { channel, digest }: OwnSettings,
  email: string,
  refused: Refused | undefined,
): ComponentChild {
  return h('div', { class: 'card' }, [
    h('h2', null, 'How you are warned'),
    refused?.message ? notice('bad', refused.title, refused.message) : null,
    form({
      id: 'settings',
      action: '/api/v1/alerts/settings',
      submit: 'Save',
      tone: 'quiet',
      values: refused?.typed ?? { channel, ...(digest ? { digest: 'on' } : {}) },
      errors: refused?.errors ?? {},
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
        {
          name: 'digest',
          label: 'A summary by mail each morning',
          hint: 'From 7 on by the clock of your first place, also on days on which nothing happened.',
          type: 'checkbox',
        },
      ],
    }),
  ]);
}

function planCard(isPaid: boolean, isOnSale: boolean): ComponentChild {
  if (isPaid)
    return h('div', { class: 'card' }, [
      h('h2', null, 'Your plan'),
      h('p', null, `The alerts plan: ${ALERTS.paidPlaces} places.`),
    ]);
  return h('div', { class: 'card' }, [
    h('h2', null, 'More places'),
    h(
      'p',
      null,
      `The alerts plan holds ${ALERTS.paidPlaces} places in place of ${ALERTS.freePlaces}, for $${PLAN_PRICES.alerts.cents / 100} a month.`,
    ),
    isOnSale
      ? form({ id: 'upgrade', action: '/api/v1/alerts/upgrade', submit: 'Upgrade', fields: [] })
      : notice('info', 'Payments are not set up on this server'),
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
