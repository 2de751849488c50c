import { pointWithRadius, withdrawnReply } from '../../schemas.ts';
import { nothing, vertical } from '../../vertical.ts';

/** Withdrawn: the date and place of a single earthquake cannot be predicted. Validates, then says so. */
export const predict = vertical({
  path: '/api/v1/earthquake/predict',
  title: 'Earthquake prediction at a point (withdrawn)',
  summary:
    'Says why an earthquake cannot be predicted for a point, and which endpoints answer what can be known.',
  input: pointWithRadius(200),
  output: withdrawnReply,
  needs: nothing,
  assess: () => ({
    status: 'unavailable' as const,
    reason:
      'Nobody has ever predicted the date, place and size of an earthquake with skill, and no published precursor has passed a prospective test. ' +
      'What can be known are probabilities: how strong a place shakes in the long run, and how likely earthquakes of a size are in a region ' +
      'over days to decades, with their uncertainty.',
    see: [
      'POST /api/v1/predict/seismic-risk (ground and long-term hazard of a place)',
      'GET /api/v1/earthquake/predict/{region} (probabilities by magnitude and horizon)',
      'GET /api/v1/earthquake/regions',
      'POST /api/v1/seismic/hazard-curve',
    ],
  }),
  cost: 'light',
  model: {
    name: 'earthquake-point-tool',
    version: '2.0.0',
    methodology:
      'Withdrawn. Long-term hazard and regional probabilities are given by other endpoints instead.',
    validity: 'None: no prediction of single earthquakes is offered anywhere.',
    verification: 'Not applicable: the tool computes nothing.',
    limits: ['Withdrawn because the prediction of single earthquakes has no scientific basis.'],
  },
  sources: ['doi:10.4401/ag-5350', 'doi:10.1126/science.275.5306.1616'],
  example: { lat: 35.68, lon: 139.69 },
  withdrawn: true,
});
