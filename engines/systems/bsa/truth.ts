import type { TruthRow } from '../../truth.ts';
import { coulombDriver, cyclingResponse, harmonic } from './cyclingResponse.ts';
import { rateAbove } from './eventRate.ts';
import { exceedanceCurve, lossSigma, purePremium, wangMean } from './layerPremium.ts';
import { meanDamageGrade } from './meanDamage.ts';

const whole = { attachmentUsd: 0, limitUsd: Infinity };
const one = (ratePerYear: number, lossUsd: number) => [{ ratePerYear, lossUsd, magnitude: 4 }];
const mean = (rate: number, loss: number) => purePremium(one(rate, loss), whole);
const sigma = (rate: number, loss: number) => lossSigma(one(rate, loss), whole);
const wang = (rate: number, loss: number, lambda: number) =>
  wangMean(exceedanceCurve([{ weight: 1, events: one(rate, loss) }], whole), lambda);
const m3 = (volumeM3: number, index: number) =>
  rateAbove(
    { volumeM3, index, bValue: 1, maxMagnitude: 99, response: 1, driver: 1, naturalM3PerYear: 0 },
    3,
  );

export const truth: readonly TruthRow[] = [
  {
    model: harmonic,
    given: [4],
    expected: 25 / 12,
    within: 1e-9,
    from: 'harmonic number of 4, 1 + 1/2 + 1/3 + 1/4',
  },
  {
    model: harmonic,
    given: [100],
    expected: 5.187377517639621,
    within: 1e-9,
    from: 'harmonic number of 100, published to many digits (OEIS A001008/A002805)',
  },
  {
    model: cyclingResponse,
    given: ['stress_memory', 1],
    expected: 1,
    within: 1e-9,
    from: 'Kaiser effect: the first cycle counts whole (Lavrov 2003)',
  },
  {
    model: coulombDriver,
    given: [{ pressureMpa: 5, faultKm: 0, friction: 0.6 }],
    expected: 1,
    within: 1e-12,
    from: 'definition of the reference cycle, friction of Byerlee (1978)',
  },
  {
    model: m3,
    given: [1e6, -3],
    expected: 1,
    within: 1e-9,
    from: 'Shapiro et al. (2010), eq. 3: 1e6 m3 at an index of -3 and b 1, M 3, by hand: 10^(6 - 3 - 3)',
  },
  {
    model: meanDamageGrade,
    given: [8, 0.74],
    expected: 2.425,
    within: 1e-3,
    from: 'Bernardini et al. (2007), eq. 4 at intensity 8 and V 0.74, by hand',
  },
  {
    model: mean,
    given: [0.01, 1e6],
    expected: 1e4,
    within: 1e-6,
    from: 'compound Poisson mean, by hand',
  },
  {
    model: sigma,
    given: [0.01, 1e6],
    expected: 1e5,
    within: 1e-6,
    from: 'compound Poisson standard deviation, sqrt(rate) times loss',
  },
  {
    model: wang,
    given: [0.01, 1e6, 0],
    expected: 1e6 * -Math.expm1(-0.01),
    within: 1e-3,
    from: 'Wang (2000): no distortion gives the mean of the largest loss',
  },
  {
    model: wang,
    given: [-Math.log(0.5), 1e6, 1],
    expected: 841_344.7,
    within: 1,
    from: 'Wang (2000): a probability of one half with lambda 1 becomes Phi(1) = 0.8413447',
  },
];
