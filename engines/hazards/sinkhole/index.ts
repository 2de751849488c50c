import { point, withdrawnReply } from '../../schemas.ts';
import { nothing, vertical } from '../../vertical.ts';

/** Withdrawn: a sinkhole at a point cannot be predicted from the weather. Validates, then says so. */
export const weatherCorrelation = vertical({
  path: '/api/v1/ghost-network/weather-correlation',
  title: 'Sinkhole prediction at a point (withdrawn)',
  summary:
    'Says why a sinkhole cannot be predicted for a point, and where its susceptibility is answered.',
  input: point,
  output: withdrawnReply,
  needs: nothing,
  assess: () => ({
    status: 'unavailable' as const,
    reason:
      'Nobody can tell when or at which plot a sinkhole will open: rainfall and drought shift the odds of a whole region, and no published method ' +
      'links the weather at a point to a collapse there with any skill. What can be known is how often new sinkholes open per square kilometre in ' +
      'ground of that kind, with an uncertainty of a factor of ten.',
    see: [
      'POST /api/v1/georisk/score (component sinkhole)',
      'POST /api/v1/real-estate/ground-truth (sub-scores sinkhole and subsidence)',
    ],
  }),
  cost: 'light',
  model: {
    name: 'sinkhole-point-tool',
    version: '2.0.1',
    methodology:
      'Withdrawn. The susceptibility of rock, cover and dolines is part of the composite score instead.',
    validity: 'None: no point prediction is offered anywhere.',
    verification: 'Not applicable: the tool computes nothing.',
    limits: ['Withdrawn because a point prediction of sinkholes has no scientific basis.'],
  },
  sources: ['doi:10.3133/ofr20141156', 'doi:10.3133/cir968'],
  example: { lat: 28.54, lon: -81.38 },
  withdrawn: true,
});
