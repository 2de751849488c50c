import { pastTsunamis } from '../../ground/datasets/tsunamis.ts';
import { recentEruptions } from '../../ground/datasets/volcanoCatalogue.ts';
import { volcanoesNear } from '../../ground/datasets/volcanoes.ts';
import { quakeById, shakingOfEvent } from '../../ground/datasets/quakeFeeds.ts';
import { quakesNear } from '../../ground/datasets/quakes.ts';
import { karst, relief, setting } from '../../ground/datasets/terrain.ts';
import { annualPeaks, waterSites } from '../../ground/datasets/water.ts';
import { pastWarnings } from '../../ground/datasets/stormRecords.ts';
import type { Moment } from '../../facts.ts';
import { UnresolvedInput } from '../../unresolvedInput.ts';
import { vertical } from '../../vertical.ts';
import { eruptionReplay } from './eruptionReplay.ts';
import { floodReplay } from './floodReplay.ts';
import { quakeReplay } from './quakeReplay.ts';
import type { Replay } from './replay.ts';
import { REPLAY_CARD } from './replyParts.ts';
import { replayInput, replayReply, type ReplayInput } from './schemas.ts';
import { sinkholeReplay } from './sinkholeReplay.ts';

/** Each kind asks and answers of its own; the facts of a kind reach no other. */
const REPLAYS: Readonly<Record<ReplayInput['event_type'], Replay>> = {
  earthquake: quakeReplay,
  volcano: eruptionReplay,
  flood: floodReplay,
  sinkhole: sinkholeReplay,
};

/** POST /api/v1/replay/event */
export const event = vertical({
  path: '/api/v1/replay/event',
  title: 'Replay of an event',
  summary:
    'What would have been known just before an event of the past, with inputs cut off there, and what is known of it now.',
  input: replayInput,
  output: replayReply,
  needs: (input) => REPLAYS[input.event_type].needs(input),
  thenNeeds: (input, facts) => REPLAYS[input.event_type].thenNeeds?.(input, facts) ?? {},
  lastNeeds: (input, facts) => REPLAYS[input.event_type].lastNeeds?.(input, facts) ?? {},
  alsoAsks: [
    quakesNear,
    quakeById,
    shakingOfEvent,
    pastTsunamis,
    recentEruptions,
    volcanoesNear,
    waterSites,
    annualPeaks,
    pastWarnings,
    karst,
    relief,
    setting,
  ],
  assess(input, facts, moment) {
    mustHavePassed(input, moment);
    return REPLAYS[input.event_type].assess(input, facts, moment);
  },
  cost: 'light',
  model: REPLAY_CARD,
  sources: [
    'doi:10.1785/0120160073',
    'doi:10.1126/science.243.4895.1173',
    'https://earthquake.usgs.gov/fdsnws/event/1/',
  ],
  example: { lat: 35.77, lon: -117.599, event_type: 'earthquake', event_date: '2019-07-06' },
});

/** A day that is still to come holds no event to replay. */
function mustHavePassed(
  { event_date: day, usgs_event_id: id }: ReplayInput,
  { iso }: Moment,
): void {
  const today = iso.slice(0, 10);
  if (id === undefined && day !== undefined && day > today)
    throw new UnresolvedInput(
      ['event_date'],
      `${day} is still to come: give a day up to ${today} (UTC), or none for the latest event that is known`,
    );
}
