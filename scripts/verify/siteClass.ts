import { siteClass as classOf } from '../../engines/hazards/earthquake/site/siteClass.ts';
import { slopeVs30Mps } from '../../engines/hazards/earthquake/site/slopeVs30.ts';
import {
  designAccelerationG,
  designSpectrum,
  spectrumOf,
} from '../../engines/hazards/earthquake/site/designSpectrum.ts';
import { siteCoefficients } from '../../engines/hazards/earthquake/site/siteCoefficients.ts';
import {
  SITE_COEFFICIENTS,
  type CoefficientClass,
  type DesignEdition,
} from '../../engines/hazards/earthquake/site/tables.ts';
import { designValues } from './cityDesign.ts';
import { need, type Row, type RowBinding, type Topic } from './binding.ts';
import { slopeBin } from './formulas/slopeBin.ts';

const slopeToVs30: RowBinding = {
  kind: 'rows',
  table: 'slope_to_vs30',
  beside: 'classes of slope',
  tolerances: {
    vs30_active_usgs_global_ms: { relative: 0.005 },
    vs30_stable_usgs_global_ms: { relative: 0.005 },
    '*': 'exact',
  },
  compute(row) {
    const slope = need(row, 'slope_m_per_m');
    return {
      vs30_active_usgs_global_ms: slopeVs30Mps(slope, 'active'),
      vs30_stable_usgs_global_ms: slopeVs30Mps(slope, 'stable'),
      wa07_active_class: slopeBin(slope, 'active').name,
      wa07_active_vs30_range: rangeText(slope, 'active'),
      wa07_stable_class: slopeBin(slope, 'stable').name,
      wa07_stable_vs30_range: rangeText(slope, 'stable'),
    };
  },
};

function rangeText(slope: number, regime: 'active' | 'stable'): string {
  const { vs30FromMps, vs30ToMps } = slopeBin(slope, regime);
  if (vs30FromMps === 0) return `<${vs30ToMps}`;
  return vs30ToMps === Infinity ? `>${vs30FromMps}` : `${vs30FromMps}-${vs30ToMps}`;
}

const vs30ToClass: RowBinding = {
  kind: 'rows',
  table: 'vs30_to_class',
  tolerances: { '*': 'exact' },
  compute: (row) => ({
    asce7_16_class: classOf(need(row, 'vs30_ms'), 'ASCE7-16'),
    asce7_22_class: classOf(need(row, 'vs30_ms'), 'ASCE7-22'),
  }),
};

const isEdition = (text: string | undefined): text is DesignEdition =>
  text !== undefined && text in SITE_COEFFICIENTS;
const CLASSES: readonly CoefficientClass[] = ['A', 'B', 'B-estimated', 'C', 'D', 'D-default', 'E'];

const asceDesign: RowBinding = {
  kind: 'rows',
  table: 'asce_design_spectrum',
  tolerances: { '*': { relative: 1e-3 } },
  notOffered: ({ code }) => (isEdition(code) ? undefined : code),
  compute: designRow,
};

function designRow(row: Row) {
  const edition = row['code'];
  const named = CLASSES.find((name) => name === row['site_class']);
  if (!isEdition(edition) || !named) return { fa: undefined };
  const mapped = { ssG: need(row, 'ss_g'), s1G: need(row, 's1_g') };
  const factors = siteCoefficients(edition, named, mapped);
  if (!factors) return { fa: undefined };
  const [smsG, sm1G] = [factors.fa * mapped.ssG, factors.fv * mapped.s1G];
  const spectrum = designSpectrum({ smsG, sm1G, tlS: need(row, 'tl_s') });
  return {
    fa: factors.fa,
    fv: factors.fv,
    sms_g: smsG,
    sm1_g: sm1G,
    sds_g: spectrum.sdsG,
    sd1_g: spectrum.sd1G,
    t0_s: spectrum.t0S,
    ts_s: spectrum.tsS,
    sa_g: designAccelerationG(spectrum, need(row, 'period_s')),
  };
}

const usgsSpectrum: RowBinding = {
  kind: 'rows',
  table: 'usgs_horizontal_spectrum',
  tolerances: { sa_g: { absolute: 0.0005 } },
  compute(row) {
    const spectrum = spectrumOf({
      sdsG: need(row, 'sds_g'),
      sd1G: need(row, 'sd1_g'),
      tlS: need(row, 'tl_s'),
    });
    return {
      sa_g: designAccelerationG(
        spectrum,
        unrounded(need(row, 'period_s'), [spectrum.t0S, spectrum.tsS]),
      ),
    };
  },
};

/** The service prints periods to 1 ms: a period that is a corner so rounded is the corner. */
function unrounded(periodS: number, cornersS: readonly number[]): number {
  return cornersS.find((corner) => Math.abs(corner - periodS) <= 0.0005) ?? periodS;
}

/** Site classes, the slope proxy of Vs30, site coefficients and design spectra. */
export const siteClass: Topic = {
  topic: 'site_class',
  tables: [asceDesign, slopeToVs30, designValues, usgsSpectrum, vs30ToClass],
};
