import * as z from 'zod';
import { DAY_MS } from '../../../engines/ground/math/time.ts';
import { operation } from '../../core/operation.ts';
import { figures, mapFigure, notice, table } from '../../pages/index.ts';
import { alertsOf } from '../admin/pilotAlerts.ts';
import { NO_DEFORMATION } from '../admin/pilotWatchReply.ts';
import { zoneStates, type ZoneState } from '../admin/droughtPilot.ts';
import { recordsSince, verifyChain, type ChainCheck } from '../admin/ghostRadar.ts';
import { PRIVACY, sightingReply, summaryOf } from '../admin/ghostRadarApi.ts';
import { CLASS_TONES, ZONES, ALERTS, SIGHTINGS } from './watchColumns.ts';
import { adminPage, bySort, cards, section, sortInput } from './layout.ts';

const html = z.string();

/** GET /admin/d4-pilot/box-elder/ */
export const dPilotPage = operation({
  method: 'GET',
  path: '/admin/d4-pilot/box-elder/',
  access: 'admin',
  writes: 'html',
  title: 'Drought pilot',
  summary:
    'The zones of Box Elder County with their newest readings: class of the Drought Monitor, wells, dust.',
  input: sortInput,
  output: html,
  example: { sort: 'name' },
  async run({ sort }, context) {
    const [states, alerts] = await Promise.all([zoneStates(context), alertsOf(context, 30)]);
    const unread = states.filter(({ droughtClass }) => droughtClass === null).length;
    return adminPage(
      '/admin/d4-pilot/box-elder/',
      'Drought, drawdown, deformation and dust in Box Elder County, Utah.',
      [
        unread > 0
          ? notice(
              'info',
              `${unread} of ${states.length} zones have no class of drought`,
              'A zone without a class is unknown, not free of drought.',
            )
          : null,
        zoneMap(states),
        table({
          caption: 'Zones',
          sort,
          sortHref: bySort,
          rows: states,
          columns: ZONES,
        }),
        notice('info', 'Deformation is unknown', sentence(NO_DEFORMATION)),
        section(
          'Alerts of the last 30 days',
          table({
            empty: 'None. Zones without a reading give none.',
            rows: alerts,
            columns: ALERTS,
          }),
        ),
      ],
    );
  },
});

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function zoneMap(states: readonly ZoneState[]) {
  return mapFigure({
    title: 'Zones of the pilot',
    areas: states.map(({ zone, droughtClass }) => ({
      rings: [zone.outline],
      label: zone.name,
      tone: CLASS_TONES[droughtClass ?? ''] ?? 'unknown',
    })),
    points: states.map(({ zone, droughtClass }) => ({
      lat: zone.lat,
      lon: zone.lon,
      label: zone.name,
      tone: CLASS_TONES[droughtClass ?? ''] ?? 'unknown',
    })),
  });
}

/** GET /admin/ghost-radar/ */
export const ghostRadarPage = operation({
  method: 'GET',
  path: '/admin/ghost-radar/',
  access: 'admin',
  writes: 'html',
  title: 'Ghost radar',
  summary: 'Drones heard by Remote ID in the last day, as the chain keeps them.',
  input: sortInput,
  output: html,
  example: { sort: 'name' },
  async run({ sort }, context) {
    const [summary, chain, rows] = await Promise.all([
      summaryOf(context, 24),
      verifyChain(context.database),
      recordsSince(context.database, context.clock.now() - DAY_MS, 200),
    ]);
    return adminPage('/admin/ghost-radar/', PRIVACY, [
      chainNotice(chain),
      cards([
        ['records in 24 hours', figures(summary.records)],
        ['drones that named themselves', figures(summary.distinct_uas)],
        ['airborne', figures(summary.airborne)],
        ['emergencies', figures(summary.emergencies)],
      ]),
      summary.by_cell.length === 0
        ? null
        : mapFigure({
            title: 'Cells in which drones were heard',
            points: summary.by_cell.map(({ cell_lat, cell_lon, records }) => ({
              lat: cell_lat,
              lon: cell_lon,
              label: records === 1 ? '1 record' : `${records} records`,
              tone: 'accent' as const,
            })),
          }),
      table({
        caption: 'The last 24 hours',
        sort,
        sortHref: bySort,
        empty: 'No drone was heard in the last 24 hours.',
        rows: rows.map(sightingReply),
        columns: SIGHTINGS,
      }),
    ]);
  },
});

function chainNotice({ intact, records, broken }: ChainCheck) {
  if (intact)
    return notice(
      'good',
      'The chain is intact',
      records === 0
        ? 'It has no record yet.'
        : `${records} ${records === 1 ? 'record is' : 'records are'} in it, each sealed with the one before.`,
    );
  return notice('bad', 'The chain is broken', `Record ${broken?.id}: ${broken?.reason}.`);
}
