import { satelliteImages } from '../../../engines/ground/datasets/infrastructure.ts';
import { quakesNear } from '../../../engines/ground/datasets/quakes.ts';
import { distanceKm } from '../../../engines/ground/earth/geodesy.ts';
import { isKnown, type Known, type Need } from '../../../engines/facts.ts';
import type { ModelCard } from '../../../engines/vertical.ts';
import type { Context } from '../../core/context.ts';
import { inquire } from '../../core/inquire.ts';
import type { ImageryReply } from './schemas.ts';

type Image = (typeof satelliteImages extends (query: never) => Need<infer A>
  ? A
  : never)['images'][number];
type Scene = NonNullable<ImageryReply['scenes']>[number];

const DAY_MS = 86_400_000;
const KM_PER_DEGREE = 111.195;
/** POLICY. A scene counts as clear up to this share of cloud, per cent; and an earthquake splits the window from this magnitude. */
const CLEAR_PCT = 30;
const SPLIT_MAGNITUDE = 5;
const POINT_HALF_DEG = 0.02;
const MOST_PAIRS = 10;

export const IMAGERY_CARD: ModelCard = {
  name: 'satellite-imagery-search',
  version: '1.0.0',
  methodology:
    'Search of public STAC catalogues for Sentinel-2 scenes; pairs are the last clear scene before and the first clear scene after the strongest earthquake of the window, or its first and last clear scenes, of one footprint.',
  validity:
    'World, Sentinel-2 since 2015. Cloud is the share of the whole scene, not of the place.',
  verification: "Not a model: the scenes are the catalogue's own.",
  limits: [
    'POLICY: clear is 30 % cloud or less; an earthquake of magnitude 5 or more splits the window.',
    'No picture is processed here; the links lead to the provider.',
  ],
};

/** Scenes of an area and pairs over its middle. */
export async function searchImagery(
  input: { lat: number; lon: number; radius_km: number; days_back: number },
  context: Context,
): Promise<ImageryReply> {
  const { lat, lon, radius_km, days_back } = input;
  const toMs = Math.floor(context.clock.now() / DAY_MS) * DAY_MS + DAY_MS;
  const to = new Date(toMs).toISOString();
  const from = new Date(toMs - days_back * DAY_MS).toISOString();
  const asked = await inquire(
    {
      area: satelliteImages({
        lat,
        lon,
        halfWidthDeg: Math.min(2, radius_km / KM_PER_DEGREE),
        from,
        to,
        limit: 20,
      }),
      clear: satelliteImages({
        lat,
        lon,
        halfWidthDeg: POINT_HALF_DEG,
        from,
        to,
        maxCloudPct: CLEAR_PCT,
        limit: 100,
      }),
      quakes: quakesNear({
        lat,
        lon,
        radiusKm: radius_km,
        minMagnitude: SPLIT_MAGNITUDE,
        startTime: from,
        limit: 100,
      }),
    },
    context,
  );
  const { area, clear, quakes } = asked.facts;
  const strongest = isKnown(quakes)
    ? quakes.value.events.toSorted((a, b) => (b.magnitude ?? 0) - (a.magnitude ?? 0))[0]
    : undefined;
  const event = strongest
    ? {
        id: strongest.id,
        at: strongest.time,
        magnitude: strongest.magnitude,
        place: strongest.place,
        distance_km: distanceKm(lat, lon, strongest.lat, strongest.lon),
      }
    : null;
  const warnings = isKnown(quakes) ? [] : ['Whether an earthquake splits the window is not known.'];
  if (isKnown(quakes) && !quakes.value.complete)
    warnings.push(
      'The list of earthquakes holds significant ones only: the window may have been split by another.',
    );
  const head = { radius_km, window: { from_at: from, to_at: to }, event };
  const scenes = isKnown(area) ? area.value.images.flatMap((image) => sceneOf(image, input)) : null;
  const pairs = isKnown(clear)
    ? pairsOf(
        clear.value.images.flatMap((image) => sceneOf(image, input)),
        event?.at,
      )
    : null;
  const reason = !isKnown(area)
    ? `${area.source}: ${area.missing}`
    : !isKnown(clear)
      ? `${clear.source}: ${clear.missing}`
      : undefined;
  return {
    status: scenes === null && pairs === null ? 'unknown' : 'ok',
    ...(reason === undefined ? {} : { reason }),
    summary: sentence(scenes, pairs, { event: event?.place ?? null, reason }),
    ...head,
    scenes,
    scenes_matched: matchedOf(area),
    pairs,
    warnings,
    provenance: asked.provenance(IMAGERY_CARD, warnings),
  };
}

