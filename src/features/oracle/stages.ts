import type { Context } from '../../core/context.ts';
import { toolsOf } from '../../core/tools.ts';
import { countBy, datasetUses, modelUses } from './counts.ts';

/** A stage of the way from a source to a stored answer, with what is in it now. */
export interface Stage {
  readonly stage: string;
  readonly title: string;
  readonly status: 'ok' | 'degraded';
  readonly reason: string | null;
  readonly counts: Record<string, number>;
}

/** The stages in order, each counted from its own list. */
export async function stagesOf({ sourceStates, catalog, database }: Context): Promise<Stage[]> {
  const [states, operations] = [sourceStates(), catalog()];
  const live = states.filter(({ kind }) => kind === 'live');
  const datasets = datasetUses(states, operations);
  const models = modelUses(operations);
  const unserved = datasets.filter(({ servedNow }) => !servedNow).map(({ dataset }) => dataset);
  const failing = live.filter(({ status }) => status === 'down').map(({ id }) => id);
  const unverified = models.filter(({ verification }) => /^unverified/i.test(verification)).length;
  return [
    stage(
      {
        stage: 'sources',
        title: 'Public sources are asked',
        counts: {
          live: live.length,
          embedded: states.length - live.length,
          ...countBy(live, ({ status }) => status),
        },
      },
      failing.length > 0
        ? `down: ${failing.slice(0, 5).join(', ')}${failing.length > 5 ? ` and ${failing.length - 5} more` : ''}`
        : null,
    ),
    stage(
      {
        stage: 'datasets',
        title: 'Answers are read into datasets',
        counts: {
          total: datasets.length,
          served: datasets.length - unserved.length,
          served_live: datasets.filter(({ servedLive }) => servedLive).length,
        },
      },
      unserved.length > 0 ? `nobody answers ${unserved.length} datasets` : null,
    ),
    stage(
      { stage: 'models', title: 'Models compute', counts: { total: models.length, unverified } },
      null,
    ),
    stage(
      {
        stage: 'operations',
        title: 'Answers are served',
        counts: {
          total: operations.length,
          tools: toolsOf(operations).length,
          ...countBy(operations, ({ method }) => method.toLowerCase()),
        },
      },
      null,
    ),
    stage(
      {
        stage: 'predictions',
        title: 'Answers are kept for later judgement',
        counts: { stored: await storedPredictions(database) },
      },
      null,
    ),
  ];
}

function stage(parts: Pick<Stage, 'stage' | 'title' | 'counts'>, reason: string | null): Stage {
  return { ...parts, status: reason === null ? 'ok' : 'degraded', reason };
}

async function storedPredictions(database: Context['database']): Promise<number> {
  const [row] = await database.sql<{ stored: number | string }>(
    'select count(*) as stored from prediction',
  );
  return Number(row?.stored ?? 0);
}
