import type { NeedTree } from '../../facts.ts';
import type { NoNeeds, Vertical } from '../../vertical.ts';
import type { replayInput, replayReply } from './schemas.ts';

/** How one kind of event is replayed: the pure parts of a vertical for it. */
export type Replay<
  N extends NeedTree = NeedTree,
  T extends NeedTree = NeedTree,
  L extends NeedTree = NeedTree,
> = Pick<
  Vertical<typeof replayInput, typeof replayReply, N, T, L>,
  'needs' | 'thenNeeds' | 'lastNeeds' | 'assess'
>;

/** Declares a replay; gives its parts the fact types of its rounds. */
export function replay<
  N extends NeedTree,
  T extends NeedTree = NoNeeds,
  L extends NeedTree = NoNeeds,
>(parts: Replay<N, T, L>): Replay<N, T, L> {
  return parts;
}
