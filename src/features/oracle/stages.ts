import type { Context } from '../../core/context.ts';
import type { NamedOperation } from '../../core/operation.ts';
import type { SourceState } from '../../core/sourceState.ts';
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
  return [
    sourcesStage(states),
    datasetsStage(states, operations),
    modelsStage(operations),
    operationsStage(operations),
    stage('predictions', 'Answers are kept for later judgement', {
      stored: await storedPredictions(database),
    }),
  ];
}

type States = readonly SourceState[];
type Operations = readonly NamedOperation[];

function sourcesStage(states: States): Stage {
  const live = states.filter(({ kind }) => kind === 'live');
  const failing = live.filter(({ status }) => status === 'down').map(({ id }) => id);
  const more = failing.length > 5 ? ` and ${failing.length - 5} more` : '';
  const counts = {
    live: live.length,
    embedded: states.length - live.length,
    ...countBy(live, ({ status }) => status),
  };
  const reason = failing.length > 0 ? `down: ${failing.slice(0, 5).join(', ')}${more}` : null;
  return stage('sources', 'Public sources are asked', counts, reason);
}

function datasetsStage(states: States, operations: Operations): Stage {
  const datasets = datasetUses(states, operations);
  const unserved = datasets.filter(({ servedNow }) => !servedNow).length;
  const counts = {
    total: datasets.length,
    served: datasets.length - unserved,
    served_live: datasets.filter(({ servedLive }) => servedLive).length,
  };
  const reason = unserved > 0 ? `nobody answers ${unserved} datasets` : null;
  return stage('datasets', 'Answers are read into datasets', counts, reason);
}

function modelsStage(operations: Operations): Stage {
  const models = modelUses(operations);
  const unverified = models.filter(({ verification }) => /^unverified/i.test(verification)).length;
  return stage('models', 'Models compute', { total: models.length, unverified });
}

function operationsStage(operations: Operations): Stage {
  return stage('operations', 'Answers are served', {
    total: operations.length,
    tools: toolsOf(operations).length,
    ...countBy(operations, ({ method }) => method.toLowerCase()),
  });
}

function stage(
  name: string,
  title: string,
  counts: Record<string, number>,
  reason: string | null = null,
): Stage {
  return { stage: name, title, counts, status: reason === null ? 'ok' : 'degraded', reason };
}

async function storedPredictions(database: Context['database']): Promise<number> {
  const [row] = await database.sql<{ stored: number | string }>(
    'select count(*) as stored from prediction',
  );
  return Number(row?.stored ?? 0);
}
