import { isKnown, whyMissing, type Fact, type FactTree, type Moment } from '../../../facts.ts';
import { satelliteImages } from '../../../ground/datasets/satelliteImages.ts';
import { quakesNear, type Quake } from '../../../ground/datasets/quakes.ts';
import { distanceKm, KM_PER_DEGREE } from '../../../ground/earth/geodesy.ts';
import { DAY_MS } from '../../../ground/math/time.ts';
import { CLEAR_PCT, pairsOf } from './pairsOf.ts';
import { sceneOf } from './sceneOf.ts';
import type { ImageryInput, ImageryReply } from './schemas.ts';

/** POLICY. An earthquake splits the window from this magnitude. */
const SPLIT_MAGNITUDE = 5;
const POINT_HALF_DEG = 0.02;
const MOST_HALF_DEG = 2;

/** Whole days, UTC, up to the end of today. */
function windowOf({ days_back }: ImageryInput, { ms }: Moment) {
  const toMs = Math.floor(ms / DAY_MS) * DAY_MS + DAY_MS;
  return {
    from: new Date(toMs - days_back * DAY_MS).toISOString(),
    to: new Date(toMs).toISOString(),
  };
}

/** Asks for scenes of the area, clear scenes of the point, and earthquakes that may split the window. */
export function imageryNeeds(input: ImageryInput, moment: Moment) {
  const { lat, lon, radius_km } = input;
  const window = windowOf(input, moment);
  const halfWidthDeg = Math.min(MOST_HALF_DEG, radius_km / KM_PER_DEGREE);
  return {
    area: satelliteImages({ lat, lon, halfWidthDeg, ...window, limit: 20 }),
    clear: satelliteImages({
      lat,
      lon,
      halfWidthDeg: POINT_HALF_DEG,
      ...window,
      maxCloudPct: CLEAR_PCT,
      limit: 100,
    }),
    quakes: quakesNear({
      lat,
      lon,
      radiusKm: radius_km,
      minMagnitude: SPLIT_MAGNITUDE,
      startTime: window.from,
      limit: 100,
    }),
  };
}

type Facts = FactTree<ReturnType<typeof imageryNeeds>>;

/** Scenes of an area and pairs over its middle. */
export function searchImagery(input: ImageryInput, facts: Facts, moment: Moment): ImageryReply {
  const { area, clear, quakes } = facts;
  const { from, to } = windowOf(input, moment);
  const event = eventOf(input, quakes);
  const scenes = isKnown(area) ? area.value.images.flatMap((image) => sceneOf(image, input)) : null;
  const pairs = isKnown(clear)
    ? pairsOf(
        clear.value.images.flatMap((image) => sceneOf(image, input)),
        event?.at,
      )
    : null;
  const reason = [area, clear].flatMap((fact) =>
    isKnown<unknown>(fact) ? [] : [whyMissing(fact)],
  )[0];
  return {
    status: scenes === null && pairs === null ? 'unknown' : 'ok',
    ...(reason === undefined ? {} : { reason }),
    summary: sentence(scenes, pairs, { event: event?.place ?? null, reason }),
    radius_km: input.radius_km,
    window: { from_at: from, to_at: to },
    event,
    scenes,
    scenes_matched: isKnown(area) ? area.value.matched : null,
    pairs,
    warnings: warningsOf(quakes),
  };
}

type Quakes = Fact<{ readonly events: readonly Quake[]; readonly complete: boolean }>;

/** The strongest earthquake of the window. */
function eventOf({ lat, lon }: ImageryInput, quakes: Quakes): ImageryReply['event'] {
  if (!isKnown(quakes)) return null;
  const [strongest] = quakes.value.events.toSorted(
    (a, b) => (b.magnitude ?? 0) - (a.magnitude ?? 0),
  );
  if (!strongest) return null;
  return {
    id: strongest.id,
    at: strongest.time,
    magnitude: strongest.magnitude,
    place: strongest.place,
    distance_km: distanceKm(lat, lon, strongest.lat, strongest.lon),
  };
}

function warningsOf(quakes: Quakes): string[] {
  if (!isKnown(quakes)) return ['Whether an earthquake splits the window is not known.'];
  if (quakes.value.complete) return [];
  return [
    'The list of earthquakes holds significant ones only: the window may have been split by another.',
  ];
}

function sentence(
  scenes: ImageryReply['scenes'],
  pairs: ImageryReply['pairs'],
  { event, reason }: { event: string | null; reason: string | undefined },
): string {
  if (scenes === null && pairs === null)
    return `No catalogue of scenes could be asked: ${reason ?? 'no reason given'}.`;
  const about = event === null ? '' : ` around the earthquake at ${event}`;
  return `${scenes?.length ?? 0} newest scenes of the area and ${pairs?.length ?? 0} clear pairs over the point${about}.`;
}
