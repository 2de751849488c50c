import { isKnown } from '../../facts.ts';
import { groundAt } from '../../hazards/earthquake/answers/groundAt.ts';
import { designReply, MAXIMUM_DIRECTION } from '../../hazards/earthquake/answers/designReply.ts';
import { rockHazard, type RockHazard } from '../../hazards/earthquake/answers/rockHazard.ts';
import { DETERMINISTIC_FLOOR_G } from '../../hazards/earthquake/site/consideredMotion.ts';
import {
  extentPct,
  liquefactionProbability,
  liquefactionSite,
} from '../../hazards/earthquake/liquefaction/liquefactionSite.ts';
import { siteFactorAt } from '../../hazards/earthquake/siteFactorAt.ts';
import { pgvSiteFactor } from '../../hazards/siteAmplification/siteFactor.ts';
import {
  gradeByBounds,
  graded,
  oneStepMilder,
  ungraded,
  type Check,
  type Draft,
} from './checks.ts';
import type { ConstructionFacts } from './siteChecks.ts';
import type { Preclearance } from './tables.ts';

/**
 * Motions on rock for the code: those of the hazard map, or, where they are strong enough that characteristic earthquakes may limit them and no
 * code map gives them, of the whole computation at the point, as `predict/seismic-risk` answers it.
 *
 * @source ASCE/SEI 7-16 (2017), section 21.2.3
 */
function rockOf(
  { hazard, code, sources }: ConstructionFacts,
  at: { readonly lat: number; readonly lon: number },
): RockHazard | null {
  if (!isKnown(hazard)) return null;
  const { pga475G, pga2475G, sa02s2475G, sa1s2475G, meanMagnitude, kinds } = hazard.value;
  const mapped: RockHazard = {
    pga475G,
    kinds,
    pga2475G: pga2475G.mean,
    sa02s2475G: sa02s2475G.mean,
    sa1s2475G: sa1s2475G.mean,
    longPeriodMagnitude: meanMagnitude,
    deterministic: null,
  };
  const { short, long } = MAXIMUM_DIRECTION;
  const mayBeLimited =
    short * mapped.sa02s2475G > NEAR_FLOOR * DETERMINISTIC_FLOOR_G.short ||
    long * mapped.sa1s2475G > NEAR_FLOOR * DETERMINISTIC_FLOOR_G.long ||
    mapped.pga2475G > NEAR_FLOOR * DETERMINISTIC_FLOOR_G.peak;
  if (isKnown(code) || !mayBeLimited || !isKnown(sources)) return mapped;
  return rockHazard(sources.value, at) ?? mapped;
}

/** The map and the point differ by some per cent: from this share of the least deterministic motion on the point is computed. */
const NEAR_FLOOR = 0.8;

/** Design values of a site; null where the hazard or the ground is not known. */
export function designOf(
  facts: ConstructionFacts,
  at: { readonly lat: number; readonly lon: number },
  risk: 'II' | 'III' | 'IV',
) {
  const rock = rockOf(facts, at);
  if (rock === null || !isKnown(facts.soil)) return null;
  const ground = groundAt(facts.soil, undefined);
  const design = designReply({ ground, rock, code: facts.code, risk });
  return design && { design, ground };
}

export type Design = NonNullable<ReturnType<typeof designOf>>;

const CATEGORY: Draft = {
  check: 'seismic_design_category',
  unit: 'SDC',
  clause: 'ASCE 7-16 sections 11.6 and 11.8; IBC 2021 sections 1803.5.11 and 1803.5.12',
  study:
    'Geotechnical investigation with seismic hazards of the site (liquefaction, slope, rupture, lateral pressure)',
};

/** The design category: D asks for studies, E and F restrict, F fails a tower. */
export function categoryCheck(category: string | null, structure: string, stories: number): Check {
  if (category === null) return ungraded(CATEGORY, 'unknown', 'ground or hazard is not known');
  const tall = structure === 'high_rise' || stories > 13;
  const grades: Readonly<Record<string, Preclearance>> = {
    A: 'CLEAR',
    B: 'CLEAR',
    C: 'CONDITIONAL',
    D: 'CONDITIONAL',
    E: 'RESTRICTED',
    F: tall ? 'FAIL' : 'RESTRICTED',
  };
  return graded(CATEGORY, {
    value: null,
    grade: grades[category] ?? 'CONDITIONAL',
    note: `seismic design category ${category}${tall ? ', tall structure' : ''}`,
  });
}

const STUDY: Draft = {
  check: 'site_specific_ground_motion',
  unit: '',
  clause: 'ASCE 7-16 section 11.4.8 and chapter 21',
  study: 'Site-specific ground-motion hazard analysis, or the larger values of the exceptions',
};

/** Whether the standard asks for a site-specific study of motion. */
export function motionStudyCheck(found: Design | null): Check {
  if (!found) return ungraded(STUDY, 'unknown', 'ground or hazard is not known');
  const asked = found.design.site_study_required;
  return graded(STUDY, {
    value: null,
    grade: asked ? 'CONDITIONAL' : 'CLEAR',
    note: asked
      ? `class ${found.design.coefficient_class} with S1 of ${found.design.s1_g.toFixed(2)} g`
      : 'the general procedure may be used',
  });
}

const LIQUEFACTION: Draft = {
  check: 'liquefaction',
  unit: '% of ground',
  clause: 'ASCE 7-16 sections 11.8.2 (2) and 12.13.9; IBC 2021 section 1803.5.12',
  study: 'Liquefaction assessment from borings or cone soundings, with settlement and spreading',
};

/** Ground that liquefies in the shaking of 475 years; foundations that carry deep make it one step milder. */
export function liquefactionCheck(facts: ConstructionFacts, carriesDeep: boolean): Check {
  const { soil, setting, climate, relief, hazard, flood } = facts;
  const { flood: rivers } = flood;
  if (
    !isKnown(soil) ||
    !isKnown(setting) ||
    !isKnown(climate) ||
    !isKnown(relief) ||
    !isKnown(hazard)
  )
    return ungraded(LIQUEFACTION, 'unknown', 'ground, water, climate or shaking is not known');
  const { vs30Mps } = soil.value;
  const site = liquefactionSite(
    { soil: soil.value, setting: setting.value, climate: climate.value, relief: relief.value },
    vs30Mps,
    isKnown(rivers)
      ? Math.min(...rivers.value.reaches.map(({ distanceKm }) => distanceKm))
      : Infinity,
  );
  const { pga475G, pgv475Cmps, meanMagnitude, kinds } = hazard.value;
  const factor = siteFactorAt(vs30Mps, pga475G.mean, kinds);
  const probability = liquefactionProbability('usgs_2022', site, {
    pgaG: pga475G.mean * factor,
    pgvCmps: pgv475Cmps.mean * pgvSiteFactor(vs30Mps, pga475G.mean),
    magnitude: meanMagnitude,
  });
  const value = extentPct('usgs_2022', probability);
  const raw = gradeByBounds('liquefaction', value);
  return graded(LIQUEFACTION, {
    value,
    raw,
    grade: carriesDeep ? oneStepMilder(raw) : raw,
    note: `${Number(value.toPrecision(2))} % of such ground liquefies in the shaking of 475 years`,
  });
}
