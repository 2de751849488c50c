import { laneSpread, wangNormal, wangStudent } from '../../engines/money/catBond/spreads.ts';
import {
  lognormalLayerLoss,
  lognormalOccurrence,
} from '../../engines/money/loss/lognormalLayer.ts';
import { need, type RowBinding, type Topic } from './binding.ts';

const layers: RowBinding = {
  kind: 'rows',
  table: 'layer_expected_loss',
  tolerances: { '*': { relative: 1e-5 } },
  compute(row) {
    const events = {
      ratePerYear: need(row, 'annual_rate'),
      lnMean: need(row, 'ln_mean'),
      lnSigma: need(row, 'ln_sigma'),
    };
    const [attachment, exhaustion] = [need(row, 'attachment'), need(row, 'exhaustion')];
    return {
      attachment_probability: lognormalOccurrence(events, attachment),
      exhaustion_probability: lognormalOccurrence(events, exhaustion),
      expected_loss_of_layer: lognormalLayerLoss(events, attachment, exhaustion),
    };
  },
};

const spreads: RowBinding = {
  kind: 'rows',
  table: 'lane_wang_spreads',
  tolerances: { '*': { relative: 1e-5 } },
  compute(row) {
    const firstLoss = need(row, 'prob_first_loss');
    const conditional = need(row, 'conditional_expected_loss');
    const lambda = need(row, 'lambda');
    const lane = laneSpread(firstLoss, conditional);
    return {
      expected_loss: firstLoss * conditional,
      lane2000_premium: lane,
      wang_normal_of_pfl: wangNormal(firstLoss, lambda),
      wang_t5_of_pfl: wangStudent(firstLoss, lambda, 5),
      multiple_lane: lane / (firstLoss * conditional),
    };
  },
};

export const catBond: Topic = { topic: 'cat_bond', tables: [layers, spreads] };
