import { lossAbout } from '../../component.ts';
import { exceedanceRatios } from '../loss/exceedance.ts';
import { occurrencePoints } from '../loss/occurrence.ts';
import { accumulate, portfolioEvents, type PortfolioItem } from '../siteRisk/portfolioEvents.ts';
import type { PropertyLoss } from '../siteRisk/propertyLoss.ts';
import { eventsOf } from '../siteRisk/siteLoss.ts';
import { cellAnswer } from './cellAnswer.ts';
import type { PortfolioLocation, PortfolioResult, PortfolioTotals } from './portfolioSchemas.ts';
import { dominantOf, scoredFields } from './propertyReport.ts';

/** A location with what it loses. */
export interface Scored {
  readonly given: PortfolioLocation;
  readonly loss: PropertyLoss;
}

/** Largest event of a year once in 100 and 250 years, share of the value. */
function probableMaxima({ perils }: PropertyLoss): readonly [number, number, number] {
  const [first, second] = occurrencePoints(eventsOf(perils), 1, [100, 250]);
  return [first?.loss ?? 0, second?.loss ?? 0, second?.tail ?? 0];
}

/** One line of a portfolio's answer. */
export function portfolioLine({ given, loss }: Scored, index: number): PortfolioResult {
  const { total, perils, reason } = loss;
  const value = given.replacement_value_usd;
  const [pml100, pml250, tail250] = total ? probableMaxima(loss) : [null, null, null];
  const { quantity, score, level, interval } = scoredFields(loss);
  return {
    index,
    property_id: given.property_id ?? null,
    lat: given.lat,
    lon: given.lon,
    status: total ? 'ok' : 'error',
    ...(total ? {} : { error: { code: 'not_computable', detail: reason ?? 'nothing is known' } }),
    quantity,
    score,
    level,
    interval,
    average_annual_loss_pct: total && 100 * total.value,
    average_annual_loss_usd: total && value !== undefined ? value * total.value : null,
    pml_100yr: pml100,
    pml_250yr: pml250,
    tvar_250yr: tail250,
    dominant_peril: dominantOf(loss),
    perils: perils.map(({ peril, state, averageAnnual }) => ({
      peril,
      state,
      expected_annual_loss_ratio: state === 'known' ? averageAnnual : null,
    })),
  };
}

/** How many buildings came with a replacement value. */
export const pricedOf = (scored: readonly Scored[]): number =>
  scored.filter(({ given }) => given.replacement_value_usd !== undefined).length;

/** Log standard deviation of the sum: hazards and curves err for all buildings alike, so that nothing is gained by adding. */
function sumLnSigma(scored: readonly Scored[], total: number): number {
  if (!(total > 0)) return 0;
  return scored.reduce(
    (sum, { given, loss }) =>
      sum +
      ((given.replacement_value_usd ?? 1) * (loss.total?.value ?? 0) * (loss.total?.lnSigma ?? 0)) /
        total,
    0,
  );
}

function perilShares(scored: readonly Scored[], total: number): PortfolioTotals['by_peril'] {
  const shares = new Map<
    string,
    { peril: PortfolioTotals['by_peril'][number]['peril']; share: number }
  >();
  for (const { given, loss } of scored)
    for (const { peril, averageAnnual } of loss.perils) {
      const row = shares.get(peril) ?? { peril, share: 0 };
      row.share += ((given.replacement_value_usd ?? 1) * averageAnnual) / total;
      shares.set(peril, row);
    }
  return [...shares.values()];
}

/** Losses below this share of the portfolio change no curve. */
const NEGLIGIBLE = 1e-6;

/**
 * The portfolio as one: losses with common events, accumulation and shares.
 *
 * Where any building has a replacement value, one without weighs nothing in the totals; without values all weigh the same.
 */
export function portfolioTotals(
  scored: readonly Scored[],
  lines: readonly PortfolioResult[],
): PortfolioTotals {
  const priced = pricedOf(scored);
  const weighed = scored.map(({ given, loss }) => ({
    given: { ...given, replacement_value_usd: priced > 0 ? (given.replacement_value_usd ?? 0) : 1 },
    loss,
  }));
  const items = weighed.flatMap(({ given, loss }): PortfolioItem[] => {
    const { lat, lon, replacement_value_usd: value } = given;
    return loss.total ? [{ lat, lon, value, perils: loss.perils }] : [];
  });
  const value = items.reduce((sum, item) => sum + item.value, 0);
  const cells = accumulate(items);
  const loss = cells.reduce((sum, cell) => sum + cell.annualLoss, 0);
  const isPriced = priced > 0 && value > 0;
  const weighty = items.filter((item) => item.value > 0);
  const curve = exceedanceRatios(portfolioEvents(weighty, NEGLIGIBLE * value), value);
  return {
    buildings: scored.length,
    computed: items.length,
    priced,
    total_value_usd: isPriced ? value : null,
    expected_annual_loss_ratio:
      value > 0 ? lossAbout(loss / value, sumLnSigma(weighed, loss)) : null,
    average_annual_loss_usd: isPriced ? loss : null,
    exceedance: curve,
    diversification: diversification(curve, weighed, { lines, value }),
    accumulation: cells.map((cell) => cellAnswer(cell, { value, annualLoss: loss, isPriced })),
    by_peril: loss > 0 ? perilShares(weighed, loss) : [],
  };
}

/** Tail of the portfolio over the sum of the buildings' tails: tails, unlike single points of the curve, can only shrink by adding. */
function diversification(
  curve: PortfolioTotals['exceedance'],
  weighed: readonly Scored[],
  { lines, value }: { readonly lines: readonly PortfolioResult[]; readonly value: number },
): number | null {
  const single = weighed.reduce(
    (sum, { given }, i) => sum + (given.replacement_value_usd ?? 1) * (lines[i].tvar_250yr ?? 0),
    0,
  );
  const tail = curve.find((point) => point.return_period_yr === 250)?.oep_tvar;
  return single > 0 && tail !== undefined ? Math.min(1, (tail * value) / single) : null;
}
