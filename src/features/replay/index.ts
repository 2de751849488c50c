import * as z from 'zod';
import { IMAGERY_CARD } from '../../../engines/signals/replay/imagery/modelCard.ts';
import { imageryInput, imageryReply } from '../../../engines/signals/replay/imagery/schemas.ts';
import {
  imageryNeeds,
  searchImagery,
} from '../../../engines/signals/replay/imagery/searchImagery.ts';
import { provenance } from '../../core/evidence.ts';
import { inquire } from '../../core/inquire.ts';
import { operation } from '../../core/operation.ts';
import { roundReply } from '../../core/round.ts';

/** Its window ends today: the questions depend on the moment, which verticals do not know when they ask. */
export const satelliteImagery = operation({
  method: 'POST',
  path: '/api/v1/replay/satellite-imagery',
  access: 'key',
  tool: true,
  title: 'Satellite imagery before and after',
  summary:
    'Satellite scenes of an area with cloud cover and footprint, and clear pairs over the point from before and after.',
  input: imageryInput,
  output: z
    .object({ lat: z.number(), lon: z.number(), ...imageryReply.shape, provenance })
    .meta({ id: 'SatelliteImagery' }),
  model: IMAGERY_CARD,
  datasets: ['satellite-images', 'quakes-near'],
  sources: ['https://earth-search.aws.element84.com/v1', 'https://planetarycomputer.microsoft.com'],
  example: { lat: 37.7749, lon: -122.4194 },
  async run(input, context) {
    const asked = await inquire((moment) => imageryNeeds(input, moment), context);
    const reply = searchImagery(input, asked.facts, asked.moment);
    const { lat, lon } = input;
    return roundReply({
      lat,
      lon,
      ...reply,
      provenance: asked.provenance(IMAGERY_CARD, reply.warnings),
    });
  },
});
