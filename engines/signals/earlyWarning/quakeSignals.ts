import type { FeedQuake } from '../../ground/datasets/quakeFeeds.ts';
import { DAY_MS } from '../../ground/math/time.ts';
import type { FeedId } from './feeds.ts';
import { BLANK, type Severity, type Signal } from './signal.ts';

/** Magnitude from which an earthquake is an alert by itself. */
const ALERT_MAGNITUDE = 5.5;
const PAGER_ALERTS: readonly (string | null)[] = ['yellow', 'orange', 'red'];

/** POLICY. How long an earthquake stays an active event: the first day, three days from M 6.5, a week from M 7.5, while aftershocks are strongest. */
function activeMs(magnitude: number): number {
  if (magnitude >= 7.5) return 7 * DAY_MS;
  return magnitude >= 6.5 ? 3 * DAY_MS : DAY_MS;
}

/** POLICY. PAGER's colour where there is one, else the magnitude. */
function severityOf(magnitude: number, pager: FeedQuake['pagerAlert']): Severity {
  if (pager === 'red' || magnitude >= 7.5) return 'Extreme';
  if (pager === 'orange' || magnitude >= 6.5) return 'Severe';
  return 'Moderate';
}

/**
 * Signals of an earthquake feed: alerts from M 5.5, where a tsunami can occur or not, or from PAGER yellow; smaller ones as evidence.
 *
 * @param witness  the network that located them
 */
export function quakeSignals(
  feed: FeedId,
  witness: string,
  events: readonly FeedQuake[],
): Signal[] {
  return events.flatMap((event) => {
    const { id, time, lat, lon, magnitude, place, status, pagerAlert } = event;
    const onsetMs = Date.parse(time);
    if (magnitude === null || !Number.isFinite(onsetMs)) return [];
    const alerting = magnitude >= ALERT_MAGNITUDE || PAGER_ALERTS.includes(pagerAlert);
    return [
      {
        ...BLANK,
        feed,
        id,
        kind: 'earthquake' as const,
        witness,
        alerting,
        event: 'Earthquake',
        urgency: 'Past' as const,
        certainty: 'Observed' as const,
        severity: severityOf(magnitude, pagerAlert),
        headline: `M ${magnitude.toFixed(1)}${place === null ? '' : `, ${place}`}`,
        area: place,
        lat,
        lon,
        onsetMs,
        sentMs: onsetMs,
        expiresMs: onsetMs + activeMs(magnitude),
        magnitude,
        reviewed: status === 'reviewed',
      },
    ];
  });
}
