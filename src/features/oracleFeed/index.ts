import { provenanceOf } from '../../core/evidence.ts';
import { operation } from '../../core/operation.ts';
import { roundReply } from '../../core/round.ts';
import { earthquakeCheck } from './earthquakeCheck.ts';
import { floodCheck } from './floodCheck.ts';
import { basisRiskOf, TRIGGER_CARD, triggerInput, triggerReply } from './wording.ts';

export const oracle = operation({
  method: 'POST',
  path: '/api/v1/oracle-feed/oracle',
  access: 'key',
  tool: true,
  title: 'Parametric trigger',
  summary:
    'Whether a parametric cover is triggered now, with the exact records, their revision and the chance that a revision turns the answer round.',
  input: triggerInput,
  output: triggerReply,
  example: { trigger_type: 'earthquake', lat: 37.7749, lon: -122.4194, threshold: 5, hours: 72 },
  model: TRIGGER_CARD,
  datasets: ['quakes-near', 'gauges-near', 'gauge'],
  sources: [
    'https://earthquake.usgs.gov/fdsnws/event/1/',
    'https://water.noaa.gov',
    'doi:10.3133/tm3A7',
    'doi:10.1023/B:STCO.0000035304.20635.31',
  ],
  async run(input, context) {
    const ms = context.clock.now();
    const { body, fact, dataset } = await (input.trigger_type === 'earthquake'
      ? earthquakeCheck(input, context)
      : floodCheck(input, context));
    const moment = { ms, iso: new Date(ms).toISOString() };
    const provenance = provenanceOf({
      vertical: { model: TRIGGER_CARD },
      asked: [{ dataset, fact }],
      moment,
      warnings: [],
      noteOf: context.sourceNote,
    });
    return roundReply({
      lat: input.lat,
      lon: input.lon,
      ...body,
      ...basisRiskOf(input),
      source: fact.source,
      source_retrieved_at: fact.retrievedAt,
      provenance,
    });
  },
});