function matchedOf(area: Known<{ matched: number | null }> | { missing: string }): number | null {
  return 'value' in area ? area.value.matched : null;
}

/** A scene without a time cannot be put before or after anything: it is left out. */
function sceneOf(
  {
    id,
    collection,
    at,
    platform,
    cloudCoverPct,
    footprint,
    thumbnailUrl,
    assets,
    requesterPays,
  }: Image,
  { lat, lon }: { lat: number; lon: number },
): Scene[] {
  if (at === null) return [];
  const [outline] = footprint;
  return [
    {
      id,
      collection,
      acquired_at: at,
      platform,
      cloud_cover_pct: cloudCoverPct,
      footprint: outline ? { type: 'Polygon', coordinates: [outline] } : null,
      covers_point: outline ? contains(outline, lat, lon) : false,
      thumbnail: thumbnailUrl,
      assets,
      requester_pays: requesterPays,
    },
  ];
}

/** Clear scenes that cover the point, by footprint: last before and first after the event, or first and last of the window. */
function pairsOf(
  scenes: readonly Scene[],
  eventAt: string | undefined,
): NonNullable<ImageryReply['pairs']> {
  const sorted = scenes
    .filter(
      ({ covers_point, cloud_cover_pct }) => covers_point && (cloud_cover_pct ?? 100) <= CLEAR_PCT,
    )
    .toSorted((a, b) => Date.parse(a.acquired_at) - Date.parse(b.acquired_at));
  const tiles = Map.groupBy(sorted, footprintKey);
  return [...tiles.values()]
    .flatMap((tile) => {
      const splitMs = eventAt === undefined ? NaN : Date.parse(eventAt);
      const byEvent = [
        tile.findLast(({ acquired_at }) => Date.parse(acquired_at) < splitMs),
        tile.find(({ acquired_at }) => Date.parse(acquired_at) > splitMs),
      ] as const;
      const isSplit = byEvent[0] !== undefined && byEvent[1] !== undefined;
      const [pre, post] = isSplit ? byEvent : [tile[0], tile.at(-1)];
      if (!pre || !post || pre === post) return [];
      const days = (Date.parse(post.acquired_at) - Date.parse(pre.acquired_at)) / DAY_MS;
      return [
        {
          basis: isSplit ? ('event' as const) : ('window' as const),
          pre,
          post,
          days_between: days,
          cloud_cover_pct_max: Math.max(pre.cloud_cover_pct ?? 0, post.cloud_cover_pct ?? 0),
        },
      ];
    })
    .slice(0, MOST_PAIRS);
}

/** The grid square in a scene's name where it has one (`10SEG`), else the middle of its outline to a quarter degree. */
function footprintKey({ id, footprint }: Scene): string {
  const tile = /_T?(\d{1,2}[C-X][A-Z]{2})_/.exec(id)?.[1];
  if (tile !== undefined) return tile;
  const ring = footprint?.coordinates[0] ?? [];
  const middle = ring.reduce(
    ([x, y], [lon, lat]) => [x + lon / ring.length, y + lat / ring.length],
    [0, 0],
  );
  return middle.map((degrees) => Math.round(degrees * 4)).join(' ');
}

function contains(ring: readonly (readonly [number, number])[], lat: number, lon: number): boolean {
  let isInside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i] ?? [0, 0];
    const [xj, yj] = ring[j] ?? [0, 0];
    if (yi > lat !== yj > lat && lon < ((xj - xi) * (lat - yi)) / (yj - yi) + xi)
      isInside = !isInside;
  }
  return isInside;
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
