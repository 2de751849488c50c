import {
  cleanPrice,
  creditSpreadBp,
  cumulativeDefault,
  macaulayDuration,
  modifiedDuration,
} from '../../engines/money/muniBond/bondMath.ts';
import { need, type RowBinding, type Topic } from './binding.ts';

const prices: RowBinding = {
  kind: 'rows',
  table: 'price_duration_spread',
  tolerances: { '*': { relative: 1e-5 } },
  compute(row) {
    const bond = { coupon: need(row, 'coupon'), maturityYears: need(row, 'maturity_yr') };
    const [rate, hazard] = [need(row, 'yield'), need(row, 'hazard_rate')];
    return {
      clean_price: cleanPrice(bond, rate),
      macaulay_duration: macaulayDuration(bond, rate),
      modified_duration: modifiedDuration(bond, rate),
      credit_spread_bp_triangle: creditSpreadBp(hazard, need(row, 'recovery')),
      cumulative_pd: cumulativeDefault(hazard, bond.maturityYears),
    };
  },
};

export const muniBond: Topic = { topic: 'muni_bond', tables: [prices] };
