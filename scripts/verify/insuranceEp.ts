import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compoundYear } from '../../engines/money/loss/aggregate.ts';
import {
  annualDeviation,
  averageAnnualLoss,
  type LossEvent,
} from '../../engines/money/loss/eventTable.ts';
import {
  lognormalAnnualLoss,
  lognormalOccurrenceLoss,
  type LognormalEvents,
} from '../../engines/money/loss/lognormalLayer.ts';
import { yearPoints } from '../../engines/money/loss/yearCurve.ts';
import { normalCdf } from '../../engines/ground/math/normal.ts';
import { need, type Row, type RowBinding, type Topic } from './binding.ts';
import { occurrenceLoss } from './formulas/occurrenceLoss.ts';

const eventsOf = (row: Row): LognormalEvents => ({
  ratePerYear: need(row, 'annual_rate'),
  lnMean: need(row, 'ln_mean'),
  lnSigma: need(row, 'ln_sigma'),
});

const CELLS = 2 ** 15;

/** Severity of a lognormal on a grid to well beyond the loss that is asked. */
function aggregateLoss(events: LognormalEvents, years: number): number {
  const { ratePerYear, lnMean, lnSigma } = events;
  const step = (30 * lognormalOccurrenceLoss(events, Math.max(years, 100))) / CELLS;
  const severity = new Float64Array(CELLS);
  const below = (x: number) => (x <= 0 ? 0 : normalCdf((Math.log(x) - lnMean) / lnSigma));
  for (let i = 0; i < CELLS; i++)
    severity[i] = ratePerYear * (below((i + 0.5) * step) - below((i - 0.5) * step));
  severity[CELLS - 1] = ratePerYear * (1 - below((CELLS - 1.5) * step));
  return yearPoints(compoundYear(severity, step), [years])[0]?.loss ?? Number.NaN;
}

const compound: RowBinding = {
  kind: 'rows',
  table: 'compound_poisson_lognormal',
  tolerances: {
    aal: { relative: 1e-6 },
    oep_loss: { relative: 1e-3 },
    aep_loss: { relative: 1e-2 },
  },
  compute(row) {
    const years = need(row, 'return_period_yr');
    return {
      aal: lognormalAnnualLoss(eventsOf(row)),
      oep_loss: lognormalOccurrenceLoss(eventsOf(row), years),
      aep_loss: aggregateLoss(eventsOf(row), years),
    };
  },
};

const tables: RowBinding = {
  kind: 'rows',
  table: 'oep_from_elt',
  beside: 'oep_loss, without secondary uncertainty',
  tolerances: { '*': { relative: 1e-6 } },
  prepare: (_rows, { dir }) => JSON.parse(readFileSync(join(dir, 'elts.json'), 'utf8')) as unknown,
  compute(row, prepared) {
    const listed = (prepared as Record<string, [number, number][]>)[row['elt'] ?? ''] ?? [];
    const events: LossEvent[] = listed.map(([ratePerYear, loss]) => ({ ratePerYear, loss }));
    return {
      n_events: events.length,
      aal: averageAnnualLoss(events),
      annual_loss_std: annualDeviation(events),
      oep_loss: occurrenceLoss(events, need(row, 'return_period_yr')),
    };
  },
};

export const insuranceEp: Topic = { topic: 'insurance_ep', tables: [compound, tables] };
