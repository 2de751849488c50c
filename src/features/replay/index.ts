import { operation } from '../../core/operation.ts';
import { roundReply } from '../../core/round.ts';
import { IMAGERY_CARD, searchImagery } from './imagery.ts';
import { replayEruption, replayFlood, replaySinkhole } from './otherReplays.ts';
import { replayQuake } from './quakeReplay.ts';
import { REPLAY_CARD } from './replyParts.ts';
import { imageryInput, imageryReply, replayInput, replayReply } from './schemas.ts';

const REPLAYS = {
  earthquake: replayQuake,
  volcano: replayEruption,
  flood: replayFlood,
  sinkhole: replaySinkhole,
} as const;

export const event = operation({
  method: 'POST',
  path: '/api/v1/replay/event',
  access: 'key',
  tool: true,
  title: 'Replay of an event',
  summary:
    'What would have been known just before an event of the past, with inputs cut off there, and what is known of it now.',
  input: replayInput,
  output: replayReply,
  model: REPLAY_CARD,
  datasets: [
    'quakes-near',
    'quake-by-id',
    'shaking-of-event',
    'past-tsunamis',
    'recent-eruptions',
    'volcanoes-near',
    'annual-peaks',
    'past-warnings',
    'karst',
  ],
  sources: [
    'doi:10.1785/0120160073',
    'doi:10.1126/science.243.4895.1173',
    'https://earthquake.usgs.gov/fdsnws/event/1/',
  ],
  example: { lat: 35.77, lon: -117.599, event_type: 'earthquake', event_date: '2019-07-06' },
  async run(input, context) {
    return roundReply(await REPLAYS[input.event_type](input, context));
  },
});

export const satelliteImagery = operation({
  method: 'POST',
  path: '/api/v1/replay/satellite-imagery',
  access: 'key',
  tool: true,
  title: 'Satellite imagery before and after',
  summary:
    'Satellite scenes of an area with cloud cover and footprint, and clear pairs over the point from before and after.',
  input: imageryInput,
  output: imageryReply,
  model: IMAGERY_CARD,
  datasets: ['satellite-images', 'quakes-near'],
  sources: ['https://earth-search.aws.element84.com/v1', 'https://planetarycomputer.microsoft.com'],
  example: { lat: 37.7749, lon: -122.4194 },
  async run(input, context) {
    return roundReply(await searchImagery(input, context));
  },
});
