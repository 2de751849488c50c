import { CALIFORNIA } from './california.ts';
import type { RulePack } from './rulePack.ts';
import { STATE_PACKS } from './statePacks.ts';

/** The codes of the states, the District and the inhabited territories. */
export const STATE_CODES: ReadonlySet<string> = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR GU VI AS MP'.split(
    ' ',
  ),
);

/** What is answered of a state without a pack of its own: no invented law. */
export function packOf(state: string): RulePack {
  return (
    (state === 'CA' ? CALIFORNIA : STATE_PACKS[state]) ?? {
      state,
      title: 'No rule pack',
      law: 'none listed here',
      items: [],
      note: `No statutory hazard disclosure of ${state} is listed here: ask counsel what its law and forms require.`,
    }
  );
}
