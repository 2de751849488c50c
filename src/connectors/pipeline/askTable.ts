import type { Fact, Need } from '../../../engines/facts.ts';
import type { Embedded } from '../connector.ts';
import { fromTables } from './fromTables.ts';

/** Answers from one embedded table by its id, whatever sources stand before it. */
export function tableAnswers(
  tables: readonly Embedded[],
): (sourceId: string, need: Need) => Fact<unknown> {
  const byId = new Map(tables.map((table) => [`${table.id} ${table.dataset.id}`, table]));
  return (sourceId, need) => {
    const table = byId.get(`${sourceId} ${need.dataset.id}`);
    if (!table)
      return {
        missing: `this release has no table ${sourceId} of ${need.dataset.id}`,
        source: sourceId,
      };
    const parsed = need.dataset.query.safeParse(need.query);
    if (!parsed.success)
      return { missing: `the question is outside ${need.dataset.id}`, source: sourceId };
    return fromTables([table], parsed.data, {
      reason: undefined,
      retrievedAt: table.asOf,
      liveSource: undefined,
    });
  };
}
