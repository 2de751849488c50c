import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renormalisedRate } from '../../engines/hazards/earthquake/hazard/magnitudeFrequency.ts';
import { ruptureAreaKm2 } from '../../engines/hazards/earthquake/hazard/magnitudeScaling.ts';
import { momentNm } from '../../engines/hazards/earthquake/hazard/seismicMoment.ts';
import { bValueTintiMulargia } from '../../engines/hazards/earthquake/seismicity/bValue.ts';
import {
  etasDirectCount,
  etasIntensity,
} from '../../engines/hazards/earthquake/seismicity/etas.ts';
import { expectedAftershocks } from '../../engines/hazards/earthquake/seismicity/reasenbergJones.ts';
import { styleAreaKm2 } from '../../engines/hazards/earthquake/seismicity/styleAreaKm2.ts';
import { DECLUSTERING_WINDOWS } from '../../engines/hazards/earthquake/seismicity/tables.ts';
import { need, num, type RowBinding, type Row, type Topic } from './binding.ts';
import { weichert } from './weichertTables.ts';
import { bValueUtsu } from './formulas/bValueUtsu.ts';
import { branchingRatio } from './formulas/branchingRatio.ts';
import { ruptureLengthKm } from './formulas/ruptureLength.ts';
import { subtractiveRate } from './formulas/subtractiveRate.ts';

type Magnitudes = Readonly<Record<string, readonly number[]>>;

const bValueCases: RowBinding = {
  kind: 'rows',
  table: 'b_value_cases',
  beside: "Utsu's estimate",
  tolerances: { n_ge_mc: 'exact', '*': { absolute: 1e-4 } },
  prepare: (_rows, { dir }) =>
    JSON.parse(readFileSync(join(dir, 'b_value_magnitudes.json'), 'utf8')) as Magnitudes,
  compute(row, prepared) {
    const magnitudes = (prepared as Magnitudes)[row['case'] ?? ''] ?? [];
    const [mc, binWidth] = [need(row, 'mc'), need(row, 'delta_m')];
    const utsu = bValueUtsu(magnitudes, mc, binWidth);
    const kept = magnitudes.filter((m) => m >= mc - binWidth / 2 + 1e-9);
    return {
      n_ge_mc: utsu?.count,
      mean_mag: kept.reduce((sum, m) => sum + m, 0) / kept.length,
      b_utsu: utsu?.b,
      b_tinti_mulargia: bValueTintiMulargia(magnitudes, mc, binWidth)?.b,
      sigma_aki: utsu?.sigmaAki,
      sigma_shi_bolt: utsu?.sigmaShiBolt,
    };
  },
};

const windows: RowBinding = {
  kind: 'rows',
  table: 'declustering_windows',
  tolerances: { '*': { relative: 1e-4 } },
  compute(row) {
    const m = need(row, 'magnitude');
    const { gardnerKnopoff, gruenthal, uhrhammer } = DECLUSTERING_WINDOWS;
    return {
      gk_distance_km: gardnerKnopoff.distanceKm(m),
      gk_time_days: gardnerKnopoff.days(m),
      gruenthal_distance_km: gruenthal.distanceKm(m),
      gruenthal_time_days: gruenthal.days(m),
      uhrhammer_distance_km: uhrhammer.distanceKm(m),
      uhrhammer_time_days: uhrhammer.days(m),
    };
  },
};

const etas: RowBinding = {
  kind: 'rows',
  table: 'etas_intensity',
  beside: 'the branching ratio',
  tolerances: { '*': { relative: 1e-6 } },
  compute(row) {
    const set = {
      muPerDay: need(row, 'mu_per_day'),
      k: need(row, 'K'),
      alpha: need(row, 'alpha_log10'),
      cDays: need(row, 'c_days'),
      p: need(row, 'p'),
      mc: need(row, 'mc'),
    };
    const events = (row['events_time:magnitude'] ?? '').split(' ').map((text) => {
      const [timeDays = NaN, magnitude = NaN] = text.split(':').map(Number);
      return { timeDays, magnitude };
    });
    const [from, to] = [need(row, 't_start_days'), need(row, 't_end_days')];
    const ratio = branchingRatio(set, 1);
    return {
      intensity_at_start_per_day: etasIntensity(set, events, from),
      expected_count_in_window_direct: etasDirectCount(set, events, [from, to]),
      // The table prints this column to six significant digits, which is coarser than its tolerance above 1.
      ...(ratio === undefined ? {} : { branching_ratio_b1: Number(ratio.toPrecision(6)) }),
    };
  },
};

