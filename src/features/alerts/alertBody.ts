import { HOOKS } from '../../../config/alerts.ts';
import type { AlertRecord } from '../../../engines/signals/alerts/lifeCycle.ts';
import type { Severity } from '../../../engines/signals/earlyWarning/signal.ts';
import { feedWords, hazardWords } from './eventParts.ts';
import { eventReply } from './eventReply.ts';
import type { Route } from './routesOf.ts';

/** What is said: something threatens, it got worse, it is over there. */
export type AlertStage = 'created' | 'raised' | 'cleared';

/** A place of which something is said. */
export interface ToldPlace {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly severity: Severity;
}

interface Parts {
  readonly event: AlertRecord;
  readonly stage: AlertStage;
  readonly told: readonly ToldPlace[];
  readonly route: Route;
  readonly nowMs: number;
}

/** Approved template for alerts outside the window of 24 hours: one value, the text. */
const TEMPLATE = 'hazard_alert';

/** A message as the outbox keeps it, by channel. */
export function alertBody({ event, stage, told, route, nowMs }: Parts): Record<string, unknown> {
  if (route.channel === 'hook') return hookBody(event, stage, { told, nowMs });
  const subject = subjectOf(event, stage, told);
  if (route.channel === 'mail')
    return { to: route.to, subject, text: mailText({ event, stage, told, nowMs }), stage };
  const text = `${subject}. ${event.headline}`.slice(0, 900);
  return {
    to: route.to,
    text,
    template: TEMPLATE,
    language: route.language ?? 'en',
    values: [text.replaceAll(/\s+/g, ' ')],
    stage,
  };
}

function subjectOf(event: AlertRecord, stage: AlertStage, told: readonly ToldPlace[]): string {
  const names = told.map(({ name }) => name.split(',', 1)[0]).join(', ');
  const where = names.length > 80 ? `${told.length} of your places` : names;
  if (stage === 'cleared') return `${endWord(event)}: ${hazardWords(event)} at ${where}`;
  const word = stage === 'raised' ? 'Worse' : 'Warning';
  return `${word}: ${hazardWords(event)} at ${where}`;
}

function endWord({ state }: AlertRecord): string {
  if (state === 'cancelled') return 'Cancelled';
  return state === 'ended' ? 'Over' : 'Eased or moved on';
}

function mailText({ event, stage, told, nowMs }: Omit<Parts, 'route'>): string {
  const places = told.map(
    ({ name, severity }) => `- ${name}${stage === 'cleared' ? '' : `: ${severity}`}`,
  );
  const until =
    event.expiresMs === null ? 'until the source says otherwise' : `until ${utc(event.expiresMs)}`;
  return [
    event.headline,
    ...(event.area === null ? [] : [`Where: ${event.area}`]),
    stage === 'cleared'
      ? ENDS[event.state]
      : `${event.onsetMs > nowMs ? 'From' : 'Since'} ${utc(event.onsetMs)}, ${until}. Source: ${feedWords(event.feeds)}.`,
    '',
    'Your places:',
    ...places,
    '',
    'This repeats an official message. Follow your own authority; in danger do not wait for another mail.',
  ].join('\n');
}

const ENDS: Readonly<Record<AlertRecord['state'], string>> = {
  active:
    'The event goes on, but as it is told now it no longer reaches these places as severely as you asked to hear of.',
  cancelled: 'The source has withdrawn it.',
  ended:
    'The source names it no longer, or its time is up. What was damaged may still be dangerous.',
};

function utc(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Places named in one webhook; more are told in number only, so that the body stays small. */
const PLACES = 60;

const TYPES = {
  created: 'alert.created',
  raised: 'alert.updated',
  cleared: 'alert.cleared',
} as const;

function hookBody(
  event: AlertRecord,
  stage: AlertStage,
  { told, nowMs }: { readonly told: readonly ToldPlace[]; readonly nowMs: number },
): Record<string, unknown> {
  const body = {
    type: TYPES[stage],
    timestamp: new Date(nowMs).toISOString(),
    data: {
      ...eventReply(event),
      locations_total: told.length,
      locations: told
        .slice(0, PLACES)
        .map(({ name, lat, lon, severity }) => ({ name, lat, lon, severity })),
    },
  };
  // A long outline is left out first: it is in the feed of events.
  if (JSON.stringify(body).length <= HOOKS.mostBytes - 500) return body;
  return { ...body, data: { ...body.data, polygon: null, polygon_left_out: true } };
}
