import { Quotes, type Citation, type StoredRecord } from '../narrative/record.ts';
import * as sections from '../narrative/sections.ts';

const MOST_WARNINGS = 2;
const MOST_SCALARS = 6;
const MOST_NAMES = 12;

/** An answer made of one result, and where each of its values stands. */
export interface ComposedAnswer {
  readonly text: string;
  readonly citations: readonly Citation[];
}

/** Sentences of a result, none of which says more than the result does; undefined where it holds nothing to say. */
export function composeAnswer(record: StoredRecord): ComposedAnswer | undefined {
  const quotes = new Quotes(record);
  const said = [sections.headline(quotes), sections.chances(quotes), sections.physical(quotes)];
  const lines = said.flatMap((line) => line ?? []);
  if (lines.length === 0)
    lines.push(...[names(quotes), scalars(quotes)].flatMap((line) => line ?? []));
  if (lines.length === 0) return undefined;
  const warned = quotes
    .members('reply', 'warnings')
    .slice(0, MOST_WARNINGS)
    .flatMap((at) => quotes.text('reply', 'warnings', Number(at)) ?? []);
  return { text: [...lines, ...warned].join(' '), citations: quotes.citations };
}

/** Names of a list of regions or items. */
function names(quotes: Quotes): string | undefined {
  for (const list of ['regions', 'items', 'connectors']) {
    const found = quotes
      .members('reply', list)
      .slice(0, MOST_NAMES)
      .flatMap((at) => {
        const member =
          quotes.at('reply', list, Number(at), 'name') === undefined ? 'title' : 'name';
        return quotes.text('reply', list, Number(at), member) ?? [];
      });
    if (found.length > 0) return `Among the ${list}: ${found.join(', ')}.`;
  }
  return undefined;
}

/** Numbers at the top of a result, by their names. */
function scalars(quotes: Quotes): string | undefined {
  const found = quotes
    .members('reply')
    .filter(
      (name) =>
        typeof quotes.at('reply', name) === 'number' && !/^(lat|lon|prediction_id)$/.test(name),
    )
    .slice(0, MOST_SCALARS)
    .map((name) => `${name.replaceAll('_', ' ')} ${quotes.text('reply', name)}`);
  return found.length === 0 ? undefined : `${found.join('; ')}.`;
}
