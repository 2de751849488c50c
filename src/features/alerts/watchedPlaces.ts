import { hazardOf, reaches } from '../../../engines/signals/alerts/alertHazards.ts';
import {
  footprintOf,
  severityAt,
  type Reaching,
} from '../../../engines/signals/alerts/footprint.ts';
import type { AlertRecord } from '../../../engines/signals/alerts/lifeCycle.ts';
import type { Severity } from '../../../engines/signals/earlyWarning/signal.ts';
import type { Database } from '../../core/context.ts';
import { LocationIndex } from './locationIndex.ts';
import type { OwnPlace } from './ownPlaces.ts';

/** A place that somebody watches. */
export interface WatchedPlace extends OwnPlace {
  readonly accountId: number;
}

/** Everybody's places, ready to be compared with events. */
export class WatchedPlaces {
  readonly #places: readonly WatchedPlace[];
  readonly #index: LocationIndex;
  readonly #byId: ReadonlyMap<number, WatchedPlace>;

  constructor(places: readonly WatchedPlace[]) {
    this.#places = places;
    this.#byId = new Map(places.map((place) => [place.id, place]));
    this.#index = new LocationIndex(
      Float64Array.from(places, ({ lat }) => lat),
      Float64Array.from(places, ({ lon }) => lon),
      places.map(({ county }) => county),
    );
  }

  get count(): number {
    return this.#places.length;
  }

  /** A place by its number; undefined once it was removed. */
  find(id: number): WatchedPlace | undefined {
    return this.#byId.get(id);
  }

  /** How severe an event is where somebody wants to hear of it, by the number of the place. */
  reachedBy(event: AlertRecord & Pick<Reaching, 'shaking'>): Map<number, Severity> {
    const hazard = hazardOf(event.kind);
    const reached = new Map<number, Severity>();
    if (!hazard || event.state !== 'active') return reached;
    for (const i of this.#index.within(footprintOf(event))) {
      const place = this.#places[i];
      const least = place?.thresholds[hazard];
      if (!place || !least) continue;
      const severity = severityAt(event, place);
      if (severity !== undefined && reaches(severity, least)) reached.set(place.id, severity);
    }
    return reached;
  }
}

/** Reads every place of people who did not leave. */
export async function watchedPlaces({ sql }: Pick<Database, 'sql'>): Promise<WatchedPlaces> {
  const rows = await sql<WatchedPlace>(
    `select l.id, l.account_id as "accountId", l.name, l.lat, l.lon, l.time_zone as "timeZone", l.thresholds,
            l.mute_from as "muteFrom", l.mute_to as "muteTo", l.county
       from alert_location l order by l.id`,
  );
  return new WatchedPlaces(rows.map((row) => ({ ...row, thresholds: read(row.thresholds) })));
}

/** One driver gives JSON as text, the other as an object. */
function read<T>(value: T | string): T {
  return typeof value === 'string' ? (JSON.parse(value) as T) : value;
}
