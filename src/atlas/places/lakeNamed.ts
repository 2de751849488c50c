import { lakes } from '../data/lakes.ts';
import { once } from '../geography/once.ts';
import { foldName } from './foldName.ts';

/** A lake's name without its word for one: `lake tahoe`, `the tahoe lake` and `lago di como` keep `tahoe` and `como`. */
const LAKE = /\b(?:the|lakes?|lac|lago|lough|loch|laguna|lagoon|reservoir|of|di|de|du)\b/g;
/** What must stand in a text that means water; the bare name may be a town's. */
const IS_LAKE = /\b(?:lake|lac|lago|lough|laguna|lagoon|reservoir|sea)\b/;

const ownName = (folded: string): string =>
  folded.replaceAll(LAKE, ' ').replaceAll(/\s+/g, ' ').trim();

/** Lakes of the table by the fold of their own names. */
const byName = once(() => new Map(lakes.map(([name]) => [ownName(foldName(name)), name] as const)));

/** The lake that a text names as one, as the table writes it; undefined for none. */
export function lakeNamed(text: string): string | undefined {
  const folded = foldName(text);
  return IS_LAKE.test(folded) ? byName().get(ownName(folded)) : undefined;
}
