import { isKnown } from '../../facts.ts';
import { siteElevationM } from '../../hazards/volcano/component.ts';
import { siteHazard } from '../../hazards/volcano/siteHazard.ts';
import { percentWords } from '../../percentWords.ts';
import { gradeByBounds, graded, ungraded, type Check, type Draft } from './checks.ts';
import type { ConstructionFacts } from './siteChecks.ts';

const FLOWS: Draft = {
  check: 'volcanic_flows',
  unit: '1/yr',
  clause: 'none: IBC 2021 and ASCE 7-16 hold no clause on lava, lahars and pyroclastic flows',
  study: 'Volcanic hazard map of the observatory, with the ways of lava, lahars and flows',
};

/** Chance below this is told as none, 1/yr. */
const LEAST_PER_YEAR = 1e-6;

/** Lava, lahars and pyroclastic flows that reach the place. */
export function volcanicFlowsCheck(
  { volcano: { volcanoes, elevation } }: ConstructionFacts,
  { lat, lon }: { readonly lat: number; readonly lon: number },
): Check {
  if (!isKnown(volcanoes)) return ungraded(FLOWS, 'unknown', volcanoes.missing);
  const site = { lat, lon, elevationM: siteElevationM(elevation) };
  const flows = siteHazard(volcanoes.value.volcanoes, site, false).effects.map((effect) => ({
    name: effect.volcano.name,
    perYear: effect.lavaPerYear + effect.laharPerYear + effect.pyroclasticPerYear,
  }));
  const value = -Math.expm1(-flows.reduce((sum, { perYear }) => sum + perYear, 0));
  const [most] = flows.toSorted((a, b) => b.perYear - a.perYear);
  return graded(FLOWS, {
    value,
    grade: gradeByBounds('volcanicFlows', value),
    note:
      most === undefined || value < LEAST_PER_YEAR
        ? 'no listed volcano is near enough for its flows'
        : `${percentWords(value)} a year to lie in the path of lava, a lahar or a pyroclastic flow, mostly of ${most.name}; modelled`,
  });
}
