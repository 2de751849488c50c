import type { Moment } from '../../facts.ts';
import { assessFlood } from '../../hazards/flood/component.ts';
import type { FloodFacts } from '../../hazards/flood/siteFlood.ts';
import { assessTsunami, type TsunamiFacts } from '../../hazards/tsunami/component.ts';
import { siteShare } from '../../hazards/tsunami/siteReach.ts';
import { atSite, exponential, throughPoints, without, type PerilAtSite } from './perils.ts';
import { FLOOD_DEPTH_SCALE_M, FLOODED_FROM_M, HAZARD_LN_SIGMA } from './tables.ts';

/** Flooding by rivers, rain and the sea. */
export function floodPeril(facts: FloodFacts, moment: Moment): PerilAtSite {
  const { answer, site } = assessFlood(facts, moment);
  if (!site || answer.state !== 'known')
    return without(
      'flood',
      answer.state === 'not_applicable' ? 'not_applicable' : 'unknown',
      answer.reason ?? 'no flood hazard',
    );
  const cause = (name: 'river' | 'rain' | 'sea') => ({
    cause: name,
    damage: name === 'sea' ? ('coastal_flood' as const) : ('flood' as const),
    intensityAt: exponential(
      -Math.log1p(-Math.min(0.95, site[name].yearlyProbability)),
      FLOODED_FROM_M,
      FLOOD_DEPTH_SCALE_M[name],
    ),
    lnSigma: site[name].lnSigma,
  });
  const causes = (['river', 'rain', 'sea'] as const)
    .filter((name) => site[name].yearlyProbability > 0)
    .map(cause);
  return atSite('flood', causes, answer.drivers);
}

/** Flow of tsunamis at the place. */
export function tsunamiPeril(facts: TsunamiFacts): PerilAtSite {
  const { answer, site, coast } = assessTsunami(facts);
  if (!site || !coast || answer.state !== 'known')
    return without(
      'tsunami',
      answer.state === 'not_applicable' ? 'not_applicable' : 'unknown',
      answer.reason ?? 'no tsunami hazard',
    );
  const depth = (heightM: number) => heightM * siteShare(heightM, site);
  const points = throughPoints([
    [1 / 474.56, depth(coast.height475M)],
    [1 / 974.79, depth(coast.height975M)],
    [1 / 2474.92, depth(coast.height2475M)],
  ]);
  const lnSigma = Math.hypot(HAZARD_LN_SIGMA.tsunami, coast.rateLnSigma);
  return atSite(
    'tsunami',
    [{ cause: 'tsunami', damage: 'tsunami', intensityAt: points, lnSigma }],
    answer.drivers,
  );
}
