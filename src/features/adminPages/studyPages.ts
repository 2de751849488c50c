import * as z from 'zod';
import { HYPOTHESES } from '../../../engines/signals/hypotheses/register.ts';
import { STUDY_SITES } from '../../../engines/systems/studySites/tables.ts';
import { operation } from '../../core/operation.ts';
import { h, mapFigure, table } from '../../pages/index.ts';
import { hypothesisReply } from '../admin/studies.ts';
import { REGISTER, SITES } from './studyColumns.ts';
import { adminPage, bySort, section, sortInput } from './layout.ts';

const html = z.string();
const WEST = [-125, 31, -95, 50] as const;

/** GET /admin/atlas/ */
export const atlasPage = operation({
  method: 'GET',
  path: '/admin/atlas/',
  access: 'admin',
  writes: 'html',
  title: 'Atlas of study sites',
  summary: 'Study sites on a map, with what public bodies state of them.',
  input: sortInput,
  output: html,
  example: { sort: 'name' },
  run: ({ sort }) =>
    adminPage(
      '/admin/atlas/',
      'Sites under study: official facts, apart from what our models indicate.',
      [
        mapFigure({
          title: `${STUDY_SITES.length} study sites in the western United States`,
          extent: WEST,
          points: STUDY_SITES.map(({ lat, lon, title }) => ({
            lat,
            lon,
            label: title,
            tone: 'accent' as const,
          })),
        }),
        table({
          caption: `${STUDY_SITES.length} sites`,
          sort,
          sortHref: bySort,
          rows: STUDY_SITES,
          columns: SITES,
        }),
      ],
    ),
});

/** GET /admin/hypotheses/ */
export const hypothesesPage = operation({
  method: 'GET',
  path: '/admin/hypotheses/',
  access: 'admin',
  writes: 'html',
  title: 'Hypotheses',
  summary: 'Claims registered before their outcome was known, with falsifier, rule and verdict.',
  input: sortInput,
  output: html,
  example: { sort: 'name' },
  run: ({ sort }) =>
    adminPage(
      '/admin/hypotheses/',
      'Registered before the outcome was known. A change is a new version; the hash holds the text.',
      [
        table({
          caption: 'Register',
          sort,
          sortHref: bySort,
          rows: HYPOTHESES.map(hypothesisReply),
          columns: REGISTER,
        }),
        HYPOTHESES.map(hypothesisReply).map((each) =>
          section(
            `${each.id} ${each.title}`,
            h('dl', null, [
              h('dt', null, 'Claim'),
              h('dd', null, each.claim),
              h('dt', null, 'Shown wrong by'),
              h('dd', null, each.falsifier),
              h('dt', null, 'Decided by'),
              h('dd', null, each.resolution),
              h('dt', null, 'SHA-256 of the text'),
              h('dd', null, [
                h('code', null, each.text_sha256),
                each.intact ? '' : ' The text is not the one that was registered.',
              ]),
            ]),
          ),
        ),
      ],
    ),
});
