import { isKnown, type FactTree } from '../../facts.ts';
import type { karst, relief, setting } from '../../ground/datasets/terrain.ts';
import type { Fact } from '../../facts.ts';
import { sinkholeReachKm2 } from '../../ground/vulnerability/groundDamage.ts';
import { assessLandslide } from '../../hazards/landslide/component.ts';
import type { LandslideFacts } from '../../hazards/landslide/siteOf.ts';
import { builtGroundRate, FAILURE_LN_SIGMA } from '../../hazards/landslide/landslideLoss.ts';
import { SLIDE_MOVEMENT_M } from '../../hazards/landslide/tables.ts';
import { OPENING_LN_SIGMA } from '../../hazards/sinkhole/sinkholeLoss.ts';
import { rateInWords } from '../../hazards/sinkhole/rateInWords.ts';
import { sinkholeRatePerKm2Year } from '../../hazards/sinkhole/sinkholeRate.ts';
import { USUAL_DIAMETER_M } from '../../hazards/sinkhole/tables.ts';
import { siteElevationM, type volcanoNeeds } from '../../hazards/volcano/component.ts';
import { siteHazard, type SiteHazard } from '../../hazards/volcano/siteHazard.ts';
import { FAR_ASH_PER_YEAR } from '../../hazards/volcano/tables.ts';
import { assessWildfire, type wildfireNeeds } from '../../hazards/wildfire/assessment.ts';
import { atSite, exponential, fixed, throughPoints, without, type PerilAtSite } from './perils.ts';
import { FLAME_LAW, VOLCANO_LN_SIGMA } from './tables.ts';
import type * as z from 'zod';

type Answer<D extends { readonly answer: z.ZodType }> = z.output<D['answer']>;

/** Slopes that fail under the building. */
export function landslidePeril(facts: LandslideFacts): PerilAtSite {
  const { known, answer } = assessLandslide(facts);
  if (!known)
    return without(
      'landslide',
      answer.state === 'not_applicable' ? 'not_applicable' : 'unknown',
      answer.reason ?? 'no landslide hazard',
    );
  const perYear = builtGroundRate(known.site);
  return atSite(
    'landslide',
    [
      {
        cause: 'landslide',
        damage: 'landslide',
        intensityAt: fixed(perYear, SLIDE_MOVEMENT_M),
        beginsPerYear: perYear,
        lnSigma: FAILURE_LN_SIGMA,
      },
    ],
    answer.drivers,
  );
}

/** Facts of soluble rock. */
export interface SinkholeFacts {
  readonly setting: Fact<Answer<typeof setting>>;
  readonly relief: Fact<Answer<typeof relief>>;
  readonly karst: Fact<Answer<typeof karst>>;
}

/** Sinkholes that reach the building. */
export function sinkholePeril({
  setting: where,
  relief: land,
  karst: rock,
}: SinkholeFacts): PerilAtSite {
  if (isKnown(where) && !where.value.isLand)
    return without('sinkhole', 'not_applicable', 'open water: no ground that could open');
  if (isKnown(land) && land.value.reliefClass === 'ice')
    return without('sinkhole', 'not_applicable', 'ice sheet: no rock near the surface');
  if (!isKnown(rock)) return without('sinkhole', 'unknown', rock.missing);
  const { distanceKm, ...kind } = rock.value;
  const perKm2 = sinkholeRatePerKm2Year({ ...kind, distanceKm: distanceKm ?? Infinity });
  const perYear = perKm2 * sinkholeReachKm2(USUAL_DIAMETER_M);
  return atSite(
    'sinkhole',
    [
      {
        cause: 'sinkhole',
        damage: 'sinkhole',
        intensityAt: fixed(perYear, USUAL_DIAMETER_M),
        beginsPerYear: perYear,
        lnSigma: OPENING_LN_SIGMA,
      },
    ],
    [rateInWords(perKm2)],
  );
}

/** Wildfires that reach the property. */
export function wildfirePeril(facts: FactTree<ReturnType<typeof wildfireNeeds>>): PerilAtSite {
  const { chance, answer } = assessWildfire(facts);
  if (!chance)
    return without(
      'wildfire',
      answer.state === 'not_applicable' ? 'not_applicable' : 'unknown',
      answer.reason ?? 'no wildfire hazard',
    );
  return atSite(
    'wildfire',
    [
      {
        cause: 'wildfire',
        damage: 'wildfire',
        intensityAt: exponential(chance.damagingPerYear, FLAME_LAW.fromM, FLAME_LAW.scaleM),
        beginsPerYear: chance.damagingPerYear,
        lnSigma: chance.lnSigma,
      },
    ],
    answer.drivers,
  );
}

/** Yearly rates of ash by thickness, with distant large eruptions, and of all that flows. */
function volcanicRates({ effects }: SiteHazard) {
  const sums = { ash1: FAR_ASH_PER_YEAR, ash10: FAR_ASH_PER_YEAR, ash100: 0, ash300: 0, flow: 0 };
  for (const effect of effects) {
    sums.ash1 += effect.ash1mmPerYear;
    sums.ash10 += effect.ash10mmPerYear;
    sums.ash100 += effect.ash100mmPerYear;
    sums.ash300 += effect.ash300mmPerYear;
    sums.flow += effect.pyroclasticPerYear + effect.laharPerYear + effect.lavaPerYear;
  }
  return sums;
}

/** POLICY. Flows that come once in a million years or more are told beside the ash. */
const TOLD_FLOW_PER_YEAR = 1e-6;

/** Ash, flows, lahars and lava. */
export function volcanoPeril(
  { lat, lon }: { readonly lat: number; readonly lon: number },
  facts: FactTree<ReturnType<typeof volcanoNeeds>>,
): PerilAtSite {
  if (!isKnown(facts.volcanoes))
    return without('volcano', 'unknown', `volcano list: ${facts.volcanoes.missing}`);
  const hazard = siteHazard(
    facts.volcanoes.value.volcanoes,
    { lat, lon, elevationM: siteElevationM(facts.elevation) },
    true,
  );
  const sums = volcanicRates(hazard);
  const lnSigma = Math.hypot(VOLCANO_LN_SIGMA, hazard.rateLnSigma);
  const ash = throughPoints([
    [sums.ash1, 1],
    [sums.ash10, 10],
    [sums.ash100, 100],
    [sums.ash300, 300],
  ]);
  return atSite(
    'volcano',
    [
      { cause: 'ash', damage: 'ash', intensityAt: (rate) => Math.min(2000, ash(rate)), lnSigma },
      {
        cause: 'flow, lahar or lava',
        damage: 'volcanic_flow',
        intensityAt: fixed(sums.flow, 1),
        beginsPerYear: sums.flow,
        lnSigma,
      },
    ],
    [
      `1 cm of ash ${sums.ash10.toPrecision(2)} times a year`,
      ...(sums.flow >= TOLD_FLOW_PER_YEAR
        ? [`a lahar, a flow or lava ${sums.flow.toPrecision(2)} times a year`]
        : []),
    ],
  );
}
