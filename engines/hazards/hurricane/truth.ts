import type { TruthRow } from '../../truth.ts';
import { cycloneRainMmPerH } from './cycloneRain.ts';
import { radiusOfMaxWindKm } from './hollandProfile.ts';
import { tenMinuteFromOneMinute } from './saffirSimpson.ts';
import { emanuelDamageRatio } from '../../ground/vulnerability/windDamage.ts';

/** 35 and 68 kt, m/s. */
const [KT35, KT68] = [18.0055556, 34.9822222];

export const truth: readonly TruthRow[] = [
  {
    model: cycloneRainMmPerH,
    given: [KT35, 0],
    expected: 3.0268,
    within: 1e-3,
    from: 'Tuleya et al. (2007), table 2 (NHC), doi:10.1175/WAF972.1: U 1, centre: -1.10 + 3.96 inches a day',
  },
  {
    model: cycloneRainMmPerH,
    given: [KT68, 38.5],
    expected: 8.4667,
    within: 1e-3,
    from: 'Tuleya et al. (2007): U 2, most rain: -1.60 + 9.60 inches a day at 64.5 - 26 km',
  },
  {
    model: cycloneRainMmPerH,
    given: [KT68, 156.5],
    expected: 3.1147,
    within: 1e-3,
    from: 'Tuleya et al. (2007): U 2, an e-th of the most rain 150 - 32 km farther out',
  },
  {
    model: emanuelDamageRatio,
    given: [74.7, 25.7, 74.7],
    expected: 0.5,
    within: 1e-12,
    from: 'Emanuel (2011): half of the value is lost at Vhalf',
  },
  {
    model: emanuelDamageRatio,
    given: [25.7, 25.7, 74.7],
    expected: 0,
    within: 1e-12,
    from: 'Emanuel (2011): no damage at 50 kt',
  },
  {
    model: radiusOfMaxWindKm,
    given: [50, 25],
    expected: 32.6,
    within: 0.1,
    from: 'Willoughby et al. (2006), eq. 7a by hand',
  },
  {
    model: tenMinuteFromOneMinute,
    given: [100],
    expected: 85.5,
    within: 1.5,
    from: 'Harper et al. (2010), WMO/TD-1555: 0.84 inland to 0.87 off land (from memory)',
  },
];
