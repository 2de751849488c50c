import { basisRisk } from '../../engines/signals/parametric/basisRisk.ts';
import { need, type Topic } from './binding.ts';

export const parametric: Topic = {
  topic: 'parametric',
  tables: [
    {
      kind: 'rows',
      table: 'basis_risk_gaussian',
      tolerances: { '*': { relative: 1e-5 } },
      compute(row) {
        const risk = basisRisk(need(row, 'p_loss'), need(row, 'p_trigger'), need(row, 'rho'));
        return {
          p_both: risk.pBoth,
          p_loss_no_payment: risk.pLossWithoutPayment,
          p_payment_no_loss: risk.pPaymentWithoutLoss,
          false_negative_rate: risk.falseNegativeRate,
          false_positive_rate: risk.falsePositiveRate,
        };
      },
    },
  ],
};
