import { bridgeDamage } from '../../engines/systems/infrastructure/bridge/bridgeFragility.ts';
import { conditionAfter } from '../../engines/systems/infrastructure/bridge/conditionPath.ts';
import {
  BRIDGE_CLASSES,
  type BridgeClass,
} from '../../engines/systems/infrastructure/bridge/tables.ts';
import { need, type Row, type Topic } from './binding.ts';
import { damageStates } from './damageStates.ts';

/** `HWB.GS.5` names the class `HWB5`. */
function classOf(row: Row): BridgeClass | undefined {
  const name = `HWB${row['id']?.split('.').at(-1) ?? ''}`;
  return name in BRIDGE_CLASSES ? (name as BridgeClass) : undefined;
}

/** Fragility of highway bridges and the path of their condition. */
export const bridge: Topic = {
  topic: 'bridge',
  tables: [
    {
      kind: 'rows',
      table: 'hazus_hwb_fragility',
      tolerances: { '*': { relative: 1e-5 } },
      notOffered: (row) => (classOf(row) === undefined ? row['id'] : undefined),
      compute(row) {
        const name = classOf(row);
        return name === undefined ? {} : damageStates(bridgeDamage(name, need(row, 'intensity')));
      },
    },
    {
      kind: 'rows',
      table: 'nbi_markov',
      tolerances: { '*': { relative: 1e-6 } },
      compute(row) {
        const { expectedRating, poorProbability } = conditionAfter(
          need(row, 'initial_rating'),
          need(row, 'years'),
          {
            4: need(row, 'q4'),
            5: need(row, 'q5'),
            6: need(row, 'q6'),
            7: need(row, 'q7'),
            8: need(row, 'q8'),
            9: need(row, 'q9'),
          },
        );
        return { expected_rating: expectedRating, prob_rating_4_or_less: poorProbability };
      },
    },
  ],
};
