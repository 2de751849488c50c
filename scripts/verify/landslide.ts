import {
  fotopoulou2015,
  jibson2007Pga,
  jibson2007PgaM,
  rathjeSaygili2009,
  saygiliRathje2008,
  type Shaking,
} from '../../engines/hazards/landslide/displacement.ts';
import {
  criticalAccelerationG,
  failureProbability,
} from '../../engines/hazards/landslide/newmark.ts';
import { landCoverEffect, lithologyEffect } from '../../engines/hazards/landslide/nowickiJessee.ts';
import { thresholdMmPerH } from '../../engines/hazards/landslide/rainfall.ts';
import { RAINFALL_THRESHOLDS } from '../../engines/hazards/landslide/tables.ts';
import { need, num, type Row, type RowBinding, type Topic } from './binding.ts';
import { coseismicCoverage, landslideProbability } from './formulas/coseismicCoverage.ts';
import { jibson2000Arias } from './formulas/jibson2000Arias.ts';

type Displacement = (
  shaking: Shaking & { readonly ariasMps?: number | undefined },
) => number | undefined;

/** Regressions by the words that name them in the `model` column. */
const DISPLACEMENTS: readonly (readonly [pattern: RegExp, model: Displacement])[] = [
  [/^jibson2007.*6$/, jibson2007Pga],
  [/^jibson2007.*7$/, jibson2007PgaM],
  [/^jibson2000/, jibson2000Arias],
  [/saygili_?rathje_?2008/, saygiliRathje2008],
  [/rathje_?saygili_?2009/, rathjeSaygili2009],
  [/^fotopoulou2015_a/, (shaking) => fotopoulou2015('a', shaking)],
  [/^fotopoulou2015_b/, (shaking) => fotopoulou2015('b', shaking)],
  [/^fotopoulou2015_c/, (shaking) => fotopoulou2015('c', shaking)],
  [/^fotopoulou2015_d/, (shaking) => fotopoulou2015('d', shaking)],
];

function displacementOf(row: Row): Displacement | undefined {
  const name = row['model']?.trim().toLowerCase() ?? '';
  return DISPLACEMENTS.find(([pattern]) => pattern.test(name))?.[1];
}

const coseismicDisplacement: RowBinding = {
  kind: 'rows',
  table: 'coseismic_displacement',
  beside: 'the regression on Arias intensity',
  tolerances: {},
  notOffered: (row) => (displacementOf(row) ? undefined : row['model']),
  compute: (row) => ({
    displacement_m: displacementOf(row)?.({
      criticalG: need(row, 'critical_acceleration_g'),
      pgaG: unrounded(row['pga_g']),
      pgvCmps: num(row, 'pgv_cms'),
      ariasMps: num(row, 'arias_ms'),
      magnitude: num(row, 'mag'),
    }),
  }),
};

/**
 * Some rows were computed on ten even steps from 0 to 2 g, ninths that the table prints to six decimals: the step is given back its
 * digits, since the displacement near the critical acceleration is six times as sensitive.
 */
function unrounded(text: string | undefined): number | undefined {
  const value = text?.trim() ? Number(text) : undefined;
  if (value === undefined || !/\.\d{6}$/.test(text?.trim() ?? '')) return value;
  const ninths = Math.round(value * 9);
  return Math.abs(value - ninths / 9) < 1e-6 ? ninths / 9 : value;
}

/** Plain cells of the table end at the eighth decimal; only the smallest value is printed in powers of ten. */
const EIGHTH_DECIMAL = { absolute: 5e-9 };

const jibsonProbability: RowBinding = {
  kind: 'rows',
  table: 'jibson2000_probability',
  tolerances: { probability: { anyOf: [{ relative: 1e-6 }, EIGHTH_DECIMAL] } },
  compute: (row) => ({ probability: failureProbability(need(row, 'displacement_m')) }),
};

const newmark: RowBinding = {
  kind: 'rows',
  table: 'newmark_critical_acceleration',
  tolerances: {},
  compute: (row) => ({
    critical_acceleration_g: criticalAccelerationG({
      slopeDeg: need(row, 'slope_deg'),
      cohesionPa: need(row, 'cohesion_pa'),
      frictionDeg: need(row, 'friction_deg'),
      saturatedFraction: need(row, 'saturated_fraction'),
      slabThicknessM: need(row, 'slab_thickness_m'),
      densityKgM3: need(row, 'unit_density_kgm3'),
    }),
  }),
};

const nowickiJessee: RowBinding = {
  kind: 'rows',
  table: 'nowicki_jessee_2018',
  tolerances: { '*': { relative: 1e-5 } },
  compute(row) {
    const slope = {
      pgvCmps: need(row, 'pgv_cms'),
      slopeDeg: need(row, 'slope_deg'),
      cti: need(row, 'cti_x'),
      lithology: lithologyEffect(row['glim_lithology']?.trim() ?? ''),
      landCover: landCoverEffect(need(row, 'globcover_landcover')),
    };
    return {
      probability: landslideProbability(slope),
      areal_coverage_fraction: coseismicCoverage(slope, need(row, 'pga_g')),
    };
  },
};

/** Thresholds by their name in the table. */
const THRESHOLDS: Readonly<Record<string, keyof typeof RAINFALL_THRESHOLDS>> = {
  Caine1980_global: 'caine1980',
  Innes1983_global_debris_flow: 'innes1983',
  Guzzetti2008_global: 'guzzetti2008',
  Guzzetti2007_CADSES: 'cadses2007',
  Jibson1989_Puerto_Rico: 'jibson1989PuertoRico',
  Larsen_Simon1993_Puerto_Rico: 'larsenSimon1993PuertoRico',
  Dahal_Hasegawa2008_Nepal: 'dahalHasegawa2008Nepal',
};

const rainfallThresholds: RowBinding = {
  kind: 'rows',
  table: 'rainfall_id_thresholds',
  tolerances: { '*': { relative: 1e-4 } },
  notOffered: (row) => (THRESHOLDS[row['threshold']?.trim() ?? ''] ? undefined : row['threshold']),
  compute(row) {
    const name = THRESHOLDS[row['threshold']?.trim() ?? ''];
    const hours = need(row, 'duration_h');
    const intensity = name && thresholdMmPerH(RAINFALL_THRESHOLDS[name], hours);
    return {
      threshold_intensity_mm_h: intensity,
      threshold_depth_mm: intensity === undefined ? undefined : intensity * hours,
    };
  },
};

/** Landslides: coseismic probability, Newmark sliding and rainfall thresholds. */
export const landslide: Topic = {
  topic: 'landslide',
  tables: [coseismicDisplacement, jibsonProbability, newmark, nowickiJessee, rainfallThresholds],
};
