import { hazardOf } from '../../../engines/signals/alerts/alertHazards.ts';
import { matchBasis, type Reaching } from '../../../engines/signals/alerts/footprint.ts';
import type { AlertRecord } from '../../../engines/signals/alerts/lifeCycle.ts';

/** An event as programs are told of it: in webhooks and in the stream. */
export function eventReply(event: AlertRecord & Pick<Reaching, 'shaking'>) {
  return {
    event_id: event.id,
    revision: event.revision,
    state: event.state,
    hazard: hazardOf(event.kind) ?? event.kind,
    severity: event.severity,
    urgency: event.urgency,
    certainty: event.certainty,
    headline: event.headline.slice(0, 500),
    area: event.area?.slice(0, 500) ?? null,
    lat: event.lat,
    lon: event.lon,
    magnitude: event.magnitude,
    /** How places are compared with it: shaking, outline, counties, radius, or unknown. */
    match: matchBasis(event),
    polygon: event.polygon,
    counties: event.counties,
    onset_at: new Date(event.onsetMs).toISOString(),
    expires_at: event.expiresMs === null ? null : new Date(event.expiresMs).toISOString(),
    feeds: event.feeds,
  };
}
