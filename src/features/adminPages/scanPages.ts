import * as z from 'zod';
import { PROSPECT_CARDS } from '../../../engines/systems/prospect/card.ts';
import { KLASSES } from '../../../engines/systems/prospect/klass.ts';
import { PLAYS, type PlayName } from '../../../engines/systems/prospect/plays.ts';
import type { PredictionRate } from '../../../engines/systems/prospect/validation.ts';
import { operation } from '../../core/operation.ts';
import {
  barPlot,
  figures,
  h,
  linePlot,
  mapFigure,
  moment,
  notice,
  table,
} from '../../pages/index.ts';
import { worldScan, type WorldScan } from '../admin/gridScans.ts';
import { predictionRateOf } from '../internal/model.ts';
import { CELLS, KLASS_TONES, SCANS } from './scanColumns.ts';
import { adminPage, bySort, section, sortInput } from './layout.ts';

const html = z.string();
const EXPLORATORY = notice(
  'warning',
  'Exploratory',
  'Ranks regions, finds no deposit; no advice on any holding or investment.',
);

/** GET /admin/exploration */
export const explorationPage = operation({
  method: 'GET',
  path: '/admin/exploration',
  access: 'admin',
  writes: 'html',
  title: 'Exploration',
  summary:
    'The prospectivity models with their prediction-rate curves, and the scans that were started. Exploratory.',
  input: sortInput,
  output: html,
  example: { sort: 'name' },
  async run({ sort }, context) {
    const rates = await Promise.all(
      PLAYS.map(async (play) => ({ play, rate: await predictionRateOf(play, context) })),
    );
    const jobs = await context.jobs.list({ kinds: ['og-scan'], owner: 'anyone', limit: 100 });
    return adminPage(
      '/admin/exploration',
      'How well the models find known places that were held out, and the scans that were started.',
      [
        EXPLORATORY,
        ratePlot(rates),
        rates.map(({ play }) => modelSection(play)),
        section(
          'Scans',
          table({
            sort,
            sortHref: bySort,
            empty: 'No scan was started in the last days.',
            rows: jobs,
            columns: SCANS,
          }),
        ),
      ],
    );
  },
});

/** GET /admin/grid-scans/ */
export const gridScansPage = operation({
  method: 'GET',
  path: '/admin/grid-scans/',
  access: 'admin',
  writes: 'html',
  title: 'Grid scans',
  summary:
    'World scans of both plays: the best cells on a map and in a table, and downloads. Exploratory.',
  input: sortInput,
  output: html,
  example: { sort: 'name' },
  async run({ sort }, context) {
    const scans = await Promise.all(
      PLAYS.map(async (play) => ({ play, scan: await worldScan(context, play) })),
    );
    return adminPage('/admin/grid-scans/', 'World scans of both plays in cells of half a degree.', [
      EXPLORATORY,
      scans.map((each) => scanSection(each, sort)),
    ]);
  },
});

interface Rate {
  readonly play: PlayName;
  readonly rate: PredictionRate;
}

function ratePlot(rates: readonly Rate[]) {
  return linePlot({
    title: 'Prediction-rate curves by spatial cross-validation',
    x: { label: 'share of the study area, most favourable first' },
    y: { label: 'share of held-out sites found' },
    series: rates.map(({ play, rate }) => ({
      name: `${PROSPECT_CARDS[play].title} (area under curve ${figures(rate.areaUnderCurve, 2)})`,
      points: [[0, 0] as const, ...rate.curve.map(({ area, sites }) => [area, sites] as const)],
    })),
  });
}

function modelSection(play: PlayName) {
  const { title, methodology, limits } = PROSPECT_CARDS[play];
  const list = limits.map((limit) => h('li', null, limit));
  return section(title, h('p', null, methodology), h('ul', null, list));
}

function scanSection({ play, scan }: { play: PlayName; scan: WorldScan }, sort: string) {
  const { title, what } = PROSPECT_CARDS[play];
  const kml = `/admin/grid-scans/download/${play === 'oil_gas' ? 'og' : 'porphyry'}/kml`;
  const rows = scan.best.slice(0, 100);
  return section(
    title,
    h('p', null, [
      `Computed ${moment(scan.computedAt)}. `,
      h('a', { href: kml }, `Download as KML: ${title}`),
    ]),
    mapFigure({
      title: `The best cells for ${what}`,
      extent: [-180, -60, 180, 80],
      points: scan.best
        .slice(0, 400)
        .map(({ lat, lon }) => ({ lat, lon, tone: 'critical' as const })),
    }),
    klassPlot(scan, what),
    table({
      caption: `The hundred best cells for ${what}`,
      sort,
      sortHref: bySort,
      rows,
      columns: CELLS,
    }),
  );
}

function klassPlot({ byKlass }: WorldScan, what: string) {
  const cells = Object.values(byKlass).reduce((sum, count) => sum + count, 0);
  return barPlot({
    title: `Share of the study area by class for ${what}`,
    most: 1,
    bars: KLASSES.map((klass) => ({
      name: `Class ${klass}`,
      value: byKlass[klass] / Math.max(1, cells),
      text: `${figures((100 * byKlass[klass]) / Math.max(1, cells), 2)} %`,
      tone: KLASS_TONES[klass],
    })),
  });
}
