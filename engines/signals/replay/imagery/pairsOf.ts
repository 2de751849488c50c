import { DAY_MS } from '../../../ground/math/time.ts';
import type { Scene } from './sceneOf.ts';
import type { ImageryReply } from './schemas.ts';

/** POLICY. A scene counts as clear up to this share of cloud, per cent. */
export const CLEAR_PCT = 30;
const MOST_PAIRS = 10;

/** Clear scenes that cover the point, by footprint: last before and first after the event, or first and last of the window. */
export function pairsOf(
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
