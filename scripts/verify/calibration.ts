import { gammaP } from '../../engines/ground/math/gamma.ts';
import { DAYS_PER_YEAR } from '../../engines/ground/math/time.ts';
import { brierScore, logLossNats } from '../../engines/signals/calibration/scoringRules.ts';
import { isotonicFit } from '../../engines/signals/calibration/isotonic.ts';
import { need, type Row, type Topic } from './binding.ts';
import { brierSkill } from './formulas/brierSkill.ts';

const list = (row: Row, column: string): number[] =>
  (row[column] ?? '').split(' ').filter(Boolean).map(Number);

export const calibration: Topic = {
  topic: 'calibration',
  tables: [
    {
      kind: 'rows',
      table: 'brier_log_scores',
      beside: 'the skill against the base rate of the sample',
      tolerances: { '*': { relative: 1e-6 } },
      compute(row) {
        const outcomes = list(row, 'outcomes');
        const probabilities = list(row, 'probabilities');
        if (probabilities.length !== outcomes.length)
          throw new Error(`not an outcome for each probability: ${JSON.stringify(row)}`);
        const forecasts = probabilities.map((probability, i) => ({
          probability,
          outcome: outcomes[i] === 1,
        }));
        return {
          brier: brierScore(forecasts),
          log_loss_nats: logLossNats(forecasts),
          brier_skill_vs_sample_base_rate: brierSkill(forecasts),
        };
      },
    },
    {
      kind: 'rows',
      table: 'isotonic_pav',
      tolerances: { '*': { relative: 1e-5 } },
      compute: (row) => ({
        isotonic_fit: isotonicFit(list(row, 'values_sorted_by_score'), list(row, 'weights')),
      }),
    },
    {
      kind: 'rows',
      table: 'poisson_event_probability',
      tolerances: { '*': { relative: 1e-6 } },
      compute(row) {
        const [rate, days, k] = [
          need(row, 'annual_rate'),
          need(row, 'days'),
          need(row, 'at_least_k'),
        ];
        const expected = (rate * days) / DAYS_PER_YEAR;
        return { probability: k === 0 ? 1 : gammaP(k, expected), expected_count: expected };
      },
    },
  ],
};
