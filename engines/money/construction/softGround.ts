import { isKnown } from '../../facts.ts';
import { graded, oneStepMilder, ungraded, type Check, type Draft } from './checks.ts';
import type { ConstructionFacts } from './siteChecks.ts';
import { PERMAFROST_BELOW_C, SHALLOW_STORIES, type Preclearance } from './tables.ts';

const SOFT: Draft = {
  check: 'soft_ground',
  unit: 'm/s',
  clause:
    'IBC 2021 sections 1803.5.3, 1808.6 and 1809 (1809.5 where frozen); ASCE 7-16 section 20.3 (class F)',
  study:
    'Borings with shear-wave velocity to 30 m; bearing capacity and settlement, where frozen with ground temperatures',
};

/** Soft or made ground under the foundation that is meant. */
export function softGroundCheck(
  facts: ConstructionFacts,
  stories: number,
  carriesDeep: boolean,
): Check {
  if (!isKnown(facts.soil)) return ungraded(SOFT, 'unknown', facts.soil.missing);
  const { vs30Mps, peatMapped, fillMapped } = facts.soil.value;
  const frozen = frozenGround(facts);
  const poor = peatMapped || fillMapped || frozen !== null || vs30Mps < 180;
  const loaded = stories > SHALLOW_STORIES || frozen === 'ice sheet';
  const raw: Preclearance = poor && loaded ? 'RESTRICTED' : poor ? 'CONDITIONAL' : 'CLEAR';
  const mapped = peatMapped ? ['peat mapped'] : fillMapped ? ['made ground'] : [];
  return graded(SOFT, {
    value: vs30Mps,
    raw,
    grade: carriesDeep ? oneStepMilder(raw) : raw,
    note:
      frozen === 'ice sheet'
        ? 'ice sheet: ice creeps under load and melts under a warm building'
        : [`Vs30 about ${Math.round(vs30Mps)} m/s`, ...mapped, ...(frozen ? [frozen] : [])].join(
            ', ',
          ),
  });
}

/** Ground that stands by its frost: an ice sheet or glacier, or air so cold over the year that the ground is likely frozen throughout; null for all else. */
function frozenGround({ relief, climate }: ConstructionFacts): string | null {
  if (isKnown(relief) && relief.value.reliefClass === 'ice') return 'ice sheet';
  if (!isKnown(climate)) return null;
  const meanC = climate.value.annualMeanTemperatureC;
  return meanC < PERMAFROST_BELOW_C
    ? `mean of the year ${meanC.toFixed(0)} °C: permafrost is likely`
    : null;
}
