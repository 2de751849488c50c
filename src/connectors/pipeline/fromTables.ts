import type { Fact } from '../../../engines/facts.ts';
import type { Embedded } from '../connector.ts';

/** Answers a question from embedded tables, the first that has one; `reason` says why no live source did. */
export function fromTables(
  tables: readonly Embedded[],
  query: unknown,
  told: { reason: string | undefined; retrievedAt: string; liveSource: string | undefined },
): Fact<unknown> {
  const { reason } = told;
  let none: { missing: string; source: string } | undefined;
  for (const table of tables) {
    const answer = answerOf(table, query);
    if (isMissing(answer)) {
      none = { missing: answer.missing, source: table.id };
      continue;
    }
    const fact = {
      value: answer,
      source: table.id,
      asOf: table.asOfFor?.(query) ?? table.asOf,
      retrievedAt: told.retrievedAt,
      status: 'embedded' as const,
    };
    return reason === undefined ? fact : { ...fact, reason };
  }
  if (none === undefined)
    return {
      missing: reason ?? 'outside the area that the sources cover',
      source: told.liveSource ?? 'none',
    };
  return {
    missing: reason === undefined ? none.missing : `${none.missing}; live: ${reason}`,
    source: none.source,
  };
}

function answerOf(table: Embedded, query: unknown): unknown {
  try {
    return table.answer(query);
  } catch (error) {
    return { missing: `the table could not answer (${String(error)})` };
  }
}

function isMissing(answer: unknown): answer is { missing: string } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'missing' in answer &&
    typeof answer.missing === 'string'
  );
}
