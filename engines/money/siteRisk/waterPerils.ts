import { isKnown, type Moment } from '../../facts.ts';
import { assessFlood } from '../../hazards/flood/component.ts';
import { rainWater, riverWater, seaWater } from '../../hazards/flood/floodLoss.ts';
import type { FloodFacts } from '../../hazards/flood/siteFlood.ts';
import {
  assessTsunami,
  heightLnSigma,
  type TsunamiFacts,
} from '../../hazards/tsunami/component.ts';
import { WET_DEPTH_M } from '../../hazards/flood/tables.ts';
import { LOSS_PER_HEIGHT } from '../../hazards/tsunami/tables.ts';
import { depthCurve } from '../../hazards/tsunami/tsunamiDepths.ts';
import { atSite, exponential, without, type PerilAtSite } from './perils.ts';

/** Flooding by rivers, rain and the sea. */
export function floodPeril(facts: FloodFacts, moment: Moment): PerilAtSite {
  const { answer, site } = assessFlood(facts, moment);
  if (!site || !isKnown(facts.flood) || answer.state !== 'known')
    return without(
      'flood',
      answer.state === 'not_applicable' ? 'not_applicable' : 'unknown',
      answer.reason ?? 'no flood hazard',
    );
  const water = {
    river: riverWater(site),
    rain: rainWater(site),
    sea: seaWater(site, facts.flood.value),
  };
  const causes = (['river', 'rain', 'sea'] as const)
    .filter((name) => water[name].chance > 0)
    .map((name) => ({
      cause: name,
      damage: name === 'sea' ? ('coastal_flood' as const) : ('flood' as const),
      intensityAt: exponential(water[name].chance, WET_DEPTH_M, water[name].depthScaleM),
      beginsPerYear: water[name].chance,
      lnSigma: site[name].lnSigma,
    }));
  return atSite('flood', causes, answer.drivers);
}

/** Flow of tsunamis at the place: the depths that the composite score sums. */
export function tsunamiPeril(facts: TsunamiFacts): PerilAtSite {
  const { answer, site, coast } = assessTsunami(facts);
  if (!site || !coast || answer.state !== 'known')
    return without(
      'tsunami',
      answer.state === 'not_applicable' ? 'not_applicable' : 'unknown',
      answer.reason ?? 'no tsunami hazard',
    );
  return atSite(
    'tsunami',
    [
      {
        cause: 'tsunami',
        damage: 'tsunami',
        ...depthCurve(coast, site),
        lnSigma: LOSS_PER_HEIGHT * heightLnSigma(coast, site),
      },
    ],
    answer.drivers,
  );
}
