import type { TruthRow } from '../../truth.ts';
import { radiusOfMaxWindKm } from './hollandProfile.ts';
import { tenMinuteFromOneMinute } from './saffirSimpson.ts';
import { windDamageRatio } from '../../ground/vulnerability/windDamage.ts';

export const truth: readonly TruthRow[] = [
  {
    model: windDamageRatio,
    given: [74.7],
    expected: 0.5,
    within: 1e-12,
    from: 'Emanuel (2011): half of the value is lost at Vhalf',
  },
  {
    model: windDamageRatio,
    given: [25.7],
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
    expected: 93,
    within: 1e-9,
    from: 'Harper et al. (2010), WMO/TD-1555',
  },
];
