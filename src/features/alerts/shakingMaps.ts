import type { EntityManager } from '@mikro-orm/core';
import { isKnown } from '../../../engines/facts.ts';
import { shakingGrid } from '../../../engines/ground/datasets/eventProducts.ts';
import { packShaking, type ShakingGrid } from '../../../engines/signals/alerts/shakingGrid.ts';
import type { Signal } from '../../../engines/signals/earlyWarning/signal.ts';
import type { Context } from '../../core/context.ts';
import { AlertShaking } from '../../db/alertEvent.ts';

/** A map of shaking as its source has it now. */
export interface ShakingMap {
  readonly version: string;
  readonly grid: ShakingGrid;
}

/** Whose maps are asked for: the feed whose source makes them. */
const MAPPED_FEED = 'usgs-earthquakes';
const SOURCE = 'usgs-shakemap';
/** POLICY. Maps asked for in one look, the largest earthquakes first: a grid is megabytes. */
const MOST = 10;

/** Packed maps by their cells: the same answer comes from the cache for an hour. */
const packedOf = new WeakMap<object, ShakingGrid | undefined>();

/** Maps of the earthquakes that are alerts, by the name under which their feed knows them. Those without a map are not there. */
export async function readShakingMaps(
  signals: readonly Signal[],
  { askFrom, signal }: Pick<Context, 'askFrom' | 'signal'>,
): Promise<Map<string, ShakingMap>> {
  const quakes = signals
    .filter(({ feed, alerting }) => feed === MAPPED_FEED && alerting)
    .toSorted((a, b) => (b.magnitude ?? 0) - (a.magnitude ?? 0))
    .slice(0, MOST);
  const maps = new Map<string, ShakingMap>();
  for (const { id } of quakes) {
    const fact = await askFrom(SOURCE, shakingGrid({ eventId: id }), signal);
    if (!isKnown(fact) || fact.value.grid === null || fact.value.map === null) continue;
    const { cells, grid, map } = fact.value;
    if (map.isScenario) continue;
    if (!packedOf.has(cells)) packedOf.set(cells, packShaking(cells, grid));
    const packed = packedOf.get(cells);
    const version = `${map.version ?? '1'} ${map.processedAt ?? ''}`.trim();
    if (packed) maps.set(`${MAPPED_FEED}:${id}`, { version, grid: packed });
  }
  return maps;
}

/** Keeps the map of an event. */
export async function keepShaking(
  em: EntityManager,
  event: string,
  { version, grid }: ShakingMap,
): Promise<void> {
  const { columns, rows, mmi20, ...frame } = grid;
  const packed = Buffer.from(mmi20).toString('base64');
  await em.upsert(AlertShaking, {
    event,
    version,
    ...frame,
    columnCount: columns,
    rowCount: rows,
    mmi20: packed,
  });
}

/** Events with the maps that are kept of them. */
export async function withShaking<
  E extends { readonly id: string; readonly shakingVersion: string | null },
>(em: EntityManager, events: readonly E[]): Promise<(E & { readonly shaking?: ShakingGrid })[]> {
  const ids = events.filter(({ shakingVersion }) => shakingVersion !== null).map(({ id }) => id);
  if (ids.length === 0) return [...events];
  const rows = await em.find(AlertShaking, { event: { $in: ids } });
  const grids = new Map(
    rows.map(({ event, mmi20, columnCount, rowCount, west, south, lonStepDeg, latStepDeg }) => [
      event.id,
      {
        west,
        south,
        lonStepDeg,
        latStepDeg,
        columns: columnCount,
        rows: rowCount,
        mmi20: new Uint8Array(Buffer.from(mmi20, 'base64')),
      },
    ]),
  );
  return events.map((event) => {
    const shaking = grids.get(event.id);
    return shaking ? { ...event, shaking } : event;
  });
}
