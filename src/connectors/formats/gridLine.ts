import type { Fact, Known, Missing } from '../../../engines/facts.ts';
import type { SourceHealth } from '../pipeline/health.ts';

/** Grids of numbers that stand before the sources of a dataset: the operator's own files. */
export interface GridLine {
  /**
   * Undefined: no grid covers the question. Missing: one does and has no data there, or cannot be read; the sources behind it are
   * asked, with its reason. Plain where the ground is in memory. Never rejects.
   */
  ask(
    datasetId: string,
    query: unknown,
    signal: AbortSignal | undefined,
  ): GridReply | undefined | Promise<GridReply | undefined>;
  health(): SourceHealth[];
}

export type GridReply = Known<unknown> | Missing;

interface Asked {
  readonly plan: { readonly datasetId: string | undefined };
  readonly query: unknown;
  readonly signal: AbortSignal | undefined;
}

/** A grid's answer where one has data; else what `next` comes to, given why none had. A source asked for by name is asked at once. */
export function gridsFirst(
  grids: GridLine | undefined,
  { plan: { datasetId }, query, signal }: Asked,
  next: (reason: string | undefined) => Fact<unknown> | Promise<Fact<unknown>>,
): Fact<unknown> | Promise<Fact<unknown>> {
  if (grids === undefined || datasetId === undefined) return next(undefined);
  const settle = (reply: GridReply | undefined) =>
    reply !== undefined && 'value' in reply ? reply : next(reply?.missing);
  const reply = grids.ask(datasetId, query, signal);
  return reply instanceof Promise ? reply.then(settle) : settle(reply);
}
