import { RETURN_PERIODS } from '../loss/exceedance.ts';
import {
  lognormalAnnualLoss,
  lognormalLayerLoss,
  lognormalOccurrence,
  lognormalOccurrenceLoss,
} from '../loss/lognormalLayer.ts';
import type { BondPrice, BondTerms } from './schemas.ts';

/**
 * The layer by the caller's own loss model; nothing where there is none.
 *
 * Probabilities are of the year's largest event, as for our own model; the expected loss counts every event, so it is no less than that
 * of a bond which can be lost once.
 */
export function ownModelOf(terms: BondTerms): Pick<BondPrice, 'own_model'> {
  if (terms.own_events === undefined) return {};
  const { attachment_point: from, exhaustion_point: to, own_events } = terms;
  const { rate_per_yr: ratePerYear, ln_mean: lnMean, ln_sigma: lnSigma } = own_events;
  const events = { ratePerYear, lnMean, lnSigma };
  return {
    own_model: {
      attachment_probability: lognormalOccurrence(events, from),
      exhaustion_probability: lognormalOccurrence(events, to),
      expected_loss: lognormalLayerLoss(events, from, to),
      average_annual_loss_ratio: lognormalAnnualLoss(events),
      exceedance: RETURN_PERIODS.map((years) => ({
        return_period_yr: years,
        loss: lognormalOccurrenceLoss(events, years),
      })),
    },
  };
}
