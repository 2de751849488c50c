import type { Fact } from '../../facts.ts';
import { isKnown } from '../../facts.ts';
import type { AlertLevel, Volcano, VolcanoNotice } from '../../ground/datasets/volcanoes.ts';
import { DAY_MS } from '../../ground/math/time.ts';

/** POLICY. A notice of an elevated volcano is renewed at least weekly, one of a normal volcano monthly; older ones are stale. */
const RENEWED_WITHIN_DAYS = { elevated: 10, normal: 40 } as const;

/** The alert level of a volcano, and whether a notice of its observatory stands behind it. */
export interface AlertState {
  /** Null where no observatory's level is known. */
  readonly level: AlertLevel | null;
  readonly state: 'assigned' | 'stale' | 'unassigned';
  readonly colourCode: VolcanoNotice['aviationColourCode'];
  readonly sentAt: string | null;
  readonly url: string | null;
  /** Why the level is not assigned, or how old it is. */
  readonly reason: string | null;
}

interface Bulletins {
  readonly notices: readonly VolcanoNotice[];
  readonly scope: 'elevated' | 'all_monitored';
}

/**
 * The observatory's alert level of a volcano, never one of our own: absence from a list of elevated volcanoes says nothing, and
 * seismicity never raises a level.
 *
 * @param fact   what the observatories say, or why nobody answered
 * @param nowMs  the instant of the answer, ms since 1970
 */
export function alertState(volcano: Volcano, fact: Fact<Bulletins>, nowMs: number): AlertState {
  if (!isKnown(fact)) return unassigned(`no observatory notice could be read: ${fact.missing}`);
  const notice = fact.value.notices.find((n) => n.gvpNumber === volcano.gvpNumber);
  if (!notice) {
    const listed =
      fact.value.scope === 'elevated'
        ? 'the source lists elevated volcanoes only'
        : 'the source does not list this volcano';
    return unassigned(`no notice for this volcano: ${listed}`);
  }
  const { sentAt, url, alertLevel: level, aviationColourCode: colourCode } = notice;
  if (level === null)
    return {
      level: null,
      state: 'unassigned',
      colourCode,
      sentAt,
      url,
      reason: 'the observatory has not assigned a level',
    };
  const ageDays = (nowMs - Date.parse(sentAt)) / DAY_MS;
  const limit = level === 'NORMAL' ? RENEWED_WITHIN_DAYS.normal : RENEWED_WITHIN_DAYS.elevated;
  const isStale = !(ageDays <= limit);
  const reason = isStale
    ? `the last notice is ${Math.floor(ageDays)} days old; such notices are renewed within ${limit} days`
    : null;
  return { level, state: isStale ? 'stale' : 'assigned', colourCode, sentAt, url, reason };
}

function unassigned(reason: string): AlertState {
  return { level: null, state: 'unassigned', colourCode: null, sentAt: null, url: null, reason };
}
