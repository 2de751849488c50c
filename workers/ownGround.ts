import type { FactTree, Moment, NeedTree } from '../engines/facts.ts';
import { atlas } from '../src/atlas/index.ts';
import { keptTerrain } from '../src/atlas/keptTerrain/keptTerrain.ts';
import { TableFacts } from '../src/atlas/tableFacts.ts';
import type { Embedded } from '../src/connectors/connector.ts';
import type { GridLine } from '../src/connectors/formats/gridLine.ts';
import { createPipeline } from '../src/connectors/pipeline/pipeline.ts';
import { gather } from '../src/core/gather.ts';
import type { PoolGround } from './task.ts';

/** What stands in this thread: tables, and the operator's grids before them. */
interface Opened {
  readonly tables: readonly Embedded[];
  readonly grids: GridLine | undefined;
}

/** Answers needs in this thread; a promise where a grid is asked. */
export interface ThreadFacts {
  factsOf<N extends NeedTree>(needs: N): FactTree<N> | Promise<FactTree<N>>;
}

const BARE: Opened = { tables: atlas, grids: undefined };

/** By the folder of the operator's data: files are opened once in a thread and stay open as long as it lives. */
const opened = new Map<string, Promise<Opened>>();

function groundOf(ground: PoolGround | undefined): Promise<Opened> {
  if (ground === undefined) return Promise.resolve(BARE);
  const known = opened.get(ground.dataDir) ?? openGround(ground);
  opened.set(ground.dataDir, known);
  // What could not be opened is tried again by the next part.
  known.catch(() => opened.delete(ground.dataDir));
  return known;
}

async function openGround({ dataDir, offline, grids: entries }: PoolGround): Promise<Opened> {
  const kept = keptTerrain(dataDir);
  const tables = kept === undefined ? atlas : [kept, ...atlas];
  if (entries.length === 0) return { tables, grids: undefined };
  const { openGrids } = await import('../src/atlas/grids/openGrids.ts');
  const taken = new Set(tables.map(({ id }) => id));
  const log = (): void => undefined;
  return { tables, grids: await openGrids({ entries, dataDir, offline, taken, clock: Date, log }) };
}

/**
 * Facts of a thread: from kept tiles and the embedded tables at once, and from the operator's grids before them where there are any.
 *
 * @throws where a grid of the operator's cannot be opened
 */
export async function threadFacts(moment: Moment, ground?: PoolGround): Promise<ThreadFacts> {
  const { tables, grids } = await groundOf(ground);
  if (grids === undefined) return new TableFacts(tables, moment);
  const pipeline = createPipeline({
    connectors: [],
    atlas: tables,
    grids,
    offline: true,
    settings: () => ({}),
    clock: { now: () => moment.ms },
    userAgent: 'embedded',
  });
  return {
    async factsOf(needs) {
      const gathered = gather(needs, (need) => pipeline.ask(need), { deadlineMs: 60_000 });
      return (gathered instanceof Promise ? await gathered : gathered).facts;
    },
  };
}
