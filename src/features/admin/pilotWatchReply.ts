import * as z from 'zod';
import type { WatchDetail } from './pilotWatches.ts';

/** Why nobody knows how the ground of the county moves. */
export const NO_DEFORMATION =
  'no public service gives the motion of the inland ground of the western United States as numbers without signing in; none is read';

const state = z.enum(['known', 'unknown']);
const reason = z.string().nullable().describe('Why it is unknown');
const source = z.string().nullable();

export const drawdownState = z
  .object({
    state,
    trend: z.enum(['falling', 'steady', 'rising']).nullable(),
    median_m_per_yr: z.number().nullable().describe('Middle of the wells, down positive'),
    p10_m_per_yr: z.number().nullable(),
    p90_m_per_yr: z.number().nullable(),
    wells: z.int().nullable().describe('Wells measured in at least five years'),
    newest_measurement: z.string().nullable(),
    source,
    reason,
  })
  .meta({ id: 'PilotDrawdown' });

export const dustState = z
  .object({
    state,
    class: z.enum(['good', 'moderate', 'unhealthy', 'very_unhealthy']).nullable(),
    pm10_ug_m3: z.number().nullable().describe('Worst reading of the newest day'),
    measured_at: z.string().nullable(),
    source,
    reason,
  })
  .meta({ id: 'PilotDust' });

export const deformationState = z.object({ state, reason }).meta({ id: 'PilotDeformation' });

/** What is known of water, ground and dust of a zone. */
export function watchReply({ drawdown, dust }: WatchDetail) {
  return {
    drawdown: drawdown ? knownDrawdown(drawdown) : NO_DRAWDOWN,
    deformation: { state: 'unknown' as const, reason: NO_DEFORMATION },
    dust_state: dust ? knownDust(dust) : NO_DUST,
  };
}

const NO_DRAWDOWN: z.output<typeof drawdownState> = {
  state: 'unknown',
  trend: null,
  median_m_per_yr: null,
  p10_m_per_yr: null,
  p90_m_per_yr: null,
  wells: null,
  newest_measurement: null,
  source: null,
  reason: 'no well of the zone was read over five years or more',
};

const knownDrawdown = (
  drawdown: NonNullable<WatchDetail['drawdown']>,
): z.output<typeof drawdownState> => ({
  state: 'known',
  trend: drawdown.trend,
  median_m_per_yr: rounded(drawdown.medianMPerYr),
  p10_m_per_yr: rounded(drawdown.p10MPerYr),
  p90_m_per_yr: rounded(drawdown.p90MPerYr),
  wells: drawdown.wells,
  newest_measurement: drawdown.newest,
  source: drawdown.source,
  reason: null,
});

const NO_DUST: z.output<typeof dustState> = {
  state: 'unknown',
  class: null,
  pm10_ug_m3: null,
  measured_at: null,
  source: null,
  reason: 'no reading of PM10 over this zone',
};

const knownDust = (dust: NonNullable<WatchDetail['dust']>): z.output<typeof dustState> => ({
  state: 'known',
  class: dust.class,
  pm10_ug_m3: rounded(dust.pm10Ugm3),
  measured_at: dust.at,
  source: dust.source,
  reason: null,
});

/** To a millimetre a year, or a thousandth of a microgram. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
