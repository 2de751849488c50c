import { ask14, ask14In } from '../../../engines/hazards/earthquake/groundMotion/ask14.ts';
import {
  bcHydroInterface,
  bcHydroSlab,
} from '../../../engines/hazards/earthquake/groundMotion/bcHydro16.ts';
import { bssa14, bssa14In } from '../../../engines/hazards/earthquake/groundMotion/bssa14.ts';
import { cb14, cb14In } from '../../../engines/hazards/earthquake/groundMotion/cb14.ts';
import { cy14, cy14In } from '../../../engines/hazards/earthquake/groundMotion/cy14.ts';
import type { GroundMotionModel } from '../../../engines/hazards/earthquake/groundMotion/model.ts';
import type { Computed, Row, RowBinding } from '../binding.ts';
import { motionOf, periodOf, scenarioOf } from './scenarioOf.ts';

/** Models with the terms of a region, by the region names of the table; a region without terms of its own takes the global model. */
const MODELS: Readonly<
  Record<
    string,
    { readonly global: GroundMotionModel; readonly [region: string]: GroundMotionModel }
  >
> = {
  ASK14: {
    global: ask14,
    taiwan: ask14In('taiwan'),
    china: ask14In('china'),
    japan: ask14In('japan'),
  },
  BSSA14: {
    global: bssa14,
    china: bssa14In('high_q'),
    turkey: bssa14In('high_q'),
    italy: bssa14In('low_q'),
    japan: bssa14In('low_q'),
  },
  CB14: {
    global: cb14,
    china: cb14In('high_q'),
    turkey: cb14In('high_q'),
    italy: cb14In('low_q'),
    japan: cb14In('japan'),
  },
  CY14: { global: cy14, china: cy14In('wenchuan'), italy: cy14In('italy'), japan: cy14In('japan') },
};

const RAKE_DEG: Readonly<Record<string, number>> = { SS: 0, NS: -90, RS: 90, U: NaN };

const spreadsheet: RowBinding = {
  kind: 'rows',
  table: 'pygmm_ngaw2_spreadsheet',
  tolerances: { '*': { relative: 0.01 } },
  notOffered: ({ model = '' }) => (model in MODELS ? undefined : model),
  compute(row) {
    const scenario = scenarioOf(row, {
      magnitude: 'mag',
      dipDeg: 'dip_deg',
      widthKm: 'width_km',
      ztorKm: 'ztor_km',
      hypocentralDepthKm: 'zhyp_km',
      rrupKm: 'rrup_km',
      rjbKm: 'rjb_km',
      rxKm: 'rx_km',
      ry0Km: 'ry0_km',
      vs30Mps: 'vs30_ms',
      z1Km: 'z1p0_km',
      z2p5Km: 'z2p5_km',
    });
    scenario.rakeDeg = RAKE_DEG[row['mechanism'] ?? ''] ?? NaN;
    scenario.vs30Measured = row['vs_source'] === 'measured';
    const family = MODELS[row['model'] ?? ''];
    const model = family?.[row['region'] ?? ''] ?? family?.global;
    return answer(row, {
      model,
      measure: 'period_s_or_PGA_PGV',
      scenario,
      sigma: 'ln_std',
      median: 'median',
    });
  },
};

const bcHydro: RowBinding = {
  kind: 'rows',
  table: 'pygmm_bchydro16',
  tolerances: { '*': { relative: 0.02 } },
  compute(row) {
    const scenario = scenarioOf(row, {
      magnitude: 'mag',
      rrupKm: 'rrup_km',
      rhypKm: 'rhyp_km',
      hypocentralDepthKm: 'zhyp_km',
      vs30Mps: 'vs30_ms',
    });
    scenario.backarc = row['tectonic_region'] === 'backarc';
    const model = row['event_type'] === 'interface' ? bcHydroInterface : bcHydroSlab;
    return answer(row, {
      model,
      measure: 'period_s_or_PGA',
      scenario,
      sigma: 'ln_std',
      median: 'median_g',
    });
  },
};

interface Question {
  readonly model: GroundMotionModel | undefined;
  readonly measure: string;
  readonly scenario: Parameters<typeof motionOf>[2];
  readonly median: string;
  readonly sigma: string;
}

function answer(row: Row, { model, measure, scenario, median, sigma }: Question): Computed {
  const periodS = periodOf(row[measure] ?? '');
  if (model === undefined || periodS === undefined)
    throw new Error(`neither model nor measure: ${row['model']} ${row[measure]}`);
  const motion = motionOf(model, periodS, scenario);
  return { [median]: Math.exp(motion.lnMedian), [sigma]: motion.sigma };
}

/** Spectra of the models' own spreadsheets and software. */
export const pygmmTables: readonly RowBinding[] = [bcHydro, spreadsheet];
