import type { ModelCard } from '../../vertical.ts';
import type { ReplayReply } from './schemas.ts';

/** The card of every replay. */
export const REPLAY_CARD: ModelCard = {
  name: 'event-replay',
  version: '1.1.0',
  methodology:
    'The inputs are cut off at the event: rates are counted from what was recorded before it, by Poisson with the magnitude law and generic aftershocks (earthquakes), from eruptions before it (volcanoes) or from annual peaks before it (floods). What came after stands apart.',
  validity:
    'Earthquakes since 1981, eruptions since 1980 and gauged US floods where the catalogues answer; else the record is told and the forecast is unknown.',
  verification:
    'What a forecast is made of passes one door that keeps rows and tables older than the event; changing everything that is dated later is tested to change nothing in `known_then`. The aftershock model by its own tables.',
  limits: [
    'Catalogues are those of today, with their later revisions of what happened before; a catalogue as printed on the day is not public.',
    'POLICY: b = 1, whole from magnitude 5, region of 150 km, 40 years, 7 days ahead; generic aftershocks of active shallow crust everywhere.',
    'No catalogue of sinkhole events exists for the world: their replay tells what the ground was known to be.',
  ],
};

const STATEMENT =
  'Every row and table behind `known_then` is dated before the event; what is younger is left out and named. Positions and magnitudes of earlier events are as catalogued today.';

interface Parts {
  readonly summary: string;
  readonly event: ReplayReply['event'];
  readonly knownThen: Partial<ReplayReply['known_then']> &
    Pick<ReplayReply['known_then'], 'frozen_at' | 'inputs' | 'hindcast'>;
  readonly knownNow: Partial<ReplayReply['known_now']>;
  readonly excluded: string[];
  readonly asOf: string;
}

/** The beginning of a day, month or year as a moment; anything else as it is. */
function momentOf(date: string): string {
  if (!/^\d{4}(-\d\d){0,2}$/.test(date)) return date;
  return `${date}${'-01-01'.slice(date.length - 4)}T00:00:00Z`;
}

/** A reply with blanks where a kind of event has nothing to say. */
export function blankReply({
  summary,
  event,
  knownThen,
  knownNow,
  excluded,
  asOf,
}: Parts): ReplayReply {
  return {
    status: event === null ? 'unknown' : 'ok',
    summary,
    event,
    known_then: {
      susceptibility: null,
      warnings_in_force: null,
      earlier_events: [],
      ...knownThen,
      frozen_at: knownThen.frozen_at === null ? null : momentOf(knownThen.frozen_at),
    },
    known_now: {
      as_of: asOf,
      revised_magnitude: null,
      later_events: [],
      later_count: null,
      shaking: null,
      tsunami: null,
      reasons: [],
      ...knownNow,
    },
    leakage: { leakage_free: true, statement: STATEMENT, excluded },
  };
}

/** The reply where no event could be found, with the reason. */
export function unknownReply(reason: string, asOf: string): ReplayReply {
  const reply = blankReply({
    summary: `The event is not known: ${reason}.`,
    event: null,
    knownThen: { frozen_at: null, inputs: [], hindcast: null, hindcast_reason: reason },
    knownNow: { reasons: [reason] },
    excluded: [],
    asOf,
  });
  return { ...reply, reason };
}
