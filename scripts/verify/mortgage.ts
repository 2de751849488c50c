import {
  balanceUsd,
  loanToValue,
  lossGivenDefault,
  monthlyPaymentUsd,
} from '../../engines/money/mortgage/amortisation.ts';
import { need, type RowBinding, type Topic } from './binding.ts';

const amortisation: RowBinding = {
  kind: 'rows',
  table: 'amortisation_ltv_lgd',
  tolerances: {
    monthly_payment: { absolute: 0.01 },
    balance: { absolute: 0.01 },
    shocked_ltv: { relative: 1e-5 },
    lgd_25pct_cost: { relative: 1e-5 },
  },
  compute(row) {
    const loan = {
      principalUsd: need(row, 'principal_usd'),
      annualRate: need(row, 'annual_rate'),
      termYears: need(row, 'term_years'),
    };
    const balance = balanceUsd(loan, need(row, 'months_elapsed'));
    const [value, shock] = [need(row, 'property_value_usd'), need(row, 'climate_value_shock')];
    return {
      monthly_payment: monthlyPaymentUsd(loan),
      balance,
      shocked_ltv: loanToValue(balance, value, shock),
      lgd_25pct_cost: lossGivenDefault(balance, value, shock),
    };
  },
};

export const mortgage: Topic = { topic: 'mortgage', tables: [amortisation] };
