import type { TruthRow } from '../../../truth.ts';
import { designAccelerationG, longPeriodS, spectrumOf } from './designSpectrum.ts';
import { siteCoefficients } from './siteCoefficients.ts';
import type { CoefficientClass, DesignEdition } from './tables.ts';
import { slopeVs30Mps } from './slopeVs30.ts';

const fa = (edition: DesignEdition, siteClass: CoefficientClass, ssG: number) =>
  siteCoefficients(edition, siteClass, { ssG, s1G: 0.1 })?.fa;
const fv = (edition: DesignEdition, siteClass: CoefficientClass, s1G: number) =>
  siteCoefficients(edition, siteClass, { ssG: 0.25, s1G })?.fv;
const acceleration = (sdsG: number, sd1G: number, tlS: number, periodS: number) =>
  designAccelerationG(spectrumOf({ sdsG, sd1G, tlS }), periodS);
const SERVICE =
  'USGS earthquake-design-ws, test of the spectra factory: SDS 1.5384 g, SD1 0.8248 g, TL 4 s (public domain)';

/** Site coefficients, design spectra and the slope proxy against the standards and the design service. */
export const truth: readonly TruthRow[] = [
  {
    model: fa,
    given: ['ASCE7-16', 'C', 1],
    expected: 1.2,
    within: 1e-12,
    from: 'ASCE/SEI 7-16, table 11.4-1',
  },
  {
    model: fa,
    given: ['ASCE7-10', 'D', 0.75],
    expected: 1.2,
    within: 1e-12,
    from: 'ASCE/SEI 7-10, table 11.4-1',
  },
  {
    model: fv,
    given: ['ASCE7-16', 'D', 0.4],
    expected: 1.9,
    within: 1e-12,
    from: 'ASCE/SEI 7-16, table 11.4-2',
  },
  {
    model: acceleration,
    given: [1.5384, 0.8248, 4, 0],
    expected: 0.6154,
    within: 0.0005,
    from: SERVICE,
  },
  {
    model: acceleration,
    given: [1.5384, 0.8248, 4, 5],
    expected: 0.132,
    within: 0.0005,
    from: SERVICE,
  },
  {
    model: longPeriodS,
    given: [7.8],
    expected: 12,
    within: 0,
    from: 'FEMA 450, part 2: TL of 12 s for modal magnitudes of 7.5 to 8.0',
  },
  {
    model: slopeVs30Mps,
    given: [0.018, 'active'],
    expected: 360,
    within: 0.5,
    from: 'Allen & Wald (2009), table 2: an edge of the classes',
  },
];
