import * as z from 'zod';
import { onWire } from '../../../engines/onWire.ts';
import { klassOf, KLASSES } from '../../../engines/systems/prospect/klass.ts';
import { PROSPECT_CARDS } from '../../../engines/systems/prospect/card.ts';
import { playOf, PLAYS, type PlayName } from '../../../engines/systems/prospect/plays.ts';
import type { RankedCell } from '../../../engines/systems/prospect/scan.ts';
import { operation } from '../../core/operation.ts';
import { nextCursor, pageByPlace, pageInput } from '../../core/paging.ts';
import { roundReply } from '../../core/round.ts';
import { streamedText } from '../../core/streamedText.ts';
import { worldGrid, worldKml, worldScan } from './gridScans.ts';

const SORTS = ['composite', 'probability', 'uncertainty', 'lat', 'lon'] as const;

const cell = z
  .object({
    rank: z.int().describe('Place by composite score, then by probability; equals share it'),
    lat: z.number(),
    lon: z.number(),
    klass: z.enum(KLASSES),
    klass_low: z.enum(KLASSES),
    klass_high: z.enum(KLASSES),
    composite_score: z.number(),
    score_p10: z.number(),
    score_p90: z.number(),
    probability: z.number(),
    probability_p10: z.number(),
    probability_p90: z.number(),
  })
  .meta({ id: 'GridScanCell' });

const topInput = z.object({
  sort: z.enum(SORTS).default('composite').describe('By what the cells are ordered'),
  klass: z
    .enum(['', ...KLASSES])
    .default('')
    .describe('Only cells of this class; empty: all'),
  ...pageInput(2000, 100),
});

const ORDERS: Readonly<Record<(typeof SORTS)[number], (cell: RankedCell) => number>> = {
  composite: ({ score }) => -score,
  probability: ({ probability }) => -probability,
  uncertainty: ({ scoreP10, scoreP90 }) => scoreP10 - scoreP90,
  lat: ({ lat }) => -lat,
  lon: ({ lon }) => lon,
};

const top = (play: PlayName) =>
  operation({
    method: 'GET',
    path: `/admin/grid-scans/api/${play === 'oil_gas' ? 'og' : 'porphyry'}/top`,
    access: 'admin',
    title: `Best cells: ${PROSPECT_CARDS[play].title}`,
    summary: `The most favourable cells of the world scan for ${PROSPECT_CARDS[play].what}. Exploratory.`,
    input: topInput,
    output: z.object({
      exploratory: z.literal(true),
      play: z.enum(PLAYS),
      computed_at: z.string(),
      cells: z.array(cell),
      next_cursor: nextCursor,
    }),
    example: { limit: 10 },
    async run({ sort, klass, ...page }, context) {
      const { best, computedAt } = await worldScan(context, play);
      const order = ORDERS[sort];
      const sorted = best
        .filter((each) => klass === '' || each.klass === klass)
        .toSorted((a, b) => order(a) - order(b) || a.rank - b.rank);
      const { rows, next_cursor } = pageByPlace(sorted, page);
      const cells = rows.map(cellOf);
      return roundReply({
        exploratory: true as const,
        play,
        computed_at: computedAt,
        cells,
        next_cursor,
      });
    },
  });

type ScannedCell = Awaited<ReturnType<typeof worldScan>>['best'][number];

const cellOf = (each: ScannedCell): z.input<typeof cell> => ({
  rank: each.rank,
  lat: each.lat,
  lon: each.lon,
  klass: each.klass,
  klass_low: klassOf(each.scoreP10),
  klass_high: klassOf(each.scoreP90),
  composite_score: each.score,
  score_p10: each.scoreP10,
  score_p90: each.scoreP90,
  probability: each.probability,
  probability_p10: each.p10,
  probability_p90: each.p90,
});

const download = (play: PlayName) =>
  operation({
    method: 'GET',
    path: `/admin/grid-scans/download/${play === 'oil_gas' ? 'og' : 'porphyry'}/kml`,
    access: 'admin',
    writes: 'kml',
    title: `World scan as KML: ${PROSPECT_CARDS[play].title}`,
    summary: 'Every cell of the world scan with its class, sent as it is made. Exploratory.',
    input: z.object({}),
    output: streamedText,
    example: {},
    run(_input, context) {
      context.http.replyHeaders['Content-Disposition'] = `attachment; filename="${play}.kml"`;
      return worldKml(context, play);
    },
  });

/** GET /admin/grid-scans/api/manifest */
export const gridScansManifest = operation({
  method: 'GET',
  path: '/admin/grid-scans/api/manifest',
  access: 'admin',
  title: 'World scans',
  summary: 'The world scans there are: grid, cells by class, known sites, downloads. Exploratory.',
  input: z.object({}),
  output: z.object({
    exploratory: z.literal(true),
    scans: z.array(
      z.object({
        play: z.enum(PLAYS),
        title: z.string(),
        model: z.string(),
        version: z.string(),
        known_sites: z.int(),
        cell_deg: z.number(),
        rows: z.int(),
        columns: z.int(),
        cells_scored: z.int(),
        by_klass: z.record(z.string(), z.int()),
        computed_at: z.string(),
        kml: z.string().describe('Path of the download'),
      }),
    ),
  }),
  example: {},
  async run(_input, context) {
    const scans = await Promise.all(
      PLAYS.map(async (play) => {
        const { byKlass, computedAt } = await worldScan(context, play);
        const { rows, columns, cellDeg } = worldGrid(play);
        const { title, name, version } = PROSPECT_CARDS[play];
        return {
          play,
          title,
          model: name,
          version,
          known_sites: playOf(play).sites.length,
          ...onWire({ cellDeg, rows, columns }),
          cells_scored: Object.values(byKlass).reduce((sum, count) => sum + count, 0),
          by_klass: byKlass,
          computed_at: computedAt,
          kml: `/admin/grid-scans/download/${play === 'oil_gas' ? 'og' : 'porphyry'}/kml`,
        };
      }),
    );
    return { exploratory: true as const, scans };
  },
});

export const gridScansOgTop = top('oil_gas');
export const gridScansPorphyryTop = top('porphyry');
export const gridScansOgKml = download('oil_gas');
export const gridScansPorphyryKml = download('porphyry');