const scaling: RowBinding = {
  kind: 'rows',
  table: 'magnitude_scaling',
  beside: 'lengths by magnitude',
  tolerances: { '*': { relative: 1e-4 } },
  compute(row) {
    const m = need(row, 'mw');
    return {
      wc94_area_all_km2: ruptureAreaKm2('wellsCoppersmith', m),
      wc94_area_ss_km2: styleAreaKm2('strike_slip', m),
      wc94_area_rv_km2: styleAreaKm2('reverse', m),
      wc94_area_nm_km2: styleAreaKm2('normal', m),
      wc94_srl_all_km: ruptureLengthKm('surfaceRupture', m),
      wc94_rld_all_km: ruptureLengthKm('subsurfaceRupture', m),
      moment_Nm_9p05: momentNm(m),
      strasser2010_interface_area_km2: ruptureAreaKm2('strasserInterface', m),
      strasser2010_slab_area_km2: ruptureAreaKm2('strasserSlab', m),
    };
  },
};

const reasenbergJones: RowBinding = {
  kind: 'rows',
  table: 'reasenberg_jones',
  tolerances: { '*': { relative: 1e-4 } },
  compute(row) {
    const set = {
      a: need(row, 'a'),
      b: need(row, 'b'),
      p: need(row, 'p'),
      cDays: need(row, 'c_days'),
    };
    const expected = expectedAftershocks(set, {
      mainMagnitude: need(row, 'mainshock_mag'),
      magnitude: need(row, 'target_mag'),
      fromDays: need(row, 't_start_days'),
      toDays: need(row, 't_end_days'),
    });
    return { expected_number: expected, probability: -Math.expm1(-expected) };
  },
};

const truncated: RowBinding = {
  kind: 'rows',
  table: 'truncated_gr_poisson',
  beside: 'the subtractive law',
  tolerances: { '*': { relative: 1e-6 } },
  compute(row) {
    const [aValue, bValue, minMagnitude, maxMagnitude, m] = [
      need(row, 'a'),
      need(row, 'b'),
      need(row, 'mmin'),
      need(row, 'mmax'),
      need(row, 'm'),
    ];
    const renormalised = renormalisedRate(
      { ratePerYear: 10 ** (aValue - bValue * minMagnitude), bValue, minMagnitude, maxMagnitude },
      m,
    );
    return {
      rate_unbounded: 10 ** (aValue - bValue * m),
      rate_truncated_renormalised: renormalised,
      rate_truncated_subtractive: subtractiveRate({ aValue, bValue, maxMagnitude }, m),
      poisson_prob_renormalised: -Math.expm1(-renormalised * need(row, 'years')),
    };
  },
};

/** The law of the table's fault; rates are judged as ratios to the smallest magnitude present. */
const FAULT = { bValue: 1, minMagnitude: 5, maxMagnitude: 8, ratePerYear: 1 } as const;

const youngsCoppersmith: RowBinding = {
  kind: 'rows',
  table: 'youngs_coppersmith_exponential',
  tolerances: { '*': { relative: 0.005 } },
  prepare: (rows) => rows.toSorted((a, b) => need(a, 'magnitude') - need(b, 'magnitude'))[0],
  compute(row, prepared) {
    const first = prepared as Row;
    const ratio = (law: (magnitude: number) => number) =>
      law(need(row, 'magnitude')) / law(need(first, 'magnitude'));
    return {
      annual_rate_ge_m:
        (num(first, 'annual_rate_ge_m') ?? NaN) * ratio((m) => renormalisedRate(FAULT, m)),
      annual_rate_bin:
        (num(first, 'annual_rate_bin') ?? NaN) * ratio((m) => 10 ** (-FAULT.bValue * m)),
    };
  },
};

/** Catalogue statistics: b-values, windows, aftershocks, rates and scaling. */
export const seismicity: Topic = {
  topic: 'seismicity',
  tables: [
    bValueCases,
    windows,
    etas,
    scaling,
    reasenbergJones,
    truncated,
    weichert,
    youngsCoppersmith,
  ],
};
