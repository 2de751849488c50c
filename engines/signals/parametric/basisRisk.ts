import { bivariateNormalTail } from '../../ground/math/bivariateNormal.ts';
import { normalQuantile } from '../../ground/math/normal.ts';

/** How often a cover that pays on an index misses the loss it stands for. */
export interface BasisRisk {
  readonly pBoth: number;
  readonly pLossWithoutPayment: number;
  readonly pPaymentWithoutLoss: number;
  /** P(no payment | loss). */
  readonly falseNegativeRate: number;
  /** P(no loss | payment). */
  readonly falsePositiveRate: number;
}

/**
 * Basis risk of a binary parametric cover whose index and loss depend on each other by a Gaussian copula.
 *
 * @param pLoss     yearly probability of the loss, above 0, below 1
 * @param pTrigger  yearly probability of a payment, above 0, below 1
 * @param rho       correlation of the copula, -1 to 1
 * @source Sklar's copula with the bivariate normal of Genz (2004). doi:10.1023/B:STCO.0000035304.20635.31
 */
export function basisRisk(pLoss: number, pTrigger: number, rho: number): BasisRisk {
  const joint = bivariateNormalTail(-normalQuantile(pLoss), -normalQuantile(pTrigger), rho);
  // At full dependence the tail leaves its bounds by a rounding.
  const pBoth = Math.max(0, Math.min(pLoss, pTrigger, joint));
  const pLossWithoutPayment = pLoss - pBoth;
  const pPaymentWithoutLoss = pTrigger - pBoth;
  return {
    pBoth,
    pLossWithoutPayment,
    pPaymentWithoutLoss,
    falseNegativeRate: pLossWithoutPayment / pLoss,
    falsePositiveRate: pPaymentWithoutLoss / pTrigger,
  };
}
