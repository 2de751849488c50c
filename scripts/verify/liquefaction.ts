import {
  conditionalProbability,
  displacementCorrection,
  groundFailureProbability,
  lateralSpreadM,
  magnitudeCorrection,
  waterCorrection,
} from '../../engines/hazards/earthquake/liquefaction/hazus.ts';
import type { Susceptibility } from '../../engines/hazards/earthquake/liquefaction/tables.ts';
import {
  magnitudeWeight,
  zhu15Probability,
} from '../../engines/hazards/earthquake/liquefaction/zhu15.ts';
import {
  arealExtentPct,
  usgsLiquefaction,
  zhu17Coastal,
  zhu17General,
} from '../../engines/hazards/earthquake/liquefaction/zhu17.ts';
import { need } from './binding.ts';
import type { Computed, Row, Topic } from './binding.ts';

const SUSCEPTIBILITY: Readonly<Record<string, Susceptibility>> = {
  vh: 'very_high',
  h: 'high',
  m: 'moderate',
  l: 'low',
  vl: 'very_low',
  n: 'none',
};
const FACTORS: Readonly<Record<string, (input: number) => number>> = {
  Km: magnitudeCorrection,
  Kw_depth_ft: waterCorrection,
  K_delta: displacementCorrection,
  Idriss_magnitude_weight: magnitudeWeight,
};

/** Liquefaction models against other programs. */
export const liquefaction: Topic = {
  topic: 'liquefaction',
  tables: [
    {
      kind: 'rows',
      table: 'hazus_conditional_probability',
      tolerances: { '*': { relative: 1e-6 } },
      compute: (row) => ({
        conditional_probability: conditionalProbability(
          susceptibilityOf(row, 'susceptibility'),
          unroundedG(row),
        ),
      }),
    },
    {
      kind: 'rows',
      table: 'hazus_correction_factors',
      tolerances: { '*': { relative: 1e-6 } },
      notOffered: ({ factor = '' }) => (factor in FACTORS ? undefined : factor),
      compute: (row) => ({ value: FACTORS[row['factor'] ?? '']?.(need(row, 'input')) }),
    },
    {
      kind: 'rows',
      table: 'sites_expected',
      tolerances: { '*': { relative: 1e-4 } },
      compute: siteRow,
    },
    {
      kind: 'rows',
      table: 'zhu2017_general_grid',
      tolerances: { '*': { relative: 1e-5 } },
      compute: gridRow,
    },
  ],
};

function susceptibilityOf(row: Row, column: string): Susceptibility {
  const susceptibility = SUSCEPTIBILITY[row[column] ?? ''];
  if (susceptibility === undefined) throw new Error(`no susceptibility ${row[column]}`);
  return susceptibility;
}

/** The table steps PGA by 1/180 g and prints six places; the cut-off digits would cost more than the tolerance. */
function unroundedG(row: Row): number {
  const printed = need(row, 'pga_g');
  const stepped = Math.round(printed * 180) / 180;
  return Math.abs(stepped - printed) <= 5e-7 ? stepped : printed;
}

function gridRow(row: Row): Computed {
  const probability = zhu17General(generalSite(row));
  return { probability, spatial_extent_pct: arealExtentPct(probability, 'general') };
}

function generalSite(row: Row) {
  return {
    pgvCmps: need(row, 'pgv_cms'),
    vs30Mps: need(row, 'vs30_ms'),
    precipitationMm: need(row, 'precip_mm_yr'),
    waterDistanceKm: need(row, 'dist_water_km'),
    waterTableM: need(row, 'water_table_m'),
  };
}

function siteRow(row: Row): Computed {
  const general = generalSite(row);
  const shaking = { magnitude: need(row, 'mag'), pgaG: need(row, 'pga_g') };
  const susceptibility = susceptibilityOf(row, 'hazus_susceptibility');
  const coastal = zhu17Coastal({
    ...general,
    coastDistanceKm: need(row, 'dist_coast_km'),
    riverDistanceKm: need(row, 'dist_river_km'),
  });
  const inland = zhu17General(general);
  const usgs = usgsLiquefaction({ ...general, ...shaking });
  return {
    zhu2015_general_prob: zhu15Probability({
      ...shaking,
      topographicIndex: need(row, 'cti'),
      vs30Mps: general.vs30Mps,
    }),
    zhu2017_coastal_prob: coastal,
    zhu2017_coastal_lse_pct: arealExtentPct(coastal, 'coastal'),
    zhu2017_general_prob: inland,
    zhu2017_general_lse_pct: arealExtentPct(inland, 'general'),
    allstadt2022_prob: usgs,
    allstadt2022_lse_pct: arealExtentPct(usgs, 'general'),
    hazus_prob_ground_failure: groundFailureProbability({
      ...shaking,
      susceptibility,
      waterTableM: general.waterTableM,
    }),
    hazus_lateral_spread_m_OQ: lateralSpreadM({ ...shaking, susceptibility }),
  };
}
