import type { TruthRow } from '../../../truth.ts';
import { bridgeDamage, shapeFactor, skewFactor, spansFactor } from './bridgeFragility.ts';
import { conditionAfter } from './conditionPath.ts';
import { scourRisk } from './scour.ts';
import type { BridgeClass, ScourCode } from './tables.ts';

const complete = (name: BridgeClass, sa1sG: number) => bridgeDamage(name, sa1sG).complete;
const hydraulic = (code: ScourCode | undefined, flood: number) => scourRisk(code, flood).perYear;
const poor = (rating: number, years: number) =>
  conditionAfter(rating, years, { 4: 0.1, 5: 0.1, 6: 0.1, 7: 0.1, 8: 0.1, 9: 0.1 }).poorProbability;

export const truth: readonly TruthRow[] = [
  {
    model: complete,
    given: ['HWB5', 0.7],
    expected: 0.5,
    within: 1e-9,
    from: 'Hazus 4.2 SP3, table 7-6: the median of complete damage of HWB5 is 0.70 g',
  },
  {
    model: complete,
    given: ['HWB28', 1.7],
    expected: 0.5,
    within: 1e-9,
    from: 'Hazus 4.2 SP3, table 7-6: the median of complete damage of HWB28 is 1.70 g',
  },
  {
    model: skewFactor,
    given: [32],
    expected: 0.9209,
    within: 1e-4,
    from: 'Hazus 4.2 SP3, section 7.1.6, worked example: skew of 32 degrees gives 0.91 to 0.92',
  },
  {
    model: shapeFactor,
    given: [0.2],
    expected: 0.5,
    within: 1e-12,
    from: 'Hazus 4.2 SP3, section 7.1.5, by hand: 2.5 x 0.2 of a spectrum that falls off fast',
  },
  {
    model: shapeFactor,
    given: [0.8],
    expected: 1,
    within: 1e-12,
    from: 'Hazus 4.2 SP3, section 7.1.5: the factor on slight damage is not above 1',
  },
  {
    model: shapeFactor,
    given: [0.4],
    expected: 1,
    within: 1e-12,
    from: 'Hazus 4.2 SP3, section 7.1.5: SA(1 s) / SA(0.3 s) of 0.4 is the reference shape',
  },
  {
    model: spansFactor,
    given: ['HWB5', 3],
    expected: 1.125,
    within: 1e-12,
    from: 'Hazus 4.2 SP3, table 7-3: EQ1 with three spans, 1 + 0.25 / 2',
  },
  {
    model: poor,
    given: [5, 1],
    expected: 0.1,
    within: 1e-12,
    from: 'Jiang & Sinha (1989): a chain that leaves rating 5 with 0.1 a year, by hand',
  },
  {
    model: hydraulic,
    given: ['3', 0.005],
    expected: 0.0011,
    within: 1e-9,
    from: 'NCHRP Web-only Document 107 (2006), HYRISK: vulnerability 3, overtopping remote (from memory)',
  },
  {
    model: hydraulic,
    given: [undefined, 0.01],
    expected: 0.52 / 4700,
    within: 1e-9,
    from: 'Cook, Barr & Halling (2015): 1 in 4700 a year, 52 % by water',
  },
  {
    model: hydraulic,
    given: ['U', 0.01],
    expected: 1.52e-4,
    within: 1e-9,
    from: 'Cook & Barr, Segregation of bridge failure causes and consequences, abstract: 1.52E-4 a year for bridges over water',
  },
];
