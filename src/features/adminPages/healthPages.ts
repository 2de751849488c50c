import * as z from 'zod';
import { wilson } from '../../../engines/ground/math/wilson.ts';
import type { SourceState } from '../../core/sourceState.ts';
import { operation } from '../../core/operation.ts';
import { figures, h, notice, reliabilityPlot, table } from '../../pages/index.ts';
import { modulesOf } from '../internal/modules.ts';
import { lastModuleRuns } from '../internal/runs.ts';
import { healthOf, reliabilityOf, resolvedPredictions } from '../platform/learning.ts';
import { SOURCES, SCORES, MODULES } from './healthColumns.ts';
import { adminPage, bySort, cards, section, sortInput } from './layout.ts';

const html = z.string();

/** GET /admin/pipeline */
export const pipelinePage = operation({
  method: 'GET',
  path: '/admin/pipeline',
  access: 'admin',
  writes: 'html',
  title: 'Pipeline',
  summary: 'Every source as this server sees it, with the true age of its last answer.',
  input: sortInput,
  output: html,
  example: { sort: 'name' },
  run({ sort }, { sourceStates }) {
    const rows = sourceStates();
    const of = (status: SourceState['status']): string =>
      figures(rows.filter((row) => row.status === status).length);
    return adminPage(
      '/admin/pipeline',
      'Every source as this server sees it, with the true age of its last answer.',
      [
        cards([
          ['operational', of('operational')],
          ['degraded', of('degraded')],
          ['down', of('down')],
          ['without a key', of('unconfigured')],
        ]),
        table({
          caption: `${rows.length} sources`,
          sort,
          sortHref: bySort,
          rows,
          columns: SOURCES,
        }),
      ],
    );
  },
});

/** GET /admin/scorecard */
export const scorecardPage = operation({
  method: 'GET',
  path: '/admin/scorecard',
  access: 'admin',
  writes: 'html',
  title: 'Scorecard',
  summary: 'Brier and log scores of resolved predictions by module, with reliability diagrams.',
  input: sortInput,
  output: html,
  example: { sort: 'name' },
  async run({ sort }, context) {
    const all = await resolvedPredictions(context);
    const names = [...new Set(all.map(({ module }) => module))].toSorted();
    const rows = names.map((name) => healthOf(name, all));
    return adminPage(
      '/admin/scorecard',
      'How stated probabilities fared once what they were about had happened or not.',
      [
        all.length === 0
          ? notice(
              'info',
              'Nothing resolved yet',
              'No stored prediction has come to its end: there is nothing to score, and no score is shown.',
            )
          : null,
        table({
          caption: `${all.length} resolved predictions`,
          sort,
          sortHref: bySort,
          empty: 'No module has resolved predictions.',
          rows,
          columns: SCORES,
        }),
        rows
          .filter(({ state }) => state !== 'too_few')
          .map(({ module }) => reliabilitySection(module, all)),
      ],
    );
  },
});

/** The diagram of a module; where too few predictions are resolved, a point or two would look like knowledge. */
function reliabilitySection(module: string, all: Awaited<ReturnType<typeof resolvedPredictions>>) {
  const own = all.filter((each) => each.module === module);
  const bins = reliabilityOf(own).map(({ forecast, hits, count }) => {
    const { share, low, high } = wilson(hits, count);
    return { forecast, observed: share, low, high, count };
  });
  return section(module, reliabilityPlot(`Reliability of ${module}`, bins));
}

/** GET /admin/module-health */
export const moduleHealthPage = operation({
  method: 'GET',
  path: '/admin/module-health',
  access: 'admin',
  writes: 'html',
  title: 'Modules',
  summary:
    'Every module with its model, how far it was checked, and its last run by the workbench.',
  input: sortInput,
  output: html,
  example: { sort: 'name' },
  async run({ sort }, context) {
    const runs = await lastModuleRuns(context, 500);
    const rows = modulesOf(context.catalog()).map((module) => {
      const own = runs.filter((run) => run.module === module.name);
      return {
        module,
        last: own[0],
        // A scan that was started is no run that failed: what came of it stands with its job.
        failed: own.filter(({ outcome }) => outcome !== 'done' && outcome !== 'started').length,
      };
    });
    return adminPage(
      '/admin/module-health',
      'Every module with its model, how far it was checked, and its last run by the workbench.',
      [
        cards([
          ['modules', figures(rows.length)],
          ['runnable at a point', figures(rows.filter(({ module }) => module.isRunnable).length)],
          ['run lately', figures(rows.filter(({ last }) => last).length)],
        ]),
        table({
          caption: 'Modules and what came of the last 500 runs and scans',
          sort,
          sortHref: bySort,
          rows,
          columns: MODULES,
        }),
        h('p', { class: 'muted' }, 'Run a module at a point with POST /api/v1/internal/run-point.'),
      ],
    );
  },
});
