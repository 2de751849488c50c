import type * as z from 'zod';
import { positioned } from '../../../engines/positioned.ts';
import { oracle as engine } from '../../../engines/signals/market/index.ts';
import { anyVertical } from '../../../engines/vertical.ts';
import type { Context, Inside, PredictionRecord } from '../../core/context.ts';
import { fromVertical } from '../../core/fromVertical.ts';
import type { Operation } from '../../core/operation.ts';
import { ledgerEntry } from './ledger.ts';
import { keepFrozen } from './freeze.ts';

/** Its answer alone, before the ledger. */
export const answered = fromVertical('predictions_oracle', positioned(anyVertical(engine)));

/** The market oracle, whose answers are entered in the ledger of forecasts before they are sent. */
export const oracle: Operation & { readonly method: 'POST' } = {
  ...answered,
  method: 'POST',
  output: (answered.output as z.ZodObject)
    .extend({
      ledger: ledgerEntry
        .nullable()
        .optional()
        .describe(
          'Entry of the ledger that freezes the answer; null where there is no probability, absent for test keys',
        ),
    })
    .meta({ id: 'FrozenMarketOracle' }),
  run(input, context) {
    if (context.account?.isTest === true) return answered.run(input, context);
    const frozen = Object.create(context, {
      keep: {
        value: (record: PredictionRecord, inside?: Inside) =>
          keepFrozen(record, context, { inside }),
      },
    }) as Context;
    return answered.run(input, frozen);
  },
};
