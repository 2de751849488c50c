import { weatherStations } from '../../../engines/ground/datasets/weatherStations.ts';
import {
  listedStations,
  type ListedStation,
} from '../../../engines/ground/datasets/weatherStationList.ts';
import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { isKnown, whyMissing, type Fact } from '../../../engines/facts.ts';
import type * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { inquire } from '../../core/inquire.ts';
import { pageByPlace } from '../../core/paging.ts';
import { DATA_CARD } from './card.ts';
import { stateCode } from './places.ts';
import type { stationRow, stationsReply } from './schemas.ts';

type StationRow = z.input<typeof stationRow>;

interface StationsAsked {
  readonly state?: string | undefined;
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Stations that are asked for, whichever page is told: pages are cut from one list. */
const MOST = { of_state: 500, near: 200 };

/** Why the live list did not answer; undefined where it did. */
const reasonOf = (fact: Fact<unknown>): string | undefined =>
  isKnown(fact) ? undefined : `${whyMissing(fact)}; first-order stations only`;

/** The point asked about, or none, as the answer repeats it. */
const pointOf = (from: { readonly lat: number; readonly lon: number } | undefined) => ({
  lat: from?.lat ?? null,
  lon: from?.lon ?? null,
});

/** Stations of a state or around a point; the embedded first-order stations where nothing narrower is asked. */
export async function listStations(
  { state, lat, lon, ...page }: StationsAsked,
  context: Context,
): Promise<z.input<typeof stationsReply>> {
  const code = state === undefined ? undefined : stateCode(state);
  const from = lat !== undefined && lon !== undefined ? { lat, lon } : undefined;
  const { listed, live } = stationNeeds(code, from);
  const asked = await inquire({ listed }, context);
  const askedLive = live === undefined ? undefined : await inquire({ live }, context);
  const known = isKnown(asked.facts.listed) ? asked.facts.listed.value.stations : [];
  const archive = new Map(known.map(({ id, ghcnId }) => [id, ghcnId]));
  const near = (at: { lat: number; lon: number }) =>
    from ? distanceKm(from.lat, from.lon, at.lat, at.lon) : null;
  const liveFact = askedLive?.facts.live;
  const rows =
    liveFact && isKnown(liveFact) && liveFact.value.stations.length > 0
      ? liveFact.value.stations.map((station) =>
          liveRow(station, code ?? null, {
            archiveId: archive.get(station.id) ?? null,
            km: near(station),
          }),
        )
      : known.map((station) => rowOf(station, near(station)));
  const reason = liveFact && reasonOf(liveFact);
  const sorted = from ? rows.toSorted((a, b) => (a.distance_km ?? 0) - (b.distance_km ?? 0)) : rows;
  const told = pageByPlace(sorted, page);
  const provenance = (askedLive ?? asked).provenance(DATA_CARD);
  return {
    status: 'ok',
    ...(reason === undefined ? {} : { reason }),
    ...pointOf(from),
    stations: told.rows,
    total: sorted.length,
    next_cursor: told.next_cursor,
    provenance,
  };
}

type LiveStation = z.output<(typeof weatherStations)['answer']>['stations'][number];

/** The embedded list always; the weather service where a state or a point narrows the question. */
function stationNeeds(state: string | undefined, from: { lat: number; lon: number } | undefined) {
  if (state !== undefined)
    return {
      listed: listedStations({ state }),
      live: weatherStations({ state, limit: MOST.of_state }),
    };
  if (from)
    return {
      listed: listedStations({ ...from, limit: MOST.near }),
      live: weatherStations(from),
    };
  return { listed: listedStations({ all: true as const }), live: undefined };
}

/** A station of the weather service on the wire. */
function liveRow(
  { id, ...station }: LiveStation,
  state: string | null,
  { archiveId, km }: { readonly archiveId: string | null; readonly km: number | null },
): StationRow {
  return {
    ...rowOf({ ...station, id, state, ghcnId: archiveId }, km),
    elevation_m: station.elevationM,
    elevation_reason:
      station.elevationM === null ? 'the weather service gives none for this station' : undefined,
  };
}

/** A station on the wire. */
export function rowOf(
  station: Omit<ListedStation, 'state' | 'ghcnId'> & {
    readonly state: string | null;
    readonly ghcnId: string | null;
  },
  km: number | null,
): StationRow {
  const { id, name, state, lat, lon, ghcnId } = station;
  return {
    station_id: id,
    name,
    state,
    lat,
    lon,
    elevation_m: null,
    elevation_reason: 'the list of stations that answered holds no elevations',
    archive_id: ghcnId,
    distance_km: km,
  };
}
